import type { ApiKey, KeyRequest } from '../api-keys/api-keys.ts'
import type { Campaign, CampaignStatistics, ListedCampaign } from '../campaigns/campaign.ts'
import type { ListedContact } from '../contacts/contact.ts'
import type { ContactDetails } from '../contacts/contact-details.ts'
import type { CrawlPage } from '../crawls/crawls.ts'
import type { DataItem } from '../data/data.ts'
import type { Message } from '../messages/messages.ts'
import type { SiteDownload } from '../site-downloads/site-downloads.ts'
import type { WebhookDelivery, WebhookEndpoint } from '../webhooks/webhooks.ts'
import type { CrawlJob } from './crawls.ts'
import type { ExtractedPage } from './extract.ts'

/** Ids shared by the examples, so that they refer to each other. */
export const CRAWL_ID = '01900000-0000-7000-8000-000000000001'
const ITEM_ID = '01900000-0000-7000-8000-000000000002'
const CONTACT_ID = '01900000-0000-7000-8000-000000000003'
const SOURCE_ID = '01900000-0000-7000-8000-000000000004'
const at = (time: string) => `2026-11-21T${time}.000Z`

const QUEUED: CrawlJob = {
  id: CRAWL_ID,
  name: null,
  status: 'queued',
  url: 'https://example.com',
  urls: ['https://example.com'],
  keywords: null,
  data_types: ['emails', 'phones'],
  max_pages: 20,
  respect_robots: true,
  engine: 'default',
  pages_done: 0,
  pages_failed: 0,
  pages_skipped: 0,
  more_pages: 0,
  items_found: 0,
  end_reason: null,
  end_reason_text: null,
  error: null,
  created_at: at('09:30:00'),
  started_at: null,
  finished_at: null,
}
const RUNNING: CrawlJob = { ...QUEUED, status: 'running', pages_done: 7, items_found: 3, started_at: at('09:30:01') }
/** A crawl limited to 20 pages of a website that has 17: one failed, and robots.txt disallows two. */
const COMPLETED: CrawlJob = {
  ...RUNNING,
  ...{
    status: 'completed',
    pages_done: 14,
    pages_failed: 1,
    pages_skipped: 2,
    items_found: 5,
    end_reason: 'no-more-links',
    end_reason_text: 'No more links were found: robots.txt excludes 2 pages and 1 link leads nowhere.',
    finished_at: at('09:30:20'),
  },
}
const CANCELLED: CrawlJob = {
  ...RUNNING,
  status: 'cancelled',
  end_reason: 'cancelled',
  end_reason_text: 'The crawl was cancelled.',
  more_pages: 93,
  finished_at: at('09:30:09'),
}

const READ_PAGE: CrawlPage = {
  url: 'https://example.com/contact',
  state: 'read',
  reason: null,
  reason_text: null,
  final_url: null,
  http_status: 200,
  title: 'Contact us',
  engine: 'basic',
  is_unchanged: false,
  depth: 1,
  items_found: 2,
  read_at: at('09:30:04'),
}
const SKIPPED_PAGE: CrawlPage = {
  ...READ_PAGE,
  url: 'https://example.com/internal',
  ...{
    state: 'skipped',
    reason: 'robots',
    reason_text: "The site's robots.txt asks crawlers not to read this page.",
    http_status: null,
  },
  ...{ title: null, engine: null, items_found: 0 },
}

export const ITEM: DataItem = {
  id: `${ITEM_ID}_emails`,
  item_id: ITEM_ID,
  result_id: CRAWL_ID,
  type: 'emails',
  data: { emails: ['ada@example.com'] },
  value: 'ada@example.com',
  normalized: 'ada@example.com',
  source_id: SOURCE_ID,
  source_type: 'crawl',
  source_name: 'example.com',
  source: 'example.com',
  website_url: 'https://example.com/contact',
  website: { url: 'https://example.com' },
  confidence: 0.98,
  method: 'mailto',
  email_check: 'deliverable',
  mailbox: 'personal',
  extracted_at: at('09:30:04'),
  created_at: at('09:30:04'),
}

const BEST = {
  kind: 'person',
  name: 'Ada Byron',
  job_title: 'Director',
  company: 'Acme Tools Ltd',
  email: 'ada@example.com',
  phone: '+442079460018',
  address: null,
  confidence: 0.95,
} as const
const CONTACT: ListedContact = {
  id: CONTACT_ID,
  ...BEST,
  organization_id: '01900000-0000-7000-8000-000000000005',
  email_check: 'deliverable',
  mailbox: 'personal',
  phone_kind: 'voice',
  has_likely_email: false,
  country: 'GB',
  site: 'example.com',
  profiles: [{ network: 'linkedin', url: 'https://www.linkedin.com/in/ada-byron' }],
  labels: [{ id: '01900000-0000-7000-8000-000000000006', kind: 'list', name: 'Spring' }],
  total_emails: 1,
  total_phones: 1,
  total_sources: 1,
  first_seen_at: at('09:30:04'),
  last_seen_at: at('09:30:04'),
  updated_at: at('09:30:20'),
}
const EVIDENCE = {
  source_name: 'example.com',
  source_type: 'crawl',
  crawl_id: CRAWL_ID,
  page_url: 'https://example.com/contact',
  last_seen_at: at('09:30:04'),
} as const
const DETAILS: ContactDetails = {
  ...CONTACT,
  emails: [
    {
      ...{ item_id: ITEM_ID, value: 'ada@example.com', normalized: 'ada@example.com', confidence: 0.98 },
      first_seen_at: at('09:30:04'),
      evidence: [
        {
          ...EVIDENCE,
          method: 'mailto',
          rule: 'emails.mailto',
          rules: ['emails.mailto'],
          place: 'contact',
          snippet: 'Write to ada@example.com',
        },
      ],
      ...{ check: 'deliverable', mailbox: 'personal' },
    },
  ],
  phones: [
    {
      item_id: '01900000-0000-7000-8000-000000000007',
      ...{ value: '+44 20 7946 0018', normalized: '+442079460018', confidence: 0.95, kind: 'voice' },
      first_seen_at: at('09:30:04'),
      evidence: [
        {
          ...EVIDENCE,
          method: 'tel',
          rule: 'phones.link',
          rules: ['phones.link', 'phones.label'],
          place: 'contact',
          snippet: 'Ada Byron, Director, 020 7946 0018',
        },
      ],
    },
  ],
  addresses: [],
  likely_email: null,
  job_titles: ['Director'],
  fields: { industry: 'Machine tools' },
  edited: [],
  mentions: [
    {
      id: '01900000-0000-7000-8000-000000000008',
      ...{ source_id: SOURCE_ID, source_name: 'example.com', source_type: 'crawl', crawl_id: CRAWL_ID },
      ...{ site: 'example.com', relation: 'member', seen_at: at('09:30:04'), reason: null },
      parts: [
        {
          ...{ name: 'Ada Byron', reason: null, job_titles: ['Director'], emails: ['ada@example.com'] },
          ...{ phones: ['+442079460018'], addresses: [], pages: ['https://example.com/contact'] },
        },
      ],
    },
  ],
  notes: [{ id: '01900000-0000-7000-8000-000000000009', text: 'Call again in spring', created_at: at('10:00:00') }],
  changes: [
    {
      id: '01900000-0000-7000-8000-000000000010',
      ...{ kind: 'found', text: 'Found on example.com', can_undo: false, created_at: at('09:30:04') },
    },
  ],
  total_people: 0,
}

const EXTRACTED: ExtractedPage = {
  url: 'https://example.com/contact',
  title: 'Contact us',
  items: [
    {
      ...{
        type: 'emails',
        value: 'ada@example.com',
        normalized: 'ada@example.com',
        confidence: 0.98,
        method: 'mailto',
      },
      ...{ snippet: 'Write to ada@example.com', detail: null },
    },
  ],
  refused: [],
  contacts: [{ ...BEST }],
}

const PENDING: SiteDownload = {
  id: '01900000-0000-7000-8000-000000000011',
  url: 'https://example.com/',
  max_depth: 2,
  follow_external: false,
  respect_robots: true,
  include_types: ['html', 'css', 'js', 'image'],
  render_pages: false,
  make_wacz: false,
  status: 'pending',
  step: null,
  progress: 0,
  pages_downloaded: 0,
  pages_discovered: 0,
  assets_downloaded: 0,
  assets_discovered: 0,
  files_failed: 0,
  bytes_captured: 0,
  file_size: null,
  wacz_size: null,
  created_at: at('09:30:00'),
  started_at: null,
  completed_at: null,
  expires_at: null,
  days_until_expiration: null,
  error_message: null,
  notice: null,
}
const DOWNLOADED: SiteDownload = {
  ...PENDING,
  ...{ status: 'completed', progress: 100, started_at: at('09:30:01'), completed_at: at('09:31:10') },
  ...{ pages_downloaded: 14, pages_discovered: 14, assets_downloaded: 61, assets_discovered: 62, files_failed: 1 },
  ...{
    bytes_captured: 4_812_330,
    file_size: 3_904_112,
    expires_at: '2026-11-28T09:31:10.000Z',
    days_until_expiration: 7,
  },
}

const NOBODY_YET: CampaignStatistics = {
  ...{ total_recipients: 2, pending_count: 2, sent_count: 0, delivered_count: 0, opened_count: 0, clicked_count: 0 },
  ...{
    bounced_count: 0,
    failed_count: 0,
    skipped_count: 0,
    unknown_count: 0,
    unsubscribed_count: 0,
    complained_count: 0,
    replied_count: 0,
  },
}
const NO_RATES = {
  ...{ delivery_rate: null, open_rate: null, click_rate: null },
  ...{ bounce_rate: null, complaint_rate: null, reply_rate: null },
}
const LISTED_DRAFT: ListedCampaign = {
  id: '01900000-0000-7000-8000-000000000012',
  name: 'Spring offer',
  type: 'email',
  subject: 'Hello {{first_name|there}}',
  email_config_id: '01900000-0000-7000-8000-000000000013',
  sms_config_id: null,
  sender_name: 'Newsletter',
  sender_ids: ['01900000-0000-7000-8000-000000000013'],
  status: 'draft',
  status_reason: null,
  statistics: NOBODY_YET,
  rates: NO_RATES,
  compliance: { spam_score: 8, passed_spam_check: true, gdpr_compliant: true, can_spam_compliant: true },
  track_opens: true,
  track_clicks: true,
  follow_up_count: 0,
  task_count: 0,
  scheduled_at: null,
  started_at: null,
  sent_at: null,
  created_at: at('09:30:00'),
  updated_at: at('09:30:00'),
}
const DRAFT: Campaign = {
  ...LISTED_DRAFT,
  content: '<p>Our spring offer is out.</p>',
  text_content: null,
  format: 'html',
  require_opt_in: true,
  topic_id: null,
  one_per_organization: true,
  include_unsubscribe: true,
  unsubscribe_url: null,
  batch_size: 100,
  batch_delay: 1,
  subject_b: null,
  subject_test: null,
  subject_winner: null,
  subject_decided_by: null,
  variants: [],
  variant_test: null,
  variant_winner: null,
  stop_organization: false,
  window: null,
  sending_gap: null,
  domain_limit: null,
  merge_fields: ['name', 'first_name', 'email'],
}
const SCHEDULED: Campaign = { ...DRAFT, status: 'scheduled', scheduled_at: '2030-01-01T09:00:00.000Z' }

const MESSAGE: Message = {
  id: '01900000-0000-7000-8000-000000000017',
  kind: 'transactional',
  state: 'queued',
  outcome: null,
  problem: null,
  sender_id: '01900000-0000-7000-8000-000000000013',
  to: { email: 'ada@example.com', name: 'Ada Byron' },
  subject: 'Your order 1042',
  tags: ['receipt'],
  metadata: { order_id: '1042' },
  send_at: at('09:30:00'),
  sent_at: null,
  created_at: at('09:30:00'),
}
const DELIVERED_MESSAGE: Message = {
  ...MESSAGE,
  state: 'sent',
  outcome: 'delivered',
  send_at: null,
  sent_at: at('09:30:02'),
}
const MESSAGE_EVENT = { text: null, url: null, is_automatic: false }

const WEBHOOK: WebhookEndpoint = {
  id: '01900000-0000-7000-8000-000000000014',
  url: 'https://example.com/hooks/contactory',
  description: '',
  events: ['crawl.completed', 'crawl.failed'],
  is_active: true,
  disabled_reason: null,
  failing_since: null,
  secret_end: '2k4=',
  former_secret_until: null,
  created_at: at('09:00:00'),
}
const SECRET = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY='
const DELIVERED: WebhookDelivery = {
  id: '01900000-0000-7000-8000-000000000015',
  event: 'crawl.completed',
  state: 'delivered',
  payload: `{"type":"crawl.completed","timestamp":"${at('09:30:20')}","data":{"crawl_id":"${CRAWL_ID}"}}`,
  attempts: [{ http_status: 204, failure: null, response: '', duration_ms: 84, created_at: at('09:30:21') }],
  next_at: null,
  delivered_at: at('09:30:21'),
  created_at: at('09:30:20'),
}
/** A delivery before its first attempt. */
const WAITING: WebhookDelivery = {
  ...DELIVERED,
  state: 'pending',
  attempts: [],
  next_at: at('09:30:20'),
  delivered_at: null,
}

export const KEY: Omit<ApiKey, 'plain_key'> = {
  id: '01900000-0000-7000-8000-000000000016',
  name: 'Build server',
  key: 'ctk_live_0...wxyz',
  is_legacy: false,
  permissions: ['read', 'crawl'],
  rate_limits: { requests_per_minute: 60, requests_per_hour: 1_000, requests_per_day: 10_000 },
  allowed_ips: [],
  is_active: true,
  expires_at: null,
  created_by: null,
  created_at: at('09:00:00'),
  last_used_at: at('09:30:00'),
  former_valid_until: null,
}
const REQUEST: KeyRequest = {
  ...{ id: '42', method: 'POST', path: '/api/v1/crawl', status: 201, code: null, duration_ms: 61 },
  ...{ ip_address: '203.0.113.7', created_at: at('09:30:00') },
}

const part = <Row>(...rows: Row[]) => ({ data: rows, next_cursor: null })
const one = <Row>(row: Row) => ({ data: row })

/** Realistic, consistent example responses by `noun.name`. Endpoints not listed here return nothing, or a file. */
export const ANSWER_EXAMPLES: Readonly<Record<string, object>> = {
  'key.get': one({
    key: KEY,
    plan: 'Pro',
    usage: {
      crawls: { used: 12, limit: 500, remaining: 488, unlimited: false, resets_at: '2026-12-01T00:00:00.000Z' },
      api_calls: { used: 37, limit: 5_000, remaining: 4_963, unlimited: false, resets_at: '2026-11-22T00:00:00.000Z' },
    },
  }),
  'key.listRequests': part(REQUEST),
  'key.list': part(KEY),
  'crawls.start': one(QUEUED),
  'crawls.list': part(COMPLETED),
  'crawls.getStatus': one(RUNNING),
  'crawls.listResults': part(ITEM),
  'crawls.listPages': part(READ_PAGE, SKIPPED_PAGE),
  'crawls.listContacts': part({ ...CONTACT, page_url: 'https://example.com/contact' }),
  'crawls.update': one({ ...COMPLETED, name: 'Harbour suppliers' }),
  'crawls.continueCrawl': one({
    ...QUEUED,
    max_pages: 100,
    pages_done: 20,
    items_found: 5,
    started_at: at('09:30:01'),
  }),
  'crawls.cancel': one(CANCELLED),
  'extract.extract': one(EXTRACTED),
  'siteDownloads.start': one(PENDING),
  'siteDownloads.list': part(DOWNLOADED),
  'siteDownloads.get': one(DOWNLOADED),
  'siteDownloads.cancel': one({ ...PENDING, status: 'cancelled', completed_at: at('09:30:02') } satisfies SiteDownload),
  'contacts.list': part(CONTACT),
  'contacts.get': one(DETAILS),
  'data.list': part(ITEM),
  'data.listTypes': one([
    { type: 'emails', label: 'Emails', total: 128 },
    { type: 'phones', label: 'Phones', total: 64 },
  ]),
  'data.remove': one({ deleted: 1 }),
  'campaigns.list': part(LISTED_DRAFT),
  'campaigns.create': one({
    campaign: DRAFT,
    recipients: { added: 2, known: 0, invalid: 0, suppressed: 0, refused: 0, total_recipients: 2 },
    audience: null,
  }),
  'campaigns.get': one(DRAFT),
  'campaigns.getAudience': one({
    audience: {
      ...{ state: 'done', total: 291, examined: 291, recipients: 120, problem: null },
      excluded: {
        ...{ other_kind: 40, other_role: 0, skipped_domain: 2, skipped_label: 9, no_address: 30, undeliverable: 4 },
        ...{ suppressed: 3, refused: 0, without_consent: 0, in_campaign: 11, written_recently: 6 },
        ...{ same_organization: 65, duplicate: 1 },
      },
    },
  }),
  'campaigns.send': one(SCHEDULED),
  'messages.list': part(DELIVERED_MESSAGE),
  'messages.send': one(MESSAGE),
  'messages.get': one({
    ...DELIVERED_MESSAGE,
    html: '<p>Hello Ada, your order 1042 is on its way.</p>',
    text: 'Hello Ada, your order 1042 is on its way.',
    events: [
      { ...MESSAGE_EVENT, kind: 'queued', happened_at: at('09:30:00') },
      { ...MESSAGE_EVENT, kind: 'sent', happened_at: at('09:30:02') },
      { ...MESSAGE_EVENT, kind: 'delivered', happened_at: at('09:30:04') },
    ],
  }),
  'messages.cancel': one({ ...MESSAGE, state: 'cancelled', send_at: null }),
  'webhooks.list': one([WEBHOOK]),
  'webhooks.create': one({ ...WEBHOOK, secret: SECRET }),
  'webhooks.get': one(WEBHOOK),
  'webhooks.update': one({ ...WEBHOOK, events: ['crawl.completed'] }),
  'webhooks.rotateSecret': one({ ...WEBHOOK, secret: SECRET, former_secret_until: '2026-11-22T09:30:00.000Z' }),
  'webhooks.sendTest': one({ ...WAITING, event: 'webhook.test', payload: '{"type":"webhook.test"}' }),
  'webhooks.listDeliveries': part(DELIVERED),
  'webhooks.replay': one(WAITING),
  'webhooks.replayFailed': one({ replayed: 3 }),
}

/** Part of every response of the external API. */
export const USAGE_EXAMPLE = { api_calls: { used: 37, limit: 5_000, remaining: 4_963 } }
