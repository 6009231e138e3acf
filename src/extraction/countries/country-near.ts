import { fold } from '../../lib/fold.ts'
import { countryNamed } from '../addresses/country-names.ts'
import { memoize } from '../memoize.ts'
import { POSTAL_SIGNS } from './page-signs.ts'

const BEFORE = 260
const LINES_MAX = 7
/** Minimum points of signs that leave little doubt about their country. */
const CERTAIN = 2
const CERTAIN_SIGNS = POSTAL_SIGNS.flatMap(({ pattern, shares }) => {
  const [country = '', points] = shares.split(' ')
  return Number(points) >= CERTAIN ? [{ pattern, country }] : []
})
const MAY_HOLD_SIGN = /\d|[\u3000-\u9fff]/

/**
 * Returns the country indicated by the lines before an offset: an address with a distinctive postcode, or a line, or
 * part of one, that is a country's name. Returns null without one.
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

/** Maximum number of lines cached: several numbers of a page share the lines before them. */
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
