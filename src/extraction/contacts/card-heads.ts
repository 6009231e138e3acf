import { sharedBlock } from '../names/title-blocks.ts'
import { closest, elementAt, lineAt, type Page } from '../page.ts'
import { type Place, PlaceIndex } from '../places.ts'
import { isHeadingTag } from '../tag-traits.ts'

const CARD_LENGTH_MAX = 700

/** Whether a heading of a lower rank directly follows one with a name: it says what the person does. */
export function isSubtitle(page: Page, heading: Place, names: PlaceIndex): boolean {
  const name = names.before(heading.start)
  if (!name || heading.start - name.end > SUBTITLE_GAP_MAX) return false
  // An element begins before what separates its text from the text before.
  const written = page.text.slice(heading.start, heading.end)
  const start = heading.start + written.length - written.trimStart().length
  if (!/^[^\n]*\n\s*$/.test(page.text.slice(name.end, start))) return false
  const [above, below] = [headingAt(page, name.start), headingAt(page, start)]
  return above !== null && below !== null && above.tag < below.tag
}
/** Room for degrees behind a name. */
const SUBTITLE_GAP_MAX = 20
const headingAt = (page: Page, offset: number) => closest(elementAt(page, offset), ({ tag }) => isHeadingTag(tag))

/**
 * The places of names without those in the sentences of somebody else's card: below a name that fills its line, in an
 * element that has no other such line.
 */
export function withoutBystanders(
  page: Page,
  placesByName: readonly (readonly Place[])[],
): readonly (readonly Place[])[] {
  const heads = placesByName.map((places) => places.filter((place) => isHead(page, place)))
  const headIndex = new PlaceIndex(heads)
  return placesByName.map((places, person) =>
    places.filter((place) => {
      const head = headIndex.before(place.start)
      if (!head || head.owner === person || place.start - head.end > CARD_LENGTH_MAX) return true
      if (heads[person]!.includes(place) || !isInSentence(page, place)) return true
      const card = sharedBlock(page, head.start, place.start)
      return (
        !card || card.end - card.start > CARD_LENGTH_MAX || headIndex.ownersWithin(card.start, card.end, 2).length !== 1
      )
    }),
  )
}

/** Whether a name fills its line but for degrees, in a heading or above other lines. */
function isHead(page: Page, { start, end }: Place): boolean {
  const line = lineAt(page, start)
  return line.end - line.start <= end - start + SUBTITLE_GAP_MAX && headingAt(page, start) !== null
}

/** Whether words in lower case surround a name on its line. */
function isInSentence({ text }: Page, { start, end }: Place): boolean {
  const [last, previous] = text
    .slice(Math.max(0, start - BEFORE_MAX), start)
    .trimEnd()
    .split(/\s/)
    .reverse()
  return [last, previous].some((word) => /^\p{Ll}/u.test(word ?? '')) && /^ \p{Ll}/u.test(text.slice(end, end + 3))
}
const BEFORE_MAX = 60
