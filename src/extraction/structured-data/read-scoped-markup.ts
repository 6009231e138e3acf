import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import type { Entity } from '../entity.ts'
import type { Page, PageElement } from '../page.ts'
import { elementValue } from './element-value.ts'
import { addTypes, addValue, draftEntity, type EntityDraft, nest } from './entity-draft.ts'
import { canonicalProperty } from './vocabulary.ts'

/** The attributes with which a syntax marks scopes and properties. */
interface Syntax {
  readonly method: Entity['method']
  /** The attribute that opens an entity. */
  readonly scopeAttribute: string
  /** Returns the types of the entity that an element opens, or null when it opens none. */
  readonly scopeOf: (element: PageElement) => string[] | null
  /** Returns the property names of an element, with their prefixes. */
  readonly propertiesOf: (element: PageElement) => string[]
}

/**
 * Maximum number of names read from one attribute: each is processed for every child of an element and every entity
 * that has it.
 */
const TOKENS_MAX = 30

const tokens = (list: string | undefined, max = TOKENS_MAX) =>
  list
    ? list
        .split(/\s+/, max + 1)
        .filter(Boolean)
        .slice(0, max)
    : []

/** Returns the relations that an element declares for the entities inside it. */
const relationsOf = memoizeByObject(({ attributes }: PageElement) =>
  attributes.href === undefined ? tokens(attributes.rel) : [],
)

/** @see https://html.spec.whatwg.org/multipage/microdata.html */
const MICRODATA: Syntax = {
  method: 'microdata',
  scopeAttribute: 'itemscope',
  scopeOf: ({ attributes }) => (attributes.itemscope === undefined ? null : tokens(attributes.itemtype)),
  propertiesOf: ({ attributes }) => tokens(attributes.itemprop),
}

/** Prefixes whose terms have the meaning of schema.org's. Open Graph and Dublin Core describe documents instead. */
const KNOWN_TERM =
  /^(?:(?:schema|v|vcard|foaf|gr|org):|https?:\/\/(?:schema\.org|xmlns\.com\/foaf|\S*data-vocabulary|\S*vcard))|^[^:]+$/i

/** @see https://www.w3.org/TR/rdfa-lite/ */
const RDFA: Syntax = {
  method: 'rdfa',
  scopeAttribute: 'typeof',
  scopeOf: ({ attributes }) => (attributes.typeof === undefined ? null : tokens(attributes.typeof)),
  propertiesOf: ({ attributes, parent }) => {
    const names = tokens(attributes.property)
    if (names.length === 0 && attributes.typeof !== undefined) {
      // RDFa 1.0 declares the relation on the element itself or on its parent.
      names.push(...tokens(attributes.rel), ...(parent ? relationsOf(parent) : []))
    }
    return names.filter((name) => KNOWN_TERM.test(name))
  },
}

export const readMicrodata = (page: Page) => readScopes(page, MICRODATA)
export const readRdfa = (page: Page) => readScopes(page, RDFA)

/** Maximum number of `itemref` references followed, and of scopes that one element may belong to through them. */
const REFERENCES_MAX = 2_000
const SCOPES_MAX = 8

function readScopes(page: Page, syntax: Syntax): EntityDraft[] {
  if (!page.attributeNames.has(syntax.scopeAttribute)) return []
  const opened = new Map<PageElement, EntityDraft>()
  const vocabularies = new Map<EntityDraft, string>()
  for (const element of page.elements) {
    const types = syntax.scopeOf(element)
    if (!types) continue
    const entity = draftEntity(syntax.method, [], element)
    addTypes(entity, types)
    opened.set(element, entity)
    vocabularies.set(entity, types.join(' '))
  }
  if (opened.size === 0) return []

  const borrowers = readReferences(page, opened)
  const scopesOf: (readonly EntityDraft[])[] = []
  for (const element of page.elements) {
    const { parent, index } = element
    const scope = parent ? opened.get(parent) : undefined
    let scopes = scope ? [scope] : parent ? scopesOf[parent.index]! : []
    const borrowing = borrowers.get(element)
    if (borrowing) scopes = [...new Set([...scopes, ...borrowing])].slice(0, SCOPES_MAX)
    scopesOf[index] = scopes
    if (scopes.length === 0) continue
    const child = opened.get(element)
    for (const name of syntax.propertiesOf(element)) {
      for (const entity of scopes) {
        const property = canonicalProperty(name, vocabularies.get(entity))
        if (child) nest(entity, property, child)
        else addValue(entity, property, elementValue(page, element, property))
      }
    }
  }
  return [...opened.values()]
}

/** Returns, by element, the entities that refer to it in their `itemref`. */
function readReferences(page: Page, opened: ReadonlyMap<PageElement, EntityDraft>): Map<PageElement, EntityDraft[]> {
  const wanted: { id: string; entity: EntityDraft }[] = []
  for (const [{ attributes }, entity] of opened) {
    for (const id of tokens(attributes.itemref, REFERENCES_MAX))
      if (wanted.length < REFERENCES_MAX) wanted.push({ id, entity })
  }
  const borrowers = new Map<PageElement, EntityDraft[]>()
  if (wanted.length === 0) return borrowers
  const byId = new Map<string, PageElement>()
  for (const element of page.elements) {
    const { id } = element.attributes
    if (id && !byId.has(id)) byId.set(id, element)
  }
  for (const { id, entity } of wanted) {
    const element = byId.get(id)
    if (!element) continue
    const known = borrowers.get(element)
    if (!known) borrowers.set(element, [entity])
    else if (known.length < SCOPES_MAX) known.push(entity)
  }
  return borrowers
}
