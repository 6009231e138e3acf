import type { WorkBudget } from '../lib/work-budget.ts'
import { type FoundUrl, readReference } from './reference.ts'
import { mayResolve } from './work.ts'

/**
 * Resolves a link that users follow.
 *
 * @param url the page's own URL
 * @param base the page's base URL; if it differs from `url`, `#top` leads away from the page
 * @returns null for an anchor on the same page, and for a URL that cannot be downloaded
 */
export function readPageLink(value: string, url: string, base: string, work: WorkBudget): FoundUrl | null {
  const written = value.trim()
  if (!written.startsWith('#') && written !== '') return readReference(value, base, work)
  if (!mayResolve(written, base, work)) return null
  const target = URL.parse(base)
  if (!target || target.href.split('#', 1)[0] === url.split('#', 1)[0]) return null
  return readReference(new URL(written, base).href, base, work)
}
