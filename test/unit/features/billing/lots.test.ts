import { describe, expect, test } from 'vitest'
import {
  buyLot,
  creditIn,
  daysFor,
  type Lot,
  type LotPosition,
  leftOf,
  liveLots,
  refundLot,
  usedOf,
} from '../../../../src/features/billing/lots.ts'
import { planTerms } from '../../../support/plan-terms.ts'

const DAY = 86_400_000
const START = Date.parse('2026-01-01T09:30:00Z')
const day = (days: number) => new Date(START + days * DAY)

const plans = {
  basic: { planId: 'basic', monthly: 500_000, yearly: 4_800_000 },
  pro: { planId: 'pro', monthly: 1_500_000, yearly: 14_400_000 },
}
let made = 0
const purchase = (of: keyof typeof plans, cycle: 'monthly' | 'yearly' = 'monthly', paid?: number, price?: number) => {
  const priceMinor = price ?? plans[of][cycle]
  const terms = planTerms({ name: of })
  const id = `lot-${String(++made).padStart(6, '0')}`
  return { id, planId: of, cycle, terms, currency: 'NGN', priceMinor, paidMinor: paid ?? priceMinor }
}
const positionOf = (lots: readonly Lot[], now: Date): LotPosition | null => {
  const live = liveLots(lots, now)
  const [first] = live
  return first ? { planId: first.planId, cycle: first.cycle, end: live.at(-1)!.endsAt } : null
}
const buy = (lots: readonly Lot[], what: ReturnType<typeof purchase>, now: Date) =>
  buyLot(lots, what, positionOf(lots, now), now)
const daysLeft = (lots: readonly Lot[], now: Date) => {
  const end = liveLots(lots, now).at(-1)?.endsAt
  return end ? Math.ceil((Date.parse(end) - now.getTime()) / DAY) : 0
}

describe('credit', () => {
  test('for a started day is given in full, and the day belongs to the next plan', () => {
    const { lots } = buy([], purchase('basic'), day(0))
    expect(creditIn(lots, 'NGN', day(0.01))).toBe(500_000)
    expect(creditIn(lots, 'NGN', day(1))).toBe(Math.floor((500_000 * 30) / 31))
    const upgraded = buy(lots, purchase('pro', 'monthly', 1_000_000), day(0.5))
    expect(upgraded.bought).toMatchObject({ startsAt: day(0).toISOString(), valueMinor: 1_500_000 })
  })

  test("for 24 prepaid months equals the amount paid, whatever the months' lengths and prices", () => {
    let lots: readonly Lot[] = []
    let paid = 0
    for (let month = 0; month < 24; month++) {
      // Each month costs more than the one before.
      const price = 15_000 + month * 1_000
      paid += price
      lots = buy(lots, purchase('basic', 'monthly', price, price), day(0)).lots
    }
    expect(creditIn(lots, 'NGN', day(0.2))).toBe(paid)
    expect(liveLots(lots, day(0)).at(-1)!.endsAt).toBe('2028-01-01T09:30:00.000Z')
  })

  test('does not carry over to another currency', () =>
    expect(creditIn(buy([], purchase('basic'), day(0)).lots, 'USD', day(1))).toBe(0))
})

describe('a refund', () => {
  const first = purchase('basic')
  const bought = buy([], first, day(0))
  const credit = creditIn(bought.lots, 'NGN', day(10))
  const second = purchase('pro', 'yearly', plans.pro.yearly - credit)
  const upgraded = buy(bought.lots, second, day(10))

  test('of the first payment removes its value from the plan that was bought with it', () => {
    const lots = refundLot(upgraded.lots, first.id, 500_000, day(20))
    const [live] = liveLots(lots, day(20))
    const used = lots.reduce((total, lot) => total + usedOf(lot, day(20)), 0)
    expect(live!.planId).toBe('pro')
    expect(used + leftOf(live!, day(20))).toBe(second.paidMinor)
    expect(daysLeft(lots, day(20))).toBeLessThan(355)
  })

  test('of the upgrade alone restores the first plan with its remaining value', () => {
    const lots = refundLot(upgraded.lots, second.id, second.paidMinor, day(10.2))
    expect(liveLots(lots, day(10.2))).toMatchObject([{ id: first.id, endsAt: bought.bought.endsAt }])
    const later = refundLot(upgraded.lots, second.id, second.paidMinor, day(13))
    // Three days of the larger plan were used.
    expect(creditIn(later, 'NGN', day(13))).toBe(credit - Math.ceil((plans.pro.yearly * 3) / 365))
  })

  test('before the upgrade is paid leaves no credit for it: the plan lasts as long as its payment covers', () => {
    const refunded = refundLot(bought.lots, first.id, 500_000, day(10))
    const late = buy(refunded, second, day(11))
    expect(late.bought).toMatchObject({ valueMinor: second.paidMinor, sources: [] })
    expect(daysLeft(late.lots, day(11))).toBe(daysFor(second.paidMinor, late.bought))
    expect(daysLeft(late.lots, day(11))).toBeLessThan(365)
  })

  test('of a part shortens the remaining period proportionally', () => {
    const lots = refundLot(bought.lots, first.id, 100_000, day(10))
    expect(creditIn(lots, 'NGN', day(10))).toBe(credit - 100_000)
    expect(daysLeft(lots, day(10))).toBe(14)
    expect(refundLot(lots, first.id, 100_000, day(10))).toBe(lots)
  })

  test('of a middle lot closes the gap', () => {
    const [a, b, c] = [purchase('basic'), purchase('basic'), purchase('basic')]
    let lots: readonly Lot[] = []
    for (const one of [a, b, c]) lots = buy(lots, one, day(0)).lots
    lots = refundLot(lots, b.id, 500_000, day(3))
    const live = liveLots(lots, day(3))
    expect(live.map(({ id }) => id)).toEqual([a.id, c.id])
    expect(live[1]!.startsAt).toBe(live[0]!.endsAt)
  })

  test('of an upgrade with a paid renewal moves its remaining value to the renewal', () => {
    const renewal = purchase('pro', 'yearly')
    const renewed = buy(upgraded.lots, renewal, day(12))
    const lots = refundLot(renewed.lots, second.id, second.paidMinor, day(12))
    const live = liveLots(lots, day(12))
    expect(live.map(({ id }) => id)).toEqual([renewal.id])
    // A later refund of the first payment finds its value there.
    const both = refundLot(lots, first.id, 500_000, day(12))
    expect(creditIn(both, 'NGN', day(12))).toBeLessThanOrEqual(renewal.paidMinor)
  })
})

/** A small random generator, so that a failure reports its seed. */
function randomOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** The value granted by lots, used or remaining, against the money kept and the money refunded after use. */
function assertKept(lots: readonly Lot[], now: Date) {
  const total = (of: (lot: Lot) => number) => lots.reduce((sum, lot) => sum + of(lot), 0)
  const kept = total(({ paidMinor, refundedMinor }) => paidMinor - refundedMinor)
  const used = total((lot) => usedOf(lot, now))
  const left = total((lot) => (Date.parse(lot.endsAt) > now.getTime() ? leftOf(lot, now) : 0))
  const writtenOff = total(({ writtenOffMinor }) => writtenOffMinor)
  expect(used + left).toBeLessThanOrEqual(kept + writtenOff)
  expect(writtenOff).toBeLessThanOrEqual(used)
  expect(left).toBeLessThanOrEqual(kept)
  const live = liveLots(lots, now)
  // One combined expectation, because there are hundreds of thousands of these.
  const broken = live.filter((lot, index) => {
    const days = Math.round((Date.parse(lot.endsAt) - Date.parse(lot.startsAt)) / DAY)
    const isKept =
      // Time at the list price never exceeds the value that pays for it.
      Math.floor((lot.priceMinor * days) / lot.cycleDays) <= lot.valueMinor &&
      (index === 0 || lot.startsAt === live[index - 1]!.endsAt) &&
      lot.planId === live[0]!.planId &&
      lot.refundedMinor <= lot.paidMinor
    return !isKept
  })
  expect(broken).toEqual([])
}

describe.each(Array.from({ length: 20 }, (_, seed) => seed + 1))('500 random steps, seed %i', (seed) => {
  test('grant no more than the money kept', () => {
    const random = randomOf(seed)
    let lots: readonly Lot[] = []
    let now = day(0)
    const refunded = new Map<string, number>()
    const prices = { basic: 500_000, pro: 1_500_000 }
    /** Open checkouts, each with the credit at their start. */
    const open: ReturnType<typeof purchase>[] = []
    let ledger = 0
    for (let step = 0; step < 500; step++) {
      const live = liveLots(lots, now)
      switch (random(8)) {
        case 0:
        case 1:
          now = new Date(now.getTime() + random(12 * DAY))
          break
        case 2: {
          const plan = random(2) === 0 ? 'basic' : 'pro'
          const cycle = random(3) === 0 ? 'yearly' : 'monthly'
          const price = prices[plan] * (cycle === 'yearly' ? 10 : 1)
          const isSame = live[0]?.planId === plan && live[0].cycle === cycle
          const credit = isSame ? 0 : creditIn(lots, 'NGN', now)
          if (credit < price) open.push(purchase(plan, cycle, price - credit, price))
          break
        }
        case 3:
        case 4: {
          const [paid] = open.splice(random(Math.max(1, open.length)), 1)
          if (!paid) break
          ledger += paid.paidMinor
          lots = buy(lots, paid, now).lots
          break
        }
        case 5: {
          const lot = lots[lots.length - 1 - random(Math.min(6, lots.length || 1))]
          if (!lot) break
          const before = refunded.get(lot.id) ?? 0
          const total = random(2) === 0 ? lot.paidMinor : before + random(lot.paidMinor - before + 1)
          lots = refundLot(lots, lot.id, total, now)
          // A repeated event has no further effect.
          expect(refundLot(lots, lot.id, total, now)).toBe(lots)
          ledger -= total - before
          refunded.set(lot.id, total)
          break
        }
        case 6:
          prices.basic = 300_000 + random(400_000)
          break
        case 7: {
          // A renewal, on time or late.
          const last = live.at(-1) ?? lots.at(-1)
          if (!last) break
          const plan = last.planId as 'basic' | 'pro'
          const price = prices[plan] * (last.cycle === 'yearly' ? 10 : 1)
          const renewal = purchase(plan, last.cycle, price, price)
          const end = live.length === 0 ? new Date(now.getTime() - random(6 * DAY)).toISOString() : last.endsAt
          ledger += price
          lots = buyLot(lots, renewal, { planId: plan, cycle: last.cycle, end }, now).lots
          break
        }
      }
      assertKept(lots, now)
      expect(lots.reduce((sum, lot) => sum + lot.paidMinor - lot.refundedMinor, 0)).toBe(ledger)
    }
  })
})
