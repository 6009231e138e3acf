import type { Language } from '../../facts/language.ts'
import type { OrganisationKinds } from '../../facts/organisation-kinds.ts'
import { readerOf, wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { fold } from '../../lib/fold.ts'
import { countryOfCity } from '../addresses/cities.ts'
import { countryNamed } from '../addresses/country-names.ts'
import { countriesOfRegion } from '../addresses/regions.ts'
import { foldName } from '../names/fold-name.ts'
import { isPlainWord, isRoleWord } from '../names/vocabulary.ts'
import { wordsOf } from './company-key.ts'
import { CONNECTORS, isGeneric } from './company-words.ts'
import { OF_WORDS } from './of-words.ts'

const { words, pattern: alternatives } = readerOf(({ organisationKinds }) => organisationKinds)
const setOf = (of: (kinds: OrganisationKinds) => string | null | undefined): ReadonlySet<string> => new Set(words(of))

/** Organisation words that names follow directly. Few English and German ones do, as other nouns follow them. */
const HEAD_KINDS = setOf(({ heads }) => heads)
/** Organisation words at the end of names, or before `of` and its equivalents. */
const CLEAR_KINDS: ReadonlySet<string> = new Set([...HEAD_KINDS, ...setOf(({ clear }) => clear)])
const FIRM_KINDS = setOf(({ firms }) => firms)
const TRADE_KINDS = setOf(({ trades }) => trades)
/** `Stern-Gruppe`, `Finanzamt`, `Heimatverein` */
const KIND_ENDING = compilePattern(`(?:${alternatives(({ endings }) => endings)})$`, 'u')
/** Inflected organisation words: `Piekarni`, `Bankowi`, `Miastu`. */
const INFLECTED = compilePattern(`^(?:${alternatives(({ stems }) => stems)})\\p{Ll}{0,5}$`, 'u')

const SENTENCE_KINDS = setOf(({ uses }) => uses?.inSentences)
/** Whether an organisation word ends the names of firms so often that a sentence needs no lead before it. */
export const isSentenceKind = (word: string) => SENTENCE_KINDS.has(word)

const nouns = (of: (language: Language) => string | null) => {
  const words = new Set(wordsOfLanguages(of))
  return (word: string) => words.has(word.toLowerCase())
}
/** Whether names follow an organisation word directly. */
export const isHeadKind = (word: string) => HEAD_KINDS.has(word) || isNamedHouse(word)
/**
 * Whether ordinary words behind a head make a name, since sentences capitalise them nowhere else: `Université de Lorne`,
 * `Observatorio Astronómico Nacional`.
 */
export const isNamedBehindHead = (name: string, kind: string) =>
  name.startsWith(`${kind} `) && isHeadKind(kind) && BEHIND_HEAD.test(name.slice(kind.length))
/** Endings of adjectives, which other names write in lower case: `Instituto Nacional`. */
export const ADJECTIVE_ENDINGS = [
  ...new Set(wordsOfLanguages(({ organisationKinds }) => organisationKinds?.neighbours?.adjectives, '|')),
].join('|')
const BEHIND_HEAD = compilePattern(
  `^ (?:(?:${OF_WORDS}) \\p{Lu}|\\p{Lu}\\p{Ll}{2,20}(?:${ADJECTIVE_ENDINGS}) (?:(?:${OF_WORDS}) )?\\p{Lu})`,
  'u',
)
/** Whether a word is an organisation word that some languages write in lower case at the end of a name: `Elmsborgs kommun`. */
export const isSmallKind = (word: string) => SMALL_KINDS.has(word)
const SMALL_KINDS = setOf(({ small }) => small)
/** Whether any two capitalised words before an organisation word make it a name: `Northern Wildlife Trust`. */
export const isTitleKind = nouns(({ titleNouns }) => titleNouns)
/** Whether a name goes on with what it is about behind an organisation word: `Museum of Modern Craft`. */
export const isSubjectKind = nouns(({ subjectNouns }) => subjectNouns)
const isNamedHouse = nouns(({ headNouns }) => headNouns)
const isOtherHouse = nouns(({ houseNouns }) => houseNouns)
/** Whether an organisation word counts only where a sentence leads to its name. */
export const isHouseKind = (word: string) => isOtherHouse(word) || isNamedHouse(word)

/** `Elmstead Police Department`: a place says whose department it is. */
export const isDepartmentOfPlace = (name: string) => placeLength(name.split(' ')) > 0

/** `Leeds Family Support Centre`: a place before two words for what a house does; but `Leeds Shopping Centre`. */
export function isHouseOfPlace(name: string): boolean {
  const words = name.split(' ')
  const length = placeLength(words)
  return length > 0 && words.length > length + 2 && words.every((word) => /^\p{Lu}/u.test(word))
}

/** How many words of a name are the place that it begins with, if any. */
const placeLength = (words: readonly string[]) =>
  [2, 1].find((count) => isPlace(fold(words.slice(0, count).join(' ')))) ?? 0

export const isClearKind = (word: string) => CLEAR_KINDS.has(word) || KIND_ENDING.test(word)
/** Whether a word ends the name of a firm, so that `and` after it begins another name. */
export const endsFirm = (word: string) => isClearKind(word) || FIRM_KINDS.has(word)
export const isKind = (word: string) => endsFirm(word) || TRADE_KINDS.has(word) || INFLECTED.test(word)
/** Organisation words whose names continue after `for`: `Centre for Elm Studies`. */
export const FOR_KINDS = setOf(({ uses }) => uses?.beforeFor)
const KINDS = [...new Set([...CLEAR_KINDS, ...FIRM_KINDS, ...TRADE_KINDS])]
/** Organisation words as sentences write them, with those that count only there. */
export const sentenceKinds = (): readonly string[] => SENTENCE_WORDS
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const HOUSES = wordsOfLanguages(({ houseNouns, headNouns }) => [houseNouns, headNouns].filter(Boolean).join(' '))
const SENTENCE_WORDS = [...new Set([...KINDS, ...HOUSES.filter(Boolean).map(capitalised)])]

/** Words that distinguish the offices or bodies of one place without saying whose they are: `City Council`. */
const MODIFIERS = setOf(({ modifiers }) => modifiers)
/** Organisation words that also qualify another noun: `Office Dog`, `Marketing Hub`. */
const QUALIFIERS = setOf(({ uses }) => uses?.qualifiers)
const CONNECTED = /^(?:of|for|de|del|della|des|du|di|da|do|für|van|voor|&|and)$/

/** Whether a name begins with an organisation word that only qualifies the following words, none of which is one. */
export function isQualifier(name: string): boolean {
  const [first = '', second = '', ...rest] = name.split(' ')
  // `Hospital General de Elmo`
  return QUALIFIERS.has(first) && ![second, ...rest].some((word) => CONNECTED.test(word) || isKind(word))
}

/**
 * Whether capitalised words on both sides of a clear organisation word make it a name, even if each of them is an
 * ordinary word: `Royal College of Crafts`.
 */
export function isNamedAround(name: string): boolean {
  const words = name.split(' ')
  const at = words.findIndex(isClearKind)
  return at > 0 && isOf(words[at + 1] ?? '') && /^\p{Lu}/u.test(words.at(-1)!)
}
const isOf = (word: string) => CONNECTED.test(word) && word !== 'and' && word !== '&'

/**
 * Whether a town or country beside a clear organisation word makes it a name, even if every other word is an ordinary
 * one: `Freie Universität Elmstadt`, `Elmstead National University`.
 */
export function isNamedByPlace(name: string): boolean {
  const words = name.split(' ')
  const at = words.findIndex(isClearKind)
  if (at < 1) return false
  const places =
    at === words.length - 1 ? [words.slice(0, 2), ...words.slice(0, at).map((word) => [word])] : [words.slice(at + 1)]
  return places.some((place) => place.every((word) => /^\p{Lu}/u.test(word)) && isPlace(fold(place.join(' '))))
}

/** Whether a folded text is a town, a country or a region. */
export const isPlace = (folded: string) =>
  countryOfCity(folded) !== null ||
  countryNamed(folded) !== null ||
  (folded.length > 3 && countriesOfRegion(folded).length > 0)

/**
 * Whether a name has an ending that is common in place names but also occurs in the names of firms: `Elm Vale Ranch`,
 * `Upper Elm Region`.
 */
export const endsAsPlace = (name: string) => name.includes(' ') && PLACES.has(name.slice(name.lastIndexOf(' ') + 1))
const PLACES = setOf(({ uses }) => uses?.places)

/**
 * Whether a name contains a word that is neither an organisation word nor a word of menus and headings; false for
 * `Hotel Kitchen Supplies`.
 */
export const hasOwnWord = (name: string) =>
  name
    .split(' ')
    .some(
      (word) =>
        /\p{Lu}/u.test(word) &&
        !/^\p{L}$/u.test(word) &&
        !isKind(word) &&
        (/^\p{Lu}{3,}$/u.test(word) || !isPlainWord(foldName(word))),
    )

const PLAIN = new Set(KINDS.flatMap((word) => wordsOf(word)))

/**
 * Whether a phrase that ends with an organisation word identifies one organisation: true for `Elm Vale Council`, false
 * for `City Council` and `Our Partners`.
 */
export function isDistinctive(name: string): boolean {
  const words = wordsOf(
    name
      .split(' ')
      .filter((word) => !INFLECTED.test(word))
      .join(' '),
  )
  const isOrgan = ORGANS.has(words.at(-1) ?? '')
  return words.some(
    (word) =>
      word.length > 1 &&
      !PLAIN.has(word) &&
      !MODIFIERS.has(word) &&
      !CONNECTORS.has(word) &&
      !isGeneric([word]) &&
      !(isOrgan && isOrdinary(word)),
  )
}

/** Words for parts of an organisation, whose names say what they do: `Disaster Management Committee`. */
const ORGANS = new Set(wordsOfLanguages(({ organNouns }) => organNouns))
const QUALITY = compilePattern(`(?:${wordsOfLanguages(({ qualityEndings }) => qualityEndings, '|').join('|')})$`, 'u')
const isOrdinary = (word: string) => (isPlainWord(word) || QUALITY.test(word)) && !isPlace(word)

/** Whether all words of a name say what it is or does: `Multicultural Student Services`. */
export const isDescriptive = (name: string) =>
  wordsOf(name).every((word) => PLAIN.has(word) || isOrdinary(word) || isRoleWord(word))
