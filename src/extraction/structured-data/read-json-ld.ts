import { decodeHTML } from 'entities'
import type { Steps } from '../../lib/steps.ts'
import type { Page } from '../page.ts'
import { spend } from '../steps.ts'
import { addTypes, addValue, draftEntity, type EntityDraft, nest, VALUE_LENGTH_MAX } from './entity-draft.ts'
import { parseLooseJson } from './parse-loose-json.ts'
import { canonicalProperty } from './vocabulary.ts'

type Node = Readonly<Record<string, unknown>>
const ENTITIES_MAX = 5_000
/** Work units charged for a character of JSON, and for a reference to another node. */
const CHARACTER_UNITS = 5
const REFERENCE_UNITS = 100
const DEPTH_MAX = 60
/** Properties whose value may be only a URL, so that even an unresolved `@id` is useful. */
const URL_PROPERTIES = new Set(['url', 'sameAs', 'email', 'telephone', 'image', 'logo'])

/**
 * Reads the entities in a page's JSON-LD blocks. Nodes with the same `@id` are one entity, also across blocks, and a
 * bare `{"@id": …}` refers to the node described elsewhere on the page.
 *
 * @see https://www.w3.org/TR/json-ld11/
 */
export function* readJsonLd({ jsonLd, budget }: Page): Steps<EntityDraft[]> {
  const entities: EntityDraft[] = []
  const byId = new Map<string, EntityDraft>()
  const references: { from: EntityDraft; property: string; id: string }[] = []

  const readNode = (node: Node, depth: number): EntityDraft | null => {
    if (depth > DEPTH_MAX || entities.length >= ENTITIES_MAX) return null
    const id = typeof node['@id'] === 'string' ? node['@id'] : ''
    const known = id === '' ? undefined : byId.get(id)
    const entity = known ?? draftEntity('json-ld', [])
    if (!known) {
      entities.push(entity)
      if (id !== '') byId.set(id, entity)
    }
    addTypes(entity, [node['@type'] ?? node.type].flat())
    for (const key in node) {
      if (key === '@graph' || key === '@included') readAll(node[key], depth + 1)
      else if (!key.startsWith('@')) readProperty(entity, canonicalProperty(key), node[key], depth)
    }
    return entity
  }

  const readProperty = (entity: EntityDraft, property: string, value: unknown, depth: number): void => {
    if (Array.isArray(value)) {
      if (depth <= DEPTH_MAX) for (const item of value) readProperty(entity, property, item, depth + 1)
    } else if (typeof value === 'string' || typeof value === 'number') {
      addValue(entity, property, plainText(String(value)))
    } else if (isNode(value)) {
      const literal = value['@value'] ?? value['@list'] ?? value['@set']
      if (literal !== undefined) readProperty(entity, property, literal, depth + 1)
      else if (isReference(value)) references.push({ from: entity, property, id: value['@id'] })
      else {
        const child = readNode(value, depth + 1)
        if (child) nest(entity, property, child)
      }
    }
  }

  const readAll = (value: unknown, depth: number): void => {
    if (Array.isArray(value)) {
      if (depth <= DEPTH_MAX) for (const item of value) readAll(item, depth + 1)
    } else if (isNode(value) && !isReference(value)) {
      const isWrapper = '@graph' in value && !('@type' in value)
      if (isWrapper) readAll(value['@graph'], depth + 1)
      else readNode(value, depth)
    }
  }

  for (const block of jsonLd) {
    yield* spend(budget, block.length * CHARACTER_UNITS)
    if (budget.isSpent) break
    const isEscaped = !block.includes('"') && block.includes('&quot;')
    for (const value of parseLooseJson(isEscaped ? decodeHTML(block) : block)) readAll(value, 0)
  }
  for (const { from, property, id } of references) {
    yield* spend(budget, REFERENCE_UNITS)
    const entity = byId.get(id)
    if (entity && entity !== from) addValue(from, property, entity)
    else if (!entity && URL_PROPERTIES.has(property)) addValue(from, property, id)
  }
  return entities
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

const isReference = (node: Node): node is Node & { '@id': string } =>
  typeof node['@id'] === 'string' && Object.keys(node).length === 1

/** JSON strings often contain the markup or character references of the page they were generated from. */
function plainText(raw: string): string {
  const cut = raw.slice(0, VALUE_LENGTH_MAX)
  const decoded = cut.includes('&') ? decodeHTML(cut) : cut
  const text = decoded.includes('<')
    ? decoded.replace(/<br\s{0,5}\/?>/gi, '\n').replace(/<\/?[a-z][^<>]{0,300}>/gi, ' ')
    : decoded
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
}
