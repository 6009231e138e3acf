import { inBackground } from '../../core/background.ts'
import type { ServiceContext } from '../../core/context.ts'
import { newLink } from '../../domain/accounts/passwords/new-link.ts'
import { sendVerification } from '../../domain/accounts/verification/send-verification.ts'
import { newId } from '../../lib/ids.ts'
import { paths } from '../../rules/site/app-paths.ts'
import { signInLinkMail } from './mails.ts'
import { findAccountByEmail } from './queries.ts'
import { throttleAttempt } from './throttle-attempt.ts'

export const LINK_SECONDS = 15 * 60

/**
 * Mails a link that signs in once, and voids earlier ones. If the address has no account, the response and its timing
 * are the same. An unverified account gets a verification link instead. After an administrator changed the address, no
 * link is mailed until the holder has signed in with the password, since the new mailbox may be somebody else's.
 *
 * @throws too_many_requests
 */
export async function requestSignInLink(ctx: ServiceContext, { email }: { email: string }): Promise<void> {
  await throttleAttempt(ctx, 'mail', email)
  inBackground(ctx, async () => {
    const account = await findAccountByEmail(ctx.db, email)
    if (!account?.isActive) return
    if (!account.emailVerifiedAt) return sendVerification(ctx, account)
    if (account.resetEmail !== null) return
    const token = await newLink(ctx, account.id, 'sign-in', LINK_SECONDS)
    const url = `${ctx.config.appUrl}${paths.signInLink.to({ token })}`
    await ctx.queues.send('mail', { id: newId(), to: account.email, ...signInLinkMail(url) })
  })
}
