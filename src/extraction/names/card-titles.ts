import { countryOfCity } from '../addresses/cities.ts'
import { lookOf } from '../companies/name-looks.ts'
import type { Finding } from '../finding.ts'
import { SAYS_PEOPLE } from '../lists/class-marks.ts'
import { pathBelow } from '../lists/repeated-blocks.ts'
import { closest, elementAt, lineAt, type Page, type PageElement, textOf } from '../page.ts'
import { PlaceIndex } from '../places.ts'
import { foldName } from './fold-name.ts'
import { lastHeadingBefore } from './last-heading.ts'
import { isPeopleHeading } from './people-headings.ts'
import { hasContactData, readJobTitle } from './segments.ts'
import { isMemberTitle } from './tidy-title.ts'
import { isDutyWord } from './vocabulary.ts'

/** The card of a person among cards of the same shape. */
interface Card {
  /** Start of the name in `page.text`. */
  readonly name: number
  readonly hasHonorific: boolean
  readonly element: PageElement
  /** The short lines below the name, with the elements they are in. */
  readonly lines: readonly { readonly text: string; readonly path: string }[]
}

const CARDS_MIN = 2
const CARD_LENGTH_MAX = 700
/** Maximum length of degrees, initials and a nickname around a name on its line. */
const NOTE_LENGTH_MAX = 20
const LINES_MAX = 5
const ANCESTORS_MAX = 12
/** Maximum number of elements searched for the end of a card that consists of siblings. */
const SIBLINGS_MAX = 40
/** Minimum share of the cards of one shape that have a short phrase at the same place. */
const PHRASES_SHARE_MIN = 0.6
const HONORIFICS_SHARE_MIN = 0.5
const PAGE_PARTS: ReadonlySet<string> = new Set(['html', 'body', 'main', 'header', 'footer', 'nav'])

/**
 * Returns the titles of people on cards of one shape, by the start of their names: the phrase that stands at the same
 * place below each name is what that person does, whatever its words. Evidence is one known title or department among
 * them, a form of address before the names, as specialists have, or a heading or class that says people.
 *
 * A card is the largest element with one person, or a heading or term with what follows it up to the next one.
 *
 * @param names the people on the page
 */
export function titlesOfCards(page: Page, names: readonly Finding[]): ReadonlyMap<number, string> {
  const people = new PlaceIndex(names.map(({ start, end }) => (start === null ? [] : [{ start, end: end ?? start }])))
  const groups = new Map<string, Card[]>()
  for (const name of names) {
    const read = cardOf(page, name, people)
    if (!read) continue
    const group = groups.get(read.shape)
    if (group) group.push(read.card)
    else groups.set(read.shape, [read.card])
  }
  const titles = new Map<number, string>()
  for (const cards of groups.values()) {
    if (cards.length < CARDS_MIN) continue
    const path = commonPath(cards)
    const phrases = cards.flatMap(({ name, lines }) => {
      const line = lines.find((one) => one.path === path)
      return line ? [{ name, text: line.text }] : []
    })
    if (phrases.length < Math.max(CARDS_MIN, cards.length * PHRASES_SHARE_MIN)) continue
    if (!phrases.some(({ text }) => isKnown(text)) && !areOfPeople(page, cards)) continue
    for (const { name, text } of phrases) titles.set(name, text)
  }
  return titles
}

const isKnown = (text: string) =>
  readJobTitle(text) !== null || isMemberTitle(text) || isDutyWord(foldName(text.split(' ', 1)[0]!))

/** Whether cards are about people by their forms of address, their class or the heading above them. */
function areOfPeople(page: Page, cards: readonly Card[]): boolean {
  if (cards.filter(({ hasHonorific }) => hasHonorific).length >= cards.length * HONORIFICS_SHARE_MIN) return true
  const { element, name } = cards[0]!
  if (SAYS_PEOPLE.test(element.attributes.class ?? '') || SAYS_PEOPLE.test(element.parent?.attributes.class ?? ''))
    return true
  const own = closest(elementAt(page, name), ({ tag }) => /^h[1-6]$/.test(tag))
  const heading = lastHeadingBefore(page, element.start + 1, own?.tag)
  return heading !== null && isPeopleHeading(textOf(page, heading))
}

/** The place at which most cards have a phrase, the first of several. */
function commonPath(cards: readonly Card[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { lines } of cards)
    for (const path of new Set(lines.map((line) => line.path))) counts.set(path, (counts.get(path) ?? 0) + 1)
  let best: string | undefined
  for (const [path, count] of counts) if (best === undefined || count > counts.get(best)!) best = path
  return best
}

function cardOf(page: Page, { start, end, rules }: Finding, people: PlaceIndex): { shape: string; card: Card } | null {
  if (start === null || end === null) return null
  const line = lineAt(page, start)
  if (line.end - line.start > end - start + NOTE_LENGTH_MAX) return null
  const element = largestAlone(page, start, people)
  if (!element || PAGE_PARTS.has(element.tag)) return null
  const isWhole = page.text.slice(line.end, element.end).trim() !== ''
  const until = isWhole ? element.end : endOfSiblings(page, element, people)
  const root = isWhole ? element : element.parent
  const lines = root ? linesBelow(page, line.end, until, root) : []
  const { class: classes = '' } = element.attributes
  const shape = `${isWhole} ${element.tag}.${classes} ${pathBelow(element, elementAt(page, start))}`
  return { shape, card: { name: start, hasHonorific: rules?.includes('names.honorific') ?? false, element, lines } }
}

/** The largest element of a card's length around a name that holds no other name. */
function largestAlone(page: Page, name: number, people: PlaceIndex): PageElement | null {
  let found: PageElement | null = null
  let at = elementAt(page, name)
  for (let steps = 0; at && steps < ANCESTORS_MAX; at = at.parent, steps++) {
    if (at.end - at.start > CARD_LENGTH_MAX || people.ownersWithin(at.start, at.end, 2).length > 1) break
    found = at
  }
  return found
}

/** Where a card ends whose first element holds the name only: before the next sibling of its kind or the next name. */
function endOfSiblings(page: Page, { index, tag, parent, end }: PageElement, people: PlaceIndex): number {
  let until = Math.min(parent?.end ?? end, end + CARD_LENGTH_MAX, people.after(end)?.start ?? page.text.length)
  for (let at = index + 1; at < page.elements.length && at < index + SIBLINGS_MAX; at++) {
    const next = page.elements[at]!
    if (next.start >= until) break
    if (next.parent === parent && (next.tag === tag || PAGE_PARTS.has(next.tag))) until = next.start
  }
  return until
}

function linesBelow(page: Page, from: number, until: number, root: PageElement): Card['lines'] {
  const lines: { text: string; path: string }[] = []
  let at = from
  for (const written of page.text.slice(from, until).split('\n', LINES_MAX + 1)) {
    const shown = written.trim()
    const text = shown === '' || written.includes('\t') ? null : phraseOf(shown)
    if (text !== null) lines.push({ text, path: pathBelow(root, elementAt(page, at + written.indexOf(shown))) })
    at += written.length + 1
  }
  return lines
}

const PHRASE = { length: 60, words: 8 }
/** Maximum number of words of a phrase before a sentence. */
const FIRST_WORDS_MAX = 4
const SENTENCES = /^([^.!?]{3,40})\. (?=\p{Lu})/u
const WITH_YEAR = /^([^,]{3,50}), [^,]*\b(?:19|20)\d\d\b.*$/u

/**
 * The phrase of a line that may say what somebody does: the whole line, or what stands before its first sentence or a
 * year; null for contact details, sentences, towns, organisations and people.
 */
function phraseOf(line: string): string | null {
  const [, first] = SENTENCES.exec(line) ?? []
  if (first !== undefined && first.split(' ').length > FIRST_WORDS_MAX) return null
  const text = first ?? WITH_YEAR.exec(line)?.[1] ?? line
  if (
    text.length > PHRASE.length ||
    text.split(' ').length > PHRASE.words ||
    /[.!?…:;"“”„«»@|]|\d{3}/.test(text.replace(ABBREVIATION, ''))
  )
    return null
  if (!/^\p{L}\p{M}?\p{L}/u.test(text) || /^\p{Ll}/u.test(text) || hasContactData(text)) return null
  const look = lookOf(text)
  return look === 'person' || look === 'organisation' || countryOfCity(foldName(text)) !== null ? null : text
}
/** A full stop behind an abbreviation or an ordinal within a phrase: `2. kl.`, `Dipl. Ing.` */
const ABBREVIATION = /(?<![\p{L}\p{N}])(?:\p{N}{1,2}|\p{L}{1,5})\./gu
