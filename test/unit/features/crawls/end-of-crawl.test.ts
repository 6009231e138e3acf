import { expect, test } from 'vitest'
import { type EndedCrawl, endOfCrawl } from '../../../../src/features/crawls/end-of-crawl.ts'

const ended = (more: Partial<EndedCrawl>): EndedCrawl => ({
  ...{ status: 'completed', reason: null, pagesFailed: 0, pagesSkipped: 0 },
  ...more,
})
const NO_MORE = 'No more links were found.'

test.each([
  ['running', ended({ status: 'running' }), null, null],
  ['queued', ended({ status: 'queued' }), null, null],
  ['out of links', ended({}), 'no-more-links', NO_MORE],
  [
    'out of links, with failures',
    ended({ pagesFailed: 1, pagesSkipped: 2 }),
    'no-more-links',
    `${NO_MORE} 1 page could not be read and 2 pages were left out; the list of pages says why.`,
  ],
  [
    'without contacts',
    ended({ reason: 'contacts-died', pagesSkipped: 1 }),
    'no-more-links',
    `${NO_MORE} 1 page was left out; the list of pages says why.`,
  ],
  ['stopped by time', ended({ reason: 'time-limit' }), 'time-limit', /six hours/],
  ['stopped by the plan', ended({ reason: 'sites-limited' }), 'sites-limited', /plan covers no more/],
  ['at its limit', ended({ reason: 'page-limit' }), 'page-limit', /page limit was reached/],
  ['cancelled', ended({ status: 'cancelled', reason: 'cancelled' }), 'cancelled', /cancelled/],
  ['refused', ended({ status: 'failed', reason: 'forbidden' }), 'forbidden', /does not let crawlers/],
  ['kept out', ended({ status: 'failed', reason: 'robots' }), 'robots', /robots\.txt/],
] as const)('a crawl that is %s says so', (_, crawl, code, text) => {
  const { end_reason, end_reason_text } = endOfCrawl(crawl)
  expect(end_reason).toBe(code)
  if (text instanceof RegExp) expect(end_reason_text).toMatch(text)
  else expect(end_reason_text).toBe(text)
})
