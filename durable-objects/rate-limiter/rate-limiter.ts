import { DurableObject } from 'cloudflare:workers'

interface Rule {
  readonly attemptsMax: number
  readonly windowSeconds: number
}

/**
 * A sliding window of attempts for one key. Attempts are kept by time, so the window slides exactly; an alarm empties
 * the object once nothing in it counts any more.
 */
export class RateLimiter extends DurableObject<Env> {
  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    state.storage.sql.exec('CREATE TABLE IF NOT EXISTS attempts (at INTEGER NOT NULL)')
  }

  /** Counts one attempt and answers 0, or counts nothing and answers how many seconds to wait. */
  async spend(rule: Rule): Promise<number> {
    const wait = await this.waitSeconds(rule)
    if (wait > 0) return wait
    this.ctx.storage.sql.exec('INSERT INTO attempts (at) VALUES (?)', Date.now())
    await this.ctx.storage.setAlarm(Date.now() + rule.windowSeconds * 1000)
    return 0
  }

  /** Seconds until an attempt would be allowed; 0 when it is allowed now. */
  async waitSeconds(rule: Rule): Promise<number> {
    const now = Date.now()
    const since = now - rule.windowSeconds * 1000
    const recent = this.ctx.storage.sql
      .exec<{ at: number }>('SELECT at FROM attempts WHERE at > ? ORDER BY at DESC LIMIT ?', since, rule.attemptsMax)
      .toArray()
    if (recent.length < rule.attemptsMax) return 0
    return Math.max(1, Math.ceil((recent[recent.length - 1]!.at - since) / 1000))
  }

  async clear(): Promise<void> {
    this.ctx.storage.sql.exec('DELETE FROM attempts')
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }
}
