import type { Finding } from '../../extraction/finding.ts'

/** Beyond so many entries a memory starts anew: forgetting only costs telling the same thing twice. */
const ENTRIES_MAX = 50_000

/**
 * What a slice has told already. The pages of a site repeat their menus and footers; what was stored or offered with one
 * page need not travel again with the next. Lives as long as its slice, so that one that failed is told in full again.
 */
export class SliceMemory {
  readonly #links = new Set<string>()
  readonly #items = new Map<string, { confidence: number; hasContact: boolean }>()
  readonly #contacts = new Set<string>()

  /** Whether a link's URL comes for the first time. */
  isNewLink(url: string): boolean {
    return isNew(this.#links, url)
  }

  /** Whether storing a finding could change what the crawl holds: it is new, surer, or the first with a contact. */
  isNewItem({ type, normalized, confidence }: Finding, hasContact: boolean): boolean {
    const key = `${type}:${normalized}`
    const known = this.#items.get(key)
    if (known && known.confidence >= confidence && (known.hasContact || !hasContact)) return false
    if (this.#items.size >= ENTRIES_MAX) this.#items.clear()
    this.#items.set(key, {
      confidence: Math.max(confidence, known?.confidence ?? 0),
      hasContact: hasContact || (known?.hasContact ?? false),
    })
    return true
  }

  /** @param contact everything that a contact says, in one string */
  isNewContact(contact: string): boolean {
    return isNew(this.#contacts, contact)
  }
}

function isNew(known: Set<string>, entry: string): boolean {
  if (known.has(entry)) return false
  if (known.size >= ENTRIES_MAX) known.clear()
  known.add(entry)
  return true
}
