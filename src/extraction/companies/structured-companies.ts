import { type Entity, entityValues, isOrganization, isPerson, textValues } from '../entity.ts'
import { wordsOf } from './company-key.ts'
import { isGeneric } from './company-words.ts'
import type { CompanyMention } from './mention.ts'
import { segmentsOf } from './owner-metadata.ts'

/** Properties under which an organisation is a bystander: a product's maker, a review's subject, a payment service. */
const BYSTANDERS = [
  'brand',
  'itemReviewed',
  'sponsor',
  'funder',
  'citation',
  'isPartOf',
  'mentions',
  'alumniOf',
  'manufacturer',
]

/** The organisations of a page's structured data, and the site's own name. */
export function findStructuredCompanies(entities: readonly Entity[]): CompanyMention[] {
  const bystanders = new Set(
    entities.flatMap((entity) => [
      ...BYSTANDERS.flatMap((property) => entityValues(entity, property)),
      // What a person belongs to is where the person works; an organisation belongs to networks and chambers.
      ...(isPerson(entity) ? [] : entityValues(entity, 'memberOf')),
    ]),
  )
  const found: CompanyMention[] = []
  const add = (entity: Entity, name: string, weight: number, kind: CompanyMention['kind']) => {
    const value = name.replace(/\s+/g, ' ').trim()
    if (value.length < 2 || value.length > 120 || /@|https?:/.test(value)) return
    found.push({
      name: value,
      method: entity.method,
      weight,
      kind,
      start: entity.start,
      end: entity.end,
      entity: entity.index,
    })
  }
  for (const entity of entities) {
    if (isOrganization(entity) && !bystanders.has(entity)) {
      const legalNames = textValues(entity, 'legalName')
      for (const name of legalNames.length > 0 ? legalNames : textValues(entity, 'name').slice(0, 1))
        add(entity, isPageTitle(name) ? siteNameIn(name) : name, 0.9, 'structured')
    } else if (isPerson(entity)) {
      for (const property of ['worksFor', 'affiliation'])
        for (const name of plainValues(entity, property)) add(entity, name, 0.8, 'structured')
    } else if (entity.types.includes('WebSite')) {
      for (const name of textValues(entity, 'name').slice(0, 1)) add(entity, siteNameIn(name), 0.6, 'site-name')
    }
    for (const property of ['publisher', 'copyrightHolder']) {
      for (const name of plainValues(entity, property)) add(entity, name, 0.8, 'structured')
    }
  }
  return found
}

/** `Om oss - Nilssons Bygg AB`: many a site writes the title of each page where its own name belongs. */
const isPageTitle = (name: string) => {
  const [first = '', ...rest] = segmentsOf(name)
  return rest.length > 0 && isGeneric(wordsOf(first))
}

/** The first segment that does not name a page; all of it when each does. */
const siteNameIn = (name: string) => segmentsOf(name).find((segment) => !isGeneric(wordsOf(segment))) ?? name

/** Values that are text: an entity of its own speaks for itself. */
const plainValues = (entity: Entity, property: string) =>
  (entity.properties[property] ?? []).filter((value) => typeof value === 'string')
