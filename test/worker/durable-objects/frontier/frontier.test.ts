import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Frontier } from '../../../../durable-objects/frontier/frontier.ts'
import { newId } from '../../../../src/lib/ids.ts'

const ORIGIN = 'https://in-trouble.com'

/** A frontier of 30 pages of one site, all of which may be fetched. */
async function withFrontier(work: (frontier: Frontier) => void) {
  const stub = env.CRAWL_COORDINATOR.get(env.CRAWL_COORDINATOR.idFromName(newId()))
  await runInDurableObject(stub, (_, { storage }) => {
    const frontier = new Frontier(storage)
    for (let at = 0; at < 30; at++) frontier.add({ url: `${ORIGIN}/${at}`, depth: 1, priority: 30 })
    frontier.origins.prepare({ origin: ORIGIN, robots: null, refusedFor: null, crawlDelayMs: null })
    work(frontier)
  })
}

const inTrouble = (url: string) =>
  ({ outcome: 'retry', url, reason: 'timeout', wait_ms: 1_000, holds_origin: false }) as const

test('a server without responses for a long time is abandoned, with the reason on each page', () =>
  withFrontier((frontier) => {
    const leased = frontier.leaseUrls('slice', 20, 0)
    for (const [at, { url }] of leased.slice(0, 16).entries()) frontier.settle(inTrouble(url), at * 2_000)
    expect(frontier.counts()).toMatchObject({ waiting: 0, leased: 4, failed: 26 })
    expect(frontier.origins.givenUp()).toEqual([{ origin: ORIGIN, reason: 'timeout' }])
    frontier.add({ url: `${ORIGIN}/late`, depth: 1, priority: 30 })
    expect(frontier.leaseUrls('slice', 5, 60_000)).toEqual([])
    expect(frontier.unwritten(100).at(-1)).toMatchObject({ url: `${ORIGIN}/late`, reason: 'timeout' })
  }))

test('one response among many failures keeps a server active', () =>
  withFrontier((frontier) => {
    const leased = frontier.leaseUrls('slice', 20, 0)
    for (const [at, { url }] of leased.slice(0, 19).entries()) {
      const outcome = at === 9 ? ({ outcome: 'failed', url, reason: 'http-error' } as const) : inTrouble(url)
      frontier.settle(outcome, at * 2_000)
    }
    expect(frontier.origins.givenUp()).toEqual([])
  }))

const asksToWait = (url: string, wait_ms: number) =>
  ({ outcome: 'retry', url, reason: 'rate-limited', wait_ms, holds_origin: true }) as const

test('a server that asks for a pause is retried after it', () =>
  withFrontier((frontier) => {
    const [first] = frontier.leaseUrls('slice', 1, 0)
    frontier.settle(asksToWait(first!.url, 60_000), 1_000)
    expect(frontier.leaseUrls('slice', 5, 60_999)).toEqual([])
    expect(frontier.nextFreeAt(1_000)).toBe(61_000)
    expect(frontier.leaseUrls('slice', 5, 61_000)).toHaveLength(5)
  }))

test('a server that asks for a longer pause than a crawl allows is abandoned, with the reason on each page', () =>
  withFrontier((frontier) => {
    const [first] = frontier.leaseUrls('slice', 1, 0)
    frontier.settle(asksToWait(first!.url, 600_000), 1_000)
    expect(frontier.counts()).toMatchObject({ waiting: 0, leased: 0, failed: 30 })
    expect(frontier.origins.givenUp()).toEqual([{ origin: ORIGIN, reason: 'wait-too-long' }])
    expect(frontier.unwritten(1)).toMatchObject([{ state: 'failed', reason: 'wait-too-long' }])
  }))

test('waiting for the quota of a server is no reason to abandon it', () =>
  withFrontier((frontier) => {
    frontier.origins.takeHolds([{ origin: ORIGIN, wait_ms: 600_000, asked_ms: 0 }], 0)
    expect(frontier.origins.givenUp()).toEqual([])
    expect(frontier.leaseUrls('slice', 5, 599_999)).toEqual([])
    expect(frontier.leaseUrls('slice', 5, 600_000)).toHaveLength(5)
  }))

test('a page that was not fetched before its lease ended uses no attempt, however often it happens', () =>
  withFrontier((frontier) => {
    for (let round = 0; round < 10; round++) {
      const [first] = frontier.leaseUrls('slice', 1, 0)
      expect(first).toMatchObject({ attempt: 1, is_last_attempt: false })
      frontier.settle({ outcome: 'retry', url: first!.url, reason: 'yielded', wait_ms: 0, holds_origin: false }, 0)
    }
  }))

test.each([
  ['connect', 'failed'],
  ['timeout', 'failed'],
  ['dns', 'failed'],
  ['unavailable', 'failed'],
  ['robots-unavailable', 'skipped'],
  ['opted-out', 'skipped'],
] as const)('pages of a server that is skipped because of %s are %s', (refusedFor, state) =>
  withFrontier((frontier) => {
    frontier.origins.prepare({ origin: ORIGIN, robots: null, refusedFor, crawlDelayMs: null })
    expect(frontier.leaseUrls('slice', 5, 0)).toEqual([])
    expect(frontier.counts()).toMatchObject({ waiting: 0, leased: 0, [state]: 30 })
    expect(frontier.unwritten(1)).toMatchObject([{ state, reason: refusedFor }])
  }),
)

/** A crash over some of the requests of a lease, as the object records it. */
const death = (inHand: readonly string[], isWitnessed = true) => ({ inHand, isAlone: true, isWitnessed })
const page = (at: number) => `${ORIGIN}/${at}`

test('a page that crashed a consumer is given up, and its neighbours are fetched normally', () =>
  withFrontier((frontier) => {
    frontier.leaseUrls('slice', 8, 0)
    frontier.release('slice', death([page(3)]))
    expect(frontier.counts()).toMatchObject({ waiting: 29, leased: 0, failed: 1 })
    expect(frontier.unwritten(10)).toMatchObject([{ url: page(3), state: 'failed', reason: 'reader-died' }])
    expect(frontier.leaseUrls('next', 8, 0)).toHaveLength(8)
  }))

test('after a crash, each page in flight is fetched alone, and only the one that crashes again is lost', () =>
  withFrontier((frontier) => {
    frontier.leaseUrls('slice', 8, 0)
    frontier.release('slice', death([page(0), page(1), page(2)]))
    expect(frontier.counts()).toMatchObject({ waiting: 30, leased: 0 })
    for (const at of [0, 1, 2]) {
      expect(frontier.leaseUrls('next', 8, 0)).toMatchObject([{ url: page(at) }])
      expect(frontier.leaseUrls('next', 8, 0)).toEqual([])
      expect(frontier.isWaitingForSolitude).toBe(true)
      // The object restarted together with the consumer, so the only known fact is that the page was in flight again.
      if (at === 1) frontier.release('next', death([page(1)], false))
      else frontier.settle({ outcome: 'read', url: page(at), also_known_as: [], fingerprint: null }, 0)
    }
    expect(frontier.counts()).toMatchObject({ read: 2, failed: 1, waiting: 27 })
    expect(frontier.isWaitingForSolitude).toBe(false)
    expect(frontier.leaseUrls('next', 8, 0)).toHaveLength(8)
  }))

test('a page that must be fetched alone waits until nothing else is in flight', () =>
  withFrontier((frontier) => {
    frontier.leaseUrls('slice', 2, 0)
    frontier.release('slice', death([page(0), page(1)]))
    frontier.add({ url: `${ORIGIN}/first`, depth: 0, priority: 0 })
    expect(frontier.leaseUrls('next', 8, 0)).toMatchObject([{ url: `${ORIGIN}/first` }])
    expect(frontier.leaseUrls('next', 8, 0)).toEqual([])
    expect(frontier.isWaitingForSolitude).toBe(true)
  }))

test('eight crashes lose no page that was only being fetched', () =>
  withFrontier((frontier) => {
    for (let kill = 0; kill < 8; kill++) {
      expect(frontier.leaseUrls('slice', 30, 0).length).toBeGreaterThan(0)
      frontier.release('slice', death([], false))
    }
    expect(frontier.counts()).toMatchObject({ waiting: 30, failed: 0 })
  }))

test('a sitemap that crashed a consumer is skipped, and a robots.txt blocks its site, with the reason', () =>
  withFrontier((frontier) => {
    const origin = 'https://poisoned.com'
    frontier.add({ url: `${origin}/`, depth: 0, priority: 0 })
    expect(frontier.origins.lease('slice')).toEqual({ origin, skipsSitemaps: false })
    frontier.release('slice', death([`${origin}/sitemap.xml`]))
    expect(frontier.origins.lease('slice')).toEqual({ origin, skipsSitemaps: true })
    frontier.release('slice', death([`${origin}/robots.txt`]))
    expect(frontier.origins.lease('slice')).toBeNull()
    frontier.leaseUrls('slice', 1, 0)
    expect(frontier.unwritten(10)).toMatchObject([{ url: `${origin}/`, reason: 'robots-unavailable' }])
  }))
