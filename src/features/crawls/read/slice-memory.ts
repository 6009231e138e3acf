import type { Finding } from '../../../extraction/finding.ts'
import { Deduplicator, MEMORY_ENTRIES_MAX } from '../../../lib/deduplicator.ts'

/**
 * What a lease has already stored or reported. The pages of a site repeat their menus and footers, which need not be
 * sent again with each page. It lives as long as its lease, so a lease that is repeated after a failure sends
 * everything again.
 */
export class SliceMemory {
  readonly #links = new Deduplicator()
  readonly #items = new Map<string, number>()
  readonly #groups = new Deduplicator()
  readonly #fingerprints: Set<string>

  /** @param fingerprints the fingerprints of pages that the crawl read before this lease */
  constructor(fingerprints: readonly string[] = []) {
    this.#fingerprints = new Set(fingerprints)
  }

  /** Whether the content of a page is new. A page without a fingerprint always counts as new. */
  isNewPage(fingerprint: string | null): boolean {
    if (fingerprint === null) return true
    if (this.#fingerprints.has(fingerprint)) return false
    this.#fingerprints.add(fingerprint)
    return true
  }

  /** Whether a link's URL is new. */
  isNewLink(url: string): boolean {
    return this.#links.isNew(url)
  }

  knowsLink(url: string): boolean {
    return this.#links.has(url)
  }

  /** Whether a finding is new, or has a higher confidence than before. */
  isNewItem({ type, normalized, confidence }: Finding): boolean {
    const key = `${type}:${normalized}`
    const known = this.#items.get(key)
    if (known !== undefined && known >= confidence) return false
    if (this.#items.size >= MEMORY_ENTRIES_MAX) this.#items.clear()
    this.#items.set(key, confidence)
    return true
  }

  /** @param group all content of a group of facts, as one string */
  isNewGroup(group: string): boolean {
    return this.#groups.isNew(group)
  }
}
