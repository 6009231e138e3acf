import { closest } from '../page.ts'
import type { Candidate, Verdict } from './candidate.ts'
import { foldName } from './fold-name.ts'
import { isPlaceName } from './place-names.ts'
import type { Reading } from './reading.ts'
import { hasContactData, readJobTitle } from './segments.ts'
import { isAmongOtherThings, isAmongPlaces } from './shape-census.ts'
import type { Place } from './surroundings.ts'
import { verdictOf } from './verdict.ts'
import { isLabelWord, isRoleWord } from './vocabulary.ts'
import { CLOSING } from './words/phrases.ts'

const LINE_MAX = 200
/** What stands below the name of a thing for sale. */
const PRICE =
  /^\s*(?:(?:from|ab|dès|desde|da|vanaf|od) )?(?:(?:[$£€¥₦₹₱₩]|R\$|US\$|A\$|C\$|Rs\.?|CHF|EUR|USD|GBP|kr\.?) ?\d|\d[\d.,\u00a0 ]*(?:[€£$₴₽]|kr\b|zł|Kč|Ft\b|lei\b|TL\b|EUR|CHF|USD))/iu

/** Whether a name that has a line or a table cell to itself is a person's, by the lines around it and its markup. */
export function weighAlone(reading: Reading, candidate: Candidate, place: Place): Verdict | null {
  const { page, segments, titles } = reading
  const { likelihood, segment } = candidate
  // What heads a column is no person, even where the next column is headed "Phone".
  if (closest(place.element, ({ tag }) => tag === 'thead')) return null
  const lineAt = (index: number) => {
    const line = segments[index]
    return line && line.end - line.start < LINE_MAX ? page.text.slice(line.start, line.end) : ''
  }
  if (PRICE.test(lineAt(segment + 1))) return null
  const before = lineAt(segment - 1)
  const jobTitle = titles.titleOf(segment)
  const label = titles.isAboveOthers(segment) ? null : labelKind(before)
  if (label === 'person' || (label === 'weak' && likelihood > 1)) {
    return verdictOf(candidate, 'certain', 'label', readJobTitle(before.replace(/[:：]\s*$/, '')) ?? jobTitle)
  }
  if (jobTitle !== null && !(place.isNavigation && likelihood < 3)) {
    return verdictOf(candidate, 'strong', 'card', jobTitle)
  }
  if (CLOSING.test(foldName(before))) return verdictOf(candidate, 'strong', 'text')
  if (likelihood > 1 && (hasContactData(lineAt(segment + 1)) || isContactRow(reading, candidate))) {
    return verdictOf(candidate, 'strong', 'card', null, 'names.reachable')
  }
  if (place.isNavigation || isPlaceName(candidate.run.value)) return null
  if (isAmongOtherThings(reading.census, place.element)) return null
  const isAmongPeople = place.isAboutPeople || (place.isHeading && reading.isPeoplePage)
  if (isAmongPeople) return verdictOf(candidate, 'weak', 'card')
  const verdict = verdictOf(candidate, 'bare', 'text')
  return verdict && isAmongPlaces(reading.census, place.element) ? null : verdict
}

/** The next cell but one of the same table row tells how to reach the person. */
function isContactRow({ page, segments }: Reading, { run, segment }: Candidate): boolean {
  const cell = segments[segment + 2]
  if (!cell || page.text.slice(run.end, cell.start).includes('\n')) return false
  return hasContactData(page.text.slice(cell.start, cell.end))
}

const LABEL_LENGTH_MAX = 90
const LABEL_WORDS_MAX = { marked: 12, bare: 6 } as const
/** "Ansprechpartner" says it all; "Name" and "Kontakt" stand over other things as well. */
const CLEAR_LABEL_LENGTH = 8

/** "Verantwortlich nach § 18 Abs. 2 MStV": the law that asks for the name. */
const BY_LAW = /(?:verantwortlich|v\.? ?i\.? ?s\.? ?d\.? ?p|redaktion|vertret).{0,60}§ ?\d+/iu

/** Whether a line says that the name of a person follows. */
export const isLabelOfPerson = (text: string) => labelKind(text) === 'person'

/** A line that is a label for the name below or in the next cell: of a person, or of a person as well. */
function labelKind(text: string): 'person' | 'weak' | null {
  if (text === '' || text.length > LABEL_LENGTH_MAX) return null
  if (BY_LAW.test(text)) return 'person'
  const words = foldName(text)
    .split(/[^\p{L}'-]+/u)
    .filter(Boolean)
  const isMarked = /[:：]\s*$/.test(text)
  if (words.length === 0 || words.length > (isMarked ? LABEL_WORDS_MAX.marked : LABEL_WORDS_MAX.bare)) return null
  if (isMarked && words.some((word) => isRoleWord(word))) return 'person'
  const labels = words.filter((word) => isLabelWord(word)).length
  const isClear = labels === 1 && words.length === 1 && words[0]!.length >= CLEAR_LABEL_LENGTH
  if (labels > 1 || isClear) return 'person'
  return isMarked || labels > 0 ? 'weak' : null
}
