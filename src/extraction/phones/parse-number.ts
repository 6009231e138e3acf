import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { memoize } from '../memoize.ts'

/** Maximum number of parsed numbers cached across pages, at about 300 bytes each. */
const NUMBERS_MAX = 4_000

/**
 * Parses digits as a complete phone number, valid or not. A parse costs about 20 µs, so the latest results are cached.
 *
 * @param digits in ASCII; with a leading plus they begin with the country calling code
 * @param defaultCountry the country in which digits without a plus are dialled
 */
export function parseNumber(digits: string, defaultCountry?: CountryCode): PhoneNumber | null {
  return parseKey(`${defaultCountry ?? ''}:${digits}`)
}

const parseKey = memoize((key) => {
  const colon = key.indexOf(':')
  const country = key.slice(0, colon)
  const defaultCountry = isSupportedCountry(country) ? country : undefined
  return parsePhoneNumberFromString(key.slice(colon + 1), { defaultCountry, extract: false }) ?? null
}, NUMBERS_MAX)

/** Whether the number is in a range that is in use. */
export const isValidNumber = memoizeByObject((number: PhoneNumber) => number.isValid())
/** Returns the type of the number's range, or undefined in countries that do not distinguish types. */
export const typeOfNumber = memoizeByObject((number: PhoneNumber) => number.getType())

/** Whether a number is toll-free, shared-cost, premium-rate or company-wide, and so not tied to a place. */
export const isService = (number: PhoneNumber) =>
  /^(?:TOLL_FREE|SHARED_COST|PREMIUM_RATE|UAN)$/.test(typeOfNumber(number) ?? '')

const SHORT_DIGITS_MAX = 6
/** Whether a number is a short service number such as `13 11 14`, which looks like any count. */
export const isShortService = (number: PhoneNumber) =>
  number.nationalNumber.length <= SHORT_DIGITS_MAX && isService(number)
