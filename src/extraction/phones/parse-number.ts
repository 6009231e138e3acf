import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { memoize } from '../memoize.ts'

/** Numbers remembered from page to page, at some 300 bytes each. */
const NUMBERS_MAX = 4_000

/**
 * Reads digits as a whole phone number, valid or not. Each reading costs about 20 µs, so the latest are remembered.
 *
 * @param digits in ASCII; with a leading plus they begin with the country calling code
 * @param defaultCountry where digits without a plus are dialled
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

/** Whether a range that is in use holds the number. */
export const isValidNumber = memoizeByObject((number: PhoneNumber) => number.isValid())
/** What the number's range is for; undefined where the country tells none apart. */
export const typeOfNumber = memoizeByObject((number: PhoneNumber) => number.getType())

/** Whether a number is toll-free, of one rate, premium or of a whole company, and not of a place. */
export const isService = (number: PhoneNumber) =>
  /^(?:TOLL_FREE|SHARED_COST|PREMIUM_RATE|UAN)$/.test(typeOfNumber(number) ?? '')

const SHORT_DIGITS_MAX = 6
/** Whether a number is one of the few digits that a country has for services, such as `13 11 14`: any count looks like it. */
export const isShortService = (number: PhoneNumber) =>
  number.nationalNumber.length <= SHORT_DIGITS_MAX && isService(number)
