import { siteOf } from '../../src/lib/url.ts'

interface Taken {
  files: number
  readonly origins: Set<string>
}

/**
 * How much a download takes from each website that it is not about, by registrable domain: its files, and the robots.txt of each of
 * its origins. Counted in memory, from the table of URLs when the object wakes.
 */
export class ThirdPartyFiles {
  readonly #sql: SqlStorage
  #taken: Map<string, Taken> | null = null

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql
  }

  /** Whether one more file may be taken of its website; counts it then. */
  take(url: string, filesMax: number): boolean {
    const site = siteOf(url)
    const { origin } = new URL(url)
    const taken = this.#counted().get(site) ?? { files: 0, origins: new Set() }
    const cost = taken.origins.has(origin) ? 1 : 2
    if (taken.files + taken.origins.size + cost > filesMax) return false
    taken.files++
    taken.origins.add(origin)
    this.#counted().set(site, taken)
    return true
  }

  /** Counts anew: what was taken may have been undone, or is gone. */
  forget(): void {
    this.#taken = null
  }

  #counted(): Map<string, Taken> {
    if (this.#taken) return this.#taken
    const counted = new Map<string, Taken>()
    const rows = this.#sql.exec<{ site: string; origin: string; urls: number }>(
      `SELECT site, origin, count(*) AS urls FROM urls WHERE site <> '' GROUP BY site, origin`,
    )
    for (const { site, origin, urls } of rows) {
      const taken = counted.get(site) ?? { files: 0, origins: new Set() }
      taken.files += urls
      taken.origins.add(origin)
      counted.set(site, taken)
    }
    this.#taken = counted
    return counted
  }
}
