import { and, eq } from 'drizzle-orm'
import type { DomainEvent, EventKind } from '../../contracts/events.ts'
import type { NotificationKind } from '../../contracts/notifications/notifications.ts'
import type { ServiceContext } from '../../core/context.ts'
import { emit } from '../../core/emit.ts'
import { publishTopics } from '../../core/publish-topics.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { notifications } from '../../db/schema/data/notifications.ts'
import { findBillingPeople } from '../../domain/billing/billing-people.ts'
import { uuidOf } from '../../lib/ids.ts'
import { newsMail } from './mails.ts'
import { readPreferences } from './preferences.ts'
import { type Sentence, sentenceOf } from './sentences.ts'

/** Channels for notifications that cannot be turned off. */
const ALWAYS = { in_app: true, email: true }

/** The preference that applies to each kind of event. */
const KIND_OF: Readonly<Record<EventKind, NotificationKind | 'always'>> = {
  'account.impersonated': 'always',
  'limit.reached': 'always',
  'sender.proof-expiring': 'always',
  'sender.unproven': 'always',
  'sender.disconnected': 'always',
  'integration.disconnected': 'always',
  'link-domain.active': 'campaigns',
  'link-domain.broken': 'always',
  'crawl.started': 'crawls',
  'page.completed': 'crawls',
  'contact.created': 'crawls',
  'subscriber.confirmed': 'campaigns',
  'notification.created': 'webhooks',
  'webhook.disabled': 'webhooks',
  'crawl.completed': 'crawls',
  'crawl.failed': 'crawls',
  'crawl-schedule.paused': 'crawls',
  'campaign.started': 'campaigns',
  'campaign.completed': 'campaigns',
  'campaign.paused': 'campaigns',
  'campaign.failed': 'campaigns',
  'task.due': 'campaigns',
  'recipient.delivered': 'campaigns',
  'recipient.bounced': 'campaigns',
  'recipient.opened': 'campaigns',
  'recipient.clicked': 'campaigns',
  'recipient.unsubscribed': 'campaigns',
  'recipient.complained': 'campaigns',
  'recipient.replied': 'campaigns',
  'recipient.outcome': 'campaigns',
  'recipient.answered': 'campaigns',
  'message.sent': 'campaigns',
  'message.failed': 'campaigns',
  'message.delivered': 'campaigns',
  'message.bounced': 'campaigns',
  'message.opened': 'campaigns',
  'message.clicked': 'campaigns',
  'message.complained': 'campaigns',
  'csv-import.completed': 'imports',
  'csv-import.failed': 'imports',
  'site-download.completed': 'site_downloads',
  'site-download.failed': 'site_downloads',
  'site-download.expiring': 'site_downloads',
}

/** Notifies an account of an event, once, if it deserves a notification and the preferences allow it. */
export async function notifyOf(ctx: ServiceContext, event: DomainEvent): Promise<void> {
  const sentence = sentenceOf(event)
  if (!sentence) return
  const accountId = event.account_id
  const kind = KIND_OF[event.kind]
  const { in_app, email } = kind === 'always' ? ALWAYS : (await readPreferences(ctx, accountId)).kinds[kind]
  if (in_app) {
    const [added] = await ctx.data
      .insert(notifications)
      .values({ id: event.id, accountId, ...sentence, createdAt: event.happened_at })
      .onConflictDoNothing()
      .returning({ id: notifications.id })
    if (added) publishTopics(ctx, accountId, ['notifications'])
    if (added) await tellOf(ctx, event, sentence)
  }
  if (!email) return
  const mail = newsMail(sentence, ctx.config.appUrl)
  if (event.kind === 'limit.reached') {
    for (const person of await findBillingPeople(ctx, accountId))
      await ctx.queues.send('mail', { id: uuidOf(`${event.id} by mail ${person.id}`), to: person.email, ...mail })
    return
  }
  const [account] = await ctx.db
    .select({ to: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.isActive, true)))
  if (!account) return
  // The same id for duplicates, so that the provider sends the mail once.
  await ctx.queues.send('mail', { id: uuidOf(`${event.id} by mail`), to: account.to, ...mail })
}

/** Emits an event for the notification, for webhooks. It creates no further notification. */
const tellOf = (ctx: ServiceContext, { id, account_id }: DomainEvent, { type, title, message }: Sentence) =>
  emit(ctx, {
    kind: 'notification.created',
    id: uuidOf(`${id} was notified of`),
    account_id,
    notification_id: id,
    type,
    title,
    message,
  })
