import { DurableObject } from 'cloudflare:workers'
import { judge, type Limits, type Passed, type Verdict, WINDOW_MS } from './windows.ts'

/** Days that usage is told of. */
const KEPT_MS = 31 * WINDOW_MS.day

/** Requests of an hour, `hour` being milliseconds since 1970. */
export interface HourOfUsage {
  readonly hour: number
  readonly passed: number
  readonly refused: number
}
type HourRow = { hour: number; passed: number; refused: number; minute: number; in_minute: number }

/**
 * Counts the requests of one API key, or of one account against its plan. A row for each hour holds all: its current minute, and with
 * the hours before it the day; so a request writes one row. Nothing here awaits between reading and writing, so that no two calls
 * interleave and the count is exact.
 */
export class ApiMeter extends DurableObject<Env> {
  /** Counts a request where the limits allow it. `version` tells of changes to the key since it was last seen. */
  async take(limits: Limits): Promise<Verdict & { version: number }> {
    const now = Date.now()
    const verdict = judge(limits, this.#passed(now), now)
    this.#count(now, verdict.isAllowed)
    return { ...verdict, version: this.#version() }
  }

  /** Takes back the newest request: another meter refused it. */
  async refund(): Promise<void> {
    this.#sql.exec(
      'UPDATE hours SET passed = max(0, passed - 1), in_minute = max(0, in_minute - 1) WHERE hour = (SELECT max(hour) FROM hours)',
    )
  }

  /** What passes now is no longer what passed before: whoever remembers the key asks for it again. */
  async touch(): Promise<void> {
    this.#sql.exec('UPDATE state SET version = version + 1')
  }

  /** By hours, oldest first, and of the windows that it is now. */
  async usage(): Promise<{ hours: HourOfUsage[]; now: Passed }> {
    const hours = this.#sql.exec<HourRow>('SELECT hour, passed, refused FROM hours ORDER BY hour').toArray()
    return { hours, now: this.#passed(Date.now()) }
  }

  /** The key, or the account, is gone: whoever remembers it learns so, and an hour later nothing is left here. */
  async retire(): Promise<void> {
    await this.touch()
    await this.ctx.storage.setAlarm(Date.now() + WINDOW_MS.hour)
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
    this.#isReady = false
  }

  #isReady = false

  /** The tables are made on use, because `deleteAll` drops them while this object may live on. */
  get #sql(): SqlStorage {
    const { sql } = this.ctx.storage
    if (!this.#isReady) {
      sql.exec(`CREATE TABLE IF NOT EXISTS hours (
          hour INTEGER PRIMARY KEY, passed INTEGER NOT NULL, refused INTEGER NOT NULL, minute INTEGER NOT NULL, in_minute INTEGER NOT NULL
        );
        CREATE TABLE IF NOT EXISTS state (version INTEGER NOT NULL);
        INSERT INTO state SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM state)`)
      this.#isReady = true
    }
    return sql
  }

  #version(): number {
    return this.#sql.exec<{ version: number }>('SELECT version FROM state').one().version
  }

  #passed(now: number): Passed {
    const [minute, hour, day] = [floor(now, 'minute'), floor(now, 'hour'), floor(now, 'day')]
    const rows = this.#sql.exec<HourRow>('SELECT * FROM hours WHERE hour >= ? AND hour <= ?', day, hour).toArray()
    const current = rows.find((row) => row.hour === hour)
    return {
      minute: current?.minute === minute ? current.in_minute : 0,
      hour: current?.passed ?? 0,
      day: rows.reduce((sum, { passed }) => sum + passed, 0),
    }
  }

  #count(now: number, isAllowed: boolean): void {
    const [minute, hour] = [floor(now, 'minute'), floor(now, 'hour')]
    const one = isAllowed ? 1 : 0
    const written = this.#sql.exec(
      `UPDATE hours SET passed = passed + ?1, refused = refused + 1 - ?1,
         in_minute = CASE WHEN minute = ?2 THEN in_minute ELSE 0 END + ?1, minute = ?2 WHERE hour = ?3`,
      one,
      minute,
      hour,
    ).rowsWritten
    if (written > 0) return
    this.#sql.exec('INSERT INTO hours VALUES (?, ?, ?, ?, ?)', hour, one, 1 - one, minute, one)
    this.#sql.exec('DELETE FROM hours WHERE hour < ?', now - KEPT_MS)
  }
}

const floor = (now: number, window: keyof typeof WINDOW_MS) => now - (now % WINDOW_MS[window])
