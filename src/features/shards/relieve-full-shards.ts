import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { accountMoves, shards } from '../../db/schema/control/accounts.ts'
import { leastLoadedShard } from '../../domain/shards/least-loaded-shard.ts'
import { requestMove } from './move-account.ts'

/** Of the 10 GB that D1 gives a database: beyond it nothing new is put there, and accounts leave. */
const FULL_BYTES = 7e9
/** What a value takes with its sightings, and with its part of pages, contacts and crawls (`src/db/README.md`). */
const BYTES_PER_VALUE = 750

/**
 * Has the largest account that finds room elsewhere leave each data database that is full, by the sizes last reported; one at a time
 * of each, since the size falls only once the old copy is gone. With no room anywhere it says so: an operator adds a database.
 *
 * @throws while a data database is full and none has room for any of its accounts
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

/** Of the accounts at a data database, the largest that takes at most `room` bytes. */
async function largestAccount(ctx: ServiceContext, shard: string, room: number): Promise<string | undefined> {
  const rows = await ctx.shards.get(shard)!.all<{ account_id: string }>(
    sql`SELECT account_id FROM account_numbers JOIN item_totals ON item_totals.account = account_numbers.number
      WHERE account_id NOT IN (SELECT account_id FROM held_accounts)
      GROUP BY account_id HAVING sum(total) * ${BYTES_PER_VALUE} <= ${room} ORDER BY sum(total) DESC LIMIT 1`,
  )
  return rows[0]?.account_id
}
