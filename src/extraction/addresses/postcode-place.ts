import { codesWithHabit } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { EVIDENCE } from './draft.ts'
import { isFieldLabel } from './labels.ts'
import type { PartReading } from './part-reading.ts'
import { placeNameAtStart } from './place-name.ts'
import { type Places, placesAtEnd, placesAtStart } from './places.ts'
import { looksLikeYear, PLACE_FIRST, type Postcode } from './postcode.ts'
import { markStart } from './postcode-labels.ts'
import type { Scan } from './scan.ts'

/** A postcode and its place. */
export interface PostcodePlace {
  /** A range of the part: the code, including the place if it follows. */
  readonly start: number
  readonly end: number
  /** The last part used: the next part if the place is there. */
  readonly last: number
  readonly country: string | null
  /** Whether the range includes the country's name. */
  readonly isNamed: boolean
  readonly isPlaceAfter: boolean
  /** Whether only the name of a province, which may also be its capital, indicates the town. */
  readonly isTownUnknown?: boolean
  /** Whether the code may also be a year and therefore needs a street or a box. */
  readonly isDoubtful?: boolean
  readonly score: number
}

const BOX_LIKE_CODE = /^(?:CS|BP|TSA|B\.P\.|Postfach|Case postale|Casella postale)[ .:]{0,2}\d{4,5}$/
const MONTH =
  '(?:jan|feb|f[eé]v|m[aä]r|mrt|a[pvb]r|ma[iyj]|mei|jui?n|jui?l|a[ou][gû]|sep|set|oct|okt|ott|out|nov|d[eé][czs]|ene|ago|gen|giu|lug|mag)\\p{L}*'
/** `March 14, 2023`, `14. März 2023` */
const DATE_BEFORE = compilePattern(
  `(?<!\\p{L})(?:${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:\\.|st|nd|rd|th)? (?:de )?${MONTH}(?: de)?)[.,]?\\s{0,3}$`,
  'iu',
)
const MONEY_AFTER =
  /^(?:Ft|HUF|Kč|CZK|kr|SEK|NOK|DKK|zł|PLN|lei|RON|din|RSD|CHF|EUR|USD|GBP|TL|TRY|руб|грн|тг|KZT|MAD|DH|AED|SAR|Rs|INR|KES|Ksh)(?![\p{L}])/u

/**
 * Decides on which side of a postcode its place is, and which country it belongs to. Returns null without evidence that
 * it is a postcode.
 */
export function placePostcode(scan: Scan, at: number, code: Postcode): PostcodePlace | null {
  const { text } = scan.parts[at]!
  const { street, box } = scan.read(at)
  // `CS 80368` and `Postfach 1344` have as many digits as the code that follows them.
  if (box && box.start <= code.start && code.end <= box.end && BOX_LIKE_CODE.test(text.slice(box.start, box.end)))
    return null
  // `6767 Ayala Avenue`, `Insurgentes Sur 1602`: the number of a house.
  if (!code.isDistinct && street?.isNumbered && street.start <= code.start && code.end <= street.end) return null
  // `P.O. Box N-1421`: the apparent code is the number of the box.
  if (
    box &&
    code.end === box.end &&
    !/\d/.test(text.slice(box.start, code.start)) &&
    /box/i.test(text.slice(box.start, code.start))
  )
    return null
  if (code.end - code.start === 3 && !isOfCountry(scan, code, text)) return null
  const headEnd = markStart(text.slice(0, code.start))
  const head = text.slice(0, headEnd)
  const tailStart = code.end + /^[\s,.)–-]*/.exec(text.slice(code.end))![0].length
  // `20148 Milano Via Padova 14`
  const isStreetBehind = street?.isNumbered === true && street.start > tailStart
  const tail = isStreetBehind ? text.slice(tailStart, street.start) : text.slice(tailStart)
  if (MONEY_AFTER.test(tail)) return null
  const lead = head === '' && scan.parts[at]!.gap === 'comma' ? (scan.parts[at - 1]?.text ?? '') : head
  const isYear = looksLikeYear(text.slice(code.start, code.end))
  if (isYear && DATE_BEFORE.test(lead)) return null
  const hasMark = /[\p{L}〒]/u.test(text.slice(headEnd, code.start))
  const around: Surroundings = {
    candidates: code.countries.split(' '),
    isYear,
    hasMark,
    start: head === '' || hasMark ? headEnd : code.start,
    head,
    tail,
    tailStart,
    before: head ? placesAtEnd(head) : placesOfNeighbour(scan, at),
    next: tail === '' ? nextReading(scan, at) : null,
  }
  return (
    placeAfter(scan, at, code, around) ??
    placeBefore(scan, at, code, around) ??
    placeInNextPart(scan, at, code, around) ??
    guess(scan, at, code, around)
  )
}

/** Whether the page belongs to one of a code's countries, or the part ends with a town in one. */
function isOfCountry(scan: Scan, { countries }: Postcode, text: string): boolean {
  const codes = countries.split(' ')
  return codes.includes(scan.home ?? '') || codes.includes(placesAtEnd(text)?.city ?? '')
}

interface Surroundings {
  readonly candidates: readonly string[]
  readonly isYear: boolean
  readonly hasMark: boolean
  readonly start: number
  readonly head: string
  readonly tail: string
  readonly tailStart: number
  readonly before: Places | null
  readonly next: PartReading | null
}

const COPYRIGHT = /copyright|©|\(c\)/i
/** Countries that write the region before the code. In Italy it follows the town. */
const REGION_BEFORE_CODE = codesWithHabit('region-before-code')

/** `10115 Berlin`, `1016 EA Amsterdam`, `20121 Milano (MI) Italia`. */
function placeAfter(scan: Scan, at: number, code: Postcode, around: Surroundings): PostcodePlace | null {
  const { candidates, tail, tailStart, before } = around
  if (code.place === 'before') return null
  if (around.head !== '' && before && before.regions.length > 0 && countriesOf(before, candidates).length > 0)
    return null
  if (COPYRIGHT.test(around.head)) return null
  const name = placeNameAtStart(tail)
  if (!name || leadsWithRegion(tail)) return null
  const nameEnd = withCountry(tail, name.end)
  const inTail = placesAtEnd(tail.slice(0, nameEnd)) ?? placesAtStart(tail)
  const known = inTail ?? (nameEnd === tail.length ? provinceBehind(scan, at) : null)
  const own = countriesOf(known, candidates).filter(
    (country) => known!.city === country || known!.named === country || !REGION_BEFORE_CODE.has(country),
  )
  const named = known?.named && (!around.isYear || candidates.includes(known.named)) ? known.named : null
  const country = named ?? code.country ?? (own.includes(known?.city ?? '') ? known!.city : scan.likeliest(own))
  const isOfPage = (country ? [country] : candidates).some((one) => scan.weight(one) > 0 && !PLACE_FIRST.has(one))
  if (around.isYear && !country && !isOfPage) return null
  const base = code.isDistinct
    ? EVIDENCE.distinctCode
    : own.length > 0
      ? EVIDENCE.knownPlaceCode
      : EVIDENCE.unknownPlaceCode
  return {
    start: around.start,
    end: tailStart + nameEnd,
    last: at,
    country,
    isNamed: inTail !== null && named !== null,
    isPlaceAfter: true,
    isTownUnknown: inTail === null,
    isDoubtful: around.isYear && own.length === 0,
    score: base + (name.isInProse ? EVIDENCE.inProse : 0) + (isOfPage ? EVIDENCE.pageCountry : 0),
  }
}

/** `London W1S 4AP`, `OR 97205`, `Bengaluru 560 038`, or a code on the line after its place. */
function placeBefore(scan: Scan, at: number, code: Postcode, around: Surroundings): PostcodePlace | null {
  const { candidates, tail, tailStart, before, next } = around
  const own = countriesOf(before, candidates)
  if (!code.isDistinct && own.length === 0) return null
  const country = code.country ?? (own.includes(before?.city ?? '') ? before!.city : scan.likeliest(own))
  // After a city alone, a number may be a year; after a region it is not.
  const isDoubtful = around.isYear && before!.regions.length === 0
  const score = code.isDistinct ? EVIDENCE.distinctCode : isDoubtful ? EVIDENCE.guessedCode : EVIDENCE.knownPlaceCode
  if (code.place !== 'before' && before === null && next?.isShort && !next.street) {
    return { start: around.start, end: code.end, last: at + 1, country, isNamed: false, isPlaceAfter: true, score }
  }
  const known = tail ? placesAtStart(tail) : null
  const isKnownTail = known !== null && (known.named !== null || known.city === null)
  return {
    start: around.start,
    end: isKnownTail ? tailStart + known.at : code.end,
    last: at,
    country: known?.named ?? country,
    isNamed: known?.named != null,
    isPlaceAfter: false,
    score,
  }
}

/** Returns the region or provincial capital that follows an unknown place after a comma: `50290 Épila, Zaragoza`. */
function provinceBehind({ parts, read, isTaken }: Scan, at: number): Places | null {
  const next = parts[at + 1]
  if (next?.gap !== 'comma' || next.isLabel || isTaken(at + 1) || next.text.length < REGION_LENGTH_MIN) return null
  const places = read(at + 1).atEnd
  return places?.at === 0 && places.named === null ? places : null
}

const REGION_LENGTH_MIN = 5

/** `00100, Nairobi`. */
function placeInNextPart(scan: Scan, at: number, code: Postcode, around: Surroundings): PostcodePlace | null {
  const places = around.next?.atEnd ?? null
  // An abbreviated region (`CA`, `MI`) after the code is too weak.
  const isTooShort = !places?.city && !places?.named && (scan.parts[at + 1]?.text.length ?? 0) < REGION_LENGTH_MIN
  if (!places || isTooShort || code.place === 'before' || around.isYear || !around.next!.isShort) return null
  const own = countriesOf(places, around.candidates)
  if (own.length === 0) return null
  return {
    start: around.start,
    end: code.end,
    last: at + 1,
    country: places.named ?? scan.likeliest(own),
    isNamed: places.named !== null,
    isPlaceAfter: true,
    score: EVIDENCE.knownPlaceCode,
  }
}

const PAGE_WEIGHT_MIN = 0.2

/**
 * Handles a code without a known place: it needs a mark before it, a country named after it, or the page's own country.
 */
function guess(scan: Scan, at: number, code: Postcode, around: Surroundings): PostcodePlace | null {
  const { candidates, tail, tailStart, hasMark } = around
  const known = tail ? placesAtStart(tail) : null
  const named = known?.named ?? (around.next?.atEnd?.at === 0 ? around.next.atEnd.named : null)
  if (around.isYear && !hasMark && !named) return null
  const country = named && candidates.includes(named) ? named : scan.likeliest(candidates)
  if (country === null) return null
  const isSure = named === country || scan.weight(country) > PAGE_WEIGHT_MIN
  if (!isSure && !hasMark) return null
  return {
    start: around.start,
    end: known?.named ? tailStart + known.at : code.end,
    last: at,
    country: isSure ? country : null,
    isNamed: known?.named === country,
    isPlaceAfter: false,
    score: EVIDENCE.guessedCode + (hasMark ? EVIDENCE.codeMark : 0),
  }
}

const countriesOf = (places: Places | null, candidates: readonly string[]) =>
  places === null
    ? []
    : candidates.filter(
        (country) => places.city === country || places.named === country || places.regions.includes(country),
      )

const REGION_BEHIND_CODE = codesWithHabit('region-behind-code')

/** Whether the text continues with a region or country instead of a town. */
function leadsWithRegion(tail: string): boolean {
  const known = placesAtStart(tail)
  return known !== null && known.city === null && !REGION_BEHIND_CODE.has(known.regions[0] ?? '')
}

/**
 * Returns the known places at the end of the previous part, if only a comma, a dash or a line break separates them from
 * the code.
 */
function placesOfNeighbour(scan: Scan, at: number): Places | null {
  let before = at - 1
  if (scan.parts[at]!.gap === 'sentence') return null
  if (scan.parts[before]?.isLabel && isFieldLabel(scan.parts[before]!.text)) before--
  else if (scan.parts[before]?.isLabel) return null
  return before >= 0 && !scan.isTaken(before) ? scan.read(before).atEnd : null
}

function nextReading(scan: Scan, at: number): PartReading | null {
  const next = scan.parts[at + 1]
  return next && !scan.parts[at]!.isLabel && next.gap !== 'sentence' && !scan.isTaken(at + 1) ? scan.read(at + 1) : null
}

/** Returns the end of a place name, including the region and country that follow it in the same part. */
function withCountry(tail: string, end: number): number {
  const rest = tail.slice(end)
  const lead = /^[\s,.()–-]*/.exec(rest)![0].length
  const places = placesAtStart(rest.slice(lead))
  return places && (places.named || places.regions.length > 0) ? end + lead + places.at : end
}
