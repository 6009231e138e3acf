import { runToEnd, type Steps } from '../lib/steps.ts'
import type { AddressCandidate } from './addresses/candidate.ts'
import { addressesInColumns } from './addresses/column-addresses.ts'
import { addressesInEastAsianText } from './addresses/east-asian-addresses.ts'
import { addressesInEntities } from './addresses/entity-addresses.ts'
import { addressesInMaps, isSameAddress } from './addresses/map-addresses.ts'
import { mergeAddresses } from './addresses/merge-addresses.ts'
import { addressesInMeta } from './addresses/meta-addresses.ts'
import { addressesInText } from './addresses/text-addresses.ts'
import { addressesInThaiText } from './addresses/thai-addresses.ts'
import type { CountryGuess } from './countries.ts'
import type { Entity } from './entity.ts'
import type { Finding } from './finding.ts'
import { addressIdentity } from './identity.ts'
import { type Page, snippetAround } from './page.ts'
import { type Rule, type RuleTrace, runRules } from './run-rules.ts'
import { followRule } from './steps.ts'

/**
 * Returns the postal addresses of a page: from structured data, from `<address>` and labelled passages, and from text
 * by the rules of some sixty countries.
 *
 * @param countries the page's probable countries, likeliest first; they determine the country of plain digit postcodes
 */
export const findAddresses = (page: Page, entities: readonly Entity[], countries: readonly CountryGuess[]): Finding[] =>
  runToEnd(addressesInSteps(page, entities, countries))

/** Step-by-step version of `findAddresses`, for `runInTurns`. */
export function* addressesInSteps(
  page: Page,
  entities: readonly Entity[],
  countries: readonly CountryGuess[],
  trace?: RuleTrace,
): Steps<Finding[]> {
  const rules: Rule<AddressCandidate>[] = [
    { id: 'addresses.structured', find: () => addressesInEntities(entities) },
    { id: 'addresses.meta', find: () => addressesInMeta(page) },
    { id: 'addresses.postcode', find: () => addressesInText(page, countries) },
    { id: 'addresses.east-asian', find: () => addressesInEastAsianText(page) },
    { id: 'addresses.thai', find: () => addressesInThaiText(page) },
    { id: 'addresses.column', find: () => addressesInColumns(page) },
    { id: 'addresses.map', find: () => addressesInMaps(page, countries) },
  ]
  const candidates = yield* runRules(rules, page, trace)
  const merged = yield* followRule(page, () => mergeAddresses(candidates))
  return withoutSpelledTwice(merged).map((candidate) => toFinding(page, candidate))
}

/** Removes map addresses that the page also shows in another spelling. */
function withoutSpelledTwice(all: readonly AddressCandidate[]): readonly AddressCandidate[] {
  const isOfMap = ({ rules }: AddressCandidate) => rules?.[0] === 'addresses.map'
  if (!all.some(isOfMap)) return all
  const shown = all.filter((one) => !isOfMap(one))
  return all.filter((one) => !isOfMap(one) || !shown.some(({ value }) => isSameAddress(value, one.value)))
}

function toFinding(page: Page, candidate: AddressCandidate): Finding {
  const { value, country, confidence, method, start, end, entity, rules } = candidate
  return {
    type: 'addresses',
    value,
    normalized: addressIdentity(value, country),
    confidence,
    method,
    rules,
    start,
    end,
    snippet: start === null || end === null ? value : snippetAround(page, start, end),
    detail: { ...(country && { country }), ...(entity !== undefined && { entity }) },
  }
}
