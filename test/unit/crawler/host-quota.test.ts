import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Reader } from '../../../durable-objects/origin-gate/origin-gate.ts'
import type { ServiceContext } from '../../../src/core/context.ts'
import { HostQuota } from '../../../src/crawler/host-quota.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Quotas at limiters that grant what they are set to. */
function sharesAt(isThirdParty = false) {
  const granted = new Map<string, number>()
  const joined: [gate: string, reader: Reader][] = []
  const held: string[] = []
  const left: string[] = []
  const origin = (gate: string) => ({
    join: async (_: string, reader: Reader) => {
      joined.push([gate, reader])
      return { requests: granted.get(gate) ?? 8, hold_ms: 0, asked_ms: 0, is_paced: false }
    },
    hold: async () => void held.push(gate),
    leave: async () => void left.push(gate),
  })
  const ctx = { config: { originConcurrency: 8 }, coordinators: { origin } } as unknown as ServiceContext
  const shares = new HostQuota(ctx, 'reader', 'work', () => isThirdParty)
  return { shares, granted, joined, held, left }
}

const loadOf = (origin: string, open = 0, waiting = 1) => new Map([[origin, { open, waiting }]])

describe('an origin whose quota is used up by others', () => {
  const ORIGIN = 'https://busy.test'

  test('is reported as blocked after two seconds, and not before', async () => {
    const { shares, granted } = sharesAt()
    granted.set(ORIGIN, 0)
    await shares.renew(loadOf(ORIGIN))
    vi.advanceTimersByTime(1_900)
    await shares.renew(loadOf(ORIGIN))
    expect(shares.held(loadOf(ORIGIN))).toEqual([])
    vi.advanceTimersByTime(200)
    await shares.renew(loadOf(ORIGIN))
    expect(shares.held(loadOf(ORIGIN))).toEqual([{ origin: ORIGIN, wait_ms: 3_000, asked_ms: 0 }])
  })

  test('is not reported while a request of the lease is open, or after one was allowed in the meantime', async () => {
    const { shares, granted } = sharesAt()
    granted.set(ORIGIN, 0)
    await shares.renew(loadOf(ORIGIN, 1))
    vi.advanceTimersByTime(5_000)
    expect(shares.held(loadOf(ORIGIN, 1))).toEqual([])
    await shares.renew(loadOf(ORIGIN))
    granted.set(ORIGIN, 1)
    vi.advanceTimersByTime(5_000)
    await shares.renew(loadOf(ORIGIN))
    expect(shares.held(loadOf(ORIGIN))).toEqual([])
  })
})

describe('third-party hosts', () => {
  test('share one limiter across all subdomains and ports of a registrable domain', async () => {
    const { shares, granted, joined, left } = sharesAt(true)
    granted.set('domain:cdn.co.uk', 2)
    const origins = ['https://a.cdn.co.uk', 'https://b.cdn.co.uk', 'http://c.cdn.co.uk:8080']
    const loads = new Map(origins.map((origin) => [origin, { open: 0, waiting: 1 }]))
    await shares.renew(loads)
    expect(joined.map(([gate]) => gate).toSorted()).toEqual([...origins, 'domain:cdn.co.uk'].toSorted())
    expect(joined.find(([gate]) => gate === 'domain:cdn.co.uk')![1]).toMatchObject({ open: 0, is_waiting: true })
    const opened = origins.filter((origin) => {
      const mayOpen = shares.mayOpen(origin, 0)
      if (mayOpen) shares.begin(origin)
      return mayOpen
    })
    expect(opened).toEqual(origins.slice(0, 2))
    shares.end(origins[0]!, 10, false)
    expect(shares.mayOpen(origins[2]!, 0)).toBe(true)
    await shares.leave()
    expect(left).toHaveLength(4)
  })

  test('that ask for a pause do so for all of their subdomains', async () => {
    const { shares, held } = sharesAt(true)
    const loads = new Map(
      ['https://a.cdn.test', 'https://b.cdn.test'].map((origin) => [origin, { open: 0, waiting: 1 }]),
    )
    await shares.renew(loads)
    await shares.hold('https://a.cdn.test', 60_000)
    expect(held).toEqual(['https://a.cdn.test', 'domain:cdn.test'])
    expect(shares.mayOpen('https://b.cdn.test', 0)).toBe(false)
    expect(shares.held(loads).map(({ origin }) => origin)).toEqual(['https://a.cdn.test', 'https://b.cdn.test'])
  })

  test('are distinguished by domain, and an IP address by its host', async () => {
    const { shares, joined } = sharesAt(true)
    for (const origin of ['https://a.github.io', 'https://b.github.io', 'http://192.0.2.1:81', 'http://192.0.2.1:82'])
      await shares.renew(loadOf(origin))
    const gates = joined.map(([gate]) => gate).filter((gate) => gate.startsWith('domain:'))
    expect([...new Set(gates)]).toEqual(['domain:a.github.io', 'domain:b.github.io', 'domain:192.0.2.1'])
  })
})
