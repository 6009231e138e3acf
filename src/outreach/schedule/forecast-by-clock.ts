import type { SendingWindow } from '../../contracts/campaigns/campaign-settings.ts'
import type { Forecast, SenderLimits, Sending } from './forecast-terms.ts'
import { windowAt } from './sending-window.ts'
import { limitOn, type WarmingSender } from './warm-up.ts'

/** Recipients whose windows open and close at the same time. */
interface Group {
  left: number
  /** The time zone that represents the group. */
  readonly timeZone: string | null
  opensAt: number
  closesAt: number
}

/** What a sender may still send in a stretch of time. */
interface Room {
  readonly byHour: number
  readonly byDay: number
  readonly room: number
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

/**
 * Like `forecast`, for a campaign that may be sent at certain times only, whose sender warms up, that rotates several
 * senders, or that keeps gaps or a limit per domain. It assumes that its messages are shared as the limits allow.
 */
export function planByClock(sending: Sending, others: number): ClockPlan {
  const run = new Run(sending, others)
  run.goThrough()
  run.goOn()
  return run
}

/** A sender, with what it has used of its limits in the hour and the day that the simulation is in. */
interface Share {
  readonly limits: SenderLimits
  hourUsed: number
  dayUsed: number
}

class Run implements ClockPlan {
  readonly #sending: Sending
  readonly #shares: Share[]
  /** Messages waiting for each domain that has more than its daily limit. */
  readonly #domains: number[]
  readonly #groups: Group[]
  readonly #window: SendingWindow | null
  readonly #delayMs: number
  #others: number
  #at: number
  #hour: number
  #day: number
  /** How many messages the limits per domain allow today. */
  #domainRoom = Number.POSITIVE_INFINITY
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
    this.#shares = [sending, ...(sending.others ?? [])].map((limits) => ({
      ...{ limits, hourUsed: limits.usedThisHour, dayUsed: limits.usedToday },
    }))
    this.#domains = [...(sending.domainLimit ? (sending.largeDomains ?? []) : [])]
    this.#domainRoom = this.#roomOfDomains(sending.recipients)
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
    for (const { timeZone, waiting: here } of zones) {
      passed += here
      const left = Math.round((recipients * passed) / Math.max(1, waiting)) - taken
      taken += left
      const { opensAt, closesAt } = windowAt(window, timeZone, now)
      const key = `${opensAt.getTime()} ${closesAt.getTime()}`
      const known = groups.get(key)
      if (known) known.left += left
      else groups.set(key, { left, timeZone, opensAt: opensAt.getTime(), closesAt: closesAt.getTime() })
    }
    return [...groups.values()]
  }

  #opened({ left, timeZone }: Pick<Group, 'left' | 'timeZone'>): Group {
    if (!this.#window) return { left, timeZone, opensAt: 0, closesAt: Number.POSITIVE_INFINITY }
    const { opensAt, closesAt } = windowAt(this.#window, timeZone, new Date(this.#at))
    return { left, timeZone, opensAt: opensAt.getTime(), closesAt: closesAt.getTime() }
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
    const { batchSize, gapMs } = this.#sending
    const byPace = gapMs ? Number.POSITIVE_INFINITY : Math.ceil((until - this.#at) / this.#delayMs) * batchSize
    const byGap = gapMs ? Math.ceil((until - this.#at) / gapMs) : Number.POSITIVE_INFINITY
    const rooms = this.#shares.map((share) => this.#roomOf(share, byGap))
    const total = rooms.reduce((sum, { room }) => sum + room, 0)
    const hourRoom = rooms.reduce((sum, { byHour }) => sum + byHour, 0)
    const room = Math.min(total, this.#domainRoom)
    const wanted = this.#others + open.reduce((sum, { left }) => sum + left, 0)
    const sent = Math.min(wanted, byPace, room)
    this.#capacity += Math.min(byPace, hourRoom)
    if (sent > 0) {
      const count = Math.ceil(sent / (gapMs ? 1 : batchSize))
      this.batches += count
      this.finishesAt = this.#lastAt(sent, rooms, until)
      this.#take(open, sent)
    }
    this.#charge(rooms, sent, total)
    this.#domainRoom -= sent
    if (wanted > sent && room <= byPace) this.#limit(this.#bottleneck(rooms, total, byGap))
    this.#at = until
  }

  /** When the last of so many messages leaves, at the pace of this stretch. */
  #lastAt(sent: number, rooms: readonly Room[], until: number): number {
    const { batchSize, gapMs } = this.#sending
    if (!gapMs) return this.#at + (Math.ceil(sent / batchSize) - 1) * this.#delayMs
    const able = Math.max(1, rooms.filter(({ room }) => room > 0).length)
    return Math.min(until, this.#at + (Math.ceil(sent / able) - 1) * gapMs)
  }

  #roomOf({ limits, hourUsed, dayUsed }: Share, byGap: number): Room {
    const byHour = Math.min(byGap, Math.max(0, limits.perHour - hourUsed))
    const byDay = Math.max(0, this.#limitOf(limits, this.#day) - dayUsed)
    return { byHour, byDay, room: Math.min(byHour, byDay) }
  }

  /** Shares messages among the senders in proportion to what each may send. */
  #charge(rooms: readonly Room[], sent: number, total: number): void {
    let left = sent
    let open = total
    for (const [place, share] of this.#shares.entries()) {
      const { room } = rooms[place]!
      const part = open === 0 ? 0 : Math.min(room, Math.ceil((left * room) / open))
      open -= room
      left -= part
      share.hourUsed += part
      share.dayUsed += part
    }
  }

  #bottleneck(rooms: readonly Room[], total: number, byGap: number): Forecast['limited_by'] {
    if (this.#domainRoom <= 0 && total > 0) return 'domain'
    if (rooms.every(({ byDay, byHour }) => byDay <= byHour)) return 'day'
    return rooms.some(({ byHour }) => byHour < byGap) ? 'hour' : 'gap'
  }

  /** What the limits per domain leave of a day, of so many waiting messages. */
  #roomOfDomains(waiting: number): number {
    const { domainLimit } = this.#sending
    if (!domainLimit || this.#domains.length === 0) return Number.POSITIVE_INFINITY
    const large = this.#domains.reduce((sum, left) => sum + left, 0)
    let room = Math.max(0, waiting - large) + this.#others
    for (const [place, left] of this.#domains.entries()) {
      const part = Math.min(left, domainLimit)
      room += part
      this.#domains[place] = left - part
    }
    return room
  }

  #limit(by: Forecast['limited_by']): void {
    if (by === 'day' || by === 'domain' || this.limitedBy === 'batches') this.limitedBy = by
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
    if (hour !== this.#hour) for (const share of this.#shares) share.hourUsed = 0
    if (day !== this.#day) {
      for (const share of this.#shares) share.dayUsed = 0
      this.#domainRoom = this.#roomOfDomains(this.#left - this.#others)
      this.#capacities.push(this.#capacity)
      this.#capacity = 0
      // Days without an open window are skipped.
      for (let passed = this.#day + 1; passed < day; passed++) this.#capacities.push(0)
    }
    this.#hour = hour
    this.#day = day
  }

  #limitOf({ perDay, warmUp }: SenderLimits, day: number): number {
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
      const limit = this.#shares.reduce((sum, { limits }) => sum + this.#limitOf(limits, day), 0)
      const sent = Math.min(left, capacity, limit, this.#roomOfDomains(left))
      left -= sent
      this.batches += Math.ceil(sent / (this.#sending.gapMs ? 1 : this.#sending.batchSize))
      this.finishesAt = (day + 1) * DAY_MS - 1
      if (perWeek === 0 || passed > DAYS_MAX) {
        this.finishesAt = Number.MAX_SAFE_INTEGER
        return
      }
    }
  }
}

const dayText = (day: number) => new Date(Math.floor(day) * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
