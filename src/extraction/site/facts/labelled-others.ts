import { companyKey } from '../../companies/company-key.ts'
import type { Finding } from '../../finding.ts'
import type { Page } from '../../page.ts'
import { labelledRelation } from './relations.ts'

const NAMES_MAX = 20
const LINE_LENGTH_MAX = 300
/** `Zuständige Aufsichtsbehörde: Der Landesbeauftragte …`, `Hosting: Elm Cloud` */
const LABELLED = /^[^\n:：]{3,60}[:：]\s*(?<name>\p{Lu}[^\n,;:|(]{3,80}?)(?=[,;|(]|\.?\s*$)/u
const CONFIDENCE = 0.7
const COLON = /[:：]/
const LABEL_LENGTH_MAX = 62

/** Organisations that no form and no kind gives away, but a label that says what they are to the site. */
export function findLabelledOthers(page: Page, known: readonly Finding[]): Finding[] {
  const found: Finding[] = []
  for (let start = 0; start < page.text.length && found.length < NAMES_MAX; ) {
    const newline = page.text.indexOf('\n', start)
    const end = newline < 0 ? page.text.length : newline
    const colon = COLON.exec(page.text.slice(start, Math.min(end, start + LABEL_LENGTH_MAX)))
    const name =
      colon && end - start <= LINE_LENGTH_MAX ? LABELLED.exec(page.text.slice(start, end))?.groups?.name : undefined
    const at = name === undefined ? -1 : page.text.indexOf(name, start)
    if (name !== undefined && isOthers(page, at) && !known.some((one) => overlaps(one, at, at + name.length)))
      found.push(toFinding(name.trim(), at))
    start = end + 1
  }
  return found
}

const isOthers = (page: Page, start: number) => ['authority', 'agency'].includes(labelledRelation(page, start) ?? '')

const overlaps = ({ start, end }: Finding, from: number, to: number) =>
  start !== null && end !== null && start < to && end > from

const toFinding = (name: string, start: number): Finding => ({
  type: 'companies',
  value: name,
  normalized: companyKey(name),
  confidence: CONFIDENCE,
  method: 'label',
  snippet: name,
  start,
  end: start + name.length,
})
