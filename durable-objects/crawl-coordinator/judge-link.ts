import type { OfferedLink, SkipReason } from '../../src/contracts/crawl-slices.ts'
import { siteOf } from '../../src/lib/url.ts'

/** Whether the frontier takes a link up, remembers it as skipped, or lets it pass without a trace. */
export type LinkVerdict =
  | { readonly kind: 'offer'; readonly priority: number }
  | { readonly kind: 'skip'; readonly reason: SkipReason }
  | { readonly kind: 'ignore' }

export function judgeLink(
  link: OfferedLink,
  sites: readonly string[],
  _takeFromTrap: (shape: string, budget: number) => boolean,
): LinkVerdict {
  if (!sites.includes(siteOf(link.url))) return { kind: 'ignore' }
  return { kind: 'offer', priority: link.depth }
}
