import {
  type GivenUp,
  type HeldOrigin,
  HOLD_PATIENCE_MS,
  type SkipReason,
  type Trouble,
} from '../../src/contracts/crawls/crawl-slices.ts'
import { type RobotsRules, restoreRobots } from '../../src/extraction/robots/robots-txt.ts'
import { crashPenalty, type WorkerCrash } from './deaths.ts'
import { LOSSES_MAX } from './limits.ts'
import { isAbandoned, type Troubles } from './troubles.ts'
import type { UrlStates } from './url-states.ts'

/** The rules from one origin's robots.txt. */
export interface OriginRules {
  readonly origin: string
  /** In the format of `RobotsRules.serialise`; null allows everything. */
  readonly robots: string | null
  /** Why no URL of the origin may be read, regardless of the file; null if they may be. */
  readonly refusedFor: SkipReason | null
  readonly crawlDelayMs: number | null
}

/** The origins of a crawl's URLs: their rules, and when each may be requested again. */
export class Origins {
  readonly #storage: DurableObjectStorage
  readonly #states: UrlStates
  readonly #rules = new Map<string, RobotsRules | null>()

  constructor(storage: DurableObjectStorage, states: UrlStates) {
    this.#storage = storage
    this.#states = states
  }

  get #sql() {
    return this.#storage.sql
  }

  add(origin: string): void {
    this.#sql.exec('INSERT OR IGNORE INTO origins (origin) VALUES (?)', origin)
  }

  /** Whether URLs wait for a robots.txt that no consumer has read or is reading. */
  hasNew(): boolean {
    const rows = this.#sql.exec<{ origin: string }>(`SELECT origin FROM origins WHERE state = 'new'`).toArray()
    return rows.some(({ origin }) => this.#states.waitingOf(origin) > 0)
  }

  /**
   * Leases the origin of the URL with the highest priority that waits for its robots.txt. Returns null if there is
   * none.
   */
  lease(sliceId: string): { origin: string; skipsSitemaps: boolean } | null {
    if (!this.hasNew()) return null
    const [row] = this.#sql
      .exec<{ origin: string; skips_sitemaps: number }>(
        `UPDATE origins SET state = 'leased', slice_id = ?
         WHERE origin = (
           SELECT origins.origin FROM origins
           JOIN urls ON urls.origin = origins.origin AND urls.state = 'waiting'
           WHERE origins.state = 'new' ORDER BY urls.priority, urls.id LIMIT 1
         ) RETURNING origin, skips_sitemaps`,
        sliceId,
      )
      .toArray()
    return row ? { origin: row.origin, skipsSitemaps: row.skips_sitemaps > 0 } : null
  }

  /**
   * Releases the origins that a slice holds. If a sitemap crashed the consumer, the origin's sitemaps are skipped from
   * now on, as they are hints. A robots.txt that crashes consumers is abandoned like a page.
   */
  release(sliceId: string, death: WorkerCrash | null): void {
    const held = this.#sql
      .exec<{ origin: string; losses: number }>(
        `SELECT origin, losses FROM origins WHERE state = 'leased' AND slice_id = ?`,
        sliceId,
      )
      .toArray()
    for (const { origin, losses } of held) {
      const robots = `${origin}/robots.txt`
      const lost = losses + (death ? crashPenalty(robots, death) : 0)
      const isSitemap = death?.inHand.some((url) => url !== robots) ?? false
      this.#sql.exec(
        `UPDATE origins SET state = 'new', slice_id = NULL, losses = ?, skips_sitemaps = max(skips_sitemaps, ?)
         WHERE origin = ?`,
        lost,
        isSitemap ? 1 : 0,
        origin,
      )
      if (lost < LOSSES_MAX) continue
      this.prepare({ origin, robots: null, refusedFor: 'robots-unavailable', crawlDelayMs: null })
    }
  }

  prepare({ origin, robots, refusedFor, crawlDelayMs }: OriginRules): void {
    this.#sql.exec(
      `UPDATE origins SET state = 'ready', slice_id = NULL, robots = ?, refused_for = ?, crawl_delay_ms = ? WHERE origin = ?`,
      robots,
      refusedFor,
      crawlDelayMs,
      origin,
    )
    this.#rules.delete(origin)
  }

  /** Returns why a URL of a prepared origin may not be read, or null if it may. */
  skipReasonOf(url: string, origin: string): SkipReason | null {
    let rules = this.#rules.get(origin)
    if (rules === undefined) {
      const row = this.#sql
        .exec<{ robots: string | null; refused_for: SkipReason | null }>(
          'SELECT robots, refused_for FROM origins WHERE origin = ?',
          origin,
        )
        .one()
      if (row.refused_for) return row.refused_for
      rules = row.robots === null ? null : restoreRobots(row.robots)
      this.#rules.set(origin, rules)
    }
    return rules && !rules.isAllowed(url) ? 'robots' : null
  }

  /** If the origin has a crawl delay, blocks it for that long. Returns whether it has one. */
  pace(origin: string, now: number): boolean {
    const rows = this.#sql.exec(
      'UPDATE origins SET next_at = ? + crawl_delay_ms WHERE origin = ? AND crawl_delay_ms > 0 RETURNING 1',
      now,
      origin,
    )
    return rows.toArray().length > 0
  }

  /**
   * Records how a request ended. An origin that has been failing for too long is abandoned: its waiting URLs fail.
   *
   * @param trouble null if the server answered
   */
  note(origin: string, trouble: Trouble | null, now: number): void {
    if (trouble === null) {
      this.#sql.exec('UPDATE origins SET troubles = 0, troubled_since = NULL WHERE origin = ? AND troubles > 0', origin)
      return
    }
    const [row] = this.#sql
      .exec<Troubles & Record<string, number>>(
        `UPDATE origins SET troubles = troubles + 1, troubled_since = coalesce(troubled_since, ?) WHERE origin = ?
         RETURNING troubles, troubled_since`,
        now,
        origin,
      )
      .toArray()
    if (row && isAbandoned(row, now)) this.#giveUp(origin, trouble)
  }

  /** Makes no more requests to an origin: its waiting URLs fail. */
  #giveUp(origin: string, reason: GivenUp['reason']): void {
    this.#sql.exec('UPDATE origins SET is_given_up = 1, refused_for = ? WHERE origin = ?', reason, origin)
    this.#states.move([`origin = ? AND state = 'waiting'`, origin], 'failed', ['reason = ?', reason])
    this.#rules.delete(origin)
  }

  /** Records holds on origins. An origin that itself asks for a pause longer than `HOLD_PATIENCE_MS` is abandoned. */
  takeHolds(held: readonly HeldOrigin[], now: number): void {
    for (const { origin, wait_ms, asked_ms } of held) {
      if (asked_ms > HOLD_PATIENCE_MS) this.#giveUp(origin, 'wait-too-long')
      else this.hold(origin, now + wait_ms)
    }
  }

  /** Refuses a website: from now on, all URLs of its known origins are skipped when their turn comes. */
  refuse(site: string, reason: SkipReason): void {
    const refuse = 'UPDATE origins SET refused_for = ? WHERE origin IN (SELECT origin FROM urls WHERE site = ?)'
    this.#sql.exec(refuse, reason, site)
    this.#rules.clear()
  }

  /** Forgets all rules and failures, so that each robots.txt is read again before its origin's next URL. */
  renew(): void {
    this.#sql.exec(
      `UPDATE origins SET state = 'new', slice_id = NULL, robots = NULL, refused_for = NULL, is_given_up = 0, troubles = 0,
       troubled_since = NULL`,
    )
    this.#rules.clear()
  }

  /** Returns the abandoned origins, with the reasons. */
  givenUp(): GivenUp[] {
    return this.#sql.exec<GivenUp>('SELECT origin, refused_for AS reason FROM origins WHERE is_given_up = 1').toArray()
  }

  /** Makes no requests to an origin until the given time, in milliseconds since 1970. */
  hold(origin: string, until: number): void {
    this.#sql.exec('UPDATE origins SET next_at = max(next_at, ?) WHERE origin = ?', until, origin)
  }
}
