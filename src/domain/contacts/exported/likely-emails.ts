import { sql } from 'drizzle-orm'
import type { EmailCheck } from '../../../contracts/email-checks/email-checks.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { acceptsMail, type MailAnswer } from '../../../rules/email-checks/mail-answers.ts'

/**
 * Returns the results of email checks for likely addresses, by their domains. No new check is made, since a likely
 * address has the same domain as the found addresses that it is modeled on, and those were checked.
 */
export async function likelyEmails(
  ctx: ServiceContext,
  emails: readonly string[],
): Promise<ReadonlyMap<string, EmailCheck>> {
  if (emails.length === 0) return new Map()
  const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const domains = JSON.stringify([...new Set(emails.map(domainOf))])
  const rows = await ctx.db.all<{ domain: string; answer: MailAnswer }>(
    sql`SELECT domain, answer FROM mail_domains WHERE domain IN (SELECT value FROM json_each(${domains}))`,
  )
  const answers = new Map(rows.map(({ domain, answer }) => [domain, answer]))
  return new Map(
    emails.flatMap((email) => {
      const answer = answers.get(domainOf(email))
      return answer ? [[email, acceptsMail(answer) ? 'deliverable' : 'undeliverable'] as const] : []
    }),
  )
}
