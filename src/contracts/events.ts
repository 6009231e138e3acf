import { z } from 'zod'
import { WARNING_PERCENTS } from '../rules/billing/limit-warnings.ts'
import { LIMIT_NAMES, type LimitName } from '../rules/billing/plan-limits.ts'
import { TaskKind } from './campaigns/tasks.ts'
import { ContactKind } from './contacts/contact.ts'
import { ConversationOutcome } from './replies/conversation-state.ts'
import { MailReplyKind } from './replies/replies.ts'
import { Channel } from './senders/channel.ts'

/** Fields of every event: an id that stays the same when it is published again, its account, and when it happened. */
const told = { id: z.uuid(), account_id: z.uuid(), happened_at: z.string() }
const event = <Kind extends string, Facts extends z.ZodRawShape>(kind: Kind, facts: Facts) =>
  z.object({ ...told, kind: z.literal(kind), ...facts })

/** A crawl with its display name, which is its site or its keyword, and whether it runs in the background. */
const crawl = { crawl_id: z.uuid(), name: z.string(), is_background: z.boolean() }
/** A website download, identified by its host. */
const siteDownload = { download_id: z.uuid(), host: z.string() }
/** A campaign, by its name. */
const campaign = { campaign_id: z.uuid(), name: z.string(), channel: Channel }
/**
 * A campaign's message and its recipient. Published only for accounts with a webhook for it, because a campaign has
 * many.
 */
const message = { campaign_id: z.uuid(), recipient_id: z.uuid(), channel: Channel, address: z.string() }
const single = {
  message_id: z.uuid(),
  address: z.string(),
  tags: z.array(z.string()),
  metadata: z.record(z.string(), z.string()),
}
const sender = { sender_id: z.uuid(), name: z.string(), from: z.string() }
const csvImport = { import_id: z.uuid(), file_name: z.string(), taken: z.number() }

/**
 * What happened in an account, as facts; listeners turn them into sentences (`src/listeners.ts`). To add a kind, add a
 * line here and call `emit` (`src/core/emit.ts`) where it happens.
 */
export const DomainEvent = z.discriminatedUnion('kind', [
  event('crawl.started', crawl),
  event('crawl.completed', {
    ...crawl,
    pages: z.number(),
    items: z.number(),
    /** The number of people and organisations, and of those with an address or a phone. Older events lack them. */
    contacts: z.number().default(0),
    reachable: z.number().default(0),
    /** Changes since the previous crawl of the same schedule; null if there is none. */
    changes: z.object({ new: z.number(), gone: z.number() }).nullable(),
  }),
  event('crawl.failed', { ...crawl, reason: z.string().nullable() }),
  /** Published only for accounts with a webhook for it, because a crawl has many pages. */
  event('page.completed', {
    crawl_id: z.uuid(),
    url: z.string(),
    title: z.string().nullable(),
    http_status: z.number().nullable(),
    items: z.number(),
  }),
  /** Published only for accounts with a webhook for it, because a crawl may find many contacts. */
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
  /** An administrator opened the account. Always sent, whatever the account's preferences. */
  event('account.impersonated', { reason: z.string(), expires_at: z.string() }),
  /** A limit of the plan is used to a part; its owner and billing members are mailed. */
  event('limit.reached', {
    limit: z.enum(LIMIT_NAMES as [LimitName, ...LimitName[]]),
    percent: z.literal(WARNING_PERCENTS),
    used: z.number(),
    allowed: z.number(),
    resets_at: z.string().nullable(),
  }),
  /** A From address whose verification expires soon, or has expired. */
  event('sender.proof-expiring', { ...sender, expires_at: z.string() }),
  event('sender.unproven', { ...sender, reason: z.string() }),
  /** A mailbox that no longer lets the service in; its owner has to connect it again. */
  event('sender.disconnected', { ...sender, reason: z.string() }),
  /** An integration that no longer lets the service in; its owner has to connect it again. */
  event('integration.disconnected', {
    integration_id: z.uuid(),
    provider: z.string(),
    name: z.string(),
    reason: z.string(),
  }),
  /** A customer's own domain for links works, or no longer does. */
  event('link-domain.active', { domain_id: z.uuid(), host: z.string() }),
  event('link-domain.broken', { domain_id: z.uuid(), host: z.string(), reason: z.string() }),
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
  /** Why it paused automatically, as a sentence; null if a person paused it. */
  event('campaign.paused', { ...campaign, reason: z.string().nullable() }),
  event('campaign.failed', { ...campaign, reason: z.string() }),
  /** Manual steps of a campaign are due; at most one a day for each step. */
  event('task.due', { campaign_id: z.uuid(), name: z.string(), task_kind: TaskKind, total: z.number() }),
  event('recipient.delivered', message),
  event('recipient.bounced', { ...message, reason: z.string() }),
  event('recipient.opened', message),
  event('recipient.clicked', { ...message, url: z.string() }),
  event('recipient.unsubscribed', message),
  event('recipient.complained', message),
  /** For kinds that are not a person's reply, published only for accounts with a webhook for it. */
  event('recipient.replied', {
    ...message,
    campaign_name: z.string(),
    reply_id: z.uuid(),
    reply_kind: MailReplyKind,
    subject: z.string().nullable(),
  }),
  /** A person decided what came of a conversation. */
  event('recipient.outcome', { ...message, outcome: ConversationOutcome }),
  /** The account answered a reply, and the answer was sent. */
  event('recipient.answered', { ...message, answer_id: z.uuid(), subject: z.string() }),
  /** One message that belongs to no campaign. Published only for accounts with a webhook for it. */
  event('message.sent', single),
  event('message.failed', { ...single, reason: z.string() }),
  event('message.delivered', single),
  event('message.bounced', { ...single, reason: z.string() }),
  event('message.opened', single),
  event('message.clicked', { ...single, url: z.string() }),
  event('message.complained', single),
  /** Somebody confirmed a subscription by a form. */
  event('subscriber.confirmed', {
    subscription_id: z.uuid(),
    form_id: z.uuid(),
    form_name: z.string(),
    address: z.string(),
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
/** An event as passed to `emit`, which adds the time. */
export type NewEvent = DomainEvent extends infer One
  ? One extends DomainEvent
    ? Omit<One, 'happened_at'>
    : never
  : never
