import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import type { CountryGuess } from '../countries.ts'

/** How well the way a number is written agrees with how its country writes it, best first. */
export type Grouping = 'official' | 'coarse' | 'area' | 'none'

/** A valid number and how it was read. */
export interface ResolvedNumber {
  readonly number: PhoneNumber
  readonly grouping: Grouping
  /** Weight of the country that a national number was read in; 1 for an international number. */
  readonly weight: number
  readonly isInternational: boolean
  /** Written without the trunk prefix that its country dials. */
  readonly lacksTrunk: boolean
}

/** Each parse costs about 20 µs; a page of nothing but digits must not cost seconds. */
const PARSES_MAX = 6_000
/** Countries tried for a national number. */
const COUNTRIES_MAX = 8
/** Where a number could be one of the page's own country, countries less likely than this are not tried. */
const UNLIKELY_WEIGHT = 0.08
/** What labelled numbers are tried in when no country of the page fits: large countries with telling formats. */
const FALLBACK_COUNTRIES = ['US', 'GB', 'DE', 'FR', 'IN', 'AU', 'IT', 'NL', 'JP', 'ZA', 'NG', 'BR', 'ES'] as const

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

  get homeCountry(): CountryCode | null {
    return this.countries[0]?.country ?? null
  }

  /**
   * Reads a number that begins with its country calling code, such as `44(0)20 7946 0123` without the plus.
   *
   * @param isLenient accepts a number of a possible length whose range is not known to be in use
   */
  international(digits: string, isLenient = false): ResolvedNumber | null {
    // Mexico wrote a 1 before mobile numbers until 2019; the number is dialled without it.
    const plain = /^521\d{10}$/.test(digits) ? `52${digits.slice(3)}` : digits
    const number = this.parse(`+${plain}`)
    if (!number || isPlaceholder(number.nationalNumber)) return null
    if (!number.isValid() && !(isLenient && number.isPossible())) return null
    return { number, grouping: 'official', weight: 1, isInternational: true, lacksTrunk: false }
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
      if (!resolved) continue
      if (resolved.grouping !== 'none' && !resolved.lacksTrunk) return resolved
      if (!best || RANK[resolved.grouping] > RANK[best.grouping]) best = resolved
    }
    if (best || !isLabelled || isHomely) return best
    for (const country of FALLBACK_COUNTRIES) {
      const resolved = this.inCountry(digits, boundaries, country, 0.02)
      if (resolved?.grouping === 'official' && !resolved.lacksTrunk) return resolved
    }
    return null
  }

  /** Whether digits have the length of a number of the country that the page surely belongs to, in use or not. */
  private couldBeHome(digits: string): boolean {
    const home = this.countries[0]
    return home !== undefined && home.weight >= 0.5 && this.parse(digits, home.country)?.isPossible() === true
  }

  /** Digits that the home country could dial though no range in use holds them, as declared by markup. */
  possible(digits: string): ResolvedNumber | null {
    const home = this.countries[0]
    const number = home && home.weight >= 0.2 ? this.parse(digits, home.country) : null
    if (!home || !number?.isPossible() || digits.length < 8 || isPlaceholder(number.nationalNumber)) return null
    return { number, grouping: 'none', weight: home.weight, isInternational: false, lacksTrunk: false }
  }

  /** A number as its country's plan had it once, in the home country unless it begins with a country code. */
  outdated(digits: string, isInternational: boolean): PhoneNumber | null {
    const home = this.countries[0]
    if (!isInternational && (!home || home.weight < 0.3 || !digits.startsWith('0'))) return null
    const number = isInternational
      ? this.parse(`+${digits}`)
      : this.parse(`+${getCountryCallingCode(home!.country)}${digits.replace(/^0/, '')}`)
    if (!number || number.countryCallingCode === '1' || isPlaceholder(number.nationalNumber)) return null
    return number.nationalNumber.length >= 7 && number.nationalNumber.length <= 11 ? number : null
  }

  /** Whether a calling code belongs to a country that the page suggests. */
  isHome(callingCode: string): boolean {
    return this.countries.some(({ country }) => getCountryCallingCode(country) === callingCode)
  }

  private *candidates(nearby: string | null) {
    const near = this.countries.find(({ country }) => country === nearby)
    if (near) yield near
    else if (nearby && isSupportedCountry(nearby)) yield { country: nearby, weight: 0.3 }
    for (const candidate of this.countries) if (candidate !== near) yield candidate
  }

  inCountry(digits: string, boundaries: readonly number[], country: CountryCode, weight: number) {
    const number = this.parse(digits, country)
    if (!number?.isValid() || isPlaceholder(number.nationalNumber)) return null
    return { number, weight, isInternational: false, ...compareGrouping(number, digits, boundaries) }
  }

  private parse(digits: string, defaultCountry?: CountryCode): PhoneNumber | null {
    const key = `${defaultCountry ?? ''}${digits}`
    const known = this.parsed.get(key)
    if (known !== undefined) return known
    if (this.parsesLeft === 0) return null
    this.parsesLeft -= 1
    const number = parsePhoneNumberFromString(digits, { defaultCountry, extract: false }) ?? null
    this.parsed.set(key, number)
    return number
  }
}

const RANK: Readonly<Record<Grouping, number>> = { official: 3, coarse: 2, area: 1, none: 0 }
const ASCENDING = '0123456789012345678901234567890'
const DESCENDING = '9876543210987654321'

/** Numbers of forms and templates: one digit throughout, or digits in order. */
export function isPlaceholder(nationalNumber: string): boolean {
  const tail = nationalNumber.slice(-8)
  return (
    /^(\d)\1+$/.test(nationalNumber.slice(-7)) ||
    (nationalNumber.length >= 8 && (ASCENDING.includes(nationalNumber) || DESCENDING.includes(nationalNumber))) ||
    (tail.length === 8 && nationalNumber.startsWith('2345678'))
  )
}

/** Compares where a number is separated with where its country separates it, both counted from the last digit. */
function compareGrouping(number: PhoneNumber, digits: string, boundaries: readonly number[]) {
  const national = number.nationalNumber
  const formatted = number.formatNational()
  const formattedDigits = formatted.replace(/\D/g, '')
  const lacksTrunk = formattedDigits.length > national.length && digits.length <= national.length
  const written = boundaries.map((boundary) => digits.length - boundary).filter((left) => left < national.length)
  const official: number[] = []
  let left = formattedDigits.length
  for (const group of formatted.split(/\D+/).filter(Boolean)) {
    left -= group.length
    if (left > 0 && left < national.length) official.push(left)
  }
  const isCoarse = written.every((at) => official.includes(at))
  let grouping: Grouping = 'none'
  if (isCoarse && written.length === official.length) grouping = 'official'
  else if (isCoarse && written.length > 0) grouping = 'coarse'
  else if (written.length > 0 && official.includes(written[0]!)) grouping = 'area'
  else if (written.length > 1 && digits.startsWith('0') && number.getType() === 'MOBILE') grouping = 'area'
  return { grouping, lacksTrunk }
}
