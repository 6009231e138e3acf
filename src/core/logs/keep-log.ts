import { waitUntil } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { createLog, type LogLine } from '../../lib/log.ts'
import type { ServiceContext } from '../context.ts'
import { exportTelemetry } from './export-telemetry.ts'
import type { LogBatch } from './log-lines.ts'
import { isSampled } from './sampling.ts'
import { toEntry } from './to-entry.ts'
import { createWriteBudget } from './write-budget.ts'

type Ctx = Pick<ServiceContext, 'db' | 'clock' | 'requestId' | 'logLines'> & {
  readonly config?: Pick<ServiceContext['config'], 'otlp'>
}
type Entry = ReturnType<typeof toEntry>

/** A control database writes a few hundred rows a second, and most of that is needed for its other work. */
const WRITES_PER_SECOND = 20
const WRITES_AT_ONCE = 200
const budget = createWriteBudget(WRITES_PER_SECOND, WRITES_AT_ONCE)

/**
 * Stores what a request, a queue message or a clock job logged, after its response, in one statement. If none of its
 * lines is an error or a warning, they are stored only if the request is sampled, at the rate in the settings. A write
 * budget limits all of this, and leaves a note of how much was dropped. Nothing waits for this or learns of its
 * failure.
 *
 * @param accountId the account the work was for
 * @param last a line that summarises the work
 */
export function keepLog(ctx: Ctx, accountId: string | null, last: LogLine | null = null): void {
  ctx.logLines.settle((told) => waitUntil(keep(ctx, told, accountId)), last)
}

async function keep(ctx: Ctx, batch: LogBatch, accountId: string | null): Promise<void> {
  const { lines, isWrong } = batch
  try {
    if (!isWrong && !(await isSampled(ctx))) return
    const now = ctx.clock.now()
    const isError = lines.some(({ level }) => level === 'error')
    const leftOut = budget.take(now.getTime(), isError)
    if (leftOut === null) return
    const facts = { count: leftOut, per_second: WRITES_PER_SECOND }
    const note = { level: 'warn' as const, event: 'requests were left out of the log', facts, at: now }
    const all = leftOut > 0 ? [...lines, note] : lines
    if (ctx.config?.otlp) waitUntil(exportTelemetry(ctx.config.otlp, ctx.requestId, batch))
    await insertEntries(
      ctx.db,
      all.map((line) => toEntry(line, ctx.requestId, accountId)),
    )
  } catch (error) {
    // Console only: a failure to store log lines must not add a line to store.
    createLog({ request_id: ctx.requestId }).error('log lines could not be kept', { error })
  }
}

/** Passes many rows as one JSON parameter, so that a single statement inserts them all. */
async function insertEntries(db: Db, entries: readonly Entry[]): Promise<void> {
  await db.run(sql`
    INSERT INTO log_entries (id, level, event, message, request_id, account_id, facts, created_at)
    SELECT value ->> 'id', value ->> 'level', value ->> 'event', value ->> 'message', value ->> 'request_id',
      value ->> 'account_id', value ->> 'facts', value ->> 'created_at'
    FROM json_each(${JSON.stringify(entries)})`)
}
