import { expect, test } from 'vitest'
import { CRAWL_STEPS } from '../../../../src/contracts/crawls/crawls.ts'
import { mergeProgress } from '../../../../web/features/crawls/live/merge-progress.ts'
import { finished, progressOf } from './support.tsx'

test('a finished crawl stays finished', () => {
  const end = finished({ pages_done: 4 })
  expect(mergeProgress(end, progressOf({ pages_done: 3 }))).toBe(end)
})

test('counts and steps never go back when an older report arrives late', () => {
  const newer = progressOf({ step: 'finishing', pages_done: 4, pages_failed: 1, pages_skipped: 2, items_found: 9 })
  const older = progressOf({ step: 'reading', pages_done: 3, items_found: 7, pages_waiting: 2 })
  expect(mergeProgress(newer, older)).toEqual({ ...newer, pages_waiting: 2 })
})

test('the final state of a cancelled crawl keeps the live counts', () => {
  const live = progressOf({ pages_done: 12, items_found: 30 })
  const stored = finished({ status: 'cancelled', pages_done: 0, items_found: 0 })
  expect(mergeProgress(live, stored)).toMatchObject({ status: 'cancelled', pages_done: 12, items_found: 30 })
})

test.each(CRAWL_STEPS.slice(1).map((step, index) => [CRAWL_STEPS[index]!, step] as const))(
  'a crawl progresses from %s to %s, and never back',
  (before, after) => {
    const [older, newer] = [progressOf({ step: before }), progressOf({ step: after })]
    expect(mergeProgress(older, newer)?.step).toBe(after)
    expect(mergeProgress(newer, older)?.step).toBe(after)
  },
)

test('the first report is used unchanged', () => {
  expect(mergeProgress(undefined, progressOf())).toEqual(progressOf())
})
