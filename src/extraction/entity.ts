import type { ExtractionMethod } from '../contracts/data/items.ts'

/** A property of an entity: plain text or an entity of its own (an address, an employer). */
export type EntityValue = string | Entity

/**
 * One entity in a page's structured data. JSON-LD, microdata, RDFa and microformats are all converted to schema.org
 * types and property names: an hCard's `fn`, `tel` and `adr` become `name`, `telephone` and `address`. Text keeps its
 * line breaks and is cut at 1,000 characters. A microformats card without a declared kind has no type. An address
 * without parts has no properties; its text is the address.
 */
export interface Entity {
  /** Index in `readEntities(page)`. Nested entities are listed too, after the entity that contains them. */
  readonly index: number
  /** schema.org type names without prefix, for example `LocalBusiness`; empty if the page declares none. */
  readonly types: readonly string[]
  readonly method: Extract<ExtractionMethod, 'json-ld' | 'microdata' | 'rdfa' | 'h-card'>
  readonly properties: Readonly<Record<string, readonly EntityValue[]>>
  /** The entity that has this one as a property, or null. */
  readonly parent: Entity | null
  /** Position of the entity in `Page.text`; null for JSON-LD. */
  readonly start: number | null
  readonly end: number | null
}

/** The plain-text values of a property. A nested entity contributes its `name`, else its `legalName`. */
export function textValues(entity: Entity, property: string): string[] {
  return (entity.properties[property] ?? []).flatMap((value) => {
    if (typeof value === 'string') return value
    const { name, legalName } = value.properties
    return (name ?? legalName ?? []).filter((text) => typeof text === 'string')
  })
}

/** The values of a property that are entities themselves. */
export function entityValues(entity: Entity, property: string): Entity[] {
  return (entity.properties[property] ?? []).filter((value): value is Entity => typeof value !== 'string')
}

const PERSON = /^(?:Person|Patient|Physician)$/
const ORGANIZATION =
  /(?:Organization|Business|Corporation|Company|Store|Shop|Restaurant|Hotel|Agency|Service|Center|Clinic|Dentist|Attorney|Notary|School|University|College|Hospital|NGO|Club|Brand|Library|Museum|Airline|Bakery|Winery|Brewery|Electrician|Plumber|HVACBusiness|Florist|Locksmith)$/

export const isPerson = (entity: Entity) => entity.types.some((type) => PERSON.test(type))
/** Schema.org types of services that someone offers; a `LegalService`, in contrast, is an organisation. */
const OFFERED = /^(?:Broadcast|CableOrSatellite|Food|Government|Taxi)?Service$/
export const isOrganization = (entity: Entity) =>
  !isPerson(entity) && entity.types.some((type) => ORGANIZATION.test(type) && !OFFERED.test(type))
export const isAddress = (entity: Entity) => entity.types.some((type) => type === 'PostalAddress')
