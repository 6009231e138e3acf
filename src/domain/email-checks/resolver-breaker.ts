import type { ServiceContext } from '../../core/context.ts'
import { AppError } from '../../lib/errors.ts'

/** How long all consumers pause after the resolver stopped answering. */
const REST = { attemptsMax: 1, windowSeconds: 10 * 60 }
const MESSAGE = 'The DNS resolver is being left alone.'

/**
 * A circuit breaker shared by all consumers: records that the resolver is down, so that each need not find out for
 * itself.
 */
export class ResolverBreaker {
  readonly #ctx: ServiceContext
  readonly #key: string

  constructor(ctx: ServiceContext) {
    this.#ctx = ctx
    // Each resolver has a breaker of its own.
    this.#key = `dns-resolver:${ctx.config.dnsUrl}`
  }

  async isOn(): Promise<boolean> {
    return isRefused(this.#ctx.throttle.check(this.#key, REST, MESSAGE))
  }

  /** Starts the pause because the resolver does not answer, and logs it once. */
  async begin(cause: unknown): Promise<void> {
    if (await isRefused(this.#ctx.throttle.spend(this.#key, REST, MESSAGE))) return
    const minutes = REST.windowSeconds / 60
    const reason = String(cause).slice(0, 200)
    this.#ctx.log.error(`email checks stop for ${minutes} minutes: the DNS resolver does not answer`, {
      dns_url: this.#ctx.config.dnsUrl,
      reason,
    })
  }
}

async function isRefused(attempt: Promise<void>): Promise<boolean> {
  try {
    await attempt
    return false
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return true
    throw error
  }
}
