import { sql } from 'drizzle-orm'
import type { EmailCheckJob } from '../../contracts/queues.ts'
import type { ServiceContext } from '../../core/context.ts'
import { CHECK_CODES, MAILBOX_CODES, TYPE_CODES } from '../../db/codes.ts'
import { mailboxKind } from '../../extraction/emails/mailbox-kind.ts'
import { DomainQuestions } from './ask-domains.ts'
import { judgeEmail } from './judge-email.ts'

/** D1 answers a thousand questions an invocation, and an import may bring hundreds of thousands of addresses. */
const BATCH_SIZE = 1_000

interface EmailRow {
  number: number
  normalized: string
}

/**
 * Checks the addresses of a source that nobody has checked yet, and with `is_again` those that are `unknown`, too. What is
 * checked stays, so a repeat does nothing. While the resolver does not answer, new addresses become `unknown` at once.
 */
export async function checkSource(
  ctx: ServiceContext,
  { account_id, source_id, is_again }: EmailCheckJob,
): Promise<void> {
  const questions = new DomainQuestions(ctx)
  const isOpen = sql`items.type = ${TYPE_CODES.emails} AND (items.email_check IS NULL OR items.email_check = ${CHECK_CODES.unknown})`
  const isWanted = is_again ? isOpen : sql`items.type = ${TYPE_CODES.emails} AND items.email_check IS NULL`
  const source = sql`(SELECT number FROM sources WHERE id = ${source_id})`
  const ofSource = sql`FROM sightings CROSS JOIN items ON items.number = sightings.item WHERE sightings.source = ${source}`
  for (let last = 0; ; ) {
    const rows = await ctx.data.all<EmailRow>(sql`
      SELECT items.number, items.normalized ${ofSource} AND sightings.item > ${last} AND ${isWanted}
      ORDER BY sightings.item LIMIT ${BATCH_SIZE}`)
    if (rows.length === 0) break
    last = rows.at(-1)!.number
    const answers = await questions.answersFor([...new Set(rows.map(({ normalized }) => domainOf(normalized)))])
    const checked = rows.map(({ number, normalized }) => ({
      number,
      email_check: CHECK_CODES[judgeEmail(domainOf(normalized), answers.get(domainOf(normalized)) ?? null)],
      mailbox: MAILBOX_CODES[mailboxKind(normalized)],
    }))
    await ctx.data.run(sql`
      UPDATE items SET email_check = checked.value ->> 'email_check', mailbox = checked.value ->> 'mailbox'
      FROM json_each(${JSON.stringify(checked)}) AS checked
      WHERE items.number = checked.value ->> 'number' AND items.email_check IS NOT (checked.value ->> 'email_check')`)
    // Where the database is in the same process, nobody else would be served until the last address.
    await scheduler.wait(0)
  }
  await ctx.data.run(sql`
    UPDATE sources SET unchecked_since = NULL WHERE id = ${source_id} AND NOT EXISTS (SELECT 1 ${ofSource} AND ${isOpen})`)
  // How well they can be reached depends on it.
  await ctx.queues.send('contacts', { account_id })
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()
