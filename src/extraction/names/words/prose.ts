/**
 * Signs in sentences that a known name is a person, matched against text folded by `foldName`. Signs before a name
 * match at the end of the text.
 */

import { LANGUAGES } from '../../../facts/generated/languages.ts'
import { compilePattern } from '../../../lib/compile-pattern.ts'
import { personPatterns } from '../person-patterns.ts'

/**
 * A relative clause: "who has lived here since". Pronouns for people need no comma; those that things share need one.
 */
export const RELATIVE = new RegExp(
  `^(?:,? (?:${personPatterns('behind', 'relatives')})|, (?:${personPatterns('behind', 'relativesBehindComma')})) `,
)

/** An age after a name: ", 66 ans", " (42)", ", 42, of Leeds" */
export const AGE = new RegExp(
  `^,? (?:\\(?(?:age |aged )?\\d{2} (?:${personPatterns('behind', 'ages')})|\\((?:aged? )?[1-9]\\d\\)|\\d{2}, (?:${personPatterns('behind', 'afterAges')}) )`,
)

/** Actions of people, but not of things, directly after a name. */
export const ACTING = compilePattern(`^,? (?:${personPatterns('behind', 'actions')})(?![\\p{L}])`, 'u')

/**
 * A job title and a verb before a name: "Trainer der 1. Herren ist in dieser Saison Jane Roe". Group `office` must
 * contain a job title.
 */
// Bounded: it is matched against 80 characters.
export const IS_NAMED = compilePattern(
  `(?<office>(?:[^.!?;:,]|(?<=\\d)\\.){3,70}) (?:${personPatterns('appointments', 'isNamed')})(?: (?:${personPatterns('appointments', 'since')})(?: [\\p{L}\\d/.-]{1,15}){0,4})? $`,
  'u',
)

/**
 * A person's relatives, possessions or actions after a possessive; not works, which are cited by their author's name.
 */
export const OWNING = new RegExp(
  `^'s? (?:(?:${personPatterns('behind', 'adjectives')}) )?(?:${personPatterns('behind', 'possessions')})(?![a-z])`,
)

/** Thanks, good wishes and welcomes, which are addressed to people. */
export const THANKED = new RegExp(`(?:^|[\\s,.!(„“"»:–-])(?:${personPatterns('before', 'thanks')}) $`)

/** Joint activities: "a workshop I did with Jane Roe". */
export const IN_COMPANY = new RegExp(`(?:^|[\\s,(„“"])(?:${personPatterns('before', 'jointWork')}) $`)

/** Appointments and honours: "appointed Jane Roe". */
export const CHOSEN_BEFORE = new RegExp(`(?:^|[\\s,.;(])(?:${personPatterns('appointments', 'appointed')}) $`)

/**
 * A passive around a name, split into the verb before it and the office after it: "wurde Jane Roe als Kassenwart
 * verabschiedet".
 */
export const PASSIVE_BEFORE = new RegExp(`(?:^|[\\s,])(?:${personPatterns('appointments', 'passives')}) $`)
export const OFFICE_BEHIND = compilePattern(
  `^ (?:(?:${personPatterns('appointments', 'adverbs')}) )?(?:${personPatterns('appointments', 'elected')})(?!\\p{L})`,
  'u',
)

/** A passive verb of leading, teaching or caring before the person. */
export const DONE_BY = new RegExp(`(?:^|[\\s,(])(?:${personPatterns('before', 'makers')}) $`)

/** Titles that several people share: "council members Jane Roe and Ann Lind". */
export const SHARED_TITLE = new RegExp(`(?:^|[\\s,(.;])(?:${personPatterns('before', 'sharedTitles')}) $`)

/** Introduces the people in a picture: "De gauche à droite : Jane Roe, Ann Lind". */
export const LEFT_TO_RIGHT = new RegExp(
  `(?:^|[\\s(.])(?:${personPatterns('pictures', 'leftToRight')})\\)?(?: ?:| [–-])? $|(?:^|[\\s(.,;])(?:${personPatterns('pictures', 'positions')}) ?: $`,
)

/** Marks the person that something is named after or that a monument shows, who is not a contact. */
export const NAMED_AFTER = new RegExp(`(?:${personPatterns('before', 'namesakes')}) $`)

/** Years and centuries too long ago for a living contact. */
export const LONG_AGO = new RegExp(
  `(?:^|\\D)(?:1[0-8]\\d\\d|19[0-4]\\d)(?!\\d)|${personPatterns('behind', 'centuries')}`,
)

/** Languages of one family share theirs. */
const KIN = [...new Set(LANGUAGES.flatMap(({ personTexts }) => personTexts?.kin ?? []))]

/** A relative before a name: "her son Ian Roe", "Ihre Tochter", "Zijn zus, " */
export const KIN_BEFORE = new RegExp(
  `(?:^|[\\s,(])(?:${KIN.map(({ possessives, relatives }) => `(?:${possessives}) (?:[a-z]{3,10} )?(?:${relatives})`).join('|')}),? $`,
)
