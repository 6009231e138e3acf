import type { ServiceContext } from '../../../core/context.ts'
import type { accounts } from '../../../db/schema/control/accounts.ts'
import { newId } from '../../../lib/ids.ts'
import { paths } from '../../../rules/site/app-paths.ts'
import { newLink } from './new-link.ts'
import { resetMail } from './reset-mail.ts'

export const RESET_SECONDS = 30 * 60

/**
 * Mails a link that sets a new password, and voids earlier links. Only the hash of its token is stored. The mail goes
 * to the account's address, or to `resetEmail` (the former address) if an administrator changed it.
 *
 * @param options.seconds lifetime of the link
 * @param options.content renders the mail around the link
 */
export async function sendResetLink(
  ctx: ServiceContext,
  { id: accountId, email, resetEmail }: Pick<typeof accounts.$inferSelect, 'id' | 'email' | 'resetEmail'>,
  { seconds = RESET_SECONDS, content = resetMail } = {},
): Promise<void> {
  const token = await newLink(ctx, accountId, 'reset', seconds)
  const link = `${ctx.config.appUrl}${paths.resetPassword.to({ token, email })}`
  await ctx.queues.send('mail', { id: newId(), to: resetEmail ?? email, ...content(link) })
}
