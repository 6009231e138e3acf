import { inBackground } from '../../core/background.ts'
import type { ServiceContext } from '../../core/context.ts'
import { sendResetLink } from '../../domain/accounts/passwords/send-reset-link.ts'
import { findAccountByEmail } from './queries.ts'
import { throttleAttempt } from './throttle-attempt.ts'

/**
 * Mails a reset link if the address has an account, and voids earlier links. If it has none, the response and its
 * timing are the same.
 *
 * @throws too_many_requests
 */
export async function requestPasswordReset(ctx: ServiceContext, { email }: { email: string }): Promise<void> {
  await throttleAttempt(ctx, 'mail', email)
  inBackground(ctx, async () => {
    const account = await findAccountByEmail(ctx.db, email)
    if (account?.isActive) await sendResetLink(ctx, account)
  })
}
