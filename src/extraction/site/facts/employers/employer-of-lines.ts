import { sharedBlock } from '../../../names/title-blocks.ts'
import { closest, elementAt, lineAt, type Page } from '../../../page.ts'
import type { Place, PlaceIndex } from '../../../places.ts'
import { isHeadingTag } from '../../../tag-traits.ts'
import type { KnownNames } from './employer-beside.ts'
import { isNameOfOne } from './shown-organisation.ts'

/** Limits: lines above a person, characters of such a line and of the block that holds both. */
const LINES_MAX = 6
const LINE_LENGTH_MAX = 90
const BLOCK_LENGTH_MAX = 900
const WIDE = new Set(['html', 'body', 'main'])

/**
 * Returns the organisation at the head of the lines that a person's line continues, or null: `Elm Ltd`, its street and
 * its phone above `Manager: Jane Roe`. A line below another person's name is that person's.
 *
 * @param people the places of all people of the page
 */
export function employerOfLines(page: Page, { start }: Place, people: PlaceIndex, known: KnownNames): string | null {
  const { text } = page
  let line = lineAt(page, start)
  for (let count = 0; count < LINES_MAX && line.start > 0; count++) {
    line = lineAt(page, line.start - 1)
    const shown = text.slice(line.start, line.end).trim()
    const from = text.indexOf(shown, line.start)
    // What a heading says, and what stands above it, is `EmployersAbove`'s.
    if (closest(elementAt(page, from), ({ tag }) => isHeadingTag(tag))) return null
    if (line.end - line.start > LINE_LENGTH_MAX) return null
    if (shown === '') continue
    const place = known.places.after(from)
    const name = place?.start === from ? known.names[place.owner]! : null
    const isKnown = name !== null && name.length >= shown.length - 1
    if (!isKnown && !isNameOfOne(shown)) continue
    const block = sharedBlock(page, from, start)
    if (!block || WIDE.has(block.tag) || block.end - block.start > BLOCK_LENGTH_MAX) return null
    const above = line.start > 0 ? lineAt(page, line.start - 1) : null
    return above && people.isWithin(above.start, above.end) ? null : isKnown ? name : shown
  }
  return null
}
