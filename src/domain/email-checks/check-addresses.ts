import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { CHECK_CODES, MAILBOX_CODES, TYPE_CODES } from '../../db/codes.ts'
import { mailboxKind } from '../../extraction/emails/mailbox-kind.ts'
import { DomainQuestions } from './ask-domains.ts'
import { judgeEmail } from './judge-email.ts'

/** D1 allows a thousand queries per invocation, and an import may bring hundreds of thousands of addresses. */
const BATCH_SIZE = 1_000

interface EmailRow {
  number: number
  normalized: string
}

interface Terms {
  /** Whether to check addresses with the result `unknown` again. */
  readonly isAgain?: boolean
  /** Once aborted, addresses without an answer stay unchecked; without this signal they become `unknown`. */
  readonly patience?: AbortSignal
}

/**
 * Checks the unchecked email addresses of a source. Idempotent. While the resolver is down, addresses become `unknown`
 * at once, unless `patience` is given.
 */
export async function checkAddresses(ctx: ServiceContext, sourceId: string, terms: Terms = {}): Promise<void> {
  const { isAgain = false, patience } = terms
  const questions = new DomainQuestions(ctx)
  const isWanted = isAgain ? isOpen : sql`items.type = ${TYPE_CODES.emails} AND items.email_check IS NULL`
  for (let last = 0; !patience?.aborted; ) {
    const rows = await ctx.data.all<EmailRow>(sql`
      SELECT items.number, items.normalized ${itemsOf(sourceId)} AND sightings.item > ${last} AND ${isWanted}
      ORDER BY sightings.item LIMIT ${BATCH_SIZE}`)
    if (rows.length === 0) break
    last = rows.at(-1)!.number
    const domains = [...new Set(rows.map(({ normalized }) => domainOf(normalized)))]
    const answers = await questions.answersFor(domains, patience)
    const checked = rows
      .filter(({ normalized }) => {
        const domain = domainOf(normalized)
        return !patience || answers.has(domain) || questions.isLimited(domain)
      })
      .map(({ number, normalized }) => ({
        number,
        email_check: CHECK_CODES[judgeEmail(domainOf(normalized), answers.get(domainOf(normalized)) ?? null)],
        mailbox: MAILBOX_CODES[mailboxKind(normalized)],
      }))
    await ctx.data.run(sql`
      UPDATE items SET email_check = checked.value ->> 'email_check', mailbox = checked.value ->> 'mailbox'
      FROM json_each(${JSON.stringify(checked)}) AS checked
      WHERE items.number = checked.value ->> 'number' AND items.email_check IS NOT (checked.value ->> 'email_check')`)
    // Where the database runs in the same process, this lets other requests run before the last address is done.
    await scheduler.wait(0)
  }
}

/** A condition: a source has email addresses that are unchecked or `unknown`. */
export const hasOpenChecks = (sourceId: string): SQL => sql`EXISTS (SELECT 1 ${itemsOf(sourceId)} AND ${isOpen})`

const isOpen = sql`items.type = ${TYPE_CODES.emails} AND (items.email_check IS NULL OR items.email_check = ${CHECK_CODES.unknown})`

const itemsOf = (sourceId: string): SQL => sql`FROM sightings CROSS JOIN items ON items.number = sightings.item
  WHERE sightings.source = (SELECT number FROM sources WHERE id = ${sourceId})`

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()
