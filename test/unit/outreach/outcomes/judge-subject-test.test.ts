import { describe, expect, test } from 'vitest'
import {
  awaitsWinner,
  betterSubject,
  judgeSubjects,
  opensMeanLittle,
  settledFrom,
  testedOf,
  triesSubjects,
} from '../../../../src/outreach/outcomes/judge-subject-test.ts'

const rule = { share: 20, wait_hours: 4, by: 'opens' as const }
const campaign = { subjectB: 'Second', subjectTest: rule, subjectWinner: null, splitAt: '2026-11-23T10:00:00.000Z' }
const figures = (sent: number, opened = 0, clicked = 0, replied = 0, prefetched = 0) => ({
  ...{ sent, opened, prefetched, clicked, replied },
})

describe('the better subject', () => {
  test.each([
    ['opens', figures(10, 3), figures(10, 4), 'b'],
    ['opens', figures(10, 4), figures(10, 4), 'a'],
    ['opens', figures(0), figures(0), 'a'],
    // By the share of recipients: 3 of 9 equal 1 of 3.
    ['opens', figures(9, 3), figures(3, 1), 'a'],
    ['opens', figures(10, 3), figures(5, 2), 'b'],
    ['opens', figures(0), figures(5, 1), 'b'],
    ['clicks', figures(10, 9, 1), figures(10, 0, 2), 'b'],
    ['replies', figures(10, 0, 0, 2), figures(10, 9, 9, 1), 'a'],
  ] as const)('by %s: %j or %j', (by, a, b, better) => {
    expect(betterSubject(by, { a, b })).toBe(better)
  })
})

describe('a test by opens', () => {
  test.each([
    ['uses opens if most are by people', figures(10, 4, 1, 0, 1), figures(10, 3, 4, 0, 2), 'a', 'opens'],
    ['uses clicks if bots loaded most images', figures(10, 3, 1, 0, 6), figures(10, 2, 2, 0, 6), 'b', 'clicks'],
    ['uses replies without clicks', figures(10, 3, 0, 0, 6), figures(10, 2, 0, 1, 6), 'b', 'replies'],
    [
      'uses the remaining opens without clicks and replies',
      figures(10, 1, 0, 0, 6),
      figures(10, 2, 0, 0, 6),
      'b',
      'opens',
    ],
  ] as const)('%s', (_, a, b, winner, by) => {
    expect(judgeSubjects('opens', { a, b })).toEqual({ winner, by })
  })

  test('another test uses its own metric', () => {
    const weak = figures(10, 1, 0, 1, 9)
    expect(judgeSubjects('clicks', { a: weak, b: weak })).toEqual({ winner: 'a', by: 'clicks' })
  })

  test('opens are unreliable only if bots loaded images', () => {
    expect(opensMeanLittle({ opened: 0, prefetched: 0 })).toBe(false)
    expect(opensMeanLittle({ opened: 0, prefetched: 1 })).toBe(true)
    expect(opensMeanLittle({ opened: 3, prefetched: 2 })).toBe(false)
  })
})

test.each([
  [0, 20, 0, 0],
  [1, 10, 1, 0],
  [2, 10, 1, 1],
  [10, 50, 3, 2],
  [1_000, 20, 100, 100],
  [7, 100, 4, 3],
])('of %i recipients %i percent are %i and %i', (recipients, share, a, b) => {
  expect(testedOf(recipients, { ...rule, share })).toEqual({ a, b })
})

test('no one waits without a second subject, if everyone tries one, and after the decision', () => {
  expect(awaitsWinner(campaign)).toBe(true)
  expect(awaitsWinner({ ...campaign, subjectB: null })).toBe(false)
  expect(awaitsWinner({ ...campaign, subjectTest: null })).toBe(false)
  expect(awaitsWinner({ ...campaign, subjectTest: { ...rule, share: 100 } })).toBe(false)
  expect(awaitsWinner({ ...campaign, subjectWinner: 'a' })).toBe(false)
  expect(triesSubjects({ ...campaign, subjectWinner: 'a' })).toBe(true)
})

test('the decision follows a fixed time after the test groups are complete', () => {
  expect(settledFrom(campaign)).toEqual(new Date('2026-11-23T14:00:00.000Z'))
  expect(settledFrom({ ...campaign, splitAt: null })).toBeNull()
})
