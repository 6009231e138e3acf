import { companyIdentity, nameIdentity } from '../../extraction/identity.ts'
import { parseMailbox } from '../../lib/parse-mailbox.ts'
import { readPhoneNumber } from '../../lib/read-phone-number.ts'
import { oneLine } from '../../lib/text/one-line.ts'

/** A value as shown, and its normalised key: values with equal keys in a source are the same. */
export interface ContactValue {
  readonly value: string
  readonly normalized: string
  readonly detail?: Readonly<Record<string, string>>
}

const VALUE_LENGTH_MAX = 200
/** E.164 allows fifteen digits; the shortest numbers people list are service numbers. */
const DIGITS_MIN = 4
const DIGITS_MAX = 15
const EXTENSION = /\s{0,5}(?:;ext=|ext\.?|extension|x|#|durchwahl|poste|доб\.?)\s{0,5}:?\s{0,5}(\d{1,7})$/i

/** Parses an email address that a person entered; null if it is invalid. */
export function readEmail(written: string): ContactValue | null {
  return parseMailbox(written.trim().replace(/^mailto:/i, ''))
}

/**
 * Parses a phone number that a person entered. An international number must be valid, and is normalised to E.164, as is
 * a national number of a known country. Without a country, and for short service numbers, it is shown as typed and
 * normalised to its digits.
 *
 * @param country ISO 3166-1 alpha-2: the country for numbers without `+`
 * @returns null if it is no phone number, or contains two (`readPhoneNumber`)
 */
export function readPhone(written: string, country?: string | null): ContactValue | null {
  // One character may expand to eighteen in NFKC.
  if (written.length > VALUE_LENGTH_MAX) return null
  const tidy = written.normalize('NFKC').replace(/^tel:/i, '').replace(/\s+/g, ' ').trim()
  const extension = EXTENSION.exec(tidy)?.[1]
  const shown = extension ? tidy.replace(EXTENSION, '') : tidy
  if (!/^\(?\+?[\d ()[\]./\-–‑·]+$/.test(shown)) return null
  const digits = shown.replace(/\D/g, '')
  if (digits.length < DIGITS_MIN || /^0*$/.test(digits)) return null
  const detail: Record<string, string> = extension ? { extension } : {}
  const { number, refusal } = readPhoneNumber(shown, country)
  if (number) {
    if (number.country) detail.country = number.country
    return { value: shown, normalized: number.number, detail }
  }
  if (refusal === 'ambiguous' || /^\(?\+|^00[1-9]/.test(shown)) return null
  return digits.length <= DIGITS_MAX ? { value: shown, normalized: digits, detail } : null
}

/** Parses a person's name; null for a text without letters, or with an email address or URL. */
export function readName(written: string): ContactValue | null {
  const value = tidyText(written)
  const normalized = nameIdentity(value)
  return /\p{L}/u.test(value) && !/@|:\/\//.test(value) && normalized ? { value, normalized } : null
}

/** Parses a company's name; null for a text without letters and digits, or with an `@`. */
export function readCompany(written: string): ContactValue | null {
  const value = tidyText(written)
  const normalized = companyIdentity(value)
  return normalized && !value.includes('@') ? { value, normalized } : null
}

const tidyText = (text: string) => oneLine(oneLine(text).slice(0, VALUE_LENGTH_MAX))
