import { originOf, siteOf } from '../../src/lib/url.ts'

interface Taken {
  files: number
  readonly origins: Set<string>
}

/** The limits on requests to third-party websites. */
export interface ThirdPartyLimits {
  /** The download's own websites. */
  readonly own: readonly string[]
  /** Maximum per third-party website. */
  readonly ofOneMax: number
  /** Maximum for all third-party websites together, whether or not they answer. */
  readonly ofAllMax: number
}

/**
 * Counts a download's requests to each third-party website, by registrable domain: its files, and the robots.txt of
 * each of its origins. The counts are in memory, read from the table of URLs when the object wakes up.
 */
export class ThirdPartyFiles {
  readonly #sql: SqlStorage
  #taken: Map<string, Taken> | null = null
  /** Requests to all third-party websites together. */
  #total = 0

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql
  }

  /** Whether a file may be requested. If it may, and belongs to a third-party website, it is counted. */
  take(url: string, { own, ofOneMax, ofAllMax }: ThirdPartyLimits): boolean {
    const site = siteOf(url)
    if (own.includes(site)) return true
    const bySite = this.#counted(own)
    const origin = originOf(url)
    const taken = bySite.get(site) ?? { files: 0, origins: new Set() }
    const cost = taken.origins.has(origin) ? 1 : 2
    if (taken.files + taken.origins.size + cost > ofOneMax || this.#total + cost > ofAllMax) return false
    taken.files++
    taken.origins.add(origin)
    this.#total += cost
    bySite.set(site, taken)
    return true
  }

  /** Discards the counts after a rollback or deletion; they are counted again when needed. */
  forget(): void {
    this.#taken = null
  }

  #counted(own: readonly string[]): Map<string, Taken> {
    if (this.#taken) return this.#taken
    const counted = new Map<string, Taken>()
    this.#total = 0
    const rows = this.#sql.exec<{ site: string; origin: string; urls: number }>(
      `SELECT site, origin, count(*) AS urls FROM urls WHERE site <> '' GROUP BY site, origin`,
    )
    for (const { site, origin, urls } of rows) {
      const taken = counted.get(site) ?? { files: 0, origins: new Set() }
      taken.files += urls
      taken.origins.add(origin)
      counted.set(site, taken)
      // Each row is one origin, whose robots.txt counts too.
      if (!own.includes(site)) this.#total += urls + 1
    }
    this.#taken = counted
    return counted
  }
}
