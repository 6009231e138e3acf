import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { accountMoves, shards } from '../../db/schema/control/accounts.ts'
import { leastLoadedShard } from '../../domain/shards/least-loaded-shard.ts'
import { requestMove } from './move-account.ts'

/** Size, of D1's 10 GB, from which a database is full: it gets no new accounts, and existing ones are moved. */
const FULL_BYTES = 7e9
/** Bytes per value, including its sightings and its share of pages, contacts and crawls (`src/db/README.md`). */
const BYTES_PER_VALUE = 750

/**
 * Moves an account away from each full data database: the largest that fits elsewhere, by the sizes last reported.
 * Moves one at a time per database, since its size decreases only when the old copy is deleted.
 *
 * @throws when a full database has no account that fits elsewhere, so that an operator adds a database
 */
export async function relieveFullShards(ctx: ServiceContext): Promise<void> {
  const reports = await ctx.db.select().from(shards)
  const full = reports.filter(({ name, bytes }) => bytes > FULL_BYTES && ctx.shards.has(name))
  const moves = await ctx.db.select().from(accountMoves)
  const stuck: string[] = []
  for (const { name } of full) {
    if (moves.some(({ source }) => source === name)) continue
    const target = await leastLoadedShard(ctx)
    const room = FULL_BYTES - (reports.find((report) => report.name === target)?.bytes ?? 0)
    const leaving = await largestAccount(ctx, name, room)
    if (leaving === undefined) stuck.push(name)
    else await requestMove(ctx, leaving, target)
  }
  if (stuck.length > 0) throw new Error(`${stuck.join(', ')} full, and no data database has room: add one`)
}

/** Returns the largest account of a data database that needs at most `room` bytes. */
async function largestAccount(ctx: ServiceContext, shard: string, room: number): Promise<string | undefined> {
  const rows = await ctx.shards.get(shard)!.all<{ account_id: string }>(
    sql`SELECT account_id FROM account_numbers JOIN item_totals ON item_totals.account = account_numbers.number
      WHERE account_id NOT IN (SELECT account_id FROM held_accounts)
      GROUP BY account_id HAVING sum(total) * ${BYTES_PER_VALUE} <= ${room} ORDER BY sum(total) DESC LIMIT 1`,
  )
  return rows[0]?.account_id
}
