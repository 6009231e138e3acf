import { restoreCell } from '../csv-cell.ts'
import type { PhoneRefusal } from '../read-phone-number.ts'

/**
 * Returns the emails in a cell, which may contain several: `a@x.com; b@x.com`, `Ann <a@x.com>, Bob <b@x.com>`, `a@x.com
 * / b@x.com`.
 */
export function emailsIn(cell: string): string[] {
  const written = cell.split(/[\s,;|<>()"]+|\//).filter((piece) => piece.includes('@'))
  return written.length > 0 ? written.map((piece) => piece.replace(/^'|(?<![.:'])[.:']+$/g, '')) : [cell]
}

/**
 * Returns the phone numbers in a cell. They are separated by a comma, semicolon, line break, Google's `:::`, a word for
 * "or", or a slash between complete numbers.
 */
export function phonesIn(cell: string): string[] {
  const whole = cell.trim()
  if (SHORTENED.test(whole)) return [whole]
  // Runs of spaces are collapsed first; otherwise the pattern would scan a long run again from each of its positions.
  const pieces = cell
    .replace(/[^\S\n]+/g, ' ')
    .split(/ ?(?:[,;|\n]|:::| (?:or|oder|ou|o) |(?<=\d{5} ?)\/(?= ?\+?\d[\d ()-]{6})) ?/i)
  return pieces
    .map((piece) => restoreCell(piece.replace(/^[\p{L}.]+\s*:\s*/u, '').trim()))
    .filter((piece) => piece !== '')
}

/** A number that a spreadsheet shows in scientific notation because it is too long, with any decimal separator. */
const SHORTENED = /^[+-]?\d(?:[.,٫]\d+)?\s?e\s?\+?\d+$/i

/** The error for a national number whose country is unknown. */
export const NO_COUNTRY = 'Not a phone number in international form, as +49 30 1234567'

/** Returns why a phone number in a file is invalid. */
export function reasonForPhone(written: string, refusal: PhoneRefusal | null): string {
  if (SHORTENED.test(written)) return 'The spreadsheet shortened this phone number, format the column as text'
  if (refusal === 'no_country') return NO_COUNTRY
  if (refusal === 'ambiguous')
    return 'Read in two ways: with and without a country code. Write it with + and the country code'
  return 'Not a valid phone number'
}

/**
 * Joins name columns. In some languages, the name column means the last name if there is a first name column, and the
 * full name otherwise.
 */
export function fullName(
  first: string | undefined,
  last: string | undefined,
  name: string | undefined,
): string | undefined {
  if (!first) return name ?? last
  const rest = last ?? name
  if (!rest || rest.toLowerCase().includes(first.toLowerCase())) return rest ?? first
  return `${first} ${rest}`
}
