import { runToEnd, type Steps } from '../lib/steps.ts'
import { organizationContacts } from './contacts/organization-contacts.ts'
import { personContacts } from './contacts/person-contacts.ts'
import type { Entity } from './entity.ts'
import type { Finding } from './finding.ts'
import type { Page } from './page.ts'

/** Findings of one page that belong to one person or organisation. */
export interface ContactFinding {
  readonly kind: 'person' | 'organization'
  /** 0 to 1: the probability that all parts belong together. */
  readonly confidence: number
  /** The name or the company first, then its values. */
  readonly findings: readonly Finding[]
}

/**
 * Groups findings into contacts by their position: people first, then organisations with the remaining findings.
 *
 * A finding belongs to at most one person, and an email or a phone number of a person is not assigned to an
 * organisation. A name becomes a contact if it has other findings or a job title; a company, if it has contact details.
 */
export const groupContacts = (
  page: Page,
  entities: readonly Entity[],
  findings: readonly Finding[],
): ContactFinding[] => runToEnd(contactsInSteps(page, entities, findings))

/** Step-by-step version of `groupContacts`, for `runInTurns`. */
export function* contactsInSteps(
  page: Page,
  entities: readonly Entity[],
  findings: readonly Finding[],
): Steps<ContactFinding[]> {
  const people = yield* personContacts(page, entities, findings)
  const taken = new Set(
    people.flatMap(({ parts }) => parts.filter(({ type }) => type !== 'companies' && type !== 'addresses')),
  )
  const organizations = yield* organizationContacts(
    page,
    entities,
    findings.filter((finding) => !taken.has(finding)),
  )
  return [
    ...people
      .filter(({ name, parts }) => parts.length > 0 || name.detail?.jobTitle !== undefined)
      .map(({ name, parts, weakest }) => contact('person', [name, ...parts], linkConfidence(weakest))),
    ...organizations
      .filter(({ parts }) => parts.length > 0)
      .map(({ company, parts }) => contact('organization', [company, ...parts], 0.9)),
  ]
}

/**
 * The confidence of a link by its strength: 0.8 for a neighbour, more for a shared block, a spelled name, or one
 * entity.
 */
const linkConfidence = (strength: number) => Math.min(1, 0.7 + strength * 0.05)

function contact(kind: ContactFinding['kind'], findings: readonly Finding[], link: number): ContactFinding {
  const confidence = findings[0]!.confidence * link
  return { kind, confidence: Math.round(confidence * 100) / 100, findings }
}
