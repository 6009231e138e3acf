import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Frontier } from '../../../../durable-objects/frontier/frontier.ts'
import { newId } from '../../../../src/lib/ids.ts'

const ORIGIN = 'https://in-trouble.com'

/** A frontier of 30 pages of one site, all of which may be asked for. */
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

test('a server that answers nothing for long is given up, with the reason on each page', () =>
  withFrontier((frontier) => {
    const leased = frontier.leaseUrls('slice', 20, 0)
    for (const [at, { url }] of leased.slice(0, 16).entries()) frontier.settle(inTrouble(url), at * 2_000)
    expect(frontier.counts()).toMatchObject({ waiting: 0, leased: 4, failed: 26 })
    expect(frontier.origins.givenUp()).toEqual([{ origin: ORIGIN, reason: 'timeout' }])
    frontier.add({ url: `${ORIGIN}/late`, depth: 1, priority: 30 })
    expect(frontier.leaseUrls('slice', 5, 60_000)).toEqual([])
    expect(frontier.unwritten(100).at(-1)).toMatchObject({ url: `${ORIGIN}/late`, reason: 'timeout' })
  }))

test('one answer among many failures keeps a server', () =>
  withFrontier((frontier) => {
    const leased = frontier.leaseUrls('slice', 20, 0)
    for (const [at, { url }] of leased.slice(0, 19).entries()) {
      const outcome = at === 9 ? ({ outcome: 'failed', url, reason: 'http-error' } as const) : inTrouble(url)
      frontier.settle(outcome, at * 2_000)
    }
    expect(frontier.origins.givenUp()).toEqual([])
  }))

test.each([
  ['connect', 'failed'],
  ['timeout', 'failed'],
  ['dns', 'failed'],
  ['unavailable', 'failed'],
  ['robots-unavailable', 'skipped'],
  ['do-not-collect', 'skipped'],
] as const)('pages of a server that is not asked because of %s are %s', (refusedFor, state) =>
  withFrontier((frontier) => {
    frontier.origins.prepare({ origin: ORIGIN, robots: null, refusedFor, crawlDelayMs: null })
    expect(frontier.leaseUrls('slice', 5, 0)).toEqual([])
    expect(frontier.counts()).toMatchObject({ waiting: 0, leased: 0, [state]: 30 })
    expect(frontier.unwritten(1)).toMatchObject([{ state, reason: refusedFor }])
  }),
)
