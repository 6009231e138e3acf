import type { ServiceContext } from '../../core/context.ts'
import { keyedHash } from '../../core/keyed-hash.ts'

/**
 * The secret that signs alerts for an address, in the format of Standard Webhooks. Derived from the installation's key
 * and the address, so that it is stored nowhere, and one receiver cannot sign for another. A new query in the address
 * makes a new secret.
 */
export async function alertSecret(ctx: Pick<ServiceContext, 'config'>, url: string): Promise<string> {
  return `whsec_${Buffer.from(await keyedHash(ctx, `alert-webhook:${url}`), 'hex').toString('base64')}`
}
