import { base32 } from '../../../lib/base32.ts'
import { sha256 } from '../../../lib/hash.ts'

export const RECOVERY_CODES = 10
/** 80 bits: too many to search for a code by its hash. */
const BYTES = 10

/** Returns a new recovery code, such as `k3vq-7mzd-p2ha-x5tn`. */
export function newRecoveryCode(): string {
  const letters = base32(crypto.getRandomValues(new Uint8Array(BYTES)))
  return letters.replace(/.{4}(?=.)/g, '$&-')
}

/** The hash under which a code is stored, or null if the text cannot be one. Case, spaces and hyphens do not count. */
export async function recoveryCodeHash(accountId: string, code: string): Promise<string | null> {
  const letters = code.replace(/[\s-]/g, '').toLowerCase()
  return /^[a-z2-7]{16}$/.test(letters) ? sha256(`${accountId}:${letters}`) : null
}
