import { waitUntil } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { createLog, type LogLine } from '../../lib/log.ts'
import type { ServiceContext } from '../context.ts'
import type { Told } from './log-lines.ts'
import { isSampled } from './sampling.ts'
import { toEntry } from './to-entry.ts'
import { createWriteBudget } from './write-budget.ts'

type Ctx = Pick<ServiceContext, 'db' | 'clock' | 'requestId' | 'logLines'>
type Entry = ReturnType<typeof toEntry>

/** A database of control writes some hundred rows a second, beside all that it is for. */
const WRITES_PER_SECOND = 20
const WRITES_AT_ONCE = 200
const budget = createWriteBudget(WRITES_PER_SECOND, WRITES_AT_ONCE)

/**
 * Keeps what a request, a message or a turn of the clock has logged, behind its answer, in one statement. What went well is kept by
 * the share that the settings say, what went wrong always; nobody waits for it or hears of its failure.
 *
 * @param accountId whose it was
 * @param last the line that sums it up
 */
export function keepLog(ctx: Ctx, accountId: string | null, last: LogLine | null = null): void {
  ctx.logLines.settle((told) => waitUntil(keep(ctx, told, accountId)), last)
}

async function keep(ctx: Ctx, { lines, isWrong }: Told, accountId: string | null): Promise<void> {
  try {
    if (!isWrong && !(await isSampled(ctx))) return
    const now = ctx.clock.now()
    const isError = lines.some(({ level }) => level === 'error')
    const leftOut = budget.take(now.getTime(), isError)
    if (leftOut === null) return
    const facts = { count: leftOut, per_second: WRITES_PER_SECOND }
    const note = { level: 'warn' as const, event: 'requests were left out of the log', facts, at: now }
    const all = leftOut > 0 ? [...lines, note] : lines
    await insertEntries(
      ctx.db,
      all.map((line) => toEntry(line, ctx.requestId, accountId)),
    )
  } catch (error) {
    // To the console alone: what cannot be kept must not be logged to be kept.
    createLog({ request_id: ctx.requestId }).error('log lines could not be kept', { error })
  }
}

/** Many rows as one JSON parameter: one statement, whatever their number. */
async function insertEntries(db: Db, entries: readonly Entry[]): Promise<void> {
  await db.run(sql`
    INSERT INTO log_entries (id, level, event, message, request_id, account_id, facts, created_at)
    SELECT value ->> 'id', value ->> 'level', value ->> 'event', value ->> 'message', value ->> 'request_id',
      value ->> 'account_id', value ->> 'facts', value ->> 'created_at'
    FROM json_each(${JSON.stringify(entries)})`)
}
