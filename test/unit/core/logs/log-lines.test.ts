import { expect, test } from 'vitest'
import { type LogBatch, LogLines } from '../../../../src/core/logs/log-lines.ts'
import { shareOf } from '../../../../src/core/logs/sampling.ts'
import { toEntry } from '../../../../src/core/logs/to-entry.ts'
import { createWriteBudget } from '../../../../src/core/logs/write-budget.ts'
import { createLog, type LogLevel } from '../../../../src/lib/log.ts'

const line = (event: string, level: LogLevel = 'info') => ({ level, event, facts: {} })
function settled(lines: LogLines) {
  const told: LogBatch[] = []
  lines.settle((one) => told.push(one), line('last'))
  return told
}

test('a loop that logs keeps a bounded number of lines, reports the omitted number, and keeps an error', () => {
  const lines = new LogLines()
  for (let at = 0; at < 1_000; at++) lines.add(line(`line ${at}`))
  lines.add(line('broken', 'error'))
  const [told] = settled(lines)
  expect(told!.lines).toHaveLength(43)
  expect(told!.lines.slice(-3).map(({ event }) => event)).toEqual(['broken', 'lines were left out', 'last'])
  expect(told!.lines.at(-2)!.facts).toMatchObject({ count: 960 })
  expect(told!.isWrong).toBe(true)
})

test('lines logged after the response are written as they come', () => {
  const lines = new LogLines()
  const told = settled(lines)
  expect(told).toMatchObject([{ isWrong: false }])
  lines.add(line('late', 'warn'))
  expect(told[1]).toMatchObject({ isWrong: true, lines: [{ event: 'late' }] })
})

test('lines of the same millisecond keep their order', () => {
  const at = new Date()
  const ids = Array.from({ length: 500 }, () => toEntry({ ...line('x'), at }, 'r', null).id)
  expect([...ids].sort()).toEqual(ids)
})

test('a line has its facts in one bounded line, and belongs to the account of its facts', () => {
  const told: { event: string; facts: Record<string, unknown> }[] = []
  const log = createLog({ request_id: 'r' }, (_, __, { event, facts }) => told.push({ event, facts }))
  log.error('broke\r\nERROR forged', {
    account_id: 'a1',
    error: new Error('first\nsecond'),
    big: Array(100).fill('x'.repeat(1_900)),
  })
  const entry = toEntry({ level: 'error', ...told[0]!, at: new Date(0) }, 'r', 'other')
  expect(entry).toMatchObject({ level: 'error', account_id: 'a1', request_id: 'r', event: 'broke ERROR forged' })
  expect(entry.message).toContain('error=Error: first')
  expect(`${entry.event}${entry.message}`).not.toMatch(/[\r\n]/)
  expect(entry.message.length).toBeLessThanOrEqual(400)
  expect(entry.facts.length).toBeLessThanOrEqual(4_000)
  expect(JSON.parse(entry.facts).account_id).toBe('a1')
})

test('requests are sampled evenly and deterministically', () => {
  const ids = Array.from({ length: 20_000 }, (_, at) => `8f0b4c53${at.toString(16).padStart(8, '0')}`)
  const kept = ids.filter((id) => shareOf(id) < 10)
  expect(kept.length / ids.length).toBeCloseTo(0.1, 1)
  expect(ids.filter((id) => shareOf(id) < 10)).toEqual(kept)
  expect(ids.every((id) => shareOf(id) < 100)).toBe(true)
})

test('a flood is limited by the token bucket, half of which is reserved for errors', () => {
  const budget = createWriteBudget(10, 20)
  const taken = (count: number, at: number, isError: boolean) =>
    Array.from({ length: count }, () => budget.take(at, isError)).filter((left) => left !== null).length
  expect(taken(100, 0, false)).toBe(11)
  expect(taken(100, 0, true)).toBe(9)
  // The number of lines omitted since the last written one is reported with the next.
  expect(budget.take(1_000, true)).toBe(91)
  expect(taken(100, 1_000, true)).toBe(9)
})
