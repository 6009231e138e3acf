import { type Entity, entityValues, isOrganization, isPerson, textValues } from '../entity.ts'
import { foldName } from '../names/fold-name.ts'
import { isNameSuffix } from '../names/vocabulary.ts'
import { wordsOf } from './company-key.ts'
import { isGeneric } from './company-words.ts'
import { formAtEnd } from './form-at-end.ts'
import type { CompanyMention } from './mention.ts'
import { lookOf } from './name-looks.ts'
import { segmentsOf } from './owner-metadata.ts'

/** Properties whose organisations are not the subject: a product's brand, a reviewed item, a payment service. */
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

/** Finds the organisations in a page's structured data, and the site's own name. */
export function findStructuredCompanies(entities: readonly Entity[]): CompanyMention[] {
  const bystanders = new Set(
    entities.flatMap((entity) => [
      ...BYSTANDERS.flatMap((property) => entityValues(entity, property)),
      // For a person, `memberOf` is the employer; for an organisation, it is a network or chamber.
      ...(isPerson(entity) ? [] : entityValues(entity, 'memberOf')),
    ]),
  )
  const found: CompanyMention[] = []
  const add = (entity: Entity, name: string, weight: number, kind: CompanyMention['kind']) => {
    const value = name.replace(/\s+/g, ' ').trim()
    if (
      value.length < 2 ||
      value.length > 120 ||
      /@|https?:/.test(value) ||
      isPersonWithDegrees(value) ||
      INITIAL_AND_FAMILY.test(value)
    )
      return
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
        add(entity, bareName(name), 0.9, 'structured')
    } else if (isPerson(entity)) {
      for (const property of ['worksFor', 'affiliation'])
        for (const name of plainValues(entity, property)) add(entity, name, 0.8, 'structured')
    } else if (entity.types.includes('WebSite')) {
      for (const name of textValues(entity, 'name').slice(0, 1)) add(entity, siteNameIn(name), 0.6, 'site-name')
    }
    for (const property of ['publisher', 'copyrightHolder']) {
      for (const name of plainValues(entity, property)) add(entity, bareName(name), 0.8, 'structured')
    }
  }
  return found
}

/** `Jane Roe, GNP-C, MSN`: practices are often marked up under the name of who runs them. */
function isPersonWithDegrees(name: string): boolean {
  const [, ...behind] = name.split(/, ?/)
  return behind.length > 1 && behind.every((part) => part.split(' ').every((word) => isDegree(word)))
}
/** `J. Roe`: an author whom the markup calls an organisation. */
const INITIAL_AND_FAMILY = /^\p{Lu}\. \p{Lu}\p{Ll}+$/u
const isDegree = (word: string) => isNameSuffix(foldName(word).replace(/(?<!\.)\.+$/, '')) || DEGREE.test(word)
/** `GNP-C`: certificates of nurses. */
const DEGREE = /^\p{Lu}{2,4}-\p{Lu}{1,3}$/u

/** `Om oss - Nilssons Bygg AB`: many sites put the title of each page into the field for the site's name. */
const isPageTitle = (name: string) => {
  const [first = '', ...rest] = segmentsOf(name)
  return rest.length > 0 && isGeneric(wordsOf(first))
}

/** A name without the title of the page or a slogan, which many sites put into the same field. */
const bareName = (name: string) => (isPageTitle(name) ? siteNameIn(name) : withoutSlogan(name))

/** `Elm Post - News from the Elm Valley`: the name without what the site says about itself. */
function withoutSlogan(name: string): string {
  const [first = '', ...rest] = segmentsOf(name)
  const behind = rest.join(' ')
  const isSlogan =
    rest.length > 0 &&
    first.length > 2 &&
    wordsOf(behind).length >= SLOGAN_WORDS_MIN &&
    formAtEnd(name) === null &&
    (rest.length > 1 || lookOf(behind) !== 'organisation')
  return isSlogan ? first : name
}
const SLOGAN_WORDS_MIN = 3

/** Returns the first segment that does not name a page, or the whole text when every segment does. */
const siteNameIn = (name: string) => segmentsOf(name).find((segment) => !isGeneric(wordsOf(segment))) ?? name

/** Returns the values that are plain text. Entities are handled separately. */
const plainValues = (entity: Entity, property: string) =>
  (entity.properties[property] ?? []).filter((value) => typeof value === 'string')
