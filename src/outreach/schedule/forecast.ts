import { planByClock } from './forecast-by-clock.ts'
import type { Forecast, Sending } from './forecast-terms.ts'
import { limitOn } from './warm-up.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The latest time that a `Date` can represent. */
const LAST_MS = 8_640_000_000_000_000

/**
 * Estimates when a campaign will be finished, and in how many batches. Hours and days are fixed UTC ones; the cost does
 * not grow with the number of recipients.
 */
export function forecast(sending: Sending): Forecast {
  const others = sending.recipients > 0 ? (sending.othersWaiting ?? 0) : 0
  const isRotating = (sending.others?.length ?? 0) > 0 || Boolean(sending.gapMs) || hasLargeDomains(sending)
  const isByClock = Boolean(sending.window) || isRotating || isWarmingUp(sending)
  const all = isByClock ? planByClock(sending, others) : plan(sending, sending.recipients + others)
  const own = isByClock ? planByClock(sending, 0) : plan(sending, sending.recipients)
  return {
    finishes_at: new Date(Math.min(all.finishesAt, LAST_MS)).toISOString(),
    batches: own.batches,
    limited_by: all.limitedBy,
  }
}

const hasLargeDomains = ({ domainLimit, largeDomains }: Sending): boolean =>
  Boolean(domainLimit) && (largeDomains?.length ?? 0) > 0

const isWarmingUp = ({ perDay, warmUp, now }: Sending): boolean =>
  Boolean(warmUp) && limitOn({ perDay, ...warmUp! }, now.toISOString().slice(0, 'YYYY-MM-DD'.length)) < perDay

interface Plan {
  readonly finishesAt: number
  readonly batches: number
  readonly limitedBy: Forecast['limited_by']
}

function plan(sending: Sending, messages: number): Plan {
  const { batchSize, batchDelaySeconds, perHour, perDay, now } = sending
  const delayMs = batchDelaySeconds * 1_000
  let left = messages
  let at = now.getTime()
  let batches = 0
  let limitedBy: Forecast['limited_by'] = 'batches'
  let finishesAt = at
  /** Sends as much as the hour from `at` allows. @returns the number sent */
  const sendHour = (hourRoom: number, dayRoom: number): number => {
    const hourEnd = (Math.floor(at / HOUR_MS) + 1) * HOUR_MS
    const byPace = Math.ceil((hourEnd - at) / delayMs) * batchSize
    const room = Math.max(0, Math.min(hourRoom, dayRoom))
    const sent = Math.min(left, byPace, room)
    if (sent > 0) {
      const count = Math.ceil(sent / batchSize)
      batches += count
      finishesAt = at + (count - 1) * delayMs
      left -= sent
    }
    if (left > 0 && room <= byPace) {
      if (dayRoom <= hourRoom) limitedBy = 'day'
      else if (limitedBy === 'batches') limitedBy = 'hour'
    }
    at = hourEnd
    return sent
  }
  const sendDay = (usedThisHour: number, usedToday: number): void => {
    const dayEnd = (Math.floor(at / DAY_MS) + 1) * DAY_MS
    let used = usedToday
    let hourUsed = usedThisHour
    while (left > 0 && at < dayEnd) {
      used += sendHour(perHour - hourUsed, perDay - used)
      hourUsed = 0
    }
    at = dayEnd
  }
  if (left > 0) sendDay(sending.usedThisHour, sending.usedToday)
  if (left > 0) {
    // Every whole day is like the first, so all but the last are calculated instead of simulated.
    const before = { left, batches }
    sendDay(0, 0)
    const perWholeDay = before.left - left
    const batchesPerDay = batches - before.batches
    const days = left > 0 ? Math.max(0, Math.ceil(left / perWholeDay) - 1) : 0
    left -= days * perWholeDay
    batches += days * batchesPerDay
    at += days * DAY_MS
    if (left > 0) sendDay(0, 0)
  }
  return { finishesAt, batches, limitedBy }
}
