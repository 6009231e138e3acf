import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { AND, AND_WORDS } from '../and-words.ts'
import { formStrength } from '../form-words.ts'
import { LEGAL_FORM } from './legal-form-patterns.ts'
import { lookOf } from './name-looks.ts'
import { nameAt, organisationAt } from './organisation-phrase.ts'

/** One name in a written list of organisations. */
export interface ListMember {
  /** With its legal form. */
  readonly name: string
  /** The offset of the name in the text. */
  readonly at: number
  /** Whether the name contains an organisation word. */
  readonly isOrganisation: boolean
}

/**
 * Returns the members of the list of organisations that a text begins with, up to the first non-name. Articles before a
 * name and notes after it are removed: `the Elm Vale Council, Oak Bank (Wells) and Acme Ltd`.
 */
export function readList(written: string): ListMember[] {
  const members: ListMember[] = []
  const text = withoutDashes(written)
  let next: number | null = nameFrom(text, 0)
  while (next !== null && members.length < MEMBERS_MAX) {
    const at: number = next
    const rest = text.slice(at).split('\n', 1)[0]!
    const run = nameAt(rest)
    if (run === '') break
    const form = [...LEGAL_FORM.matchesInText(rest.slice(0, run.length + FORM_LENGTH_MAX))].find(
      ({ index }) => index > 1 && index <= run.length + 2,
    )
    const name = form ? rest.slice(0, form.index + form[0].length) : run
    members.push({ name, at, isOrganisation: form !== undefined || organisationAt(rest) !== null })
    next = nextInList(text, at + name.length, 'opened')
  }
  return members
}

/** Writes dashes as dots where they separate members, so that they are no part of a name: `Acme – Elm Bank – Quarry`. */
const withoutDashes = (text: string) => (DASHED.test(text) ? text.replace(/ [–—-] /gu, ' · ') : text)
const DASHED = /^[^\n,;]{2,80} [–—-] [^\n,;]{2,80} [–—-] /u

/**
 * Splits the last two members of a list, which a conjunction joins: `Acme, Elm Bank, Oak Energi and Quarry Research`.
 */
export function withLastTwo(items: readonly ListMember[]): ListMember[] {
  const last = items.at(-1)
  const two = items.length > 1 ? splitAtAnd(last!.name) : null
  if (two === null) return [...items]
  const [one, other] = two
  return [
    ...items.slice(0, -1),
    { name: one, at: last!.at, isOrganisation: lookOf(one) === 'organisation' },
    { name: other, at: last!.at + last!.name.length - other.length, isOrganisation: lookOf(other) === 'organisation' },
  ]
}

/** The two names that a conjunction joins in what looks like one, or null: `Oak Energi and Quarry Research`. */
export function splitAtAnd(text: string): [one: string, other: string] | null {
  const joint = JOINT.exec(text)
  if (joint === null) return null
  const [one, other] = [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)]
  const [first, second] = [lookOf(one), lookOf(other)]
  // "Alm & Bygg AB och Radio Alm", but not "Roe & Katz and Lind"
  const isFirst = first === 'organisation' || (first === 'name' && !text.includes('&'))
  return isFirst && (second === 'name' || second === 'organisation') ? [one, other] : null
}
const JOINT = compilePattern(` (?:${AND_WORDS}) `, 'u')

/**
 * Whether the members of a list are organisations as a whole, so that one which is also called like a place or a thing
 * counts too: one says what it is, nearly all look like names, and nobody is a person or a role.
 */
export function areListed(members: readonly ListMember[]): boolean {
  const looks = members.map(({ name }) => lookOf(name))
  const named = looks.filter((look) => look === 'organisation' || look === 'name').length
  return (
    members.length >= WHOLE_MIN &&
    members.some(({ isOrganisation }) => isOrganisation) &&
    named >= members.length * NAMED_SHARE_MIN &&
    !looks.some((look) => look === 'person' || look === 'role' || look === 'other')
  )
}
/** So many names in a row are decided as a whole. */
const WHOLE_MIN = 5
const NAMED_SHARE_MIN = 0.8

/**
 * The same behind words that say who pays (`with the sponsorship of`), where names are often ordinary words:
 * `Bright`. One says what it is, half look like names, and nobody is a person, a role or a place.
 */
export function areBackers(members: readonly ListMember[]): boolean {
  const looks = members.map(({ name }) => lookOf(name))
  const named = looks.filter((look) => look === 'organisation' || look === 'name').length
  return (
    members.length >= WHOLE_MIN &&
    members.some(({ isOrganisation }) => isOrganisation) &&
    named >= members.length * BACKERS_SHARE_MIN &&
    !looks.some((look) => look === 'person' || look === 'role' || look === 'place')
  )
}
const BACKERS_SHARE_MIN = 0.5

/**
 * The context of a list. After an opening word (`Clients: …`) or on a line of its own, semicolons, slashes and bullets
 * also separate members, and words may follow a member. Within a sentence these end the list.
 */
export type ListPlace = 'opened' | 'in-sentence'

/**
 * Returns the start of the next member's name in a list.
 *
 * @param end the end of the previous member's name, with or without its legal form
 * @returns the offset after the separator and the next name's article, or null at the end of the list
 */
export function nextInList(text: string, end: number, place: ListPlace): number | null {
  const behind = text.slice(end, end + GAP_LENGTH_MAX)
  const bracket = BRACKET.exec(behind)?.[0].length ?? 0
  const form = FORM_BEHIND.exec(behind.slice(bracket))
  const beside = bracket + (form && formStrength(form[1]!) !== null ? form[0].length : 0)
  let gap = withSeparator(behind, beside, place)
  if (gap === null && place === 'opened') gap = withSeparator(behind, WORDS_BESIDE.exec(behind)?.[0].length ?? 0, place)
  return gap === null ? null : nameFrom(text, end + gap)
}

const MEMBERS_MAX = 20
const FORM_LENGTH_MAX = 20
const GAP_LENGTH_MAX = 110
const LEAD_LENGTH_MAX = 60

/** A note on an organisation before the next one: `Elm Bank (Wells), …`, `Elm Ventures, LP and …`. */
const BRACKET = /^ \([^()\n]{2,80}\)/u
const FORM_BEHIND = /^,? (\p{L}[\p{L}.]{1,7})(?=[, ])/u
/** `Elm Bakery of the Roe family, …` */
const WORDS_BESIDE = /^(?: [^,;.\n]{2,60}(?=, )| \p{Lu}[\p{L}.]{1,6}\.)/u

/**
 * Separators between two members. In Czech `a` means `and`, but in English sentences it is an article:
 * `Elm Ventures, a London fund`.
 */
const SEPARATORS = {
  opened: compilePattern(`^(?:[,;/]| [–•·|/])? (?:(?:${AND}|as well as|a) )?`, 'u'),
  'in-sentence': compilePattern(`^,? (?:(?:${AND}|as well as) )?`, 'u'),
}

/** Returns the length of a gap, including the separator after a member's note, or null without a separator. */
function withSeparator(behind: string, beside: number, place: ListPlace): number | null {
  const separator = SEPARATORS[place].exec(behind.slice(beside))?.[0] ?? ' '
  return separator === ' ' ? null : beside + separator.length
}

const ARTICLES = new Set(wordsOfLanguages(({ organisationSentences }) => organisationSentences?.leads?.articles))
const FIRMS = new Set(wordsOfLanguages(({ organisationSentences }) => organisationSentences?.nouns?.firmsInLists))
/**
 * Words before a name in a list that are not part of it: `dem Elmer Verein`, `la cooperativa Roe`,
 * `the Leeds-based Elm Bank`.
 */
const LEAD = compilePattern(
  `^(?:(?:existing )?(?:${[...ARTICLES].join('|')}|gli|o|os) |l['’])?(?:(?:${[...FIRMS].join('|')}) )?(?:\\p{L}+-based )?`,
  'u',
)

/** The offset of a name behind the article and the words that may precede it in a list. */
export const nameFrom = (text: string, at: number) => at + LEAD.exec(text.slice(at, at + LEAD_LENGTH_MAX))![0].length
