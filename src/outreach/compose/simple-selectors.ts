import { type AttributeSelector, parse, type Selector } from 'css-what'
import { attributeValue, type HtmlTag } from '../../lib/scan-html.ts'

/** The conditions for one element: a tag, classes, an id, attributes. */
interface Compound {
  readonly isChild: boolean
  matches(element: HtmlTag, classes: readonly string[]): boolean
}

/** A selector of elements and their ancestors, such as `table.main > td a`. */
export interface SimpleSelector {
  readonly compounds: readonly Compound[]
  /** Ids, then classes and attributes, then tags, as one number (Selectors 4, section 17). */
  readonly specificity: number
}

/** Longer selectors, or ones of more parts, are not written by people. */
const LENGTH_MAX = 2_000
const COMPOUNDS_MAX = 8
const CONDITIONS_MAX = 16

/**
 * Parses a list of selectors.
 *
 * @returns null for each that depends on more than an element and its ancestors, such as `:hover` or `p + p`, since
 * inline styles cannot express it; undefined if the list is no list of selectors
 */
export function readSelectors(list: string): (SimpleSelector | null)[] | undefined {
  if (list.length > LENGTH_MAX) return [null]
  try {
    return parse(list).map(simpleSelector)
  } catch {
    return undefined
  }
}

function simpleSelector(parts: readonly Selector[]): SimpleSelector | null {
  const compounds: Compound[] = []
  let specificity = 0
  let conditions: ((element: HtmlTag, classes: readonly string[]) => boolean)[] = []
  let isChild = false
  const end = () => {
    const own = conditions
    compounds.push({ isChild, matches: (element, classes) => own.every((holds) => holds(element, classes)) })
    conditions = []
  }
  for (const part of parts) {
    if (part.type === 'descendant' || part.type === 'child') {
      end()
      isChild = part.type === 'child'
    } else if (part.type === 'universal' && part.namespace === null) conditions.push(() => true)
    else if (part.type === 'tag' && part.namespace === null) {
      const name = part.name.toLowerCase()
      conditions.push((element) => element.name === name)
      specificity += 1
    } else if (part.type === 'attribute') {
      const condition = attributeCondition(part)
      if (!condition) return null
      conditions.push(condition)
      specificity += part.name === 'id' && part.action === 'equals' ? 1_000_000 : 1_000
    } else return null
    if (conditions.length > CONDITIONS_MAX) return null
  }
  end()
  return compounds.length <= COMPOUNDS_MAX ? { compounds, specificity } : null
}

function attributeCondition({ name, action, value, ignoreCase, namespace }: AttributeSelector) {
  if (namespace !== null || ignoreCase === true) return null
  if (name === 'class' && action === 'element')
    return (_: HtmlTag, classes: readonly string[]) => classes.includes(value)
  if (action === 'exists') return (element: HtmlTag) => attributeValue(element, name) !== undefined
  if (action === 'equals') return (element: HtmlTag) => attributeValue(element, name) === value
  return null
}
