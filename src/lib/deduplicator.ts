/** Beyond so many entries a memory starts anew: forgetting only costs telling the same thing twice. */
export const MEMORY_ENTRIES_MAX = 50_000

/** Tells what comes for the first time. */
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
