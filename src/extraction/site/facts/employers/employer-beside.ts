import { wordsOfLanguages } from '../../../../facts/tables.ts'
import { compilePattern } from '../../../../lib/compile-pattern.ts'
import { fold } from '../../../../lib/fold.ts'
import { memoizeByObject } from '../../../../lib/memoize-by-object.ts'
import { capitalRunEnd } from '../../../companies/capital-run.ts'
import { careerWords } from '../../../companies/career-words.ts'
import { companyKey, splitLegalForm } from '../../../companies/company-key.ts'
import { ARTICLES, COMPANY_NOUNS } from '../../../companies/company-words.ts'
import { isPlace } from '../../../companies/kind-words.ts'
import { isRole, lookOf } from '../../../companies/name-looks.ts'
import { isTitled } from '../../../companies/sentence-kinds.ts'
import { isBody } from '../../../names/bodies.ts'
import { foldName } from '../../../names/fold-name.ts'
import { readJobTitle } from '../../../names/segments.ts'
import { isDepartmentWord, isPlainWord, isTitleWord } from '../../../names/vocabulary.ts'
import { lineAt, type Page } from '../../../page.ts'
import type { Place, PlaceIndex } from '../../../places.ts'
import { isOrganisationName } from './shown-organisation.ts'
import { unspacedEmployerBefore, unspacedEmployerBehind } from './unspaced-employers.ts'

/** Maximum number of characters read on each side of a name, of parts of a line, and of words a name may begin with. */
const REACH = 170
const PARTS_MAX = 4
const STARTS_MAX = 14
/** A longer part is a sentence. */
const PART_LENGTH_MAX = 40
const BRACKET = /^,? ?[(（](?<inside>[^()（）\n]{2,90})[)）]/
const SEPARATOR = /[,;|·•\t(（)）]|\s[–—-]\s/
/** Where a sentence ends, other than behind initials and abbreviations. */
const SENTENCE_END = /(?<=[\p{Ll}\p{N})”"]{2})[.!?](?=\s+\p{Lu})/u
/** `Jane Roe, buyer, of Elm Foods`: what leads from a person to the organisation. */
const LINKS = [
  ...(['workplaces', 'origins', 'complements'] as const).flatMap((kind) => careerWords(kind).split('|')),
  ...wordsOfLanguages(({ roleTexts }) => roleTexts?.workplaces),
]
const LEAD = compilePattern(
  `^(?:,? [^,;:()\\n]{2,60}?)?,? (?:(?:${[...new Set(LINKS)].join('|')}) (?:(?:${[...ARTICLES].join('|')}|l['’]) ?)?|d['’])` +
    `(?:(?:${[...COMPANY_NOUNS].join('|')}) )?(?=\\p{Lu}|\\p{N}\\p{Ll})`,
  'u',
)

/** What an organisation's name is known by. */
export interface KnownNames {
  /** The organisations that the page's rules found, by their places. */
  readonly places: PlaceIndex
  /** Their names, by the owner of a place. */
  readonly names: readonly string[]
}

/**
 * Returns the organisation that the line of a person's name states right beside it, or null: behind it
 * (`Jane Roe (Elm Foods Ltd)`, `Jane Roe, buyer, Elm Foods Ltd`, `Jane Roe of the Elm Society`), before it
 * (`Oak Surveyors (John Lind, phone …)`), or at the head of the line (`Elm Studio – Mondays, Ms Jane Roe`). Other people
 * of the line are boundaries, as what stands beyond them is theirs.
 *
 * @param place where the person's name stands
 * @param people the places of all people of the page
 */
export function employerBeside(page: Page, place: Place, people: PlaceIndex, known: KnownNames): string | null {
  const line = lineAt(page, place.start)
  const to = Math.min(line.end, place.end + REACH, people.after(place.end)?.start ?? line.end)
  const from = Math.max(line.start, place.start - REACH, people.before(place.start)?.end ?? 0)
  return (
    behind(page, place, to, known) ??
    before(page, from, place.start, line.start === from, known) ??
    (line.start < from ? headOfRow(page, line, place, people, known) : null)
  )
}

/**
 * Returns the organisation that fills the first cell of a row, for people who are not the first of their cell:
 * `Elm Band | Chair: Ann Lind, conductor: Jane Roe`.
 */
function headOfRow(page: Page, line: Place, { start }: Place, people: PlaceIndex, known: KnownNames): string | null {
  if (start - line.start > HEAD_LENGTH_MAX + REACH) return null
  const [head = '', ...cells] = page.text.slice(line.start, start).split('\t')
  if (cells.length !== 1 || head.length > HEAD_LENGTH_MAX) return null
  const end = line.start + head.length
  return people.isWithin(line.start, end) ? null : before(page, line.start, end + 1, true, known)
}
const HEAD_LENGTH_MAX = 100

/** Returns the known name that begins at an offset, or null. */
export function knownAt({ places, names }: KnownNames, start: number): string | null {
  const place = places.after(start)
  return place?.start === start ? names[place.owner]! : null
}

/** Returns the known name that a text spells, wherever that was found, or null. */
const knownAs = ({ names }: KnownNames, text: string): string | null => byKeyOf(names).get(companyKey(text)) ?? null
const byKeyOf = memoizeByObject(
  (names: readonly string[]): ReadonlyMap<string, string> => new Map(names.map((name) => [companyKey(name), name])),
)

function behind({ text }: Page, { start: nameStart, end: from }: Place, to: number, known: KnownNames): string | null {
  const written = text.slice(from, to)
  const end = written.search(SENTENCE_END)
  const tail = end < 0 ? written : written.slice(0, end)
  const inside = BRACKET.exec(tail)?.groups?.inside
  if (inside !== undefined) {
    const start = from + tail.indexOf(inside)
    const [part = ''] = inside.split(/[,;]/, 1)
    const name =
      knownAt(known, start) ?? (isOrganisationName(part.trim()) ? part.trim() : knownAs(known, inside.trim()))
    if (name !== null) return name
  }
  const unspaced = unspacedEmployerBehind(tail)
  if (unspaced !== null) return unspaced
  const lead = LEAD.exec(tail)?.[0].length
  if (lead !== undefined) {
    const start = from + lead
    const shown = text.slice(start, Math.min(to, capitalRunEnd(text, start)))
    const led = tail.slice(0, lead)
    const name = knownAt(known, start) ?? ownName(shown) ?? nameBehindTask(led, shown) ?? nameOfBody(led, shown)
    if (name !== null) return name
  }
  return inParts(text, text.slice(nameStart, from), from, from + tail.length, known)
}

/**
 * `, head of sales at Elm Vale` and `, diretora comercial da Olmo Verde`: what has a department or a workplace is a firm,
 * also with a name that does not say so.
 */
function nameBehindTask(lead: string, name: string): string | null {
  if (!name.includes(' ') || lookOf(name) !== 'name') return null
  const role = readJobTitle(lead.replace(LINK_AT_END, ''))
  if (
    role === null &&
    !isRole(
      lead
        .replace(LINK_AT_END, '')
        .replace(/^[\s,]+/, '')
        .split(' '),
    )
  )
    return null
  const isAtWork = AT_WORK.test(lead)
  return isAtWork ||
    (role ?? lead).split(/[\s,]+/).some((word) => isDepartmentWord(foldName(word)) || isShortRole(word))
    ? name
    : null
}
const AT_WORK = new RegExp(` (?:${careerWords('workplaces')})(?: (?:${[...ARTICLES].join('|')}))? $`, 'u')
const LINK_AT_END = new RegExp(
  `(?: (?:${[...new Set(LINKS)].join('|')}))?(?: (?:${[...ARTICLES].join('|')}))?(?: | [dl]['’])$`,
  'u',
)
/** `CEO`, `DRH` */
const isShortRole = (word: string) => /^\p{Lu}{3,4}$/u.test(word)

/**
 * `, chief executive of the National Roofing Federation`: behind an article, ordinary words and one for an organisation are
 * its name, unless it is a part of one: `member of the Student Advisory Council`.
 */
const nameOfBody = (lead: string, name: string) =>
  ARTICLE_AT_END.test(lead) && isTitled(name) && !isBody(name) ? name : null
const ARTICLE_AT_END = new RegExp(` (?:${[...ARTICLES].join('|')}) $`)

const ownName = (text: string) => (isOrganisationName(text) ? text : null)

/** Returns the organisation among the parts behind a name, up to another person or a text that goes on. */
function inParts(text: string, person: string, from: number, to: number, known: KnownNames): string | null {
  let at = from
  for (let count = 0; count < PARTS_MAX && at < to; count++) {
    const separator = SEPARATOR.exec(text.slice(at, to))
    const end = separator ? at + separator.index : to
    const part = text.slice(at, end)
    const shown = untilSentence(part.trim())
    if (shown !== '') {
      // What follows a name directly is the rest of its sentence.
      if (at === from) return null
      if (!isOffice(shown) && (isOrganisationName(shown) || isFirmOf(person, shown))) return shown
      const name = knownAt(known, at + part.length - part.trimStart().length)
      if (name !== null && name.length >= shown.length - 1) return name
      if (lookOf(shown) === 'person' || shown.length > PART_LENGTH_MAX) return null
    }
    if (!separator) return null
    at = end + separator[0].length
  }
  return null
}

/** `Giudice del Lavoro`: what somebody is, although it reads like a name. */
const isOffice = (text: string) =>
  isTitleWord(foldName(text.split(' ', 1)[0]!)) && splitLegalForm(text).form === null && readJobTitle(text) !== null

/** Cuts what follows the sentence of a name with a legal form: `Oak Joinery Ltd. Moderator: …`. */
function untilSentence(part: string): string {
  const end = NEXT_SENTENCE.exec(part)?.index
  const name = end === undefined ? part : part.slice(0, end)
  return splitLegalForm(name).form === null ? part : name
}
const NEXT_SENTENCE = /[.!?] (?=\p{Lu})/u

/** `Translations Roe & Daughter` beside Jane Roe: a name with the person's family name, or of several. */
function isFirmOf(person: string, text: string): boolean {
  if (lookOf(text) !== 'name' || !text.includes(' ')) return false
  const family = person.slice(person.lastIndexOf(' ') + 1)
  return (
    (text.includes(' & ') && text.split(' ').every(isOfName)) || (family.length > 2 && text.split(' ').includes(family))
  )
}

/** Whether a word is neither an ordinary one nor a place, as in `Northern & Coastal`. */
const isOfName = (word: string) => !isPlainWord(foldName(word)) && !isPlace(fold(word))

/** @param isStart whether the line begins at `from` */
function before({ text }: Page, from: number, to: number, isStart: boolean, known: KnownNames): string | null {
  const written = text.slice(from, to)
  const sentence = written.split(SENTENCE_END).at(-1)!
  const start = to - sentence.length
  const opening = Math.max(sentence.lastIndexOf('('), sentence.lastIndexOf('（'))
  const closing = Math.max(sentence.lastIndexOf(')'), sentence.lastIndexOf('）'))
  if (opening > 0 && opening > closing) {
    const end = start + sentence.slice(0, opening).trimEnd().length
    return (
      nameEndingAt(text, start, end, known) ??
      unspacedEmployerBefore(sentence.slice(0, opening)) ??
      labelledName(sentence.slice(0, opening))
    )
  }
  if (!isStart && sentence.length === written.length) return null
  const label = LABEL.exec(sentence)?.[0].length ?? 0
  const separator = SEPARATOR.exec(sentence.slice(label))
  if (!separator || separator.index === 0) return null
  const head = sentence.slice(label, label + separator.index)
  const shown = head.trim()
  const name = knownAt(known, start + label + head.length - head.trimStart().length)
  if (name !== null && name.length >= shown.length - 1) return name
  return ownName(shown)
}

/** `Partner: Elm Vale (Jane Roe, …)`: what is between a label and the bracket with the person. */
function labelledName(text: string): string | null {
  const name = LABELLED.exec(text)?.groups?.name?.trim() ?? ''
  return name !== '' && (lookOf(name) === 'name' || /^\p{Lo}/u.test(name)) ? name : null
}
const LABELLED = /[:：]\s*(?<name>[\p{Lu}\p{Lo}][^:：、。,;()（）\n]{2,50})$/u
/** `Post: Elm Society, c/o Jane Roe` */
const LABEL = /^\s*\p{L}[^:：,;\n]{1,30}[:：]\s*/u

/** Returns the organisation whose name ends at an offset: the longest that a capital letter begins. */
function nameEndingAt(text: string, from: number, to: number, known: KnownNames): string | null {
  let count = 0
  for (const { index } of text.slice(from, to).matchAll(/(?<![\p{L}\p{N}’'-])(?=[\p{Lu}\p{Lo}\p{N}])/gu)) {
    if (++count > STARTS_MAX) return null
    const start = from + index
    const name = knownAt(known, start)
    if (name !== null && start + name.length === to) return name
    const shown = text.slice(start, to)
    if (isOrganisationName(shown)) return shown
  }
  return null
}
