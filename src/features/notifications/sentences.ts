import { describeAdded } from '../../contracts/data/data-additions.ts'
import type { DomainEvent, EventKind, EventOf } from '../../contracts/events.ts'
import type { NotificationType } from '../../contracts/notifications/notifications.ts'
import { reasonText } from '../../lib/reason-text.ts'
import { pluralize } from '../../lib/text/pluralize.ts'
import { displayHost } from '../../lib/url.ts'
import { limitWarning } from '../../rules/billing/limit-warnings.ts'
import { describeFailedImport } from '../../rules/data/failed-import.ts'
import { paths } from '../../rules/site/app-paths.ts'

export interface Sentence {
  readonly type: NotificationType
  readonly title: string
  readonly message: string
  /** The path in this application that it links to. */
  readonly link: string
}

/** Returns an event's notification text; null for events without a notification. */
export const sentenceOf = <Kind extends EventKind>(event: EventOf<Kind>): Sentence | null =>
  (SENTENCES[event.kind] as (event: DomainEvent) => Sentence | null)(event)

const because = (reason: string | null) => (reason ? ` ${reasonText(reason)}` : '')
const downloads = paths.downloadWebsite.to()
/** `2026-11-23 10:00 UTC` */
const timeOf = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')} UTC`

const TASK_WORDS = {
  call: 'call',
  linkedin: 'LinkedIn message',
  task: 'task',
} as const

const SENTENCES: { readonly [Kind in EventKind]: (event: EventOf<Kind>) => Sentence | null } = {
  'crawl.started': () => null,
  'page.completed': () => null,
  'contact.created': () => null,
  'subscriber.confirmed': () => null,
  'notification.created': () => null,
  'account.impersonated': ({ reason, expires_at }) => ({
    type: 'warning',
    title: 'An administrator opened your account',
    message: `Until ${timeOf(expires_at)} at the latest, they can look at everything in it, but change, send, export and delete nothing. Their reason: “${reason}”`,
    link: paths.settings.to({ tab: 'security' }),
  }),
  'limit.reached': (event) => ({
    type: event.percent === 100 ? 'error' : 'warning',
    ...limitWarning(event),
    link: paths.usage.to(),
  }),
  'sender.proof-expiring': ({ name, from, expires_at }) => ({
    type: 'warning',
    title: 'Confirm a sender address again',
    message: `“${name}” sends from ${from}. Confirm that address again by ${timeOf(expires_at)}, or its campaigns pause.`,
    link: paths.emailSms.to({ tab: 'email-configs' }),
  }),
  'sender.unproven': ({ name, from, reason }) => ({
    type: 'error',
    title: 'Sender address no longer confirmed',
    message: `“${name}” sends from ${from}. ${reason} Its campaigns are paused until you confirm it again.`,
    link: paths.emailSms.to({ tab: 'email-configs' }),
  }),
  'sender.disconnected': ({ name, from, reason }) => ({
    type: 'error',
    title: 'Mailbox disconnected',
    message: `“${name}” can no longer use ${from}. ${reason} Until then, its campaigns stay paused.`,
    link: paths.emailSms.to({ tab: 'email-configs' }),
  }),
  'integration.disconnected': ({ integration_id, provider, name, reason }) => ({
    type: 'error',
    title: `${provider} disconnected`,
    message: `“${name}” can no longer be reached. ${reason} Until then, its pushes wait.`,
    link: paths.integration.to(integration_id),
  }),
  'link-domain.active': ({ host }) => ({
    type: 'success',
    title: 'Link domain ready',
    message: `Links in your messages can now use ${host}.`,
    link: paths.emailSms.to({ tab: 'email-configs' }),
  }),
  'link-domain.broken': ({ host, reason }) => ({
    type: 'error',
    title: 'Link domain not working',
    message: `Links in new messages use our address instead of ${host}. ${reason}`,
    link: paths.emailSms.to({ tab: 'email-configs' }),
  }),
  'webhook.disabled': ({ url, reason }) => ({
    type: 'error',
    title: 'Webhook switched off',
    message: `${displayHost(url)} no longer receives events: ${reason}`,
    link: paths.webhooks.to(),
  }),
  'crawl.completed': (event) => {
    if (!event.is_background) return null
    return event.changes ? changesSentence(event, event.changes) : foundSentence(event)
  },
  'crawl.failed': ({ crawl_id, name, is_background, reason }) =>
    is_background
      ? {
          type: 'error',
          title: 'Crawl failed',
          message: `${name} could not be crawled.${because(reason)}`,
          link: paths.crawlDetail.to(crawl_id),
        }
      : null,
  'crawl-schedule.paused': ({ name, failures, failure_text }) => ({
    type: 'warning',
    title: 'Schedule paused',
    message: `“${name}” could not be started ${failures} times in a row: ${failure_text}`,
    link: paths.schedules.to(),
  }),
  'campaign.started': () => null,
  'campaign.completed': (event) => ({
    type: event.failed + event.bounced + event.unknown === 0 ? 'success' : 'warning',
    title: 'Campaign sent',
    message: `“${event.name}”: ${sentSummary(event)}.`,
    link: paths.emailSms.to({ tab: 'campaigns' }),
  }),
  'campaign.paused': ({ name, reason }) =>
    reason === null
      ? null
      : {
          type: 'warning',
          title: 'Campaign paused',
          message: `“${name}” was paused automatically. ${reason}`,
          link: paths.emailSms.to({ tab: 'campaigns' }),
        },
  'task.due': ({ name, task_kind, total }) => ({
    type: 'info',
    title: total === 1 ? 'A task is due' : `${total} tasks are due`,
    message: `“${name}”: ${pluralize(total, TASK_WORDS[task_kind])} to do.`,
    link: paths.emailSms.to({ tab: 'tasks' }),
  }),
  'campaign.failed': ({ name, reason }) => ({
    type: 'error',
    title: 'Campaign failed',
    message: `“${name}” didn't reach anyone. ${reason}`,
    link: paths.emailSms.to({ tab: 'campaigns' }),
  }),
  'message.sent': () => null,
  'message.failed': () => null,
  'message.delivered': () => null,
  'message.bounced': () => null,
  'message.opened': () => null,
  'message.clicked': () => null,
  'message.complained': () => null,
  'recipient.delivered': () => null,
  'recipient.bounced': () => null,
  'recipient.opened': () => null,
  'recipient.clicked': () => null,
  'recipient.unsubscribed': () => null,
  'recipient.complained': () => null,
  'recipient.replied': ({ reply_kind, address, campaign_name }) =>
    reply_kind === 'reply'
      ? {
          type: 'info',
          title: 'New answer',
          message: `${address} answered “${campaign_name}”.`,
          link: paths.emailSms.to({ tab: 'inbox' }),
        }
      : null,
  'recipient.outcome': () => null,
  'recipient.answered': () => null,
  'csv-import.completed': ({ file_name, source_id, rows, taken, new_emails, new_phones }) => ({
    type: 'success',
    title: 'Import completed',
    message: `${file_name}: ${taken.toLocaleString('en')} of ${rows.toLocaleString('en')} rows taken, ${describeAdded({ total_emails: new_emails, total_phones: new_phones })} new.`,
    link: paths.data.to({ source_id: source_id ?? undefined }),
  }),
  'csv-import.failed': (event) => ({
    type: 'error',
    title: 'Import failed',
    message: describeFailedImport(event),
    link: paths.data.to(),
  }),
  'site-download.completed': ({ host, pages, notice }) => ({
    type: notice ? 'warning' : 'success',
    title: notice ? 'Website downloaded in part' : 'Website download completed',
    message: `${host}: ${pluralize(pages, 'page')}, ready for seven days.${because(notice)}`,
    link: downloads,
  }),
  'site-download.failed': ({ host, reason }) => ({
    type: 'error',
    title: 'Website download failed',
    message: `${host} could not be downloaded.${because(reason)}`,
    link: downloads,
  }),
  'site-download.expiring': ({ host, days }) => ({
    type: 'warning',
    title: 'Website download expires soon',
    message: `The files of ${host} are deleted within ${days === 1 ? 'a day' : pluralize(days, 'day')}. Download them before.`,
    link: downloads,
  }),
}

function sentSummary({ sent, bounced, failed, skipped, unknown }: EventOf<'campaign.completed'>): string {
  const others = [
    bounced > 0 && `${bounced.toLocaleString('en')} bounced`,
    failed > 0 && `${failed.toLocaleString('en')} failed`,
    skipped > 0 && `${skipped.toLocaleString('en')} left out`,
    unknown > 0 && `${unknown.toLocaleString('en')} with unknown delivery`,
  ]
  return [`${pluralize(sent, 'message')} sent`, ...others.filter((part) => part !== false)].join(', ')
}

function changesSentence(
  { crawl_id, name }: EventOf<'crawl.completed'>,
  changes: { readonly new: number; readonly gone: number },
): Sentence {
  const link = paths.crawlDetail.to(crawl_id)
  if (changes.new === 0 && changes.gone === 0)
    return {
      type: 'info',
      title: 'Nothing new',
      message: `${name}: nothing has changed since the crawl before.`,
      link,
    }
  const message = `${name}: ${changes.new} new and ${changes.gone} gone since the crawl before.`
  return { type: 'success', title: 'What is new', message, link }
}

function foundSentence(event: EventOf<'crawl.completed'>): Sentence {
  const { crawl_id, name, pages, items, contacts, reachable } = event
  const found = items === 0 ? 'No Data Found' : `${pluralize(items, 'item')} found`
  return {
    type: items === 0 ? 'info' : 'success',
    title: 'Crawl completed',
    message: `${name}: ${found} on ${pluralize(pages, 'page')}.${contacts === 0 ? '' : ` ${pluralize(contacts, 'contact')}, ${reachable} of them reachable.`}`,
    // The crawl's page explains why nothing was found.
    link: items === 0 ? paths.crawlDetail.to(crawl_id) : paths.data.to({ crawl_id }),
  }
}
