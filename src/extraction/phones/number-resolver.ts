import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max'
import { COUNTRIES } from '../../facts/countries.ts'
import { codesWhere, countryOf } from '../../facts/tables.ts'
import type { CountryGuess } from '../countries.ts'
import { compareGrouping, GROUPING_RANK, type Grouping } from './compare-grouping.ts'
import { isPlaceholder } from './is-placeholder.ts'
import { isService, isShortService, isValidNumber, parseNumber } from './parse-number.ts'

/** A valid number and how it was read. */
export interface ResolvedNumber {
  readonly number: PhoneNumber
  readonly grouping: Grouping
  /** Weight of the country that a national number was read in; 1 for an international number. */
  readonly weight: number
  /** Written without the trunk prefix that its country dials. */
  readonly lacksTrunk: boolean
}

/** Each parse costs about 20 µs; a page of nothing but digits must not cost seconds. */
const PARSES_MAX = 6_000
/** Countries tried for a national number. */
const COUNTRIES_MAX = 8
/** Where a number could be one of the page's own country, countries less likely than this are not tried. */
const UNLIKELY_WEIGHT = 0.08
/** Towns with longer numbers have no area codes. */
const LOCAL_DIGITS_MAX = 7
/** What a country that the text around a number names weighs at least. */
const NEARBY_WEIGHT = 0.3
/** From this weight on the page surely belongs to its likeliest country. */
const SURE_WEIGHT = 0.5
/** What labelled numbers are tried in when no country of the page fits: large countries with telling formats. */
const FALLBACK_COUNTRIES = codesWhere(({ phones }) => phones?.isTriedUnasked === true).filter((code) =>
  isSupportedCountry(code),
)

/** What stood behind the calling code of mobile numbers once, and what is left of both. */
const FORMER_MOBILES = COUNTRIES.flatMap(({ phones }) => phones?.formerMobile ?? [])

function withoutFormerMobile(digits: string): string {
  for (const { pattern, now } of FORMER_MOBILES) if (pattern.test(digits)) return digits.replace(pattern, now)
  return digits
}

/** Reads digits as phone numbers, first in the likeliest country of a page. */
export class NumberResolver {
  private readonly countries: readonly { country: CountryCode; weight: number }[]
  private readonly parsed = new Map<string, PhoneNumber | null>()
  private parsesLeft = PARSES_MAX

  constructor(countries: readonly CountryGuess[]) {
    this.countries = countries
      .slice(0, COUNTRIES_MAX)
      .flatMap(({ country, weight }) => (isSupportedCountry(country) ? [{ country, weight }] : []))
  }

  /** The likeliest country of the page. */
  get home(): { readonly country: CountryCode; readonly weight: number } | null {
    return this.countries[0] ?? null
  }

  /**
   * Reads a number that begins with its country calling code, such as `44(0)20 7946 0123` without the plus.
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
   * Reads a number as dialled inside a country.
   *
   * @param digits the number's digits
   * @param boundaries how many digits stand before each separator
   * @param nearby a country that the text around the number names, tried first
   * @param isLabelled tries countries that nothing on the page suggests
   */
  national(digits: string, boundaries: readonly number[], nearby: string | null, isLabelled: boolean) {
    if (isPlaceholder(digits.replace(/^0+/, ''))) return null
    const isHomely = this.couldBeHome(digits)
    let best: ResolvedNumber | null = null
    for (const { country, weight } of this.candidates(nearby)) {
      if (isHomely && weight < UNLIKELY_WEIGHT && country !== nearby) continue
      const resolved = this.inCountry(digits, boundaries, country, weight)
      if (!resolved || this.lacksArea(digits, boundaries, resolved)) continue
      if (isShortService(resolved.number) && weight < SURE_WEIGHT && country !== nearby) continue
      if (resolved.grouping !== 'none' && !resolved.lacksTrunk) return resolved
      if (!best || GROUPING_RANK[resolved.grouping] > GROUPING_RANK[best.grouping]) best = resolved
    }
    // Digits in one piece look like a number of any country, and no guess stands against what the page or its reader knows.
    const home = this.countries[0]
    const isGuess = isLabelled && boundaries.length > 0 && !(home && home.weight >= SURE_WEIGHT)
    if (best || isHomely || !isGuess) return best
    for (const country of FALLBACK_COUNTRIES) {
      const resolved = this.inCountry(digits, boundaries, country, 0.02)
      if (resolved?.grouping === 'official' && !resolved.lacksTrunk) return resolved
    }
    return null
  }

  /**
   * Whether digits are what is dialled within one town of a country whose area codes begin with a trunk prefix. Some of these
   * countries have whole numbers as short, so that the digits would be valid behind the prefix too.
   */
  private lacksArea(digits: string, boundaries: readonly number[], { number, grouping }: ResolvedNumber): boolean {
    if (digits.length > LOCAL_DIGITS_MAX || number.nationalNumber !== digits || isService(number)) return false
    const isTelling = boundaries.length > 0 && grouping !== 'none'
    return !isTelling && this.parse(`0${digits}`, number.country)?.number === number.number
  }

  /** Whether digits have the length of a number of the country that the page surely belongs to, in use or not. */
  private couldBeHome(digits: string): boolean {
    const home = this.countries[0]
    return home !== undefined && home.weight >= SURE_WEIGHT && this.parse(digits, home.country)?.isPossible() === true
  }

  /** Digits that the home country could dial though no range in use holds them, as declared by markup. */
  possible(digits: string): ResolvedNumber | null {
    const home = this.countries[0]
    const number = home && home.weight >= 0.2 ? this.parse(digits, home.country) : null
    if (!home || !number?.isPossible() || digits.length < 8 || isPlaceholder(number.nationalNumber)) return null
    return { number, grouping: 'none', weight: home.weight, lacksTrunk: false }
  }

  /**
   * A service number of the home country that was given a plus, such as `+18002667431` for the Indian `1800 266 7431`; null for all that
   * need not be one.
   *
   * @param shown as written: behind `+1` and a separator stands a number of North America
   */
  gluedPlus(digits: string, shown: string): ResolvedNumber | null {
    const home = this.countries[0]
    if (!digits.startsWith('18') || /^\D{0,3}\+1[\s().-]/.test(shown) || !home || home.weight < SURE_WEIGHT) return null
    if (getCountryCallingCode(home.country) === '1') return null
    const resolved = this.inCountry(digits, [], home.country, home.weight)
    return resolved && isService(resolved.number) ? resolved : null
  }

  /** A number as its country's plan had it once, in the home country unless it begins with a country code. */
  outdated(digits: string, isInternational: boolean): PhoneNumber | null {
    const home = this.countries[0]
    if (!isInternational && (!home || home.weight < 0.3 || !digits.startsWith('0'))) return null
    const number = isInternational
      ? this.parse(`+${digits}`)
      : this.parse(`+${getCountryCallingCode(home!.country)}${digits.replace(/^0/, '')}`)
    if (!number || number.countryCallingCode === '1' || isPlaceholder(number.nationalNumber)) return null
    // Countries have made their numbers longer, never shorter.
    if (validatePhoneNumberLength(number.number) === 'TOO_LONG') return null
    return number.nationalNumber.length >= 7 && number.nationalNumber.length <= 11 ? number : null
  }

  /** Whether a calling code belongs to a country that the page suggests. */
  isHome(callingCode: string): boolean {
    return this.countries.some(({ country }) => getCountryCallingCode(country) === callingCode)
  }

  private *candidates(nearby: string | null) {
    const near = this.countries.find(({ country }) => country === nearby)
    if (near) yield { ...near, weight: Math.max(near.weight, NEARBY_WEIGHT) }
    else if (nearby && isSupportedCountry(nearby)) yield { country: nearby, weight: NEARBY_WEIGHT }
    for (const candidate of this.countries) if (candidate !== near) yield candidate
  }

  /** Reads a number as dialled inside one country. */
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
