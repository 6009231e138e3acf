import { type HeldOrigin, HOST_WAIT_MS_MAX, type ReadOutcome } from '../contracts/crawl-slices.ts'
import type { ServiceContext } from '../core/context.ts'
import { domainOf } from '../lib/url.ts'
import { AdaptiveConcurrency } from './adaptive-concurrency.ts'
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

/** Where all requests that an origin may have open are taken, its URLs go back for so long. */
const USED_UP_MS = 3_000
const NONE: OriginLoad = { open: 0, waiting: 0 }

/** The gate of all origins of a third party: its subdomains are one host. */
const domainGate = (origin: string) => `domain:${domainOf(origin)}`

/**
 * What a slice may have open at each origin, as the origins' gates allow; and at all origins of a registrable domain together, where
 * that is none which the work is about.
 */
export class HostQuota {
  readonly #ctx: ServiceContext
  readonly #readerId: string
  readonly #workId: string
  readonly #grants = new Map<string, Grant>()
  readonly #begun = new Map<string, number>()
  readonly #paces = new Map<string, AdaptiveConcurrency>()
  readonly #isThirdParty: (origin: string) => boolean
  /** Requests open at all origins of a third party. */
  readonly #openAt = new Map<string, number>()
  /** Since when a gate lets nothing through, in milliseconds since 1970. */
  readonly #usedUpSince = new Map<string, number>()

  /**
   * @param readerId the consumer's own
   * @param workId the crawl or the download that it reads for
   * @param isThirdParty whether the work is not about an origin
   */
  constructor(
    ctx: ServiceContext,
    readerId: string,
    workId: string,
    isThirdParty: (origin: string) => boolean = () => false,
  ) {
    this.#ctx = ctx
    this.#readerId = readerId
    this.#workId = workId
    this.#isThirdParty = isThirdParty
  }

  /** Asks the gates anew. One that does not answer grants what one reader alone may have, so that no crawl hangs on it. */
  async renew(loads: ReadonlyMap<string, OriginLoad>): Promise<void> {
    const { originConcurrency } = this.#ctx.config
    await Promise.all(
      [...this.#withDomains(loads)].map(async ([origin, { open, waiting }]) => {
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
        const isUsedUp = answer.requests === 0 && !answer.is_paced && open === 0 && waiting > 0
        if (!isUsedUp) this.#usedUpSince.delete(origin)
        else if (!this.#usedUpSince.has(origin)) this.#usedUpSince.set(origin, Date.now())
      }),
    )
  }

  /** The gates that a request to an origin passes. */
  #gatesOf(origin: string): string[] {
    return this.#isThirdParty(origin) ? [origin, domainGate(origin)] : [origin]
  }

  /** The loads of origins, and of the registrable domains of third parties among them. */
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

  /** Whether one more request may be opened beside those that are. */
  mayOpen(origin: string, open: number): boolean {
    return this.#gatesOf(origin).every((gate, at) => {
      const grant = this.#grants.get(gate)
      if (grant === undefined || Date.now() < grant.notBefore) return false
      const openAtGate = at === 0 ? open : (this.#openAt.get(gate) ?? 0)
      return openAtGate < Math.min(grant.requests, this.#paceOf(gate).requests)
    })
  }

  /** A request begins. */
  begin(origin: string): void {
    for (const gate of this.#gatesOf(origin)) {
      this.#begun.set(gate, (this.#begun.get(gate) ?? 0) + 1)
      this.#openAt.set(gate, (this.#openAt.get(gate) ?? 0) + 1)
      const grant = this.#grants.get(gate)
      if (grant?.isPaced) this.#grants.set(gate, { ...grant, requests: 0 })
    }
  }

  /**
   * A request has ended.
   *
   * @param isTrouble the server was unavailable or did not answer
   */
  end(origin: string, elapsedMs: number, isTrouble: boolean): void {
    for (const gate of this.#gatesOf(origin)) {
      this.#openAt.set(gate, Math.max(0, (this.#openAt.get(gate) ?? 0) - 1))
      this.#paceOf(gate).answered(elapsedMs, isTrouble, Date.now())
    }
  }

  /** The pause between two requests that the origin's robots.txt asks for, or null; every crawl keeps it. */
  async setCrawlDelay(origin: string, delayMs: number | null): Promise<void> {
    await this.#ctx.coordinators
      .origin(origin)
      .setCrawlDelay(delayMs ?? 0)
      .catch(() => {})
  }

  /**
   * Origins that have URLs waiting and may not be asked for longer than a consumer waits: they asked for a pause, their next turn is
   * far, or others have had all they may be asked at once for as long.
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

  /** The origin asks everyone to wait. */
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
    const pace = this.#paces.get(origin) ?? new AdaptiveConcurrency(this.#ctx.config.originConcurrency)
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
export async function propagateRetryAfter(shares: HostQuota, outcomes: readonly ReadOutcome[]): Promise<void> {
  for (const outcome of outcomes) {
    if (outcome.outcome === 'retry' && outcome.holds_origin)
      await shares.hold(new URL(outcome.url).origin, outcome.wait_ms)
  }
}
