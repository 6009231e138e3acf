import { type SQL, sql } from 'drizzle-orm'
import { accountNumber, firstNumber, lastNumber } from './account-numbers.ts'
import type { Db } from './client.ts'

export interface AccountTable {
  readonly name: string
  /** Which of its rows are an account's. */
  readonly of: (accountId: string) => SQL
  /** What its rows are told apart by, in order; `rowid` where nothing else is said. */
  readonly key?: readonly string[]
}

const owned = (name: string): AccountTable => ({ name, of: (accountId) => sql`account_id = ${accountId}` })

const numbered = (name: string): AccountTable => ({
  name,
  of: (accountId) => sql`number BETWEEN ${firstNumber(accountId)} AND ${lastNumber(accountId)}`,
})

const ofContact = (name: string, key: readonly string[]): AccountTable => ({
  name,
  of: (accountId) => sql`contact BETWEEN ${firstNumber(accountId)} AND ${lastNumber(accountId)}`,
  key,
})

/** Every table of a data database that holds what belongs to accounts, each behind those that it refers to. */
export const ACCOUNT_TABLES: readonly AccountTable[] = [
  owned('account_numbers'),
  owned('crawls'),
  owned('crawl_spends'),
  owned('crawl_spend_sites'),
  {
    name: 'pages',
    of: (accountId) => sql`crawl_id IN (SELECT id FROM crawls WHERE account_id = ${accountId})`,
    key: ['crawl_id', 'url'],
  },
  owned('sources'),
  numbered('former_contacts'),
  numbered('items'),
  { name: 'item_totals', of: (accountId) => sql`account = ${accountNumber(accountId)}` },
  {
    name: 'sightings',
    of: (accountId) => sql`source BETWEEN ${firstNumber(accountId)} AND ${lastNumber(accountId)}`,
    key: ['source', 'item'],
  },
  owned('csv_imports'),
  owned('crawl_presets'),
  owned('crawl_schedules'),
  owned('site_downloads'),
  owned('site_download_spends'),
  owned('notifications'),
  owned('notification_preferences'),
  owned('idempotent_answers'),
  owned('webhook_endpoints'),
  owned('webhook_deliveries'),
  owned('webhook_attempts'),
  {
    name: 'mentions',
    of: (accountId) => sql`source BETWEEN ${firstNumber(accountId)} AND ${lastNumber(accountId)}`,
    key: ['source', 'key'],
  },
  ofContact('contact_values', ['contact', 'item']),
  { name: 'contact_keys', of: (accountId) => sql`account = ${accountNumber(accountId)}`, key: ['account', 'key'] },
  numbered('contact_labels'),
  ofContact('labelled_contacts', ['label', 'contact']),
  numbered('contacts'),
  owned('contact_notes'),
  owned('contact_changes'),
  { ...owned('erased_values'), key: ['account_id', 'hash'] },
  owned('senders'),
  { ...owned('sender_spends'), key: ['sender_id', 'period'] },
  owned('campaigns'),
  owned('recipients'),
  owned('recipient_events'),
  owned('campaign_attachments'),
  owned('message_templates'),
  owned('replies'),
  { ...owned('suppressions'), key: ['account_id', 'channel', 'hash'] },
  owned('audit_events'),
]

/** For work that goes through a whole data database: it leaves alone what is on its way elsewhere, and old copies. */
export const isAtHome = sql`account_id NOT IN (SELECT account_id FROM held_accounts)`

/** What triggers derive from those: nobody reads it from one database to write it into another. */
export const DERIVED_TABLES: readonly string[] = ['item_search', 'contact_search', 'campaign_totals']

/** Rows that one statement deletes: few enough that nobody waits long for it. */
const ROWS_AT_ONCE = 250

/**
 * Deletes all that a data database holds of an account. Safe to repeat after it died half-way.
 *
 * @param mayDelete asked with each deletion; nothing more is deleted once it does not hold
 */
export async function forgetAccount(data: Db, accountId: string, mayDelete: SQL = sql`true`): Promise<void> {
  for (const { name, of, key = ['rowid'] } of ACCOUNT_TABLES.toReversed()) {
    const table = sql.identifier(name)
    const columns = sql.raw(key.join(', '))
    // From the end: what an earlier row holds for later ones need not be handed on.
    const fromEnd = sql.raw(key.map((name) => `${name} DESC`).join(', '))
    for (;;) {
      const gone = await data.all(sql`
        DELETE FROM ${table} WHERE (${columns}) IN (SELECT ${columns} FROM ${table} WHERE ${of(accountId)} AND ${mayDelete} ORDER BY ${fromEnd} LIMIT ${ROWS_AT_ONCE})
        RETURNING 1`)
      if (gone.length < ROWS_AT_ONCE) break
    }
  }
}
