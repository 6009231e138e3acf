/** At this many entries, the memory is cleared. The only cost is that something is reported twice. */
export const MEMORY_ENTRIES_MAX = 50_000

/** Detects entries that occur for the first time. */
export class Deduplicator {
  readonly #known = new Set<string>()

  has(entry: string): boolean {
    return this.#known.has(entry)
  }

  isNew(entry: string): boolean {
    if (this.#known.has(entry)) return false
    if (this.#known.size >= MEMORY_ENTRIES_MAX) this.#known.clear()
    this.#known.add(entry)
    return true
  }
}
