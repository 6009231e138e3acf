import { inBackground } from '../../core/background.ts'
import type { ServiceContext } from '../../core/context.ts'
import { sendVerification } from '../../domain/accounts/verification/send-verification.ts'
import { findAccountByEmail } from './queries.ts'
import { throttleAttempt } from './throttle-attempt.ts'

/**
 * Mails a verification link if the address has an unverified account. If it has none, the response and its timing are
 * the same.
 *
 * @throws too_many_requests
 */
export async function resendVerification(ctx: ServiceContext, { email }: { email: string }): Promise<void> {
  await throttleAttempt(ctx, 'mail', email)
  inBackground(ctx, async () => {
    const account = await findAccountByEmail(ctx.db, email)
    if (account?.isActive && !account.emailVerifiedAt) await sendVerification(ctx, account)
  })
}
