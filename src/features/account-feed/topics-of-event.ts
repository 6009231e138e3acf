import type { LiveTopic } from '../../contracts/account-feed/account-feed.ts'
import type { EventKind } from '../../contracts/events.ts'

const CRAWL = ['crawls', 'items', 'contacts', 'statistics'] as const
const CAMPAIGN = ['campaigns', 'statistics'] as const
const MESSAGE = ['messages'] as const
const IMPORT = ['imports', 'items', 'contacts', 'statistics'] as const
const DOWNLOAD = ['site-downloads', 'statistics'] as const

/** The parts of an account's data that each kind of event changes. */
export const TOPICS_OF_EVENT: Readonly<Record<EventKind, readonly LiveTopic[]>> = {
  'account.impersonated': [],
  'limit.reached': [],
  'sender.proof-expiring': ['senders'],
  'sender.unproven': ['senders'],
  'sender.disconnected': ['senders'],
  'integration.disconnected': ['integrations'],
  'link-domain.active': ['link-domains'],
  'link-domain.broken': ['link-domains'],
  'crawl.started': ['crawls', 'statistics'],
  'page.completed': ['items'],
  'contact.created': ['contacts', 'statistics'],
  'subscriber.confirmed': ['subscription-forms', 'contacts'],
  'notification.created': ['notifications'],
  'webhook.disabled': ['webhooks'],
  'crawl.completed': CRAWL,
  'crawl.failed': CRAWL,
  'crawl-schedule.paused': ['crawls'],
  'campaign.started': CAMPAIGN,
  'campaign.completed': CAMPAIGN,
  'campaign.paused': CAMPAIGN,
  'campaign.failed': CAMPAIGN,
  'task.due': ['campaigns'],
  'recipient.delivered': CAMPAIGN,
  'recipient.bounced': [...CAMPAIGN, 'suppressions'],
  'recipient.opened': CAMPAIGN,
  'recipient.clicked': CAMPAIGN,
  'recipient.unsubscribed': [...CAMPAIGN, 'suppressions', 'contacts'],
  'recipient.complained': [...CAMPAIGN, 'suppressions'],
  'recipient.replied': ['replies', ...CAMPAIGN],
  'recipient.outcome': ['replies', ...CAMPAIGN],
  'recipient.answered': ['replies'],
  'message.sent': MESSAGE,
  'message.failed': MESSAGE,
  'message.delivered': MESSAGE,
  'message.bounced': [...MESSAGE, 'suppressions'],
  'message.opened': MESSAGE,
  'message.clicked': MESSAGE,
  'message.complained': [...MESSAGE, 'suppressions'],
  'csv-import.completed': IMPORT,
  'csv-import.failed': IMPORT,
  'site-download.completed': DOWNLOAD,
  'site-download.failed': DOWNLOAD,
  'site-download.expiring': ['site-downloads'],
}
