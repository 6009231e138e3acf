import roleMailboxes from 'role-based-email-addresses'
import type { MailboxKind } from '../../contracts/email-checks.ts'
import { isMailboxWord } from './mailbox-words.ts'

const ROLES: ReadonlySet<string> = new Set(roleMailboxes)

/**
 * Whose mailbox an address is, as far as its name tells: that of a function (info, sales, `info.berlin`) or a person's own.
 *
 * @param email an address; its local part is enough
 */
export function mailboxKind(email: string): MailboxKind {
  const at = email.lastIndexOf('@')
  const local = (at < 0 ? email : email.slice(0, at)).split('+', 1)[0]!.toLowerCase()
  return ROLES.has(local) || isMailboxWord(local) || isMailboxWord(local.split(/[._-]/, 1)[0]!) ? 'role' : 'personal'
}
