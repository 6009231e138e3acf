import { sql } from 'drizzle-orm'
import type { Channel } from '../../contracts/senders/channel.ts'
import type { SuppressionDecider, SuppressionReason } from '../../contracts/suppressions/suppressions.ts'
import type { ServiceContext } from '../../core/context.ts'
import { keyedHash } from '../../core/keyed-hash.ts'
import { uuidOf } from '../../lib/ids.ts'
import { mailboxIdentity, mailboxSpellings } from '../../lib/mailbox-identity.ts'
import { hintOf } from '../../outreach/recipients/address.ts'

/** The reason shown for a recipient on the list. */
export const SUPPRESSED_REASON = 'On the suppression list. Nothing is sent to this address.'

const hashOf = (ctx: Pick<ServiceContext, 'config'>, accountId: string, channel: Channel, spelling: string) =>
  keyedHash(ctx, `suppressed:${accountId}:${channel}:${spelling}`)

/**
 * The hash of an address in the list. It is keyed, and depends on account and channel, so that the list can be matched
 * against but not read. All spellings of the same mailbox have the same hash.
 */
export const suppressionHash = (
  ctx: Pick<ServiceContext, 'config'>,
  accountId: string,
  channel: Channel,
  address: string,
): Promise<string> => hashOf(ctx, accountId, channel, channel === 'email' ? mailboxIdentity(address) : address)

/**
 * All hashes an address may have in the list: entries from before spellings were normalised have the hash of the
 * address as written.
 */
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

/** A masked form of an address stored as a hash, for display. */
export const suppressionHint = (channel: Channel, address: string): string => hintOf(channel, address)

const MOVED = 'moved:'

/**
 * The hash of an entry that came from another installation, which knew the address by a hash of its own key alone. Such
 * an entry is found by what its hint tells, so it stops every address with the same hint: rather too many than one who
 * opted out.
 *
 * @param hash as it was there
 */
export const movedHash = (channel: Channel, hint: string, hash: string): string =>
  `${movedPrefix(channel, hint)}${hash}`

const movedPrefix = (channel: Channel, hint: string): string => `${MOVED}${uuidOf(`${channel}:${hint.toLowerCase()}`)}:`

/** The reasons of moved entries with the hint of an address. */
async function movedReasons(
  { data }: Pick<ServiceContext, 'data'>,
  accountId: string,
  channel: Channel,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, SuppressionReason>> {
  const prefixes = addresses.map((address) => ({
    address,
    prefix: movedPrefix(channel, suppressionHint(channel, address)),
  }))
  const rows = await data.all<{ address: string; reason: SuppressionReason | null }>(sql`
    SELECT value ->> 'address' AS address, (
      SELECT reason FROM suppressions WHERE account_id = ${accountId} AND channel = ${channel}
        AND hash >= value ->> 'prefix' AND hash < (value ->> 'prefix') || 'g' LIMIT 1) AS reason
    FROM json_each(${JSON.stringify(prefixes)})`)
  return new Map(rows.flatMap(({ address, reason }) => (reason === null ? [] : [[address, reason] as const])))
}

/**
 * The normalised addresses that are on the account's list, and why. Takes one query, and a second only if the list is
 * not empty. To decide whether an address may be sent to, use `blockedAddresses`.
 */
export async function suppressionReasons(
  ctx: ServiceContext,
  accountId: string,
  channel: Channel,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, SuppressionReason>> {
  if (addresses.length === 0) return new Map()
  const entries = sql`SELECT 1 FROM suppressions WHERE account_id = ${accountId} AND channel = ${channel}`
  const [any] = await ctx.data.all<{ has: number; has_moved: number }>(
    sql`SELECT EXISTS (${entries}) AS has, EXISTS (${entries} AND hash >= ${MOVED} AND hash < ${`${MOVED}g`}) AS has_moved`,
  )
  if (any?.has !== 1) return new Map()
  const byHash = new Map<string, string[]>()
  for (const address of new Set(addresses))
    for (const hash of await suppressionHashes(ctx, accountId, channel, address))
      byHash.set(hash, [...(byHash.get(hash) ?? []), address])
  const rows = await ctx.data.all<{ hash: string; reason: SuppressionReason }>(sql`
    SELECT hash, reason FROM suppressions WHERE account_id = ${accountId} AND channel = ${channel}
      AND hash IN (SELECT value FROM json_each(${JSON.stringify([...byHash.keys()])}))`)
  const found = rows.flatMap(({ hash, reason }) => byHash.get(hash)!.map((address) => [address, reason] as const))
  const moved = any.has_moved === 1 ? await movedReasons(ctx, accountId, channel, addresses) : []
  return new Map([...moved, ...found])
}

export interface ToSuppress {
  readonly accountId: string
  readonly channel: Channel
  /** As `suppressionHash` returns it. */
  readonly hash: string
  readonly hint: string
  readonly reason: SuppressionReason
  /** Derived from the reason if omitted. */
  readonly decidedBy?: SuppressionDecider
  /** The campaign and the message that caused the entry. */
  readonly campaignId?: string | null
  readonly recipientId?: string | null
}

/**
 * Who decided an entry. For older entries without a decider, whatever may be the recipient's own decision counts as
 * theirs.
 */
export const deciderOf = ({
  reason,
  decidedBy,
}: {
  readonly reason: SuppressionReason
  readonly decidedBy?: SuppressionDecider | null | undefined
}): SuppressionDecider =>
  decidedBy ?? (reason === 'manual' ? 'account' : reason === 'bounced' ? 'automatic' : 'recipient')
