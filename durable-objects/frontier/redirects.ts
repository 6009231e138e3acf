import type { UrlStates } from './url-states.ts'

/** Where URLs led, of those that turned out to be redirects. Hops are bounded by the caller (RFC 9110 15.4). */
export class Redirects {
  readonly #storage: DurableObjectStorage
  readonly #states: UrlStates

  constructor(storage: DurableObjectStorage, states: UrlStates) {
    this.#storage = storage
    this.#states = states
  }

  get #sql() {
    return this.#storage.sql
  }

  /** Whether following redirects from `url` comes back to `url`, or goes on for too long. */
  isLoop(url: string, hopsMax: number): boolean {
    let at: string | null = url
    for (let hops = 0; hops <= hopsMax; hops++) {
      at = this.#next(at)
      if (at === null) return false
      if (at === url) return true
    }
    return true
  }

  /**
   * Ends a loop that is closed by `from` leading to `to`: nobody can read it. Where `to` was never asked, because another
   * address was tried in its place, that one has nothing of its own, and `to` gets its turn after all. Asked once, it gets a
   * second turn: what lies between may have given the cookie that `to` wants.
   */
  breakLoop(from: string, to: string): void {
    const isUnasked = 'url = ? AND redirects_to IS NOT NULL AND attempts <= 1'
    const given = this.#states.move([isUnasked, to], 'waiting', ['reason = NULL, redirects_to = NULL'])
    if (given === 0) this.#states.move(['url = ?', from], 'failed', [`reason = 'redirect-loop'`])
  }

  /**
   * Whether a redirect from `url` would be one too many: a chain may lead over ever new addresses, and hosts. If so, that is why `url`
   * failed.
   */
  endsLongChain(url: string, hopsMax: number): boolean {
    if (this.#hopsTo(url) < hopsMax) return false
    this.#states.move(['url = ?', url], 'failed', [`reason = 'too-many-redirects', redirects_to = NULL`])
    return true
  }

  /** Notes that `to` is asked for since `from` led there. */
  noteHop(from: string, to: string): void {
    const isNext = `url = ? AND state = 'waiting' AND attempts = 0`
    this.#sql.exec(`UPDATE urls SET hops = max(hops, ?) WHERE ${isNext}`, this.#hopsTo(from) + 1, to)
  }

  /** Where a URL leads in the end, as far as it was followed. */
  targetOf(url: string, hopsMax: number): string {
    let at = url
    for (let hops = 0; hops < hopsMax; hops++) {
      const next = this.#next(at)
      if (next === null) return at
      at = next
    }
    return at
  }

  /** Why a URL came to nothing, redirects followed; null where it was read, or may still be. */
  failureOf(url: string, hopsMax: number): string | null {
    const [row] = this.#sql
      .exec<{ reason: string | null }>(
        `SELECT reason FROM urls WHERE url = ? AND (state = 'failed' OR state = 'skipped' AND redirects_to IS NULL)`,
        this.targetOf(url, hopsMax),
      )
      .toArray()
    return row?.reason ?? null
  }

  /** Why the page that a crawl started from gave nothing, redirects followed; null when it was read, or may still be. */
  startFailure(hopsMax: number): string | null {
    const [row] = this.#sql
      .exec<{ url: string; reason: string | null }>(
        `SELECT url, reason FROM (SELECT * FROM urls ORDER BY id LIMIT 1) WHERE state <> 'read'`,
      )
      .toArray()
    if (!row) return null
    return row.reason === 'redirected' ? this.failureOf(row.url, hopsMax) : row.reason
  }

  #hopsTo(url: string): number {
    return this.#sql.exec<{ hops: number }>('SELECT hops FROM urls WHERE url = ?', url).toArray()[0]?.hops ?? 0
  }

  #next(url: string): string | null {
    const row = this.#sql.exec<{ to: string | null }>('SELECT redirects_to AS "to" FROM urls WHERE url = ?', url)
    return row.toArray()[0]?.to ?? null
  }
}
