const encoder = new TextEncoder()

/**
 * Returns a message's signatures with each secret, separated by spaces (Standard Webhooks 1.0): HMAC-SHA256 of
 * `id.timestamp.body`.
 *
 * @param secrets each `whsec_` followed by base64
 */
export async function signaturesOf(secrets: readonly string[], signed: string): Promise<string> {
  const signatures = await Promise.all(
    secrets.map(async (secret) => {
      const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (character) => character.charCodeAt(0))
      const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
      const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(signed)))
      return `v1,${btoa(String.fromCharCode(...signature))}`
    }),
  )
  return signatures.join(' ')
}

const SECRET_BYTES = 32

/** Returns a new signing secret in the format of Standard Webhooks: `whsec_` and base64. */
export const newWebhookSecret = (): string =>
  `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(SECRET_BYTES))))}`
