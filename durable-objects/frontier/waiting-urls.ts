import type { UrlKind } from '../../src/contracts/site-downloads/site-download-slices.ts'
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

/** Selects the next waiting URLs. */
export class WaitingUrls {
  readonly #sql: SqlStorage
  readonly #states: UrlStates

  constructor(storage: DurableObjectStorage, states: UrlStates) {
    this.#sql = storage.sql
    this.#states = states
  }

  /** Returns URLs that could be leased now, by priority and regardless of robots.txt. */
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
   * Returns the next URL of a site that has not used its share. Once no site can use more of its share, returns the
   * next URL of any site. A page in progress may still bring links to a site that seems finished.
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
