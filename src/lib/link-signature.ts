import { base64url } from 'jose'
import { decodeBase64url } from './base64url.ts'

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' }
type Secret = Uint8Array

/**
 * Signs the parts of a link (HMAC-SHA256, RFC 2104).
 *
 * @param purpose the kind of link, so that a signature for one kind is not valid for another
 * @returns base64url without padding
 */
export async function signLink(secret: Secret, purpose: string, parts: readonly string[]): Promise<string> {
  const signature = await crypto.subtle.sign(ALGORITHM.name, await keyOf(secret), messageOf(purpose, parts))
  return base64url.encode(new Uint8Array(signature))
}

/** Whether a signature is valid for these parts; compares in constant time. */
export async function isLinkSignature(
  secret: Secret,
  purpose: string,
  parts: readonly string[],
  signature: string,
): Promise<boolean> {
  const bytes = decodeBase64url(signature)
  return bytes !== null && crypto.subtle.verify(ALGORITHM.name, await keyOf(secret), bytes, messageOf(purpose, parts))
}

const keyOf = (secret: Secret) =>
  crypto.subtle.importKey('raw', new Uint8Array(secret), ALGORITHM, false, ['sign', 'verify'])

/** Encodes the parts unambiguously: ["ab","c"] and ["a","bc"] differ. */
const messageOf = (purpose: string, parts: readonly string[]) =>
  new TextEncoder().encode(JSON.stringify([purpose, ...parts]))
