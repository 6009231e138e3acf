import { getCountry, getTimezone } from 'countries-and-timezones'
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { timeZoneNamed } from './time-zone.ts'

/** Facts that indicate a recipient's location. */
export interface LocationHints {
  /** The other merge fields, by name. */
  readonly fields?: Readonly<Record<string, string>> | null
  /** The country of their address, such as `DE`. */
  readonly country?: string | null
  /** In E.164. */
  readonly phone?: string | null
}

/**
 * The time zone of a recipient: the one named in their fields, otherwise that of the country of their address or phone,
 * if it has only one; null if unknown.
 */
export function recipientTimeZone({ fields, country, phone }: LocationHints): string | null {
  const named = fields?.time_zone ?? fields?.timezone
  const own = named === undefined ? null : timeZoneNamed(named)
  if (own !== null) return own
  const lives = country || fields?.country
  if (lives) return zoneOfCountry(lives.trim().toUpperCase())
  const number = phone || fields?.phone
  return number ? zoneOfNumber(number) : null
}

/**
 * The country of a recipient, whose public holidays count: that of their address, otherwise of their phone number; null
 * if unknown.
 */
export function recipientCountry({ fields, country, phone }: LocationHints): string | null {
  const lives = (country || fields?.country)?.trim().toUpperCase()
  if (lives) return /^[A-Z]{2}$/.test(lives) ? lives : null
  const number = phone || fields?.phone
  return number ? countryOfNumber(number) : null
}

/** The country that a time zone is named for, such as `DE` of `Europe/Berlin`; null if unknown. */
export const countryOfZone = (timeZone: string | null): string | null =>
  (timeZone && getTimezone(timeZone)?.countries[0]) || null

const byCountry = new Map<string, string | null>()

/** Zones with identical clocks all year count as one: Büsingen's equals Berlin's. */
function zoneOfCountry(code: string): string | null {
  if (!/^[A-Z]{2}$/.test(code)) return null
  const known = byCountry.get(code)
  if (known !== undefined) return known
  const zones = (getCountry(code)?.timezones ?? []).map((name) => getTimezone(name))
  const clocks = new Set(zones.map((zone) => `${zone?.utcOffset} ${zone?.dstOffset}`))
  const found = clocks.size === 1 ? timeZoneNamed(zones[0]?.name ?? '') : null
  byCountry.set(code, found)
  return found
}

/** Countries by their exclusive calling code; their numbers need no further parsing. */
let countriesOfCodes: ReadonlyMap<string, string | null> | null = null
function countriesByCode(): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>()
  for (const country of getCountries()) {
    const code = getCountryCallingCode(country)
    found.set(code, found.has(code) ? null : country)
  }
  return found
}

const CODE_LENGTHS = [1, 2, 3]

function zoneOfNumber(written: string): string | null {
  const country = countryOfNumber(written)
  return country ? zoneOfCountry(country) : null
}

function countryOfNumber(written: string): string | null {
  const number = written.slice(0, 40).replace(/[\s()./-]/g, '')
  if (!/^\+\d{5,15}$/.test(number)) return null
  countriesOfCodes ??= countriesByCode()
  // No calling code is a prefix of another.
  for (const length of CODE_LENGTHS) {
    const country = countriesOfCodes.get(number.slice(1, length + 1))
    if (country) return country
    if (country === null) break
  }
  return parsePhoneNumberFromString(number)?.country ?? null
}
