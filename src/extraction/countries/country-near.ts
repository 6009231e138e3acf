import { LABEL_CODES, NAMED_CODES } from '../../facts/iso-codes.ts'
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

const CODES = new Set(NAMED_CODES)
const CODE_LENGTH_MAX = 12
/** A code directly before a number, and what it begins with: `UK: 0…`, `| DE: 0…`, `Phone (AT) 0…`. */
const CODE_BEFORE = /(?<lead>^|[\n\t|,;/•·–]\s?|\p{L}[.:]? )\(?(?<code>\p{Lu}{2,3})(?::|\)) ?\(?$/u

/**
 * Returns the country indicated by the text before an offset: its code directly before, an address with a distinctive
 * postcode in the lines before, or a line, or part of one, that is a country's name. Returns null without one.
 */
export function countryNear(text: string, offset: number): string | null {
  const coded = countryCoded(text.slice(Math.max(0, offset - CODE_LENGTH_MAX), offset))
  if (coded) return coded
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

function countryCoded(before: string): string | null {
  const { lead, code } = CODE_BEFORE.exec(before)?.groups ?? {}
  if (code === undefined || LABEL_CODES.has(code)) return null
  if (CODES.has(code) && !/\p{L}/u.test(lead!)) return code
  // Behind a word, only what is no word itself: `CALL IN: 0…`.
  const named = countryNamed(code.toLowerCase())
  return named === code ? null : named
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
