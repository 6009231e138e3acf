import { expect, test } from 'vitest'
import {
  handoutOf,
  isOver,
  newCrawlState,
  verdictOf,
} from '../../../../durable-objects/crawl-coordinator/crawl-state.ts'
import { crawlSpec } from '../../../support/crawl-spec.ts'

const counts = { waiting: 500, leased: 0, read: 0, failed: 0, skipped: 0, alias: 0 }
const stateOf = (pagesMax: number) => newCrawlState(crawlSpec({ pages_max: pagesMax }), ['acme.com'])

test.each([
  ['no more than its limit leaves', 10, { read: 4, leased: 3 }, 58, 3],
  ['the start alone while nothing is known of the site', 100, {}, 58, 1],
  ['nothing beside it', 100, { leased: 1 }, 58, 0],
  ['of a hundred pages, as many as bridge a report, about a quarter', 100, { read: 1 }, 58, 26],
  ['nothing beyond these', 100, { read: 1, leased: 26 }, 58, 0],
  ['of many pages, all that it has room for', 1_000, { read: 1 }, 58, 58],
  ['less towards the end, when each page counts', 1_000, { read: 850, leased: 20 }, 58, 17],
  ['nothing beyond its room', 1_000, { read: 1 }, 0, 0],
])('a consumer gets %s', (_, pagesMax, change, wanted, expected) =>
  expect(handoutOf(stateOf(pagesMax), { ...counts, ...change }, wanted)).toBe(expected),
)

test('a consumer of a stopped crawl gets nothing', () =>
  expect(handoutOf({ ...stateOf(1_000), stopped: 'cancelled' }, counts, 58)).toBe(0))

test.each([
  ['a small crawl continues after 99 dead links', 10, 99, false],
  ['and no further', 10, 100, true],
  ['a large crawl takes more', 100, 499, false],
  ['five for each page that it may read', 100, 500, true],
])('%s', (_, pagesMax, fruitless, expected) => {
  const state = { ...stateOf(pagesMax), fruitless }
  const some = { ...counts, read: 3 }
  expect(isOver(state, some)).toBe(expected)
  expect(verdictOf(state, some, null)).toEqual({ status: 'completed', reason: expected ? 'fruitless' : null })
})
