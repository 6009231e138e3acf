import { readLinks } from '../../../extraction/links.ts'
import type { Page } from '../../../extraction/page.ts'
import { canonicalUrl, siteOf } from '../../../lib/url.ts'
import { evaluateUrl } from '../../../url-policy/evaluate-url.ts'

/** Returns the links of a page within its site that most likely show contacts, best first, as a crawl would order them. */
export function likelyPages(page: Page, language: string | null = null): string[] {
  const sites = [siteOf(page.url)]
  const start = canonicalUrl(page.url)
  const priorities = new Map<string, number>()
  for (const { url: given, text, isTranslation = false } of readLinks(page).links) {
    const url = canonicalUrl(given)
    if (!url || url === start || priorities.has(url)) continue
    const candidate = { url, text, depth: 1, is_translation: isTranslation }
    const verdict = evaluateUrl(candidate, { sites, takeFromTrap: () => true, language })
    if (verdict.verdict === 'offer') priorities.set(url, verdict.priority)
  }
  return [...priorities].toSorted(([, one], [, other]) => one - other).map(([url]) => url)
}
