import { sql } from 'drizzle-orm'
import type { Channel } from '../../contracts/senders.ts'
import type { SuppressionDecider, SuppressionReason } from '../../contracts/suppressions.ts'
import type { ServiceContext } from '../../core/context.ts'
import { keyedHash } from '../../core/keyed-hash.ts'
import { mailboxIdentity, mailboxSpellings } from '../../lib/mailbox-identity.ts'
import { hintOf } from '../../outreach/address.ts'

/** Why a recipient who is on the list gets no message. */
export const SUPPRESSED_REASON = 'On the suppression list: nothing is sent to this address any more.'

const hashOf = (ctx: Pick<ServiceContext, 'config'>, accountId: string, channel: Channel, spelling: string) =>
  keyedHash(ctx, `suppressed:${accountId}:${channel}:${spelling}`)

/**
 * What the list knows an address by: keyed, and by account and channel, so that it can be honoured and not read. Other spellings of the same mailbox have the
 * same hash.
 */
export const suppressionHash = (
  ctx: Pick<ServiceContext, 'config'>,
  accountId: string,
  channel: Channel,
  address: string,
): Promise<string> => hashOf(ctx, accountId, channel, channel === 'email' ? mailboxIdentity(address) : address)

/** Every hash that the list may have for an address: entries from before spellings were folded have that of the address as it was written. */
export const suppressionHashes = (
  ctx: Pick<ServiceContext, 'config'>,
  accountId: string,
  channel: Channel,
  address: string,
): Promise<string[]> =>
  Promise.all(
    (channel === 'email' ? mailboxSpellings(address) : [address]).map((spelling) =>
      hashOf(ctx, accountId, channel, spelling),
    ),
  )

/** What a person is shown of an address that is kept as a hash. */
export const suppressionHint = (channel: Channel, address: string): string => hintOf(channel, address)

/**
 * Which of the given addresses, normalised, are on the account's list, and why. One question, and another where the list is not empty. Whether an address may
 * be written to is for `blockedAddresses` to say.
 */
export async function suppressionReasons(
  ctx: ServiceContext,
  accountId: string,
  channel: Channel,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, SuppressionReason>> {
  if (addresses.length === 0) return new Map()
  const [any] = await ctx.data.all<{ has: number }>(
    sql`SELECT EXISTS (SELECT 1 FROM suppressions WHERE account_id = ${accountId} AND channel = ${channel}) AS has`,
  )
  if (any?.has !== 1) return new Map()
  const byHash = new Map<string, string[]>()
  for (const address of new Set(addresses))
    for (const hash of await suppressionHashes(ctx, accountId, channel, address))
      byHash.set(hash, [...(byHash.get(hash) ?? []), address])
  const rows = await ctx.data.all<{ hash: string; reason: SuppressionReason }>(sql`
    SELECT hash, reason FROM suppressions WHERE account_id = ${accountId} AND channel = ${channel}
      AND hash IN (SELECT value FROM json_each(${JSON.stringify([...byHash.keys()])}))`)
  return new Map(rows.flatMap(({ hash, reason }) => byHash.get(hash)!.map((address) => [address, reason] as const)))
}

export interface ToSuppress {
  readonly accountId: string
  readonly channel: Channel
  /** As `suppressionHash` gives it. */
  readonly hash: string
  readonly hint: string
  readonly reason: SuppressionReason
  /** Follows from the reason where nothing is said. */
  readonly decidedBy?: SuppressionDecider
  /** The campaign and the message that brought it about. */
  readonly campaignId?: string | null
  readonly recipientId?: string | null
}

/** Who decided an entry, also one from before that was kept: then whatever may be the recipient's own word is taken for it. */
export const deciderOf = ({
  reason,
  decidedBy,
}: {
  readonly reason: SuppressionReason
  readonly decidedBy?: SuppressionDecider | null | undefined
}): SuppressionDecider =>
  decidedBy ?? (reason === 'manual' ? 'account' : reason === 'bounced' ? 'automatic' : 'recipient')
