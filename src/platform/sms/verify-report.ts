import { jwtVerify } from 'jose'
import { isHmacOf } from '../../lib/hmac.ts'

/** The raw request of a report. */
export interface ReportRequest {
  /** The full URL as called by the provider, with its query. */
  readonly url: string
  readonly headers: Headers
  readonly body: string
}

const encoder = new TextEncoder()

/** Whether a base64 HMAC matches a message, compared in constant time. */
export async function isHmac(hash: 'SHA-1' | 'SHA-256', secret: string, message: string | Uint8Array, base64: string) {
  const signature = bytesOf(base64)
  return signature !== null && isHmacOf(hash, secret, message, signature)
}

function bytesOf(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64.trim()), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

/** The claims of an unexpired JSON Web Token signed with the secret; null for any other. */
export async function claimsOf(
  token: string,
  secret: string,
  issuer?: string,
): Promise<Record<string, unknown> | null> {
  if (secret === '') return null
  try {
    const options = { algorithms: ['HS256', 'HS384', 'HS512'], clockTolerance: 60, ...(issuer ? { issuer } : {}) }
    return (await jwtVerify(token, encoder.encode(secret), options)).payload
  } catch {
    return null
  }
}

export const sha256 = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The fields of a report, from its query, a form or JSON; the body overrides the query. */
export function fieldsOf({ url, headers, body }: ReportRequest): ReadonlyMap<string, string> {
  const fields = new Map(new URL(url).searchParams)
  if (body === '') return fields
  if (!headers.get('content-type')?.includes('json')) {
    for (const [name, value] of new URLSearchParams(body)) fields.set(name, value)
    return fields
  }
  try {
    for (const [name, value] of Object.entries(JSON.parse(body) as Record<string, unknown>))
      if (typeof value === 'string' || typeof value === 'number') fields.set(name, String(value))
  } catch {
    // Invalid JSON has no fields.
  }
  return fields
}
