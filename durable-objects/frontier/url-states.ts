import type { UrlKind } from '../../src/contracts/site-downloads/site-download-slices.ts'
import { siteOf } from '../../src/lib/url.ts'

export type UrlState = 'waiting' | 'leased' | 'read' | 'failed' | 'skipped' | 'alias'

/** The number of URLs in each state. `alias` counts other URLs of pages that were read. */
export type StateCounts = Readonly<Record<UrlState, number>>

/** A newly discovered URL. */
export interface NewUrl {
  readonly url: string
  readonly origin: string
  readonly site?: string
  readonly depth: number
  readonly priority?: number
  readonly kind?: UrlKind
  readonly state?: UrlState
  readonly reason?: string | null
  /** Its row is already in the database. */
  readonly isWritten?: boolean
}

type Counted = { origin: string; kind: UrlKind; state: UrlState }
type Tally = Map<string, Record<UrlState, number>>

const none = (): Record<UrlState, number> => ({ waiting: 0, leased: 0, read: 0, failed: 0, skipped: 0, alias: 0 })

/**
 * The states of the URLs. All state changes go through this class, so that it can count them in memory. An object
 * counts its table once when it wakes up, which reads rows. Counter tables and indexes would write rows with each
 * change, at a thousand times the price.
 */
export class UrlStates {
  readonly #storage: DurableObjectStorage
  /** By kind and origin; null until it is needed. */
  #tally: Tally | null = null

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
  }

  get #sql() {
    return this.#storage.sql
  }

  /** Discards the counts after a rollback or deletion; they are counted again when needed. */
  forget(): void {
    this.#tally = null
  }

  /** Returns the counts of one kind or of all. */
  counts(kind?: UrlKind): StateCounts {
    const total = none()
    for (const [key, counts] of this.#counted()) {
      if (kind && !key.startsWith(`${kind} `)) continue
      for (const state of Object.keys(total) as UrlState[]) total[state] += counts[state]
    }
    return total
  }

  /** Returns the number of waiting URLs of an origin. */
  waitingOf(origin: string): number {
    const tally = this.#counted()
    return (tally.get(`page ${origin}`)?.waiting ?? 0) + (tally.get(`asset ${origin}`)?.waiting ?? 0)
  }

  /** Returns for each website how many URLs are open (waiting or leased) and how many are taken (leased or read). */
  sites(): Map<string, { open: number; taken: number }> {
    const sites = new Map<string, { open: number; taken: number }>()
    for (const [key, { waiting, leased, read }] of this.#counted()) {
      const site = siteOf(key.slice(key.indexOf(' ') + 1))
      const { open, taken } = sites.get(site) ?? { open: 0, taken: 0 }
      sites.set(site, { open: open + waiting + leased, taken: taken + leased + read })
    }
    return sites
  }

  /** Inserts a URL, unless it is known. Returns whether it was new. */
  insert({ url, origin, site = '', depth, priority = 0, kind = 'page', state = 'waiting', ...rest }: NewUrl): boolean {
    const tally = this.#counted()
    const { rowsWritten } = this.#sql.exec(
      `INSERT OR IGNORE INTO urls (url, origin, site, depth, priority, kind, state, reason, is_written)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[url, origin, site, depth, priority, kind, state, rest.reason ?? null, rest.isWritten ? 1 : 0],
    )
    if (rowsWritten > 0) add(tally, { origin, kind, state }, 1)
    return rowsWritten > 0
  }

  /**
   * Moves URLs to a state and returns how many were moved.
   *
   * @param which a condition on `urls`, and its bound values
   * @param set further assignments, and their bound values
   */
  move(
    [which, ...chosen]: readonly [string, ...SqlStorageValue[]],
    to: UrlState,
    [set, ...values]: readonly [string, ...SqlStorageValue[]] = ['reason = reason'],
  ): number {
    const tally = this.#counted()
    const rows = this.#sql
      .exec<Counted & { id: number }>(`SELECT id, origin, kind, state FROM urls WHERE ${which}`, ...chosen)
      .toArray()
    if (rows.length === 0) return 0
    const ids = JSON.stringify(rows.map(({ id }) => id))
    const update = `UPDATE urls SET state = ?, ${set} WHERE id IN (SELECT value FROM json_each(?))`
    this.#sql.exec(update, to, ...values, ids)
    for (const row of rows) {
      add(tally, row, -1)
      add(tally, { ...row, state: to }, 1)
    }
    return rows.length
  }

  #counted(): Tally {
    if (this.#tally) return this.#tally
    const tally: Tally = new Map()
    const rows = this.#sql.exec<Counted & { urls: number }>(
      'SELECT origin, kind, state, count(*) AS urls FROM urls GROUP BY origin, kind, state',
    )
    for (const { urls, ...counted } of rows) add(tally, counted, urls)
    this.#tally = tally
    return tally
  }
}

function add(tally: Tally, { origin, kind, state }: Counted, urls: number): void {
  const key = `${kind} ${origin}`
  const counts = tally.get(key) ?? none()
  counts[state] += urls
  tally.set(key, counts)
}
