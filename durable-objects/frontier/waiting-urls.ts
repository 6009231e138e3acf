import type { UrlKind } from '../../src/contracts/site-download-slices.ts'
import type { UrlStates } from './url-states.ts'

export type WaitingRow = {
  id: number
  url: string
  origin: string
  depth: number
  attempts: number
  losses: number
  kind: UrlKind
}

/** Which of the waiting URLs come next. */
export class WaitingUrls {
  readonly #sql: SqlStorage
  readonly #states: UrlStates

  constructor(storage: DurableObjectStorage, states: UrlStates) {
    this.#sql = storage.sql
    this.#states = states
  }

  /** URLs that could be leased now, the most promising first, leaving what robots.txt says about them aside. */
  free(now: number, limit: number, onlyKind: UrlKind | null): WaitingRow[] {
    return this.#sql
      .exec<WaitingRow>(
        `SELECT urls.id, url, urls.origin, depth, attempts, urls.losses, kind FROM urls JOIN origins USING (origin)
         WHERE urls.state = 'waiting' AND not_before <= ?1 AND origins.state = 'ready' AND next_at <= ?1
           AND (?3 IS NULL OR kind = ?3)
         ORDER BY priority, urls.id LIMIT ?2`,
        now,
        limit,
        onlyKind,
      )
      .toArray()
  }

  /**
   * The next URL of a site that has not had its share. Only when no site can still use its own, the next of any: pages
   * under way may yet bring links to those that seem done.
   */
  freeWithin(share: number, now: number): WaitingRow[] {
    const sites = [...this.#states.sites()]
    const isHungry = sites.some(([, { open, taken }]) => open > 0 && taken < share)
    const full = isHungry ? sites.filter(([, { taken }]) => taken >= share).map(([site]) => site) : []
    return this.#sql
      .exec<WaitingRow>(
        `SELECT urls.id, url, urls.origin, depth, attempts, urls.losses, kind FROM urls JOIN origins USING (origin)
         WHERE urls.state = 'waiting' AND not_before <= ?1 AND origins.state = 'ready' AND next_at <= ?1
           AND site NOT IN (SELECT value FROM json_each(?2))
         ORDER BY priority, urls.id LIMIT 1`,
        now,
        JSON.stringify(full),
      )
      .toArray()
  }
}
