import type { Finding } from '../../../extraction/finding.ts'
import { Deduplicator, MEMORY_ENTRIES_MAX } from '../../../lib/deduplicator.ts'

/**
 * What a slice has told already. The pages of a site repeat their menus and footers; what was stored or offered with one
 * page need not travel again with the next. Lives as long as its slice, so that one that failed is told in full again.
 */
export class SliceMemory {
  readonly #links = new Deduplicator()
  readonly #items = new Map<string, number>()
  readonly #groups = new Deduplicator()
  readonly #fingerprints: Set<string>

  /** @param fingerprints of pages that the crawl read before this slice */
  constructor(fingerprints: readonly string[] = []) {
    this.#fingerprints = new Set(fingerprints)
  }

  /** Whether what a page shows comes for the first time; a page without a fingerprint always does. */
  isNewPage(fingerprint: string | null): boolean {
    if (fingerprint === null) return true
    if (this.#fingerprints.has(fingerprint)) return false
    this.#fingerprints.add(fingerprint)
    return true
  }

  /** Whether a link's URL comes for the first time. */
  isNewLink(url: string): boolean {
    return this.#links.isNew(url)
  }

  knowsLink(url: string): boolean {
    return this.#links.has(url)
  }

  /** Whether storing a finding could change what the crawl holds: it is new, or surer. */
  isNewItem({ type, normalized, confidence }: Finding): boolean {
    const key = `${type}:${normalized}`
    const known = this.#items.get(key)
    if (known !== undefined && known >= confidence) return false
    if (this.#items.size >= MEMORY_ENTRIES_MAX) this.#items.clear()
    this.#items.set(key, confidence)
    return true
  }

  /** @param group everything that a group of facts says, in one string */
  isNewGroup(group: string): boolean {
    return this.#groups.isNew(group)
  }
}
