import { fold } from '../lib/fold.ts'
import { memoizeByObject } from '../lib/memoize-by-object.ts'
import { countryNamed } from './addresses/country-names.ts'
import { countryOfHost } from './countries/domain-country.ts'
import { LANGUAGE_COUNTRIES } from './countries/language-countries.ts'
import { languageOfText } from './countries/language-of-text.ts'
import { Tally } from './countries/tally.ts'
import { tallyDialledCountries } from './countries/tally-dialled-countries.ts'
import { linesWithDigits, tallyPageSigns } from './countries/tally-page-signs.ts'
import { tallyPlaceNames } from './countries/tally-place-names.ts'
import { type Entity, textValues } from './entity.ts'
import type { ExtractionHints, Finding } from './finding.ts'
import { type Page, urlOfPage } from './page.ts'
import { foldedTextOf, foldPhoneText } from './phones/fold-phone-text.ts'
import { wordsOfPage } from './word-pattern.ts'

/** A probable country of a page. The weights of one page add up to at most 1. */
export interface CountryGuess {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly weight: number
}

/** Total points at which the weights add up to 1; with fewer points the sum is lower. */
const FULL_POINTS = 3
const GUESSES_MAX = 10
/** Long pages are judged by their beginning and their end, where addresses are. */
const HEAD_LENGTH = 8_000
const TAIL_LENGTH = 12_000

/**
 * Ranks the probable countries of a page, likeliest first.
 *
 * @param hints a country given here is the only result
 * @param addresses addresses found on the page, whose `detail.country` counts
 */
export function rankCountries(
  page: Page,
  entities: readonly Entity[],
  hints: ExtractionHints,
  addresses: readonly Finding[] = [],
): CountryGuess[] {
  if (hints.country) return [{ country: hints.country.toUpperCase(), weight: 1 }]
  const tally = new Tally()
  tally.addAll(tallyOfPage(page)(entities))
  for (const [country, count] of countBy(addresses, ({ detail }) => detail?.country ?? null)) {
    tally.addRepeated(country, count, 3, 0.7, 5)
  }
  const total = Math.max(
    FULL_POINTS,
    [...tally.points.values()].reduce((sum, points) => sum + points, 0),
  )
  return [...tally.points]
    .map(([country, points]) => ({ country, weight: points / total }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, GUESSES_MAX)
}

/**
 * The points from the page and its structured data. Cached, because the ranking runs twice: without addresses and with
 * them.
 */
const tallyOfPage = memoizeByObject((page: Page) =>
  memoizeByObject((entities: readonly Entity[]): Tally => {
    const tally = tallyOfText(page)
    for (const [country, count] of countBy(
      entities.flatMap((entity) => textValues(entity, 'addressCountry')),
      countryOf,
    ))
      tally.addRepeated(country, count, 4, 0.5, 6)
    return tally
  }),
)

function tallyOfText(page: Page): Tally {
  const tally = new Tally()
  const { text } = page
  const sample =
    text.length <= HEAD_LENGTH + TAIL_LENGTH ? text : `${text.slice(0, HEAD_LENGTH)}\n${text.slice(-TAIL_LENGTH)}`
  const host = countryOfHost(urlOfPage(page)?.hostname ?? '')
  if (host) tally.add(host, 5)
  addLanguages(tally, page)
  addMetadata(tally, page)
  const folded = sample === text ? foldedTextOf(page) : foldPhoneText(sample)
  const numeric = linesWithDigits(sample)
  tally.addAll(tallyPageSigns(sample, numeric))
  tally.addAll(tallyPlaceNames(sample))
  tally.addAll(tallyDialledCountries(page, folded === sample ? numeric : linesWithDigits(folded)))
  return tally
}

function addLanguages(tally: Tally, page: Page): void {
  const written = languageOfText(page.text, wordsOfPage(page))
  if (written) tally.addShares(LANGUAGE_COUNTRIES.get(written) ?? '', 1.8)
  for (const [tag, isOften] of [
    [page.language, true],
    [page.meta.get('og:locale')?.toLowerCase().replace('_', '-'), false],
  ] as const) {
    const [language = '', region] = tag?.split('-') ?? []
    if (language === '') continue
    // Templates keep their maker's language, so a tag that contradicts the text has little weight.
    const trust = (isOften ? 1 : 0.6) * (written && !written.startsWith(language) ? 0.5 : 1)
    if (region && /^[a-z]{2}$/.test(region)) tally.add(region.toUpperCase(), trust * (region === 'us' ? 0.6 : 2.5))
    else if (isOften && (!written || trust < 1)) {
      tally.addShares(LANGUAGE_COUNTRIES.get(tag!) ?? LANGUAGE_COUNTRIES.get(language) ?? '', 1.5 * trust)
    }
  }
}

function addMetadata(tally: Tally, page: Page): void {
  const region = page.meta.get('geo.region') ?? page.meta.get('geo.country')
  for (const given of [
    region?.slice(0, 2),
    page.meta.get('og:country-name'),
    page.meta.get('business:contact_data:country_name'),
    page.meta.get('dcterms.coverage'),
  ]) {
    const country = given && countryOf(given)
    if (country) tally.add(country, 3)
  }
}

function countryOf(given: string): string | null {
  const trimmed = given.trim()
  if (/^[A-Za-z]{2}$/.test(trimmed) && trimmed.toUpperCase() !== 'UK') return trimmed.toUpperCase()
  return countryNamed(fold(trimmed))
}

function countBy<T>(values: readonly T[], keyOf: (value: T) => string | null): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) {
    const key = keyOf(value)
    if (key) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}
