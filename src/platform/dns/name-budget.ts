import { getDomain } from 'tldts'

export interface NameBudgetOptions {
  /** The maximum number of names to resolve per registrable domain and window. */
  readonly namesMax: number
  readonly windowMs: number
  readonly now: () => number
}

/** The maximum number of domains counted at once; the oldest is evicted first. */
const DOMAINS_MAX = 2_000

interface Window {
  names: number
  readonly untilMs: number
}

/**
 * Limits how many names under one registrable domain are resolved: a page can invent any number of them, and each is a
 * query to the name servers of that domain's owner. The domain itself, its `www` and names without a registrable domain
 * are not counted.
 */
export class NameBudget {
  readonly #options: NameBudgetOptions
  readonly #windows = new Map<string, Window>()

  constructor(options: NameBudgetOptions) {
    this.#options = options
  }

  /** Counts a lookup; false if the domain's budget is used up. */
  take(hostname: string): boolean {
    const { namesMax, windowMs, now } = this.#options
    const domain = getDomain(hostname, { allowPrivateDomains: true })
    if (domain === null || hostname === domain || hostname === `www.${domain}`) return true
    const known = this.#windows.get(domain)
    const window = known && known.untilMs > now() ? known : { names: 0, untilMs: now() + windowMs }
    if (window.names >= namesMax) return false
    window.names++
    if (window === known) return true
    this.#windows.delete(domain)
    this.#windows.set(domain, window)
    if (this.#windows.size > DOMAINS_MAX) this.#windows.delete(this.#windows.keys().next().value!)
    return true
  }
}
