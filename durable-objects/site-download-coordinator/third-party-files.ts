import { siteOf } from '../../src/lib/url.ts'

interface Taken {
  files: number
  readonly origins: Set<string>
}

/** How much may be taken from websites that a download is not about. */
export interface ThirdPartyLimits {
  /** Websites that the download is about. */
  readonly own: readonly string[]
  /** Of any one of the others. */
  readonly ofOneMax: number
  /** Of all others together, whether or not they answer. */
  readonly ofAllMax: number
}

/**
 * How much a download takes from each website that it is not about, by registrable domain: its files, and the robots.txt of each of
 * its origins. Counted in memory, from the table of URLs when the object wakes.
 */
export class ThirdPartyFiles {
  readonly #sql: SqlStorage
  #taken: Map<string, Taken> | null = null
  /** Of all other websites together. */
  #total = 0

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql
  }

  /** Whether a file may be taken of its website; counts one of another website then. */
  take(url: string, { own, ofOneMax, ofAllMax }: ThirdPartyLimits): boolean {
    const site = siteOf(url)
    if (own.includes(site)) return true
    const bySite = this.#counted(own)
    const { origin } = new URL(url)
    const taken = bySite.get(site) ?? { files: 0, origins: new Set() }
    const cost = taken.origins.has(origin) ? 1 : 2
    if (taken.files + taken.origins.size + cost > ofOneMax || this.#total + cost > ofAllMax) return false
    taken.files++
    taken.origins.add(origin)
    this.#total += cost
    bySite.set(site, taken)
    return true
  }

  /** Counts anew: what was taken may have been undone, or is gone. */
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
      // A row for each origin.
      if (!own.includes(site)) this.#total += urls + 1
    }
    this.#taken = counted
    return counted
  }
}
