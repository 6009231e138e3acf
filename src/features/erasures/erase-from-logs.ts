import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import type { LookedFor } from './look-for-person.ts'
import { redactJsonText } from './strike-json.ts'

/** Lines that one statement goes through. */
const LINES_AT_ONCE = 10_000

interface Line {
  id: string
  message: string
  facts: string
}

/**
 * Takes a person out of what the service keeps of the account's requests and of messages that failed: addresses of pages that were asked for, and what servers
 * answered. A message that names the person is not sent again.
 */
export async function eraseFromLogs(ctx: ServiceContext, { traces }: LookedFor): Promise<number> {
  if (traces.isNobody) return 0
  const { id: accountId } = accountOf(ctx)
  let changed = 0
  for (let after = ''; ; ) {
    const window = sql`SELECT id, message, facts, account_id FROM log_entries WHERE id > ${after} ORDER BY id LIMIT ${LINES_AT_ONCE}`
    const [lines, [edge]] = await runBatch(ctx.db, [
      statement<Line>(sql`SELECT id, message, facts FROM (${window}) WHERE account_id = ${accountId}`),
      statement<{ last: string | null; count: number }>(
        sql`SELECT max(id) AS last, count(*) AS count FROM (${window})`,
      ),
    ])
    for (const { id, message, facts } of lines) {
      if (!traces.holds(message) && !traces.holds(facts)) continue
      await ctx.db.run(
        sql`UPDATE log_entries SET message = ${traces.redact(message)}, facts = ${redactJsonText(facts, traces)} WHERE id = ${id}`,
      )
      changed++
    }
    if (!edge?.last || edge.count < LINES_AT_ONCE) break
    after = edge.last
  }
  const letters = await ctx.db.all<{ id: string; body: string; reason: string | null }>(
    sql`SELECT id, body, reason FROM dead_letters WHERE instr(body, ${accountId}) > 0`,
  )
  for (const { id, body, reason } of letters) {
    if (!traces.holds(body) && !traces.holds(reason ?? '')) continue
    await ctx.db.run(sql`DELETE FROM dead_letters WHERE id = ${id}`)
    changed++
  }
  return changed
}
