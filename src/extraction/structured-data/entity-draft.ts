import { manyLines } from '../../contracts/one-line.ts'
import { type Entity, type EntityValue, entityValues } from '../entity.ts'
import { canonicalTypes } from './vocabulary.ts'

/** An entity while it is being read. */
export interface EntityDraft extends Entity {
  index: number
  types: string[]
  properties: Record<string, EntityValue[]>
  parent: EntityDraft | null
}

/** Values are cut at this length; nothing that names or reaches anybody is longer. */
export const VALUE_LENGTH_MAX = 1_000
/** Values kept per property, so that a hostile page cannot grow one without end. */
const VALUES_MAX = 500
/** Types kept per entity: each rule that asks what an entity is looks at all of them. */
const TYPES_MAX = 50

export function draftEntity(
  method: Entity['method'],
  types: string[],
  range: { start: number; end: number } | null = null,
): EntityDraft {
  return {
    index: -1,
    types,
    method,
    // Pages choose the names; without a prototype `__proto__` and `constructor` are names like any other.
    properties: Object.create(null) as Record<string, EntityValue[]>,
    parent: null,
    start: range?.start ?? null,
    end: range?.end ?? null,
  }
}

/** Adds types to those of an entity, each once. */
export function addTypes(entity: EntityDraft, names: readonly unknown[]): void {
  for (const name of names) {
    if (entity.types.length >= TYPES_MAX) return
    if (typeof name !== 'string') continue
    for (const type of canonicalTypes([name.slice(0, VALUE_LENGTH_MAX)]))
      if (!entity.types.includes(type)) entity.types.push(type)
  }
}

/** Adds a value to a property; empty text and repeated values change nothing. */
export function addValue(entity: EntityDraft, property: string, value: EntityValue): void {
  const clean = typeof value === 'string' ? cleanLines(value) : value
  if (property === '' || clean === '') return
  entity.properties[property] ??= []
  const values = entity.properties[property]
  if (values.length < VALUES_MAX && !values.includes(clean)) values.push(clean)
}

/** Controls but for tabs and line ends, and what `manyLines` does not show. */
const UNCLEAN =
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\p{Co}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u

/** Before a rule looks at it: a name with a character that nobody sees would be none. */
const cleanLines = (text: string) =>
  UNCLEAN.test(text) ? manyLines(text.replace(/\p{Cs}/gu, '').replace(/[\x85\u2028\u2029]/g, '\n')) : text

/** Makes `child` a value of `parent`, unless it holds `parent` already: entities form a tree. */
export function nest(parent: EntityDraft, property: string, child: EntityDraft): void {
  for (let at: EntityDraft | null = parent; at; at = at.parent) if (at === child) return
  addValue(parent, property, child)
  child.parent ??= parent
}

const ADDRESS_PARTS = [
  'streetAddress',
  'postOfficeBoxNumber',
  'addressLocality',
  'addressRegion',
  'postalCode',
  'addressCountry',
]

/**
 * Pages often put the parts of an address straight on a person or company. Gives such an entity the `address` that
 * schema.org asks for, or null when there is nothing to repair.
 */
export function gatherAddress(entity: EntityDraft): EntityDraft | null {
  if (!entity.properties.streetAddress && !entity.properties.addressLocality) return null
  if (entity.types.includes('PostalAddress') || entityValues(entity, 'address').length > 0) return null
  const address = draftEntity(entity.method, ['PostalAddress'], spanOf(entity))
  for (const part of ADDRESS_PARTS) for (const value of entity.properties[part] ?? []) addValue(address, part, value)
  nest(entity, 'address', address)
  return address
}

const spanOf = ({ start, end }: Entity) => (start === null || end === null ? null : { start, end })
