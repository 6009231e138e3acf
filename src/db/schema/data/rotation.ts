import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns.ts'
import { campaigns } from './campaigns.ts'
import { senders } from './senders.ts'

/**
 * The senders of a campaign that rotates several; one with a single sender has no rows here. They are also those of its
 * follow-ups. The first one is the campaign's own (`campaigns.sender_id`).
 */
export const campaignSenders = sqliteTable(
  'campaign_senders',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    senderId: text('sender_id')
      .notNull()
      .references(() => senders.id, { onDelete: 'cascade' }),
    /** The order in which the user chose them, from 0. */
    place: integer('place').notNull(),
    /** When it was left out of this campaign, and why, as a sentence; null while it takes part. */
    leftOutAt: instant('left_out_at'),
    leftOutReason: text('left_out_reason'),
    /** Until when its provider wants a pause, or no server was reached, and why, as a sentence. */
    waitUntil: instant('wait_until'),
    waitReason: text('wait_reason'),
    /** Its batches in a row that reached no server. */
    troubles: integer('troubles').notNull().default(0),
    /** When its last message of this campaign went out. */
    lastSentAt: instant('last_sent_at'),
    /** Its messages and bounces before it last joined; only later bounces can leave it out. */
    sentBefore: integer('sent_before').notNull().default(0),
    bouncedBefore: integer('bounced_before').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.senderId] }),
    index('campaign_senders_by_sender').on(table.senderId),
  ],
)

/**
 * How many of a sender's messages were sent, bounced and were answered, by UTC day and campaign; counted by triggers on
 * `recipients`. Unlike `campaign_totals` it is a history: a message that is sent again counts again.
 */
export const senderTotals = sqliteTable(
  'sender_totals',
  {
    senderId: text('sender_id')
      .notNull()
      .references(() => senders.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    /** `2026-11-27`. */
    day: text('day').notNull(),
    /** Of a follow-up, the campaign that it belongs to. It may have been deleted. */
    campaignId: text('campaign_id').notNull(),
    what: text('what').$type<'sent' | 'bounced' | 'replied'>().notNull(),
    total: integer('total').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.senderId, table.day, table.campaignId, table.what] }),
    index('sender_totals_by_campaign').on(table.campaignId, table.senderId),
  ],
)

/** How many messages of campaigns with a limit per domain went to each domain on a UTC day; kept for two days. */
export const domainSpends = sqliteTable(
  'domain_spends',
  {
    accountId: text('account_id').notNull(),
    day: text('day').notNull(),
    domain: text('domain').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.domain] })],
)
