import { lookOf } from '../../../companies/name-looks.ts'
import { byTag, lineAt, type Page } from '../../../page.ts'
import { type Place, PlaceIndex } from '../../../places.ts'
import { type KnownNames, knownAt } from './employer-beside.ts'
import { isOrganisationName } from './shown-organisation.ts'

/** Limits: emphasised texts of a page, characters of one, of a paragraph, and between a name and a person. */
const TEXTS_MAX = 1_000
const TEXT_LENGTH_MAX = 80
const LINE_LENGTH_MAX = 700
const GAP_MAX = 40
/** What goes on from a text that does not end its sentence, and leads directly from a name to a person. */
const LEADS_ON = /\p{Ll}[’']? ?$/u
const LEADS_TO = /^ ?[,(–—-][^.!?]*$/u

/** Returns the places of the emphasised texts of a page. */
export const boldTexts = (page: Page): PlaceIndex =>
  new PlaceIndex([
    (['b', 'strong', 'em', 'i'] as const)
      .flatMap((tag) => byTag(page, tag).slice(0, TEXTS_MAX))
      .filter(({ start, end }) => end > start && end - start <= TEXT_LENGTH_MAX),
  ])

/**
 * Returns the organisation that the paragraph of a person with contact data emphasises last before them, or null: `The
 * parents' association <b>Elm Circle</b> runs the fair. Chair: Jane Roe, 01632 960123`. A name that does not say what it
 * is counts within a sentence, directly before the person: `honey of <b>Elm Combs</b> – ask for Jane Roe, 01632 960123`.
 *
 * @param person where the person's name stands
 * @param people the places of all people of the page
 */
export function employerInBold(
  page: Page,
  person: Place,
  bold: PlaceIndex,
  people: PlaceIndex,
  known: KnownNames,
): string | null {
  const { text } = page
  const line = lineAt(page, person.start)
  const place = bold.before(person.start)
  if (!place || place.start < line.start || place.end > person.start || line.end - line.start > LINE_LENGTH_MAX)
    return null
  if (people.isWithin(place.start, person.start) || known.places.isWithin(place.end, person.start)) return null
  const name = text.slice(place.start, place.end).trim()
  const start = text.indexOf(name, place.start)
  if (knownAt(known, start) === name || isOrganisationName(name)) return name
  const gap = text.slice(start + name.length, person.start)
  const isDirect = gap.length <= GAP_MAX && LEADS_TO.test(gap) && LEADS_ON.test(text.slice(line.start, start))
  return isDirect && name.includes(' ') && lookOf(name) === 'name' ? name : null
}
