import { base64url } from 'jose'
import type { ServiceContext } from '../../../core/context.ts'
import { readSignedIds, type Signing, signIds } from '../../../core/signed-ids.ts'
import { decodeBase64url } from '../../../lib/base64url.ts'
import { paths } from '../../../rules/site/app-paths.ts'

const MAC_BYTES = 16
const SIGNING = {
  confirm: { purpose: 'billing-email-confirm', macBytes: MAC_BYTES },
  stop: { purpose: 'billing-email-stop', macBytes: MAC_BYTES },
} as const satisfies Record<string, Signing>

/** What a link in a mail to a billing address does. */
export type BillingEmailAct = keyof typeof SIGNING

/** The links of a billing address. They work as long as the address is stored, and are valid only for their purpose. */
export async function billingEmailUrls(
  ctx: Pick<ServiceContext, 'config'>,
  id: string,
): Promise<Readonly<Record<BillingEmailAct, string>>> {
  const urlOf = async (act: BillingEmailAct) => {
    const token = base64url.encode(await signIds(ctx, SIGNING[act], [id]))
    return ctx.config.appUrl + paths.billingEmail.to({ do: act, token })
  }
  const [confirm, stop] = await Promise.all([urlOf('confirm'), urlOf('stop')])
  return { confirm, stop }
}

/** Returns the id of the billing address that a link is for; null if we did not sign it for this. */
export async function readBillingEmailToken(
  ctx: Pick<ServiceContext, 'config'>,
  act: BillingEmailAct,
  token: string,
): Promise<string | null> {
  const read = await readSignedIds(ctx, SIGNING[act], decodeBase64url(token), 1)
  return read?.[0] ?? null
}
