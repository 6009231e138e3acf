import type { PlanTerms } from '../../contracts/payments.ts'
import type { BillingCycle } from '../../contracts/plans.ts'
import { periodEnd } from '../../domain/plans/period-end.ts'
import { DAY_MS } from './policy.ts'

/** Value that a lot received from an earlier one when the plan changed. */
export interface LotSource {
  readonly lotId: string
  readonly minor: number
}

/**
 * What one payment bought. Its value is used up by whole days from `startsAt` to `endsAt`; what is left of it is credit. Amounts are minor units without tax, so that
 * the lots of a currency sum to what was paid in it.
 */
export interface Lot {
  /** The payment's id. */
  readonly id: string
  readonly planId: string
  readonly cycle: BillingCycle
  readonly terms: PlanTerms
  readonly currency: string
  /** The list price of a whole cycle, and its days: they turn value into days. */
  readonly priceMinor: number
  readonly cycleDays: number
  readonly paidMinor: number
  readonly refundedMinor: number
  readonly sources: readonly LotSource[]
  /** What `startsAt` to `endsAt` is worth. */
  readonly valueMinor: number
  /** What was used before `startsAt`. */
  readonly consumedMinor: number
  /** What was refunded although it had been used: nothing was left to take. */
  readonly writtenOffMinor: number
  readonly startsAt: string
  readonly endsAt: string
}

export interface LotPurchase {
  readonly id: string
  readonly planId: string
  readonly cycle: BillingCycle
  readonly terms: PlanTerms
  readonly currency: string
  readonly priceMinor: number
  readonly paidMinor: number
}

/** Where the account's subscription stands when a payment arrives. */
export interface LotPosition {
  readonly planId: string
  readonly cycle: BillingCycle
  /** The end of what is paid for, in the past where a renewal is late. */
  readonly end: string
}

const ms = Date.parse
const iso = (time: number) => new Date(time).toISOString()
const daysIn = (from: number, to: number) => Math.max(0, Math.ceil((to - from) / DAY_MS))
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** A share of an amount, rounded down. */
const share = (minor: number, part: number, whole: number): number =>
  whole <= 0 ? 0 : Number((BigInt(minor) * BigInt(part)) / BigInt(whole))

/** Whole days that a value buys at a list price, which is never more than the value to the minor unit. */
export function daysFor(valueMinor: number, { priceMinor, cycleDays }: Pick<Lot, 'priceMinor' | 'cycleDays'>): number {
  if (valueMinor <= 0 || priceMinor <= 0) return 0
  const days = share(valueMinor, cycleDays, priceMinor)
  const fitsOneMore = priceMinor >= cycleDays && share(priceMinor, days + 1, cycleDays) <= valueMinor
  return fitsOneMore ? days + 1 : days
}

/** The start of the first day that is not used up, and the days from then on. A day that has begun is not used up until it ends. */
function unused({ startsAt, endsAt }: Lot, now: Date): { readonly from: number; readonly days: number } {
  const [start, end] = [ms(startsAt), ms(endsAt)]
  const days = daysIn(start, end)
  const elapsed = Math.min(days, Math.max(0, Math.floor((now.getTime() - start) / DAY_MS)))
  return { from: start + elapsed * DAY_MS, days: days - elapsed }
}

/** What is left of a lot, in minor units. */
export function leftOf(lot: Lot, now: Date): number {
  return share(lot.valueMinor, unused(lot, now).days, daysIn(ms(lot.startsAt), ms(lot.endsAt)))
}

/** What was used of a lot until now. */
export const usedOf = (lot: Lot, now: Date): number => lot.consumedMinor + lot.valueMinor - leftOf(lot, now)

/** Lots with days left, in the order in which they are used. */
export const liveLots = (lots: readonly Lot[], now: Date): Lot[] =>
  lots
    .filter((lot) => lot.valueMinor > 0 && ms(lot.endsAt) > now.getTime())
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id))

/** The credit for a plan that is paid in a currency. */
export const creditIn = (lots: readonly Lot[], currency: string, now: Date): number =>
  sum(liveLots(lots, now).map((lot) => (lot.currency === currency ? leftOf(lot, now) : 0)))

/** What a lot is once some of what is left of it was taken. Value for less than a day is lost. */
function without(lot: Lot, minor: number, now: Date): Lot {
  const { from, days } = unused(lot, now)
  const left = leftOf(lot, now)
  const kept = left - minor
  const keptDays = minor === 0 ? days : Math.min(days, daysFor(kept, lot))
  return {
    ...lot,
    consumedMinor: lot.consumedMinor + lot.valueMinor - left,
    valueMinor: keptDays === 0 ? 0 : kept,
    startsAt: iso(from),
    endsAt: minor === 0 ? lot.endsAt : iso(from + keptDays * DAY_MS),
  }
}

/**
 * Adds what a payment bought. The same plan and cycle, and a late renewal, go on where the paid time ends; another plan begins with the day that has begun, and takes
 * over what is left of earlier lots, of which nothing is left then. A lot that is worth less than its price is shorter, one that is worth more is longer.
 *
 * @param position null where no paid subscription runs
 * @returns all lots, the bought one last; it has no days where it was not worth one
 */
export function buyLot(
  lots: readonly Lot[],
  purchase: LotPurchase,
  position: LotPosition | null,
  now: Date,
): { readonly lots: readonly Lot[]; readonly bought: Lot } {
  const { cycle, paidMinor, currency } = purchase
  const isLate = position !== null && ms(position.end) <= now.getTime()
  const isSame = position !== null && position.planId === purchase.planId && position.cycle === cycle
  const live = liveLots(lots, now)
  const from = position !== null && (isSame || isLate) ? ms(position.end) : null
  const taken = from === null ? live.filter((lot) => lot.currency === currency && leftOf(lot, now) > 0) : []
  const start = from ?? unusedFrom(live, now)
  const cycleDays = daysIn(start, periodEnd(new Date(start), cycle).getTime())
  const sources = taken.map((lot) => ({ lotId: lot.id, minor: leftOf(lot, now) }))
  const valueMinor = paidMinor + sum(sources.map(({ minor }) => minor))
  const days = daysFor(valueMinor, { priceMinor: purchase.priceMinor, cycleDays })
  const bought: Lot = {
    ...purchase,
    ...{ cycleDays, refundedMinor: 0, consumedMinor: 0, writtenOffMinor: 0 },
    ...(days === 0 ? { sources: [], valueMinor: 0 } : { sources, valueMinor }),
    ...{ startsAt: iso(start), endsAt: iso(start + days * DAY_MS) },
  }
  if (days === 0) return { lots: [...lots, bought], bought }
  // Lots of another currency cannot be carried over, and must not run beside the new plan.
  const ended = new Set((from === null || isLate ? live : []).map(({ id }) => id))
  const rest = lots.map((lot) => (ended.has(lot.id) ? without(lot, leftOf(lot, now), now) : lot))
  return { lots: [...rest, bought], bought }
}

const unusedFrom = ([first]: readonly Lot[], now: Date): number =>
  first && ms(first.startsAt) <= now.getTime() ? unused(first, now).from : now.getTime()

/**
 * Takes back what refunded money bought: first what is left of its lot, then of the lots that took over its value. What was used already is written off. A lot that is
 * refunded as a whole ends, and what it had taken over from earlier lots returns to them.
 *
 * @param refundedMinor of the lot's payment, without tax, all in all
 */
export function refundLot(lots: readonly Lot[], id: string, refundedMinor: number, now: Date): readonly Lot[] {
  const byId = new Map(lots.map((lot) => [lot.id, lot]))
  const lot = byId.get(id)
  if (!lot || refundedMinor <= lot.refundedMinor) return lots
  const live = liveLots(lots, now)
  const from = unusedFrom(live, now)
  const wanted = refundedMinor - lot.refundedMinor
  const missing = take(byId, id, wanted, now, new Set())
  change(byId, id, (before) => ({
    ...{ refundedMinor: Math.min(refundedMinor, before.paidMinor) },
    writtenOffMinor: before.writtenOffMinor + missing,
  }))
  const refunded = byId.get(id)!
  if (refunded.refundedMinor >= refunded.paidMinor) {
    const left = leftOf(refunded, now)
    byId.set(id, without(refunded, left, now))
    const next = live.find(
      (other) => other.id !== id && other.planId === refunded.planId && other.cycle === refunded.cycle,
    )
    if (next) handOn(byId, refunded, next.id, left)
    else giveBack(byId, refunded, left, from, new Set())
  }
  return joined([...byId.values()], from, now)
}

function change(byId: Map<string, Lot>, id: string, by: (lot: Lot) => Partial<Lot>): void {
  const lot = byId.get(id)!
  byId.set(id, { ...lot, ...by(lot) })
}

/** Takes an amount from a lot and, for the rest, from what was bought with it. @returns what could not be taken */
function take(byId: Map<string, Lot>, id: string, minor: number, now: Date, seen: Set<string>): number {
  const lot = byId.get(id)!
  if (minor === 0 || seen.has(id)) return minor
  seen.add(id)
  const here = Math.min(minor, leftOf(lot, now))
  if (here > 0) byId.set(id, without(lot, here, now))
  let missing = minor - here
  for (const heir of [...byId.values()]) {
    const source = heir.sources.find(({ lotId }) => lotId === id)
    if (missing === 0 || !source) continue
    const left = take(byId, heir.id, missing, now, seen)
    const taken = missing - left
    change(byId, heir.id, ({ sources }) => ({
      sources: sources.map((one) => (one.lotId === id ? { ...one, minor: Math.max(0, one.minor - taken) } : one)),
    }))
    missing = left
  }
  return missing
}

/** Splits what is left of a refunded lot among those that it came from: the latest first, as the earliest is used first. */
function sharesOf({ sources }: Lot, minor: number): readonly LotSource[] {
  let left = minor
  return sources.toReversed().map((source) => {
    const part = Math.min(left, source.minor)
    left -= part
    return { ...source, minor: part }
  })
}

const withoutSources = ({ sources }: Lot) => ({ sources: sources.map((one) => ({ ...one, minor: 0 })) })

/** Adds what is left of a refunded lot to the next one of the same plan. */
function handOn(byId: Map<string, Lot>, refunded: Lot, nextId: string, minor: number): void {
  change(byId, refunded.id, withoutSources)
  if (minor === 0) return
  change(byId, nextId, (next) => {
    const valueMinor = next.valueMinor + minor
    const end = ms(next.startsAt) + daysFor(valueMinor, next) * DAY_MS
    const sources = [...next.sources, ...sharesOf(refunded, minor).filter((one) => one.minor > 0)]
    return { valueMinor, sources, endsAt: iso(Math.max(end, ms(next.endsAt))) }
  })
}

/** Returns what is left of a refunded lot to those that it came from, which go on with it. */
function giveBack(byId: Map<string, Lot>, lot: Lot, minor: number, from: number, seen: Set<string>): void {
  if (seen.has(lot.id)) return
  seen.add(lot.id)
  for (const { lotId, minor: part } of sharesOf(lot, minor)) {
    const to = byId.get(lotId)
    if (part === 0 || !to) continue
    if (to.paidMinor > 0 && to.refundedMinor >= to.paidMinor) giveBack(byId, to, part, from, seen)
    else {
      const valueMinor = to.valueMinor + part
      const days = daysFor(valueMinor, to)
      if (days > 0) byId.set(lotId, { ...to, valueMinor, startsAt: iso(from), endsAt: iso(from + days * DAY_MS) })
    }
  }
  change(byId, lot.id, withoutSources)
}

/** Lots that follow each other without a gap, from the first day that is not used up. */
function joined(lots: readonly Lot[], from: number, now: Date): readonly Lot[] {
  const moved = new Map<string, Lot>()
  let next = from
  for (const lot of liveLots(lots, now)) {
    const start = moved.size === 0 ? Math.min(ms(lot.startsAt), from) : next
    const shift = start - ms(lot.startsAt)
    const end = ms(lot.endsAt) + shift
    if (shift !== 0) moved.set(lot.id, { ...lot, startsAt: iso(start), endsAt: iso(end) })
    else moved.set(lot.id, lot)
    next = end
  }
  return lots.map((lot) => moved.get(lot.id) ?? lot)
}
