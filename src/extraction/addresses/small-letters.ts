import { compilePattern } from '../../lib/compile-pattern.ts'
import { anyOf } from './address-texts.ts'
import type { Part } from './parts.ts'
import { placeNamed } from './places.ts'
import { isHouseNumber, readStreet } from './street.ts'
import { CONNECTOR } from './street-tokens.ts'

/**
 * Capitalizes addresses in lower case, so that `12 rue du port, 75011 paris` reads as `12 Rue du Port, 75011 Paris`.
 * Changes only clear streets before a postcode or a known place. Lengths are unchanged.
 */
export function capitalizeSmallAddresses(parts: readonly Part[]): readonly Part[] {
  const changed: Part[] = []
  const write = (at: number, text: string) => {
    if (changed.length === 0) changed.push(...parts)
    changed[at] = { ...parts[at]!, text }
  }
  for (let at = 0; at < parts.length; at++) {
    const { text } = parts[at]!
    if (text.length > TEXT_LENGTH_MAX || !isNearDigits(parts, at) || !findSmallWord(text)) continue
    const street = readSmallStreet(parts, at)
    const last = street && endOfAddress(parts, at, street)
    if (last === null) continue
    write(at, street!.text)
    for (let one = at + 1; one < parts.length && one <= last + PLACES_AFTER_MAX; one++) {
      const { gap, text: small } = parts[one]!
      if (one > last && (gap === 'line' || gap === 'sentence' || gap === 'cell')) break
      if (small.length > PLACE_LENGTH_MAX || CAPITAL.test(small)) continue
      const capitalized = capitalize(small)
      if (one > last && !placeNamed(capitalized)) break
      write(one, capitalized)
    }
  }
  return changed.length > 0 ? changed : parts
}

/** Whether a part, or one of the next parts that may belong to its address, has digits. */
function isNearDigits(parts: readonly Part[], at: number): boolean {
  for (let one = at; one < parts.length && one <= at + PARTS_FORWARD_MAX; one++) if (parts[one]!.hasDigit) return true
  return false
}

interface SmallStreet {
  /** The part's text, capitalized from the street on. */
  readonly text: string
  readonly isNumbered: boolean
  /** The end offset of the street in the part. */
  readonly end: number
}

/** Parses the lower-case street that ends part `at` or precedes a postcode in it. */
function readSmallStreet(parts: readonly Part[], at: number): SmallStreet | null {
  const { text, gap } = parts[at]!
  const { at: word, isLast } = findSmallWord(text)!
  // Words before a street may look like another street: "est situé" resembles an estrada.
  const from = isLast ? 0 : (NUMBER_BEFORE.exec(text.slice(0, word))?.index ?? word)
  const capitalized = text.slice(0, from) + capitalize(text.slice(from))
  const street = readStreet(capitalized)
  if (!street || street.start > word || street.end <= word) return null
  const shown = text.slice(street.start, street.end)
  if (PROSE.test(shown) || ENDS_WITH_YEAR.test(shown)) return null
  const isBeside = (one: number) => parts[one] !== undefined && isHouseNumber(parts[one].text)
  const isNumbered =
    street.isNumbered ||
    (parts[at + 1]?.gap === 'comma' && isBeside(at + 1)) ||
    (gap === 'comma' && street.start === 0 && isBeside(at - 1))
  if (!isNumbered && (isLast || AMBIGUOUS.test(text.slice(word)))) return null
  const head = text.slice(0, street.start)
  if (!(isNumbered ? NUMBER_LEAD : LEAD).test(head) || !TAIL.test(text.slice(street.end))) return null
  return { text: head + capitalized.slice(street.start), isNumbered, end: street.end }
}

/**
 * Returns the part that ends the address, with its postcode or, after a house number, a known place; null without
 * either.
 */
function endOfAddress(parts: readonly Part[], at: number, { isNumbered, end }: SmallStreet): number | null {
  for (let one = at; one < parts.length && one <= at + PARTS_FORWARD_MAX; one++) {
    const { text, gap, isLabel } = parts[one]!
    if (one > at && (gap === 'sentence' || gap === 'rule' || isLabel || text.length > PLACE_LENGTH_MAX * 2)) return null
    const code = CODE.exec(one === at ? text.slice(end) : text)
    if (code) {
      // `c.p. 91000, xalapa`
      const isAlone = code[1] === undefined && !/\p{L}/u.test(text) && parts[one + 1]?.gap !== 'comma'
      return !isAlone && isTown(code[1] ?? '', isNumbered) ? one : null
    }
    if (one === at) continue
    if (isNumbered && one === at + 1 && placeNamed(CAPITAL.test(text) ? text : capitalize(text))) return one
    if (!isNumbered && !SMALL_UNIT.test(text)) return null
  }
  return null
}

/** Whether the text after a code may be a town. In lower case it must fill the rest of its part. */
const isTown = (tail: string, isNumbered: boolean) =>
  /^[\s,–-]*\p{Lu}/u.test(tail) || (isNumbered && TOWN.test(tail) && !PROSE.test(tail))

/**
 * Capitalizes every word except connectors such as `de` or `sur`, and writes number marks and codes in their usual
 * case.
 */
function capitalize(text: string): string {
  return text.replace(WORD, (word) => {
    if (MIXED.test(word)) return word.toUpperCase()
    if (!/^\p{Ll}/u.test(word) || CONNECTOR.test(word) || NUMBER_TAIL.test(word)) return word
    if (word.length === 2 && text.length === 2) return word.toUpperCase()
    const first = word[0]!.toUpperCase()
    return first.length === 1 && (word.length > 2 || text[text.indexOf(word) + 2] === '.')
      ? first + word.slice(1)
      : word
  })
}

const TEXT_LENGTH_MAX = 160
const PLACE_LENGTH_MAX = 40
const PARTS_FORWARD_MAX = 5
const PLACES_AFTER_MAX = 3
const CAPITAL = /\p{Lu}/u
const WORD = /[\p{L}\p{N}]+/gu
/** Postcodes and house numbers with letters: `h2l`, `12b`. */
const MIXED = /^(?:\p{Ll}\d\p{Ll}|\d\p{Ll}\d|\p{Ll}{1,2}\d\d?|\d\p{Ll}{2}|\d{1,4}[a-d])$/u
const NUMBER_TAIL = /^(?:bis|ter|quater)$/

/** Lower-case street words before the name that rarely mean anything else. */
const WORD_FIRST = compilePattern(
  `(?<![\\p{L}’'-])(?:${anyOf(({ streetWords }) => streetWords?.small)})(?!\\p{L})|(?<![\\p{L}’'-])c/`,
  'u',
)
/** Lower-case street words after the name or at its end. */
const WORD_LAST = compilePattern(
  `(?:${anyOf(({ streetWords }) => streetWords?.smallEndings)})(?!\\p{L})|(?<= )(?:${anyOf(({ streetWords }) => streetWords?.smallBehind)})(?!\\p{L})`,
  'u',
)

/** Returns the offset of the street word in a lower-case text, and whether the name precedes it; null without one. */
function findSmallWord(text: string): { at: number; isLast: boolean } | null {
  const first = WORD_FIRST.exec(text)
  if (first) return { at: first.index, isLast: false }
  const last = WORD_LAST.exec(text)
  return last && !CAPITAL.test(text.slice(0, last.index)) ? { at: last.index, isLast: true } : null
}

const NUMBER_BEFORE = /(?<!\S)(?:n[°ºo]\.? ?)?\d{1,5}(?:[-–/]\d{1,4})?(?: ?(?:bis|ter|quater|[a-d]))?,? $/iu
/** A unit that may come alone between a street and the code. */
const SMALL_UNIT = /^lieu[ -]dit /i
/** Words that mean a street only beside a house number. */
const AMBIGUOUS = compilePattern(`^(?:${anyOf(({ streetWords }) => streetWords?.smallDoubtful)})(?!\\p{L})`, 'u')
/** Words that no street name contains. */
const PROSE = compilePattern(`(?<![\\p{L}])(?:${anyOf(({ sentences }) => sentences?.prose)})(?!\\p{L})`, 'u')
const ENDS_WITH_YEAR = /\D(?:19|20)\d\d$/
/** Lead-ins to a street in a sentence, before its number or without one. */
const NUMBER_LEAD = /^$|[\p{L}):] $/u
const LEAD = compilePattern(`^$|(?:^| )(?:${anyOf(({ sentences }) => sentences?.smallStreetLeads)}) $`, 'iu')
/** Text that may follow a street in its part: a door, or a postcode with its place. */
const TAIL = compilePattern(
  `^,?(?: (?:${anyOf(({ units }) => units?.behindStreets)})\\.? ?[\\p{L}\\d]{1,5})?(?:(?:,| [àa]| [-–])? (?:[A-Z]-?)?(?:\\d{4,5}|\\p{L}\\d\\p{L})(?!\\d).{0,60})?$`,
  'iu',
)
/** A code after the street, and the rest of its part. */
const CODE =
  /(?<![\d.,€$£+-])(?:(?!19\d\d|20\d\d)\d{4}|\d{5}|\d{4}-\d{3}|\d{5}-\d{3}|\p{L}\d\p{L} ?\d\p{L}\d)(?![\d.,%-])( .{0,60})?$/iu
/** One to five words. */
const TOWN = /^ ?\p{L}[\p{L}'’.-]{1,24}(?: [\p{L}'’.-]{1,24}| \d{1,2}){0,4}$|^ ?$/u
