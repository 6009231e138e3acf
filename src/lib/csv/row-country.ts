import { oneLine } from '../text/one-line.ts'
import type { ColumnKind } from './csv-columns.ts'

const COUNTRY_LENGTH_MAX = 60
const ADDRESS_LENGTH_MAX = 300

/**
 * Returns the country of a row, with which its national phone numbers are parsed: from its country column, or else from
 * the end of its address.
 *
 * @param cells returns the non-empty cells of a kind
 * @param countryOf returns the country that a text names, by its code or in words
 * @returns ISO 3166-1 alpha-2
 */
export function countryOfRow(
  cells: (kind: ColumnKind) => readonly string[],
  countryOf: (text: string) => string | null,
): string | null {
  const named = countryOf(oneLine((cells('country')[0] ?? '').slice(0, COUNTRY_LENGTH_MAX)))
  if (named !== null) return named
  const address = (cells('address')[0] ?? '').slice(0, ADDRESS_LENGTH_MAX)
  const end = address.split(/[,\n]/).at(-1)!.trim()
  // Two letters at the end of an address are just as often a state or a province.
  return end.length > 2 ? countryOf(end) : null
}
