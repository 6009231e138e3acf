import { patternsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { fold } from '../../lib/fold.ts'
import { countryOfCity } from '../addresses/cities.ts'
import { countryNamed } from '../addresses/country-names.ts'
import { countriesOfRegion } from '../addresses/regions.ts'
import { readStreetWord } from '../addresses/street-words.ts'
import { AND, isAnd } from '../and-words.ts'
import { memoize } from '../memoize.ts'
import { foldName } from '../names/fold-name.ts'
import { givenName } from '../names/given-names.ts'
import {
  isDepartmentQualifier,
  isDepartmentWord,
  isFamilyName,
  isHonorific,
  isNameSuffix,
  isPlainWord,
  isRoleWord,
  isTitleWord,
} from '../names/vocabulary.ts'
import { campusLength } from './capital-run.ts'
import { splitLegalForm, wordsOf } from './company-key.ts'
import { CONNECTORS, isGeneric, isKindOfOrganisation, isSoleName, namesOrganisation } from './company-words.ts'
import {
  ADJECTIVE_ENDINGS,
  endsAsPlace,
  isClearKind,
  isDistinctive,
  isKind,
  isNamedAround,
  isNamedByPlace,
  isQualifier,
} from './kind-words.ts'
import { isInnerRank, organisationAt } from './organisation-phrase.ts'

/**
 * The type of a short separate text, such as a cell, a list item or the part between two separators: an organisation
 * with an organisation word, a unit of one, a name that may be an organisation's, or something else.
 */
export type NameLook = 'organisation' | 'unit' | 'name' | 'person' | 'role' | 'place' | 'degree' | 'other'

const LENGTH_MAX = 90
const WORDS_MAX = 9
const ROLE_WORDS_MAX = 7
/** Maximum words of a name without an organisation word. */
const NAME_WORDS_MAX = 5
const TEXTS_MAX = 2_000

const STARTS = /^["“„«(]?(?:\p{Lu}|\p{N}\p{L}|\p{Ll}{1,3}\p{Lu})/u
const NO_NAME = /[@?!:;{}=_\n\t]|https?|www\.|\d{3}|\d[/.]\d|\.{2}|\s[–—|-]\s|(?:^|[^\p{L}])[£$€]/u
/** Units of an organisation, whose name follows them: `School of Law, University of Elmstead`. */
const UNIT = compilePattern(
  `^(?:${patternsOfLanguages(({ organisationKinds }) => organisationKinds?.units ?? null).join('|')}) `,
  'iu',
)
const DEGREE = /^(?:(?:\p{Lu}\p{Ll}?\.?){2,5}|\p{Lu}\p{Ll}\.? ?\p{Lu}\p{L}{1,3}\.?(?: \([^)]*\))?)$/u
/**
 * A firm's name contains commas only between partners: `Roe, Lind & Katz Solicitors`, but not `Library, Press and Media`.
 */
const PARTNERS = compilePattern(`^\\p{Lu}\\S*(?:, \\p{Lu}\\S*)*,? (?:${AND}) \\p{Lu}[^,;|]*$`, 'u')
/** An organisation word that begins a name: `Institut national du bois`. */
const HEADED_WORDS_MIN = 2

/** The text between two separators, with its type. */
export interface Part {
  readonly text: string
  readonly start: number
  readonly look: NameLook
  /** Whether a dash separates it from the text before. */
  readonly isBehindDash?: boolean
  /** Whether it follows a job title without a separator. */
  readonly isBehindTitle?: boolean
}

export const PARTS_MAX = 6
const PART = /[^,;|()\t]+/g
const DASH = / [–—-] /

export const lookOf: (written: string) => NameLook = memoize(judge, TEXTS_MAX)

function judge(written: string): NameLook {
  const text = written.trim()
  if (text.length < 2 || text.length > LENGTH_MAX || NO_NAME.test(text)) return 'other'
  const words = wordsOf(text)
  const shown = text.split(' ')
  if (words.length === 0 || words.length > WORDS_MAX) return 'other'
  if (!STARTS.test(text) || isGeneric(words)) return isRole(shown) ? 'role' : 'other'
  if (shown.every((word) => isNameSuffix(foldName(word).replace(/(?<![.,])[.,]+$/, '')))) return 'degree'
  if (UNIT.test(text)) return isRolePair(shown) ? 'role' : 'unit'
  if (isRoleAt(text) || endsWithRole(words)) return 'role'
  if (roleBeforeFirm(text) !== null) return 'other'
  const { form, bare } = splitLegalForm(text)
  if (form !== null && bare !== text && !isGeneric(wordsOf(bare)) && isCapitalised(bare)) return 'organisation'
  if (isCampus(text)) return 'organisation'
  if (/[,;|]/.test(text) && (!PARTNERS.test(text) || isKindOfOrganisation(wordsOf(text.split(',')[0]!)))) return 'other'
  if (isSurelyPerson(shown)) return 'person'
  const phrase = fold(text)
  const isPlace = () =>
    countryOfCity(phrase) !== null || countryNamed(phrase) !== null || countriesOfRegion(phrase).length > 0
  if (words.length === 1 && isSoleName(words[0]!)) return 'organisation'
  if (isDepartment(shown)) return isPlace() ? 'place' : 'other'
  if (isOrganisation(text, words)) return 'organisation'
  if (isPlace()) return 'place'
  if (isRole(shown)) return 'role'
  if (DEGREE.test(text) && shown.length < 3 && text.includes('.')) return 'degree'
  if (isPerson(shown)) return 'person'
  // "Local Organizing Committee"
  if (isKind(shown.at(-1)!) && !isDistinctive(text)) return 'other'
  return isName(shown) || isShortInTown(shown) ? 'name' : 'other'
}

/**
 * Returns the role in a text that says what somebody is and where, or null: `Director, Elm Boats Ltd`, but not
 * `Baker, Roe & Lind Ltd`, which is named after its partners.
 */
export function roleBeforeFirm(text: string): string | null {
  const comma = text.indexOf(', ')
  if (comma < 0 || text.includes('&')) return null
  const role = text.slice(0, comma)
  const firm = text.slice(comma + 2)
  const isTitle = isRole(role.split(' ')) || role.split(' ').some((word) => isTitleWord(foldName(word)))
  return isTitle && splitLegalForm(firm).form !== null && lookOf(firm) === 'organisation' ? role : null
}

/** `Chair and Treasurer`: roles, although the first word is also a unit's. */
const isRolePair = (words: readonly string[]) =>
  words.some(isAnd) && words.every((word) => isAnd(word) || isRoleWord(foldName(word)))

/** Whether a text ends with what one person is: `Media & Public Relations Chairperson`, but `Elm Valley Architects`. */
function endsWithRole(words: readonly string[]): boolean {
  const last = words.at(-1)!
  return words.length > 2 && isRoleWord(last) && !last.endsWith('s') && !isKind(last)
}

const isOrganisation = (text: string, words: readonly string[]) =>
  !isQualifier(text) &&
  !isStreet(text) &&
  !endsAsPlace(text) &&
  (isDistinctive(text) || (words.length > 3 && isNamedAround(text))) &&
  (organisationAt(text) === text ||
    (words.length >= HEADED_WORDS_MIN && isHeaded(text)) ||
    ((isNamedAround(text) || isNamedByPlace(text)) && isCapitalised(text) && !isRole(text.split(' '))) ||
    (namesOrganisation(words) && hasOwnPart(text) && isCapitalised(text) && !isRole(text.split(' '))))

/** `Boulevard du Rectorat` */
const isStreet = (text: string) =>
  OF_PLACE.test(text) &&
  !isKind(text.split(' ', 1)[0]!) &&
  readStreetWord(text.split(' ', 1)[0]!).orders.some(({ order }) => order === 'word-name')

/**
 * Whether a text begins with an organisation word and continues, in Romance languages also in lower case:
 * `Institut national du bois`.
 */
function isHeaded(text: string): boolean {
  const words = text.split(' ')
  const [first = '', second = ''] = words
  if (/[.,]/.test(text) || isJobAt(words)) return false
  const isOpen = CONNECTORS.has(second) || OF_PLACE.test(text)
  if (isClearKind(first) ? isOpen || isCapitalised(text) || ADJECTIVE.test(second) : isKind(first) && isOpen)
    return true
  return isKindOfOrganisation(wordsOf(first)) && OF_PLACE.test(text)
}
/** `Laboratory Manager`, `College President`: English titles name the place first. */
const isJobAt = (words: readonly string[]) => !words.some((word) => CONNECTORS.has(word)) && isRole(words.slice(-1))
const ADJECTIVE = compilePattern(`^\\p{Ll}{3,}(?:${ADJECTIVE_ENDINGS})$`, 'u')

/** `Director of the Elm Centre`: a role in any organisation. */
function isRoleAt(text: string): boolean {
  const lead = OFFICE.exec(text)?.[1]
  return lead !== undefined && isRole(lead.split(' ')) && !isKind(lead.split(' ', 1)[0]!)
}
const OFFICE = /^(.{2,40}?) (?:of|at|for|des|der|de[lm]?|della|du|d[aeo]|di|bei|für|van|av|w) /u

/** `École polytechnique de Valmont` */
const OF_PLACE = / (?:de|du|des|d[eo]s?|da|di|del|della|van|von|of|zu) (?:l[ae] )?\p{Lu}/u

/** Whether only connectors are in lower case. */
export const isCapitalised = (text: string) =>
  text.split(' ').every((word) => CONNECTORS.has(word) || !/^\p{Ll}+$/u.test(word.replace(/[.,’']/g, '')))

/** `Head of Sales`, `CEO`, `SVP & GM` */
export function isRole(words: readonly string[]): boolean {
  return (
    words.length <= ROLE_WORDS_MAX &&
    words.some(
      (word, at) =>
        SHORT_ROLE.test(word) || (isRoleWord(foldName(word).replace(/(?<![.,])[.,]+$/, '')) && !isInnerRank(words, at)),
    )
  )
}
const SHORT_ROLE = /^(?:C[A-Z]O|SRE|VP|SVP|EVP|MD|MP|GM|CPO|Sec['’]y|Treas\.?|Pres\.?)$/

/** `University of California, Elmstead` */
function isCampus(text: string): boolean {
  const comma = text.indexOf(', ')
  return comma > 0 && campusLength(text.slice(0, comma), text.slice(comma)) === text.length - comma
}

const isDepartment = (words: readonly string[]) =>
  words.every((word) => {
    const folded = foldName(word)
    return isDepartmentWord(folded) || isDepartmentQualifier(folded) || CONNECTORS.has(word)
  })

/** `TU Elmstadt`: the letters of an organisation before its town. */
const isShortInTown = ([letters = '', town = '', ...others]: readonly string[]) =>
  others.length === 0 && /^\p{Lu}{2,4}$/u.test(letters) && countryOfCity(fold(town)) !== null

function isPerson(words: readonly string[]): boolean {
  if (words.length > 5 || words.some((word) => /[\d&+]/.test(word))) return false
  const folded = words.map((word) => foldName(word).replace(/\.$/, ''))
  if (isShortInTown(words)) return false
  if (isHonorific(folded[0]!)) return true
  if (words.length < 2) return givenName(folded[0]!) === 'sure'
  if (givenName(folded[0]!) !== 'unknown' || GREETING.test(words[0]!)) return true
  const last = givenName(folded.at(-1)!)
  return (isFamilyName(folded[0]!) && last === 'sure') || (isPlainWord(folded[0]!) && last !== 'unknown')
}

/**
 * Whether a text is a known given name with an initial or family name, even if that is also an organisation word:
 * `Lisa J. Banks`.
 */
function isSurelyPerson(words: readonly string[]): boolean {
  if (words.length < 2 || words.length > 3 || words.some((word) => isClearKind(word) || /[\d&+]/.test(word)))
    return false
  const [first, ...others] = words.map((word) => foldName(word).replace(/\.$/, ''))
  return givenName(first!) === 'sure' && (words.length === 3 ? /^\p{Lu}\.$/u.test(words[1]!) : isFamilyName(others[0]!))
}

const GREETING =
  /^(?:Dear|Hi|Hello|Thanks|Liebe[rs]?|Hallo|Bonjour|Cher|Chère|Hola|Querid[oa]|Ciao|Car[oa]|Beste|Kära|Kære)$/

/** Whether the words are capitalised and at least one is distinctive. */
const isName = (words: readonly string[]) =>
  words.length <= NAME_WORDS_MAX && isCapitalised(words.join(' ')) && hasOwnPart(words.join(' '))

/** Whether part of a name is distinctive; false for `Mortgage-Backed Securities` and `Senior Associates`. */
const hasOwnPart = (text: string) =>
  text.split(/[ /-]/).some((word) => {
    const folded = foldName(word).replace(/(?<![.,)])[.,)]+$/, '')
    return (
      OWN.test(word) &&
      folded.length > 2 &&
      ![folded, folded.replace(/s$/, '')].some(
        (one) => isPlainWord(one) || isRoleWord(one) || isDepartmentQualifier(one),
      ) &&
      !isKind(word) &&
      isDistinctive(word) &&
      !isKindOfOrganisation([folded])
    )
  })
const OWN = /^["“„«(]?(?:\p{Lu}|\p{Ll}{1,3}\p{Lu}|\p{N})/u

/**
 * Splits a text at commas, bars, brackets and dashes. An organisation's name that contains commas is one part.
 *
 * @param from the offset added to the offsets of the parts
 */
export function partsOf(text: string, from: number): Part[] {
  const whole = text.trim()
  // Names may contain commas: `Roe, Lind & Katz Solicitors`.
  if (lookOf(whole) === 'organisation')
    return [{ text: whole, start: from + text.indexOf(whole), look: 'organisation' }]
  const parts: Part[] = []
  let coveredTo = from
  for (const { 0: written, index } of text.matchAll(PART)) {
    let at = index
    for (const piece of written.split(DASH)) {
      const shown = piece.trim()
      const start = from + at + piece.indexOf(shown)
      const isCampus = start < coveredTo
      const campus = isCampus ? 0 : campusLength(shown, text.slice(start - from + shown.length))
      coveredTo = Math.max(coveredTo, start + shown.length + campus)
      const named = text.slice(start - from, start - from + shown.length + campus)
      if (shown !== '' && !isCampus) parts.push({ text: named, start, look: lookOf(named), isBehindDash: at > index })
      at += piece.length + 3
    }
    if (parts.length >= PARTS_MAX) break
  }
  return parts.slice(0, PARTS_MAX)
}
