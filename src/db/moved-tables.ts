import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { ACCOUNT_TABLES, type AccountTable } from './account-tables.ts'
import { type Statement, statement } from './batch.ts'
import { campaigns, recipientEvents, recipients, suppressions } from './schema/data/campaigns.ts'
import {
  contactChanges,
  contactKeys,
  contactLabels,
  contactNotes,
  contacts,
  contactValues,
  labelledContacts,
  mentions,
} from './schema/data/contacts.ts'
import { conversationLabels, conversations, inboxLabels } from './schema/data/conversations.ts'
import { crawlPresets, crawlSchedules } from './schema/data/crawl-schedules.ts'
import { crawls, sources } from './schema/data/crawls.ts'
import { items, sightings } from './schema/data/items.ts'
import { messageTemplates } from './schema/data/message-templates.ts'
import { notificationPreferences } from './schema/data/notifications.ts'
import { replies } from './schema/data/replies.ts'
import { tasks } from './schema/data/tasks.ts'
import { topicOptOuts, topics } from './schema/data/topics.ts'

/** The value of a column in a row, as the database stores it. */
export type Cell = string | number | null

/** A table whose rows move with an account to another installation. */
export interface MovedTable {
  readonly name: string
  readonly table: SQLiteTable
  /** Columns with ids of rows, its own and others'. */
  readonly ids: readonly string[]
  /** Columns with numbers from the account's range. */
  readonly numbers: readonly string[]
  /** The column that holds the account: its id or, where it is `account`, its number; null where none does. */
  readonly owner: 'account_id' | 'account' | null
  /** Columns that mean nothing elsewhere, and what they become. */
  readonly becomes?: Readonly<Record<string, (value: Cell, row: Readonly<Record<string, Cell>>) => Cell>>
  /** Rows that a row needs: column, table and the column there. A row without them is not added. */
  readonly needs?: readonly (readonly [column: string, table: string, key: string])[]
  /** The columns that identify a row. */
  readonly key: readonly string[]
}

const gone = () => null
const never = () => 0
const CRAWL = ['crawl_id', 'crawls', 'id'] as const
const SOURCE = ['source', 'sources', 'number'] as const
const CAMPAIGN = ['campaign_id', 'campaigns', 'id'] as const
const RECIPIENT = ['recipient_id', 'recipients', 'id'] as const

/** In the order of `ACCOUNT_TABLES`: each after those that it refers to. `docs/account-transfer.md` lists the others. */
const MOVED: Readonly<Record<string, Omit<MovedTable, 'name' | 'key' | 'owner'> & Partial<Pick<MovedTable, 'owner'>>>> =
  {
    crawls: {
      table: crawls,
      ids: ['id', 'previous_id', 'schedule_id'],
      numbers: [],
      becomes: {
        // What is under way stays where it is.
        status: (status) => (status === 'queued' || status === 'running' ? 'cancelled' : status),
        finished_at: (at, row) => at ?? row.heartbeat_at ?? null,
      },
    },
    sources: {
      table: sources,
      ids: ['id', 'crawl_id'],
      numbers: ['number'],
      becomes: { unchecked_since: gone, unresolved_since: gone },
      needs: [CRAWL],
    },
    items: { table: items, ids: [], numbers: ['number', 'source'], owner: null },
    sightings: {
      table: sightings,
      ids: [],
      numbers: ['source', 'item', 'contact', 'as_in'],
      owner: null,
      needs: [SOURCE, ['item', 'items', 'number']],
    },
    crawl_presets: { table: crawlPresets, ids: [], numbers: [] },
    crawl_schedules: {
      table: crawlSchedules,
      ids: ['id', 'last_crawl_id'],
      numbers: [],
      becomes: { is_active: never },
    },
    notification_preferences: {
      table: notificationPreferences,
      ids: [],
      numbers: [],
      becomes: { digest_at: gone },
    },
    mentions: { table: mentions, ids: [], numbers: ['source', 'contact', 'as_in'], owner: null, needs: [SOURCE] },
    contact_values: { table: contactValues, ids: [], numbers: ['contact', 'item'], owner: null },
    contact_keys: { table: contactKeys, ids: [], numbers: ['contact'], owner: 'account' },
    contact_labels: { table: contactLabels, ids: [], numbers: ['number'] },
    labelled_contacts: {
      table: labelledContacts,
      ids: [],
      numbers: ['label', 'contact'],
      owner: null,
      needs: [['label', 'contact_labels', 'number']],
    },
    contacts: { table: contacts, ids: [], numbers: ['number', 'organization_number'], owner: null },
    contact_notes: { table: contactNotes, ids: ['id'], numbers: ['contact'] },
    // It would restore rows by the numbers that they had.
    contact_changes: { table: contactChanges, ids: ['id'], numbers: ['contact'], becomes: { undo: gone } },
    topics: { table: topics, ids: ['id'], numbers: [] },
    topic_opt_outs: {
      table: topicOptOuts,
      ids: ['topic_id', 'recipient_id'],
      numbers: [],
      becomes: { undo_id: gone },
      needs: [['topic_id', 'topics', 'id']],
    },
    campaigns: {
      table: campaigns,
      ids: ['id', 'follows_id', 'topic_id'],
      numbers: [],
      becomes: {
        status: (status) => (status === 'sending' || status === 'scheduled' ? 'paused' : status),
        status_reason: (reason, { status }) =>
          status === 'sending' || status === 'scheduled' ? 'Moved from another installation. Choose a sender.' : reason,
        sender_id: gone,
        next_at: gone,
        batch_id: gone,
      },
      needs: [
        ['follows_id', 'campaigns', 'id'],
        ['topic_id', 'topics', 'id'],
      ],
    },
    recipients: {
      table: recipients,
      ids: ['id', 'campaign_id'],
      numbers: ['contact'],
      becomes: {
        // A message that may have left must not leave again.
        state: (state) => (state === 'claimed' ? 'pending' : state === 'sending' ? 'unknown' : state),
        sender_id: gone,
        batch_id: gone,
      },
      needs: [CAMPAIGN],
    },
    recipient_events: {
      table: recipientEvents,
      ids: ['id', 'campaign_id', 'recipient_id'],
      numbers: [],
      needs: [CAMPAIGN, RECIPIENT],
    },
    tasks: {
      table: tasks,
      ids: ['id', 'campaign_id', 'recipient_id'],
      numbers: ['contact'],
      needs: [CAMPAIGN, RECIPIENT],
    },
    message_templates: { table: messageTemplates, ids: ['id'], numbers: [] },
    conversations: {
      table: conversations,
      ids: ['id', 'campaign_id', 'recipient_id'],
      numbers: [],
      needs: [CAMPAIGN, RECIPIENT],
    },
    inbox_labels: { table: inboxLabels, ids: ['id'], numbers: [] },
    conversation_labels: {
      table: conversationLabels,
      ids: ['conversation_id', 'label_id'],
      numbers: [],
      needs: [
        ['conversation_id', 'conversations', 'id'],
        ['label_id', 'inbox_labels', 'id'],
      ],
    },
    replies: {
      table: replies,
      ids: ['id', 'campaign_id', 'recipient_id', 'conversation_id'],
      numbers: [],
      needs: [CAMPAIGN, RECIPIENT],
    },
    suppressions: { table: suppressions, ids: ['campaign_id', 'recipient_id'], numbers: [] },
  }

/** Tables of accounts whose rows stay, with the reason. A test compares both lists with `ACCOUNT_TABLES`. */
export const STAYING: Readonly<Record<string, string>> = {
  account_numbers: 'how rows are numbered here',
  item_totals: 'counted again while items are added',
  crawl_spends: 'what a plan here was charged',
  crawl_spend_sites: 'what a plan here was charged',
  site_download_spends: 'what a plan here was charged',
  sender_spends: 'what a sender here has sent',
  sender_totals: 'what a sender here has sent',
  domain_spends: 'what senders here have sent',
  pages: 'what to compare a crawl with that is repeated; values keep the address of their page',
  former_contacts: 'contacts have replaced them',
  contact_actions: 'deletions that can still be undone here',
  contact_action_rows: 'of those',
  list_columns: 'how people here look at their lists',
  list_views: 'of those',
  sample_data: 'made-up contacts to try the product with',
  csv_imports: 'a report on files that were read',
  site_downloads: 'archives in the object store; download them as files',
  notifications: 'told once',
  idempotent_answers: 'answers to requests made here',
  webhook_endpoints: 'their secret stays',
  webhook_deliveries: 'of those',
  webhook_attempts: 'of those',
  erased_values: 'hashes under the key of this installation, of values that are stored nowhere',
  senders: 'their passwords and proofs stay',
  mailboxes: 'their passwords stay',
  integrations: 'their tokens stay',
  integration_links: 'of those',
  integration_pushes: 'of those',
  campaign_senders: 'refer to senders',
  audience_builds: 'recipients that are being chosen',
  audience_picks: 'of those',
  subscription_forms: 'their address and its proofs are those of this installation',
  form_subscriptions: 'of those',
  campaign_attachments: 'files in the object store',
  pictures: 'files in the object store',
  direct_messages: 'sent by senders here; the API lists them',
  direct_message_events: 'of those',
  stop_links: 'addresses of this installation',
  audit_events: 'what was done here',
}

const orderOf = new Map<string, AccountTable>(ACCOUNT_TABLES.map((table) => [table.name, table]))

/** All tables that move, in an order in which each comes after those that it refers to. */
export const MOVED_TABLES: readonly MovedTable[] = ACCOUNT_TABLES.flatMap(({ name, key }) => {
  const moved = MOVED[name]
  return moved ? [{ name, owner: 'account_id' as const, ...moved, key: key ?? [keyOf(moved)] }] : []
})

function keyOf({ ids, numbers }: Pick<MovedTable, 'ids' | 'numbers'>): string {
  return ids[0] === 'id' ? 'id' : (numbers[0] ?? 'account_id')
}

export const readOrderOf = ({ name }: MovedTable): AccountTable['order'] => orderOf.get(name)!.order

/** The columns whose values are in the file. */
export const movedColumns = ({ table, owner }: MovedTable): Column[] =>
  Object.values(getTableColumns(table)).filter((column) => column.name !== owner && !column.generated)

/**
 * Adds rows that are not there yet.
 *
 * @param rows JSON list of the rows as they are stored here
 */
export function insertMoved(table: MovedTable, account: { id: string; number: number }, rows: string): SQL {
  const columns = movedColumns(table).map(({ name }) => name)
  const owner = table.owner
    ? [[sql.identifier(table.owner), sql`${table.owner === 'account' ? account.number : account.id}`] as const]
    : []
  const cells = columns.map((name) => [sql.identifier(name), sql`given.value ->> ${name}`] as const)
  const all = [...owner, ...cells]
  const needs = (table.needs ?? []).map(
    ([column, other, key]) =>
      sql`(given.value ->> ${column} IS NULL OR EXISTS (SELECT 1 FROM ${sql.identifier(other)} WHERE ${sql.identifier(key)} = given.value ->> ${column}))`,
  )
  const list = (parts: readonly (SQL | ReturnType<typeof sql.identifier>)[]) =>
    sql.join(
      parts.map((part) => sql`${part}`),
      sql`, `,
    )
  return sql`INSERT OR IGNORE INTO ${sql.identifier(table.name)} (${list(all.map(([name]) => name))})
    SELECT ${list(all.map(([, value]) => value))} FROM json_each(${rows}) AS given WHERE ${sql.join([sql`true`, ...needs], sql` AND `)}`
}

/** Counts how many of these rows there are. */
export function countPresent(table: MovedTable, account: { id: string; number: number }, rows: string): SQL {
  const isIt = table.key.map((name) => {
    const value =
      name === table.owner ? sql`${name === 'account' ? account.number : account.id}` : sql`given.value ->> ${name}`
    return sql`known.${sql.identifier(name)} = ${value}`
  })
  return sql`SELECT count(*) AS present FROM json_each(${rows}) AS given
    WHERE EXISTS (SELECT 1 FROM ${sql.identifier(table.name)} AS known WHERE ${sql.join(isIt, sql` AND `)})`
}

/** Counts the items that the next statement will add; a trigger counts only those that are deleted. */
export const countMovedItems = (account: number, list: string): Statement<never> =>
  statement<never>(sql`
    INSERT INTO item_totals (account, type, source_types, total)
    SELECT ${account}, given.value ->> 'type', given.value ->> 'source_types', count(*) FROM json_each(${list}) AS given
    WHERE NOT EXISTS (SELECT 1 FROM items WHERE number = given.value ->> 'number')
      AND NOT EXISTS (SELECT 1 FROM items WHERE account = ${account} AND type = given.value ->> 'type' AND normalized = given.value ->> 'normalized')
    GROUP BY 2, 3
    ON CONFLICT (account, type, source_types) DO UPDATE SET total = total + excluded.total`)
