import { type HeldOrigin, HOST_WAIT_MS_MAX, type ReadOutcome } from '../contracts/crawls/crawl-slices.ts'
import type { ServiceContext } from '../core/context.ts'
import { domainOf, originOf } from '../lib/url.ts'
import { AdaptiveConcurrency } from './adaptive-concurrency.ts'
import { CONCURRENCY, type OriginLoad } from './request-pool.ts'

interface Grant {
  readonly requests: number
  /** Milliseconds since 1970. */
  readonly notBefore: number
  /** End of the pause that the origin itself asked for, in milliseconds since 1970. */
  readonly askedUntil: number
  /** One request per turn: the origin has a crawl delay. */
  readonly isPaced: boolean
}

/** If other readers use all of an origin's requests, its URLs are returned for this long. */
const USED_UP_MS = 3_000
const NONE: OriginLoad = { open: 0, waiting: 0 }

/** Returns the name of the gate for a third party's registrable domain. All of its subdomains count as one host. */
const domainGate = (origin: string) => `domain:${domainOf(origin)}`

/**
 * Tracks how many requests a slice may have open at each origin, as granted by the origins' gates. For third parties,
 * the limit also applies to all origins of a registrable domain together.
 */
export class HostQuota {
  readonly #ctx: ServiceContext
  readonly #readerId: string
  readonly #workId: string
  readonly #requestsMax: number
  readonly #grants = new Map<string, Grant>()
  readonly #begun = new Map<string, number>()
  readonly #paces = new Map<string, AdaptiveConcurrency>()
  readonly #isThirdParty: (origin: string) => boolean
  /** Open requests by gate: an origin, or the registrable domain of a third party. */
  readonly #openAt = new Map<string, number>()
  /** Since when a gate has granted no requests, in milliseconds since 1970. */
  readonly #usedUpSince = new Map<string, number>()

  /**
   * @param readerId ID of the consumer
   * @param workId the crawl or download that it works for
   * @param isThirdParty whether an origin is not the subject of the work
   * @param requestsMax the maximum number of requests at an origin that answers quickly
   */
  constructor(
    ctx: ServiceContext,
    readerId: string,
    workId: string,
    isThirdParty: (origin: string) => boolean = () => false,
    requestsMax: number = CONCURRENCY,
  ) {
    this.#ctx = ctx
    this.#requestsMax = Math.min(requestsMax, ctx.config.originConcurrency)
    this.#readerId = readerId
    this.#workId = workId
    this.#isThirdParty = isThirdParty
  }

  /**
   * Renews the grants at all gates. If a gate does not answer, the slice gets what a single reader may have, so that no
   * crawl hangs on a gate.
   */
  async renew(loads: ReadonlyMap<string, OriginLoad>): Promise<void> {
    const requestsMax = this.#requestsMax
    await Promise.all(
      [...this.#withDomains(loads)].map(async ([origin, { open, waiting }]) => {
        const begun = this.#begun.get(origin) ?? 0
        this.#begun.delete(origin)
        const answer = await this.#ctx.coordinators
          .origin(origin)
          .join(this.#readerId, { open, begun, is_waiting: waiting > 0, work_id: this.#workId }, requestsMax)
          .catch(() => ({ requests: requestsMax, hold_ms: 0, asked_ms: 0, is_paced: false }))
        this.#grants.set(origin, {
          requests: answer.requests,
          notBefore: Date.now() + answer.hold_ms,
          askedUntil: Date.now() + answer.asked_ms,
          isPaced: answer.is_paced,
        })
        const isUsedUp = answer.requests === 0 && !answer.is_paced && open === 0 && waiting > 0
        if (!isUsedUp) this.#usedUpSince.delete(origin)
        else if (!this.#usedUpSince.has(origin)) this.#usedUpSince.set(origin, Date.now())
      }),
    )
  }

  /** Returns the gates that a request to an origin must pass. */
  #gatesOf(origin: string): string[] {
    return this.#isThirdParty(origin) ? [origin, domainGate(origin)] : [origin]
  }

  /** Adds the loads of the registrable domains of third parties to those of the origins. */
  #withDomains(loads: ReadonlyMap<string, OriginLoad>): Map<string, OriginLoad> {
    const all = new Map(loads)
    for (const [origin, { waiting }] of loads) {
      const [, domain] = this.#gatesOf(origin)
      if (!domain) continue
      const known = all.get(domain) ?? NONE
      all.set(domain, { open: this.#openAt.get(domain) ?? 0, waiting: known.waiting + waiting })
    }
    return all
  }

  /**
   * Whether one more request to an origin may be opened.
   *
   * @param open requests that are open at the origin now
   */
  mayOpen(origin: string, open: number): boolean {
    return this.#gatesOf(origin).every((gate, at) => {
      const grant = this.#grants.get(gate)
      if (grant === undefined || Date.now() < grant.notBefore) return false
      const openAtGate = at === 0 ? open : (this.#openAt.get(gate) ?? 0)
      return openAtGate < Math.min(grant.requests, this.#paceOf(gate).requests)
    })
  }

  /** Records the start of a request. */
  begin(origin: string): void {
    for (const gate of this.#gatesOf(origin)) {
      this.#begun.set(gate, (this.#begun.get(gate) ?? 0) + 1)
      this.#openAt.set(gate, (this.#openAt.get(gate) ?? 0) + 1)
      const grant = this.#grants.get(gate)
      if (grant?.isPaced) this.#grants.set(gate, { ...grant, requests: 0 })
    }
  }

  /**
   * Records the end of a request.
   *
   * @param isTrouble the server was unavailable or did not answer
   */
  end(origin: string, elapsedMs: number, isTrouble: boolean): void {
    for (const gate of this.#gatesOf(origin)) {
      this.#openAt.set(gate, Math.max(0, (this.#openAt.get(gate) ?? 0) - 1))
      this.#paceOf(gate).answered(elapsedMs, isTrouble, Date.now())
    }
  }

  /**
   * Publishes the crawl delay of the origin's robots.txt to its gate, so that every crawl keeps it; null means none.
   */
  async setCrawlDelay(origin: string, delayMs: number | null): Promise<void> {
    await this.#ctx.coordinators
      .origin(origin)
      .setCrawlDelay(delayMs ?? 0)
      .catch(() => {})
  }

  /**
   * Returns the origins with waiting URLs that stay closed for longer than a consumer waits: they asked for a pause,
   * their next turn is far off, or other readers have used all of their requests for that long.
   */
  held(loads: ReadonlyMap<string, OriginLoad>): HeldOrigin[] {
    const now = Date.now()
    return [...loads].flatMap(([origin, { waiting }]) => {
      if (waiting === 0) return []
      const gates = this.#gatesOf(origin)
      const notBefore = Math.max(...gates.map((gate) => this.#grants.get(gate)?.notBefore ?? 0))
      const askedUntil = Math.max(...gates.map((gate) => this.#grants.get(gate)?.askedUntil ?? 0))
      if (notBefore - now > HOST_WAIT_MS_MAX)
        return [{ origin, wait_ms: notBefore - now, asked_ms: Math.max(0, askedUntil - now) }]
      const isUsedUp = gates.some((gate) => now - (this.#usedUpSince.get(gate) ?? now) > HOST_WAIT_MS_MAX)
      return isUsedUp ? [{ origin, wait_ms: USED_UP_MS, asked_ms: 0 }] : []
    })
  }

  /** Pauses an origin for all readers. */
  async hold(origin: string, waitMs: number): Promise<void> {
    await Promise.all(
      this.#gatesOf(origin).map(async (gate) => {
        const grant = this.#grants.get(gate)
        const until = Date.now() + waitMs
        if (grant) {
          const notBefore = Math.max(grant.notBefore, until)
          this.#grants.set(gate, { ...grant, notBefore, askedUntil: Math.max(grant.askedUntil, until) })
        }
        await this.#ctx.coordinators
          .origin(gate)
          .hold(waitMs)
          .catch(() => {})
      }),
    )
  }

  #paceOf(origin: string): AdaptiveConcurrency {
    const pace = this.#paces.get(origin) ?? new AdaptiveConcurrency(this.#requestsMax, CONCURRENCY)
    this.#paces.set(origin, pace)
    return pace
  }

  /** Releases all shares. */
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

/** Applies each pause that an origin requested from one reader, as by `Retry-After`, to all its readers. */
export async function propagateRetryAfter(shares: HostQuota, outcomes: readonly ReadOutcome[]): Promise<void> {
  for (const outcome of outcomes) {
    if (outcome.outcome === 'retry' && outcome.holds_origin) await shares.hold(originOf(outcome.url), outcome.wait_ms)
  }
}
