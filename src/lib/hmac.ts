type Hash = 'SHA-1' | 'SHA-256' | 'SHA-512'

const encoder = new TextEncoder()
const bytesOf = (text: string | Uint8Array) => new Uint8Array(typeof text === 'string' ? encoder.encode(text) : text)

/** Whether a signature is the HMAC of a message; compares in constant time. Always false for an empty secret. */
export async function isHmacOf(
  hash: Hash,
  secret: string,
  message: string | Uint8Array,
  signature: Uint8Array,
): Promise<boolean> {
  if (secret === '') return false
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash }, false, ['verify'])
  return crypto.subtle.verify('HMAC', key, bytesOf(signature), bytesOf(message))
}

/** Whether a text equals one of our secrets; compares in constant time. Always false for an empty secret. */
export async function isSecret(told: string, secret: string): Promise<boolean> {
  // Compares the HMACs of both under a random key, so that timing reveals nothing about the secret.
  const key = crypto.randomUUID()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const signing = await crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', signing, bytesOf(told))
  return secret !== '' && isHmacOf('SHA-256', key, secret, new Uint8Array(signature))
}

/** Decodes hexadecimal digits; returns null for any other text. */
export function bytesOfHex(hex: string): Uint8Array | null {
  if (hex.length % 2 !== 0 || !/^[\da-f]*$/i.test(hex)) return null
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16))
}
