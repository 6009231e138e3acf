import { isKind } from '../../../companies/kind-words.ts'
import { lineAt, type Page } from '../../../page.ts'
import type { Place, PlaceIndex } from '../../../places.ts'
import type { KnownNames } from './employer-beside.ts'

const LINE_LENGTH_MAX = 700
/** Maximum length of an article before the subject of a paragraph, and of what follows a name and refers back. */
const ARTICLE_MAX = 4
const BEHIND_MAX = 40

/**
 * Returns the organisation that a person's paragraph is about, or null: the only one that it names before the person,
 * if the paragraph begins with it (`The Elm Society is open to all. Chair: Jane Roe`) or the words behind the person
 * refer to it (`Elm Hospice needs drivers. Phone Jane Roe at the hospice`).
 *
 * @param people the places of all people of the page: a paragraph with others before the person is about them as well
 */
export function employerOfParagraph(
  page: Page,
  { start, end }: Place,
  people: PlaceIndex,
  known: KnownNames,
): string | null {
  const line = lineAt(page, start)
  if (line.end - line.start > LINE_LENGTH_MAX || people.isWithin(line.start, start)) return null
  const [owner, ...others] = known.places.ownersWithin(line.start, start, 2)
  if (owner === undefined || others.length > 0) return null
  const name = known.names[owner]!
  const isSubject = known.places.after(line.start)!.start - line.start <= ARTICLE_MAX
  return isSubject || refersTo(name, page.text.slice(end, Math.min(line.end, end + BEHIND_MAX))) ? name : null
}

/** Whether a text repeats the kind of an organisation in lower case. */
const refersTo = (name: string, text: string) =>
  name.split(' ').some((word) => isKind(word) && text.split(/[\s,.;:)]+/).includes(word.toLowerCase()))
