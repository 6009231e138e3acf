import { and, eq, isNull } from 'drizzle-orm'
import { paths } from '../../contracts/app-paths.ts'
import { inBackground } from '../../core/background.ts'
import type { ServiceContext } from '../../core/context.ts'
import { passwordResets } from '../../db/schema/control/accounts.ts'
import { sha256 } from '../../lib/hash.ts'
import { newId } from '../../lib/ids.ts'
import { randomToken } from '../../lib/random-token.ts'
import { resetMail } from './mails.ts'
import { RESET_SECONDS } from './policy.ts'
import { findAccountByEmail } from './queries.ts'
import { throttleAttempt } from './throttle-attempt.ts'

/**
 * Mails a reset link if the address has an account, and voids the links before it. The answer and its time are the same
 * if not. Only the hash of the link's token is stored.
 *
 * @throws too_many_requests
 */
export async function requestPasswordReset(ctx: ServiceContext, { email }: { email: string }): Promise<void> {
  await throttleAttempt(ctx, 'mail', email)
  inBackground(ctx, async () => {
    const account = await findAccountByEmail(ctx.db, email)
    if (!account?.isActive) return
    const token = randomToken(32)
    const tokenHash = await sha256(token)
    const now = ctx.clock.now()
    const createdAt = now.toISOString()
    const expiresAt = new Date(now.getTime() + RESET_SECONDS * 1000).toISOString()
    await ctx.db.batch([
      ctx.db
        .update(passwordResets)
        .set({ usedAt: createdAt })
        .where(and(eq(passwordResets.accountId, account.id), isNull(passwordResets.usedAt))),
      ctx.db.insert(passwordResets).values({ tokenHash, accountId: account.id, createdAt, expiresAt }),
    ])
    const link = `${ctx.config.appUrl}${paths.resetPassword.to({ token, email })}`
    await ctx.queues.send('mail', { id: newId(), to: email, ...resetMail(link) })
  })
}
