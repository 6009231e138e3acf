import { DurableObject } from 'cloudflare:workers'
import { lineAfter, type PlaceInLine, placesAhead, type Share, shareOf } from './shares.ts'
import { acquireTurn, type Turns } from './turns.ts'

export interface Admission {
  /** Requests that the reader may have open. */
  readonly requests: number
  /** How long nothing may be begun. */
  readonly hold_ms: number
  /** How much of it the origin itself asked for; the rest is for others whose turn comes first. */
  readonly asked_ms: number
  /** The origin asks for a pause between requests: one may be begun, and then this is to be asked again. */
  readonly is_paced: boolean
}

/** What a reader has to do with the origin when it asks. */
export interface Reader {
  /** Requests open now: its share cannot sink below them. */
  readonly open: number
  /** Requests begun since it last asked; each used up a turn. */
  readonly begun: number
  /** Whether it has anything further to ask for. */
  readonly is_waiting: boolean
  /** What it reads for: turns at a paced origin are booked for the crawl, since its reader does not wait for them. */
  readonly work_id?: string
}

/** A reader that has not renewed its share for so long is dead. */
const SHARE_MS = 30_000
/** What is known of an origin outlasts the pauses that its readers make. */
const MEMORY_MS = 10 * 60_000
/** However long a server asks to wait, others may ask again after this. */
const HOLD_MS_MAX = 10 * 60_000

/**
 * One origin of the web. Keeps what all crawls together have open there within a bound, whoever they belong to, and lets
 * everyone hear when the origin asks for a pause.
 */
export class OriginGate extends DurableObject<Env> {
  /** Joins, or renews a share; to be repeated well within half a minute. */
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

  /** What the origin's robots.txt says about the pause between two requests; 0 is none. All readers together keep it. */
  async setCrawlDelay(delayMs: number): Promise<void> {
    this.ctx.storage.kv.put('crawlDelayMs', delayMs)
    await this.ctx.storage.setAlarm(Date.now() + MEMORY_MS)
  }

  /**
   * Gives a share back.
   *
   * @param used what the reader read for, where it has begun a request since it last asked: its turn was used up by that
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

  /** The origin asks for a pause; the longest counts. */
  async hold(waitMs: number): Promise<void> {
    const until = Date.now() + Math.min(waitMs, HOLD_MS_MAX)
    const known = this.ctx.storage.kv.get<number>('heldUntil') ?? 0
    this.ctx.storage.kv.put('heldUntil', Math.max(known, until))
  }

  /** Nobody has asked for a while: nothing is worth keeping. */
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
