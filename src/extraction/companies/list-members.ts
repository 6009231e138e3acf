import { formStrength } from '../form-words.ts'
import { LEGAL_FORM } from './legal-form-patterns.ts'
import { nameAt, organisationAt } from './organisation-phrase.ts'

/** One name of a written list of organisations. */
export interface ListMember {
  /** With its legal form. */
  readonly name: string
  /** Where it begins in the text. */
  readonly at: number
  /** Whether the name says what it is. */
  readonly isOrganisation: boolean
}

/**
 * The members of the list of organisations that a text begins with, up to the first that is no name, each without what
 * leads to it and what is said beside it: `the Elm Vale Council, Oak Bank (Wells) and Acme Ltd`.
 */
export function readList(text: string): ListMember[] {
  const members: ListMember[] = []
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

/**
 * Where a list stands. Behind a word that opens it (`Clients: …`) or on a line of its own, semicolons, slashes and bullets
 * part its members too, and words may stand beside one; in the course of a sentence they begin another thought.
 */
export type ListPlace = 'opened' | 'in-sentence'

/**
 * Where the name of the next member of a list begins.
 *
 * @param end where the name of the member before ends, with or without its legal form
 * @returns the offset behind what parts the two and behind the next one's article, or null where the list ends
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

/** What is said of an organisation before the next: `Elm Bank (Wells), …`, `Elm Ventures, LP and …`. */
const BRACKET = /^ \([^()\n]{2,80}\)/u
const FORM_BEHIND = /^,? (\p{L}[\p{L}.]{1,7})(?=[, ])/u
/** `Elm Bakery of the Roe family, …` */
const WORDS_BESIDE = /^(?: [^,;.\n]{2,60}(?=, )| \p{Lu}[\p{L}.]{1,6}\.)/u

const AND = 'and|&|und|et|y|e|en|och|og|oraz|i|sowie|as well as'
/** What parts two members. `a`, which is Czech for `and`, is the article of English sentences: `Elm Ventures, a London fund`. */
const SEPARATORS = {
  opened: new RegExp(`^(?:[,;/]| [–•·|/])? (?:(?:${AND}|a) )?`, 'u'),
  'in-sentence': new RegExp(`^,? (?:(?:${AND}) )?`, 'u'),
}

/** The length of a gap with the separator behind what stands beside a member, or null when none does. */
function withSeparator(behind: string, beside: number, place: ListPlace): number | null {
  const separator = SEPARATORS[place].exec(behind.slice(beside))?.[0] ?? ' '
  return separator === ' ' ? null : beside + separator.length
}

/** What stands before a name in a list without being part of it: `dem Elmer Verein`, `la cooperativa Roe`, `the Leeds-based Elm Bank`. */
const LEAD =
  /^(?:(?:existing )?(?:the|der|die|das|dem|den|la|le|les|el|los|las|il|lo|gli|het|de|o|os) |l['’])?(?:(?:company|firm|firmie|firma|firmy|firmom|firmą|firmě|cooperativa|coopérative|société|azienda|ditta|empresa|bedrijf|företaget|firmaet) )?(?:\p{L}+-based )?/u

const nameFrom = (text: string, at: number) => at + LEAD.exec(text.slice(at, at + LEAD_LENGTH_MAX))![0].length
