import { compilePattern } from '../../lib/compile-pattern.ts'
import { AND_WORDS } from '../and-words.ts'
import { childAround, sharedBlock } from '../names/title-blocks.ts'
import { closest, elementAt, lineAt, type Page, type PageElement } from '../page.ts'
import type { Place, PlaceIndex } from '../places.ts'
import { isRepresentative } from './organization-lines.ts'

/** How strongly a value's position links it to an owner. */
export const SAME_BLOCK = 3
export const NEXT_BELOW = 2

export interface Neighbour {
  readonly owner: number
  readonly strength: number
}

export interface Reach {
  /** Maximum text length of a card, row or list item that belongs to one owner. */
  readonly blockLengthMax: number
  /** Maximum distance of a value below its owner when several owners share a block. */
  readonly distanceMax: number
  readonly linesMax: number
}

/** What can separate a value from the owner above it. */
export interface Boundaries {
  /** Places of other kinds. They own what is below them unless the block starts with an owner. */
  readonly strangers: PlaceIndex
  readonly headings: PlaceIndex
  /** Emails and phones. A row or card with values of its own is a separate record, not a field of the next one. */
  readonly values: PlaceIndex
  /** Whether sentences about somebody else separate too; the default is true. */
  readonly areSentencesRead?: boolean
}

/** Elements that contain the whole page or its main part rather than one owner's content. */
const WIDE = new Set(['html', 'body', 'main'])
/** Page sections that belong to the site, regardless of the names before them. */
const APART = new Set(['footer', 'nav', 'header', 'aside'])

/**
 * Finds the owner of a place: the only owner within the smallest element that contains any, else the last owner before
 * the place within reach.
 */
export function ownerAround(
  page: Page,
  place: Place,
  owners: PlaceIndex,
  reach: Reach,
  boundaries: Boundaries | null,
): Neighbour | null {
  let inner: PageElement | null = null
  let block: PageElement | null = elementAt(page, place.start)
  for (; block && !WIDE.has(block.tag) && block.end - block.start <= reach.blockLengthMax; block = block.parent) {
    const within = owners.ownersWithin(block.start, block.end, 2)
    if (within.length > 1) break
    if (within.length === 1) {
      if (boundaries === null) return { owner: within[0]!, strength: SAME_BLOCK }
      if (inner && isOtherRecord(page, inner, block, owners, boundaries)) {
        // A record of somebody else below: the place may belong to the head of the card around both.
        const isAbove = (owners.before(place.start)?.start ?? -1) >= block.start
        return isAbove ? null : lastAbove(page, place, owners, reach, boundaries, block.parent)
      }
      const [owner] = [owners.before(place.start), owners.after(block.start)].filter(
        (one) => one !== null && one.start >= block!.start,
      )
      const isOthers =
        isPartedFrom(page, owners, place, block, boundaries) || isBesideOwner(page, owner!, place, boundaries)
      return isOthers ? null : { owner: within[0]!, strength: SAME_BLOCK }
    }
    if (APART.has(block.tag)) return null
    if (boundaries?.strangers.isWithin(block.start, block.end))
      return block.tag === 'dd' ? lastAbove(page, place, owners, reach, boundaries, block.parent) : null
    inner = block
  }
  if (inner && block && boundaries && isOtherRecord(page, inner, block, owners, boundaries)) return null
  return lastAbove(page, place, owners, reach, boundaries, block)
}

/** Whether the nearest owner is in a sibling of `inner` of the same kind that has values of its own. */
function isOtherRecord(
  page: Page,
  inner: PageElement,
  block: PageElement,
  owners: PlaceIndex,
  { values }: Boundaries,
): boolean {
  const before = owners.before(inner.start)
  const nearest = before && before.start >= block.start ? before : owners.after(inner.end)
  if (!nearest) return false
  let sibling = elementAt(page, nearest.start)
  while (sibling && sibling.parent !== inner.parent) sibling = sibling.parent
  const isAlike = sibling?.tag === inner.tag && sibling.attributes.class === inner.attributes.class
  return isAlike && (values.isWithin(sibling!.start, nearest.start) || values.isWithin(nearest.end, sibling!.end))
}

/**
 * Whether a heading, or a stranger at the top of the block, separates a place from the block's owner. An imprint, for
 * example, lists the company, its contact details and its manager.
 */
function isPartedFrom(
  page: Page,
  owners: PlaceIndex,
  place: Place,
  block: PageElement,
  { strangers, headings }: Boundaries,
): boolean {
  const above = owners.before(place.start)
  const owner = above && above.start >= block.start ? above : null
  if (owner && isNamedForCompany(page, owner, block.start, strangers)) return true
  if (owner && headings.isWithin(owner.end, place.start)) return true
  const isBelowStranger = strangers.isWithin(owner?.end ?? block.start, place.start)
  return isBelowStranger && owners.after(block.start)!.start > strangers.after(block.start)!.start
}

/**
 * Whether an owner is named only as the representative of the company above: "Elm Ltd / Director: Jane Roe / Tel. …".
 * The company in the page's header does not count.
 */
function isNamedForCompany(page: Page, owner: Place, from: number, strangers: PlaceIndex): boolean {
  const company = strangers.before(owner.start)
  if (company === null || company.start < Math.max(from, owner.start - COMPANY_ABOVE_MAX)) return false
  const section = closest(elementAt(page, company.start), ({ tag }) => APART.has(tag))
  return (section === null || section.end > owner.start) && isRepresentative(page, owner)
}
const COMPANY_ABOVE_MAX = 400

/** Whether the owner's card is part of a list of cards that ends before a place. */
function isBehindList(page: Page, owner: Place, before: Place | null, place: Place): boolean {
  if (before === null) return false
  const list = sharedBlock(page, owner.start, place.start)
  const card = childAround(page, list, owner.start)
  if (!card || !CARD.has(card.tag) || card.end - card.start <= owner.end - owner.start + CARD_REST_MIN) return false
  const other = childAround(page, list, before.start)
  const isAlike = (element: PageElement | null) =>
    element?.tag === card.tag && element.attributes.class === card.attributes.class
  return other !== card && isAlike(other) && !isAlike(childAround(page, list, place.start))
}
const CARD = new Set(['article', 'div', 'li', 'section', 'tr', 'table', 'dl', 'figure'])
/** Minimum length of a card's text beyond the name. */
const CARD_REST_MIN = 6

/**
 * Whether a place near a person is about something else: in a later sentence that names it or follows another value, or
 * on another line than a person who is only named behind a value.
 */
function isBesideOwner(page: Page, owner: Place, place: Place, { values, areSentencesRead }: Boundaries): boolean {
  if (areSentencesRead === false) return false
  const line = lineAt(page, owner.start)
  if (place.start < line.start || place.start >= line.end)
    return isInBracketBehindValue(page, line.start, owner.start, values)
  if (place.start < owner.end) return false
  const between = page.text.slice(owner.end, place.start)
  let from = -1
  for (const { index, 0: mark } of between.matchAll(SENTENCE_END)) from = index + mark.length
  if (from < 0) return false
  const lead = between.slice(from)
  if (NAMED.test(lead.slice(-NAMED_MAX))) return true
  return values.isWithin(owner.end, owner.end + from) && lead.trim().split(/\s+/).length >= LEAD_WORDS_MIN
}
/**
 * Whether a place is in the entry of a person, together with where they work: `Jane Roe, Elm Valley Trust (mobile …)`, or
 * the description below a term with a name.
 */
function isOfEntry(page: Page, owner: Place, place: Place): boolean {
  const between = page.text.slice(owner.end, place.start)
  if (!between.includes('\n')) return /^(?:,| \()/.test(between) && !/;|[\p{Ll}\d)][.!?]\s+\p{Lu}/u.test(between)
  const list = sharedBlock(page, owner.start, place.start)
  const [term, description] = [childAround(page, list, owner.start), childAround(page, list, place.start)]
  return term?.tag === 'dt' && description?.tag === 'dd'
}

/** Something named directly before a value: `the Elm Valley Team on`, `Oak Kitchen, `. */
const NAMED = /(?<!\p{L})\p{Lu}[\p{L}’'-]{1,24} \p{Lu}[\p{L}’'-]{1,24}(?:,| \p{Ll}{1,4})?[:\s(]{1,3}$/u
const NAMED_MAX = 60
const SENTENCE_END = /(?<=[\p{Ll}\d)])[.!?]\s+(?=\p{Lu})/gu
const LEAD_WORDS_MIN = 3

/** Whether a name is in a bracket that a value precedes on its line: `01632 960123 (Warden: Jane Roe)`. */
const isInBracketBehindValue = ({ text }: Page, lineStart: number, start: number, values: PlaceIndex) =>
  IN_BRACKETS.test(text.slice(Math.max(lineStart, start - BRACKET_LENGTH_MAX), start)) &&
  values.isWithin(lineStart, start)
const IN_BRACKETS = /\([^()]{0,40}$/
/** A line may be as long as the page, and each value asks. */
const BRACKET_LENGTH_MAX = 60

/** Consecutive names share the values below them. */
const JOINED = compilePattern(`^[\\s,;&/|·•–-]*(?:(?:${AND_WORDS})\\s*)?$`, 'iu')
const JOINT_LENGTH_MAX = 60

function lastAbove(
  page: Page,
  place: Place,
  owners: PlaceIndex,
  { distanceMax, linesMax }: Reach,
  boundaries: Boundaries | null,
  block: PageElement | null,
): Neighbour | null {
  const { text } = page
  const above = owners.before(place.start)
  if (!above || place.start - above.end > distanceMax || (block && above.start < block.start)) return null
  if (text.slice(above.end, place.start).split('\n').length - 1 > linesMax) return null
  const { strangers, headings } = boundaries ?? {}
  if (headings?.isWithin(above.end, place.start)) return null
  if (strangers?.isWithin(above.end, place.start) && !isOfEntry(page, above, place)) return null
  if (strangers && isNamedForCompany(page, above, 0, strangers)) return null
  const previous = owners.before(above.start)
  if (boundaries && (isBehindList(page, above, previous, place) || isBesideOwner(page, above, place, boundaries)))
    return null
  const isShared =
    previous !== null &&
    previous.owner !== above.owner &&
    above.start - previous.end <= JOINT_LENGTH_MAX &&
    JOINED.test(text.slice(previous.end, above.start))
  return isShared ? null : { owner: above.owner, strength: NEXT_BELOW }
}
