import { runToEnd, type Steps } from '../lib/steps.ts'
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
import type { PhoneMention } from './phones/phone-mention.ts'
import { isSampleData } from './phones/sample-data.ts'
import { findStructuredPhones } from './phones/structured-phones.ts'
import { findTextPhones } from './phones/text-phones.ts'
import { findVanityPhones } from './phones/vanity-phones.ts'
import { type Rule, type RuleTrace, runRules } from './run-rules.ts'
import { followRule } from './steps.ts'

/**
 * Returns the phone and fax numbers of a page, one finding per distinct number.
 *
 * @param countries the page's probable countries, likeliest first, for national numbers
 */
export const findPhones = (page: Page, entities: readonly Entity[], countries: readonly CountryGuess[]): Finding[] =>
  runToEnd(phonesInSteps(page, entities, countries))

/** Step-by-step version of `findPhones`, for `runInTurns`. */
export function* phonesInSteps(
  page: Page,
  entities: readonly Entity[],
  countries: readonly CountryGuess[],
  trace?: RuleTrace,
): Steps<Finding[]> {
  const resolver = new NumberResolver(countries)
  const folded = yield* followRule(page, () => foldedTextOf(page))
  const run = (rules: readonly Rule<PhoneMention>[]) => runRules(rules, page, trace)
  const declared = yield* run([
    { id: 'phones.structured', find: () => findStructuredPhones(page, entities, resolver) },
    { id: 'phones.link', find: () => findLinkPhones(page, folded, resolver) },
  ])
  const spelled = yield* run([{ id: 'phones.vanity', find: () => findVanityPhones(folded, resolver) }])
  const written = yield* run([{ id: 'phones.national', find: () => findTextPhones(page, folded, resolver, declared) }])
  // `(212) NEW-YORK (639-9675)`: digits within a vanity number belong to it.
  const isSpelled = (at: number) => spelled.some(({ start, end }) => start! <= at && at < end!)
  const shown = written.filter(({ start }) => !isSampleData(page, start!) && !isSpelled(start!))
  const described = yield* run([{ id: 'phones.description', find: () => findDescribedPhones(page, resolver) }])
  const whole = [...declared, ...shown, ...spelled, ...described]
  const local = yield* run([{ id: 'phones.local', find: () => findLocalPhones(folded, resolver, whole) }])
  const completed = new Set(local.map(({ start }) => start))
  const extensions = yield* run([
    { id: 'phones.extension', find: () => findExtensionPhones(page, folded, resolver, whole) },
  ])
  const short = [...local, ...extensions]
  return mergeMentions(page, [...whole.filter(({ number, start }) => number || !completed.has(start)), ...short])
}
