import { API_KEY_PREFIX } from '../../contracts/api-keys.ts'
import type { ServiceContext } from '../../core/context.ts'
import { sha256 } from '../../lib/hash.ts'
import { randomToken } from '../../lib/random-token.ts'
import { placeOf } from './queries.ts'

/** Enough of a key to tell it from others by. */
const START_LENGTH = 16
const ENDING_LENGTH = 4

/** A key that nobody guesses, with what is kept of it. The prefix is what scanners for leaked secrets know it by. */
export async function newKey(ctx: ServiceContext, row: { readonly id: string; readonly accountId: string }) {
  const plain = `${API_KEY_PREFIX}${randomToken(32)}`
  return {
    hash: await sha256(plain),
    start: plain.slice(0, START_LENGTH),
    ending: plain.slice(-ENDING_LENGTH),
    sealed: await ctx.sealing.seal(plain, placeOf(row)),
  }
}
