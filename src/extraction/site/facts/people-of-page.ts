import type { ContactFinding } from '../../contacts.ts'
import type { Finding } from '../../finding.ts'
import { withoutMenus } from '../../names/outside-menus.ts'
import type { Page } from '../../page.ts'
import { type Place, PlaceIndex, placesOfName } from '../../places.ts'
import { organisationNames } from './employers/named-like-organisation.ts'

const ADDRESS_MIN = 0.68
const ADDRESS_OF_COUNTRY_MIN = 0.6

/** A person of a page. */
export interface PersonOfPage {
  readonly name: Finding
  /** The values that the page's contacts assign to them. */
  readonly values: readonly Finding[]
  /** The organisation that shares their card. */
  readonly organization?: string
  readonly places: readonly Place[]
}

/**
 * Returns the people of a page with the values that its contacts assign to them. Of two overlapping names, the one with
 * a contact is kept; names of organisations are left out.
 *
 * @param names findings of names
 * @param companies the organisations of the page
 */
export function peopleOfPage(
  page: Page,
  names: readonly Finding[],
  contacts: readonly ContactFinding[],
  companies: readonly Finding[],
): PersonOfPage[] {
  const isOrganisation = organisationNames(page, companies)
  const partsOf = new Map(
    contacts.filter(({ kind }) => kind === 'person').map(({ findings }) => [findings[0]!, findings]),
  )
  const kept: Finding[] = []
  for (const name of names.filter(isOfSite).sort((a, b) => (a.start ?? -1) - (b.start ?? -1))) {
    const before = kept.at(-1)
    const isOverlap = before?.end != null && name.start !== null && name.start < before.end
    if (!isOverlap) kept.push(name)
    else if (!partsOf.has(before) && (partsOf.has(name) || name.confidence > before.confidence))
      kept.splice(-1, 1, name)
  }
  return kept.flatMap((name) => {
    const places = withoutMenus(page, placesOfName(page, name))
    if (isOrganisation(name, places)) return []
    const parts = partsOf.get(name)?.slice(1) ?? []
    const organization = parts.find(({ type }) => type === 'companies')?.value
    const values = parts.filter(({ type }) => type !== 'companies')
    return [{ name, values, places, ...(organization && { organization }) }]
  })
}

/** A person named only in a picture caption is unrelated to the site. */
const isOfSite = ({ rules }: Finding) => !rules?.length || rules.some((rule) => rule !== 'names.caption')

/** Keeps likely addresses. An uncertain address needs a country and must not overlap a phone number. */
export function likelyAddresses(findings: readonly Finding[]): Finding[] {
  const phones = new PlaceIndex([
    findings.flatMap(({ type, start, end }) =>
      type === 'phones' && start !== null && end !== null ? [{ start, end }] : [],
    ),
  ])
  return findings.filter(
    ({ type, confidence, start, end, detail }) =>
      type === 'addresses' &&
      (confidence >= ADDRESS_MIN ||
        (confidence >= ADDRESS_OF_COUNTRY_MIN &&
          detail?.country !== undefined &&
          !(start !== null && phones.isWithin(start, end!)))),
  )
}
