import { base64url } from 'jose'

/**
 * Decodes base64url without padding (RFC 4648, section 5). Accepts only the canonical encoding, so that bytes have a
 * single text: a last character may also carry bits of no byte, and those have to be zero (section 3.5).
 *
 * @returns null for any other text
 */
export function decodeBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const bytes = new Uint8Array(base64url.decode(text))
    return base64url.encode(bytes) === text ? bytes : null
  } catch {
    return null
  }
}
