import { compilePattern } from '../../lib/compile-pattern.ts'
import type { Page } from '../page.ts'
import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import type { ListedName } from './listed.ts'
import { readJobTitle } from './segments.ts'
import { shapeOf } from './surroundings.ts'

/** A list has at least this many names, of which this share were accepted for reasons of their own. */
const NAMES_MIN = 4
const ACCEPTED_SHARE_MIN = 0.5
/** Other elements of the shape, such as a heading above each list, are at most this share. */
const OTHERS_SHARE_MAX = 0.4
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
  const shapes = new Map<string, { names: ListedName[]; elements: number }>()
  for (const element of page.elements) {
    if (element.end === element.start || element.end - element.start > LENGTH_MAX) continue
    const shape = shapeOf(element)
    const known = shapes.get(shape) ?? { names: [], elements: 0 }
    shapes.set(shape, known)
    known.elements++
    const name = readInverted(page.text.slice(element.start, element.end), element.start)
    if (name) known.names.push(name)
  }
  return [...shapes.values()].flatMap(({ names, elements }) => {
    const pending = names.filter(({ start }) => !accepted.has(start))
    const isList =
      names.length >= NAMES_MIN &&
      names.length >= elements * (1 - OTHERS_SHARE_MAX) &&
      pending.length <= names.length * (1 - ACCEPTED_SHARE_MIN)
    return isList ? pending : []
  })
}

/** Reads a text that is a name of which the family name comes first; `Sales, Marketing` is none. */
function readInverted(text: string, offset: number): ListedName | null {
  const { family, given } = INVERTED.exec(text.trim())?.groups ?? {}
  if (family === undefined || given === undefined) return null
  const isTitle = readJobTitle(text) !== null && givenName(foldName(given)) === 'unknown'
  const start = offset + text.indexOf(family)
  return isTitle ? null : { value: `${given} ${family}`, start, end: start + text.trim().length }
}
