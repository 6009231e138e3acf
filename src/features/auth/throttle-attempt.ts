import type { ServiceContext } from '../../core/context.ts'
import { networkKey } from '../../core/throttle.ts'
import { mailboxIdentity } from '../../lib/mailbox-identity.ts'
import { LIMITS } from './policy.ts'

const MESSAGE = 'Too many attempts. Please wait a few minutes and try again.'

export type Attempt = 'login' | 'register' | 'mail' | 'reset'

/**
 * Counts one attempt against the caller's IP address and against the target account.
 *
 * @param email normalized; the account need not exist
 * @throws too_many_requests once either limit is reached
 */
export async function throttleAttempt(ctx: ServiceContext, attempt: Attempt, email: string): Promise<void> {
  const keys = throttleKeys(ctx, attempt, email)
  await ctx.throttle.spend(keys.ip, LIMITS[`${attempt}PerIp`], MESSAGE)
  await ctx.throttle.spend(keys.account, LIMITS[`${attempt}PerAccount`], MESSAGE)
}

/** Returns the keys under which attempts are counted. */
export const throttleKeys = (ctx: ServiceContext, attempt: Attempt, email: string) => ({
  ip: networkKey(attempt, ctx),
  // Other spellings of an address reach the same mailbox.
  account: `${attempt}:account:${mailboxIdentity(email)}`,
})
