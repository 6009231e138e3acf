import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, instant } from '../columns.ts'
import { accounts } from './accounts.ts'

/** What receipts say about the buyer. */
export const billingDetails = sqliteTable('billing_details', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  companyName: text('company_name').notNull().default(''),
  address: text('address').notNull().default(''),
  country: text('country').notNull().default(''),
  taxId: text('tax_id').notNull().default(''),
  purchaseOrder: text('purchase_order').notNull().default(''),
  updatedAt: instant('updated_at').notNull(),
})

/** Further addresses that receive receipts, and once confirmed, the other mail about payments. */
export const billingEmails = sqliteTable(
  'billing_emails',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    confirmedAt: instant('confirmed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('one_billing_email_each').on(table.accountId, table.email)],
)
