import { expect, test } from 'vitest'
import { SKIP_REASONS } from '../../../../src/contracts/crawls/crawl-slices.ts'
import { END_CAUSES } from '../../../../src/features/crawls/end-causes.ts'
import { type EndedCrawl, endOfCrawl } from '../../../../src/features/crawls/end-of-crawl.ts'
import { FETCH_FAILURES } from '../../../../src/platform/web/port.ts'

/** 20 pages requested, 3 read. */
const ended = (more: Partial<EndedCrawl>): EndedCrawl => ({
  ...{ status: 'completed', reason: null, pagesMax: 20, pagesDone: 3, pagesFailed: 0, pagesSkipped: 0, leftOut: {} },
  ...more,
})
const NO_MORE = 'No more links were found.'

test.each([
  ['running', ended({ status: 'running' }), null, null],
  ['queued', ended({ status: 'queued' }), null, null],
  ['out of links', ended({}), 'no-more-links', NO_MORE],
  [
    'from before reasons were counted',
    ended({ leftOut: null, pagesFailed: 1, pagesSkipped: 2 }),
    'no-more-links',
    `${NO_MORE} 1 page could not be read and 2 pages were left out; the list of pages says why.`,
  ],
  [
    'without contacts',
    ended({ reason: 'contacts-died', leftOut: { robots: 1 } }),
    'no-more-links',
    'No more links were found: robots.txt excludes 1 page.',
  ],
  [
    'kept from a page among many',
    ended({ pagesDone: 14, leftOut: { robots: 2, 'not-found': 1, redirected: 4, duplicate: 1 } }),
    'no-more-links',
    'No more links were found: robots.txt excludes 2 pages and 1 link leads nowhere.',
  ],
  [
    'kept from pages for several causes',
    ended({ leftOut: { 'same-content': 5, forbidden: 2, 'rate-limited': 1, robots: 12 } }),
    'robots',
    'No more pages could be read: robots.txt excludes 12 pages, the site answered with a refusal or an error for 3 pages, and 5 pages show the same as others.',
  ],
  ['stopped by time', ended({ reason: 'time-limit' }), 'time-limit', /six hours/],
  ['stopped by the plan', ended({ reason: 'sites-limited' }), 'sites-limited', /plan covers no more/],
  ['at its limit', ended({ reason: 'page-limit', leftOut: { robots: 9 } }), 'page-limit', /page limit was reached/],
  [
    'given up',
    ended({ reason: 'fruitless', leftOut: { 'not-found': 100 } }),
    'fruitless',
    'Too many links were broken, so the crawl ended before its limit: 100 links lead nowhere.',
  ],
  [
    'without a page',
    ended({ status: 'failed', reason: 'no-pages', pagesDone: 0, leftOut: { unavailable: 1 } }),
    'no-pages',
    'No pages could be read: the site answered with a refusal or an error for 1 page.',
  ],
  ['cancelled', ended({ status: 'cancelled', reason: 'cancelled' }), 'cancelled', /cancelled/],
  ['refused', ended({ status: 'failed', reason: 'forbidden' }), 'forbidden', /blocks crawlers/],
  ['kept out', ended({ status: 'failed', reason: 'robots' }), 'robots', /robots\.txt/],
] as const)('a crawl that is %s says so', (_, crawl, code, text) => {
  const { end_reason, end_reason_text } = endOfCrawl(crawl)
  expect(end_reason).toBe(code)
  if (text instanceof RegExp) expect(end_reason_text).toMatch(text)
  else expect(end_reason_text).toBe(text)
})

test.each(END_CAUSES.map((cause) => [cause.code, cause] as const))(
  '%s is a cause with a code and a clause',
  (code, cause) => {
    for (const reason of cause.reasons) {
      const { end_reason, end_reason_text } = endOfCrawl(ended({ leftOut: { [reason]: 17 } }))
      expect(end_reason).toBe(code)
      expect(end_reason_text).toBe(`No more pages could be read: ${cause.says(17)}.`)
      expect(end_reason_text).toContain('17 ')
    }
    expect(cause.says(1)).toMatch(/\b1 (?:page|link|address)\b/)
  },
)

test('each reason for skipping a page belongs to one cause', () => {
  // The page was read under another URL, was cancelled, or occurs only in a preview.
  const harmless = new Set(['redirected', 'duplicate', 'cancelled', 'nofollow'])
  const reasons = new Set<string>([...SKIP_REASONS, ...FETCH_FAILURES, 'unreadable', 'no-browser', 'reader-died'])
  const known = END_CAUSES.flatMap((cause) => cause.reasons)
  expect(known.toSorted()).toEqual([...reasons].filter((reason) => !harmless.has(reason)).toSorted())
})
