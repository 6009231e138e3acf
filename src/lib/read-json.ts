/** Objects and lists of one report: each costs memory, however short it is. */
const NESTED_MAX = 100_000

/** What a body of JSON says; undefined where it is none. */
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

/** An object's fields; none of what is no object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A text that says something; null for any other value. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

const ADDRESS_LENGTH_MAX = 320

/** In lower case and alone: providers write some as `Ann <ann@acme.com>`. */
export function addressOf(value: unknown): string | null {
  const text = textOf(value)
  const [address] =
    text
      ?.slice(0, 1_000)
      .split(/[\s<>,;"()]/)
      .filter((word) => /.@./.test(word)) ?? []
  return address !== undefined && address.length <= ADDRESS_LENGTH_MAX ? address.toLowerCase() : null
}

/** Without its angle brackets. */
export const messageIdOf = (value: unknown): string | null =>
  textOf(value)?.slice(0, 1_000).replace(/^</, '').replace(/>.*$/s, '') || null

/** As `5.1.1`, wherever it stands. */
export const statusOf = (value: unknown): string | null =>
  /^[245]\.\d{1,3}\.\d{1,3}/.exec(textOf(value) ?? '')?.[0] ?? null
