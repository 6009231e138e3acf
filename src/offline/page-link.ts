import type { WorkBudget } from '../lib/work-budget.ts'
import { type FoundUrl, readReference } from './reference.ts'
import { mayResolve } from './work.ts'

/**
 * Reads the address of a link that people follow.
 *
 * @param url the page's own address
 * @param base what its addresses are relative to; where it differs, `#top` leads away from the page
 * @returns null for a place on the same page, and for what no download can take
 */
export function readPageLink(value: string, url: string, base: string, work: WorkBudget): FoundUrl | null {
  const written = value.trim()
  if (!written.startsWith('#') && written !== '') return readReference(value, base, work)
  if (!mayResolve(written, base, work)) return null
  const target = URL.parse(base)
  if (!target || target.href.split('#', 1)[0] === url.split('#', 1)[0]) return null
  return readReference(new URL(written, base).href, base, work)
}
