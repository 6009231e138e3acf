import type { Page, PageElement } from '../page.ts'
import { absolute, reachOf, shownText } from './element-value.ts'
import { addValue, draftEntity, type EntityDraft, nest } from './entity-draft.ts'
import { finishRoot } from './finish-root.ts'
import { CLASSIC_PROPERTIES, PREFIXED_PROPERTIES, ROOT_TYPES, ROOTS } from './microformat-classes.ts'
import type { OpenRoot } from './open-root.ts'

/** An element that is a property, with the parts found in it by the value class pattern. */
interface PropertyUse {
  readonly root: OpenRoot
  readonly names: readonly string[]
  readonly element: PageElement
  /** The root that the same element opens, or null. */
  readonly child: OpenRoot | null
  readonly values: string[]
  /** The kind of number or address, as the page states it: `Fax`, `Work`. */
  kind: string
}

interface Surroundings {
  readonly root: OpenRoot | null
  readonly property: PropertyUse | null
}

const OUTSIDE: Surroundings = { root: null, property: null }
/** Outside a root, only the class of another root matters, and most pages have none. */
const MAY_OPEN = new RegExp([...ROOTS.keys()].join('|'))
const PART_CLASSES = new Set(['value', 'value-title', 'type'])

/**
 * Reads the entities in a page's microformats, versions 1 and 2: h-card, h-adr, and the people and places of events and
 * entries.
 *
 * @see https://microformats.org/wiki/microformats2-parsing
 * @see https://microformats.org/wiki/hcard
 */
export function readMicroformats(page: Page): EntityDraft[] {
  const roots: OpenRoot[] = []
  const uses: PropertyUse[] = []
  const around: Surroundings[] = []

  for (const element of page.elements) {
    const outer = element.parent ? around[element.parent.index]! : OUTSIDE
    around[element.index] = outer
    const classes = element.attributes.class
    if (!classes || (!outer.root && !MAY_OPEN.test(classes))) continue
    const names = classes.split(/\s+/)
    const child = openRoot(element, names)
    if (child) roots.push(child)
    let property = outer.property
    if (outer.root) {
      const properties = propertyNames(outer.root, names)
      if (properties.length > 0) {
        property = { root: outer.root, names: properties, element, child, values: [], kind: '' }
        uses.push(property)
      } else if (outer.property) readPart(page, outer.property, element, names)
      if (child) outer.root.hasNested = true
    }
    if (child) around[element.index] = { root: child, property: null }
    else if (property !== outer.property) around[element.index] = { root: outer.root, property }
  }

  for (const use of uses) if (!use.child) addUse(page, use)
  // Inner roots first: whether a root has content is known only when the roots inside it are complete.
  const spoken = new Set<OpenRoot>()
  for (const use of uses.toReversed()) {
    if (!use.child) continue
    const { kind, entity } = use.child
    if (kind === 'card' || Object.keys(entity.properties).length > 0) {
      if (use.names.includes('org')) entity.types = ['Organization']
      for (const name of use.names) nest(use.root.entity, name, entity)
    } else {
      spoken.add(use.child)
      addUse(page, use)
    }
  }
  for (const root of roots.toReversed()) finishRoot(page, root)
  const says = (root: OpenRoot) => root.kind === 'address' || Object.keys(root.entity.properties).length > 0
  return roots.filter((root) => !spoken.has(root) && says(root)).map(({ entity }) => entity)
}

function openRoot(element: PageElement, names: readonly string[]): OpenRoot | null {
  const found = names.flatMap((name) => ROOTS.get(name) ?? [])
  if (found.length === 0) return null
  // One element cannot be both a card and its address: the address is then the card's own text.
  const { kind } = found.find((root) => root.kind === 'card') ?? found[0]!
  return {
    element,
    entity: draftEntity('h-card', [...ROOT_TYPES[kind]], element),
    kind,
    isClassic: found.some(({ isClassic }) => isClassic),
    isPrefixed: found.some(({ isClassic }) => !isClassic),
    hasNested: false,
  }
}

function propertyNames({ kind, isClassic, isPrefixed }: OpenRoot, names: readonly string[]): string[] {
  const found = new Set<string>()
  for (const name of names) {
    if (isClassic && CLASSIC_PROPERTIES[kind].has(name)) found.add(name)
    const prefixed = isPrefixed ? /^(?:p|u|e|dt)-(.+)$/.exec(name)?.[1] : undefined
    if (prefixed && PREFIXED_PROPERTIES[kind].has(prefixed)) found.add(prefixed)
  }
  return [...found]
}

/** Applies the value class pattern: https://microformats.org/wiki/value-class-pattern */
function readPart(page: Page, property: PropertyUse, element: PageElement, names: readonly string[]): void {
  const part = names.find((name) => PART_CLASSES.has(name))
  if (!part) return
  const { attributes, tag } = element
  const machine =
    part === 'value-title' || tag === 'abbr' ? attributes.title : tag === 'img' ? attributes.alt : undefined
  const text = (machine ?? shownText(page, element)).trim()
  if (part === 'type') property.kind = text
  else if (text !== '') property.values.push(text)
}

function addUse(page: Page, use: PropertyUse): void {
  for (const name of use.names) {
    const property = name === 'tel' && /\bfax/i.test(use.kind) ? 'fax' : name
    addValue(use.root.entity, property, propertyValue(page, use, name))
  }
}

const LINKED: Readonly<Record<string, RegExp>> = {
  email: /^\s*mailto:/i,
  tel: /^\s*(?:tel|telephone|callto|sms):/i,
  fax: /^\s*(?:fax|tel):/i,
}

function propertyValue(page: Page, { element, values, kind }: PropertyUse, name: string): string {
  const { attributes, tag } = element
  if (values.length > 0) return values.join(name === 'tel' || name === 'fax' ? '' : ' ')
  const { href } = attributes
  if (href !== undefined && LINKED[name]?.test(href)) return reachOf(href)
  if (name === 'url' || name === 'photo' || name === 'logo') {
    const target = href ?? attributes.src
    return target === undefined ? shownText(page, element) : absolute(page, target)
  }
  if (tag === 'abbr' && attributes.title) return attributes.title.trim()
  if (tag === 'data' && attributes.value) return attributes.value.trim()
  if (tag === 'img' || tag === 'area') return (attributes.alt ?? '').trim()
  // "Work: +1 …" where only the kind is marked up.
  const text = shownText(page, element)
  return kind !== '' && text.startsWith(kind) ? text.slice(kind.length).replace(/^[\s:]+/, '') : text
}
