import type { SendingWindow } from '../../contracts/campaigns/campaign-settings.ts'
import type { Forecast, Sending } from './forecast-terms.ts'
import { countryOfZone } from './recipient-time-zone.ts'
import { windowAt } from './sending-window.ts'
import { limitOn, type WarmingSender } from './warm-up.ts'

/** Recipients whose windows open and close at the same time. */
interface Group {
  left: number
  /** The time zone that represents the group. */
  readonly timeZone: string | null
  readonly country?: string | null
  opensAt: number
  closesAt: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The simulation covers this many days; the rest is assumed to go like its last week. */
const GONE_THROUGH_DAYS = 14
const WEEK_DAYS = 7
/** Forecasts end after a century. */
const DAYS_MAX = 36_500

export interface ClockPlan {
  readonly finishesAt: number
  readonly batches: number
  readonly limitedBy: Forecast['limited_by']
}

/** Like `forecast`, for a campaign that may be sent at certain times only, or whose sender warms up. */
export function planByClock(sending: Sending, others: number): ClockPlan {
  const run = new Run(sending, others)
  run.goThrough()
  run.goOn()
  return run
}

class Run implements ClockPlan {
  readonly #sending: Sending
  readonly #groups: Group[]
  readonly #window: SendingWindow | null
  readonly #delayMs: number
  #others: number
  #at: number
  #hour: number
  #day: number
  #hourUsed: number
  #dayUsed: number
  /** What each of the last days could have sent without its daily limit. */
  readonly #capacities: number[] = []
  #capacity = 0
  finishesAt: number
  batches = 0
  limitedBy: Forecast['limited_by'] = 'batches'

  constructor(sending: Sending, others: number) {
    this.#sending = sending
    this.#others = others
    this.#window = sending.window ?? null
    this.#delayMs = sending.batchDelaySeconds * 1_000
    this.#at = sending.now.getTime()
    this.finishesAt = this.#at
    this.#hour = Math.floor(this.#at / HOUR_MS)
    this.#day = Math.floor(this.#at / DAY_MS)
    this.#hourUsed = sending.usedThisHour
    this.#dayUsed = sending.usedToday
    this.#groups = this.#group()
  }

  get #left(): number {
    return this.#others + this.#groups.reduce((sum, { left }) => sum + left, 0)
  }

  /** Groups zones whose clocks currently agree. */
  #group(): Group[] {
    const { recipients, now, zones = [] } = this.#sending
    const window = this.#window
    if (!window || zones.length === 0) return [this.#opened({ left: recipients, timeZone: null })]
    const waiting = zones.reduce((sum, zone) => sum + zone.waiting, 0)
    const groups = new Map<string, Group>()
    let taken = 0
    let passed = 0
    for (const { timeZone, country = null, waiting: here } of zones) {
      passed += here
      const left = Math.round((recipients * passed) / Math.max(1, waiting)) - taken
      taken += left
      const { opensAt, closesAt } = windowAt(window, timeZone, now, country)
      const holidays = window.skip_holidays ? (country ?? countryOfZone(timeZone)) : null
      const key = `${opensAt.getTime()} ${closesAt.getTime()} ${holidays}`
      const known = groups.get(key)
      if (known) known.left += left
      else groups.set(key, { left, timeZone, country, opensAt: opensAt.getTime(), closesAt: closesAt.getTime() })
    }
    return [...groups.values()]
  }

  #opened({ left, timeZone, country = null }: Pick<Group, 'left' | 'timeZone' | 'country'>): Group {
    if (!this.#window) return { left, timeZone, country, opensAt: 0, closesAt: Number.POSITIVE_INFINITY }
    const { opensAt, closesAt } = windowAt(this.#window, timeZone, new Date(this.#at), country)
    return { left, timeZone, country, opensAt: opensAt.getTime(), closesAt: closesAt.getTime() }
  }

  /** Simulates from one event to the next: the end of an hour, or the opening or closing of a window. */
  goThrough(): void {
    const end = this.#at + GONE_THROUGH_DAYS * DAY_MS
    while (this.#left > 0 && this.#at < end) {
      this.#turn()
      for (const group of this.#groups) if (group.closesAt <= this.#at) Object.assign(group, this.#opened(group))
      const waiting = this.#groups.filter(({ left }) => left > 0)
      const open = waiting.filter(({ opensAt }) => opensAt <= this.#at)
      const hourEnd = (this.#hour + 1) * HOUR_MS
      const until = Math.min(
        hourEnd,
        ...open.map(({ closesAt }) => closesAt),
        ...waiting.map(({ opensAt }) => (opensAt > this.#at ? opensAt : hourEnd)),
      )
      if (this.#others > 0 || open.length > 0) this.#send(open, until)
      else this.#at = until
    }
    this.#capacities.push(this.#capacity)
  }

  #send(open: readonly Group[], until: number): void {
    const { batchSize, perHour } = this.#sending
    const byPace = Math.ceil((until - this.#at) / this.#delayMs) * batchSize
    const hourRoom = Math.max(0, perHour - this.#hourUsed)
    const dayRoom = Math.max(0, this.#limitOf(this.#day) - this.#dayUsed)
    const room = Math.min(hourRoom, dayRoom)
    const wanted = this.#others + open.reduce((sum, { left }) => sum + left, 0)
    const sent = Math.min(wanted, byPace, room)
    this.#capacity += Math.min(byPace, hourRoom)
    if (sent > 0) {
      const count = Math.ceil(sent / batchSize)
      this.batches += count
      this.finishesAt = this.#at + (count - 1) * this.#delayMs
      this.#take(open, sent)
    }
    this.#hourUsed += sent
    this.#dayUsed += sent
    if (wanted > sent && room <= byPace) this.#limit(dayRoom <= hourRoom ? 'day' : 'hour')
    this.#at = until
  }

  #limit(by: 'hour' | 'day'): void {
    if (by === 'day' || this.limitedBy === 'batches') this.limitedBy = by
  }

  /** Counts other campaigns first, then this campaign's groups in proportion to their size. */
  #take(open: readonly Group[], sent: number): void {
    const first = Math.min(this.#others, sent)
    this.#others -= first
    let left = sent - first
    let waiting = open.reduce((sum, group) => sum + group.left, 0)
    for (const group of open) {
      const share = waiting === 0 ? 0 : Math.min(group.left, Math.ceil((left * group.left) / waiting))
      waiting -= group.left
      group.left -= share
      left -= share
    }
  }

  /** Resets the usage at the start of an hour and a day in UTC. */
  #turn(): void {
    const [hour, day] = [Math.floor(this.#at / HOUR_MS), Math.floor(this.#at / DAY_MS)]
    if (hour !== this.#hour) this.#hourUsed = 0
    if (day !== this.#day) {
      this.#dayUsed = 0
      this.#capacities.push(this.#capacity)
      this.#capacity = 0
      // Days without an open window are skipped.
      for (let passed = this.#day + 1; passed < day; passed++) this.#capacities.push(0)
    }
    this.#hour = hour
    this.#day = day
  }

  #limitOf(day: number): number {
    const { perDay, warmUp } = this.#sending
    const sender: WarmingSender = { perDay, ...(warmUp ?? { warmUpFrom: null, warmUpStep: null, warmUpSince: null }) }
    const begun = sender.warmUpSince ?? dayText(this.#sending.now.getTime() / DAY_MS)
    return limitOn({ ...sender, warmUpSince: begun }, dayText(day))
  }

  /** Extrapolates day by day, each like the same day of the previous week. */
  goOn(): void {
    let left = this.#left
    if (left === 0) return
    const week = this.#capacities.slice(0, -1).slice(-WEEK_DAYS)
    const perWeek = week.reduce((sum, capacity) => sum + capacity, 0)
    for (let passed = 0; left > 0; passed++) {
      const day = this.#day + 1 + passed
      const capacity = week[(passed + 1) % WEEK_DAYS] ?? 0
      const sent = Math.min(left, capacity, this.#limitOf(day))
      left -= sent
      this.batches += Math.ceil(sent / this.#sending.batchSize)
      this.finishesAt = (day + 1) * DAY_MS - 1
      if (perWeek === 0 || passed > DAYS_MAX) {
        this.finishesAt = Number.MAX_SAFE_INTEGER
        return
      }
    }
  }
}

const dayText = (day: number) => new Date(Math.floor(day) * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
