import { wordsOfLanguages } from '../../facts/tables.ts'
import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { byTag, closest, type Page, type PageElement } from '../page.ts'
import { foldName } from './fold-name.ts'
import { hasContactData } from './segments.ts'
import type { ShapeCensus } from './shape-census.ts'

const LABEL_MAX = 40
const WORDS_MAX = 5
/** Elements that only label or press something. */
const LABELLING = new Set(['label', 'legend', 'button'])
const FIELDS = ['input', 'textarea', 'select'] as const
const ANCESTORS_MAX = 3

let known: ReadonlySet<string> | null = null
/** Whether a text is the label of a field in any language: `Barua Pepe`, `Correu Electrònic`, `Full Name`. */
export function isFieldLabel(text: string): boolean {
  known ??= new Set(wordsOfLanguages(({ fieldLabels }) => fieldLabels, '|').map(foldName))
  return text.length <= LABEL_MAX && known.has(foldName(text))
}

/**
 * Whether a form of the page asks for what the text says, by a label, a placeholder or a description: `Barua Pepe` for
 * `placeholder="Barua Pepe Yako"`.
 */
export const isAskedFor = (page: Page, text: string): boolean => asked(page).has(foldName(text))

/** The labels of a page's forms, and how they begin from two words on. */
const asked = memoizeByObject((page: Page): ReadonlySet<string> => {
  const labels = new Set<string>()
  const add = (label = '') => {
    if (label.length < 3 || label.length > LABEL_MAX) return
    const words = foldName(label.replace(/[*:：]/g, ' '))
      .trim()
      .split(/\s+/)
    for (let count = 2; count <= Math.min(words.length, WORDS_MAX); count++) labels.add(words.slice(0, count).join(' '))
  }
  for (const tag of FIELDS) {
    for (const { attributes } of byTag(page, tag)) {
      add(attributes.placeholder)
      add(attributes['aria-label'])
    }
  }
  for (const { start, end, attributes } of byTag(page, 'label'))
    if (attributes.for !== undefined && end - start <= LABEL_MAX) add(page.text.slice(start, end).trim())
  return labels
})

/** Whether an element is a label or a button, or lies directly in one. */
export function isInLabel(element: PageElement | null): boolean {
  let steps = 0
  const found = closest(element, ({ tag }) => LABELLING.has(tag) || ++steps >= ANCESTORS_MAX)
  return found !== null && LABELLING.has(found.tag)
}

/** Elements that label what is below; paragraphs of any kind lie above each other. */
const FIELD_HEAD = /^(?:h[1-6]|dt|strong|b|small)$/

/** Whether a text above contact data is one of several alike that label contact details: `Mahali`, `Piga Simu`. */
export const isAmongFields = (census: ShapeCensus, element: PageElement | null, below: string): boolean =>
  element !== null && FIELD_HEAD.test(element.tag) && hasContactData(below) && census.listsFields(element)
