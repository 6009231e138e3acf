import type { Finding } from '../finding.ts'
import { type BlockCell, blockLists, pathBelow } from '../lists/repeated-blocks.ts'
import { elementAt, lineAt, type Page } from '../page.ts'
import { PlaceIndex } from '../places.ts'
import { foldName } from './fold-name.ts'
import { readJobTitle } from './segments.ts'
import { tagAndClass } from './surroundings.ts'
import { isMemberTitle } from './tidy-title.ts'
import { sharedBlock } from './title-blocks.ts'
import { isDutyWord } from './vocabulary.ts'

/** A text beside a name. */
interface Beside {
  /** Start of the name in `page.text`. */
  readonly name: number
  readonly text: string
}

const TITLES_MIN = 2
/** Minimum share of a column's cells that are titles by their words. */
const TITLES_SHARE_MIN = 0.4
/** The same where nearly all cells are in brackets, as what people of a list do often is. */
const BRACKETED_TITLES_SHARE_MIN = 0.15
const BRACKETED_SHARE_MIN = 0.8

/**
 * Returns the titles of people in blocks of one shape, by the start of their names: where the cells above or below the
 * names are titles in several blocks, they are in all of them, whatever their words.
 */
export function titlesOfBlockLists(page: Page, names: readonly Finding[]): ReadonlyMap<number, string> {
  const starts = new Set(names.flatMap(({ start }) => start ?? []))
  const titles = new Map<number, string>()
  // Cards in rows have several parents, so columns continue in all lists of the same shape.
  const columns = new Map<string, Beside[]>()
  const add = (key: string, beside: Beside) => {
    const column = columns.get(key)
    if (column) column.push(beside)
    else columns.set(key, [beside])
  }
  for (const { blocks, shape, isNavigation } of starts.size < TITLES_MIN + 1 ? [] : blockLists(page)) {
    if (isNavigation) continue
    for (const { place, ...beside } of besideNames(blocks, starts)) add(`${shape} ${place}`, beside)
  }
  for (const { place, ...beside } of linesBeside(page, names)) add(place, beside)
  for (const column of columns.values()) {
    const cells = column.map((cell) => ({ ...cell, text: withoutBrackets(cell.text) }))
    if (!areTitles(cells, column.filter(({ text }) => text.startsWith('(')).length)) continue
    for (const { name, text } of cells) if (!titles.has(name)) titles.set(name, text)
  }
  return titles
}

/** The cells directly above and below the names of blocks with one name each. */
function* besideNames(
  blocks: readonly (readonly BlockCell[])[],
  starts: ReadonlySet<number>,
): Generator<Beside & { readonly place: string }> {
  for (const cells of blocks) {
    const named = cells.filter(({ start }) => starts.has(start))
    if (named.length !== 1) continue
    const at = cells.indexOf(named[0]!)
    for (const side of [-1, 1]) {
      const cell = cells[at + side]
      if (cell) yield { name: named[0]!.start, text: cell.text, place: `${side} ${cell.path}` }
    }
  }
}

/** The lines directly above and below names alone on their lines, with the elements between both. */
function* linesBeside(page: Page, names: readonly Finding[]): Generator<Beside & { readonly place: string }> {
  const people = new PlaceIndex(names.map(({ start, end }) => (start === null ? [] : [{ start, end: end ?? start }])))
  for (const { start, end } of names) {
    if (start === null || end === null) continue
    const line = lineAt(page, start)
    if (line.end - line.start > end - start + NOTE_LENGTH_MAX) continue
    for (const side of [-1, 1]) {
      const at = side < 0 ? line.start - 1 : line.end + 1
      if (at < 0 || at >= page.text.length) continue
      const beside = lineAt(page, at)
      const written = page.text.slice(beside.start, beside.end)
      const text = written.trim()
      const from = beside.start + written.indexOf(text)
      const shared = text.length === 0 || text.length > LINE_LENGTH_MAX ? null : sharedBlock(page, start, from)
      if (!shared || people.ownersWithin(shared.start, shared.end, 2).length !== 1) continue
      yield { name: start, text, place: `${side} ${tagAndClass(shared)} ${pathBelow(shared, elementAt(page, from))}` }
    }
  }
}
const NOTE_LENGTH_MAX = 20
const LINE_LENGTH_MAX = 90

/** `(Research)`, or the first line of several in brackets. */
const withoutBrackets = (text: string) => (/^\([^()]+\)?$/.test(text) ? text.slice(1).replace(/\)$/, '') : text)

function areTitles(cells: readonly Beside[], bracketed: number): boolean {
  const areBracketed = bracketed >= cells.length * BRACKETED_SHARE_MIN
  const shareMin = areBracketed ? BRACKETED_TITLES_SHARE_MIN : TITLES_SHARE_MIN
  const titles = cells.filter(
    ({ text }) => readJobTitle(text) !== null || isMemberTitle(text) || (areBracketed && isDuty(text)),
  ).length
  return titles >= TITLES_MIN && titles >= cells.length * shareMin
}

/** `Logistics`, `Press office` */
const isDuty = (text: string) => text.split(' ').some((word) => isDutyWord(foldName(word)))
