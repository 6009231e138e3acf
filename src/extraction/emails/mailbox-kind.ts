import roleMailboxes from 'role-based-email-addresses'
import type { MailboxKind } from '../../contracts/email-checks/email-checks.ts'
import { isMailboxWord } from './mailbox-words.ts'

const ROLES: ReadonlySet<string> = new Set(roleMailboxes)

/**
 * Classifies a mailbox by its name: of a role (info, sales, `info.berlin`) or personal.
 *
 * @param email an address; its local part is enough
 */
export function mailboxKind(email: string): MailboxKind {
  const at = email.lastIndexOf('@')
  const local = (at < 0 ? email : email.slice(0, at)).split('+', 1)[0]!.toLowerCase()
  return ROLES.has(local) || isMailboxWord(local) || isMailboxWord(local.split(/[._-]/, 1)[0]!) ? 'role' : 'personal'
}
