import { type HeldOrigin, HOST_WAIT_MS_MAX, type ReadOutcome } from '../contracts/crawl-slices.ts'
import type { ServiceContext } from '../core/context.ts'
import { AnswerPace } from './answer-pace.ts'
import type { OriginLoad } from './request-pool.ts'

interface Grant {
  readonly requests: number
  /** Milliseconds since 1970. */
  readonly notBefore: number
  /** Until when the origin itself asked to be left alone. */
  readonly askedUntil: number
  /** One request a turn: the origin asks for a pause between two. */
  readonly isPaced: boolean
}

/** What a slice may have open at each origin, as the origins' gates allow. */
export class OriginShares {
  readonly #ctx: ServiceContext
  readonly #readerId: string
  readonly #workId: string
  readonly #grants = new Map<string, Grant>()
  readonly #begun = new Map<string, number>()
  readonly #paces = new Map<string, AnswerPace>()

  /**
   * @param readerId the consumer's own
   * @param workId the crawl or the download that it reads for
   */
  constructor(ctx: ServiceContext, readerId: string, workId: string) {
    this.#ctx = ctx
    this.#readerId = readerId
    this.#workId = workId
  }

  /** Asks the gates anew. One that does not answer grants what one reader alone may have, so that no crawl hangs on it. */
  async renew(loads: ReadonlyMap<string, OriginLoad>): Promise<void> {
    const { originConcurrency } = this.#ctx.config
    await Promise.all(
      [...loads].map(async ([origin, { open, waiting }]) => {
        const begun = this.#begun.get(origin) ?? 0
        this.#begun.delete(origin)
        const answer = await this.#ctx.coordinators
          .origin(origin)
          .join(this.#readerId, { open, begun, is_waiting: waiting > 0, work_id: this.#workId }, originConcurrency)
          .catch(() => ({ requests: originConcurrency, hold_ms: 0, asked_ms: 0, is_paced: false }))
        this.#grants.set(origin, {
          requests: answer.requests,
          notBefore: Date.now() + answer.hold_ms,
          askedUntil: Date.now() + answer.asked_ms,
          isPaced: answer.is_paced,
        })
      }),
    )
  }

  /** Whether one more request may be opened beside those that are. */
  mayOpen(origin: string, open: number): boolean {
    const grant = this.#grants.get(origin)
    if (grant === undefined || Date.now() < grant.notBefore) return false
    return open < Math.min(grant.requests, this.#paceOf(origin).requests)
  }

  /** A request begins. */
  begin(origin: string): void {
    this.#begun.set(origin, (this.#begun.get(origin) ?? 0) + 1)
    const grant = this.#grants.get(origin)
    if (grant?.isPaced) this.#grants.set(origin, { ...grant, requests: 0 })
  }

  /**
   * A request has ended.
   *
   * @param isTrouble the server was unavailable or did not answer
   */
  end(origin: string, elapsedMs: number, isTrouble: boolean): void {
    this.#paceOf(origin).answered(elapsedMs, isTrouble, Date.now())
  }

  /** The pause between two requests that the origin's robots.txt asks for, or null; every crawl keeps it. */
  async setCrawlDelay(origin: string, delayMs: number | null): Promise<void> {
    await this.#ctx.coordinators
      .origin(origin)
      .setCrawlDelay(delayMs ?? 0)
      .catch(() => {})
  }

  /** Origins that have URLs waiting and may not be asked for longer than a consumer waits. */
  held(loads: ReadonlyMap<string, OriginLoad>): HeldOrigin[] {
    const now = Date.now()
    return [...loads].flatMap(([origin, { waiting }]) => {
      const { notBefore = 0, askedUntil = 0 } = this.#grants.get(origin) ?? {}
      if (waiting === 0 || notBefore - now <= HOST_WAIT_MS_MAX) return []
      return [{ origin, wait_ms: notBefore - now, asked_ms: Math.max(0, askedUntil - now) }]
    })
  }

  /** The origin asks everyone to wait. */
  async hold(origin: string, waitMs: number): Promise<void> {
    const grant = this.#grants.get(origin)
    const until = Date.now() + waitMs
    if (grant) {
      const notBefore = Math.max(grant.notBefore, until)
      this.#grants.set(origin, { ...grant, notBefore, askedUntil: Math.max(grant.askedUntil, until) })
    }
    await this.#ctx.coordinators
      .origin(origin)
      .hold(waitMs)
      .catch(() => {})
  }

  #paceOf(origin: string): AnswerPace {
    const pace = this.#paces.get(origin) ?? new AnswerPace(this.#ctx.config.originConcurrency)
    this.#paces.set(origin, pace)
    return pace
  }

  /** Gives every share back. */
  async leave(): Promise<void> {
    await Promise.all(
      [...this.#grants.keys()].map((origin) =>
        this.#ctx.coordinators
          .origin(origin)
          .leave(this.#readerId, (this.#begun.get(origin) ?? 0) > 0 ? this.#workId : undefined)
          .catch(() => {}),
      ),
    )
  }
}

/** What one reader is told to wait, all readers of the origin hear. */
export async function hearPauses(shares: OriginShares, outcomes: readonly ReadOutcome[]): Promise<void> {
  for (const outcome of outcomes) {
    if (outcome.outcome === 'retry' && outcome.holds_origin)
      await shares.hold(new URL(outcome.url).origin, outcome.wait_ms)
  }
}
