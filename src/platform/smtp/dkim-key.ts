import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/** Large providers accept no signature by a shorter key (RFC 8301). */
export const DKIM_BITS_MIN = 1_024

/** Reads an RSA signing key from a PEM in PKCS #1 or #8; null if it is invalid or too short. */
export function readDkimKey(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem.trim())
    if (key.asymmetricKeyType !== 'rsa') return null
    return (key.asymmetricKeyDetails?.modulusLength ?? DKIM_BITS_MIN) >= DKIM_BITS_MIN ? key : null
  } catch {
    return null
  }
}

/** The public key to publish in the DNS for a private key: the `p=` of its record (RFC 6376 3.6.1). */
export function publishedKeyOf(pem: string): string | null {
  const key = readDkimKey(pem)
  if (!key) return null
  return Buffer.from(createPublicKey(key).export({ type: 'spki', format: 'der' })).toString('base64')
}
