import { manyLines } from '../../lib/text/one-line.ts'
import { type Entity, type EntityValue, entityValues } from '../entity.ts'
import { canonicalTypes } from './vocabulary.ts'

/** An entity under construction. */
export interface EntityDraft extends Entity {
  index: number
  types: string[]
  properties: Record<string, EntityValue[]>
  parent: EntityDraft | null
}

/** Maximum length of a value; names and contact details are shorter. */
export const VALUE_LENGTH_MAX = 1_000
/** Maximum number of values per property. It bounds the memory that a hostile page can use. */
const VALUES_MAX = 500
/** Maximum number of types per entity, because every rule that checks an entity's type reads all of them. */
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
    // Property names come from pages. Without a prototype, `__proto__` and `constructor` are ordinary names.
    properties: Object.create(null) as Record<string, EntityValue[]>,
    parent: null,
    start: range?.start ?? null,
    end: range?.end ?? null,
  }
}

/** Adds types to an entity, without duplicates. */
export function addTypes(entity: EntityDraft, names: readonly unknown[]): void {
  for (const name of names) {
    if (entity.types.length >= TYPES_MAX) return
    if (typeof name !== 'string') continue
    for (const type of canonicalTypes([name.slice(0, VALUE_LENGTH_MAX)]))
      if (!entity.types.includes(type)) entity.types.push(type)
  }
}

/** Adds a value to a property. Empty text and duplicates are ignored. */
export function addValue(entity: EntityDraft, property: string, value: EntityValue): void {
  const clean = typeof value === 'string' ? cleanLines(value) : value
  if (property === '' || clean === '') return
  entity.properties[property] ??= []
  const values = entity.properties[property]
  if (values.length < VALUES_MAX && !values.includes(clean)) values.push(clean)
}

/** Control characters other than tabs and line ends, and characters that `manyLines` does not show. */
const UNCLEAN =
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\p{Co}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u

/**
 * Removes invisible characters before any rule reads the text, because a name containing one would not be recognised.
 */
const cleanLines = (text: string) =>
  UNCLEAN.test(text) ? manyLines(text.replace(/\p{Cs}/gu, '').replace(/[\x85\u2028\u2029]/g, '\n')) : text

/** Makes `child` a value of `parent`, unless it already contains `parent`: entities form a tree. */
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
 * Gives an entity the `address` that schema.org requires when a page puts the parts of an address directly on a person
 * or company. Returns the new address, or null when there is nothing to repair.
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
