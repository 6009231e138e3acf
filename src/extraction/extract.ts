import { findAddresses } from './addresses.ts'
import { findCompanies } from './companies.ts'
import { type ContactFinding, groupContacts } from './contacts.ts'
import { rankCountries } from './countries.ts'
import { findEmails } from './emails.ts'
import type { ExtractionHints, Finding } from './finding.ts'
import { findNames } from './names.ts'
import type { Page } from './page.ts'
import { parsePage } from './parse-page.ts'
import { findPhones } from './phones.ts'
import { factsOfPage } from './site/facts-of-page.ts'
import type { PageFacts } from './site/page-facts.ts'
import { readEntities } from './structured-data.ts'

export interface Extraction {
  readonly findings: readonly Finding[]
  readonly contacts: readonly ContactFinding[]
  /** What `resolveSite` needs of the page; null of an answer that is no page. */
  readonly facts: PageFacts | null
}

/** Everything a page says about how to reach people and companies. Pure: no I/O, the same answer every time. */
export function extractFromPage(page: Page, hints: ExtractionHints): Extraction {
  const steps = extractInSteps(page, hints)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** `extractFromPage` with a rest between the types: a large page takes a second, in which others want an answer. */
export function* extractInSteps(page: Page, hints: ExtractionHints): Generator<undefined, Extraction> {
  const entities = readEntities(page)
  yield
  const emails = findEmails(page, entities)
  yield
  const addresses = findAddresses(page, entities, rankCountries(page, entities, hints))
  yield
  const phones = findPhones(page, entities, rankCountries(page, entities, hints, addresses))
  yield
  const names = findNames(page, entities, emails, hints.country)
  yield
  const companies = findCompanies(page, entities, [...emails, ...phones, ...addresses, ...names], hints.country)
  yield
  const findings = [...emails, ...phones, ...names, ...addresses, ...companies]
  const contacts = groupContacts(page, entities, findings)
  yield
  return { findings, contacts, facts: factsOfPage(page, entities, { findings, contacts }) }
}

/** `extractFromPage` for a document that is still text. */
export function extract(html: string, hints: ExtractionHints): Extraction {
  return extractFromPage(parsePage(html, hints.url), hints)
}
