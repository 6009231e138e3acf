import { CONTACT_FIELDS, type ContactField } from '../../../src/rules/contact-messages/contact-rules.ts'
import { readToken } from '../../lib/stored-token.ts'

export type Problems = Partial<Record<ContactField, string>>
export type Outcome =
  | { readonly kind: 'sent' }
  /** The server found errors that the form did not. */
  | { readonly kind: 'invalid'; readonly problems: Problems }
  | { readonly kind: 'failed'; readonly message: string }

const REFUSED = 'Failed to submit contact form'
const NO_ANSWER = 'An error occurred. Please try again later.'

/**
 * Sends a message with its own fetch, since the dashboard's `call` would add zod to a public page. Signed-in users send
 * it with their session: their plan may include priority support.
 *
 * @param body the contract's body
 * @returns the outcome; never throws
 */
export async function postMessage(body: Readonly<Record<string, string>>): Promise<Outcome> {
  const token = readToken()
  const response = await fetch('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!response) return { kind: 'failed', message: NO_ANSWER }
  if (response.ok) return { kind: 'sent' }
  const error = (await response.json().catch(() => null)) as { message?: unknown; errors?: unknown } | null
  const problems = response.status === 422 ? problemsOf(error?.errors) : {}
  if (Object.keys(problems).length > 0) return { kind: 'invalid', problems }
  // Only the server's rate-limit message is more helpful to a visitor than the form's own.
  const isTold = response.status === 429 && typeof error?.message === 'string'
  return { kind: 'failed', message: isTold ? String(error?.message) : REFUSED }
}

function problemsOf(errors: unknown): Problems {
  const byField = (errors ?? {}) as Readonly<Record<string, unknown>>
  const problems: Problems = {}
  for (const field of CONTACT_FIELDS) {
    const messages = byField[field]
    if (Array.isArray(messages) && typeof messages[0] === 'string') problems[field] = messages[0]
  }
  return problems
}
