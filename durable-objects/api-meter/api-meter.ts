import { DurableObject } from 'cloudflare:workers'
import { judge, type Limits, type Passed, type Verdict, WINDOW_MS } from './windows.ts'

/** Days that usage is told of. */
const KEPT_MS = 31 * WINDOW_MS.day
/** Requests of a key that are listed; those before them are forgotten. */
const REQUESTS_KEPT = 500
/** How long counts may be in memory alone. */
const FLUSH_MS = 1_000

/** Requests of an hour, `hour` being milliseconds since 1970. */
export interface HourOfUsage {
  readonly hour: number
  readonly passed: number
  readonly refused: number
}
/** How a request was answered. */
export interface NotedRequest {
  readonly method: string
  readonly path: string
  readonly status: number
  /** Of an error. */
  readonly code: string | null
  readonly duration_ms: number
  readonly ip_address: string
  readonly created_at: string
}
type HourRow = { hour: number; passed: number; refused: number; minute: number; in_minute: number }

/** What is counted now; the hours before it no longer change. */
interface Count {
  readonly day: number
  readonly hour: number
  minute: number
  /** Of the day's hours before this one. */
  readonly earlier: number
  passed: number
  refused: number
  inMinute: number
}

/**
 * Counts the requests of one API key, or of one account against its plan. Nothing here awaits between reading and counting, so that no
 * two calls interleave and the count is exact. It is kept in memory and written down once a second: a write for each request would
 * make each of them wait for the disk, and cost several times what the request does. A machine that dies forgets
 * at most that second, in the customer's favour.
 */
export class ApiMeter extends DurableObject<Env> {
  #count: Count | null = null
  #version: number | null = null
  /** Requests that are not written down yet. */
  #noted: NotedRequest[] = []
  #flush: ReturnType<typeof setTimeout> | null = null
  #hasTables = false

  /** Counts a request where the limits allow it. `version` tells of changes to the key since it was last seen. */
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

  /** Takes back the newest request: another meter refused it. */
  async refund(): Promise<void> {
    const count = this.#countOf(Date.now())
    count.passed = Math.max(0, count.passed - 1)
    count.inMinute = Math.max(0, count.inMinute - 1)
    this.#flush ??= setTimeout(() => this.#write(), FLUSH_MS)
  }

  /** Keeps how a request of the key was answered, among the newest `REQUESTS_KEPT`. */
  async note(request: NotedRequest): Promise<void> {
    this.#noted.push(request)
    if (this.#noted.length > REQUESTS_KEPT) this.#noted.shift()
    this.#flush ??= setTimeout(() => this.#write(), FLUSH_MS)
  }

  /** What was noted, newest first. @param before the number of the last one that was listed before */
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

  /** What passes now is no longer what passed before: whoever remembers the key asks for it again. */
  async touch(): Promise<void> {
    this.#version = this.#readVersion() + 1
    this.#sql.exec('UPDATE state SET version = ?', this.#version)
  }

  /** By hours, oldest first, and of the windows that it is now. */
  async usage(): Promise<{ hours: HourOfUsage[]; now: Passed }> {
    const { passed, earlier, inMinute } = this.#countOf(Date.now())
    this.#write()
    const hours = this.#sql.exec<HourRow>('SELECT hour, passed, refused FROM hours ORDER BY hour').toArray()
    return { hours, now: { minute: inMinute, hour: passed, day: earlier + passed } }
  }

  /** The key, or the account, is gone: whoever remembers it learns so, and an hour later nothing is left here. */
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

  /** The count of the hour that it is; that of one before is written down first. */
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

  /** The tables are made on use, because `deleteAll` drops them while this object may live on. */
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
