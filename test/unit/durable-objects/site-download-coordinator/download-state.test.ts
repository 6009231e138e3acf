import { describe, expect, test } from 'vitest'
import {
  type DownloadCounts,
  type DownloadState,
  isCaptured,
  limitReached,
  nearLimit,
  newDownloadState,
  percentOf,
  roomOf,
  verdictOf,
} from '../../../../durable-objects/site-download-coordinator/download-state.ts'
import type { SiteDownloadSpec } from '../../../../src/contracts/site-downloads/site-download-slices.ts'

const spec: SiteDownloadSpec = {
  download_id: '01a1fd26-edec-772a-aea7-4c65faf3b562',
  account_id: '01a1fd26-edec-772a-aea7-4c65faf3b563',
  url: 'https://acme.com/',
  max_depth: 2,
  follow_external: false,
  respects_robots: true,
  include_types: ['html'],
  renders_pages: false,
  third_party_files_max: 1_000,
  makes_wacz: false,
  pages_max: 10,
  files_max: 20,
  bytes_max: 1_000,
  ms_max: 60_000,
}
const stateOf = (change: Partial<DownloadState> = {}): DownloadState => ({
  ...newDownloadState(spec, ['acme.com']),
  startedAt: '2026-11-21T10:00:00.000Z',
  ...change,
})
const none = { waiting: 0, leased: 0, read: 0, failed: 0, skipped: 0, alias: 0 }
const countsOf = (pages: Partial<typeof none>, assets: Partial<typeof none> = {}): DownloadCounts => ({
  pages: { ...none, ...pages },
  assets: { ...none, ...assets },
})
const startedMs = Date.parse('2026-11-21T10:00:00.000Z')

test.each([
  ['pages up to their limit', countsOf({ read: 7, leased: 1, waiting: 9 }), { room: 2, onlyAssets: false }],
  ['assets alone once the pages are used up', countsOf({ read: 10, waiting: 9 }), { room: 10, onlyAssets: true }],
  ['nothing beyond the files', countsOf({ read: 10 }, { read: 9, leased: 1 }), { room: 0, onlyAssets: true }],
])('the remaining room is %s', (_, counts, room) => expect(roomOf(stateOf(), counts)).toEqual(room))

test.each<[string, Partial<DownloadState>]>([
  ['stopped', { stopped: 'cancelled' }],
  ['failed', { failure: 'http-error' }],
])('nothing is leased once it is %s', (_, change) => {
  const counts = countsOf({ read: 1, waiting: 5 })
  expect(roomOf(stateOf(change), counts).room).toBe(0)
  expect(isCaptured(stateOf(change), counts)).toBe(true)
})

test.each([
  ['nothing waits', countsOf({ read: 3 }), true],
  ['pages wait', countsOf({ read: 3, waiting: 1 }), false],
  ['pages wait beyond the limit', countsOf({ read: 10, waiting: 5 }), true],
  ['pages wait beyond the limit, and assets', countsOf({ read: 10, waiting: 5 }, { waiting: 1 }), false],
])('when %s, all is captured: %s', (_, counts, expected) => expect(isCaptured(stateOf(), counts)).toBe(expected))

test.each<[string, Partial<DownloadState>, DownloadCounts, number, string | null]>([
  ['none', {}, countsOf({ read: 1, waiting: 1 }), 0, null],
  ['bytes', { bytesCaptured: 1_000 }, countsOf({ read: 1 }), 0, 'download-size-limit'],
  ['time', {}, countsOf({ read: 1 }), 60_001, 'download-time-limit'],
  ['files with more to come', {}, countsOf({ read: 10 }, { read: 10, waiting: 1 }), 0, 'download-file-limit'],
  ['files and nothing more', {}, countsOf({ read: 10 }, { read: 10 }), 0, null],
])('the reached limit is: %s', (_, change, counts, elapsedMs, expected) => {
  expect(limitReached(stateOf(change), counts, startedMs + elapsedMs)).toBe(expected)
})

describe('it ends when', () => {
  test.each<[string, Partial<DownloadState>, DownloadCounts, number, object]>([
    ['completed', {}, countsOf({ read: 3 }), 3, { status: 'completed', notice: null }],
    ['in part', {}, countsOf({ read: 10, waiting: 1 }), 10, { status: 'completed', notice: 'download-page-limit' }],
    ['in part', { stopped: 'download-size-limit' }, countsOf({ read: 1 }), 1, { notice: 'download-size-limit' }],
    ['cancelled', { stopped: 'cancelled', isDiscarded: true }, countsOf({ read: 3 }), 3, { status: 'cancelled' }],
    ['cancelled and kept', { stopped: 'cancelled' }, countsOf({ read: 3 }), 3, { notice: 'download-kept' }],
    ['cancelled with nothing to keep', { stopped: 'cancelled' }, countsOf({}), 0, { notice: null }],
    ['failed', { failure: 'dns' }, countsOf({ failed: 1 }), 0, { status: 'failed', failure: 'dns' }],
    ['failed', {}, countsOf({ skipped: 1 }), 0, { status: 'failed', failure: 'no-pages' }],
  ])('%s', (_, change, counts, captured, expected) => {
    expect(verdictOf(stateOf(change), counts, captured)).toMatchObject(expected)
  })
})

test('reported progress never shrinks, and stays below 100 until the end', () => {
  const start = percentOf(stateOf(), countsOf({ read: 1, waiting: 1 }), null)
  const more = percentOf(stateOf({ progress: start }), countsOf({ read: 2, waiting: 7 }), null)
  expect([start, more]).toEqual([45, 45])
  expect(percentOf(stateOf({ progress: more }), countsOf({ read: 9 }), null)).toBe(90)
  expect(percentOf(stateOf({ progress: 90 }), countsOf({ read: 9 }), 0.5)).toBe(94)
  expect(percentOf(stateOf({ progress: 94 }), countsOf({ read: 9 }), 1)).toBe(99)
})

test.each<[string | null, Partial<DownloadState>, DownloadCounts, number]>([
  [null, { bytesCaptured: 799 }, countsOf({ read: 8 }, { read: 7 }), 47_999],
  ['download-near-size-limit', { bytesCaptured: 800 }, countsOf({}), 0],
  ['download-near-page-limit', {}, countsOf({ read: 8, waiting: 1 }), 0],
  ['download-near-file-limit', {}, countsOf({ read: 8 }, { read: 8 }), 0],
  ['download-near-time-limit', {}, countsOf({}), 48_000],
])('%s is reported before the limit is reached', (notice, change, counts, ms) => {
  expect(nearLimit(stateOf(change), counts, startedMs + ms)).toBe(notice)
})
