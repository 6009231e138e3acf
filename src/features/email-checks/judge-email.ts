import { isDisposableEmailDomain } from 'disposable-email-domains-js'
import roleMailboxes from 'role-based-email-addresses'
import type { EmailCheck, MailboxKind } from '../../contracts/email-checks.ts'
import type { MailAnswer } from '../../contracts/mail-answers.ts'
import { isRoleMailbox } from '../../extraction/emails/mailbox-words.ts'

const ROLES: ReadonlySet<string> = new Set(roleMailboxes)

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
  const labels = domain.split('.')
  return labels.some((_, at) => at < labels.length - 1 && isDisposableEmailDomain(labels.slice(at).join('.')))
}

/** Whose mailbox a local part names: a function's (info, sales) or a person's. */
export function mailboxOf(local: string): MailboxKind {
  const bare = local.split('+')[0]!.toLowerCase()
  return isRoleMailbox(bare) || ROLES.has(bare) ? 'role' : 'personal'
}
