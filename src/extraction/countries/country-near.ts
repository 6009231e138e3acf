import { fold } from '../../lib/fold.ts'
import { countryNamed } from '../addresses/country-names.ts'
import { memoize } from '../memoize.ts'
import { POSTAL_SIGNS } from './page-signs.ts'

const BEFORE = 260
const LINES_MAX = 7
/** Signs that leave little doubt, by the points of their country. */
const CERTAIN = 2
const CERTAIN_SIGNS = POSTAL_SIGNS.flatMap(({ pattern, shares }) => {
  const [country = '', points] = shares.split(' ')
  return Number(points) >= CERTAIN ? [{ pattern, country }] : []
})
const MAY_HOLD_SIGN = /\d|[\u3000-\u9fff]/

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
    const country = countryIn(line)
    if (country) return country
  }
  return null
}

/** Lines remembered: those before one number of a page stand before the next one too. */
const REMEMBERED_MAX = 2_000

const countryIn = memoize((line: string): string | null => {
  const parts = line.split(/[,;:|\t•·–()]| - /)
  for (const part of parts.reverse()) {
    const name = part.length <= 30 ? fold(part.replace(/\d+/g, '')) : ''
    const country = name.length >= 4 ? countryNamed(name) : null
    if (country) return country
  }
  const sign = MAY_HOLD_SIGN.test(line) ? CERTAIN_SIGNS.find(({ pattern }) => pattern.test(line)) : undefined
  return sign?.country ?? null
}, REMEMBERED_MAX)
