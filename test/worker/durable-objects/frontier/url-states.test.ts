import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Frontier } from '../../../../durable-objects/frontier/frontier.ts'
import { newId } from '../../../../src/lib/ids.ts'

const SITES = ['https://one.com', 'https://www.one.com', 'https://two.com'] as const

/** Numbers from 0 to `max`, the same in each run. */
function dice(seed: number): (max: number) => number {
  let state = seed
  return (max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * max)
  }
}

test.each([1, 2, 3, 4])('whatever happens to URLs, the counters equal the table contents (%i)', (seed) => {
  const stub = env.CRAWL_COORDINATOR.get(env.CRAWL_COORDINATOR.idFromName(newId()))
  return runInDurableObject(stub, (_, { storage }) => {
    const frontier = new Frontier(storage)
    const roll = dice(seed)
    const anyUrl = () => `${SITES[roll(SITES.length)]}/${roll(40)}`
    const kind = () => (roll(3) === 0 ? 'asset' : 'page')
    const acts: (() => unknown)[] = [
      () => frontier.add({ url: anyUrl(), depth: 1, priority: roll(50), kind: kind() }),
      () => frontier.add({ url: anyUrl(), depth: 1, priority: roll(50), kind: kind() }),
      () => frontier.skip(anyUrl(), 1, 'trap', kind()),
      () => frontier.origins.prepare({ origin: SITES[roll(3)]!, robots: null, refusedFor: null, crawlDelayMs: null }),
      () => frontier.leaseUrls(`slice ${roll(2)}`, 4, 1_000),
      () => frontier.leaseUrls(`slice ${roll(2)}`, 2, 1_000, { share: 3 }),
      () => frontier.letGo([anyUrl(), anyUrl()]),
      () => frontier.release(`slice ${roll(2)}`, null),
      () => frontier.release(`slice ${roll(2)}`, { inHand: [anyUrl()], isAlone: true, isWitnessed: true }),
      () => frontier.settle({ outcome: 'read', url: anyUrl(), also_known_as: [anyUrl()], fingerprint: null }, 0),
      () => frontier.settle({ outcome: 'failed', url: anyUrl(), reason: 'http-error' }, 0),
      () => frontier.settle({ outcome: 'redirected', url: anyUrl(), to: anyUrl() }, 0),
      () => frontier.redirects.breakLoop(anyUrl(), anyUrl()),
      () =>
        frontier.settle(
          { outcome: 'retry', url: anyUrl(), reason: 'timeout', wait_ms: 1, holds_origin: false },
          roll(9) * 10_000,
        ),
    ]
    for (let step = 0; step < 400; step++) {
      acts[roll(acts.length)]!()
      const fresh = new Frontier(storage)
      for (const one of [undefined, 'page', 'asset'] as const) expect(frontier.counts(one)).toEqual(fresh.counts(one))
      expect(frontier.origins.hasNew()).toBe(fresh.origins.hasNew())
    }
    const { read, leased, failed, skipped, alias } = frontier.counts()
    expect(Math.min(read, leased + failed, skipped, alias)).toBeGreaterThan(0)
  })
})

test('counts of a rolled-back transaction are discarded', () => {
  const stub = env.CRAWL_COORDINATOR.get(env.CRAWL_COORDINATOR.idFromName(newId()))
  return runInDurableObject(stub, (_, { storage }) => {
    const frontier = new Frontier(storage)
    frontier.add({ url: `${SITES[0]}/`, depth: 0, priority: 0 })
    expect(() =>
      frontier.atomically(() => {
        frontier.add({ url: `${SITES[0]}/next`, depth: 1, priority: 0 })
        throw new Error('a message that nobody can read')
      }),
    ).toThrow('nobody can read')
    expect(frontier.counts().waiting).toBe(1)
  })
})
