import { DurableObject } from 'cloudflare:workers'

interface Rule {
  readonly attemptsMax: number
  readonly windowSeconds: number
}

/**
 * A sliding window of attempts for one key. Each attempt is stored with its time, so the window slides exactly. An
 * alarm deletes the storage once no attempt counts any more. No method awaits between reading and writing, so calls do
 * not interleave.
 */
export class RateLimiter extends DurableObject<Env> {
  /** Counts one attempt and returns 0. If the limit is reached, counts nothing and returns the seconds to wait. */
  async spend(rule: Rule): Promise<number> {
    const now = Date.now()
    const waitSeconds = this.#waitSeconds(rule, now)
    if (waitSeconds > 0) return waitSeconds
    this.#sql.exec('DELETE FROM attempts WHERE at <= ?', now - rule.windowSeconds * 1000)
    this.#sql.exec('INSERT INTO attempts (at) VALUES (?)', now)
    await this.ctx.storage.setAlarm(now + rule.windowSeconds * 1000)
    return 0
  }

  /** Returns the seconds until an attempt is allowed; 0 if it is allowed now. */
  async waitSeconds(rule: Rule): Promise<number> {
    return this.#waitSeconds(rule, Date.now())
  }

  /** Undoes the latest attempt, because it should not count. */
  async refund(): Promise<void> {
    this.#sql.exec('DELETE FROM attempts WHERE rowid = (SELECT max(rowid) FROM attempts)')
  }

  async clear(): Promise<void> {
    this.#sql.exec('DELETE FROM attempts')
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }

  /** Creates the table on use, because `deleteAll` drops it while this object may live on. */
  get #sql(): SqlStorage {
    this.ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS attempts (at INTEGER NOT NULL)')
    return this.ctx.storage.sql
  }

  #waitSeconds({ attemptsMax, windowSeconds }: Rule, now: number): number {
    const since = now - windowSeconds * 1000
    const recent = this.#sql
      .exec<{ at: number }>('SELECT at FROM attempts WHERE at > ? ORDER BY rowid DESC LIMIT ?', since, attemptsMax)
      .toArray()
    if (recent.length < attemptsMax) return 0
    return Math.max(1, Math.ceil((recent[recent.length - 1]!.at - since) / 1000))
  }
}
