import { sql } from 'drizzle-orm'
import type { EmailCheckJob } from '../../contracts/queues.ts'
import type { ServiceContext } from '../../core/context.ts'
import { siteOfEmail } from '../../lib/site-of-email.ts'
import { siteOf } from '../../lib/url.ts'
import { DomainQuestions } from './ask-domains.ts'
import { judgeEmail, mailboxOf } from './judge-email.ts'

/** D1 answers a thousand questions an invocation, and an import may bring hundreds of thousands of addresses. */
const BATCH_SIZE = 1_000

interface EmailRow {
  id: string
  normalized: string
  page_url: string | null
}

/**
 * Checks the addresses of a source that nobody has checked yet, and with `is_again` those that are `unknown`, too. What is
 * checked stays, so a repeat does nothing. While the resolver does not answer, new addresses become `unknown` at once.
 */
export async function checkSource(ctx: ServiceContext, { source_id, is_again }: EmailCheckJob): Promise<void> {
  const questions = new DomainQuestions(ctx)
  const isWanted = is_again ? sql`(email_check IS NULL OR email_check = 'unknown')` : sql`email_check IS NULL`
  for (let last = ''; ; ) {
    const rows = await ctx.db.all<EmailRow>(sql`
      SELECT id, normalized, page_url FROM items
      WHERE source_id = ${source_id} AND type = 'emails' AND normalized > ${last} AND ${isWanted}
      ORDER BY normalized LIMIT ${BATCH_SIZE}`)
    if (rows.length === 0) return
    last = rows.at(-1)!.normalized
    const answers = await questions.answersFor([...new Set(rows.map(({ normalized }) => domainOf(normalized)))])
    const checked = rows.map(({ id, normalized, page_url }) => ({
      id,
      email_check: judgeEmail(domainOf(normalized), answers.get(domainOf(normalized)) ?? null),
      mailbox: mailboxOf(normalized.slice(0, normalized.lastIndexOf('@'))),
      matches_site: page_url !== null && siteOfEmail(normalized) === siteOf(page_url) ? 1 : 0,
    }))
    // The plus keeps the index of sources out: with it the JSON would be read anew for every item of the source.
    await ctx.db.run(sql`
      UPDATE items SET email_check = checked.value ->> 'email_check', mailbox = checked.value ->> 'mailbox',
        detail = CASE WHEN checked.value ->> 'matches_site'
          THEN json_set(coalesce(nullif(detail, 'null'), '{}'), '$.matches_site', 1) ELSE detail END
      FROM json_each(${JSON.stringify(checked)}) AS checked
      WHERE items.id = checked.value ->> 'id' AND +items.source_id = ${source_id}
        AND items.email_check IS NOT (checked.value ->> 'email_check')`)
    // Where the database is in the same process, nobody else would be served until the last address.
    await scheduler.wait(0)
  }
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()
