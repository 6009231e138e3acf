import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { nextTurn } from '../../lib/steps.ts'
import { WorkBudget } from '../../lib/work-budget.ts'
import type { LocatedPerson } from './locate-person.ts'
import { redactJsonText } from './redact-person.ts'

/** Log lines that one statement reads. Their text is limited in size. */
const LINES_AT_ONCE = 2_000
/** Dead letters hold up to 64 kB each. */
const LETTERS_AT_ONCE = 50
const UNITS_OF_CHARACTER = 20

interface Line {
  id: string
  message: string
  facts: string
}

/**
 * Removes a person from the logs of the account's requests (page URLs, server responses) and deletes failed queue
 * messages that name the person, so that they are not sent again.
 */
export async function eraseFromLogs(ctx: ServiceContext, { traces }: LocatedPerson): Promise<number> {
  if (traces.isNobody) return 0
  const { id: accountId } = accountOf(ctx)
  const work = WorkBudget.unlimited()
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
      work.trySpend((message.length + facts.length) * UNITS_OF_CHARACTER)
      await work.yieldTurn()
      if (!traces.holds(message) && !traces.holds(facts)) continue
      await ctx.db.run(
        sql`UPDATE log_entries SET message = ${traces.redact(message)}, facts = ${redactJsonText(facts, traces)} WHERE id = ${id}`,
      )
      changed++
    }
    if (!edge?.last || edge.count < LINES_AT_ONCE) break
    after = edge.last
    await nextTurn()
  }
  for (let after = ''; ; ) {
    const window = sql`FROM dead_letters WHERE id > ${after} ORDER BY id LIMIT ${LETTERS_AT_ONCE}`
    const [letters, [edge]] = await runBatch(ctx.db, [
      statement<{ id: string; body: string; reason: string | null }>(
        sql`SELECT * FROM (SELECT id, body, reason ${window}) WHERE instr(body, ${accountId}) > 0`,
      ),
      statement<{ last: string | null; count: number }>(
        sql`SELECT max(id) AS last, count(*) AS count FROM (SELECT id ${window})`,
      ),
    ])
    for (const { id, body, reason } of letters) {
      work.trySpend(body.length * UNITS_OF_CHARACTER)
      await work.yieldTurn()
      if (!traces.holds(body) && !traces.holds(reason ?? '')) continue
      await ctx.db.run(sql`DELETE FROM dead_letters WHERE id = ${id}`)
      changed++
    }
    if (!edge?.last || edge.count < LETTERS_AT_ONCE) break
    after = edge.last
    await nextTurn()
  }
  return changed
}
