import { getDomain } from 'tldts'

export interface NameBudgetOptions {
  /** Names under one registrable domain that are looked up within a window. */
  readonly namesMax: number
  readonly windowMs: number
  readonly now: () => number
}

/** Domains that are counted at once; the one that was begun first goes first. */
const DOMAINS_MAX = 2_000

interface Window {
  names: number
  readonly untilMs: number
}

/**
 * Bounds how many names under one registrable domain are looked up: a page can invent as many as it likes, and each is a question to
 * the name servers of whoever the domain belongs to. The domain itself, its `www` and what has no registrable domain are not counted.
 */
export class NameBudget {
  readonly #options: NameBudgetOptions
  readonly #windows = new Map<string, Window>()

  constructor(options: NameBudgetOptions) {
    this.#options = options
  }

  /** Counts a look-up; false when the domain has had its share. */
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
