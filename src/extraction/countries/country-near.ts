import { countryNamed } from '../addresses/country-names.ts'
import { fold } from '../addresses/normalize-address.ts'
import { POSTAL_SIGNS } from './page-signs.ts'

const BEFORE = 260
const LINES_MAX = 7
/** Signs that leave little doubt, by the points of their country. */
const CERTAIN = 2

/**
 * The country that the lines before a place in the text name: an address with a telling postcode, or a line or its last
 * part that is a country's name. Null where they name none.
 */
export function countryNear(text: string, offset: number): string | null {
  const lines = text
    .slice(Math.max(0, offset - BEFORE), offset)
    .split('\n')
    .slice(-LINES_MAX)
  for (const line of lines.reverse()) {
    const parts = line.split(/[,;:|\t•·–()]| - /)
    for (const part of parts.reverse()) {
      const name = part.length <= 30 ? fold(part.replace(/\d+/g, '')) : ''
      const country = name.length >= 4 ? countryNamed(name) : null
      if (country) return country
    }
    for (const { pattern, shares } of POSTAL_SIGNS) {
      const [country, points] = shares.split(' ')
      if (Number(points) >= CERTAIN && pattern.test(line)) return country!
    }
  }
  return null
}
