import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { MAIL_ANSWERS } from '../../../contracts/mail-answers.ts'
import { instant } from '../columns.ts'

/** Whether a domain takes mail, as DNS said; asked again once the answer is old. */
export const mailDomains = sqliteTable('mail_domains', {
  domain: text('domain').primaryKey(),
  answer: text('answer', { enum: MAIL_ANSWERS }).notNull(),
  checkedAt: instant('checked_at').notNull(),
})
