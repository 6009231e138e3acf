/** Maximum number of objects and arrays in one body: each uses memory, however short it is. */
const NESTED_MAX = 100_000

/** Parses a JSON body. Returns undefined if it is invalid or contains too many objects and arrays. */
export function readJson(body: string): unknown {
  let nested = 0
  for (let at = 0; at < body.length; at++) {
    const code = body.charCodeAt(at)
    if ((code === 0x7b || code === 0x5b) && ++nested > NESTED_MAX) return undefined
  }
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Returns an object's fields, or an empty object for any other value. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Returns a non-empty string, trimmed; null for any other value. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

const ADDRESS_LENGTH_MAX = 320

/** Returns the bare email address in lower case: some providers write `Ann <ann@acme.com>`. */
export function addressOf(value: unknown): string | null {
  const text = textOf(value)
  const [address] =
    text
      ?.slice(0, 1_000)
      .split(/[\s<>,;"()]/)
      .filter((word) => /.@./.test(word)) ?? []
  return address !== undefined && address.length <= ADDRESS_LENGTH_MAX ? address.toLowerCase() : null
}

/** Returns a message ID without its angle brackets. */
export const messageIdOf = (value: unknown): string | null =>
  textOf(value)?.slice(0, 1_000).replace(/^</, '').replace(/>.*$/s, '') || null

/** Returns an enhanced status code, such as `5.1.1`, at the start of a text; null if there is none. */
export const statusOf = (value: unknown): string | null =>
  /^[245]\.\d{1,3}\.\d{1,3}/.exec(textOf(value) ?? '')?.[0] ?? null
