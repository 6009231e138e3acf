import { domainAgreement, readMailDomain } from '../../../companies/site-domain.ts'
import { endOfSpelledName } from '../../../companies/spelled-domain.ts'
import { SpelledLabel } from '../../../companies/spelled-label.ts'
import type { Page } from '../../../page.ts'
import { wordsOfPage } from '../../../word-pattern.ts'

const TEXT_MAX = 100_000
/** What agrees less may share only its town with the domain. */
const SPELLED_MIN = 0.75
const LABEL_MIN = 5
const LABEL_MAX = 40
/** Names compared with a domain. */
const NAMES_MAX = 200

/**
 * Returns the organisation that the domain of a person's own mailbox spells, as the page writes it, or null: for
 * `jane@elmsurveyors.example` the `Elm Surveyors` of a sentence or heading.
 *
 * @param domain what stands behind the `@`, neither the site's own nor a mail provider's
 * @param names the organisations that the page's rules found
 */
export function employerOfMailbox(page: Page, domain: string, names: readonly string[]): string | null {
  const read = readMailDomain(domain)
  if (!read) return null
  const known = names.slice(0, NAMES_MAX).find((name) => domainAgreement(name, read) >= SPELLED_MIN)
  return known ?? spelledOn(page, read.label)
}

/** Returns the spelling of a label with capitals and spaces. */
function spelledOn(page: Page, label: string): string | null {
  if (label.length < LABEL_MIN || label.length > LABEL_MAX) return null
  const text = page.text.slice(0, TEXT_MAX)
  const spelled = new SpelledLabel(label)
  for (const start of wordsOfPage(page).starts) {
    if (start >= text.length) return null
    const end = spelled.endAt(text, start)
    if (end >= 0 && /^\p{Lu}/u.test(text.slice(start, start + 2)) && text.slice(start, end).includes(' '))
      return text.slice(start, endOfSpelledName(text, start, end))
  }
  return null
}
