import { describe, expect, test } from 'vitest'
import { FairTurns } from '../../../src/lib/fair-turns.ts'

/** Runs this many turns of an account, each as long as all others need to queue up again. */
function served(turns: FairTurns, tickets: Record<string, number>, rounds: number): string[] {
  const waiting = Object.entries(tickets).flatMap(([owner, count]) =>
    Array.from({ length: count }, (_, at) => ({ owner, ticket: Symbol(`${owner}${at}`) })),
  )
  const order: string[] = []
  let holder: symbol | null = null
  for (let round = 0; order.length < rounds; round++) {
    if (holder) turns.end(holder)
    for (const { owner, ticket } of waiting) {
      if (!turns.tryBegin(ticket, owner, round)) continue
      order.push(owner)
      holder = ticket
    }
  }
  return order.slice(0, rounds)
}

describe('turns for heavy requests', () => {
  test('run one at a time, and the next only after a release', () => {
    const turns = new FairTurns()
    const [a, b] = [Symbol('a'), Symbol('b')]
    expect(turns.tryBegin(a, 'one', 0)).toBe(true)
    expect(turns.tryBegin(b, 'two', 1)).toBe(false)
    // A turn can be released only by its holder.
    turns.end(b)
    expect(turns.tryBegin(b, 'two', 2)).toBe(false)
    turns.end(a)
    expect(turns.tryBegin(b, 'two', 3)).toBe(true)
  })

  test('are as frequent for an account with forty requests as for one with a single request', () => {
    const order = served(new FairTurns(), { many: 40, one: 1 }, 60)
    const ofOne = order.filter((owner) => owner === 'one').length
    expect(ofOne).toBeGreaterThanOrEqual(29)
  })

  test('go to a new account next, however many requests are waiting', () => {
    const turns = new FairTurns()
    const many = Array.from({ length: 20 }, (_, at) => Symbol(`many${at}`))
    expect(turns.tryBegin(many[0]!, 'many', 0)).toBe(true)
    for (const ticket of many.slice(1)) expect(turns.tryBegin(ticket, 'many', 1)).toBe(false)
    const late = Symbol('late')
    expect(turns.tryBegin(late, 'late', 2)).toBe(false)
    turns.end(many[0]!)
    expect(turns.tryBegin(many[1]!, 'many', 3)).toBe(false)
    expect(turns.tryBegin(late, 'late', 4)).toBe(true)
  })

  test('are not blocked by a request that ended without a release, running or waiting', () => {
    const turns = new FairTurns()
    const [holder, waiter, alive] = [Symbol('holder'), Symbol('waiter'), Symbol('alive')]
    turns.tryBegin(holder, 'a', 0)
    turns.tryBegin(waiter, 'b', 1)
    expect(turns.tryBegin(alive, 'c', 2)).toBe(false)
    expect(turns.tryBegin(alive, 'c', 1_900)).toBe(false)
    expect(turns.tryBegin(alive, 'c', 2_100)).toBe(true)
  })
})
