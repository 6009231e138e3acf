import { runToEnd, type Steps } from '../lib/steps.ts'
import type { AddressCandidate } from './addresses/candidate.ts'
import { addressesInEastAsianText } from './addresses/east-asian-addresses.ts'
import { addressesInEntities } from './addresses/entity-addresses.ts'
import { mergeAddresses } from './addresses/merge-addresses.ts'
import { addressesInMeta } from './addresses/meta-addresses.ts'
import { addressesInText } from './addresses/text-addresses.ts'
import { addressesInThaiText } from './addresses/thai-addresses.ts'
import type { CountryGuess } from './countries.ts'
import type { Entity } from './entity.ts'
import type { Finding } from './finding.ts'
import { addressIdentity } from './identity.ts'
import { type Page, snippetAround } from './page.ts'
import { followRule, followRules } from './steps.ts'

/**
 * The postal addresses of a page: from structured data, from `<address>` and labelled stretches, and from text by the rules
 * of some sixty countries.
 *
 * @param countries the countries the page probably belongs to, likeliest first; they tell whose postcode plain digits are
 */
export const findAddresses = (page: Page, entities: readonly Entity[], countries: readonly CountryGuess[]): Finding[] =>
  runToEnd(addressesInSteps(page, entities, countries))

/** `findAddresses` with rests. */
export function* addressesInSteps(
  page: Page,
  entities: readonly Entity[],
  countries: readonly CountryGuess[],
): Steps<Finding[]> {
  const candidates = yield* followRules(page, [
    () => addressesInEntities(entities),
    () => addressesInMeta(page),
    () => addressesInText(page, countries),
    () => addressesInEastAsianText(page),
    () => addressesInThaiText(page),
  ])
  const merged = yield* followRule(page, () => mergeAddresses(candidates))
  return merged.map((candidate) => toFinding(page, candidate))
}

function toFinding(page: Page, candidate: AddressCandidate): Finding {
  const { value, country, confidence, method, start, end, entity } = candidate
  return {
    type: 'addresses',
    value,
    normalized: addressIdentity(value, country),
    confidence,
    method,
    start,
    end,
    snippet: start === null || end === null ? value : snippetAround(page, start, end),
    detail: { ...(country && { country }), ...(entity !== undefined && { entity }) },
  }
}
