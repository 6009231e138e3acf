import type { PostcodeSide } from '../../facts/country.ts'
import { codesByName, codesWhere, sharedBy } from '../../facts/tables.ts'

/** Text in a part with the shape of a postcode. Offsets refer to the part. */
export interface Postcode {
  readonly start: number
  readonly end: number
  /** The country, when the shape or a country prefix determines it. */
  readonly country: string | null
  /** The countries with postcodes of this shape, separated by spaces. */
  readonly countries: string
  /** Whether the place is written before the code, after it, or either. */
  readonly place: PostcodeSide
  /** Whether hardly anything but a postcode has this shape. */
  readonly isDistinct: boolean
}

interface Shape {
  readonly pattern: RegExp
  readonly countries: string
  readonly place: PostcodeSide
  readonly isDistinct: boolean
}

const shape = (pattern: RegExp, countries: string, place: PostcodeSide, isDistinct = true): Shape => ({
  pattern,
  countries,
  place,
  isDistinct,
})

/** Letters with digits, or digits in a specific grouping. Distinct shapes come first, then those of fewer countries. */
const SHAPES: readonly Shape[] = sharedBy(({ postcode }) => postcode?.shapes ?? null)
  .toSorted(
    (one, other) =>
      Number(other.item.isDistinct) - Number(one.item.isDistinct) || one.countries.length - other.countries.length,
  )
  .map(({ item, countries }) => ({ ...item, countries: countries.join(' ') }))

/** Countries by the prefix before the number, used mostly in mail from abroad: `D-10115`, `CH 8001`, `LV-1010`. */
const PREFIX_COUNTRY = new Map(
  [
    ...codesByName(
      ({ postcode }) => postcode?.prefixes ?? null,
      ' ',
      (prefix) => prefix,
    ),
  ].map(([prefix, [country]]) => [prefix, country!] as const),
)
const PREFIXED = new RegExp(
  `(?<![A-Za-z\\d])(${[...PREFIX_COUNTRY.keys()].join('|')})( ?[-–] ?| )(\\d{3} \\d{2}|\\d{4,6})(?![\\d/]|[-.,]\\d)`,
)
/**
 * With a space, the prefix must be at the start of its part and a town must follow: `CH 8001 Zürich`, but not
 * `Wilmington, DE 19801 USA`.
 */
const TOWN_FOLLOWS = /^ +(?!USA|U\.S|United)\p{Lu}/u

const withDigits = (count: 4 | 5 | 6 | 7) =>
  codesWhere(({ postcode }) => postcode?.digits.includes(count) === true).join(' ')
const grouped = (groups: '3 2' | '3 3') => codesWhere(({ postcode }) => postcode?.groups === groups).join(' ')
const [FOUR, FIVE, SIX, SEVEN] = [withDigits(4), withDigits(5), withDigits(6), withDigits(7)]
/** The countries by number of digits. */
const FITTING = new Map([
  [4, FOUR],
  [5, FIVE],
  [6, SIX],
])
/** Countries that write the place before the code. */
export const PLACE_FIRST: ReadonlySet<string> = new Set(codesWhere(({ postcode }) => postcode?.isPlaceFirst === true))
/** Plain digits, which are postcodes only beside a place. */
const NUMBERS: readonly Shape[] = [
  shape(/(?<![\d.,/+:#€$£-])\d{3}[ \u00a0]\d{2}(?![\d.,:%/-]| ?\d)/g, grouped('3 2'), 'either', false),
  shape(/(?<![\d.,/+:#€$£-]|\d )\d{3}[ \u00a0]\d{3}(?![\d.,:%/-]| ?\d)/g, grouped('3 3'), 'before', false),
  shape(/(?<![\d.,/+:€$£]|\d-)\d{6}(?![\d%/]|[-.,:]\d)/g, SIX, 'either', false),
  shape(/(?<![\d.,/+:€$£]|\d-)\d{5}(?![\d%/]|[-.,:]\d)/g, FIVE, 'either', false),
  shape(/(?<![\d.,/+:€$£]|\d-)\d{4}(?![\d%/]|[-.,:]\d| \d{3} \d{3}(?!\d))/g, FOUR, 'either', false),
  shape(/(?<![\d.,/+:€$£]|\d-)\d{7}(?![\d%/]|[-.,:]\d)/g, SEVEN, 'either', false),
]

const URL_SIGN = /:\/\/|www\./i
/** Numbers of articles and dates in URLs have the shape of postcodes. */
const URLS = /(?:https?:\/\/|www\.)\S+/gi
const THREE_DIGITS = /\d{3}|\d[A-Za-z]|[A-Z]\d/

/** Returns the texts in a part with the shape of a postcode, likeliest first. */
export function readPostcodes(written: string): Postcode[] {
  if (!THREE_DIGITS.test(written)) return []
  const text = URL_SIGN.test(written) ? written.replace(URLS, (url) => '/'.repeat(url.length)) : written
  const found: Postcode[] = []
  const add = (start: number, end: number, from: Shape, country: string | null) => {
    if (found.some((other) => start < other.end && other.start < end)) return
    const { countries, place, isDistinct } = from
    found.push({ start, end, country, countries: country ?? countries, place, isDistinct })
  }
  for (const from of SHAPES) {
    const match = from.pattern.exec(text)
    if (match) add(match.index, match.index + match[0].length, from, from.isDistinct ? from.countries : null)
  }
  const prefixed = readPrefixed(text)
  if (prefixed) add(prefixed.start, prefixed.end, prefixed.shape, prefixed.shape.countries)
  for (const from of NUMBERS) {
    // The last match counts: house numbers usually precede the postcode.
    let last: RegExpExecArray | null = null
    from.pattern.lastIndex = 0
    for (let match = from.pattern.exec(text), count = 0; match && count < 6; match = from.pattern.exec(text), count++)
      last = match
    if (last) add(last.index, last.index + last[0].length, from, null)
  }
  return found
}

function readPrefixed(text: string): { start: number; end: number; shape: Shape } | null {
  const match = PREFIXED.exec(text)
  if (!match) return null
  const [whole, prefix, separator, digits] = match
  const country = PREFIX_COUNTRY.get(prefix!)!
  const end = match.index + whole.length
  const isSpaced = separator === ' '
  if (isSpaced && (match.index > 0 || !TOWN_FOLLOWS.test(text.slice(end, end + 12)))) return null
  if (!FITTING.get(digits!.replace(' ', '').length)!.split(' ').includes(country)) return null
  return { start: match.index, end, shape: shape(PREFIXED, country, 'either', !isSpaced) }
}

/** Whether plain digits may also be a year. */
export const looksLikeYear = (text: string) => /^(?:19|20)\d\d$/.test(text)
