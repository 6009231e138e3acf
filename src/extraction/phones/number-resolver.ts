import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max'
import { COUNTRIES } from '../../facts/generated/countries.ts'
import { codesWhere, countryOf } from '../../facts/tables.ts'
import type { CountryGuess } from '../countries.ts'
import { compareGrouping, GROUPING_RANK, type Grouping } from './compare-grouping.ts'
import { isPlaceholder } from './is-placeholder.ts'
import { isService, isShortService, isValidNumber, parseNumber } from './parse-number.ts'

/** A valid number and how it was interpreted. */
export interface ResolvedNumber {
  readonly number: PhoneNumber
  readonly grouping: Grouping
  /** The weight of the country in which a national number was interpreted; 1 for an international number. */
  readonly weight: number
  /** Whether the number is written without its country's trunk prefix. */
  readonly lacksTrunk: boolean
}

/** Each parse costs about 20 µs. The limit keeps a page full of digits from costing seconds. */
const PARSES_MAX = 6_000
/** Maximum number of countries tried for a national number. */
const COUNTRIES_MAX = 8
/** Minimum weight of the countries tried when a number may belong to the page's own country. */
const UNLIKELY_WEIGHT = 0.08
/** Maximum length of a local number: places with longer ones have no area codes. */
const LOCAL_DIGITS_MAX = 7
/** Minimum weight of a country named in the text around a number. */
const NEARBY_WEIGHT = 0.3
/** With at least this weight, the likeliest country of a page is certain. */
const SURE_WEIGHT = 0.5
/** Countries tried for labelled numbers when no country of the page matches: large ones with distinctive formats. */
const FALLBACK_COUNTRIES = codesWhere(({ phones }) => phones?.isTriedUnasked === true).filter((code) =>
  isSupportedCountry(code),
)

/** Former mobile prefixes after the calling code, with their replacements. */
const FORMER_MOBILES = COUNTRIES.flatMap(({ phones }) => phones?.formerMobile ?? [])

function withoutFormerMobile(digits: string): string {
  for (const { pattern, now } of FORMER_MOBILES) if (pattern.test(digits)) return digits.replace(pattern, now)
  return digits
}

const fitsBetter = (one: ResolvedNumber, other: ResolvedNumber) =>
  GROUPING_RANK[one.grouping] > GROUPING_RANK[other.grouping]

/** Whether a number lacks the prefix of a country that is much less likely than one where it is whole as written. */
const isStretched = (one: ResolvedNumber, other: ResolvedNumber) =>
  one.lacksTrunk && !other.lacksTrunk && other.weight > 2 * one.weight

/** Interprets digits as phone numbers, beginning with the likeliest country of a page. */
export class NumberResolver {
  private readonly countries: readonly { country: CountryCode; weight: number }[]
  private readonly parsed = new Map<string, PhoneNumber | null>()
  private parsesLeft = PARSES_MAX

  constructor(countries: readonly CountryGuess[]) {
    this.countries = countries
      .slice(0, COUNTRIES_MAX)
      .flatMap(({ country, weight }) => (isSupportedCountry(country) ? [{ country, weight }] : []))
  }

  /** The likeliest country of the page, or null. */
  get home(): { readonly country: CountryCode; readonly weight: number } | null {
    return this.countries[0] ?? null
  }

  /**
   * Parses a number that begins with its country calling code, such as `44(0)20 7946 0123` without the plus.
   *
   * @param isLenient accepts a number of a possible length whose range is not known to be in use
   */
  international(digits: string, isLenient = false): ResolvedNumber | null {
    const number = this.parse(`+${withoutFormerMobile(digits)}`)
    if (!number || isPlaceholder(number.nationalNumber)) return null
    if (!isValidNumber(number) && !(isLenient && number.isPossible())) return null
    return { number, grouping: 'official', weight: 1, lacksTrunk: false }
  }

  /**
   * Parses a number as dialled within a country.
   *
   * @param digits the number's digits
   * @param boundaries the number of digits before each separator
   * @param nearby a country named in the text around the number, tried first
   * @param isLabelled also tries countries that the page does not indicate
   */
  national(digits: string, boundaries: readonly number[], nearby: string | null, isLabelled: boolean) {
    if (isPlaceholder(digits.replace(/^0+/, ''))) return null
    const local = isLabelled ? this.inSoleArea(digits) : null
    if (local) return local
    const isHomely = this.couldBeHome(digits)
    let best: ResolvedNumber | null = null
    for (const { country, weight } of this.candidates(nearby)) {
      if (isHomely && weight < UNLIKELY_WEIGHT && country !== nearby) continue
      const resolved = this.inCountry(digits, boundaries, country, weight)
      if (!resolved || this.lacksArea(digits, boundaries, resolved)) continue
      if (isShortService(resolved.number) && weight < SURE_WEIGHT && country !== nearby) continue
      if (resolved.grouping !== 'none' && !resolved.lacksTrunk) return resolved
      if (!best || (fitsBetter(resolved, best) && !isStretched(resolved, best))) best = resolved
    }
    // Digits without separators fit any country, and a guess must not override a country that is certain.
    const home = this.countries[0]
    const isGuess = isLabelled && boundaries.length > 0 && !(home && home.weight >= SURE_WEIGHT)
    if (best || isHomely || !isGuess) return best
    for (const country of FALLBACK_COUNTRIES) {
      const resolved = this.inCountry(digits, boundaries, country, 0.02)
      if (resolved?.grouping === 'official' && !resolved.lacksTrunk) return resolved
    }
    return null
  }

  /** Completes a local number whose length only one area of the page's certain country has. */
  private inSoleArea(digits: string): ResolvedNumber | null {
    const home = this.countries[0]
    if (!home || home.weight < SURE_WEIGHT) return null
    const area = countryOf(home.country)?.phones?.soleAreas?.find(({ pattern }) => pattern.test(digits))
    if (!area) return null
    const resolved = this.inCountry(digits.replace(area.pattern, area.national), [], home.country, home.weight)
    return resolved && { ...resolved, lacksTrunk: false }
  }

  /**
   * Whether digits are a local number in a country whose area codes begin with a trunk prefix. Some of these countries
   * also have complete numbers of that length, so the digits would also be valid after the prefix.
   */
  private lacksArea(digits: string, boundaries: readonly number[], { number, grouping }: ResolvedNumber): boolean {
    if (digits.length > LOCAL_DIGITS_MAX || number.nationalNumber !== digits || isService(number)) return false
    const isTelling = boundaries.length > 0 && grouping !== 'none'
    return !isTelling && this.parse(`0${digits}`, number.country)?.number === number.number
  }

  /** Whether digits have the length of a number in the page's certain country, in use or not. */
  private couldBeHome(digits: string): boolean {
    const home = this.countries[0]
    return home !== undefined && home.weight >= SURE_WEIGHT && this.parse(digits, home.country)?.isPossible() === true
  }

  /**
   * Accepts digits that markup declares to be a number and that the home country could dial, even outside all ranges in
   * use.
   */
  possible(digits: string): ResolvedNumber | null {
    const home = this.countries[0]
    const number = home && home.weight >= 0.2 ? this.parse(digits, home.country) : null
    if (!home || !number?.isPossible() || digits.length < 8 || isPlaceholder(number.nationalNumber)) return null
    return { number, grouping: 'none', weight: home.weight, lacksTrunk: false }
  }

  /**
   * Returns the service number of the home country in digits with a wrong plus sign, such as `+18002667431` for the
   * Indian `1800 266 7431`. Returns null for anything else.
   *
   * @param shown as written: `+1` and a separator mark a North American number
   */
  gluedPlus(digits: string, shown: string): ResolvedNumber | null {
    const home = this.countries[0]
    if (!digits.startsWith('18') || /^\D{0,3}\+1[\s().-]/.test(shown) || !home || home.weight < SURE_WEIGHT) return null
    if (getCountryCallingCode(home.country) === '1') return null
    const resolved = this.inCountry(digits, [], home.country, home.weight)
    return resolved && isService(resolved.number) ? resolved : null
  }

  /** Parses a number of a former numbering plan, in the home country unless it begins with a country code. */
  outdated(digits: string, isInternational: boolean): PhoneNumber | null {
    const home = this.countries[0]
    if (!isInternational && (!home || home.weight < 0.3 || !digits.startsWith('0'))) return null
    const number = isInternational
      ? this.parse(`+${digits}`)
      : this.parse(`+${getCountryCallingCode(home!.country)}${digits.replace(/^0/, '')}`)
    if (!number || number.countryCallingCode === '1' || isPlaceholder(number.nationalNumber)) return null
    // Countries have lengthened their numbers, but never shortened them.
    if (validatePhoneNumberLength(number.number) === 'TOO_LONG') return null
    return number.nationalNumber.length >= 7 && number.nationalNumber.length <= 11 ? number : null
  }

  /** Whether a calling code belongs to a country that the page indicates. */
  isHome(callingCode: string): boolean {
    return this.countries.some(({ country }) => getCountryCallingCode(country) === callingCode)
  }

  private *candidates(nearby: string | null) {
    const near = this.countries.find(({ country }) => country === nearby)
    if (near) yield { ...near, weight: Math.max(near.weight, NEARBY_WEIGHT) }
    else if (nearby && isSupportedCountry(nearby)) yield { country: nearby, weight: NEARBY_WEIGHT }
    for (const candidate of this.countries) if (candidate !== near) yield candidate
  }

  /** Parses a number as dialled within one country. */
  inCountry(digits: string, boundaries: readonly number[], country: CountryCode, weight: number) {
    const number = this.parse(digits, country)
    if (!number || !isValidNumber(number) || isPlaceholder(number.nationalNumber)) return null
    return { number, weight, ...compareGrouping(number, digits, boundaries) }
  }

  private parse(digits: string, defaultCountry?: CountryCode): PhoneNumber | null {
    const former = defaultCountry && countryOf(defaultCountry)?.phones?.formerPrefix
    const dialled = former ? digits.replace(former, '') : digits
    const key = `${defaultCountry ?? ''}${dialled}`
    const known = this.parsed.get(key)
    if (known !== undefined) return known
    if (this.parsesLeft === 0) return null
    this.parsesLeft -= 1
    const number = parseNumber(dialled, defaultCountry)
    this.parsed.set(key, number)
    return number
  }
}
