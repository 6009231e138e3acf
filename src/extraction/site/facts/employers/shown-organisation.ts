import { compilePattern } from '../../../../lib/compile-pattern.ts'
import { fold } from '../../../../lib/fold.ts'
import { AND_WORDS } from '../../../and-words.ts'
import { isPlaceHead, isPlaceWord } from '../../../companies/block-heads.ts'
import { splitLegalForm, wordsOf } from '../../../companies/company-key.ts'
import { CONNECTORS, namesOrganisation } from '../../../companies/company-words.ts'
import { hasOwnWord, isKind } from '../../../companies/kind-words.ts'
import { isCapitalised, lookOf } from '../../../companies/name-looks.ts'
import { memoize } from '../../../memoize.ts'
import { isBody } from '../../../names/bodies.ts'
import { foldName } from '../../../names/fold-name.ts'
import { isDepartmentWord, isPlainWord, isRoleWord } from '../../../names/vocabulary.ts'

const TEXTS_MAX = 2_000
const LENGTH_MAX = 90
const NO_WORDS: ReadonlySet<string> = new Set()

/**
 * Whether a text by itself names one organisation, and not one of the places of a firm: `Elm Street School`,
 * `Oak Surveyors Ltd`, but not `School` or `Elmstead Office`.
 */
export const isOrganisationName: (text: string) => boolean = memoize(
  (text) =>
    text.length <= LENGTH_MAX &&
    !text.includes('\n') &&
    (lookOf(text) === 'organisation' || isTradeName(text)) &&
    !isBareBody(text.replace(NOTE, '')) &&
    !isDepartments(text) &&
    !isPlaceHead(text, NO_WORDS) &&
    !isPlaceWord(wordsOf(text).at(-1) ?? ''),
  TEXTS_MAX,
)

/** `Board of Governors (four-year terms)`: a part of the organisation that the page is about. */
const NOTE = / ?\([^()]*\)$/
const isBareBody = (text: string) =>
  isBody(text) &&
  text.split(' ').every((word) => isKind(word) || isBody(word) || CONNECTORS.has(word) || isOrdinary(foldName(word)))
const isOrdinary = (word: string) => isPlainWord(word) || isRoleWord(word) || isRoleWord(word.replace(/s$/, ''))

/** `Marketing & Fairs`: what a person does, unless a legal form says otherwise. */
function isDepartments(text: string): boolean {
  const pair = PAIR.exec(text)
  if (pair === null || splitLegalForm(text).form !== null) return false
  return text
    .slice(0, pair.index)
    .split(' ')
    .every((word) => isDepartmentWord(foldName(word)) || isKind(word))
}

/** Whether a name is only that of a part of the firm that a page is about: `Marketing & Fairs`, `Elmstead Office`. */
export const isPartOfFirm = (text: string): boolean =>
  isDepartments(text) || isOfficeIn(text) || (isPlaceHead(text, NO_WORDS) && splitLegalForm(text).form === null)

function isOfficeIn(text: string): boolean {
  const at = text.lastIndexOf(' ')
  return at > 0 && isPlaceWord(fold(text.slice(at + 1))) && lookOf(text.slice(0, at)) === 'place'
}

/** `Physio Elmtal`: begins like a trade or a role, and a name of its own follows. */
const isTradeName = (text: string) =>
  lookOf(text) === 'role' &&
  text.includes(' ') &&
  !/[,;:/|()]/.test(text) &&
  namesOrganisation(wordsOf(text)) &&
  isCapitalised(text) &&
  !isRoleWord(foldName(text.slice(text.lastIndexOf(' ') + 1))) &&
  hasOwnWord(text)

/**
 * Whether a name also says which organisation of its kind it is, as a heading has to: true for `Elm Vale School`, false
 * for `Clergy & Parish Council`.
 */
export const isNameOfOne = (text: string): boolean =>
  isOrganisationName(text) && isCapitalised(text) && !PAIR.test(text) && hasOwnWord(text)

/** `Parents and Elm Council`: several groups. */
const PAIR = compilePattern(` (?:${AND_WORDS}|&) (?!(?:Co|Cie)\\b)`, 'u')
