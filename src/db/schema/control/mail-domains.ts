import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { MAIL_ANSWERS } from '../../../rules/email-checks/mail-answers.ts'
import { instant } from '../columns.ts'

/** Whether a domain accepts mail, according to the DNS; resolved again once the answer is old. */
export const mailDomains = sqliteTable('mail_domains', {
  domain: text('domain').primaryKey(),
  answer: text('answer', { enum: MAIL_ANSWERS }).notNull(),
  checkedAt: instant('checked_at').notNull(),
})

/**
 * How many names under a registrable domain were resolved on a day (UTC), so that no page can flood one domain with
 * queries.
 */
export const dnsSpends = sqliteTable(
  'dns_spends',
  {
    day: text('day').notNull(),
    site: text('site').notNull(),
    names: integer('names').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.site] })],
)
