import type { ServiceContext } from '../../core/context.ts'
import { networkKey } from '../../core/throttle.ts'
import { mailboxIdentity } from '../../lib/mailbox-identity.ts'
import { LIMITS } from './policy.ts'

const MESSAGE = 'Too many attempts. Please wait a few minutes and try again.'

export type Attempt = 'login' | 'register' | 'mail' | 'reset'

/**
 * Counts one attempt against the caller's address and against the account it is aimed at.
 *
 * @param email normalised; the account need not exist
 * @throws too_many_requests once either is used up
 */
export async function throttleAttempt(ctx: ServiceContext, attempt: Attempt, email: string): Promise<void> {
  const keys = throttleKeys(ctx, attempt, email)
  await ctx.throttle.spend(keys.ip, LIMITS[`${attempt}PerIp`], MESSAGE)
  await ctx.throttle.spend(keys.account, LIMITS[`${attempt}PerAccount`], MESSAGE)
}

/** The keys under which attempts are counted. */
export const throttleKeys = (ctx: ServiceContext, attempt: Attempt, email: string) => ({
  ip: networkKey(attempt, ctx),
  // Other spellings reach the same mailbox with what is mailed.
  account: `${attempt}:account:${mailboxIdentity(email)}`,
})
