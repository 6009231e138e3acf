import { describe, expect, test } from 'vitest'
import {
  daysUntil,
  type RecentProbe,
  slotOf,
  stateOf,
  uptimeOf,
  worstOf,
} from '../../../../src/features/status/policy.ts'

const NOW = new Date('2026-03-01T10:07:31.000Z')
const probe = (minutesAgo: number, more: Partial<RecentProbe> = {}): RecentProbe => ({
  at: new Date(NOW.getTime() - minutesAgo * 60_000).toISOString(),
  isOk: true,
  latencyMs: 40,
  ...more,
})
const failed = { isOk: false }

describe('a service', () => {
  test.each<[string, RecentProbe[], string]>([
    ['never probed', [], 'operational'],
    ['that answers', [probe(2), probe(7)], 'operational'],
    ['that answers again', [probe(2), probe(7, failed), probe(12, failed)], 'operational'],
    ['that answers slowly', [probe(2, { latencyMs: 3_000 })], 'degraded'],
    ['that failed once', [probe(2, failed), probe(7)], 'degraded'],
    ['that failed at its first probe', [probe(2, failed)], 'degraded'],
    ['that failed twice in a row', [probe(2, failed), probe(7, failed)], 'outage'],
    ['whose failures are long past', [probe(30, failed), probe(35, failed)], 'operational'],
    ['whose failure before is long past', [probe(2, failed), probe(30, failed)], 'degraded'],
  ])('%s is %s', (_which, probes, state) => {
    expect(stateOf(probes, NOW)).toBe(state)
  })
})

test.each<[('operational' | 'degraded' | 'outage')[], string]>([
  [[], 'operational'],
  [['operational', 'operational'], 'operational'],
  [['operational', 'degraded'], 'degraded'],
  [['outage', 'degraded', 'operational'], 'outage'],
])('of %j the worst is %s', (states, worst) => {
  expect(worstOf(states)).toBe(worst)
})

test.each([
  [100, 0, 100],
  [100, 100, 0],
  [8_640, 1, 99.98],
  [1_000_000, 1, 99.99],
  [3, 1, 66.66],
])('of %i probes with %i failures the uptime is %f: never rounded up', (probes, failures, percent) => {
  expect(uptimeOf(probes, failures)).toBe(percent)
})

test('five minutes share a slot', () => {
  expect(slotOf(NOW)).toBe('2026-03-01T10:05:00.000Z')
  expect(slotOf(new Date('2026-03-01T10:10:00.000Z'))).toBe('2026-03-01T10:10:00.000Z')
})

test('the figures cover thirty days, with today last', () => {
  const days = daysUntil(NOW)
  expect(days).toHaveLength(30)
  expect([days[0], days[29]]).toEqual(['2026-01-31', '2026-03-01'])
})
