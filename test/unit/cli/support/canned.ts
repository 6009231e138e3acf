import type { DataItem } from '../../../../src/contracts/data/data.ts'
import type { SiteDownload } from '../../../../src/contracts/site-downloads/site-downloads.ts'
import type { CrawlJob } from '../../../../src/contracts/v1/crawls.ts'

export const ID = '01a20976-124f-7647-8d7a-193885e6f47d'
const AT = '2026-11-23T12:00:00.000Z'

export const job = (more: Partial<CrawlJob> = {}): CrawlJob => ({
  id: ID,
  name: null,
  status: 'running',
  url: 'https://acme.com',
  urls: ['https://acme.com'],
  keywords: null,
  data_types: ['emails'],
  max_pages: 10,
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
  created_at: AT,
  started_at: AT,
  finished_at: null,
  ...more,
})
export const finished = (more: Partial<CrawlJob> = {}) =>
  job({ status: 'completed', pages_done: 5, pages_failed: 1, items_found: 3, finished_at: AT, ...more })

export const item = (value: string, more: Partial<DataItem> = {}): DataItem => ({
  id: `${ID}_emails`,
  item_id: ID,
  result_id: ID,
  type: 'emails',
  data: { emails: [value] },
  value,
  normalized: value,
  source_id: ID,
  source_type: 'crawl',
  source_name: 'acme.com',
  source: 'acme.com',
  website_url: 'https://acme.com/team',
  website: { url: 'https://acme.com' },
  confidence: 0.9,
  method: 'mailto',
  email_check: null,
  mailbox: null,
  extracted_at: AT,
  created_at: AT,
  ...more,
})

export const download = (more: Partial<SiteDownload> = {}): SiteDownload => ({
  id: ID,
  url: 'https://acme.com/',
  max_depth: 2,
  follow_external: false,
  respect_robots: true,
  include_types: ['html'],
  render_pages: false,
  make_wacz: false,
  status: 'processing',
  step: 'capturing',
  progress: 40,
  pages_downloaded: 4,
  pages_discovered: 10,
  assets_downloaded: 9,
  assets_discovered: 20,
  files_failed: 0,
  bytes_captured: 1_000,
  file_size: null,
  wacz_size: null,
  created_at: AT,
  started_at: AT,
  completed_at: null,
  expires_at: null,
  days_until_expiration: null,
  error_message: null,
  notice: null,
  ...more,
})
