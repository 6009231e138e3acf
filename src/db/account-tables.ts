import { type SQL, sql } from 'drizzle-orm'
import { nextTurn } from '../lib/steps.ts'
import { accountNumber, firstNumber, lastNumber } from './account-numbers.ts'
import { placeBehind, type RowOrder, type RowPlace, readStretch } from './account-rows.ts'
import { runBatch, statement } from './batch.ts'
import type { Db } from './client.ts'

export interface AccountTable {
  readonly name: string
  /** A condition that selects an account's rows. */
  readonly of: (accountId: string) => SQL
  /** The columns that identify a row, in order; `rowid` by default. */
  readonly key?: readonly string[]
  /** An order in which an index contains an account's rows, to read them in chunks. */
  readonly order: RowOrder
}

/** @param order the columns after `account_id` in an index of the table; an index ends with the rowid */
const owned = (name: string, order: readonly string[] = BY_TIME): AccountTable => ({
  name,
  of: (accountId) => sql`account_id = ${accountId}`,
  order: [{ table: name, owner: 'account_id', key: order }],
})

const BY_TIME = ['created_at', 'rowid']

/** A table of child rows that also have the account in a column. */
const below = (parent: AccountTable, name: string, column: string, order: readonly string[]): AccountTable => ({
  ...owned(name),
  order: [...parent.order, { table: name, column, parent: 'id', key: order }],
})

/** A table whose rows are contiguous by a number of the account. */
const numbered = (name: string, order: readonly string[] = ['number']): AccountTable => ({
  name,
  of: (accountId) => sql`${sql.raw(order[0]!)} BETWEEN ${firstNumber(accountId)} AND ${lastNumber(accountId)}`,
  ...(order.length > 1 && !order.includes('rowid') ? { key: order } : {}),
  order: [{ table: name, owner: 'numbers', key: order }],
})

const CRAWLS = owned('crawls')
const TOPICS = owned('topics', ['folded', 'rowid'])
const CAMPAIGNS = owned('campaigns')
const SENDERS = owned('senders', ['channel', 'created_at', 'rowid'])
const INTEGRATIONS = owned('integrations')
const WEBHOOK_ENDPOINTS = owned('webhook_endpoints')
const WEBHOOK_DELIVERIES = below(WEBHOOK_ENDPOINTS, 'webhook_deliveries', 'endpoint_id', BY_TIME)

/** All tables of a data database with accounts' data, each after those that it refers to. */
export const ACCOUNT_TABLES: readonly AccountTable[] = [
  owned('account_numbers', ['rowid']),
  CRAWLS,
  owned('crawl_spends', ['period', 'rowid']),
  owned('crawl_spend_sites', ['period', 'site', 'rowid']),
  {
    ...below(CRAWLS, 'pages', 'crawl_id', ['url']),
    of: (accountId) => sql`crawl_id IN (SELECT id FROM crawls WHERE account_id = ${accountId})`,
    key: ['crawl_id', 'url'],
  },
  owned('sources'),
  numbered('former_contacts'),
  numbered('items'),
  {
    name: 'item_totals',
    of: (accountId) => sql`account = ${accountNumber(accountId)}`,
    order: [{ table: 'item_totals', owner: 'account', key: ['type', 'source_types'] }],
  },
  numbered('sightings', ['source', 'item']),
  owned('csv_imports'),
  owned('crawl_presets', ['rowid']),
  owned('crawl_schedules'),
  owned('site_downloads'),
  owned('site_download_spends', ['day', 'rowid']),
  owned('notifications'),
  owned('sample_data'),
  owned('notification_preferences', ['rowid']),
  owned('idempotent_answers', ['key']),
  WEBHOOK_ENDPOINTS,
  WEBHOOK_DELIVERIES,
  below(WEBHOOK_DELIVERIES, 'webhook_attempts', 'delivery_id', BY_TIME),
  numbered('mentions', ['source', 'key']),
  numbered('contact_values', ['contact', 'item']),
  {
    name: 'contact_keys',
    of: (accountId) => sql`account = ${accountNumber(accountId)}`,
    key: ['account', 'key'],
    order: [{ table: 'contact_keys', owner: 'account', key: ['key'] }],
  },
  numbered('contact_labels'),
  { ...numbered('labelled_contacts', ['contact', 'label']), key: ['label', 'contact'] },
  numbered('contacts'),
  { ...owned('contact_notes'), order: numbered('contact_notes', ['contact', ...BY_TIME]).order },
  owned('contact_changes'),
  owned('contact_actions'),
  numbered('contact_action_rows', ['contact', 'action_id']),
  owned('list_views'),
  { ...owned('list_columns', ['person_id', 'list']), key: ['account_id', 'person_id', 'list'] },
  { ...owned('erased_values', ['hash']), key: ['account_id', 'hash'] },
  SENDERS,
  { ...below(SENDERS, 'sender_spends', 'sender_id', ['period']), key: ['sender_id', 'period'] },
  {
    ...below(SENDERS, 'sender_totals', 'sender_id', ['day', 'campaign_id', 'what']),
    key: ['sender_id', 'day', 'campaign_id', 'what'],
  },
  { ...owned('domain_spends', ['day', 'domain']), key: ['account_id', 'day', 'domain'] },
  owned('mailboxes'),
  INTEGRATIONS,
  { ...owned('integration_links'), key: ['integration_id', 'kind', 'key'] },
  owned('integration_pushes'),
  TOPICS,
  { ...below(TOPICS, 'topic_opt_outs', 'topic_id', ['channel', 'hash']), key: ['topic_id', 'channel', 'hash'] },
  CAMPAIGNS,
  { ...below(CAMPAIGNS, 'campaign_senders', 'campaign_id', ['sender_id']), key: ['campaign_id', 'sender_id'] },
  below(CAMPAIGNS, 'recipients', 'campaign_id', ['address']),
  below(CAMPAIGNS, 'recipient_events', 'campaign_id', ['kind', 'happened_at', 'rowid']),
  { ...owned('audience_builds'), key: ['campaign_id'] },
  { ...below(CAMPAIGNS, 'audience_picks', 'campaign_id', ['place']), key: ['campaign_id', 'place'] },
  owned('subscription_forms'),
  owned('form_subscriptions'),
  owned('tasks', ['state', 'due_at', 'rowid']),
  owned('campaign_attachments', ['hash', 'rowid']),
  owned('message_templates', ['channel', 'name', 'rowid']),
  owned('pictures'),
  owned('conversations', ['sort_at', 'rowid']),
  owned('inbox_labels'),
  { ...owned('conversation_labels', ['label_id', 'rowid']), key: ['conversation_id', 'label_id'] },
  owned('replies', ['received_at', 'rowid']),
  owned('direct_messages'),
  owned('direct_message_events', ['happened_at', 'rowid']),
  { ...owned('suppressions', ['channel', 'hash']), key: ['account_id', 'channel', 'hash'] },
  { ...owned('stop_links', ['code']), key: ['account_id', 'code'] },
  owned('audit_events'),
]

/** For jobs that process a whole data database: excludes accounts being moved, and old copies. */
export const isAtHome = sql`account_id NOT IN (SELECT account_id FROM held_accounts)`

/** Tables that triggers derive from those; they are never copied. */
export const DERIVED_TABLES: readonly string[] = ['item_search', 'contact_search', 'campaign_totals']

/** The tables in which a data database has rows of an account, found in one round trip: most accounts use few. */
export async function tablesHolding(
  data: Db,
  accountId: string,
  tables: readonly AccountTable[],
): Promise<AccountTable[]> {
  const answers = await runBatch(
    data,
    tables.map(({ name, of }) =>
      statement<{ holds: number }>(
        sql`SELECT EXISTS (SELECT 1 FROM ${sql.identifier(name)} WHERE ${of(accountId)}) AS holds`,
      ),
    ),
  )
  return tables.filter((_, at) => answers[at]?.[0]?.holds === 1)
}

/**
 * Deletes all of an account's data from a data database, in chunks found through an index. Safe to repeat after a
 * crash.
 *
 * @param mayDelete a condition added to each deletion; once it fails, nothing more is deleted
 */
export async function deleteAccountRows(data: Db, accountId: string, mayDelete: SQL = sql`true`): Promise<void> {
  for (const table of (await tablesHolding(data, accountId, ACCOUNT_TABLES)).toReversed()) {
    for (let place: RowPlace | null = null; ; ) {
      const rows = await data.all<{ place: string }>(readLastKeys(accountId, table, place))
      if (rows.length > 0) await data.run(deleteRows(table, rows, mayDelete))
      place = placeBehind(table.order, place, rows)
      if (place === null) break
      await nextTurn()
    }
  }
}

const keyOf = ({ key = ['rowid'] }: AccountTable): readonly string[] => key

/**
 * Reads the next chunk of a table's keys in reverse order, so that data shared by later rows need not be handed over.
 */
export function readLastKeys(accountId: string, table: AccountTable, place: RowPlace | null): SQL {
  const columns = keyOf(table).map((name) => ({ name }))
  return readStretch(accountId, table.order, columns, place, true)
}

/** Deletes the rows with these keys. */
export function deleteRows(table: AccountTable, keys: readonly object[], mayDelete: SQL): SQL {
  const names = keyOf(table)
  const values = names.map((name) => sql`value ->> ${name}`)
  return sql`DELETE FROM ${sql.identifier(table.name)} WHERE (${sql.raw(names.join(', '))}) IN (
    SELECT ${sql.join(values, sql`, `)} FROM json_each(${JSON.stringify(keys)})) AND ${mayDelete}`
}
