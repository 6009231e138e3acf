import { type SQL, sql } from 'drizzle-orm'
import { COUNTED_AT_ONCE, inWindows } from '../../core/add-up.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { failedAt } from './failed-at.ts'

/**
 * Iterates over the recipients to whom the account has sent a message since a time, and those whose message failed
 * since then, a few thousand at a time.
 *
 * @param since ISO 8601
 * @param query runs on each window, named `counted`: all columns of `recipients`, and `at`, when the message was sent
 * or failed
 */
export async function* outgoingSince<Row extends object>(
  ctx: ServiceContext,
  since: string,
  query: SQL,
): AsyncGenerator<Row[]> {
  const accountId = accountOf(ctx).id
  yield* inWindows<Row>(
    ctx,
    {
      from: sql`FROM recipients WHERE account_id = ${accountId} AND sent_at IS NOT NULL AND sent_at >= ${since}`,
      by: 'sent_at',
      columns: sql`*, sent_at AS at`,
    },
    query,
  )
  for (let [campaign, state, id] = ['', '', '']; ; ) {
    const behind: SQL = sql`FROM recipients WHERE campaign_id IN (SELECT id FROM campaigns WHERE account_id = ${accountId} AND id >= ${campaign})
      AND state IN ('bounced', 'failed') AND (campaign_id, state, id) > (${campaign}, ${state}, ${id}) ORDER BY campaign_id, state, id`
    const [rows, [edge]]: readonly [Row[], { campaign_id: string; state: string; id: string }[]] = await runBatch(
      ctx.data,
      [
        statement<Row>(sql`
        WITH counted AS MATERIALIZED (
          SELECT * FROM (SELECT *, iif(sent_at IS NULL, ${failedAt}, NULL) AS at ${behind} LIMIT ${COUNTED_AT_ONCE}) WHERE at >= ${since}) ${query}`),
        statement<{ campaign_id: string; state: string; id: string }>(
          sql`SELECT campaign_id, state, id ${behind} LIMIT 1 OFFSET ${COUNTED_AT_ONCE - 1}`,
        ),
      ],
    )
    yield rows
    if (!edge) return
    campaign = edge.campaign_id
    state = edge.state
    id = edge.id
  }
}
