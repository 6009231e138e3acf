import type { Finding } from '../../finding.ts'
import { foldName } from '../../names/fold-name.ts'
import { givenName } from '../../names/given-names.ts'
import { isPlainWord, isRoleWord } from '../../names/vocabulary.ts'
import type { Page } from '../../page.ts'
import { PlaceIndex, placesOf } from '../../places.ts'
import { isFormOfAddress } from './addressed-names.ts'
import { sentenceStart } from './sentence-start.ts'

/** The part of a person's name that a sentence uses before a value: `Jane: 01632 960123`, `call Ms Roe on …`. */
export interface ShortName {
  /** The given name, or a form of address and the family name. */
  readonly name: string
  readonly isGivenName: boolean
}

/** Letters before a value that are read. */
const LEAD_LENGTH_MAX = 90
/** Letters between the name and the value: `Jane, the driver: `, `Jane on `. */
const GAP_LENGTH_MAX = 45
const WORD = /(?<![\p{L}\p{N}@.’'-])\p{Lu}\p{Ll}[\p{L}’'-]{0,20}(?![\p{L}\p{N}@-])/gu

/** `Jane (Elmstead side): ` */
const BRACKET = /\([^()\n]{1,40}\)/g

/**
 * Finds the short names of people that sentences use before numbers and email addresses. Whom they mean is known when
 * the whole site has been read: they count if exactly one of its people is called so.
 *
 * @param values the numbers and email addresses of the page
 * @param taken the names and addresses on the page, which no short name is part of
 * @returns the short names by the offsets of the values
 */
export function findShortNames(
  page: Page,
  values: readonly Finding[],
  taken: readonly Finding[],
): ReadonlyMap<number, ShortName> {
  const places = new PlaceIndex([taken.flatMap((finding) => placesOf(page, finding))])
  const found = new Map<number, ShortName>()
  for (const { start } of values) {
    if (start === null) continue
    const name = shortNameBefore(page, start, places)
    if (name) found.set(start, name)
  }
  return found
}

function shortNameBefore(page: Page, start: number, taken: PlaceIndex): ShortName | null {
  const begin = sentenceStart(page, start, LEAD_LENGTH_MAX)
  const lead = page.text.slice(begin, start).replace(BRACKET, (bracket) => ' '.repeat(bracket.length))
  const words = [...lead.matchAll(WORD)].reverse()
  for (const { 0: word, index } of words) {
    if (start - begin - index - word.length > GAP_LENGTH_MAX) return null
    const at = begin + index
    if (taken.overlapping(at, at + word.length)) return null
    const name = readShortName(lead.slice(0, index), word)
    if (name) return name
  }
  return null
}

function readShortName(before: string, word: string): ShortName | null {
  const folded = foldName(word)
  if (isRoleWord(folded)) return null
  const words = before.trimEnd().split(' ')
  let first = words.length
  while (first > 0 && words.length - first < FORMS_MAX && isFormOfAddress(words[first - 1]!)) first--
  const forms = words.slice(first)
  if (forms.length > 0) return { name: [...forms, word].join(' '), isGivenName: false }
  // Part of a full name, or of another one: `Elm Jane`.
  if (/^[(“„"«]?\p{Lu}/u.test(words.at(-1)!) && words.length > 1) return null
  const isName = givenName(folded) !== 'unknown' || (/\p{Ll} ?\(?$/u.test(before) && !isPlainWord(folded))
  return isName ? { name: word, isGivenName: true } : null
}
/** `Herr Prof. Dr. Roe` */
const FORMS_MAX = 3
