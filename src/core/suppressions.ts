import { sql } from 'drizzle-orm'
import type { Channel } from '../contracts/senders.ts'
import type { SuppressionReason } from '../contracts/suppressions.ts'
import { runBatch, type Statement, statement } from '../db/batch.ts'
import { hintOf } from '../outreach/address.ts'
import type { ServiceContext } from './context.ts'
import { keyedHash } from './keyed-hash.ts'

/** What the list knows an address by: keyed, and by account and channel, so that it can be honoured and not read. */
export const suppressionHash = (
  ctx: Pick<ServiceContext, 'config'>,
  accountId: string,
  channel: Channel,
  address: string,
): Promise<string> => keyedHash(ctx, `suppressed:${accountId}:${channel}:${address}`)

/** What a person is shown of an address that is kept as a hash. */
export const suppressionHint = (channel: Channel, address: string): string => hintOf(channel, address)

/**
 * Which of the given addresses, normalised, nothing is sent to any more. One question, and another where the account's list is not empty; an error
 * of the database is the caller's: who cannot ask must not send.
 */
export async function suppressed(
  ctx: ServiceContext,
  accountId: string,
  channel: Channel,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set()
  const [any] = await ctx.data.all<{ has: number }>(
    sql`SELECT EXISTS (SELECT 1 FROM suppressions WHERE account_id = ${accountId} AND channel = ${channel}) AS has`,
  )
  if (any?.has !== 1) return new Set()
  const hashes = await Promise.all(
    [...new Set(addresses)].map(
      async (address) => [await suppressionHash(ctx, accountId, channel, address), address] as const,
    ),
  )
  const byHash = new Map(hashes)
  const rows = await ctx.data.all<{ hash: string }>(sql`
    SELECT hash FROM suppressions WHERE account_id = ${accountId} AND channel = ${channel}
      AND hash IN (SELECT value FROM json_each(${JSON.stringify([...byHash.keys()])}))`)
  return new Set(rows.map(({ hash }) => byHash.get(hash)!))
}

export interface ToSuppress {
  readonly accountId: string
  readonly channel: Channel
  /** As `suppressionHash` gives it. */
  readonly hash: string
  readonly hint: string
  readonly reason: SuppressionReason
  /** The campaign that brought it about. */
  readonly campaignId?: string | null
}

/** A statement that puts an address on the list. Whoever is on it already stays so for the first reason. */
export const suppressStatement = (ctx: Pick<ServiceContext, 'clock'>, entry: ToSuppress): Statement<never> =>
  statement(sql`
    INSERT INTO suppressions (account_id, channel, hash, hint, reason, campaign_id, created_at)
    VALUES (${entry.accountId}, ${entry.channel}, ${entry.hash}, ${entry.hint}, ${entry.reason}, ${entry.campaignId ?? null},
      ${ctx.clock.now().toISOString()})
    ON CONFLICT (account_id, channel, hash) DO NOTHING`)

/** An address itself, or what is left of it once it was forgotten. */
type Named = Omit<ToSuppress, 'hash' | 'hint'> &
  ({ readonly address: string } | { readonly hash: string; readonly hint?: string })

/** Puts an address on the list. Doing so again changes nothing. */
export async function suppress(ctx: ServiceContext, named: Named): Promise<void> {
  const { accountId, channel, reason, campaignId } = named
  const known =
    'address' in named
      ? {
          hash: await suppressionHash(ctx, accountId, channel, named.address),
          hint: suppressionHint(channel, named.address),
        }
      : { hash: named.hash, hint: named.hint ?? '•••' }
  await runBatch(ctx.data, [
    suppressStatement(ctx, { accountId, channel, reason, campaignId: campaignId ?? null, ...known }),
  ])
}
