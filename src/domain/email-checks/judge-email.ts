import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import type { EmailCheck } from '../../contracts/email-checks/email-checks.ts'
import { acceptsMail, type MailAnswer } from '../../rules/email-checks/mail-answers.ts'

/** Cached: the library builds a new set of all eleven thousand domains for each call. */
let throwAwayDomains: ReadonlySet<string> | null = null

/**
 * The verdict on an email address without sending mail to it.
 *
 * @param answer the DNS answer for its domain; null if there is none
 */
export function judgeEmail(domain: string, answer: MailAnswer | null): EmailCheck {
  if (isThrowAway(domain)) return 'disposable'
  if (answer === null) return 'unknown'
  return acceptsMail(answer) ? 'deliverable' : 'undeliverable'
}

/** Providers of disposable addresses also offer subdomains. */
function isThrowAway(domain: string): boolean {
  throwAwayDomains ??= disposableEmailBlocklistSet()
  const known = throwAwayDomains
  const labels = domain.toLowerCase().split('.')
  return labels.some((_, at) => at < labels.length - 1 && known.has(labels.slice(at).join('.')))
}
