import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'

/**
 * Formats a phone number for reading: in its country's national format, or in international format if callers from
 * `ownCountry` must dial the country code. Numbers without a country (+800, +870) are always international. Numbers
 * that are not in E.164 are returned unchanged: short numbers, and numbers of an unknown country.
 *
 * @param number E.164, for example `+442079460018`
 * @param ownCountry ISO 3166-1 alpha-2 code of the reader's country; null if unknown, and every number is national
 */
export function phoneText(number: string, ownCountry: string | null): string {
  const parsed = number.startsWith('+') ? parsePhoneNumberFromString(number, { extract: false }) : undefined
  if (!parsed?.isPossible()) return number
  const isNational =
    !parsed.isNonGeographic() && (ownCountry === null || parsed.countryCallingCode === callingCodeOf(ownCountry))
  return isNational ? parsed.formatNational() : parsed.formatInternational()
}

/** Countries that share a numbering plan dial each other nationally: Canada calls the United States without +1. */
const callingCodeOf = (country: string) =>
  isSupportedCountry(country) ? getCountryCallingCode(country as CountryCode) : undefined
