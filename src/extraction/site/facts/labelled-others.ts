import type { Finding } from '../../finding.ts'
import { lineAt, type Page } from '../../page.ts'
import { type Place, PlaceIndex, rangeFound } from '../../places.ts'
import type { Relation } from '../page-facts.ts'
import { foundOrganisation } from './found-organisation.ts'
import { isOthersLabel, isOthersRelation, labelledRelation } from './relations.ts'

const NAMES_MAX = 20
const LINE_LENGTH_MAX = 300
/** `Zuständige Aufsichtsbehörde: Der Landesbeauftragte …`, `Hosting: Elm Cloud` */
const LABELLED = /^[^\n:：]{3,60}[:：]\s*(?<name>\p{Lu}[^\n,;:|(]{3,80}?)(?=[,;|(]|\.?\s*$)/u
const CONFIDENCE = 0.7
const COLON = /[:：]/
const LABEL_LENGTH_MAX = 62

interface Head extends Place {
  readonly name: string
}

/** `Zuständige Aufsichtsbehörde ist:` or a heading, with the name on the next line. */
const NAME_BELOW = /^\p{Lu}(?:[^\n\t:：;|@?!\d]{3,90})$/u
const HEADING_LENGTH_MAX = 80

/** An organisation with its relation to the site according to the label. */
export interface LabelledOrganisation {
  readonly organization: Finding
  readonly relation: Relation | undefined
}

/**
 * Finds organisations without a legal form or organisation word that a label on their line, or on the line above,
 * relates to the site, also further ones in the blocks below one label.
 *
 * @param values the addresses, numbers and email addresses of the page
 */
export function findLabelledOthers(
  page: Page,
  known: readonly Finding[],
  values: readonly Finding[],
): LabelledOrganisation[] {
  const found: LabelledOrganisation[] = []
  const add = (at: number, name: string, relation?: Relation) =>
    found.push({ organization: labelled(page, at, name), relation: relation ?? labelledRelation(page, at) })
  const places = new PlaceIndex([values.flatMap(rangeFound)])
  const taken = new PlaceIndex([known.flatMap(rangeFound)])
  const isKnown = (start: number, end: number) => taken.overlapping(start, end) !== null
  for (let start = 0; start < page.text.length && found.length < NAMES_MAX; ) {
    const newline = page.text.indexOf('\n', start)
    const end = newline < 0 ? page.text.length : newline
    const colon = COLON.test(page.text.slice(start, Math.min(end, start + LABEL_LENGTH_MAX)))
    const name =
      colon && end - start <= LINE_LENGTH_MAX ? LABELLED.exec(page.text.slice(start, end))?.groups?.name : undefined
    const at = name === undefined ? -1 : page.text.indexOf(name, start)
    if (name !== undefined && isOthers(page, at) && !isKnown(at, at + name.length)) add(at, name.trim())
    else if (name === undefined && end - start <= HEADING_LENGTH_MAX && end > start) {
      // Few lines are such labels, so they are read before the line below is.
      const isLabel = isOthersLabel(page.text.slice(start, end).toLowerCase())
      const below = isLabel ? nameBelow(page, end + 1) : null
      const further = below ? furtherBelow(page, below.end, places) : []
      const relation = below ? labelledRelation(page, below.start) : undefined
      for (const head of below ? [below, ...further] : [])
        if (!isKnown(head.start, head.end)) add(head.start, head.name, relation)
    }
    start = end + 1
  }
  return found
}

/**
 * Returns the line at an offset if it is a name and the line above labels it as an authority or as the site's agency.
 */
function nameBelow(page: Page, from: number): Head | null {
  const newline = page.text.indexOf('\n', from)
  const line = page.text.slice(from, newline < 0 ? page.text.length : newline)
  const name = line.trim()
  if (name.length > NAME_LENGTH_MAX || !NAME_BELOW.test(name) || isSentence(name)) return null
  const start = from + line.indexOf(name)
  return isOthers(page, start) ? { name, start, end: start + name.length } : null
}
const NAME_LENGTH_MAX = 90

/**
 * Returns the heads of the further blocks below a label: lines between one that ends with contact data of the block above
 * and an address. A line that ends with a colon is the next label.
 */
function furtherBelow(page: Page, from: number, values: PlaceIndex): Head[] {
  const heads: Head[] = []
  let above = lineAt(page, from)
  for (let lines = 0; lines < LINES_MAX && above.end < page.text.length; lines++) {
    const line = lineAt(page, above.end + 1)
    const text = page.text.slice(line.start, line.end).trim()
    if (/[:：]$/.test(text) || text.length > NAME_LENGTH_MAX) break
    const next = line.end < page.text.length ? values.after(line.end + 1) : null
    const isHead = next?.start === line.end + 1 && isContactLine(page, above, values)
    if (isHead && !values.isWithin(line.start, line.end) && NAME_BELOW.test(text) && !isSentence(text)) {
      const start = line.start + page.text.slice(line.start, line.end).indexOf(text)
      heads.push({ name: text, start, end: start + text.length })
    }
    above = line
  }
  return heads
}
const LINES_MAX = 24

/** Whether a line holds contact data or the address of a website. */
const isContactLine = ({ text }: Page, { start, end }: Place, values: PlaceIndex) =>
  values.isWithin(start, end) || WEBSITE.test(text.slice(start, Math.min(end, start + NAME_LENGTH_MAX)))
const WEBSITE = /(?:https?:\/\/|www\.)\S{4}/i
/** A sentence ends with a full stop, or contains a clause. */
const isSentence = (name: string) => /[.,]$|, /.test(name) || (name.length > 20 && name.split(' ').length > 10)

const isOthers = (page: Page, start: number) => isOthersRelation(labelledRelation(page, start))

const labelled = (page: Page, start: number, { length }: string) =>
  foundOrganisation(page, { start, end: start + length }, { confidence: CONFIDENCE, method: 'label' })
