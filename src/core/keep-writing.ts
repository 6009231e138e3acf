import { isMigrating } from '../lib/moving.ts'
import { sleep } from '../lib/sleep.ts'
import type { ServiceContext } from './context.ts'
import { forAccount } from './for-account.ts'

/** How often a write is retried, with exponentially growing delays. */
const WRITES_MAX = 6
const WRITE_AGAIN_MS = 50
/** The same while an account is migrated to another database, which takes seconds. */
const MOVING_WRITES_MAX = 30
const MOVING_AGAIN_MS = 500

/**
 * Writes the outcome of something that has happened and cannot be repeated, such as a message that was sent. Retries
 * failures, and continues in the account's new database if it is migrated meanwhile.
 *
 * @param write receives the context of the account's current database
 * @throws the last error
 */
export async function keepWriting<Result>(
  ctx: ServiceContext,
  accountId: string,
  write: (at: ServiceContext) => Promise<Result>,
): Promise<Result> {
  let at = ctx
  for (let attempt = 1; ; attempt++) {
    try {
      return await write(at)
    } catch (error) {
      const moves = isMigrating(error)
      if (attempt >= (moves ? MOVING_WRITES_MAX : WRITES_MAX)) throw error
      ctx.log.warn('an outcome could not be stored yet', { attempt, error })
      await sleep(moves ? MOVING_AGAIN_MS : WRITE_AGAIN_MS * 2 ** (attempt - 1))
      // The shard alone may have changed: who acts stays the same.
      const moved = await forAccount(ctx, accountId).catch(() => null)
      if (moved) at = { ...at, data: moved.data }
    }
  }
}
