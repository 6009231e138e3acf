import type { PlanTerms } from '../../contracts/billing/payments.ts'
import type { BillingCycle } from '../../contracts/billing/plans.ts'
import { periodEnd } from '../../domain/billing/period-end.ts'
import { DAY_MS } from './policy.ts'

/** Value that a lot received from an earlier lot when the plan changed. */
export interface LotSource {
  readonly lotId: string
  readonly minor: number
}

/**
 * What one payment bought. Its value is used up in whole days from `startsAt` to `endsAt`; the rest is credit. Amounts
 * are in minor units without tax, so the lots of a currency add up to what was paid in it.
 */
export interface Lot {
  /** The id of the payment. */
  readonly id: string
  readonly planId: string
  readonly cycle: BillingCycle
  readonly terms: PlanTerms
  readonly currency: string
  /** The list price of a whole billing cycle, and its length in days. Together they convert value into days. */
  readonly priceMinor: number
  readonly cycleDays: number
  readonly paidMinor: number
  readonly refundedMinor: number
  readonly sources: readonly LotSource[]
  /** The value of the time from `startsAt` to `endsAt`. */
  readonly valueMinor: number
  /** The value that was used before `startsAt`. */
  readonly consumedMinor: number
  /** The amount that was refunded although its value had been used. */
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

/** The state of the account's subscription when a payment arrives. */
export interface LotPosition {
  readonly planId: string
  readonly cycle: BillingCycle
  /** The end of the paid time. In the past if a renewal is late. */
  readonly end: string
}

const ms = Date.parse
const iso = (time: number) => new Date(time).toISOString()
const daysIn = (from: number, to: number) => Math.max(0, Math.ceil((to - from) / DAY_MS))
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Returns a fraction of an amount, rounded down. */
const share = (minor: number, part: number, whole: number): number =>
  whole <= 0 ? 0 : Number((BigInt(minor) * BigInt(part)) / BigInt(whole))

/** Returns the whole days that a value buys at a list price. They are never worth more than the value. */
export function daysFor(valueMinor: number, { priceMinor, cycleDays }: Pick<Lot, 'priceMinor' | 'cycleDays'>): number {
  if (valueMinor <= 0 || priceMinor <= 0) return 0
  const days = share(valueMinor, cycleDays, priceMinor)
  const fitsOneMore = priceMinor >= cycleDays && share(priceMinor, days + 1, cycleDays) <= valueMinor
  return fitsOneMore ? days + 1 : days
}

/**
 * Returns the start of the first unused day, and the number of unused days. A day that has begun counts as unused until
 * it ends.
 */
function unused({ startsAt, endsAt }: Lot, now: Date): { readonly from: number; readonly days: number } {
  const [start, end] = [ms(startsAt), ms(endsAt)]
  const days = daysIn(start, end)
  const elapsed = Math.min(days, Math.max(0, Math.floor((now.getTime() - start) / DAY_MS)))
  return { from: start + elapsed * DAY_MS, days: days - elapsed }
}

/** Returns the unused value of a lot, in minor units. */
export function leftOf(lot: Lot, now: Date): number {
  return share(lot.valueMinor, unused(lot, now).days, daysIn(ms(lot.startsAt), ms(lot.endsAt)))
}

/** Returns the used value of a lot, in minor units. */
export const usedOf = (lot: Lot, now: Date): number => lot.consumedMinor + lot.valueMinor - leftOf(lot, now)

/** Returns the lots with days left, in the order in which they are used. */
export const liveLots = (lots: readonly Lot[], now: Date): Lot[] =>
  lots
    .filter((lot) => lot.valueMinor > 0 && ms(lot.endsAt) > now.getTime())
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id))

/** Returns the credit for a plan that is paid in a currency. */
export const creditIn = (lots: readonly Lot[], currency: string, now: Date): number =>
  sum(liveLots(lots, now).map((lot) => (lot.currency === currency ? leftOf(lot, now) : 0)))

/** Returns a lot after part of its unused value was removed. A remainder worth less than a day is lost. */
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
 * Adds the lot that a payment bought. For the same plan and cycle, and for a late renewal, it starts where the paid
 * time ends. For another plan, it starts with the current day and takes over the unused value of earlier lots, which
 * then have none. A lot is shorter than its cycle if it is worth less than the list price, and longer if it is worth
 * more.
 *
 * @param position null without a current paid subscription
 * @returns all lots, with the bought one last; it has no days if its value does not buy any
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
  // Lots of another currency cannot be carried over, and must not run in parallel with the new plan.
  const ended = new Set((from === null || isLate ? live : []).map(({ id }) => id))
  const rest = lots.map((lot) => (ended.has(lot.id) ? without(lot, leftOf(lot, now), now) : lot))
  return { lots: [...rest, bought], bought }
}

const unusedFrom = ([first]: readonly Lot[], now: Date): number =>
  first && ms(first.startsAt) <= now.getTime() ? unused(first, now).from : now.getTime()

/**
 * Removes what refunded money bought: first the unused value of its lot, then that of the lots that took over its
 * value. Used value is written off. A fully refunded lot ends, and the value that it took over from earlier lots
 * returns to them.
 *
 * @param refundedMinor the total refunded for the lot's payment so far, without tax
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

/**
 * Removes an amount from a lot and, if it is not enough, from the lots that took over its value.
 *
 * @returns the amount that could not be removed
 */
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

/**
 * Splits the unused value of a refunded lot among the lots that it came from: the latest first, since the earliest is
 * used first.
 */
function sharesOf({ sources }: Lot, minor: number): readonly LotSource[] {
  let left = minor
  return sources.toReversed().map((source) => {
    const part = Math.min(left, source.minor)
    left -= part
    return { ...source, minor: part }
  })
}

const withoutSources = ({ sources }: Lot) => ({ sources: sources.map((one) => ({ ...one, minor: 0 })) })

/** Adds the unused value of a refunded lot to the next lot of the same plan. */
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

/** Returns the unused value of a refunded lot to the lots that it came from, which continue with it. */
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

/** Returns the lots without gaps between them, starting from the first unused day. */
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
