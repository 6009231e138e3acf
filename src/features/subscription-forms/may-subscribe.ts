import type { ServiceContext } from '../../core/context.ts'
import { blockedAddresses } from '../../domain/recipients/eligibility/blocked-addresses.ts'

/**
 * Whether an address may be subscribed anew. Its owner can take back an unsubscription of their own; a complaint, a
 * bounce, an entry of the account, an erasure and an opt-out from being collected stand.
 *
 * @param address normalised
 */
export async function maySubscribe(ctx: ServiceContext, address: string): Promise<boolean> {
  const { blocks, suppressions } = await blockedAddresses(ctx, 'email', [address])
  const block = blocks.get(address)
  return block === undefined || (block === 'suppressed' && suppressions.get(address) === 'unsubscribed')
}
