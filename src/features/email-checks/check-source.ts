import { sql } from 'drizzle-orm'
import type { MailAnswer } from '../../contracts/mail-answers.ts'
import type { EmailCheckJob } from '../../contracts/queues.ts'
import type { ServiceContext } from '../../core/context.ts'
import { siteOfEmail } from '../../lib/site-of-email.ts'
import { siteOf } from '../../lib/url.ts'
import { askMail } from '../../platform/dns/ask-mail.ts'
import { judgeEmail, mailboxOf } from './judge-email.ts'

const BATCH_SIZE = 200
/** Questions open at once: what the platform lets one invocation have. */
const QUESTIONS_MAX = 6
const DAY_MS = 24 * 60 * 60 * 1000
/** How long an answer of DNS is believed; a domain that takes no mail may do so tomorrow. */
const BELIEVED_MS: Record<MailAnswer, number> = { accepts: 30 * DAY_MS, refuses: 3 * DAY_MS, absent: 3 * DAY_MS }

interface EmailRow {
  id: string
  normalized: string
  page_url: string | null
}

/** Checks the addresses of a source that nobody has checked yet. What is checked stays, so a repeat does nothing. */
export async function checkSource(ctx: ServiceContext, { source_id }: EmailCheckJob): Promise<void> {
  for (;;) {
    const rows = await ctx.db.all<EmailRow>(sql`
      SELECT id, normalized, page_url FROM items
      WHERE source_id = ${source_id} AND type = 'emails' AND email_check IS NULL LIMIT ${BATCH_SIZE}`)
    if (rows.length === 0) return
    const answers = await answersFor(ctx, [...new Set(rows.map(({ normalized }) => domainOf(normalized)))])
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
      WHERE items.id = checked.value ->> 'id' AND +items.source_id = ${source_id}`)
  }
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** What DNS says of each domain, from memory where it is fresh; a domain that cannot be asked is left out. */
async function answersFor(ctx: ServiceContext, domains: readonly string[]): Promise<Map<string, MailAnswer>> {
  const now = ctx.clock.now()
  const known = await ctx.db.all<{ domain: string; answer: MailAnswer; checked_at: string }>(sql`
    SELECT domain, answer, checked_at FROM mail_domains WHERE domain IN (SELECT value FROM json_each(${JSON.stringify(domains)}))`)
  const isFresh = ({ answer, checked_at }: (typeof known)[number]) =>
    now.getTime() - Date.parse(checked_at) < BELIEVED_MS[answer]
  const answers = new Map(known.filter(isFresh).map(({ domain, answer }) => [domain, answer]))
  const asked = domains.filter((domain) => !answers.has(domain))
  const fresh: { domain: string; answer: MailAnswer }[] = []
  const failures: string[] = []
  // A resolver that answers nothing at all is not asked hundreds of times.
  const isDead = () => fresh.length === 0 && failures.length >= QUESTIONS_MAX
  const work = async () => {
    for (let domain = asked.shift(); domain !== undefined && !isDead(); domain = asked.shift()) {
      try {
        fresh.push({ domain, answer: await askMail(ctx.config.dnsUrl, domain) })
      } catch (error) {
        failures.push(`${domain}: ${String(error).slice(0, 100)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: QUESTIONS_MAX }, work))
  if (failures.length > 0)
    console.error(JSON.stringify({ request_id: ctx.requestId, email_checks: failures.slice(0, 5) }))
  if (fresh.length > 0) {
    await ctx.db.run(sql`
      INSERT INTO mail_domains (domain, answer, checked_at)
      SELECT value ->> 'domain', value ->> 'answer', ${now.toISOString()} FROM json_each(${JSON.stringify(fresh)}) WHERE true
      ON CONFLICT (domain) DO UPDATE SET answer = excluded.answer, checked_at = excluded.checked_at`)
  }
  for (const { domain, answer } of fresh) answers.set(domain, answer)
  return answers
}
