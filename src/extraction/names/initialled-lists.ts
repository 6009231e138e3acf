import { compilePattern } from '../../lib/compile-pattern.ts'
import type { Cell } from '../lists/repeated-blocks.ts'
import type { Page } from '../page.ts'
import { isCapitalCode } from '../word-index.ts'
import { wordsOfPage } from '../word-pattern.ts'
import { foldName } from './fold-name.ts'
import type { ListedName } from './listed.ts'
import { properCase } from './name-runs.ts'
import { isPlainWord } from './vocabulary.ts'

/** A list of initialled names has at least this many different ones, and this share of its cells are people. */
const NAMES_MIN = 3
const PEOPLE_SHARE_MIN = 0.8
/** Maximum share of names that look like numbered parts, roads, or phrases with ordinary words. */
const OTHER_SHARE_MAX = 0.5
const FAMILY = "(?:\\p{Ll}{1,3} ){0,2}\\p{Lu}[\\p{L}'’-]{2,}(?: \\p{Lu}[\\p{L}'’-]{2,})?"
const INITIALS = '(?:\\p{Lu}\\.[ -]?){1,4}'
const NAME = compilePattern(`^(?:${INITIALS}${FAMILY}|\\p{Lu}[\\p{L}'’-]{2,},? (?:\\p{Lu}\\. ?){1,3})$`, 'u')
/** A note behind a name, such as the country of a delegate. */
const NOTE = / \([^()]{2,40}\)$/

/**
 * Returns the names of a list or column whose cells are initials with a family name, as rolls of members are written in
 * South Asia and by learned societies: `N. Elmar`, `J.A.B. Ashdown (UK)`. Nothing else is listed in that form but parts
 * (`A. Methods`) and roads (`N. Elm`). Each may follow the same form of address: `Lion N. Elmar`.
 *
 * @param people the offsets of names accepted otherwise, which may stand among them
 * @returns empty if the list is of other things
 */
export function initialledNames(cells: readonly Cell[], people: { has(start: number): boolean }): ListedName[] {
  const lead = commonLead(cells)
  const names = cells.flatMap(({ text, start }) => {
    const written = text.slice(lead.length).replace(NOTE, '')
    const from = start + lead.length
    return NAME.test(written)
      ? [{ value: properCase(written.trim()), start: from, end: from + written.trim().length }]
      : []
  })
  const starts = new Set(names.map(({ start }) => start))
  const others = cells.filter(({ start }) => people.has(start) && !starts.has(start)).length
  if (new Set(names.map(({ value }) => value)).size < NAMES_MIN) return []
  if (names.length + others < cells.length * PEOPLE_SHARE_MIN) return []
  return isOfOtherThings(names.map(({ value }) => value)) ? [] : names
}

/** Whether a page has enough initials for a list of them: most have none, and finding its lists takes longer. */
export function areInitialsOn(page: Page): boolean {
  const { starts, count } = wordsOfPage(page)
  let initials = 0
  for (let word = 0; word < count && initials < NAMES_MIN; word++) {
    const start = starts[word]!
    if (page.text.charCodeAt(start + 1) === FULL_STOP && isCapitalCode(page.text.charCodeAt(start))) initials++
  }
  return initials >= NAMES_MIN
}
const FULL_STOP = 0x2e

/** The first word of all cells, with its space; empty if they differ. */
function commonLead(cells: readonly Cell[]): string {
  const lead = /^\p{Lu}\p{L}{2,12}\.? /u.exec(cells[0]!.text)?.[0] ?? ''
  return cells.every(({ text }) => text.startsWith(lead)) ? lead : ''
}

function isOfOtherThings(names: readonly string[]): boolean {
  const letters = names.map((name) => name[0]!)
  const following = letters.filter((letter, at) => letter.charCodeAt(0) === (letters[at - 1]?.charCodeAt(0) ?? 0) + 1)
  const ofRoads = letters.filter((letter) => 'NESW'.includes(letter))
  const roman = letters.filter((letter) => 'IVX'.includes(letter))
  const plain = names.filter((name) =>
    foldName(name)
      .split(/[ .]+/)
      .some((word) => word.length > 2 && isPlainWord(word)),
  )
  return [following, ofRoads, roman, plain].some(({ length }) => length > names.length * OTHER_SHARE_MAX)
}
