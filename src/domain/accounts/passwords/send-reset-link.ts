import { and, eq, isNull } from 'drizzle-orm'
import { paths } from '../../../contracts/app-paths.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { type accounts, passwordResets } from '../../../db/schema/control/accounts.ts'
import { sha256 } from '../../../lib/hash.ts'
import { newId } from '../../../lib/ids.ts'
import { randomToken } from '../../../lib/random-token.ts'
import { resetMail } from './reset-mail.ts'

export const RESET_SECONDS = 30 * 60

/**
 * Mails a link that sets a new password, and voids the links before it. Only the hash of its token is stored. It goes to the
 * account's address, or to the one before where an administrator set that (`resetEmail`).
 *
 * @param options.seconds how long the link works
 * @param options.content what the mail says around the link
 */
export async function sendResetLink(
  ctx: ServiceContext,
  { id: accountId, email, resetEmail }: Pick<typeof accounts.$inferSelect, 'id' | 'email' | 'resetEmail'>,
  { seconds = RESET_SECONDS, content = resetMail } = {},
): Promise<void> {
  const token = randomToken(32)
  const tokenHash = await sha256(token)
  const now = ctx.clock.now()
  const createdAt = now.toISOString()
  const expiresAt = new Date(now.getTime() + seconds * 1000).toISOString()
  await ctx.db.batch([
    ctx.db
      .update(passwordResets)
      .set({ usedAt: createdAt })
      .where(and(eq(passwordResets.accountId, accountId), isNull(passwordResets.usedAt))),
    ctx.db.insert(passwordResets).values({ tokenHash, accountId, createdAt, expiresAt }),
  ])
  const link = `${ctx.config.appUrl}${paths.resetPassword.to({ token, email })}`
  await ctx.queues.send('mail', { id: newId(), to: resetEmail ?? email, ...content(link) })
}
