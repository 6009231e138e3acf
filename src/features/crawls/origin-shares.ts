import type { ServiceContext } from '../../core/context.ts'

interface Grant {
  readonly requests: number
  /** Milliseconds since 1970. */
  readonly notBefore: number
}

/** What a slice may have open at each origin, as the origins' gates allow. */
export class OriginShares {
  readonly #ctx: ServiceContext
  readonly #readerId: string
  readonly #grants = new Map<string, Grant>()

  constructor(ctx: ServiceContext, readerId: string) {
    this.#ctx = ctx
    this.#readerId = readerId
  }

  /** Asks the gates anew. One that does not answer grants what one reader alone may have, so that no crawl hangs on it. */
  async renew(open: ReadonlyMap<string, number>): Promise<void> {
    const { originConcurrency } = this.#ctx.config
    await Promise.all(
      [...open].map(async ([origin, count]) => {
        const answer = await this.#ctx.coordinators
          .origin(origin)
          .join(this.#readerId, count, originConcurrency)
          .catch(() => ({ requests: originConcurrency, hold_ms: 0 }))
        this.#grants.set(origin, { requests: answer.requests, notBefore: Date.now() + answer.hold_ms })
      }),
    )
  }

  /** Whether one more request may be opened beside those that are. */
  mayOpen(origin: string, open: number): boolean {
    const grant = this.#grants.get(origin)
    return grant !== undefined && open < grant.requests && Date.now() >= grant.notBefore
  }

  /** The origin asks everyone to wait. */
  async hold(origin: string, waitMs: number): Promise<void> {
    const grant = this.#grants.get(origin)
    if (grant) this.#grants.set(origin, { ...grant, notBefore: Math.max(grant.notBefore, Date.now() + waitMs) })
    await this.#ctx.coordinators
      .origin(origin)
      .hold(waitMs)
      .catch(() => {})
  }

  /** Gives every share back. */
  async leave(): Promise<void> {
    await Promise.all(
      [...this.#grants.keys()].map((origin) =>
        this.#ctx.coordinators
          .origin(origin)
          .leave(this.#readerId)
          .catch(() => {}),
      ),
    )
  }
}
