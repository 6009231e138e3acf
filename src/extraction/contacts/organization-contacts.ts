import type { Steps } from '../../lib/steps.ts'
import { withoutLegalForm } from '../companies/company-key.ts'
import { domainAgreement, readSiteDomain } from '../companies/site-domain.ts'
import type { Entity } from '../entity.ts'
import type { Finding } from '../finding.ts'
import type { Page } from '../page.ts'
import { PlaceIndex, placesOf } from '../places.ts'
import { followRule, spend } from '../steps.ts'
import { EntityOwners } from './entity-owners.ts'
import { MailDomainOwners } from './mail-domain-owners.ts'
import { ownerAround, type Reach } from './owner-around.ts'

const REACH: Reach = { blockLengthMax: 900, distanceMax: 300, linesMax: 8 }

/** Units of work for locating a value and finding its owner. */
const PLACES_UNITS = 1_000

/** A company and the findings that belong to it. */
export interface OrganizationParts {
  readonly company: Finding
  readonly parts: Finding[]
}

/**
 * Assigns emails, phones and addresses to the nearest company. Values near no company belong to the site owner.
 *
 * @param findings the companies, and the values that have no owner yet
 */
export function* organizationContacts(
  page: Page,
  entities: readonly Entity[],
  findings: readonly Finding[],
): Steps<OrganizationParts[]> {
  const companies = findings.filter(({ type }) => type === 'companies')
  const organizations: OrganizationParts[] = companies.map((company) => ({ company, parts: [] }))
  if (companies.length === 0) return organizations
  const entityOwners = new EntityOwners(entities, companies)
  const placesByCompany = yield* followRule(page, () => companies.map((company) => placesOf(page, company)))
  const siteOwner = yield* followRule(page, () => ownerOfSite(page, companies))

  const values = findings.filter(({ type }) => type === 'emails' || type === 'phones' || type === 'addresses')
  // Emails first: a company found only in markup has no position, but an email that spells its name may have one.
  const emails = values.filter(({ type }) => type === 'emails')
  const names = companies.map(({ value }) => value)
  const domains = yield* followRule(page, () => new MailDomainOwners(names, page.budget))
  for (const email of emails) {
    yield* spend(page.budget, PLACES_UNITS)
    const owner = entityOwners.of(email) ?? domains.of(hostOf(email))
    if (owner === null) continue
    organizations[owner]!.parts.push(email)
    placesByCompany[owner]!.push(...placesOf(page, email))
  }
  const given = new Set(organizations.flatMap(({ parts }) => parts))
  const index = new PlaceIndex(placesByCompany)
  for (const value of values) {
    if (given.has(value)) continue
    yield* spend(page.budget, PLACES_UNITS)
    const owner = entityOwners.of(value) ?? nearestOwner(page, value, index) ?? siteOwner
    if (owner !== null) organizations[owner]!.parts.push(value)
  }
  return organizations
}

function nearestOwner(page: Page, value: Finding, companies: PlaceIndex): number | null {
  for (const place of placesOf(page, value)) {
    const near = ownerAround(page, place, companies, REACH, null)
    if (near) return near.owner
  }
  return null
}

const hostOf = ({ normalized }: Finding) => normalized.slice(normalized.lastIndexOf('@') + 1)

/** The company whose name matches the site's domain best. The only company on a page always owns the site. */
function ownerOfSite(page: Page, companies: readonly Finding[]): number | null {
  if (companies.length === 1) return 0
  const domain = readSiteDomain(page.url)
  if (!domain) return null
  const scores = companies.map(({ value }) => domainAgreement(withoutLegalForm(value), domain))
  const best = scores.reduce((most, score) => Math.max(most, score), 0)
  return best >= 0.5 ? scores.indexOf(best) : null
}
