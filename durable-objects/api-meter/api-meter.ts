import { DurableObject } from 'cloudflare:workers'
import { judge, type Limits, type Passed, type Verdict, WINDOW_MS } from './windows.ts'

/** How long usage is kept. */
const KEPT_MS = 31 * WINDOW_MS.day
/** How many of a key's requests are kept for listing; older ones are deleted. */
const REQUESTS_KEPT = 500
/** Maximum time before counts are written to storage. */
const FLUSH_MS = 1_000

/** Request counts of one hour. `hour` is its start in milliseconds since 1970. */
export interface HourOfUsage {
  readonly hour: number
  readonly passed: number
  readonly refused: number
}
/** A log entry for a request. */
export interface NotedRequest {
  readonly method: string
  readonly path: string
  readonly status: number
  /** The error code; null if the request succeeded. */
  readonly code: string | null
  readonly duration_ms: number
  readonly ip_address: string
  readonly created_at: string
}
type HourRow = { hour: number; passed: number; refused: number; minute: number; in_minute: number }

/** The current counts. Earlier hours no longer change. */
interface Count {
  readonly day: number
  readonly hour: number
  minute: number
  /** Requests allowed in the day's earlier hours. */
  readonly earlier: number
  passed: number
  refused: number
  inMinute: number
}

/**
 * Counts the requests of one API key, or of one account against its plan. No method awaits between reading and
 * counting, so calls do not interleave and the count is exact. Counts are kept in memory and written once a second: a
 * write per request would delay each one and cost several times as much as the request itself. A crash loses at most
 * one second of counts, in the customer's favour.
 */
export class ApiMeter extends DurableObject<Env> {
  #count: Count | null = null
  #version: number | null = null
  /** Log entries that have not been written yet. */
  #noted: NotedRequest[] = []
  #flush: ReturnType<typeof setTimeout> | null = null
  #hasTables = false

  /** Counts a request if the limits allow it. `version` changes whenever the key changes, so callers can detect it. */
  async take(limits: Limits): Promise<Verdict & { version: number }> {
    const now = Date.now()
    const count = this.#countOf(now)
    const passed = { minute: count.inMinute, hour: count.passed, day: count.earlier + count.passed }
    const verdict = judge(limits, passed, now)
    if (verdict.isAllowed) {
      count.passed++
      count.inMinute++
    } else count.refused++
    this.#flush ??= setTimeout(() => this.#write(), FLUSH_MS)
    return { ...verdict, version: this.#readVersion() }
  }

  /** Undoes the count of the latest request, because another meter refused it. */
  async refund(): Promise<void> {
    const count = this.#countOf(Date.now())
    count.passed = Math.max(0, count.passed - 1)
    count.inMinute = Math.max(0, count.inMinute - 1)
    this.#flush ??= setTimeout(() => this.#write(), FLUSH_MS)
  }

  /** Logs a request of the key. The latest `REQUESTS_KEPT` are kept. */
  async note(request: NotedRequest): Promise<void> {
    this.#noted.push(request)
    if (this.#noted.length > REQUESTS_KEPT) this.#noted.shift()
    this.#flush ??= setTimeout(() => this.#write(), FLUSH_MS)
  }

  /**
   * Returns logged requests, newest first.
   *
   * @param before number of the last request on the previous page; null for the first page
   */
  async requests(before: number | null, limit: number): Promise<(NotedRequest & { number: number })[]> {
    this.#write()
    return this.#sql
      .exec<{ number: number; told: string }>(
        'SELECT number, told FROM requests WHERE number < ? ORDER BY number DESC LIMIT ?',
        before ?? Number.MAX_SAFE_INTEGER,
        limit,
      )
      .toArray()
      .map(({ number, told }) => ({ number, ...(JSON.parse(told) as NotedRequest) }))
  }

  /**
   * Increments the version after a change to the key or its limits, so that callers with a cached copy load it again.
   */
  async touch(): Promise<void> {
    this.#version = this.#readVersion() + 1
    this.#sql.exec('UPDATE state SET version = ?', this.#version)
  }

  /** Returns the usage by hour, oldest first, and in the current minute, hour and day. */
  async usage(): Promise<{ hours: HourOfUsage[]; now: Passed }> {
    const { passed, earlier, inMinute } = this.#countOf(Date.now())
    this.#write()
    const hours = this.#sql.exec<HourRow>('SELECT hour, passed, refused FROM hours ORDER BY hour').toArray()
    return { hours, now: { minute: inMinute, hour: passed, day: earlier + passed } }
  }

  /**
   * Retires a deleted key or account: callers with a cached copy notice the new version, and an hour later the storage
   * is deleted.
   */
  async retire(): Promise<void> {
    await this.touch()
    await this.ctx.storage.setAlarm(Date.now() + WINDOW_MS.hour)
  }

  override async alarm(): Promise<void> {
    if (this.#flush !== null) clearTimeout(this.#flush)
    this.#count = null
    this.#noted = []
    this.#version = null
    this.#flush = null
    this.#hasTables = false
    await this.ctx.storage.deleteAll()
  }

  /** Returns the count of the current hour. When the hour changes, the previous count is written first. */
  #countOf(now: number): Count {
    const [day, hour, minute] = [floor(now, 'day'), floor(now, 'hour'), floor(now, 'minute')]
    if (this.#count?.hour !== hour) {
      if (this.#count) this.#write()
      const rows = this.#sql.exec<HourRow>('SELECT * FROM hours WHERE hour >= ? AND hour <= ?', day, hour).toArray()
      const current = rows.find((row) => row.hour === hour)
      const earlier = rows.reduce((sum, row) => sum + (row.hour < hour ? row.passed : 0), 0)
      const { passed = 0, refused = 0, in_minute: inMinute = 0 } = current ?? {}
      this.#count = { day, hour, minute: current?.minute ?? minute, earlier, passed, refused, inMinute }
    }
    if (this.#count.minute !== minute) {
      this.#count.minute = minute
      this.#count.inMinute = 0
    }
    return this.#count
  }

  #write(): void {
    if (this.#flush !== null) clearTimeout(this.#flush)
    this.#flush = null
    this.#writeNoted()
    if (!this.#count) return
    const { hour, passed, refused, minute, inMinute } = this.#count
    this.#sql.exec('INSERT OR REPLACE INTO hours VALUES (?, ?, ?, ?, ?)', hour, passed, refused, minute, inMinute)
    this.#sql.exec('DELETE FROM hours WHERE hour < ?', hour - KEPT_MS)
  }

  #writeNoted(): void {
    if (this.#noted.length === 0) return
    const noted = JSON.stringify(this.#noted)
    this.#noted = []
    this.#sql.exec('INSERT INTO requests (told) SELECT value FROM json_each(?)', noted)
    this.#sql.exec('DELETE FROM requests WHERE number <= (SELECT max(number) FROM requests) - ?', REQUESTS_KEPT)
  }

  #readVersion(): number {
    this.#version ??= this.#sql.exec<{ version: number }>('SELECT version FROM state').one().version
    return this.#version
  }

  /** Creates the tables on use, because `deleteAll` drops them while this object may live on. */
  get #sql(): SqlStorage {
    const { sql } = this.ctx.storage
    if (!this.#hasTables) {
      sql.exec(`CREATE TABLE IF NOT EXISTS hours (
          hour INTEGER PRIMARY KEY, passed INTEGER NOT NULL, refused INTEGER NOT NULL, minute INTEGER NOT NULL, in_minute INTEGER NOT NULL
        );
        CREATE TABLE IF NOT EXISTS requests (number INTEGER PRIMARY KEY AUTOINCREMENT, told TEXT NOT NULL);
        CREATE TABLE IF NOT EXISTS state (version INTEGER NOT NULL);
        INSERT INTO state SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM state)`)
      this.#hasTables = true
    }
    return sql
  }
}

const floor = (now: number, window: keyof typeof WINDOW_MS) => now - (now % WINDOW_MS[window])
