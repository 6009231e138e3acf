import { base64url } from 'jose'
import type { ServiceContext } from '../../core/context.ts'
import { readSignedIds, signIds } from '../../core/signed-ids.ts'
import { decodeBase64url } from '../../lib/base64url.ts'
import { formUrl } from './form-url.ts'

/** With the id, 32 bytes: 43 letters in base64url. */
const signingOf = (code: string) => ({ purpose: 'subscription-confirm', macBytes: 16, within: code })

/** The link of a confirmation mail. It expires with the subscription that it names. */
export async function confirmationUrl(
  ctx: Pick<ServiceContext, 'config'>,
  code: string,
  subscriptionId: string,
): Promise<string> {
  return `${formUrl(ctx, code)}/confirm/${base64url.encode(await signIds(ctx, signingOf(code), [subscriptionId]))}`
}

/** The subscription of a link; null unless we signed it for this form. */
export async function readConfirmation(
  ctx: Pick<ServiceContext, 'config'>,
  code: string,
  token: string,
): Promise<string | null> {
  return (await readSignedIds(ctx, signingOf(code), decodeBase64url(token), 1))?.[0] ?? null
}
