import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { fold } from '../../lib/fold.ts'
import { countryOfCity } from '../addresses/cities.ts'
import { countriesOfRegion } from '../addresses/regions.ts'
import { AND, AND_WORDS } from '../and-words.ts'
import { careerWords } from './career-words.ts'
import { endsFirm, FOR_KINDS, isClearKind, isKind } from './kind-words.ts'
import { OF_ARTICLES, OF_WORDS } from './of-words.ts'

const RUN_LENGTH_MAX = 90
const WORDS_MAX = 8
const WORD = /(?:\p{Lu}|\p{Ll}{1,2}\p{Lu}|[dl][’']\p{Lu}|\d+\p{Lu})[\p{L}\p{N}’'.+-]*/uy
const OF = `(?:${OF_WORDS}|am|im) (?:(?:${OF_ARTICLES}|l['’]) ?)?`
const JOINER = compilePattern(` (?:${OF}|(?:${AND}|der|the) )?`, 'uy')

/** A full stop ends the sentence, except after initials. */
const POINT = /(?<=\p{L}{2})[.+-]+$/u
/** `St. Elm's Trust`: two letters that cannot be read as a word. */
const SHORTENED = /^\p{Lu}[^\P{Ll}aeiouy]\.$/u
const POINT_OR_POSSESSIVE = /(?<=\p{L}{2})[.’'+-]+$|['’]s$/u

const JOINED = compilePattern(`^ (?:${AND_WORDS})(?: the)? $`, 'u')
const NAME_BEHIND = /^(?:\p{Lu}[^\s,.;:!?]* ){0,4}\p{Lu}[^\s,.;:!?]*/u

/** `University of Elmstead and Oak Vale Council`: both sides of `and` say which organisation they name. */
function isOtherBehind(name: string, text: string, at: number): boolean {
  const behind = NAME_BEHIND.exec(text.slice(at, at + RUN_LENGTH_MAX))?.[0].split(' ') ?? []
  return behind.length > 1 && [behind[0]!, behind.at(-1)!].some(isClearKind) && name.split(' ').some(isClearKind)
}

const CAMPUS = /^ at \p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?/u
const CAMPUS_LENGTH_MAX = 40
const OF_REGION = /^(?:[Tt]he )?(\p{L}+) of (.+)$/u
/** A campus behind a comma, unless a region or a number says that it is the town of an address: `, Elmstead, CA`. */
const CAMPUS_TOWN = /^, (\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}’'-]*){0,2})(?!,? (?:\p{Lu}{2}(?!\p{L})|\d)|[\p{L}’'-])/u

/**
 * The length of a campus behind a university that is named after its region: `University of Texas at Elmstead`,
 * `University of California, Elmstead`. Behind one that is named after its town, `at` says where something happened.
 */
export function campusLength(name: string, behind: string): number {
  const [, kind = '', region = ''] = OF_REGION.exec(name) ?? []
  if (!isClearKind(kind) || countriesOfRegion(fold(region)).length === 0) return 0
  const [town = '', city = ''] = CAMPUS_TOWN.exec(behind) ?? []
  return CAMPUS.exec(behind)?.[0].length ?? (countryOfCity(fold(city)) === null ? 0 : town.length)
}

const SINCE = new Set(careerWords('since').split('|'))
const MONTHS = wordsOfLanguages(({ months }) => months)
const MONTH_AND_YEAR = /(?:(?<month>\p{L}{3,12})\.?(?: \p{Ll}{2})?)?(?<year> ?(?:19|20)\d\d(?!\d))?/uy
const ABBREVIATION_LENGTH_MAX = 4

/** `da Ottobre`, `da Ott. 2012`: when something began, behind a word that also joins names. */
function isDate(text: string, at: number): boolean {
  MONTH_AND_YEAR.lastIndex = at
  const { month, year } = MONTH_AND_YEAR.exec(text)?.groups ?? {}
  if (month === undefined) return year !== undefined
  const shown = month.toLowerCase()
  return MONTHS.some((whole) =>
    shown.length > ABBREVIATION_LENGTH_MAX ? whole === shown : year !== undefined && whole.startsWith(shown),
  )
}

/**
 * Returns the end of the run of capitalised words and connectors that begins at an offset. After a kind of
 * organisation, `and` begins another name: `Elm Ventures and Quay Capital`.
 *
 * @returns the offset after the last word, or `start` when no such word begins there
 */
export function capitalRunEnd(text: string, start: number): number {
  let end = start
  let last = ''
  for (let count = 0, at = start; count < WORDS_MAX && at - start < RUN_LENGTH_MAX; count++) {
    WORD.lastIndex = at
    const word = WORD.exec(text)?.[0]
    if (word === undefined) break
    const isInside = /^ \p{Lu}/u.test(text.slice(at + word.length, at + word.length + 2))
    const bare = isInside && SHORTENED.test(word) ? word : word.replace(isInside ? POINT : POINT_OR_POSSESSIVE, '')
    end = at + bare.length
    last = bare
    if (bare !== word) break
    JOINER.lastIndex = end
    const joiner = JOINER.exec(text)?.[0] ?? ''
    if (joiner === '') break
    if (JOINED.test(joiner) && (endsFirm(last) || isOtherBehind(text.slice(start, end), text, end + joiner.length)))
      break
    // "Elm Communications for Acme", but "Centre for Elm Studies".
    if (joiner.startsWith(' for ') && isKind(last) && !FOR_KINDS.has(last)) break
    at = end + joiner.length
    if (SINCE.has(joiner.trim()) && isDate(text, at)) break
  }
  return end + campusLength(text.slice(start, end), text.slice(end, end + CAMPUS_LENGTH_MAX))
}
