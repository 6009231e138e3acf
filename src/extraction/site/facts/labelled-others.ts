import type { Finding } from '../../finding.ts'
import type { Page } from '../../page.ts'
import { foundOrganisation } from './found-organisation.ts'
import { isOthersLabel, isOthersRelation, labelledRelation } from './relations.ts'

const NAMES_MAX = 20
const LINE_LENGTH_MAX = 300
/** `Zuständige Aufsichtsbehörde: Der Landesbeauftragte …`, `Hosting: Elm Cloud` */
const LABELLED = /^[^\n:：]{3,60}[:：]\s*(?<name>\p{Lu}[^\n,;:|(]{3,80}?)(?=[,;|(]|\.?\s*$)/u
const CONFIDENCE = 0.7
const COLON = /[:：]/
const LABEL_LENGTH_MAX = 62

/** `Zuständige Aufsichtsbehörde ist:` or a heading, with the name on the next line. */
const NAME_BELOW = /^\p{Lu}(?:[^\n\t:：;|@?!\d]{3,90})$/u
const HEADING_LENGTH_MAX = 80

/**
 * Finds organisations without a legal form or organisation word that a label on their line, or on the line above,
 * relates to the site.
 */
export function findLabelledOthers(page: Page, known: readonly Finding[]): Finding[] {
  const found: Finding[] = []
  for (let start = 0; start < page.text.length && found.length < NAMES_MAX; ) {
    const newline = page.text.indexOf('\n', start)
    const end = newline < 0 ? page.text.length : newline
    const colon = COLON.test(page.text.slice(start, Math.min(end, start + LABEL_LENGTH_MAX)))
    const name =
      colon && end - start <= LINE_LENGTH_MAX ? LABELLED.exec(page.text.slice(start, end))?.groups?.name : undefined
    const at = name === undefined ? -1 : page.text.indexOf(name, start)
    if (name !== undefined && isOthers(page, at) && !known.some((one) => overlaps(one, at, at + name.length)))
      found.push(labelled(page, at, name.trim()))
    else if (name === undefined && end - start <= HEADING_LENGTH_MAX && end > start) {
      // Few lines are such labels, so they are read before the line below is.
      const below = isOthersLabel(page.text.slice(start, end).toLowerCase()) ? nameBelow(page, end + 1) : null
      if (below && !known.some((one) => overlaps(one, below.start, below.end)))
        found.push(labelled(page, below.start, below.name))
    }
    start = end + 1
  }
  return found
}

/**
 * Returns the line at an offset if it is a name and the line above labels it as an authority or as the site's agency.
 */
function nameBelow(page: Page, from: number): { name: string; start: number; end: number } | null {
  const newline = page.text.indexOf('\n', from)
  const line = page.text.slice(from, newline < 0 ? page.text.length : newline)
  const name = line.trim()
  if (name.length > NAME_LENGTH_MAX || !NAME_BELOW.test(name) || isSentence(name)) return null
  const start = from + line.indexOf(name)
  return isOthers(page, start) ? { name, start, end: start + name.length } : null
}
const NAME_LENGTH_MAX = 90
/** A sentence ends with a full stop, or contains a clause. */
const isSentence = (name: string) => /[.,]$|, /.test(name) || (name.length > 20 && name.split(' ').length > 10)

const isOthers = (page: Page, start: number) => isOthersRelation(labelledRelation(page, start))

const overlaps = ({ start, end }: Finding, from: number, to: number) =>
  start !== null && end !== null && start < to && end > from

const labelled = (page: Page, start: number, { length }: string) =>
  foundOrganisation(page, { start, end: start + length }, { confidence: CONFIDENCE, method: 'label' })
