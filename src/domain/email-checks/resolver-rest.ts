import type { ServiceContext } from '../../core/context.ts'
import { AppError } from '../../lib/errors.ts'

/** How long a resolver that does not answer is left alone, by everyone. */
const REST = { attemptsMax: 1, windowSeconds: 10 * 60 }
const MESSAGE = 'The DNS resolver is being left alone.'

/** Remembers for all consumers together that the resolver does not answer, so that each need not find out for itself. */
export class ResolverRest {
  readonly #ctx: ServiceContext
  readonly #key: string

  constructor(ctx: ServiceContext) {
    this.#ctx = ctx
    // Another resolver is another matter.
    this.#key = `dns-resolver:${ctx.config.dnsUrl}`
  }

  async isOn(): Promise<boolean> {
    return isRefused(this.#ctx.throttle.check(this.#key, REST, MESSAGE))
  }

  /** The resolver does not answer: it rests from now on, and the log says so once. */
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
