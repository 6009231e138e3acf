import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import type { CounterName } from '../../core/metrics/counters.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { errorPercent } from '../../rules/alerts/error-percent.ts'

/** A little more than three checks are apart, since the clock is never exact. */
const WINDOW_MS = 15.5 * 60_000
const MINUTE_CHARACTERS = '2026-11-27T10:00'.length

const ERRORS: CounterName = 'contactory_errors_total'
/** What may fail: an answer to a request, the handling of a message. */
const WORK: readonly CounterName[] = ['contactory_http_requests_total', 'contactory_queue_messages_total']

interface Sample {
  at: string
  errors: number
  work: number
}

/**
 * Notes how much was counted so far, and compares it with the oldest note of the last 15 minutes.
 *
 * @param errorsMin fewer errors are no rate: one failure of two requests says nothing
 * @returns errors per hundred requests and queue messages
 */
export async function measureErrorRate({ db, clock }: ServiceContext, errorsMin: number): Promise<number> {
  const now = clock.now()
  const at = now.toISOString().slice(0, MINUTE_CHARACTERS)
  const since = new Date(now.getTime() - WINDOW_MS).toISOString().slice(0, MINUTE_CHARACTERS)
  const [, , samples] = await runBatch(db, [
    statement<never>(sql`DELETE FROM error_samples WHERE at < ${since} OR at > ${at}`),
    statement<never>(sql`
      INSERT INTO error_samples (at, errors, work)
      SELECT ${at}, (SELECT coalesce(sum(value), 0) FROM metric_counts WHERE name = ${ERRORS}),
        (SELECT coalesce(sum(value), 0) FROM metric_counts WHERE name IN (SELECT value FROM json_each(${JSON.stringify(WORK)})))
      WHERE true ON CONFLICT (at) DO UPDATE SET errors = excluded.errors, work = excluded.work`),
    statement<Sample>(sql`SELECT at, errors, work FROM error_samples ORDER BY at`),
  ])
  const [first, last] = [samples[0]!, samples.at(-1)!]
  return errorPercent({ errors: last.errors - first.errors, work: last.work - first.work }, errorsMin)
}
