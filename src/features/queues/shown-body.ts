import { isSecretName, REDACTED, redactText } from '../../lib/redact.ts'

/** What mails say: links that open an account to whoever has them stand there. */
const LEFT_OUT: ReadonlySet<string> = new Set(['html', 'text'])
const TEXT_LENGTH_MAX = 2_000
const BODY_LENGTH_MAX = 20_000

/**
 * A message as administrators see it: without what is secret in it, and no longer than anybody reads.
 *
 * @param body as it is kept: JSON, or the beginning of it
 */
export function shownBody(body: string): string {
  const message = parsed(body)
  const text = message === undefined ? redactText(withoutMail(body)) : JSON.stringify(shown(message))
  return text.length > BODY_LENGTH_MAX ? `${text.slice(0, BODY_LENGTH_MAX)}…` : text
}

/** Whether all of a message was kept, so that it can be sent again. */
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

/** A mail that was cut breaks off in what it says. */
const withoutMail = (body: string) => body.replace(/"(html|text)":"[\s\S]*$/, '"$1":"[left out]')
