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
import type { SendingWindow, SubjectTest } from '../../../contracts/campaign-settings.ts'
import type { CampaignStatus, RecipientEventKind, RecipientState } from '../../../contracts/campaigns.ts'
import type { Channel } from '../../../contracts/senders.ts'
import type { SuppressionDecider, SuppressionReason } from '../../../contracts/suppressions.ts'
import { flag, id, instant } from '../columns.ts'
import { senders } from './senders.ts'

/**
 * A message to many. Which status may follow which is enforced by a trigger (`CAMPAIGN_STEPS` in `domain/campaigns/steps.ts`). A follow-up is a campaign of its own that belongs to the one it
 * follows (`followsId`), takes its settings and its steps from it, and has a ledger and totals of its own.
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
    senderId: text('sender_id').references(() => senders.id, { onDelete: 'set null' }),
    status: text('status').$type<CampaignStatus>().notNull().default('draft'),
    /** As a sentence. */
    statusReason: text('status_reason'),
    requireOptIn: flag('require_opt_in').notNull(),
    /** Of several addresses of one organisation the first gets the message. */
    onePerOrganization: flag('one_per_organization').notNull().default(false),
    includeUnsubscribe: flag('include_unsubscribe').notNull(),
    unsubscribeUrl: text('unsubscribe_url'),
    trackOpens: flag('track_opens').notNull(),
    trackClicks: flag('track_clicks').notNull(),
    batchSize: integer('batch_size').notNull(),
    /** Seconds. */
    batchDelay: integer('batch_delay').notNull(),
    /** 0 to 100; null until it was checked, and after the content changed. */
    spamScore: integer('spam_score'),
    scheduledAt: instant('scheduled_at'),
    startedAt: instant('started_at'),
    /** When the last message went out. */
    sentAt: instant('sent_at'),
    /** When its next batch is due, and, while somebody is at one, until when they have it: whoever moves it takes the batch. */
    nextAt: instant('next_at'),
    /** Who has the batch. */
    batchId: text('batch_id'),
    /** Failures in a row that are not the recipients' own. */
    troubles: integer('troubles').notNull().default(0),
    /** Batches in a row whose process died before they began with anybody; -1 behind one that failed and survived it. */
    deaths: integer('deaths').notNull().default(0),
    /** What went out and what bounced before a person last started or resumed it: its bounces are judged by what came since. */
    sentBefore: integer('sent_before').notNull().default(0),
    bouncedBefore: integer('bounced_before').notNull().default(0),
    /** Of a follow-up: the campaign that it belongs to, which is none itself. */
    followsId: text('follows_id').references((): AnySQLiteColumn => campaigns.id, { onDelete: 'cascade' }),
    /** 1 is the campaign itself, 2 its first follow-up. */
    step: integer('step').notNull().default(1),
    /** Of a follow-up: how long after the message before it. */
    afterSeconds: integer('after_seconds'),
    /** Of a follow-up: who clicked before gets none. Who answered, unsubscribed, bounced or complained never does. */
    stopsOnClick: flag('stops_on_click').notNull().default(false),
    /** When messages may go out; null is always. */
    window: text('window', { mode: 'json' }).$type<SendingWindow>(),
    /** Another subject that is tried beside `subject`; null tries none. */
    subjectB: text('subject_b'),
    subjectTest: text('subject_test', { mode: 'json' }).$type<SubjectTest>(),
    /** Which of the two won, once that is settled. */
    subjectWinner: text('subject_winner').$type<'a' | 'b'>(),
    /** By what it won, which is another than `subject_test` says where that meant little; null of one from before that was kept. */
    subjectDecidedBy: text('subject_decided_by').$type<SubjectTest['by']>(),
    /** When it was settled who gets which; null until then. */
    splitAt: instant('split_at'),
    /** Rises with every change of what a person wrote. */
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
 * The ledger: a row for each message that a campaign sends, or does not. Made when recipients are chosen, claimed before it is handed over, and never
 * sent again once it was. Its state's steps are enforced by a trigger (`RECIPIENT_STEPS` in `domain/recipients/steps.ts`); only `domain/recipients` writes it.
 */
export const recipients = sqliteTable(
  'recipients',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** An email address in its normalised form, or a number in E.164. */
    address: text('address').notNull(),
    name: text('name'),
    company: text('company'),
    /** JSON of whatever else is merged in, by the field's name. */
    fields: text('fields', { mode: 'json' }).$type<Record<string, string>>(),
    /** The number of the contact it is from. */
    contact: integer('contact'),
    /** As `Crawl of acme.com`. */
    dataSource: text('data_source').notNull(),
    /** That they agreed, and how, in the words of whoever added them; null where nobody said so. */
    consent: text('consent'),
    /** What recipients of one organisation have in common (`organizationKey`); null where nothing tells. */
    organization: text('organization'),
    /** IANA, as `Europe/Berlin`: where they are; null where nothing tells. */
    timeZone: text('time_zone'),
    /** Which subject they got, while two are tried. */
    variant: text('variant').$type<'a' | 'b'>(),
    state: text('state').$type<RecipientState>().notNull().default('pending'),
    stateReason: text('state_reason'),
    attempts: integer('attempts').notNull().default(0),
    /** Of one that waits to be tried again. */
    nextAt: instant('next_at'),
    /** The batch that claimed it. */
    batchId: text('batch_id'),
    /** What the message goes by: `Message-ID` without its brackets, or the provider's id. */
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
    // By the hour of the day that it is where they are.
    index('recipients_waiting').on(table.campaignId, table.timeZone, table.nextAt).where(sql`state = 'pending'`),
    index('recipients_by_message').on(table.messageId).where(sql`message_id IS NOT NULL`),
    index('recipients_by_organization')
      .on(table.campaignId, table.organization, table.id)
      .where(sql`organization IS NOT NULL`),
    index('recipients_tried').on(table.campaignId, table.state, table.id).where(sql`variant IS NOT NULL`),
    index('recipients_by_contact').on(table.contact).where(sql`contact IS NOT NULL`),
    index('recipients_sent').on(table.accountId, table.sentAt).where(sql`sent_at IS NOT NULL`),
  ],
)

/** How many recipients of a campaign are in each state, and what they did; kept by triggers, so it equals the ledger. */
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

/** What happened to a message, in order of arrival; the same event told twice is one. */
export const recipientEvents = sqliteTable(
  'recipient_events',
  {
    /** Follows from what tells it, so that a repetition is none. */
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
    /** As a sentence: the server's answer. */
    text: text('text'),
    /** Of a click. */
    url: text('url'),
    /** A scanner's or an image proxy's, and in no rate. */
    isAutomatic: flag('is_automatic').notNull().default(false),
  },
  (table) => [
    index('events_by_recipient').on(table.recipientId, table.happenedAt),
    index('events_by_campaign').on(table.campaignId, table.kind, table.happenedAt),
  ],
)

/** To whom nothing is sent any more, as keyed hashes: it outlives erasure, and no import or crawl undoes it. */
export const suppressions = sqliteTable(
  'suppressions',
  {
    accountId: text('account_id').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    hash: text('hash').notNull(),
    /** As `a•••@acme.com`. */
    hint: text('hint').notNull(),
    reason: text('reason').$type<SuppressionReason>().notNull(),
    /** Null in entries from before it was kept: see `decidedBy` in `domain/suppressions/suppressions.ts`. */
    decidedBy: text('decided_by').$type<SuppressionDecider>(),
    campaignId: text('campaign_id'),
    /** The message that brought it about. */
    recipientId: text('recipient_id'),
    /** Of an unsubscription on the page: what its undo token names. Another unsubscription clears it. */
    undoId: text('undo_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.channel, table.hash] }),
    index('suppressions_by_time').on(table.accountId, table.createdAt),
  ],
)

/**
 * Where the short links of text messages lead: one for an address, which outlives the campaign, with the latest message that had it. The code follows from the
 * account and the hash (`domain/outreach-links/stop-links.ts`).
 */
export const stopLinks = sqliteTable(
  'stop_links',
  {
    accountId: text('account_id').notNull(),
    code: text('code').notNull(),
    /** What the suppression list knows the address by. */
    hash: text('hash').notNull(),
    recipientId: text('recipient_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.code] })],
)
