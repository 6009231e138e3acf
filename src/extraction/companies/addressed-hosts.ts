import type { Finding } from '../finding.ts'
import type { Page } from '../page.ts'
import { labelledRelation } from '../site/facts/relations.ts'
import type { CompanyMention } from './mention.ts'

/** Characters between a firm and its address: `Elm Web LLC - P.O. Box 12`. */
const GAP_MAX = 5
const GAP = /^[\s,:;–—-]*$/

/**
 * Returns the mentions of firms that a legal notice names as hosts or makers of the site, with their legal form and their
 * address: `Hébergeur : Elm Web SAS, 2 rue Haute, 59100 Olmes`. Unlike in a credit, they are parties that the law wants
 * named, also where the firm is a platform that many sites mention.
 */
export function addressedHosts(
  page: Page,
  mentions: readonly CompanyMention[],
  others: readonly Finding[],
): ReadonlySet<CompanyMention> {
  const starts = new Set(others.flatMap(({ type, start }) => (type === 'addresses' && start !== null ? [start] : [])))
  const isAddressed = (end: number) =>
    Array.from({ length: GAP_MAX + 1 }, (_, gap) => end + gap).some(
      (at) => starts.has(at) && GAP.test(page.text.slice(end, at)),
    )
  return new Set(
    mentions.filter(
      ({ kind, start, end }) =>
        kind === 'legal-form' &&
        start !== null &&
        end !== null &&
        isAddressed(end) &&
        labelledRelation(page, start) === 'agency',
    ),
  )
}
