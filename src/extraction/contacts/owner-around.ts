import { elementAt, type Page, type PageElement } from '../page.ts'
import type { Place, PlaceIndex } from './places.ts'

/** How closely a value stands with an owner. */
export const SAME_BLOCK = 3
export const NEXT_BELOW = 2

export interface Neighbour {
  readonly owner: number
  readonly strength: number
}

export interface Reach {
  /** Longest text of a card, row or list item that belongs to one owner. */
  readonly blockLengthMax: number
  /** Furthest that a value may stand below its owner where several share a block. */
  readonly distanceMax: number
  readonly linesMax: number
}

/** A block of more text than this is a record of its own rather than a field of one. */
const FIELD_LENGTH_MAX = 80
const APART = /^(?:footer|nav|header|aside)$/

/**
 * Whose block a place stands in: the owner alone in the smallest element that names one, else the last owner named
 * before the place within reach.
 *
 * @param strangers places of a kind that makes a block somebody else's when it names no owner
 */
export function ownerAround(
  page: Page,
  place: Place,
  owners: PlaceIndex,
  reach: Reach,
  strangers: PlaceIndex | null = null,
): Neighbour | null {
  let inner: PageElement | null = null
  let at: PageElement | null = elementAt(page, place.start)
  for (; at && at.end - at.start <= reach.blockLengthMax; at = at.parent) {
    const within = owners.ownersWithin(at.start, at.end, 2)
    if (within.length > 1) break
    if (within.length === 1)
      return inner && isOtherRecord(page, inner, at, owners) ? null : { owner: within[0]!, strength: SAME_BLOCK }
    if (strangers && strangers.ownersWithin(at.start, at.end, 1).length > 0) return null
    if (APART.test(at.tag)) return null
    inner = at
  }
  return lastAbove(page, place, owners, reach, at)
}

/** Whether the owner stands in a sibling of `inner` that is a record like it. */
function isOtherRecord(page: Page, inner: PageElement, block: PageElement, owners: PlaceIndex): boolean {
  if (inner.end - inner.start <= FIELD_LENGTH_MAX) return false
  const before = owners.before(inner.start)
  const position = before && before.start >= block.start ? before.start : owners.after(inner.end)?.start
  if (position === undefined) return false
  let sibling = elementAt(page, position)
  while (sibling && sibling.parent !== inner.parent) sibling = sibling.parent
  return sibling !== null && sibling.tag === inner.tag && sibling.attributes.class === inner.attributes.class
}

/** Names one after another share what stands below them. */
const JOINED = /^[\s,;&/|·•–-]*(?:and|und|et|y|e|en|og|och|i)?\s*$/i

function lastAbove(
  { text }: Page,
  place: Place,
  owners: PlaceIndex,
  reach: Reach,
  block: PageElement | null,
): Neighbour | null {
  const above = owners.before(place.start)
  if (!above || place.start - above.end > reach.distanceMax || (block && above.start < block.start)) return null
  if (text.slice(above.end, place.start).split('\n').length - 1 > reach.linesMax) return null
  const previous = owners.before(above.start)
  const isShared =
    previous &&
    previous.owner !== above.owner &&
    JOINED.test(text.slice(previous.end, above.start).slice(0, 60)) &&
    above.start - previous.end < 60
  return isShared ? null : { owner: above.owner, strength: NEXT_BELOW }
}
