import { fold } from '../../lib/fold.ts'
import { cityNames, countryOfCity } from '../addresses/cities.ts'
import { countryNamed, countryNames } from '../addresses/country-names.ts'
import { memoize } from '../memoize.ts'
import { KIND, kindOfCode, WordTable } from '../word-index.ts'
import { Tally } from './tally.ts'

/** Addresses and contact blocks have short lines; longer ones are prose, which names countries for other reasons. */
const LINE_LENGTH_MAX = 140
const LINES_MAX = 250
const WORD = /[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]*/gu
/** A page that names more countries than this is a list of countries. */
const COUNTRIES_MAX = 12

/** Returns points for the countries and large cities named in short lines, as in addresses and footers. */
export function tallyPlaceNames(text: string): Tally {
  const named = new Map<string, number>()
  const cities = new Map<string, number>()
  const lines = text.split('\n').filter((line) => line.length >= 2 && line.length <= LINE_LENGTH_MAX)
  for (const line of lines.length > LINES_MAX ? [...lines.slice(0, 80), ...lines.slice(80 - LINES_MAX)] : lines) {
    readLine(line, named, cities)
  }
  const tally = new Tally()
  const factor = named.size > COUNTRIES_MAX ? 0.2 : 1
  for (const [country, points] of named) tally.add(country, Math.min(points, 2.4) * factor)
  for (const [country, points] of cities) tally.add(country, Math.min(points, 1.2) * factor)
  return tally
}

function readLine(line: string, named: Map<string, number>, cities: Map<string, number>): void {
  if (!mayHoldName(line)) return
  const words = wordsOf(line)
  for (let at = 0; at < words.length; at++) {
    if (!mayBeginName(words[at]![0])) continue
    for (let length = Math.min(3, words.length - at); length >= 1; length--) {
      const start = words[at]!.index
      const last = words[at + length - 1]!
      const end = last.index + last[0].length
      if (end - start > 30 || (length > 1 && /[,;:|\t]/.test(line.slice(start, end)))) continue
      const key = fold(line.slice(start, end))
      if (key.length < 4) continue
      const country = countryNamed(key)
      if (country) {
        add(named, country, pointsFor(line, start, end))
      } else {
        const city = isPlaced(line, start, end) ? countryOfCity(key) : null
        if (!city) continue
        add(cities, city, 0.6)
      }
      at += length - 1
      break
    }
  }
}

/** Like `matchAll`, which creates a pattern and an iterator each time. */
function wordsOf(line: string): RegExpExecArray[] {
  const words: RegExpExecArray[] = []
  WORD.lastIndex = 0
  for (let word = WORD.exec(line); word; word = WORD.exec(line)) words.push(word)
  return words
}

/** Words that `countryNamed` and `countryOfCity` ignore before a name. */
const LEADING_WORDS = 'the г м гор город місто tp thanh city kota municipiul'
let firstWords: Set<string> | undefined

function readFirstWords(): Set<string> {
  const words = new Set(LEADING_WORDS.split(' '))
  for (const names of [countryNames(), cityNames()]) for (const name of names) words.add(firstWordOf(name))
  return words
}

const firstWordOf = (folded: string) => folded.split(' ', 1)[0]!

let beginnings: WordTable | null = null

/**
 * Prefilter that rejects most lines: whether a capital, or a letter of a script without case, begins a possible name.
 */
function mayHoldName(line: string): boolean {
  firstWords ??= readFirstWords()
  beginnings ??= new WordTable(firstWords)
  for (let at = 0; at < line.length; at++) {
    const kind = kindOfCode(line.charCodeAt(at))
    if (kind === KIND.capital ? beginnings.mayBeginAt(line, at) : kind === KIND.letter) return true
  }
  return false
}

/** Maximum number of words cached across pages. */
const WORDS_MAX = 10_000

/** Whether the name of a country or city can begin with a word, which is rare. */
const mayBeginName = memoize((word) => {
  firstWords ??= readFirstWords()
  return firstWords.has(firstWordOf(fold(word)))
}, WORDS_MAX)

/**
 * Returns the points for a country's name: many at the end of an address, none inside a longer name (`Long Island`).
 */
function pointsFor(line: string, start: number, end: number): number {
  const before = line.slice(Math.max(0, start - 12), start)
  const after = line.slice(end)
  if (/\p{Lu}[\p{L}.]{0,12} $/u.test(before) || /^ \p{Lu}/u.test(after)) return 0
  return /^[\s.]*(?:$|[\t|•·,;(])/.test(after) && (start === 0 || /[,\d)\t|•·–-]\s{0,3}$/.test(before)) ? 1.2 : 0.4
}

/** Whether a city's name is in the position it has in an address: beside a comma, a postcode or the end of the line. */
function isPlaced(line: string, start: number, end: number): boolean {
  return (
    /[,\d]\s?(?:[-–] ?)?$/.test(line.slice(Math.max(0, start - 4), start)) ||
    /^(?:,|\s?[-–]?\s?\d|\s[A-Z]{1,3}\d|\s*$)/.test(line.slice(end, end + 6))
  )
}

function add(points: Map<string, number>, country: string, value: number): void {
  points.set(country, (points.get(country) ?? 0) + value)
}
