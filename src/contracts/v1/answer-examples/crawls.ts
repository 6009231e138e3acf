import type { CrawlPage } from '../../crawls/crawls.ts'
import type { CrawlJob } from '../crawls.ts'
import { CONTACT } from './contacts.ts'
import { ITEM } from './data.ts'
import { at, CRAWL_ID, one, part } from './shared.ts'

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

/** Crawls, their pages and what they found. */
export const CRAWL_EXAMPLES: Readonly<Record<string, object>> = {
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
}
