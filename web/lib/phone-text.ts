import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/**
 * A phone number as people read it: in the national format of its country, or in international format where callers of `ownCountry` would
 * have to dial the country code. Numbers of no country (+800, +870) are international. What is not in E.164 stays as it is: short numbers, and
 * numbers of which nobody said the country.
 *
 * @param number E.164, as `+442079460018`
 * @param ownCountry ISO 3166-1 alpha-2, where the reader dials; null where that is unknown, and every number is national
 */
export function phoneText(number: string, ownCountry: string | null): string {
  const parsed = number.startsWith('+') ? parsePhoneNumberFromString(number, { extract: false }) : undefined
  if (!parsed?.isPossible()) return number
  const isNational =
    !parsed.isNonGeographic() && (ownCountry === null || parsed.countryCallingCode === callingCodeOf(ownCountry))
  return isNational ? parsed.formatNational() : parsed.formatInternational()
}

/** Countries of one plan dial each other nationally: Canada calls the United States without +1. */
const callingCodeOf = (country: string) =>
  isSupportedCountry(country) ? getCountryCallingCode(country as CountryCode) : undefined
