import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { ORGANISATION_NOUNS } from './organisation-nouns.ts'
import { patternInTexts, wordsInTexts } from './organisation-texts.ts'

/** Lower-case words that may connect the words of a company's name. */
export const CONNECTORS: ReadonlySet<string> = new Set([
  '&',
  '+',
  ...wordsInTexts(({ insideNames }) => insideNames?.connectors),
])

/** `La mairie` */
export const ARTICLES: ReadonlySet<string> = new Set(wordsInTexts(({ insideNames }) => insideNames?.articles))

/** More words that may connect the words of an association's name. */
export const ASSOCIATION_CONNECTORS: ReadonlySet<string> = new Set(
  wordsInTexts(({ insideNames }) => insideNames?.clubConnectors),
)

/** Articles and prepositions that more often precede a name than occur inside one, in German. */
export const LEADING_WORDS: ReadonlySet<string> = new Set(wordsInTexts(({ beforeNames }) => beforeNames?.leadingWords))

/**
 * Words that end the search to the left of a legal form for the start of the name: labels, roles, verbs and sentence
 * openers.
 */
export const NAME_STOPS: ReadonlySet<string> = new Set(wordsInTexts(({ beforeNames }) => beforeNames?.stops))

/** Nouns for a company that directly precede its name in a sentence. */
export const COMPANY_NOUNS: ReadonlySet<string> = new Set(wordsInTexts(({ beforeNames }) => beforeNames?.firmNouns))

const ORGANISATION_ENDINGS = new RegExp(`(?:${patternInTexts(({ insideNames }) => insideNames?.nounEndings)})$`)

const SOLE = compilePattern(`^(?:${patternInTexts(({ insideNames }) => insideNames?.soleNames)})$`, 'u')
/** Whether a folded compound names an institution by itself: German `bundesrechnungsamt`. */
export const isSoleName = (word: string) => SOLE.test(word)

const isOrganisationNoun = (word: string) => ORGANISATION_NOUNS.has(word) || ORGANISATION_ENDINGS.test(word)

/** Endings of the names of schools, clinics and offices in scripts without spaces between words: `青葉保育園`. */
const EAST_ASIAN_ENDING = compilePattern(
  `\\p{L}{2}(?:${wordsInTexts(({ insideNames }) => insideNames?.touchingEndings, '|').join('|')})$`,
  'u',
)

/** `City of Elmstead` */
const MUNICIPALITY = compilePattern(
  `^(?:${wordsInTexts(({ insideNames }) => insideNames?.municipalities).join('|')}) of \\p{L}`,
  'u',
)

/** Whether a name contains an organisation word, as in `Hill Street Clinic` and `Turnverein Altstadt`. */
export const namesOrganisation = (folded: readonly string[]) =>
  (folded.length > 1 && (folded.some(isOrganisationNoun) || MUNICIPALITY.test(folded.join(' ')))) ||
  isSoleName(folded[0] ?? '') ||
  EAST_ASIAN_ENDING.test(folded.at(-1) ?? '')

/** Whether a text states only a kind of organisation: `Steuerberatungsgesellschaft`. */
export const isKindOfOrganisation = (folded: readonly string[]) =>
  folded.every((word) => isOrganisationNoun(word) && !isSoleName(word))

const plain = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
/** Names of pages, menus and blocks: a phrase made only of these is not a company. */
const GENERIC_WORDS = new Set(
  [...wordsInTexts(({ emptyNames }) => emptyNames?.pageWords), ...wordsOfLanguages(({ pageNames }) => pageNames)].map(
    plain,
  ),
)

/** Whether a phrase, given as folded words, consists only of page and block names. */
export const isGeneric = (folded: readonly string[]) =>
  folded.every((word) => GENERIC_WORDS.has(word) || /^\d+$/.test(word))

/** Heading words that also occur in the names of firms. */
const FIRMS_WORDS = new Set(wordsInTexts(({ emptyNames }) => emptyNames?.firmWords))
/** Words that can be a firm's whole name before a legal form; `Our Services Ltd` is not a name. */
const ALONE = new Set(wordsInTexts(({ emptyNames }) => emptyNames?.wholeNames))
const CLEAR_FORM = /^(?:ltd|plc|inc|llc|llp|corp|gmbh)\.?$/i

/**
 * Whether a name says nothing even with its legal form: true for `Company Name Inc.`, false for `News Corp` and
 * `Legal & General plc`.
 */
export const isNameless = (folded: readonly string[], form: string | null) =>
  isGeneric(folded) &&
  !(
    form !== null &&
    CLEAR_FORM.test(form) &&
    (folded.length > 1 || ALONE.has(folded[0] ?? '')) &&
    folded.every((word) => FIRMS_WORDS.has(word))
  )
