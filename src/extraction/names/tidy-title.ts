import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { countryOfCity } from '../addresses/cities.ts'
import { isAnd } from '../and-words.ts'
import { lookOf } from '../companies/name-looks.ts'
import { endsWithMailLabel } from '../emails/mailbox-words.ts'
import { memoize } from '../memoize.ts'
import { isPhoneLabel } from '../phones/phone-labels.ts'
import { readTail, titleAfter } from './after-name.ts'
import { foldName } from './fold-name.ts'
import { isPluralRole, memberTitle } from './group-titles.ts'
import { beginsComplement, isDeterminer, isMemberWord, roleOfSentence } from './role-texts.ts'
import { readJobTitle } from './segments.ts'
import { isFamilyName, isLabelWord, isTitleWord, isWordFamilyName } from './vocabulary.ts'

const TEXTS_MAX = 2_000
const LONG_TITLE_WORDS_MAX = 6
/** What ends before a title that a bracket, an address or a label on the same line runs into: `uk ) CHAIR`. */
const REST_OF_BRACKET = /^[^()]{0,40}\)\s*(?=\p{L})/u
const MARKS_BEFORE = /^[\s,;:|·•–—-]+(?=\p{L})/u
const AT = wordsOfLanguages(({ roleTexts }) => roleTexts?.workplaces).join('|')
const PART = compilePattern(`,\\s*|\\s[–—|]\\s|\\s(?:${AT})\\s(?=\\p{Lu})`, 'gu')

/** Returns a job title as a card would show it: the role of a sentence, without an organisation behind it. */
export const tidyTitle: (title: string) => string = memoize(tidy, TEXTS_MAX)

function tidy(title: string): string {
  const bare = withoutContactLabel(
    withoutAnd(insideLabelled(title.replace(REST_OF_BRACKET, '').replace(MARKS_BEFORE, ''))),
  )
  const role = roleOfSentence(bare) || roleOfPredicate(bare)
  if (role) return role
  const own = titleBeforeOrganisation(bare) ?? bare
  return groupTitle(own) ?? withoutDeterminer(own)
}

/** Returns the title that a heading gives to each member: `Kit Manager`; null for a name such as `Jane Masters`. */
export function groupTitle(heading: string): string | null {
  const last = foldName(heading.slice(heading.lastIndexOf(' ') + 1))
  const isName = lookOf(heading) === 'person' && (isFamilyName(last) || isWordFamilyName(last) || !isPluralRole(last))
  return isName ? null : memberTitle(heading)
}

/** `Treasurer` for `Contact (Treasurer)` */
function insideLabelled(title: string): string {
  const [, label, inside] = LABELLED.exec(title) ?? []
  return inside !== undefined && isLabelWord(foldName(label!)) && readJobTitle(inside) !== null ? inside : title
}
const LABELLED = /^(\p{L}{3,20}) \(([^()]{3,60})\)$/u

/** `caretaker` for `and caretaker`, as in `Ann Lind cooks, and caretaker Jane Roe …` */
function withoutAnd(title: string): string {
  const space = title.indexOf(' ')
  return space > 0 && isAnd(title.slice(0, space)) ? title.slice(space + 1) : title
}

/** `Managing Director` for `Managing Director Mail`, whose last word labels what follows, but not `Head of Mail` */
function withoutContactLabel(title: string): string {
  const [, rest, label] = /^(.{3,200}?)[\s,|–-]{1,3}(\p{L}[\p{L}-]{1,20})[.:]?$/u.exec(title) ?? []
  if (rest === undefined || !(isTelephone(label!) || endsWithMailLabel(label!))) return title
  return beginsComplement(foldName(rest.split(' ').at(-1)!)) ? title : rest
}
/** "Leiter Hotline" is a title. */
const isTelephone = (word: string) => /^(?:t[eé]l|fon|ph|fax)/i.test(word) && isPhoneLabel(word)

/** `She is our treasurer and …` */
const PREDICATE = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}(?= (?:is|ist|est|es|è|é|är|er|jest|je|on) \p{Ll})/u
function roleOfPredicate(sentence: string): string | null {
  const [subject] = PREDICATE.exec(sentence) ?? []
  if (subject === undefined || subject.split(' ').some((word) => isTitleWord(foldName(word)))) return null
  const role = titleAfter(readTail(sentence.slice(subject.length).replace(/[.!]$/, '')))
  return role === null ? null : capitalised(withoutDeterminer(role))
}

/** `a prominent attorney`, `Our trainers`, `was helped by the treasurer`, but not `Office of the president` */
function withoutDeterminer(title: string): string {
  const words = title.split(' ')
  const role = words.findIndex((word) => isTitleWord(foldName(word)))
  const noun = words.slice(0, Math.max(role, 0)).findLastIndex((word) => isDeterminer(foldName(word))) + 1
  const rest = words.slice(noun).join(' ')
  // "Office of the president", "Represented by the board"
  const before = words.slice(0, noun).map(foldName)
  const isPart = before.some(isLabelWord) || (noun > 1 && beginsComplement(before[noun - 2]!))
  return noun > 0 && !isPart && readJobTitle(rest) ? capitalised(rest) : title
}
const capitalised = (title: string) => title.charAt(0).toUpperCase() + title.slice(1)

/**
 * The title that begins a line on which an organisation or a town follows: `Professor & Head` of `Professor & Head,
 * Department of Physics, Elmstead College, Marlow`.
 *
 * @returns null if the line has no such form
 */
export function titleBeforeOrganisation(line: string): string | null {
  const parts = [...line.matchAll(PART)]
  for (const [at, { index, 0: mark }] of parts.entries()) {
    const title = line.slice(0, index).trim()
    const end = parts[at + 1]?.index ?? line.length
    const part = line.slice(index + mark.length, end).trim()
    if (!endsTitle(part)) continue
    return isTitleAlone(line.slice(0, parts[0]!.index)) ? title : null
  }
  return null
}

/** Whether a part behind a title is no part of it: an organisation, a department of one or a town. */
function endsTitle(part: string): boolean {
  const look = lookOf(part)
  return look === 'organisation' || look === 'unit' || (look === 'place' && countryOfCity(foldName(part)) !== null)
}

/** Whether a text is a title and no beginning of a sentence: few words, one of which is a role. */
function isTitleAlone(text: string): boolean {
  const words = text.trim().split(/\s+/)
  if (words.length > LONG_TITLE_WORDS_MAX || !/^\p{Lu}|^\d/u.test(text)) return false
  // "Professor" by itself is part of a name, but not with an organisation behind it.
  return readJobTitle(text) !== null || (words.length === 1 && isTitleWord(foldName(text)))
}

/** Whether a short text by itself is a member's title: `Mitglied`, `Członek Zarządu`, `Miembro de la junta`. */
export function isMemberTitle(text: string): boolean {
  const words = foldName(text)
    .split(/[^\p{L}'-]+/u)
    .filter(Boolean)
  return (
    words.length > 0 && words.length <= LONG_TITLE_WORDS_MAX && words.some(isMemberWord) && !words.some(isTitleWord)
  )
}
