import { textProblem } from '../../lib/text/one-line.ts'

/** The fields of the contact form, in order. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

export const CONTACT_LENGTH_MAX: Readonly<Record<ContactField, number>> = {
  name: 100,
  email: 254,
  phone: 40,
  subject: 200,
  message: 5_000,
}
export const MESSAGE_LENGTH_MIN = 10

const LABELS: Readonly<Record<ContactField, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
}

/**
 * Text, an at sign, a domain, a dot and two letters, without invisible characters and without those that would make it
 * several addresses (RFC 5322).
 */
const ADDRESS = /^[^\s\p{C}@,;:<>()[\]"\\]+@[^\s\p{C}@,;:<>()[\]"\\]+\.(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu

/**
 * Returns what is wrong with one field of the contact form, or null. Plain code instead of a schema, so that the public
 * page applies the server's rules without loading a schema library.
 * @param value as typed; surrounding spaces are ignored
 */
export function contactProblem(field: ContactField, value: string): string | null {
  const text = value.trim()
  const label = LABELS[field]
  if (text === '') return field === 'phone' ? null : `${label} is required`
  if (field === 'email') return text.length <= CONTACT_LENGTH_MAX.email && ADDRESS.test(text) ? null : INVALID_EMAIL
  if (field === 'message' && text.length < MESSAGE_LENGTH_MIN) {
    return `Message must be at least ${MESSAGE_LENGTH_MIN} characters`
  }
  if (text.length > CONTACT_LENGTH_MAX[field]) {
    return `${label} must be at most ${CONTACT_LENGTH_MAX[field].toLocaleString('en')} characters`
  }
  const problem = textProblem(text, field === 'message' ? 'many' : 'one')
  if (problem === null) return null
  return problem === 'Use a single line' ? `${label} must be a single line` : `${label}: ${problem.toLowerCase()}`
}

const INVALID_EMAIL = 'Invalid email address'
