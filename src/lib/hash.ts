import { base64url } from 'jose'

/** Returns the SHA-256 of a text, as base64url. */
export async function sha256(text: string): Promise<string> {
  return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}
