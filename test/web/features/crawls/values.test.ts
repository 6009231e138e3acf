import { describe, expect, test } from 'vitest'
import { countableValues } from '../../../../web/features/crawls/live/countable-values.ts'
import { endMessageOf } from '../../../../web/features/crawls/live/end-message.ts'
import { formatClock, formatDuration } from '../../../../web/features/crawls/live/ticking.ts'
import { newFinds } from '../../../../web/features/crawls/live/use-latest-finds.ts'
import { crawlName } from '../../../../web/lib/crawl-name.ts'

describe('counting ignores values that resemble a URL or a file path', () => {
  test.each([
    'https://acme.com/a',
    '//cdn.acme.com/x',
    'ftp://acme.com',
    'www.acme.com',
    '/assets/logo',
    './a/b',
    '../up',
    'C:\\temp\\a.txt',
    'images/logo.png',
    'bundle.min.js',
  ])('%s', (value) => {
    expect(countableValues([value])).toEqual([])
  })

  test.each([
    'info@acme.com',
    'jpg@acme.com',
    '+234 803 555 0142',
    'Ngozi Adeyemi',
    'Flat 3/12 High Street, Leeds',
    'Smith & Sons Ltd.',
    'c/o Müller GmbH, Bremen',
    'A.P. Møller',
  ])('but not %s', (value) => {
    expect(countableValues([value])).toEqual([value])
  })
})

test.each([
  [{ status: 'completed', reason: null, items_found: 2 }, 'Crawl completed successfully!'],
  [{ status: 'completed', reason: 'The page limit was reached.', items_found: 2 }, 'Crawl completed successfully!'],
  [{ status: 'completed', reason: null, items_found: 0 }, 'No Data Found'],
  [{ status: 'failed', reason: null, items_found: 0 }, 'Crawl failed'],
  [{ status: 'failed', reason: 'It refused.', items_found: 0 }, 'Crawl failed. It refused.'],
  [{ status: 'cancelled', reason: null, items_found: 9 }, 'The crawl was cancelled.'],
] as const)('a crawl that ends as %o is announced as %j', (crawl, message) => {
  expect(endMessageOf(crawl)).toBe(message)
})

test.each([
  [0, '0:00', '0.1 s'],
  [840, '0:00', '0.8 s'],
  [48_000, '0:48', '48 s'],
  [59_900, '0:59', '1 min'],
  [185_000, '3:05', '3 min 5 s'],
  [3_729_000, '1:02:09', '1 h 2 min'],
])('%i ms is shown as %s on a clock and %s in words', (durationMs, clock, words) => {
  expect([formatClock(durationMs), formatDuration(durationMs)]).toEqual([clock, words])
})

test('a crawl is named after its site, and after its page if it did not start at the root', () => {
  expect(crawlName({ name: null, url: 'https://www.acme.com/', source: 'acme.com' })).toBe('acme.com')
  expect(crawlName({ name: null, url: 'https://www.acme.com/%C3%BCber?a=1', source: 'acme.com' })).toBe(
    'acme.com/über?a=1',
  )
  expect(crawlName({ name: null, url: null, source: 'bakeries in Lagos' })).toBe('bakeries in Lagos')
  expect(crawlName({ name: 'Harbour', url: 'https://www.acme.com/a', source: 'acme.com' })).toBe('Harbour')
})

test('new values are listed once, with the types in rotation', () => {
  const seen = new Set<string>()
  const results = { emails: ['a@x.com', 'b@x.com'], phones: ['+1'], names: [], addresses: [], companies: ['/x.png'] }
  const phone_numbers = {}
  expect(newFinds({ results, phone_numbers }, seen).map(({ value }) => value)).toEqual(['a@x.com', '+1', 'b@x.com'])
  expect(newFinds({ results: { ...results, names: ['Ada'] }, phone_numbers }, seen)).toEqual([
    { type: 'names', value: 'Ada' },
  ])
})
