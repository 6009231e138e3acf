import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'

/** The result of parsing a phone number: the number, or why it is invalid. */
export type ReadPhoneNumber =
  | { readonly number: PhoneNumber; readonly refusal: null }
  | { readonly number: null; readonly refusal: PhoneRefusal }

/**
 * `no_country`: a national number without a known country. `ambiguous`: it is a complete number both with and without
 * the country code. `invalid`: not a phone number.
 */
export type PhoneRefusal = 'no_country' | 'ambiguous' | 'invalid'

/** Maximum length of a number. Normalisation may lengthen text eighteenfold. */
const LENGTH_MAX = 100

/**
 * Parses a phone number as people write it: `+234 803 …`, `00234803…`, and, if the country is known, `0803…`, `803…`
 * and `234803…`.
 *
 * @param country ISO 3166-1 alpha-2 in any case; the country in which a number without `+` is dialled
 */
export function readPhoneNumber(text: string, country?: string | null): ReadPhoneNumber {
  if (text.length > LENGTH_MAX) return refused('invalid')
  const written = text
    .normalize('NFKC')
    .trim()
    .replace(/^tel:/i, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\(\+/, '+')
    .replace('(0)', '')
  const code = country?.toUpperCase() ?? ''
  if (written.startsWith('+') || !isSupportedCountry(code)) {
    const number = parse(written)
    if (number?.isPossible()) return { number, refusal: null }
    return refused(/^\(?\d[\d ()./\-‐-―]{3,24}$/.test(written) ? 'no_country' : 'invalid')
  }
  return readNational(written, code)
}

function readNational(written: string, country: CountryCode): ReadPhoneNumber {
  const number = parse(written, country)
  if (!number?.isPossible()) return refused('invalid')
  const digits = written.replace(/\D/g, '')
  if (digits.startsWith(number.countryCallingCode)) {
    // If the digits begin with the country code, the library considers only one of the two possible readings.
    const whole = parse(`+${digits}`)
    const within = parse(`+${number.countryCallingCode}${digits}`)
    const isWithin = within?.isValid() === true && within.number !== whole?.number
    if (whole?.isValid()) return isWithin ? refused('ambiguous') : { number: whole, refusal: null }
    // Mobile numbers are often written without the leading zero, landline numbers are not.
    if (isWithin && whole?.isPossible() && !/MOBILE/.test(within.getType() ?? '')) return refused('ambiguous')
    if (isWithin) return { number: within, refusal: null }
  }
  return { number, refusal: null }
}

// A sentence that contains a number is not a phone number.
const parse = (text: string, defaultCountry?: CountryCode): PhoneNumber | undefined =>
  parsePhoneNumberFromString(text, { ...(defaultCountry && { defaultCountry }), extract: false })

const refused = (refusal: PhoneRefusal): ReadPhoneNumber => ({ number: null, refusal })
