import { API_KEY_PREFIX } from '../../contracts/api-keys/api-keys.ts'
import type { ServiceContext } from '../../core/context.ts'
import { sha256 } from '../../lib/hash.ts'
import { randomToken } from '../../lib/random-token.ts'
import { placeOf } from './queries.ts'

/** Enough characters of a key to distinguish it from others. */
const START_LENGTH = 16
const ENDING_LENGTH = 4

/** Generates a random key and the values that are stored of it. Secret scanners recognize leaked keys by the prefix. */
export async function newKey(ctx: ServiceContext, row: { readonly id: string; readonly accountId: string }) {
  const plain = `${API_KEY_PREFIX}${randomToken(32)}`
  return {
    hash: await sha256(plain),
    start: plain.slice(0, START_LENGTH),
    ending: plain.slice(-ENDING_LENGTH),
    sealed: await ctx.sealing.seal(plain, placeOf(row)),
  }
}
