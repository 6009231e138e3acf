import { compilePattern } from '../../lib/compile-pattern.ts'
import type { Page, PageElement } from '../page.ts'
import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import type { ListedName } from './listed.ts'
import { properCase } from './name-runs.ts'
import { readJobTitle } from './segments.ts'
import { shapeOf } from './surroundings.ts'

/** A list has at least this many names, of which this share were accepted for reasons of their own. */
const NAMES_MIN = 4
const ACCEPTED_SHARE_MIN = 0.5
/** Other elements of the shape, such as a heading above each list, are at most this share. */
const OTHERS_SHARE_MAX = 0.4
const LENGTH_MIN = 6
const LENGTH_MAX = 50
const WORD = "\\p{Lu}[\\p{L}'’-]+"
const INVERTED = compilePattern(`^(?<family>${WORD}(?: ${WORD})?), (?<given>${WORD}(?: ${WORD})?)$`, 'u')

/**
 * Returns the names in elements of one shape that nothing but inverted names fill: `Roe, Jane`. Where half of them are
 * known, the others are people too: `Quaxel, Zemira`.
 *
 * @param accepted the names accepted so far, their ends by their offsets
 */
export function namesOfInvertedLists(page: Page, accepted: ReadonlyMap<number, number>): ListedName[] {
  if (accepted.size < NAMES_MIN * ACCEPTED_SHARE_MIN) return []
  const shapes = new Map<string, ListedName[]>()
  for (const element of page.elements) {
    const name = readInverted(page, element)
    if (!name) continue
    const shape = shapeOf(element)
    const names = shapes.get(shape)
    if (names) names.push(name)
    else shapes.set(shape, [name])
  }
  const lists = [...shapes].flatMap(([shape, names]) => {
    const pending = names.filter(({ start }) => !accepted.has(start))
    const isKnown = pending.length > 0 && pending.length <= names.length * (1 - ACCEPTED_SHARE_MIN)
    return names.length >= NAMES_MIN && isKnown ? [{ shape, names, pending }] : []
  })
  if (lists.length === 0) return []
  const counts = countShapes(page)
  return lists.flatMap(({ shape, names, pending }) =>
    names.length >= counts.get(shape)! * (1 - OTHERS_SHARE_MAX) ? pending : [],
  )
}

function countShapes({ elements }: Page): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const element of elements) {
    if (element.end === element.start) continue
    const shape = shapeOf(element)
    counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  return counts
}

/** Reads an element that a name fills of which the family name comes first; `Sales, Marketing` is none. */
function readInverted({ text }: Page, { start, end }: PageElement): ListedName | null {
  if (end - start < LENGTH_MIN || end - start > LENGTH_MAX) return null
  const written = text.slice(start, end)
  if (!written.includes(', ')) return null
  const { family, given } = INVERTED.exec(written.trim())?.groups ?? {}
  if (family === undefined || given === undefined) return null
  if (readJobTitle(written) !== null && givenName(foldName(given)) === 'unknown') return null
  const from = start + written.indexOf(family)
  return { value: properCase(`${given} ${family}`), start: from, end: from + written.trim().length }
}
