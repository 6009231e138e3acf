import { DurableObject } from 'cloudflare:workers'
import { lineAfter, type PlaceInLine, placesAhead, type Share, shareOf } from './shares.ts'
import { acquireTurn, type Turns } from './turns.ts'

export interface Admission {
  /** Maximum number of requests that the reader may have open. */
  readonly requests: number
  /** How long the reader must wait before its next request. */
  readonly hold_ms: number
  /**
   * The part of `hold_ms` that the origin itself asked for, as by `Retry-After`; the rest is due to other readers'
   * turns.
   */
  readonly asked_ms: number
  /** The origin has a crawl delay: the reader may start one request, then must call `join` again. */
  readonly is_paced: boolean
}

/** A reader's current use of the origin, sent with each `join`. */
export interface Reader {
  /** Requests open now. The reader's share never drops below this number. */
  readonly open: number
  /** Requests started since the last `join`. Each used up a turn. */
  readonly begun: number
  /** Whether the reader has more requests waiting. */
  readonly is_waiting: boolean
  /**
   * The crawl or download that the reader works for. Turns at a paced origin are booked for it, not for the reader,
   * since the reader does not wait for them.
   */
  readonly work_id?: string
}

/** A reader that has not renewed its share for this long counts as dead. */
const SHARE_MS = 30_000
/** How long the object keeps an origin's state after the last call. It must outlast the pauses of the readers. */
const MEMORY_MS = 10 * 60_000
/** Upper limit for a hold, however long a wait the server requests. */
const HOLD_MS_MAX = 10 * 60_000

/**
 * Limits the requests of all crawls to one origin, across accounts. When the origin asks for a pause, every reader
 * receives it with its next `join`.
 */
export class OriginGate extends DurableObject<Env> {
  /** Acquires or renews a reader's share. Call it well within every 30 seconds, or the share expires. */
  async join(readerId: string, reader: Reader, requestsMax: number): Promise<Admission> {
    const { open, begun, is_waiting, work_id = readerId } = reader
    const now = Date.now()
    const shares = this.#alive(now)
    const hadShare = (shares.get(readerId)?.requests ?? 0) > 0
    shares.delete(readerId)
    const line = (this.ctx.storage.kv.get<PlaceInLine[]>('line') ?? []).filter(({ until }) => until > now)
    const reserved = hadShare ? 0 : placesAhead(line, work_id)
    const requests = shareOf([...shares.values()], requestsMax, reserved)
    const isStarved = is_waiting && requests === 0 && open === 0
    if (isStarved || line.length > 0)
      this.ctx.storage.kv.put('line', lineAfter(line, { workId: work_id, isStarved }, now))
    shares.set(readerId, { requests: Math.max(requests, open), until: now + SHARE_MS })
    this.ctx.storage.kv.put('shares', [...shares])
    const heldUntil = this.ctx.storage.kv.get<number>('heldUntil') ?? 0
    const asked_ms = Math.max(0, heldUntil - now)
    await this.ctx.storage.setAlarm(now + Math.max(MEMORY_MS, heldUntil - now))
    const crawlDelayMs = this.ctx.storage.kv.get<number>('crawlDelayMs') ?? 0
    if (crawlDelayMs === 0) return { requests, hold_ms: asked_ms, asked_ms, is_paced: false }
    const asks = { readerId: work_id, hasUsed: begun > 0, is_waiting }
    const { turns, turn } = acquireTurn(this.#turns, asks, now, crawlDelayMs)
    this.ctx.storage.kv.put('turns', turns)
    const hold_ms = Math.max(asked_ms, (turn ?? now) - now)
    return { requests: turn === null ? 0 : Math.min(open + 1, requests), hold_ms, asked_ms, is_paced: true }
  }

  /** Sets the crawl delay from the origin's robots.txt in milliseconds; 0 means none. All readers together keep it. */
  async setCrawlDelay(delayMs: number): Promise<void> {
    this.ctx.storage.kv.put('crawlDelayMs', delayMs)
    await this.ctx.storage.setAlarm(Date.now() + MEMORY_MS)
  }

  /**
   * Releases a reader's share.
   *
   * @param used the crawl or download whose turn was used up; set if the reader has started a request since its last
   * `join`
   */
  async leave(readerId: string, used?: string): Promise<void> {
    if (used !== undefined) {
      const { nextAt, byReader } = this.#turns
      this.ctx.storage.kv.put('turns', { nextAt, byReader: byReader.filter(([id]) => id !== used) })
    }
    const shares = this.#alive(Date.now())
    shares.delete(readerId)
    this.ctx.storage.kv.put('shares', [...shares])
  }

  /** Pauses all requests to the origin, at most `HOLD_MS_MAX`. The longest pause requested so far applies. */
  async hold(waitMs: number): Promise<void> {
    const until = Date.now() + Math.min(waitMs, HOLD_MS_MAX)
    const known = this.ctx.storage.kv.get<number>('heldUntil') ?? 0
    this.ctx.storage.kv.put('heldUntil', Math.max(known, until))
  }

  /** Deletes the state: no reader has joined for a while. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }

  get #turns(): Turns {
    return this.ctx.storage.kv.get<Turns>('turns') ?? { nextAt: 0, byReader: [] }
  }

  #alive(now: number): Map<string, Share> {
    const shares = this.ctx.storage.kv.get<[string, Share][]>('shares') ?? []
    return new Map(shares.filter(([, { until }]) => until > now))
  }
}
