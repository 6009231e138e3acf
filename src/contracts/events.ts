import { z } from 'zod'
import { ContactKind } from './contacts.ts'
import { MailReplyKind } from './replies.ts'
import { Channel } from './senders.ts'

/** What every event says: an id that is the same when it is told again, whose it is, and when it happened. */
const told = { id: z.uuid(), account_id: z.uuid(), happened_at: z.string() }
const event = <Kind extends string, Facts extends z.ZodRawShape>(kind: Kind, facts: Facts) =>
  z.object({ ...told, kind: z.literal(kind), ...facts })

/** A crawl: what people call it, which is its site or its words, and whether somebody watched it. */
const crawl = { crawl_id: z.uuid(), name: z.string(), is_background: z.boolean() }
/** A website download, by its host. */
const siteDownload = { download_id: z.uuid(), host: z.string() }
/** A campaign, by its name. */
const campaign = { campaign_id: z.uuid(), name: z.string(), channel: Channel }
/** A message of a campaign and whom it was for. Told only to accounts that have a webhook for it: a campaign has many. */
const message = { campaign_id: z.uuid(), recipient_id: z.uuid(), channel: Channel, address: z.string() }
const sender = { sender_id: z.uuid(), name: z.string(), from: z.string() }
const csvImport = { import_id: z.uuid(), file_name: z.string(), taken: z.number() }

/**
 * What happened to an account's things, as facts: sentences are made by who listens (`src/listeners.ts`). Another kind is a line
 * here; whoever brings it about calls `emit` (`src/core/emit.ts`).
 */
export const DomainEvent = z.discriminatedUnion('kind', [
  event('crawl.started', crawl),
  event('crawl.completed', {
    ...crawl,
    pages: z.number(),
    items: z.number(),
    /** People and organisations, and how many of them have an address or a phone. Told by none before there were contacts. */
    contacts: z.number().default(0),
    reachable: z.number().default(0),
    /** Against the crawl of the same schedule before; null where there is none to compare with. */
    changes: z.object({ new: z.number(), gone: z.number() }).nullable(),
  }),
  event('crawl.failed', { ...crawl, reason: z.string().nullable() }),
  /** Told only to accounts that have a webhook for it: a crawl has many pages. */
  event('page.completed', {
    crawl_id: z.uuid(),
    url: z.string(),
    title: z.string().nullable(),
    http_status: z.number().nullable(),
    items: z.number(),
  }),
  /** Told only to accounts that have a webhook for it: a crawl may bring many contacts. */
  event('contact.created', {
    contact_id: z.uuid(),
    contact_kind: ContactKind,
    name: z.string().nullable(),
  }),
  event('notification.created', {
    notification_id: z.uuid(),
    type: z.string(),
    title: z.string(),
    message: z.string(),
  }),
  /** An administrator opened the account; said whatever the account wants to hear of. */
  event('account.impersonated', { reason: z.string(), expires_at: z.string() }),
  /** A From address whose proof is to be given again soon, or is gone. */
  event('sender.proof-expiring', { ...sender, expires_at: z.string() }),
  event('sender.unproven', { ...sender, reason: z.string() }),
  event('webhook.disabled', { endpoint_id: z.uuid(), url: z.string(), reason: z.string() }),
  event('crawl-schedule.paused', {
    schedule_id: z.uuid(),
    name: z.string(),
    failures: z.number(),
    /** The last failure, as a sentence. */
    failure_text: z.string(),
  }),
  event('campaign.started', { ...campaign, total: z.number() }),
  event('campaign.completed', {
    ...campaign,
    sent: z.number(),
    bounced: z.number(),
    failed: z.number(),
    skipped: z.number(),
    unknown: z.number(),
  }),
  /** Why it paused by itself, as a sentence; null where a person paused it. */
  event('campaign.paused', { ...campaign, reason: z.string().nullable() }),
  event('campaign.failed', { ...campaign, reason: z.string() }),
  event('recipient.delivered', message),
  event('recipient.bounced', { ...message, reason: z.string() }),
  event('recipient.opened', message),
  event('recipient.clicked', { ...message, url: z.string() }),
  event('recipient.unsubscribed', message),
  event('recipient.complained', message),
  /** Of a kind that is no person's answer it is told only to accounts that have a webhook for it. */
  event('recipient.replied', {
    ...message,
    campaign_name: z.string(),
    reply_id: z.uuid(),
    reply_kind: MailReplyKind,
    subject: z.string().nullable(),
  }),
  event('csv-import.completed', {
    ...csvImport,
    source_id: z.uuid().nullable(),
    rows: z.number(),
    new_emails: z.number(),
    new_phones: z.number(),
  }),
  event('csv-import.failed', { ...csvImport, next_line: z.number(), failure_text: z.string().nullable() }),
  event('site-download.completed', { ...siteDownload, pages: z.number(), notice: z.string().nullable() }),
  event('site-download.failed', { ...siteDownload, reason: z.string().nullable() }),
  event('site-download.expiring', { ...siteDownload, days: z.number() }),
])
export type DomainEvent = z.infer<typeof DomainEvent>
export type EventKind = DomainEvent['kind']
export type EventOf<Kind extends EventKind> = Extract<DomainEvent, { kind: Kind }>
/** As it is told: the clock says when. */
export type NewEvent = DomainEvent extends infer One
  ? One extends DomainEvent
    ? Omit<One, 'happened_at'>
    : never
  : never
