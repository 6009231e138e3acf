import { type SQL, sql } from 'drizzle-orm'
import type { LogEntry, LogFilter } from '../../contracts/logs/logs.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { lowestIdAt } from '../../lib/ids.ts'

/** Maximum lines that a search reads, however many match, since their text is not indexed. */
export const SEARCHED_MAX = 5_000

const DAY_MS = 24 * 60 * 60_000

export interface LogQuery extends LogFilter {
  readonly lines: number
  /** Ids of entries that limit the range; both are excluded. */
  readonly after?: string | undefined
  readonly before?: string | undefined
}
export interface FoundLogs {
  readonly logs: LogEntry[]
  readonly has_more: boolean
  readonly next_before: string | null
}
type Row = Omit<LogEntry, 'facts'> & { facts: string }

/** Returns the latest matching lines, newest first. Lines added later do not affect the following pages. */
export async function listLogs(ctx: Pick<ServiceContext, 'db'>, query: LogQuery): Promise<FoundLogs> {
  const within = placeOf(query)
  const isSearch = query.search !== ''
  // The oldest line that a search reads; null if it reaches the end.
  const floor = sql`(SELECT id FROM log_entries WHERE ${within} ORDER BY id DESC LIMIT 1 OFFSET ${SEARCHED_MAX - 1})`
  const [rows, [bound]] = await runBatch(ctx.db, [
    statement<Row>(sql`
      SELECT id, created_at, level, event, message, request_id, account_id, facts FROM log_entries
      WHERE ${within} ${isSearch ? sql`AND id >= coalesce(${floor}, '') AND ${hasText(query.search)}` : sql``}
      ORDER BY id DESC LIMIT ${query.lines + 1}`),
    statement<{ floor: string | null; is_last: number }>(
      isSearch
        ? sql`SELECT floor, NOT EXISTS (SELECT 1 FROM log_entries WHERE ${within} AND id < floor) AS is_last FROM (SELECT ${floor} AS floor)`
        : sql`SELECT NULL AS floor, 1 AS is_last`,
    ),
  ])
  const isCut = rows.length > query.lines
  const logs = rows.slice(0, query.lines).map(({ facts, ...row }) => ({ ...row, facts: JSON.parse(facts) }))
  const searchedTo = bound?.floor && !bound.is_last ? bound.floor : null
  const next_before = isCut ? (logs.at(-1)?.id ?? null) : searchedTo
  return { logs, has_more: next_before !== null, next_before }
}

/** Returns conditions that an index serves: by request or account if given, else by level, else by id. */
function placeOf({ level, request_id, account, since, until, after, before }: LogQuery): SQL {
  const parts = [
    sql`true`,
    // The unary plus keeps the planner from scanning a whole level for one request or account.
    ...(level ? [request_id || account ? sql`+level = ${level}` : sql`level = ${level}`] : []),
    ...(request_id ? [sql`request_id = ${request_id}`] : []),
    ...(account ? [sql`${request_id ? sql`+` : sql``}account_id = ${idOf(account)}`] : []),
    ...(since ? [sql`id >= ${lowestIdAt(new Date(since))}`] : []),
    ...(until ? [sql`id < ${lowestIdAt(new Date(Date.parse(until) + DAY_MS))}`] : []),
    ...(after ? [sql`id > ${after}`] : []),
    ...(before ? [sql`id < ${before}`] : []),
  ]
  return sql.join(parts, sql` AND `)
}

/** Returns an account's id, given as an id or an email address. Matches nothing for an unknown address. */
const idOf = (account: string): SQL =>
  account.includes('@') ? sql`(SELECT id FROM accounts WHERE email = ${account.toLowerCase()})` : sql`${account}`

/** Matches any part of a line. Avoids LIKE, which D1 limits to patterns of 50 bytes and which has wildcards. */
const hasText = (search: string): SQL =>
  sql`instr(lower(event || ' ' || message || ' ' || request_id || ' ' || coalesce(account_id, '') || ' ' || facts), lower(${search})) > 0`
