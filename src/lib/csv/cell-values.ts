import { restoreCell } from '../csv-cell.ts'
import type { PhoneRefusal } from '../read-phone-number.ts'

/** Emails of a cell, which holds several: `a@x.com; b@x.com`, `Ann <a@x.com>, Bob <b@x.com>`, `a@x.com / b@x.com`. */
export function emailsIn(cell: string): string[] {
  const written = cell.split(/[\s,;|<>()"]+|\//).filter((piece) => piece.includes('@'))
  return written.length > 0 ? written.map((piece) => piece.replace(/^'|(?<![.:'])[.:']+$/g, '')) : [cell]
}

/** Numbers of a cell; several are parted by a comma, semicolon, line break, Google's `:::`, or a slash between whole numbers. */
export function phonesIn(cell: string): string[] {
  const whole = cell.trim()
  if (SHORTENED.test(whole)) return [whole]
  // Runs of spaces are made one first, or a long one would be looked through again from each of its places.
  const pieces = cell
    .replace(/[^\S\n]+/g, ' ')
    .split(/ ?(?:[,;|\n]|:::| (?:or|oder|ou|o) |(?<=\d{5} ?)\/(?= ?\+?\d[\d ()-]{6})) ?/i)
  return pieces
    .map((piece) => restoreCell(piece.replace(/^[\p{L}.]+\s*:\s*/u, '').trim()))
    .filter((piece) => piece !== '')
}

/** A number as a spreadsheet shows one that is too long for its column, with either sign for the decimals. */
const SHORTENED = /^[+-]?\d(?:[.,٫]\d+)?\s?e\s?\+?\d+$/i

/** Said of a national number where nothing tells its country. */
export const NO_COUNTRY = 'Not a phone number in international form, as +49 30 1234567'

/** Why a phone number of a file is none. */
export function reasonForPhone(written: string, refusal: PhoneRefusal | null): string {
  if (SHORTENED.test(written)) return 'The spreadsheet shortened this phone number, format the column as text'
  if (refusal === 'no_country') return NO_COUNTRY
  if (refusal === 'ambiguous')
    return 'Read in two ways: with and without a country code. Write it with + and the country code'
  return 'Not a valid phone number'
}

/** Files in several languages have a column that means the last name beside a first name, and the full name alone. */
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
