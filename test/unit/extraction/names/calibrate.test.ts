import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'
import { calibrate } from '../../../../src/extraction/names/calibrate.ts'
import { isotonic } from '../../../bench/support/isotonic.ts'

const LEVELS = Array.from({ length: 100 }, (_, at) => (at + 1) / 100)

test('a confidence that is higher stays higher', () => {
  const calibrated = LEVELS.map(calibrate)
  for (const [at, value] of calibrated.entries()) {
    expect(value).toBeGreaterThan(calibrated[at - 1] ?? 0)
    expect(value).toBeLessThanOrEqual(1)
  }
})

test.each([0.55, 0.7])('what code compares with %d keeps its side', (threshold) => {
  for (const level of LEVELS) expect(calibrate(level) >= threshold, `${level}`).toBe(level >= threshold)
})

test('a known name in a place for people passes a filter for two of three', () => {
  const html = '<html lang="en"><ul><li>Jane Roe</li><li>Robert Hill</li><li>Ann Lind</li></ul></html>'
  const names = extract(html, { url: 'https://roe.example/p' }).findings.filter(({ type }) => type === 'names')
  expect(names).toHaveLength(3)
  for (const { confidence } of names) expect(confidence).toBeGreaterThan(0.65)
})

test('shares of right names are pooled where they fall, and rise by a step inside of a pool', () => {
  const level = (confidence: number, right: number, weight: number) => ({ confidence, right, weight })
  expect(isotonic([level(0.9, 4, 10), level(0.6, 1, 10), level(0.7, 6, 10)])).toEqual([
    [0.6, 0.1],
    [0.7, 0.497],
    [0.9, 0.502],
  ])
})
