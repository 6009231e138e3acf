import { memoize } from '../memoize.ts'
import { isListed } from './lexicon.ts'
import { personPatterns } from './person-patterns.ts'

/** Endings of compound job titles in languages that write them as one word. */
export const ROLE_ENDING = new RegExp(`(?:${personPatterns('endings', 'roles')})$`)
/** Endings of one-word streets and places in languages with compounds. */
const STREET_ENDING = new RegExp(`(?:${personPatterns('endings', 'streets')})$`)

/** All functions here take a word folded by `foldName`, without its full stop. */
/** Whether a word is an honorific: Herr, Dott., and every Dipl.-Ing., Dipl.-Kfm. and Dipl.-Betriebswirt. */
export const isHonorific = (word: string) => isListed(word, 'honorific') || word.startsWith('dipl-')
export const isNameSuffix = (word: string) => isListed(word, 'suffix')
export const isEntityHead = (word: string) => isListed(word, 'head')
export const isEntityPrefix = (word: string) => isListed(word, 'prefix')
/** Words of labels before a person's name, in addition to job titles. */
export const isLabelWord = (word: string) => isListed(word, 'label')
/** Family names that are also words, such as Hill and Koch. */
export const isWordFamilyName = (word: string) => isListed(word, 'wordFamily')
/** Words of menus, headings and sentences, and names of months, countries and cities. */
export const isPlainWord = (word: string) => isListed(word, 'plain')
export const isRoleWord = (word: string) =>
  isListed(word, 'role') ||
  // marlow-ceo, chef-redakteur
  (word.includes('-') && isListed(word.slice(word.lastIndexOf('-') + 1), 'role')) ||
  (word.length > 8 &&
    (ROLE_ENDING.test(word) ||
      // Kassiererin, Betreuerin
      (word.endsWith('in') && isListed(word.slice(0, -2), 'role')) ||
      (DEPUTY.test(word) && isListed(word.replace(DEPUTY, ''), 'role'))))
/** Endings of compounds that are titles beside a name, but may be part of a firm's name. */
const OCCUPATION_ENDING = new RegExp(`(?:${personPatterns('endings', 'occupations')})$`)
/** Whether a word makes a title of a text beside a name: a role, or an occupation that firms are called after too. */
export const isTitleWord = (word: string) =>
  isRoleWord(word) ||
  isListed(word, 'occupation') ||
  (word.length > 8 && (OCCUPATION_ENDING.test(word) || (word.includes('-') && isTitleOfTwo(word))))
/** `directeur-adjoint` and `diretora-geral`: a title behind or before what says which one. */
function isTitleOfTwo(word: string): boolean {
  const at = word.lastIndexOf('-')
  const [first, last] = [word.slice(0, at), word.slice(at + 1)]
  return isListed(last, 'occupation') || (isListed(last, 'titleAdjective') && isListed(first, 'role'))
}
/** vice-président, co-founder */
const DEPUTY = /^(?:vice|co|ex|sub|sous)-/
/** Whether a word behind the noun of a title says which one it is: Italian `esecutivo`, English `elect`. */
export const isTitleAdjective = (word: string) => isListed(word, 'titleAdjective')
/** Words for fields of work rather than occupations: Sales, Einkauf, comptabilité. */
export const isDepartmentWord = (word: string) => isListed(word, 'department')
/** Whether a word names a department, or a duty that is no department's name elsewhere: Housekeeping. */
export const isDutyWord = (word: string) => isDepartmentWord(word) || isListed(word, 'duty')
/** Words next to a department's name: Export, team, of. */
export const isDepartmentQualifier = (word: string) => isListed(word, 'departmentQualifier')
export const isStreetWord = (word: string) => word.length > 6 && STREET_ENDING.test(word)

/** Endings and beginnings of family names in their language: Slavic, Greek, Armenian, Nordic, Iberian, Gaelic… */
const FAMILY_ENDING = new RegExp(`(?:${personPatterns('names', 'familyEndings')})$`)
const FAMILY_BEGINNING = new RegExp(`^(?:${personPatterns('names', 'familyBeginnings')})[a-z]{4}`)

/** Cache size. */
const WORDS_MAX = 10_000

/** Whether a word is a listed family name or has the form of one. Either half of a hyphenated name is enough. */
export const isFamilyName = memoize(judgeFamilyName, WORDS_MAX)

function judgeFamilyName(word: string): boolean {
  if (isListed(word, 'family')) return true
  if (word.length > 4 && (FAMILY_ENDING.test(word) || /^(?:mc|mac|o'|fitz)[a-z]{3}/.test(word))) return true
  if (FAMILY_BEGINNING.test(word) && isListed(word.replace(/^(?:de|di|van|von)/, ''), 'family')) return true
  return word.includes('-') && word.split('-').some((part) => part.length > 2 && isFamilyName(part))
}

/** Endings of nouns that no family name has. */
const NOUN_ENDING = new RegExp(`(?:${personPatterns('endings', 'nouns')})$`)
/** Endings of both nouns and family names. */
const NOUN_OR_NAME_ENDING = new RegExp(`(?:${personPatterns('endings', 'nounsOrNames')})$`)
/**
 * Whether a word has a noun's ending. @param isAfterGivenName whether a given name precedes; then only endings that no
 * family name has count
 */
export const hasNounEnding = (word: string, isAfterGivenName: boolean) =>
  word.length > 5 && (NOUN_ENDING.test(word) || (!isAfterGivenName && NOUN_OR_NAME_ENDING.test(word)))
