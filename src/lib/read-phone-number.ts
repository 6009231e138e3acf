import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'

/** What a number that somebody wrote is, or why it is none. */
export type ReadPhoneNumber =
  | { readonly number: PhoneNumber; readonly refusal: null }
  | { readonly number: null; readonly refusal: PhoneRefusal }

/**
 * `no_country`: a national number of nobody knows where. `ambiguous`: it is a whole number with and without the
 * country's code. `invalid`: no number.
 */
export type PhoneRefusal = 'no_country' | 'ambiguous' | 'invalid'

/** Longer is no number; what is normalised may grow eighteenfold. */
const LENGTH_MAX = 100

/**
 * Reads a phone number as people write it: `+234 803 …`, `00234803…`, and where the country is known `0803…`, `803…`
 * and `234803…`.
 *
 * @param country ISO 3166-1 alpha-2 in any case, where a number without `+` is dialled
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
    // The library takes one of two readings for granted where the digits begin as the country's code does.
    const whole = parse(`+${digits}`)
    const within = parse(`+${number.countryCallingCode}${digits}`)
    const isWithin = within?.isValid() === true && within.number !== whole?.number
    if (whole?.isValid()) return isWithin ? refused('ambiguous') : { number: whole, refusal: null }
    // Mobile numbers are written without a zero everywhere, places' numbers are not.
    if (isWithin && whole?.isPossible() && !/MOBILE/.test(within.getType() ?? '')) return refused('ambiguous')
    if (isWithin) return { number: within, refusal: null }
  }
  return { number, refusal: null }
}

// A sentence that has a number in it is none.
const parse = (text: string, defaultCountry?: CountryCode): PhoneNumber | undefined =>
  parsePhoneNumberFromString(text, { ...(defaultCountry && { defaultCountry }), extract: false })

const refused = (refusal: PhoneRefusal): ReadPhoneNumber => ({ number: null, refusal })
