import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { SendingGap, SendingWindow, SubjectTest } from '../../../contracts/campaigns/campaign-settings.ts'
import type {
  CampaignStatus,
  RecipientEventKind,
  RecipientState,
} from '../../../contracts/campaigns/campaign-states.ts'
import type { MessageFormat } from '../../../contracts/campaigns/message-format.ts'
import type { Channel } from '../../../contracts/senders/channel.ts'
import type { SuppressionDecider, SuppressionReason } from '../../../contracts/suppressions/suppressions.ts'
import { flag, id, instant } from '../columns.ts'
import { senders } from './senders.ts'

/**
 * A message to many recipients. A trigger enforces the order of statuses (`CAMPAIGN_STEPS` in
 * `domain/campaigns/steps.ts`). A follow-up is a separate campaign linked to the one it follows (`followsId`), from
 * which it takes its settings and status changes; it has its own ledger and totals.
 */
export const campaigns = sqliteTable(
  'campaigns',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<Channel>().notNull(),
    subject: text('subject'),
    content: text('content').notNull(),
    textContent: text('text_content'),
    /** A follow-up has that of its campaign. */
    format: text('format').$type<MessageFormat>().notNull().default('html'),
    senderId: text('sender_id').references(() => senders.id, { onDelete: 'set null' }),
    status: text('status').$type<CampaignStatus>().notNull().default('draft'),
    /** As a sentence. */
    statusReason: text('status_reason'),
    requireOptIn: flag('require_opt_in').notNull(),
    /** If an organisation has several addresses, only the first gets the message. */
    onePerOrganization: flag('one_per_organization').notNull().default(false),
    includeUnsubscribe: flag('include_unsubscribe').notNull(),
    unsubscribeUrl: text('unsubscribe_url'),
    trackOpens: flag('track_opens').notNull(),
    trackClicks: flag('track_clicks').notNull(),
    batchSize: integer('batch_size').notNull(),
    /** Seconds. */
    batchDelay: integer('batch_delay').notNull(),
    /** 0 to 100; null before the first check, and after the content changed. */
    spamScore: integer('spam_score'),
    scheduledAt: instant('scheduled_at'),
    startedAt: instant('started_at'),
    /** When the last message went out. */
    sentAt: instant('sent_at'),
    /**
     * When the next batch is due or, while a worker has one, until when that claim is valid. Moving this time claims
     * the batch.
     */
    nextAt: instant('next_at'),
    /** The claim of the current batch. */
    batchId: text('batch_id'),
    /** Consecutive failures that are not caused by recipients. */
    troubles: integer('troubles').notNull().default(0),
    /**
     * Consecutive batches whose process crashed before the first recipient; -1 after one that failed without crashing.
     */
    deaths: integer('deaths').notNull().default(0),
    /**
     * Sent and bounced messages before a person last started or resumed it; only later bounces count for the automatic
     * pause.
     */
    sentBefore: integer('sent_before').notNull().default(0),
    bouncedBefore: integer('bounced_before').notNull().default(0),
    /** For a follow-up: the campaign it belongs to, which is never a follow-up itself. */
    followsId: text('follows_id').references((): AnySQLiteColumn => campaigns.id, { onDelete: 'cascade' }),
    /** 1 is the campaign itself, 2 its first follow-up. */
    step: integer('step').notNull().default(1),
    /** For a follow-up: the delay after the previous message. */
    afterSeconds: integer('after_seconds'),
    /**
     * For a follow-up: recipients who clicked before get none. Those who replied, unsubscribed, bounced or complained
     * never do.
     */
    stopsOnClick: flag('stops_on_click').notNull().default(false),
    /** When messages may be sent; null means always. */
    window: text('window', { mode: 'json' }).$type<SendingWindow>(),
    /** The pause between two messages of one sender; null for none. */
    gap: text('gap', { mode: 'json' }).$type<SendingGap>(),
    /** The most messages in a day to one recipient domain; null for any number. */
    domainLimit: integer('domain_limit'),
    /** A second subject to test against `subject`; null for no test. */
    subjectB: text('subject_b'),
    subjectTest: text('subject_test', { mode: 'json' }).$type<SubjectTest>(),
    /** The winning subject, once decided. */
    subjectWinner: text('subject_winner').$type<'a' | 'b'>(),
    /**
     * The metric that decided. Differs from `subject_test` if that was unreliable; null for campaigns from before this
     * was stored.
     */
    subjectDecidedBy: text('subject_decided_by').$type<SubjectTest['by']>(),
    /** When the recipients were divided between the subjects; null before. */
    splitAt: instant('split_at'),
    /** Incremented with every change of the content by a person. */
    revision: integer('revision').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('campaigns_by_account').on(table.accountId, table.createdAt),
    index('campaigns_by_sender').on(table.senderId),
    uniqueIndex('one_follow_up_each').on(table.followsId, table.step).where(sql`follows_id IS NOT NULL`),
    index('campaigns_due').on(table.nextAt).where(sql`next_at IS NOT NULL`),
  ],
)

/**
 * The ledger: a row for each message that a campaign sends or skips. Created when recipients are chosen, claimed before
 * delivery, and never sent twice. A trigger enforces the order of states (`RECIPIENT_STEPS` in
 * `domain/recipients/steps.ts`); only `domain/recipients` writes it.
 */
export const recipients = sqliteTable(
  'recipients',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** A normalised email address, or a number in E.164. */
    address: text('address').notNull(),
    name: text('name'),
    company: text('company'),
    /** JSON of the other merge values, by field name. */
    fields: text('fields', { mode: 'json' }).$type<Record<string, string>>(),
    /** The number of the contact it comes from. */
    contact: integer('contact'),
    /** Such as `Crawl of acme.com`. */
    dataSource: text('data_source').notNull(),
    /** That they agreed, and how, as stated by the user who added them; null if not stated. */
    consent: text('consent'),
    /** The key that recipients of one organisation share (`organizationKey`); null if unknown. */
    organization: text('organization'),
    /** Their time zone (IANA, such as `Europe/Berlin`); null if unknown. */
    timeZone: text('time_zone'),
    /** The subject that they got, if two are tested. */
    variant: text('variant').$type<'a' | 'b'>(),
    state: text('state').$type<RecipientState>().notNull().default('pending'),
    stateReason: text('state_reason'),
    attempts: integer('attempts').notNull().default(0),
    /** When the next retry is due. */
    nextAt: instant('next_at'),
    /** The batch that claimed it. */
    batchId: text('batch_id'),
    /**
     * The sender of its message, from when it is claimed; null means the campaign's own (`senderOf`). A recipient that is
     * released loses it, except in a follow-up, which stays with the sender of its thread.
     */
    senderId: text('sender_id'),
    /** The message's id: `Message-ID` without its brackets, or the provider's id. */
    messageId: text('message_id'),
    sentAt: instant('sent_at'),
    deliveredAt: instant('delivered_at'),
    bouncedAt: instant('bounced_at'),
    openedAt: instant('opened_at'),
    clickedAt: instant('clicked_at'),
    unsubscribedAt: instant('unsubscribed_at'),
    complainedAt: instant('complained_at'),
    repliedAt: instant('replied_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('one_message_each').on(table.campaignId, table.address),
    index('recipients_in_order').on(table.campaignId, table.id),
    index('recipients_by_state').on(table.campaignId, table.state, table.id),
    // By time zone, because sending windows depend on the local time.
    index('recipients_waiting').on(table.campaignId, table.timeZone, table.nextAt).where(sql`state = 'pending'`),
    index('recipients_by_message').on(table.messageId).where(sql`message_id IS NOT NULL`),
    index('recipients_by_organization')
      .on(table.campaignId, table.organization, table.id)
      .where(sql`organization IS NOT NULL`),
    index('recipients_tried').on(table.campaignId, table.state, table.id).where(sql`variant IS NOT NULL`),
    index('recipients_by_contact').on(table.contact).where(sql`contact IS NOT NULL`),
    index('recipients_by_address').on(table.accountId, table.address),
    // The recipients whose sender is decided: those in a thread, and those to try again.
    index('recipients_of_sender')
      .on(table.campaignId, table.senderId, table.nextAt)
      .where(sql`state = 'pending' AND sender_id IS NOT NULL`),
    index('recipients_sent').on(table.accountId, table.sentAt).where(sql`sent_at IS NOT NULL`),
  ],
)

/**
 * How many of a campaign's recipients are in each state, and what they did; maintained by triggers, so it equals the
 * ledger.
 */
export const campaignTotals = sqliteTable(
  'campaign_totals',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    /** A `RecipientState`, or `opened`, `clicked`, `unsubscribed`, `complained`, `replied`. */
    what: text('what').notNull(),
    total: integer('total').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.what] })],
)

/** Events of a message, in order of arrival; a repeated event is stored once. */
export const recipientEvents = sqliteTable(
  'recipient_events',
  {
    /** Derived from the source of the event, so that a repeated one is ignored. */
    id: id(),
    accountId: text('account_id').notNull(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    recipientId: text('recipient_id')
      .notNull()
      .references(() => recipients.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<RecipientEventKind>().notNull(),
    happenedAt: instant('happened_at').notNull(),
    /** As a sentence, such as the server's response. */
    text: text('text'),
    /** The clicked URL. */
    url: text('url'),
    /** True for a scanner or an image proxy; excluded from every rate. */
    isAutomatic: flag('is_automatic').notNull().default(false),
  },
  (table) => [
    index('events_by_recipient').on(table.recipientId, table.happenedAt),
    index('events_by_campaign').on(table.campaignId, table.kind, table.happenedAt),
  ],
)

/**
 * Addresses that get no more messages, as keyed hashes: entries outlive erasure, and no import or crawl removes them.
 */
export const suppressions = sqliteTable(
  'suppressions',
  {
    accountId: text('account_id').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    hash: text('hash').notNull(),
    /** Such as `a•••@acme.com`. */
    hint: text('hint').notNull(),
    reason: text('reason').$type<SuppressionReason>().notNull(),
    /** Null in entries from before this was stored; see `decidedBy` in `domain/suppressions/suppressions.ts`. */
    decidedBy: text('decided_by').$type<SuppressionDecider>(),
    campaignId: text('campaign_id'),
    /** The message that caused it. */
    recipientId: text('recipient_id'),
    /** For an unsubscription on the page: the id in its undo token. Another unsubscription clears it. */
    undoId: text('undo_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.channel, table.hash] }),
    index('suppressions_by_time').on(table.accountId, table.createdAt),
  ],
)

/**
 * The short links in text messages: one per address, which outlives the campaign, with the latest message to it. The
 * code is derived from the account and the hash (`domain/outreach-links/stop-links.ts`).
 */
export const stopLinks = sqliteTable(
  'stop_links',
  {
    accountId: text('account_id').notNull(),
    code: text('code').notNull(),
    /** The hash of the address, as in the suppression list. */
    hash: text('hash').notNull(),
    recipientId: text('recipient_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.code] })],
)
