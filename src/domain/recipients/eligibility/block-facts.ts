import type { Channel } from '../../../contracts/senders/senders.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { blockedAddresses } from './blocked-addresses.ts'
import type { RecipientFacts } from './exclusion.ts'

export type BlockFacts = Pick<RecipientFacts, 'block' | 'hasUnsubscribedElsewhere'>

/**
 * What the lists of an account and the product say of addresses, at themselves and at the other addresses of the same
 * people.
 *
 * @param addresses normalised, of the channel's kind
 * @param further as `furtherAddresses` returns it
 * @throws the database's error: a caller that cannot check must not send
 */
export async function blockFacts(
  ctx: ServiceContext,
  channel: Channel,
  addresses: readonly string[],
  further: ReadonlyMap<string, readonly string[]>,
): Promise<(address: string) => BlockFacts> {
  const others = [...further.values()].flat()
  const { blocks, suppressions } = await blockedAddresses(ctx, channel, [...new Set([...addresses, ...others])])
  const hasUnsubscribed = (address: string) => {
    const reason = suppressions.get(address)
    return reason === 'unsubscribed' || reason === 'complained'
  }
  return (address) => ({
    block: blocks.get(address) ?? null,
    hasUnsubscribedElsewhere: (further.get(address) ?? []).some(hasUnsubscribed),
  })
}
