import { DurableObject } from 'cloudflare:workers'
import { type Share, shareOf } from './shares.ts'

export interface Admission {
  /** Requests that the reader may have open. */
  readonly requests: number
  /** How long the origin asked everyone to wait. */
  readonly hold_ms: number
}

/** A reader that has not renewed its share for so long is dead. */
const SHARE_MS = 30_000
/** However long a server asks to wait, others may ask again after this. */
const HOLD_MS_MAX = 10 * 60_000

/**
 * One origin of the web. Keeps what all crawls together have open there within a bound, whoever they belong to, and lets
 * everyone hear when the origin asks for a pause.
 */
export class OriginGate extends DurableObject<Env> {
  /**
   * Joins, or renews a share; to be repeated well within half a minute.
   *
   * @param open requests that the reader has open now: its share cannot sink below them
   */
  async join(readerId: string, open: number, requestsMax: number): Promise<Admission> {
    const now = Date.now()
    const shares = this.#alive(now)
    shares.delete(readerId)
    const requests = shareOf([...shares.values()], requestsMax)
    shares.set(readerId, { requests: Math.max(requests, open), until: now + SHARE_MS })
    this.ctx.storage.kv.put('shares', [...shares])
    const heldUntil = this.ctx.storage.kv.get<number>('heldUntil') ?? 0
    await this.ctx.storage.setAlarm(now + Math.max(SHARE_MS, heldUntil - now) + SHARE_MS)
    return { requests, hold_ms: Math.max(0, heldUntil - now) }
  }

  /** Gives a share back. */
  async leave(readerId: string): Promise<void> {
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
    if (this.#alive(Date.now()).size === 0) await this.ctx.storage.deleteAll()
  }

  #alive(now: number): Map<string, Share> {
    const shares = this.ctx.storage.kv.get<[string, Share][]>('shares') ?? []
    return new Map(shares.filter(([, { until }]) => until > now))
  }
}
