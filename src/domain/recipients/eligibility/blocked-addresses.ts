import type { Channel } from '../../../contracts/senders/channel.ts'
import type { SuppressionReason } from '../../../contracts/suppressions/suppressions.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { siteOfEmail } from '../../../lib/site-of-email.ts'
import { isSampleAddress } from '../../../rules/sample-data/sample-addresses.ts'
import { erased } from '../../erasures/erased-values.ts'
import { optedOut } from '../../opt-outs/opt-outs.ts'
import { suppressionReasons } from '../../suppressions/suppressions.ts'

/**
 * `suppressed`: on the account's suppression list; `refused`: its owner opted out of collection, or the account erased
 * them.
 */
export type AddressBlock = 'suppressed' | 'refused'

export interface BlockedAddresses {
  /** Why the account must not send to an address; permitted addresses are missing. */
  readonly blocks: ReadonlyMap<string, AddressBlock>
  /** Why an address is on the suppression list, even if it is also refused. */
  readonly suppressions: ReadonlyMap<string, SuppressionReason>
}

/**
 * The addresses that the account must not send to. Everything that adds recipients, counts them or sends uses this
 * check.
 *
 * @param addresses normalised, of the channel's kind
 * @throws the database's error: a caller that cannot check must not send
 */
export async function blockedAddresses(
  ctx: ServiceContext,
  channel: Channel,
  addresses: readonly string[],
): Promise<BlockedAddresses> {
  const accountId = accountOf(ctx).id
  const kind = channel === 'email' ? ('email' as const) : ('phone' as const)
  const own = addresses.map((value) => ({ kind, value }))
  const siteOf = new Map(
    channel === 'email' ? addresses.map((address) => [address, siteOfEmail(address)] as const) : [],
  )
  const sites = [...new Set(siteOf.values())].flatMap((site) => (site ? { kind: 'site' as const, value: site } : []))
  const [suppressions, optOuts, erasures] = await Promise.all([
    suppressionReasons(ctx, accountId, channel, addresses),
    optedOut(ctx, [...own, ...sites]),
    erased(ctx, accountId, own),
  ])
  const isRefused = (address: string) =>
    isSampleAddress(address) ||
    optOuts.has(`${kind}:${address}`) ||
    optOuts.has(`site:${siteOf.get(address)}`) ||
    erasures.has(`${kind}:${address}`)
  const blocks = new Map<string, AddressBlock>()
  for (const address of addresses) {
    if (isRefused(address)) blocks.set(address, 'refused')
    else if (suppressions.has(address)) blocks.set(address, 'suppressed')
  }
  return { blocks, suppressions }
}
