import type { ServiceContext } from '../../../core/context.ts'
import { newId } from '../../../lib/ids.ts'
import { verificationMail } from './mails.ts'
import { verificationLink } from './verification-link.ts'

/**
 * Mails a new verification link; earlier links stay valid until they expire.
 *
 * @param content renders the mail around the link
 */
export async function sendVerification(
  ctx: ServiceContext,
  account: { id: string; email: string },
  content = verificationMail,
): Promise<void> {
  const link = await verificationLink(ctx.config, account, ctx.clock.now())
  await ctx.queues.send('mail', { id: newId(), to: account.email, ...content(link) })
}
