import { describe, expect, test } from 'vitest'
import { acquireTurn, type Turns } from '../../../../durable-objects/origin-gate/turns.ts'

const none: Turns = { nextAt: 0, byReader: [] }
const ask = (turns: Turns, readerId: string, now: number, { hasUsed = false, is_waiting = true } = {}) =>
  acquireTurn(turns, { readerId, hasUsed, is_waiting }, now, 1_000)

describe('time slots at an origin with a crawl delay', () => {
  test('are one delay apart, for all consumers together', () => {
    const a = ask(none, 'a', 5_000)
    const b = ask(a.turns, 'b', 5_000)
    const c = ask(b.turns, 'c', 5_100)
    expect([a.turn, b.turn, c.turn]).toEqual([5_000, 6_000, 7_000])
  })

  test('are kept until they are used', () => {
    const a = ask(none, 'a', 5_000)
    const b = ask(a.turns, 'b', 5_000)
    expect(ask(b.turns, 'b', 5_500).turn).toBe(6_000)
    expect(ask(b.turns, 'b', 6_000, { hasUsed: true }).turn).toBe(7_000)
  })

  test('used late postpone the next one', () => {
    const a = ask(none, 'a', 5_000)
    expect(ask(ask(a.turns, 'a', 9_000).turns, 'b', 9_000).turn).toBe(10_000)
  })

  test('are not reserved for an idle consumer', () => {
    const idle = ask(none, 'a', 5_000, { is_waiting: false })
    expect(idle.turn).toBeNull()
    expect(ask(idle.turns, 'b', 5_000).turn).toBe(5_000)
  })
})
