import { describe, expect, test } from 'vitest'
import type { CrawlProgress } from '../../../../src/contracts/crawls/crawls.ts'
import { percentOf, stepsOf, timeLeftOf } from '../../../../web/features/crawls/live/crawl-steps.ts'
import { finished, progressOf } from './support.tsx'

const letters = { waiting: '.', active: '>', done: 'x', failed: '!', skipped: '-' }
const drawn = (progress: CrawlProgress | null) =>
  stepsOf(progress)
    .map(({ state }) => letters[state])
    .join('')

test.each<[string, CrawlProgress | null, string]>([
  ['nothing is known', null, '>.....'],
  ['it is queued', progressOf({ status: 'queued', step: 'queued' }), '>.....'],
  ['robots.txt is read', progressOf({ step: 'preparing' }), 'x>....'],
  ['the first page is being read', progressOf(), 'xx>...'],
  ['pages are read', progressOf({ pages_done: 2 }), 'xxx>..'],
  ['only failures so far', progressOf({ pages_failed: 1 }), 'xxx>..'],
  ['values were found', progressOf({ pages_done: 2, items_found: 5 }), 'xxx>>.'],
  ['it is being finished', progressOf({ step: 'finishing', pages_done: 2 }), 'xxxxx>'],
  ['it is complete', finished({ pages_done: 2 }), 'xxxxxx'],
  ['it failed at its first page', finished({ status: 'failed' }), 'xx!---'],
  ['it failed before it started', finished({ status: 'failed', started_at: null }), '!-----'],
  ['it was cancelled with finds', finished({ status: 'cancelled', pages_done: 3, items_found: 1 }), 'xxx-x-'],
  ['it was cancelled immediately', finished({ status: 'cancelled', started_at: null }), '------'],
])('when %s, the six steps show it', (_when, progress, expected) => {
  expect(drawn(progress)).toBe(expected)
})

test('a crawl that ignores robots.txt does not show a robots.txt step', () => {
  const labels = (respectsRobots: boolean) => stepsOf(null, { respectsRobots }).map(({ label }) => label)
  expect(labels(true)[1]).toBe('Check robots.txt and sitemaps')
  expect(labels(false)[1]).toBe('Look for sitemaps')
  expect(new Set(labels(true)).size).toBe(6)
})

describe('a keyword crawl', () => {
  const drawnWithSearch = (progress: CrawlProgress | null) =>
    stepsOf(progress, { isKeyword: true })
      .map(({ state }) => letters[state])
      .join('')

  test.each<[string, CrawlProgress | null, string]>([
    ['nothing is known', null, '>.......'],
    ['it searches', progressOf({ step: 'searching' }), 'x>......'],
    ['robots.txt is read', progressOf({ step: 'preparing', sites_found: 3 }), 'xxx>....'],
    ['pages are read', progressOf({ pages_done: 1, sites_found: 3 }), 'xxxxx>..'],
    ['it is complete', finished({ pages_done: 2, sites_found: 3 }), 'xxxxxxxx'],
    ['its search failed', finished({ status: 'failed', sites_found: 0 }), 'x!------'],
    ['no page could be read', finished({ status: 'failed', sites_found: 2 }), 'xxxx!---'],
  ])('has eight steps: when %s', (_when, progress, expected) => {
    expect(drawnWithSearch(progress)).toBe(expected)
  })

  test('shows how many sites it found', () => {
    const [, , choose] = stepsOf(progressOf({ sites_found: 1 }), { isKeyword: true })
    expect(choose?.detail).toBe('1 site')
  })
})

test.each<[string, CrawlProgress | null, number, number | null]>([
  ['before anything is known', null, 0, null],
  ['before three pages', progressOf({ pages_done: 2, pages_waiting: 9 }), 9_000, null],
  ['by the pace so far', progressOf({ pages_done: 4, pages_failed: 1, pages_waiting: 3 }), 10_000, 6_000],
  ['no further than the limit', progressOf({ pages_done: 8, limit: 10, pages_waiting: 50 }), 8_000, 2_000],
  ['at the end', finished({ pages_done: 8 }), 8_000, null],
])('the remaining time is shown as %s', (_when, progress, elapsedMs, expected) => {
  expect(timeLeftOf(progress, elapsedMs)).toBe(expected)
})

describe('the progress bar', () => {
  test.each<[string, CrawlProgress, number]>([
    ['half of the known pages', progressOf({ pages_done: 4, pages_waiting: 4 }), 51],
    ['half of the limit, when more are known', progressOf({ pages_done: 5, pages_waiting: 500 }), 51],
    ['all pages, but not over', progressOf({ pages_done: 10 }), 90],
    ['finishing', progressOf({ step: 'finishing' }), 90],
    ['over', finished(), 100],
    ['failed', finished({ status: 'failed' }), 100],
  ])('for %s matches the progress of the crawl', (_what, progress, percent) => {
    expect(percentOf(progress)).toBe(percent)
  })

  test('never passes 90 before the end, whatever the counts', () => {
    for (const step of ['queued', 'preparing', 'reading', 'finishing'] as const) {
      for (const pages_done of [0, 1, 9, 10, 11, 1000]) {
        expect(percentOf(progressOf({ step, pages_done, pages_waiting: 0 }))).toBeLessThanOrEqual(90)
      }
    }
  })
})
