import { isAnd } from '../and-words.ts'
import { foldName } from '../names/fold-name.ts'
import { givenName } from '../names/given-names.ts'
import { isPlainWord, isRoleWord } from '../names/vocabulary.ts'
import { splitLegalForm } from './company-key.ts'
import { CONNECTORS } from './company-words.ts'
import { isKind } from './kind-words.ts'
import { lookOf, type NameLook } from './name-looks.ts'
import { saysPartners } from './partner-headings.ts'

/** What a text in a list of partners may be, by its own words and its place. */
export interface PartnerName {
  readonly look: NameLook
  readonly isPerson: boolean
  /** Whether it may be an organisation's name, if its neighbours are. */
  readonly isMember: boolean
  /** Whether it contains an organisation word or a legal form. */
  readonly saysWhat: boolean
  /** Whether it is an organisation's for a reason of its own: it says so, links to its site or has a logo. */
  readonly isClear: boolean
  /** Whether it is a sentence, which says nothing about the list. */
  readonly isSentence: boolean
}

/** Where a text stands in a list. */
export interface Place {
  /** Whether it links to another site, or a picture of the list has its name. */
  readonly hasEvidence: boolean
  readonly isHeading: boolean
  readonly isPicture: boolean
}

const LENGTH_MAX = 100
const WORDS_MAX = 10
const SENTENCE_WORDS_MIN = 12
const NO_NAME = /[@?!:;{}=_→↗»›©]|https?|www\.|\d{4}|\.{2}/u

/** Reads what a text in a list of partners may be. */
export function readPartnerName(name: string, place: Place): PartnerName {
  const look = lookOf(name)
  const saysWhat = !NO_NAME.test(name) && (look === 'organisation' || hasKind(name))
  return {
    look,
    isPerson: isCouple(name) || (look === 'person' && !saysWhat && !isNoPerson(name)),
    isMember: saysWhat || isNameLike(name, look, place),
    saysWhat,
    isClear: saysWhat || place.hasEvidence,
    isSentence: name.split(' ', SENTENCE_WORDS_MIN).length === SENTENCE_WORDS_MIN,
  }
}

/** Whether a kind word ends a name, begins it or stands before `of` and its equivalents, or it has a legal form. */
export function hasKind(name: string): boolean {
  const words = name.split(' ')
  const [first = ''] = words
  if (words.length < 2 || words.length > WORDS_MAX + 2 || isConnector(words.at(-1)!)) return false
  if (!isKind(first) && words.some((word) => LOWER_WORD.test(word))) return false
  if (splitLegalForm(name).form !== null) return true
  if (isRoleWord(foldName(first))) return false
  return words.some((word, at) => isKind(word) && (at === words.length - 1 || at === 0 || isConnector(words[at + 1]!)))
}

const isConnector = (word: string) => CONNECTORS.has(word)

/** `Bill and Tammy Roe`, `Jane Lind & Ana Rivas` */
function isCouple(name: string): boolean {
  const words = name.split(' ')
  const at = words.findIndex((word) => word === '+' || isAnd(word))
  if (at < 1 || at > 2 || words.length < at + 3 || isKind(words.at(-1)!)) return false
  return [words[0]!, words[at + 1]!].every((word) => givenName(foldName(word)) !== 'unknown')
}

/** Whether a text begins with what is also a given name: `Georgia Public Television`, `Jobs with Justice`. */
function isNoPerson(name: string): boolean {
  const [first = '', ...others] = name.split(' ')
  const isOrdinary = (word: string) => isPlainWord(foldName(word)) || isKind(word) || isConnector(word)
  return (
    others.length > 2 ||
    others.some((word) => /^\p{Ll}{4,}$/u.test(word)) ||
    (givenName(foldName(first)) !== 'sure' && others.length > 0 && others.every(isOrdinary))
  )
}

/** Whether a text may be a name where its neighbours are names. */
function isNameLike(name: string, look: NameLook, { hasEvidence, isHeading, isPicture }: Place): boolean {
  // `Oval Mirror 35x55`
  if (look === 'role' || /\d/.test(afterFirstWord(name)) || saysPartners(name)) return false
  if (look === 'name' || look === 'unit') return true
  if (look === 'place' || isPicture || (isHeading && !hasEvidence)) return false
  const words = name.split(' ')
  if (name.length < 2 || name.length > LENGTH_MAX || words.length > WORDS_MAX || NO_NAME.test(name)) return false
  if (!/^["“„«(]?(?:\p{Lu}|\p{Lo}|\p{N}|\p{Ll}{1,3}(?:\p{Lu}|\p{N}))/u.test(name) && !(hasEvidence && words.length > 1))
    return false
  if (words.length === 1) return hasEvidence || /^\p{Lu}{3,}$/u.test(name)
  return (
    (hasEvidence && words.length <= LOWER_WORDS_MAX) ||
    words.every((word, at) => !LOWER_WORD.test(word) && (at < words.length - 1 || !/^\p{Ll}/u.test(word)))
  )
}
const afterFirstWord = (name: string) => (name.includes(' ') ? name.slice(name.indexOf(' ')) : '')
/** Names in lower case, as Slavic and Romance languages write them, are short: `Národní sportovní agentura`. */
const LOWER_WORDS_MAX = 5
const LOWER_WORD = /^\p{Ll}{5,}$/u
