import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import type { EmailCheck } from '../../contracts/email-checks.ts'
import type { MailAnswer } from '../../contracts/mail-answers.ts'

/** Kept once it was asked for: the library makes the set anew, all eleven thousand of it, for each question. */
let throwAwayDomains: ReadonlySet<string> | null = null

/**
 * What is known of an address without writing to it.
 *
 * @param answer what DNS says of its domain; null when it could not be asked
 */
export function judgeEmail(domain: string, answer: MailAnswer | null): EmailCheck {
  if (isThrowAway(domain)) return 'disposable'
  if (answer === null) return 'unknown'
  return answer === 'accepts' ? 'deliverable' : 'undeliverable'
}

/** Providers of throw-away addresses lend out subdomains, too. */
function isThrowAway(domain: string): boolean {
  throwAwayDomains ??= disposableEmailBlocklistSet()
  const known = throwAwayDomains
  const labels = domain.toLowerCase().split('.')
  return labels.some((_, at) => at < labels.length - 1 && known.has(labels.slice(at).join('.')))
}
