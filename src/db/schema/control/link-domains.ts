import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { LinkDomainState } from '../../../contracts/link-domains/link-domains.ts'
import { id, instant } from '../columns.ts'
import { accounts } from './accounts.ts'

/**
 * Customers' own domains for the links in their messages. Any account may add a host; the one that proves to own it in
 * the DNS has it, and only that account's links work there.
 */
export const linkDomains = sqliteTable(
  'link_domains',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Lower case, ASCII (IDNA). */
    host: text('host').notNull(),
    state: text('state').$type<LinkDomainState>().notNull(),
    /** Why it is not active, as a sentence. */
    problem: text('problem'),
    /** The id of its custom hostname at Cloudflare; null before it was created. */
    hostnameId: text('hostname_id'),
    /** Failed checks in a row. */
    failures: integer('failures').notNull().default(0),
    /** When the account proved to own it; null if it has not, or another account has since. */
    provenAt: instant('proven_at'),
    activeSince: instant('active_since'),
    checkedAt: instant('checked_at'),
    /** When it is due; null if it is no longer checked. */
    checkAt: instant('check_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('link_domains_by_account').on(table.accountId, table.createdAt),
    uniqueIndex('one_link_domain_of_account').on(table.accountId, table.host),
    uniqueIndex('one_owner_of_link_domain').on(table.host).where(sql`proven_at IS NOT NULL`),
    index('link_domains_by_check').on(table.checkAt),
  ],
)
