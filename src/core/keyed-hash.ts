import type { ServiceContext } from './context.ts'

let imported: { text: string; key: Promise<CryptoKey> } | null = null

/** Hex HMAC-SHA-256 under the installation's key. A list of such hashes can be matched against, but not read. */
export async function keyedHash({ config }: Pick<ServiceContext, 'config'>, message: string): Promise<string> {
  if (imported?.text !== config.optOutKey) {
    const bytes = new TextEncoder().encode(config.optOutKey)
    const key = crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    imported = { text: config.optOutKey, key }
  }
  const signature = await crypto.subtle.sign('HMAC', await imported.key, new TextEncoder().encode(message))
  return Buffer.from(signature).toString('hex')
}
