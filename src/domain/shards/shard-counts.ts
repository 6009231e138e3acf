import { sql } from 'drizzle-orm'
import type { DailyKind } from '../../contracts/service-usage/service-usage.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import type { Db } from '../../db/client.ts'
import { shardCounts } from '../../db/schema/control/accounts.ts'

/** Tables whose row counts operators see. */
const COUNTED_TABLES = ['campaigns', 'webhook_endpoints', 'crawls', 'notifications'] as const
export type CountedTable = (typeof COUNTED_TABLES)[number]
/** The report of days: its count is the number of daily counts, its time that of the last report. */
const DAYS_REPORT = 'days'
type DayCount = { day: string; kind: DailyKind; count: number }

const DAY_MS = 24 * 60 * 60_000
/** The first report covers the longest period that anyone can view, and the same again for comparison. */
const FIRST_DAYS = 180

const nameOf = ({ shards, data }: Pick<ServiceContext, 'shards' | 'data'>): string => {
  const name = [...shards].find(([, shard]) => shard === data)?.[0]
  if (name === undefined) throw new Error('This is the work of a data database.')
  return name
}
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/**
 * Maximum rows that one statement counts in the id index. This takes a few milliseconds, during which other queries
 * wait.
 */
const COUNTED_AT_ONCE = 20_000

/** Counts the rows of a table in steps. */
export async function countRows(data: Db, table: CountedTable, rowsAtOnce = COUNTED_AT_ONCE): Promise<number> {
  let total = 0
  for (let after: string | null = ''; after !== null; ) {
    const [step]: { count: number; last: string | null }[] = await data.all(sql`
      SELECT count(*) AS count, max(id) AS last
      FROM (SELECT id FROM ${sql.identifier(table)} WHERE id > ${after} ORDER BY id LIMIT ${rowsAtOnce})`)
    total += step!.count
    after = step!.count === rowsAtOnce ? step!.last : null
  }
  return total
}

/**
 * Counts the rows of a data database (`ctx.data`). Reads whole indexes, so it runs only once an hour. Follow-ups do not
 * count as campaigns.
 */
export async function reportCounts(ctx: ServiceContext): Promise<void> {
  const shard = nameOf(ctx)
  const counts: { kind: CountedTable; count: number }[] = []
  for (const kind of COUNTED_TABLES) counts.push({ kind, count: await countRows(ctx.data, kind) })
  const [followUps] = await ctx.data.all<{ count: number }>(
    sql`SELECT count(*) AS count FROM campaigns WHERE follows_id IS NOT NULL`,
  )
  counts[0]!.count -= followUps?.count ?? 0
  const reportedAt = ctx.clock.now().toISOString()
  await ctx.db.run(sql`
    INSERT INTO shard_counts (shard, kind, count, reported_at)
    SELECT ${shard}, value ->> 'kind', value ->> 'count', ${reportedAt} FROM json_each(${JSON.stringify(counts)}) WHERE true
    ON CONFLICT (shard, kind) DO UPDATE SET count = excluded.count, reported_at = excluded.reported_at`)
}

/**
 * Counts the activity in a data database (`ctx.data`) today and yesterday (UTC), and on all days since the last report.
 * Deleted rows are not counted.
 */
export async function reportDays(ctx: ServiceContext): Promise<void> {
  const shard = nameOf(ctx)
  const now = ctx.clock.now()
  const [last] = await ctx.db.all<{ reported_at: string }>(
    sql`SELECT reported_at FROM shard_counts WHERE shard = ${shard} AND kind = ${DAYS_REPORT}`,
  )
  const reported = last ? Date.parse(last.reported_at) : now.getTime() - FIRST_DAYS * DAY_MS
  const since = dayOf(Math.min(now.getTime(), reported) - DAY_MS)
  const days = await countDays(ctx.data, since)
  await runBatch(ctx.db, [
    statement(sql`DELETE FROM shard_days WHERE day >= ${since} AND shard = ${shard}`),
    statement(sql`
      INSERT INTO shard_days (day, shard, kind, count)
      SELECT value ->> 'day', ${shard}, value ->> 'kind', value ->> 'count' FROM json_each(${JSON.stringify(days)})`),
    statement(sql`
      INSERT INTO shard_counts (shard, kind, count, reported_at) VALUES (${shard}, ${DAYS_REPORT}, ${days.length}, ${now.toISOString()})
      ON CONFLICT (shard, kind) DO UPDATE SET count = excluded.count, reported_at = excluded.reported_at`),
  ])
}

/** Skips from account to account in the index, and reads only the latest days of each. */
async function countDays(data: Db, since: string): Promise<DayCount[]> {
  const [crawls, sends, downloads] = await runBatch(data, [
    statement<DayCount>(sql`
      WITH RECURSIVE who(id) AS (SELECT min(account_id) FROM crawls
        UNION ALL SELECT (SELECT min(account_id) FROM crawls WHERE account_id > who.id) FROM who WHERE who.id IS NOT NULL)
      SELECT substr(created_at, 1, 10) AS day, 'crawls' AS kind, count(*) AS count
      FROM who CROSS JOIN crawls ON account_id = who.id AND created_at >= ${since} GROUP BY 1`),
    statement<DayCount>(sql`
      WITH RECURSIVE who(id) AS (SELECT min(account_id) FROM recipients WHERE sent_at IS NOT NULL
        UNION ALL SELECT (SELECT min(account_id) FROM recipients WHERE sent_at IS NOT NULL AND account_id > who.id)
          FROM who WHERE who.id IS NOT NULL)
      SELECT substr(recipients.sent_at, 1, 10) AS day, campaigns.type || CASE campaigns.type WHEN 'email' THEN 's_sent' ELSE '_sent' END AS kind, count(*) AS count
      FROM who CROSS JOIN recipients ON recipients.account_id = who.id AND recipients.sent_at >= ${since}
        JOIN campaigns ON campaigns.id = recipients.campaign_id GROUP BY 1, 2`),
    statement<DayCount>(sql`
      WITH RECURSIVE who(id) AS (SELECT min(account_id) FROM site_downloads
        UNION ALL SELECT (SELECT min(account_id) FROM site_downloads WHERE account_id > who.id) FROM who WHERE who.id IS NOT NULL)
      SELECT substr(created_at, 1, 10) AS day, 'downloads' AS kind, count(*) AS count
      FROM who CROSS JOIN site_downloads ON account_id = who.id AND created_at >= ${since} GROUP BY 1`),
  ])
  return [...crawls, ...sends, ...downloads]
}

/** The minimum age of counts before they are refreshed: counting reads whole indexes. */
export const RECOUNT_AFTER_MS = 60_000

/**
 * Refreshes the counts of data databases that are out of date: each at most once a minute, however often this is
 * called.
 */
export async function recount(ctx: ServiceContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - RECOUNT_AFTER_MS).toISOString()
  const reports = await ctx.db.select().from(shardCounts)
  const isFresh = (name: string) =>
    reports.some(({ shard, kind, reportedAt }) => shard === name && kind === COUNTED_TABLES[0] && reportedAt > before)
  const due = [...ctx.shards].filter(([name]) => !isFresh(name))
  await Promise.all(due.map(([, data]) => reportCounts({ ...ctx, data })))
}

/** The total counts of all data databases, and the time of the oldest. Databases without a report are counted now. */
export async function readCounts(
  ctx: ServiceContext,
): Promise<{ counts: ReadonlyMap<string, number>; countedAt: string | null }> {
  const reports = await reportsOf(ctx, COUNTED_TABLES[0], reportCounts)
  const counts = new Map<string, number>()
  for (const { kind, count } of reports) counts.set(kind, (counts.get(kind) ?? 0) + count)
  return { counts, countedAt: earliest(reports.filter(({ kind }) => kind === COUNTED_TABLES[0])) }
}

/**
 * When the days of all data databases were last counted, by the oldest report. Databases without a report are counted
 * now.
 */
export async function daysCountedAt(ctx: ServiceContext): Promise<string | null> {
  const reports = await reportsOf(ctx, DAYS_REPORT, reportDays)
  return earliest(reports.filter(({ kind }) => kind === DAYS_REPORT))
}

async function reportsOf(ctx: ServiceContext, kind: string, report: (ctx: ServiceContext) => Promise<void>) {
  const bound = async () => (await ctx.db.select().from(shardCounts)).filter(({ shard }) => ctx.shards.has(shard))
  const known = await bound()
  const silent = [...ctx.shards].filter(([name]) => !known.some((one) => one.shard === name && one.kind === kind))
  if (silent.length === 0) return known
  await Promise.all(silent.map(([, data]) => report({ ...ctx, data })))
  return bound()
}

const earliest = (reports: readonly { reportedAt: string }[]): string | null =>
  reports.map(({ reportedAt }) => reportedAt).sort()[0] ?? null
