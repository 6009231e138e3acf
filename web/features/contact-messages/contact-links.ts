import { contactProblem } from '../../../src/rules/contact-messages/contact-rules.ts'
import { mailLink } from '../../lib/answer-link.ts'

// A visitor's input becomes a link only if it is unambiguous: a second recipient, or a code for the telephone network,
// would do something else than the link's text says.

/** A `mailto:` link; null if the text is not exactly one address. */
export const emailLink = (email: string): string | null =>
  contactProblem('email', email) === null ? mailLink(email) : null

/** A `tel:` link; null if the text is no number or contains several. */
export function phoneLink(phone: string): string | null {
  if (!/^\s*\+?[\d\s().\-/]{5,39}$/.test(phone)) return null
  const number = phone.replace(/[^\d+]/g, '')
  return /^\+?\d{5,15}$/.test(number) ? `tel:${number}` : null
}
