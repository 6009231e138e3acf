import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import * as plans from '../../../../src/contracts/billing/plans.ts'
import * as details from '../../../../src/contracts/crawls/crawl-details.ts'
import { DEFAULT_OPTIONS } from '../../../../src/contracts/crawls/crawl-options.ts'
import * as presets from '../../../../src/contracts/crawls/crawl-presets.ts'
import type { Crawl, CrawlPage, CrawlProgress, CrawlResult } from '../../../../src/contracts/crawls/crawls.ts'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { DATA_TYPES } from '../../../../src/contracts/data/items.ts'
import CrawlPageScreen from '../../../../web/app/pages/crawl-page.tsx'
import { createQueryClient } from '../../../../web/lib/query-client.ts'
import { Toaster } from '../../../../web/ui/toast.tsx'
import { fakeApi } from '../../support/fake-api.ts'

/** A crawl ID for one test, because announced ends are remembered by ID. */
export const newCrawlId = () => `01a1fbfb-548d-73ef-a58d-${Math.random().toString(16).slice(2, 14).padEnd(12, '0')}`
const instant = '2026-11-21T10:00:00.000Z'

export const progressOf = (change: Partial<CrawlProgress> = {}): CrawlProgress => ({
  status: 'running',
  reason: null,
  step: 'reading',
  limit: 10,
  pages_done: 0,
  pages_failed: 0,
  pages_skipped: 0,
  pages_waiting: 0,
  items_found: 0,
  sites_found: null,
  current_url: null,
  started_at: instant,
  finished_at: null,
  ...change,
})
export const finished = (change: Partial<CrawlProgress> = {}): CrawlProgress =>
  progressOf({ status: 'completed', step: 'finished', finished_at: '2026-11-21T10:00:42.000Z', ...change })

export const crawlOf = (change: Partial<Crawl> = {}): Crawl => ({
  id: newCrawlId(),
  name: null,
  url: 'https://acme.com/',
  urls: ['https://acme.com/'],
  query: null,
  options: DEFAULT_OPTIONS,
  source: 'acme.com',
  types: ['emails', 'phones'],
  engine: 'default',
  check_robot: true,
  run_in_background: false,
  limit: 10,
  status: 'completed',
  reason: null,
  pages_done: 4,
  pages_failed: 1,
  pages_skipped: 2,
  more_pages: 0,
  pages_unchanged: 0,
  items_found: 3,
  third_party_requests: 0,
  third_party_notice: null,
  found: { emails: 2, phones: 1, names: 0, addresses: 0, companies: 0 },
  end_reason: 'no-more-links',
  end_reason_text: 'No more links were found.',
  previous_id: null,
  schedule_id: null,
  created_at: instant,
  started_at: instant,
  continued_at: null,
  finished_at: '2026-11-21T10:00:42.000Z',
  ...change,
})

export const resultOf = (crawl: Crawl, results: Partial<CrawlResult['results']> = {}): CrawlResult => ({
  crawl,
  results: { emails: [], phones: [], names: [], addresses: [], companies: [], ...results },
  phone_numbers: {},
  source: crawl.source,
  url: crawl.url,
  query: crawl.query,
  found_urls: [],
})

export const pageOf = (change: Partial<CrawlPage> = {}): CrawlPage => ({
  url: 'https://acme.com/contact',
  state: 'read',
  reason: null,
  reason_text: null,
  final_url: null,
  http_status: 200,
  title: 'Contact',
  engine: 'basic',
  is_unchanged: false,
  depth: 1,
  items_found: 3,
  read_at: instant,
  ...change,
})

export const listOf = <T,>(data: T[], total = data.length, perPage = 15) => ({
  data,
  pagination: { current_page: 1, last_page: Math.max(1, Math.ceil(total / perPage)), per_page: perPage, total },
})

/** A server of an account without crawls; a test adds the rest. */
export function crawlApi() {
  const api = fakeApi()
  api.answer(contract.listRecent, listOf<Crawl>([]))
  api.answer(contract.listPages, listOf<CrawlPage>([]))
  api.answer(details.listContacts, listOf<details.CrawlContact>([]))
  api.answer(details.listPeopleChanges, {
    ...{ previous: null, counts: { joined: 0, left: 0, changed: 0 } },
    data: { joined: [], left: [], changed: [] },
  })
  api.answer(contract.openLive, { data: { ticket: 'ticket-1', path: '/api/live/crawls/x' } })
  api.answer(presets.getPreset, {
    data: { ...presets.CrawlPreset.parse({ types: DATA_TYPES }), is_saved: false, refining: 'not_configured' },
  })
  const unlimited = { used: 0, limit: 0, remaining: 0, unlimited: true, resets_at: null }
  api.answer(plans.getUsage, {
    data: {
      crawls: unlimited,
      api_calls: unlimited,
      websites: unlimited,
      api_keys: unlimited,
      site_downloads: unlimited,
    },
  })
  return api
}

/** The screen at a URL, with the URL as it changes. */
export function visitCrawlPage(address = '/dashboard/crawl') {
  const location = memoryLocation({ path: address, record: true })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <CrawlPageScreen />
      </Router>
      <Toaster theme="light" />
    </QueryClientProvider>,
  )
  return { at: () => location.history.at(-1) }
}

export { FakeWebSocket, fakeSockets } from '../../support/fake-sockets.ts'
