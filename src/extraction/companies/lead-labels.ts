import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import type { Page, PageElement } from '../page.ts'
import { isOrganisationHeading } from './labelled-companies.ts'
import { isPageName } from './owner-metadata.ts'

const LEAD_TAGS = new Set(['strong', 'b', 'em', 'span'])
const BLOCK_TAGS = new Set(['p', 'li', 'div', 'td', 'dd'])
const LABEL_LENGTH_MAX = 40
/** Minimum number of neighbours that begin with a label. */
const LINES_MIN = 3
/** Minimum number of them that are known as labels: names may stand in bold too. */
const KNOWN_MIN = 2

/**
 * Returns the ends of labels in front of their values without a colon: `<p><b>Short name</b> Acme Ltd</p>` among other
 * lines that begin in bold. A name never begins before them.
 */
export const leadLabelEnds = memoizeByObject((page: Page): ReadonlySet<number> => {
  const groups = new Map<string, PageElement[]>()
  for (const element of page.elements) {
    const { parent: block, start, end } = element
    if (!block || !LEAD_TAGS.has(element.tag) || !BLOCK_TAGS.has(block.tag)) continue
    const isLead = block.start === start && end > start && end < block.end && end - start <= LABEL_LENGTH_MAX
    if (!isLead || page.text[end] !== ' ') continue
    const key = `${block.parent?.index} ${block.tag} ${element.tag}`
    const group = groups.get(key)
    if (group) group.push(element)
    else groups.set(key, [element])
  }
  const ends = new Set<number>()
  for (const group of groups.values()) {
    const labels = new Set(group.map(({ start, end }) => page.text.slice(start, end)))
    if (labels.size < LINES_MIN || [...labels].filter(isLabel).length < KNOWN_MIN) continue
    for (const { end } of group) ends.add(end)
  }
  return ends
})

const isLabel = (text: string) => isOrganisationHeading(text) || isPageName(text)
