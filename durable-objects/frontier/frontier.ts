import { isFailure, type ReadOutcome, type SkipReason } from '../../src/contracts/crawls/crawl-slices.ts'
import type { LeasedFile, UrlKind } from '../../src/contracts/site-downloads/site-download-slices.ts'
import { originOf, siteOf } from '../../src/lib/url.ts'
import { crashPenalty, isPoison, type WorkerCrash } from './deaths.ts'
import { ATTEMPTS_MAX, IN_HAND_LOSS, LOSSES_MAX } from './limits.ts'
import { Origins } from './origins.ts'
import { Redirects } from './redirects.ts'
import { hostFailureOf } from './troubles.ts'
import { type StateCounts, UrlStates } from './url-states.ts'
import { WaitingUrls } from './waiting-urls.ts'

/** A URL to add to the frontier, already evaluated as worth reading. */
export interface Candidate {
  readonly url: string
  readonly depth: number
  readonly priority: number
  /** Pages are read for contacts; assets are files that pages embed. */
  readonly kind?: UrlKind
}

export type PageCounts = StateCounts

export interface LeaseTerms {
  /** Pages that each site gets before any site gets more; null if there is only one site. */
  readonly share?: number | null
  readonly onlyKind?: UrlKind | null
}

/** Waiting URLs checked per query. A long run of forbidden URLs takes several queries. */
const JUDGED_AT_ONCE = 32

/** All URLs that a crawl or download has found, with their states, in the object's SQLite database. */
export class Frontier {
  readonly #storage: DurableObjectStorage
  readonly origins: Origins
  readonly redirects: Redirects
  readonly #states: UrlStates
  readonly #waiting: WaitingUrls

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
    this.#states = new UrlStates(storage)
    this.origins = new Origins(storage, this.#states)
    this.redirects = new Redirects(storage, this.#states)
    this.#waiting = new WaitingUrls(storage, this.#states)
  }

  get #sql() {
    return this.#storage.sql
  }

  /** Returns the number of URLs in each state, of one kind or of all. */
  counts(kind?: UrlKind): PageCounts {
    return this.#states.counts(kind)
  }

  /** Runs a function in a transaction. If it throws, all its changes are rolled back. */
  atomically(change: () => void): void {
    try {
      this.#storage.transactionSync(change)
    } catch (error) {
      this.#states.forget()
      throw error
    }
  }

  /** Resets the counts after the storage was deleted. */
  forget(): void {
    this.#states.forget()
  }

  knows(url: string): boolean {
    return this.#sql.exec('SELECT 1 FROM urls WHERE url = ?', url).next().done !== true
  }

  /** Returns the URLs that may still be read, or null if there are more than `max`. */
  openUrls(max: number): string[] | null {
    const { waiting, leased } = this.counts()
    if (waiting + leased > max) return null
    const rows = this.#sql.exec<{ url: string }>(
      `SELECT url FROM urls WHERE state = 'waiting' UNION ALL SELECT url FROM urls WHERE state = 'leased'`,
    )
    return rows.toArray().map(({ url }) => url)
  }

  /** Whether a URL is waiting and is not the target of a redirect. */
  isUntouched(url: string): boolean {
    const rows = this.#sql.exec(
      `SELECT 1 FROM urls WHERE url = ?1 AND state = 'waiting' AND NOT EXISTS (SELECT 1 FROM urls WHERE redirects_to = ?1)`,
      url,
    )
    return rows.next().done !== true
  }

  /** Adds a URL, unless it is known. Returns whether it was new. */
  add({ url, depth, priority, kind = 'page' }: Candidate): boolean {
    const origin = originOf(url)
    this.origins.add(origin)
    return this.#states.insert({ url, origin, site: siteOf(url), depth, priority, kind })
  }

  /** Records a URL that will not be read, with the reason shown to users. */
  skip(url: string, depth: number, reason: SkipReason, kind: UrlKind = 'page'): void {
    this.#states.insert({ url, origin: originOf(url), depth, kind, state: 'skipped', reason })
  }

  /** Counts one more URL of a trap-like shape. Returns false once the budget is used up. */
  takeFromTrap(shape: string, budget: number): boolean {
    const row = this.#sql
      .exec<{ taken: number }>(
        `INSERT INTO trap_shapes VALUES (?, 1) ON CONFLICT DO UPDATE SET taken = taken + 1 RETURNING taken`,
        shape,
      )
      .one()
    return row.taken <= budget
  }

  /**
   * Leases at most `room` URLs, by priority. On the way, URLs that robots.txt forbids are skipped, and those on an
   * unreachable server fail. A URL that may have crashed a consumer is leased in isolation, with no other URL.
   */
  leaseUrls(
    sliceId: string,
    room: number,
    now: number,
    { share = null, onlyKind = null }: LeaseTerms = {},
  ): LeasedFile[] {
    const leased: LeasedFile[] = []
    let isAlone = this.#hasSuspect('leased')
    for (let more = room > 0; more && leased.length < room && !isAlone; ) {
      // If sites share the limit, URLs are leased one by one, since each lease changes the rest of a share.
      const judgedAtOnce = share === null ? JUDGED_AT_ONCE : 1
      const rows =
        share === null ? this.#waiting.free(now, judgedAtOnce, onlyKind) : this.#waiting.freeWithin(share, now)
      more = rows.length === judgedAtOnce
      const paced = new Set<string>()
      for (const row of rows) {
        if (leased.length === room) break
        if (paced.has(row.origin)) continue
        const refusal = this.origins.skipReasonOf(row.url, row.origin)
        if (refusal) {
          const state = isFailure(refusal) ? 'failed' : 'skipped'
          this.#states.move(['id = ?', row.id], state, ['reason = ?', refusal])
          continue
        }
        isAlone = isPoison(row.losses)
        if (isAlone && this.counts().leased > 0) break
        if (this.origins.pace(row.origin, now)) paced.add(row.origin)
        this.#states.move(['id = ?', row.id], 'leased', ['slice_id = ?, attempts = attempts + 1', sliceId])
        const { url, depth, kind } = row
        const attempt = row.attempts + 1
        leased.push({ url, depth, kind, attempt, is_last_attempt: attempt >= ATTEMPTS_MAX })
        if (isAlone) break
      }
    }
    return leased
  }

  /** Whether a URL is being read in isolation, or waits until nothing else is leased. */
  get isWaitingForSolitude(): boolean {
    const { leased } = this.counts()
    return leased > 0 && (this.#hasSuspect('leased') || this.#hasSuspect('waiting'))
  }

  #hasSuspect(state: 'leased' | 'waiting'): boolean {
    const rows = this.#sql.exec(`SELECT 1 FROM urls WHERE state = ? AND losses >= ${IN_HAND_LOSS}`, state)
    return rows.next().done !== true
  }

  /** Whether a URL could be leased now, regardless of robots.txt. */
  hasFree(now: number, onlyKind: UrlKind | null = null): boolean {
    return this.#waiting.free(now, 1, onlyKind).length > 0
  }

  /**
   * Returns when the next blocked origin or URL becomes free, in milliseconds since 1970, or null if none is blocked by
   * time.
   */
  nextFreeAt(now: number): number | null {
    const row = this.#sql
      .exec<{ at: number | null }>(
        `SELECT min(max(not_before, next_at)) AS at FROM urls JOIN origins USING (origin)
         WHERE urls.state = 'waiting' AND origins.state = 'ready' AND (not_before > ? OR next_at > ?)`,
        now,
        now,
      )
      .one()
    return row.at
  }

  settle(outcome: ReadOutcome, now: number): void {
    const { url } = outcome
    switch (outcome.outcome) {
      case 'read':
        this.#close(url, 'read', { fingerprint: outcome.fingerprint })
        for (const alias of outcome.also_known_as) this.#alias(alias, url)
        break
      case 'failed':
        this.#close(url, 'failed', { reason: outcome.reason })
        break
      case 'skipped':
        this.#close(url, 'skipped', { reason: outcome.reason })
        break
      case 'redirected':
        this.#close(url, 'skipped', { reason: 'redirected', isWritten: false })
        this.#sql.exec('UPDATE urls SET redirects_to = ? WHERE url = ?', outcome.to, url)
        break
      case 'retry':
        this.#states.move([`url = ? AND state = 'leased'`, url], 'waiting', [
          'slice_id = NULL, reason = ?, not_before = ?, attempts = attempts - ?',
          ...[outcome.reason, now + outcome.wait_ms, outcome.reason === 'yielded' ? 1 : 0],
        ])
    }
    const origin = originOf(url)
    this.origins.note(origin, hostFailureOf(outcome), now)
    if (outcome.outcome === 'retry' && outcome.holds_origin)
      this.origins.takeHolds([{ origin, wait_ms: outcome.wait_ms, asked_ms: outcome.wait_ms }], now)
  }

  /** Returns the content fingerprints of all pages read. */
  fingerprints(): string[] {
    // Crawls started before 2026-11-24 also have them in a separate table.
    const rows = this.#sql.exec<{ fingerprint: string }>(
      'SELECT fingerprint FROM urls WHERE fingerprint IS NOT NULL UNION SELECT fingerprint FROM fingerprints',
    )
    return rows.toArray().map(({ fingerprint }) => fingerprint)
  }

  /** Returns the kind and depth of a URL; an unknown one counts as a start page. */
  nodeOf(url: string): { kind: UrlKind; depth: number } {
    const rows = this.#sql.exec<{ kind: UrlKind; depth: number }>('SELECT kind, depth FROM urls WHERE url = ?', url)
    return rows.toArray()[0] ?? { kind: 'page', depth: 0 }
  }

  /**
   * Returns URLs that were not read, in order of discovery. `lastId` is the cursor for the next call, or null at the
   * end.
   */
  listMissed(afterId: number, limit: number): { missed: { url: string; reason: string }[]; lastId: number | null } {
    const rows = this.#sql
      .exec<{ id: number; url: string; state: string; reason: string | null }>(
        `SELECT id, url, state, reason FROM urls WHERE id > ? AND state NOT IN ('read', 'alias') AND redirects_to IS NULL
         ORDER BY id LIMIT ?`,
        afterId,
        limit,
      )
      .toArray()
    const missed = rows.map(({ url, state, reason }) => ({
      url,
      reason: reason ?? (state === 'waiting' ? 'not-reached' : state),
    }))
    return { missed, lastId: rows.length < limit ? null : rows.at(-1)!.id }
  }

  depthOf(url: string): number {
    return this.#sql.exec<{ depth: number }>('SELECT depth FROM urls WHERE url = ?', url).toArray()[0]?.depth ?? 0
  }

  /**
   * Releases the URLs that a slice holds. A URL that crashes consumers repeatedly is abandoned.
   *
   * @param death null if the consumer is alive
   */
  release(sliceId: string, death: WorkerCrash | null): void {
    const held = this.#sql
      .exec<{ id: number; url: string; losses: number }>(
        `SELECT id, url, losses FROM urls WHERE state = 'leased' AND slice_id = ?`,
        sliceId,
      )
      .toArray()
    for (const { id, url, losses } of held) {
      const lost = losses + (death ? crashPenalty(url, death) : 0)
      const isAbandoned = lost >= LOSSES_MAX
      this.#states.move(['id = ?', id], isAbandoned ? 'failed' : 'waiting', [
        'losses = ?, slice_id = NULL, attempts = attempts - 1, reason = coalesce(?, reason)',
        lost,
        isAbandoned ? 'reader-died' : null,
      ])
    }
    this.origins.release(sliceId, death)
  }

  /** Requeues URLs that a consumer leased and will not request. */
  letGo(urls: readonly string[]): void {
    const isHeld = `state = 'leased' AND url IN (SELECT value FROM json_each(?))`
    this.#states.move([isHeld, JSON.stringify(urls)], 'waiting', ['slice_id = NULL, attempts = attempts - 1'])
  }

  /** Returns the number of URLs that were not read, by reason. */
  leftOut(): Record<string, number> {
    const rows = this.#sql
      .exec<{ reason: string; urls: number }>(
        `SELECT reason, count(*) AS urls FROM urls WHERE state IN ('skipped', 'failed') AND reason IS NOT NULL GROUP BY reason`,
      )
      .toArray()
    return Object.fromEntries(rows.map(({ reason, urls }) => [reason, urls]))
  }

  /** Returns pages that have an outcome but no database row yet, at most `limit`. */
  unwritten(limit: number) {
    return this.#sql
      .exec<{ url: string; state: 'failed' | 'skipped'; reason: string; depth: number }>(
        `SELECT url, state, reason, depth FROM urls
         WHERE state IN ('skipped', 'failed') AND is_written = 0 ORDER BY id LIMIT ?`,
        limit,
      )
      .toArray()
  }

  #close(
    url: string,
    state: 'read' | 'failed' | 'skipped',
    {
      reason = null,
      fingerprint = null,
      isWritten = true,
    }: { reason?: string | null; fingerprint?: string | null | undefined; isWritten?: boolean },
  ): void {
    this.#states.move([`url = ? AND state IN ('leased', 'waiting')`, url], state, [
      'reason = ?, slice_id = NULL, is_written = ?, fingerprint = ?',
      ...[reason, isWritten ? 1 : 0, fingerprint],
    ])
  }

  /** Records another URL of a page that was read. It needs no request of its own. */
  #alias(alias: string, url: string): void {
    const origin = originOf(alias)
    const isNew = this.#states.insert({
      ...{ url: alias, origin, depth: this.depthOf(url), state: 'alias', isWritten: true },
    })
    if (!isNew) this.#states.move([`url = ? AND state = 'waiting'`, alias], 'alias')
  }
}
