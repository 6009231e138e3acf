import { readLinks } from '../../../extraction/links.ts'
import type { Page } from '../../../extraction/page.ts'
import { canonicalUrl, siteOf } from '../../../lib/url.ts'
import { CONTACT_PAGE_KINDS, type ContactPageKind } from '../../../url-policy/contact-words.ts'
import { evaluateUrl } from '../../../url-policy/evaluate-url.ts'
import { contactPageOf, PRIORITY_LAST } from '../../../url-policy/priority.ts'

interface Candidate {
  readonly url: string
  readonly priority: number
  readonly kind: ContactPageKind | null
}

/**
 * Returns the links of a page within its site that most likely show contacts, best first: one page of each kind, then
 * the others as a crawl would order them. A crawl reads all offices before the team; a preview reads two pages.
 */
export function likelyPages(page: Page, language: string | null = null): string[] {
  const candidates = candidatesOf(page, language)
  const best = CONTACT_PAGE_KINDS.flatMap((kind) => candidates.find((candidate) => candidate.kind === kind) ?? [])
  return [...new Set([...best, ...candidates].map(({ url }) => url))]
}

/** The links that a crawl would follow, in its order; pages of one kind in the order of their paths' lengths. */
function candidatesOf(page: Page, language: string | null): Candidate[] {
  const sites = [siteOf(page.url)]
  const start = canonicalUrl(page.url)
  const found = new Map<string, Candidate>()
  for (const { url: given, text, isTranslation = false } of readLinks(page).links) {
    const url = canonicalUrl(given)
    if (!url || url === start || found.has(url)) continue
    const candidate = { url, text, depth: 1, is_translation: isTranslation }
    const verdict = evaluateUrl(candidate, { sites, takeFromTrap: () => true, language })
    if (verdict.verdict !== 'offer') continue
    const { priority } = verdict
    // A trap or another language comes last, whatever it shows.
    found.set(url, { url, priority, kind: priority < PRIORITY_LAST ? contactPageOf(url, text) : null })
  }
  return [...found.values()].toSorted((one, other) => one.priority - other.priority || lengthOf(one) - lengthOf(other))
}

const lengthOf = ({ url, kind }: Candidate): number => (kind ? new URL(url).pathname.split('/').length : 0)
