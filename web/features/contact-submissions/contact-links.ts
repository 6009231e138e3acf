import { contactProblem } from '../../../src/contracts/contact-rules.ts'
import { mailLink } from '../../lib/answer-link.ts'

// What a visitor typed becomes an address only where it can be nothing else: a second recipient or a code of the telephone network
// would do something else than what the link says.

/** Opens a mail to the writer; null for what is no one address. */
export const emailLink = (email: string): string | null =>
  contactProblem('email', email) === null ? mailLink(email) : null

/** Calls the writer; null for what is no number, or holds more than one. */
export function phoneLink(phone: string): string | null {
  if (!/^\s*\+?[\d\s().\-/]{5,39}$/.test(phone)) return null
  const number = phone.replace(/[^\d+]/g, '')
  return /^\+?\d{5,15}$/.test(number) ? `tel:${number}` : null
}
