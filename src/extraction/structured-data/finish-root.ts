import { type EntityValue, textValues } from '../entity.ts'
import type { Page, PageElement } from '../page.ts'
import { absolute, shownText } from './element-value.ts'
import { addValue, type EntityDraft } from './entity-draft.ts'
import type { OpenRoot } from './open-root.ts'
import { canonicalProperty } from './vocabulary.ts'

/** Maximum text length of a card without a named part that may serve as its implied name. */
const IMPLIED_NAME_MAX = 80

/** Converts the class names of a root to schema.org properties and decides whether a card is a person or a company. */
export function finishRoot(page: Page, root: OpenRoot): void {
  const { entity } = root
  const raw = entity.properties
  const isCard = root.kind === 'card'
  if (isCard) addImplied(page, root)
  const companies = firstTexts(raw['organization-name'], raw.org)
  const names = firstTexts(raw.fn, raw.name)
  if (isCard && entity.types.length === 0) entity.types = typesOf(raw, names, companies)
  const isCompany = entity.types.includes('Organization')

  entity.properties = Object.create(null) as EntityDraft['properties']
  for (const key in raw) {
    if (key === 'n' || key === 'organization-name') continue
    const property = key === 'org' && isCompany ? 'name' : canonicalProperty(key, 'vcard')
    const values = key === 'org' && companies.length > 0 && raw['organization-name'] ? companies : raw[key]!
    for (const value of values) addValue(entity, property, value)
  }
  if (!isCard || entity.properties.name) return
  const spelled = ['given-name', 'additional-name', 'family-name'].flatMap((part) => firstTexts(raw[part])).join(' ')
  const name = spelled || firstTexts(raw.n)[0] || companies[0]
  if (name) addValue(entity, 'name', name)
}

const firstTexts = (...candidates: (readonly EntityValue[] | undefined)[]): string[] => {
  for (const values of candidates) {
    const texts = (values ?? []).flatMap((value) => (typeof value === 'string' ? [value] : nameOf(value)))
    if (texts.length > 0) return texts
  }
  return []
}

/** Nested cards may still have class names instead of schema.org names. */
const nameOf = (value: Exclude<EntityValue, string>) => {
  const names = textValues(value, 'name')
  return names.length > 0 ? names : textValues(value, 'fn')
}

const fold = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * Returns the types of a card: one whose name is its organisation is that organisation, and one with parts of a name or
 * a job is a person.
 *
 * @see https://microformats.org/wiki/hcard#Organization_Contact_Info
 */
function typesOf(raw: EntityDraft['properties'], names: readonly string[], companies: readonly string[]): string[] {
  const isPersonal = ['n', 'given-name', 'family-name', 'honorific-prefix', 'role', 'job-title', 'title'].some(
    (key) => raw[key],
  )
  if (
    companies.length > 0 &&
    (names.length === 0 ? !isPersonal : names.some((name) => fold(name) === fold(companies[0]!)))
  ) {
    return ['Organization']
  }
  return isPersonal || (companies.length > 0 && names.length > 0) ? ['Person'] : []
}

/** Properties that may be marked on a card whose name is its whole text. */
const BESIDE_IMPLIED_NAME = new Set(['url', 'photo', 'logo'])

/**
 * Adds the implied name and address of a card:
 * https://microformats.org/wiki/microformats2-parsing#parsing_for_implied_properties
 */
function addImplied(page: Page, { element, entity, isPrefixed, hasNested }: OpenRoot): void {
  if (!isPrefixed || hasNested) return
  const raw = entity.properties
  const candidates = soleDescendants(page, element)
  const link = candidates.find(
    ({ tag, attributes }) => (tag === 'a' || tag === 'area') && attributes.href !== undefined,
  )
  if (!raw.url && link) addValue(entity, 'url', absolute(page, link.attributes.href!))
  if (!Object.keys(raw).every((property) => BESIDE_IMPLIED_NAME.has(property))) return
  const captions = candidates.map(({ tag, attributes }) =>
    tag === 'abbr' ? attributes.title : CAPTIONED.has(tag) ? attributes.alt : undefined,
  )
  const name = captions.find((caption) => caption) ?? shownText(page, element)
  if (name.length <= IMPLIED_NAME_MAX && !name.includes('\n')) addValue(entity, 'name', name.trim())
}

const CAPTIONED = new Set(['img', 'area'])

/** Returns an element, its only child, and the only child of that child. */
function soleDescendants(page: Page, element: PageElement): PageElement[] {
  const line = [element]
  for (let child = onlyChild(page, element); child && line.length < 3; child = onlyChild(page, child)) line.push(child)
  return line
}

function onlyChild(page: Page, element: PageElement): PageElement | null {
  const child = page.elements[element.index + 1]
  if (child?.parent !== element) return null
  const next = page.elements.slice(child.index + 1, child.index + 40).find((at) => at.parent === element)
  return next ? null : child
}
