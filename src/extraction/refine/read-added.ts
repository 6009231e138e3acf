import type { DataType } from '../../contracts/data/items.ts'
import { readPhoneNumber } from '../../lib/read-phone-number.ts'
import { oneLine } from '../../lib/text/one-line.ts'
import { parseEmail } from '../emails/parse-email.ts'
import type { FindingDetail } from '../finding.ts'
import { addressIdentity, companyIdentity, nameIdentity } from '../identity.ts'

/** A value in the form that findings store. */
export interface ReadValue {
  readonly value: string
  readonly normalized: string
  readonly detail?: FindingDetail
}

/** Maximum length of a value of each type, regardless of its source. */
const LENGTH_MAX: Readonly<Record<DataType, number>> = {
  emails: 254,
  phones: 40,
  names: 80,
  addresses: 200,
  companies: 120,
}
const NO_NAME = /[@\d]|:\/\//
const PHONE = /^\(?\+?[\d ()./\-–]+$/
/** Number of words in a name, in scripts that separate words. */
const NAME_WORDS = { min: 2, max: 6 }
const CJK = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul} ]+$/u

/**
 * Parses a claimed value of a type; null if it cannot be one.
 *
 * @param country ISO 3166-1 alpha-2, for national phone numbers
 */
export function readAdded(type: DataType, written: string, country: string | null): ReadValue | null {
  const value = oneLine(written)
  if (value.length > LENGTH_MAX[type]) return null
  switch (type) {
    case 'emails':
      return parseEmail(value)
    case 'phones':
      return readPhone(value, country)
    case 'names':
      return readName(value)
    case 'companies':
      return /\p{L}/u.test(value) && !/@|:\/\//.test(value) ? keyed(value, companyIdentity(value)) : null
    case 'addresses':
      return /\p{L}/u.test(value) && /\d/.test(value) && !value.includes('@')
        ? keyed(value, addressIdentity(value, country))
        : null
  }
}

const keyed = (value: string, normalized: string): ReadValue | null =>
  normalized === '' ? null : { value, normalized }

function readName(value: string): ReadValue | null {
  if (NO_NAME.test(value) || !/\p{L}/u.test(value)) return null
  const words = value.split(' ').length
  if (!CJK.test(value) && (words < NAME_WORDS.min || words > NAME_WORDS.max)) return null
  return keyed(value, nameIdentity(value))
}

function readPhone(value: string, country: string | null): ReadValue | null {
  if (!PHONE.test(value)) return null
  const { number } = readPhoneNumber(value, country)
  if (!number?.isValid()) return null
  return { value, normalized: number.number, ...(number.country && { detail: { country: number.country } }) }
}
