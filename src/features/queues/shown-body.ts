import { isSecretName, REDACTED, redactText } from '../../lib/redact.ts'

/** Contents of mails. They contain links that give anyone access to an account. */
const LEFT_OUT: ReadonlySet<string> = new Set(['html', 'text'])
const TEXT_LENGTH_MAX = 2_000
const BODY_LENGTH_MAX = 20_000

/**
 * Returns a message as displayed to administrators: without secrets, and shortened.
 *
 * @param body the stored JSON, possibly truncated
 */
export function shownBody(body: string): string {
  const message = parsed(body)
  const text = message === undefined ? redactText(withoutMail(body)) : JSON.stringify(shown(message))
  return text.length > BODY_LENGTH_MAX ? `${text.slice(0, BODY_LENGTH_MAX)}…` : text
}

/** Whether a message was stored completely, so that it can be retried. */
export const isWhole = (body: string): boolean => parsed(body) !== undefined

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function shown(value: unknown, name = ''): unknown {
  if (isSecretName(name)) return REDACTED
  if (typeof value === 'string') {
    if (LEFT_OUT.has(name)) return `[left out: ${value.length} characters]`
    return redactText(value.slice(0, TEXT_LENGTH_MAX)) + (value.length > TEXT_LENGTH_MAX ? '…' : '')
  }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => shown(one))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shown(one, key)]))
}

/** A truncated mail is cut off within its content. */
const withoutMail = (body: string) => body.replace(/"(html|text)":"[\s\S]*$/, '"$1":"[left out]')
