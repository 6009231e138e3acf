import { expect, test } from 'vitest'
import type { NewEvent } from '../../../../src/contracts/events.ts'
import { sentenceOf } from '../../../../src/features/notifications/sentences.ts'

const id = '01a1fbae-fd1b-74fd-b1c1-82f5f0c0276b'
const about = { id, account_id: id }
const crawl = { ...about, crawl_id: id, name: 'acme.test', is_background: true }
const completed = {
  ...crawl,
  kind: 'crawl.completed',
  pages: 1,
  items: 0,
  contacts: 0,
  reachable: 0,
  changes: null,
} as const
const download = { ...about, download_id: id, host: 'acme.test' }

test.each<[NewEvent, string]>([
  [
    { ...completed, pages: 12, items: 30 },
    'success: Crawl completed: acme.test: 30 items found on 12 pages. /dashboard/data?crawl_id=ID',
  ],
  [
    { ...completed, pages: 12, items: 30, contacts: 4, reachable: 3 },
    'success: Crawl completed: acme.test: 30 items found on 12 pages. 4 contacts, 3 of them reachable. /dashboard/data?crawl_id=ID',
  ],
  [completed, 'info: Crawl completed: acme.test: No Data Found on 1 page. /dashboard/crawl/ID'],
  [
    { ...completed, changes: { new: 2, gone: 1 } },
    'success: What is new: acme.test: 2 new and 1 gone since the crawl before. /dashboard/crawl/ID',
  ],
  [
    { ...completed, changes: { new: 0, gone: 0 } },
    'info: Nothing new: acme.test: nothing has changed since the crawl before. /dashboard/crawl/ID',
  ],
  [
    { ...crawl, kind: 'crawl.failed', reason: null },
    'error: Crawl failed: acme.test could not be crawled. /dashboard/crawl/ID',
  ],
  [
    {
      ...about,
      kind: 'crawl-schedule.paused',
      schedule_id: id,
      name: 'Acme',
      failures: 5,
      failure_text: 'It is over.',
    },
    'warning: Schedule paused: “Acme” could not be started 5 times in a row: It is over. /dashboard/schedules',
  ],
  [
    {
      ...about,
      kind: 'csv-import.completed',
      import_id: id,
      file_name: 'a.csv',
      taken: 1_000,
      rows: 1_200,
      source_id: id,
      new_emails: 3,
      new_phones: 1,
    },
    'success: Import completed: a.csv: 1,000 of 1,200 rows taken, 3 emails and 1 phone new. /dashboard/data?source_id=ID',
  ],
  [
    {
      ...about,
      kind: 'csv-import.failed',
      import_id: id,
      file_name: 'a.csv',
      taken: 0,
      next_line: 1,
      failure_text: 'It broke off.',
    },
    'error: Import failed: Nothing from a.csv was imported. It broke off. Please import it again. /dashboard/data',
  ],
  [
    { ...download, kind: 'site-download.completed', pages: 3, notice: null },
    'success: Website download completed: acme.test: 3 pages, ready for seven days. /dashboard/download-website',
  ],
  [
    { ...download, kind: 'site-download.failed', reason: null },
    'error: Website download failed: acme.test could not be downloaded. /dashboard/download-website',
  ],
  [
    { ...download, kind: 'site-download.expiring', days: 1 },
    'warning: Website download expires soon: The files of acme.test are deleted within a day. Download them before. /dashboard/download-website',
  ],
])('%o', (event, expected) => {
  const { type, title, message, link } = sentenceOf({ ...event, happened_at: '2026-11-23T10:00:00.000Z' })!
  expect(`${type}: ${title}: ${message} ${link}`.replaceAll(id, 'ID')).toBe(expected)
})

test('a user who watches a crawl is not notified of its end', () => {
  const watched = { ...completed, is_background: false, happened_at: '2026-11-23T10:00:00.000Z' }
  expect(sentenceOf(watched)).toBeNull()
})
