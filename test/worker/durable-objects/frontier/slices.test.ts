import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Slices } from '../../../../durable-objects/frontier/slices.ts'
import { newId } from '../../../../src/lib/ids.ts'

/** The leases of an object, one of which has started; `leaseOf` returns its stored lease. */
async function withSlice(work: (slices: Slices, storage: DurableObjectStorage, leaseOf: () => number) => void) {
  const stub = env.CRAWL_COORDINATOR.get(env.CRAWL_COORDINATOR.idFromName(newId()))
  await runInDurableObject(stub, (_, { storage }) => {
    const slices = new Slices(storage)
    slices.add('one', 1_000)
    const read = `SELECT lease_until FROM slices WHERE id = 'one'`
    work(slices, storage, () => storage.sql.exec<{ lease_until: number }>(read).one().lease_until)
  })
}

test('a restarted object knows what a consumer has in flight', () =>
  withSlice((slices, storage) => {
    slices.note('one', { inHand: ['a', 'b'], isAlone: true }, 40_000)
    slices.note('one', { inHand: ['b'], isAlone: true }, 40_000)
    expect(slices.heldBy('one')).toEqual({ inHand: ['b'], isAlone: true, isWitnessed: true })
    expect(new Slices(storage).heldBy('one')).toMatchObject({ inHand: ['a', 'b'], isWitnessed: false })
    slices.note('one', { inHand: ['b', 'c'], isAlone: true }, 40_000)
    expect(new Slices(storage).heldBy('one')).toMatchObject({ inHand: ['b', 'c'], isWitnessed: false })
  }))

test('a consumer that released everything is never blamed for a crash', () =>
  withSlice((slices, storage) => {
    slices.note('one', { inHand: ['a'], isAlone: true }, 40_000)
    slices.note('one', { inHand: [], isAlone: true }, 40_000)
    expect(slices.heldBy('one').inHand).toEqual([])
    expect(new Slices(storage).heldBy('one').inHand).toEqual([])
  }))

test('a lease is never shorter than requested, and not written with each report', () =>
  withSlice((slices, _, leaseOf) => {
    const renew = (until: number) => {
      expect(slices.renew('one', until)).toBe(true)
      expect(slices.expired(until - 1)).toEqual([])
      return leaseOf()
    }
    const written = renew(40_000)
    expect(renew(45_000)).toBe(written)
    expect(renew(60_000)).toBeGreaterThan(written)
    expect(slices.expired(leaseOf())).toEqual(['one'])
  }))

test('an abandoned lease is not renewed, and reports of its consumer are ignored', () =>
  withSlice((slices) => {
    slices.remove('one')
    expect(slices.renew('one', 40_000)).toBe(false)
    slices.note('one', { inHand: ['a'], isAlone: true }, 40_000)
    expect(slices.heldBy('one')).toEqual({ inHand: [], isAlone: false, isWitnessed: false })
  }))
