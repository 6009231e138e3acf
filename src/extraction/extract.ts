import { runInTurns, runToEnd, type Steps } from '../lib/steps.ts'
import { addressesInSteps } from './addresses.ts'
import { calibrate } from './calibrate.ts'
import { cleanExtraction } from './clean-extraction.ts'
import { companiesInSteps } from './companies.ts'
import { type ContactFinding, contactsInSteps } from './contacts.ts'
import { rankCountries } from './countries.ts'
import { emailsInSteps } from './emails.ts'
import type { ExtractionHints, Finding } from './finding.ts'
import { namesInSteps } from './names.ts'
import type { Page } from './page.ts'
import { parsePage } from './parse-page.ts'
import { phonesInSteps } from './phones.ts'
import type { RuleTrace } from './run-rules.ts'
import { factsInSteps } from './site/facts-of-page.ts'
import type { PageFacts } from './site/page-facts.ts'
import { followRule } from './steps.ts'
import { entitiesInSteps } from './structured-data.ts'

export interface Extraction {
  readonly findings: readonly Finding[]
  readonly contacts: readonly ContactFinding[]
  /** The input of `resolveSite`; null if the response is not a page. */
  readonly facts: PageFacts | null
  /** Whether the page was longer than the limit, or exceeded the work budget of a page. */
  readonly isCut: boolean
}

/** Extracts all contact information about people and companies from a page. Pure: no I/O, deterministic. */
export const extractFromPage = (page: Page, hints: ExtractionHints): Extraction => runToEnd(extractInSteps(page, hints))

/** `extractFromPage` that yields to the event loop while it works. */
export const extractInTurns = (page: Page, hints: ExtractionHints): Promise<Extraction> =>
  runInTurns(extractInSteps(page, hints), page.budget)

/**
 * Step-by-step version of `extractFromPage`. Yields whenever the page's budget ends a turn, because a large page takes
 * a second.
 */
export function* extractInSteps(page: Page, hints: ExtractionHints, trace?: RuleTrace): Steps<Extraction> {
  return calibrate(yield* uncalibratedInSteps(page, hints, trace))
}

/** `extractInSteps` with the confidence that rules give, from which probabilities are learned. */
export function* uncalibratedInSteps(page: Page, hints: ExtractionHints, trace?: RuleTrace): Steps<Extraction> {
  const entities = yield* entitiesInSteps(page)
  const emails = yield* emailsInSteps(page, entities, trace)
  const before = yield* followRule(page, () => rankCountries(page, entities, hints))
  const addresses = yield* addressesInSteps(page, entities, before, trace)
  const countries = rankCountries(page, entities, hints, addresses)
  const phones = yield* phonesInSteps(page, entities, countries, trace)
  const names = yield* namesInSteps(page, entities, emails, hints.country, trace)
  const others = [...emails, ...phones, ...addresses, ...names]
  const companies = yield* companiesInSteps(page, entities, others, hints.country, trace)
  const findings = [...emails, ...phones, ...names, ...addresses, ...companies]
  const contacts = yield* contactsInSteps(page, entities, findings)
  const facts = yield* factsInSteps(page, entities, { findings, contacts })
  return { ...cleanExtraction({ findings, contacts, facts }), isCut: page.isCut || page.budget.isSpent }
}

/** `extractFromPage` for an unparsed document. */
export function extract(html: string, hints: ExtractionHints): Extraction {
  return extractFromPage(parsePage(html, hints.url), hints)
}
