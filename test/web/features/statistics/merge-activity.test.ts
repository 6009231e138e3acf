import { expect, test } from 'vitest'
import { mergeActivity } from '../../../../web/features/statistics/merge-activity.ts'
import { crawlOf } from '../crawls/support.tsx'
import { downloadOf } from '../site-downloads/support.ts'

const at = (second: number) => ({ created_at: new Date(second * 1000).toISOString() })
const merge = (crawls: number[], downloads: number[]) =>
  mergeActivity(
    crawls.map((second) => crawlOf(at(second))),
    downloads.map((second) => downloadOf(at(second))),
  ).map((one) =>
    one.kind === 'crawl'
      ? `c${Date.parse(one.crawl.created_at) / 1000}`
      : `d${Date.parse(one.download.created_at) / 1000}`,
  )

test.each([
  [[], [], []],
  [[3, 1], [], ['c3', 'c1']],
  [[], [2], ['d2']],
  [
    [5, 1],
    [4, 2],
    ['c5', 'd4', 'd2', 'c1'],
  ],
  [
    [1, 5],
    [2, 4],
    ['c5', 'd4', 'd2', 'c1'],
  ],
  [
    [9, 8, 7, 6, 5, 4],
    [3, 2, 1],
    ['c9', 'c8', 'c7', 'c6', 'c5', 'c4', 'd3', 'd2'],
  ],
])('crawls of %j and downloads of %j are listed as %j, newest first and at most eight', (crawls, downloads, merged) => {
  expect(merge(crawls, downloads)).toEqual(merged)
})
