import type { CountryGuess } from './countries.ts'
import type { Entity } from './entity.ts'
import type { Finding } from './finding.ts'
import type { Page } from './page.ts'
import { findDescribedPhones } from './phones/described-phones.ts'
import { findExtensionPhones } from './phones/extension-stems.ts'
import { foldedTextOf } from './phones/fold-phone-text.ts'
import { findLinkPhones } from './phones/link-phones.ts'
import { findLocalPhones } from './phones/local-phones.ts'
import { mergeMentions } from './phones/merge-mentions.ts'
import { NumberResolver } from './phones/number-resolver.ts'
import { isSampleData } from './phones/sample-data.ts'
import { findStructuredPhones } from './phones/structured-phones.ts'
import { findTextPhones } from './phones/text-phones.ts'
import { findVanityPhones } from './phones/vanity-phones.ts'

/**
 * The phone and fax numbers of a page, one finding for each distinct number.
 *
 * @param countries where the page probably belongs, likeliest first: national numbers are read there
 */
export function findPhones(page: Page, entities: readonly Entity[], countries: readonly CountryGuess[]): Finding[] {
  const resolver = new NumberResolver(countries)
  const folded = foldedTextOf(page)
  const declared = [...findStructuredPhones(page, entities, resolver), ...findLinkPhones(page, folded, resolver)]
  const spelled = findVanityPhones(folded, resolver)
  const shown = findTextPhones(page, folded, resolver, declared).filter(({ start }) => !isSampleData(page, start!))
  const whole = [...declared, ...shown, ...spelled, ...findDescribedPhones(page, resolver)]
  const local = findLocalPhones(folded, resolver, whole)
  const completed = new Set(local.map(({ start }) => start))
  const short = [...local, ...findExtensionPhones(page, folded, resolver, whole)]
  return mergeMentions(page, [...whole.filter(({ number, start }) => number || !completed.has(start)), ...short])
}
