import type { UrlStates } from './url-states.ts'

/** The targets of URLs that redirect. The caller limits the number of hops (RFC 9110 15.4). */
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

  /** Whether the redirects from `url` lead back to `url`, or exceed `hopsMax`. */
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
   * Breaks a redirect loop that the redirect from `from` to `to` closes. If `to` was never requested, because another
   * address was tried in its place, or was requested only once, `to` is requested (again): a URL in the loop may have
   * set the cookie that `to` needs. Otherwise `from` fails.
   */
  breakLoop(from: string, to: string): void {
    const isUnasked = 'url = ? AND redirects_to IS NOT NULL AND attempts <= 1'
    const given = this.#states.move([isUnasked, to], 'waiting', ['reason = NULL, redirects_to = NULL'])
    if (given === 0) this.#states.move(['url = ?', from], 'failed', [`reason = 'redirect-loop'`])
  }

  /**
   * Whether a redirect from `url` would exceed the maximum length of a chain, which may lead through ever new URLs and
   * hosts. If so, `url` fails for this reason.
   */
  endsLongChain(url: string, hopsMax: number): boolean {
    if (this.#hopsTo(url) < hopsMax) return false
    this.#states.move(['url = ?', url], 'failed', [`reason = 'too-many-redirects', redirects_to = NULL`])
    return true
  }

  /** Records that `to` is requested because `from` redirects to it. */
  noteHop(from: string, to: string): void {
    const isNext = `url = ? AND state = 'waiting' AND attempts = 0`
    this.#sql.exec(`UPDATE urls SET hops = max(hops, ?) WHERE ${isNext}`, this.#hopsTo(from) + 1, to)
  }

  /** Returns the final known target of a URL's redirects. */
  targetOf(url: string, hopsMax: number): string {
    let at = url
    for (let hops = 0; hops < hopsMax; hops++) {
      const next = this.#next(at)
      if (next === null) return at
      at = next
    }
    return at
  }

  /** Returns redirects after one, in order of discovery, with their positions. */
  after(id: number, limit: number): { id: number; from: string; to: string }[] {
    return this.#sql
      .exec<{ id: number; from: string; to: string }>(
        `SELECT id, url AS "from", redirects_to AS "to" FROM urls WHERE id > ? AND redirects_to IS NOT NULL
         ORDER BY id LIMIT ?`,
        id,
        limit,
      )
      .toArray()
  }

  /** Returns why a URL, or the target of its redirects, failed or was skipped; null if it was read or may still be. */
  failureOf(url: string, hopsMax: number): string | null {
    const [row] = this.#sql
      .exec<{ reason: string | null }>(
        `SELECT reason FROM urls WHERE url = ? AND (state = 'failed' OR state = 'skipped' AND redirects_to IS NULL)`,
        this.targetOf(url, hopsMax),
      )
      .toArray()
    return row?.reason ?? null
  }

  /**
   * Returns why the crawl's first URL, or the target of its redirects, was not read; null if it was read or may still
   * be.
   */
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
