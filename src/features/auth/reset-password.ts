import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { ResetPassword } from '../../contracts/auth/auth.ts'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { accounts, passwordResets, sessions } from '../../db/schema/control/accounts.ts'
import { endPasswordTrust } from '../../domain/accounts/factors/password-trust.ts'
import { assertUncommon } from '../../domain/accounts/passwords/assert-uncommon.ts'
import { hashPassword } from '../../domain/accounts/passwords/hash-password.ts'
import { badRequest, raise } from '../../lib/errors.ts'
import { sha256 } from '../../lib/hash.ts'
import { newId } from '../../lib/ids.ts'
import { passwordChangedMail } from './mails.ts'
import { throttleAttempt, throttleKeys } from './throttle-attempt.ts'

/**
 * Sets a new password by a mailed token, which works once. All sessions end, the account holder is notified by mail,
 * and the address counts as verified. The caller is not signed in, and second factors stay.
 *
 * @throws bad_request for a token that is wrong, used, void or expired; validation_failed for a common password
 */
export async function resetPassword(ctx: ServiceContext, input: ResetPassword): Promise<void> {
  await throttleAttempt(ctx, 'reset', input.email)
  await assertUncommon(ctx, input.password, input.email)
  const tokenHash = await sha256(input.token)
  const now = ctx.clock.now().toISOString()

  /** The account of the token. The batch reads it again, so that only one of two concurrent uses succeeds. */
  const holder = ctx.db
    .select({ id: accounts.id })
    .from(passwordResets)
    .innerJoin(accounts, eq(accounts.id, passwordResets.accountId))
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash),
        eq(passwordResets.purpose, 'reset'),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, now),
        eq(accounts.email, input.email),
        eq(accounts.isActive, true),
      ),
    )
  const found = (await holder)[0] ?? raise(deadToken())

  const passwordHash = await hashPassword(input.password)
  const [changed] = await runBatch(ctx.db, [
    statement<{ email: string }>(
      ctx.db
        .update(accounts)
        .set({
          passwordHash,
          updatedAt: now,
          // Only a link that was mailed to the address itself proves that the mailbox is the account holder's.
          emailVerifiedAt: sql`CASE WHEN ${accounts.resetEmail} IS NULL THEN coalesce(${accounts.emailVerifiedAt}, ${now}) ELSE ${accounts.emailVerifiedAt} END`,
        })
        .where(inArray(accounts.id, holder))
        .returning({ email: accounts.email }),
    ),
    auditStatement(ctx, { action: 'account.reset-password', objectId: found.id, accountId: found.id }),
    statement(
      ctx.db
        .update(sessions)
        .set({ revokedAt: now })
        .where(
          and(
            or(inArray(sessions.accountId, holder), inArray(sessions.impersonatorId, holder)),
            isNull(sessions.revokedAt),
          ),
        ),
    ),
    ...endPasswordTrust(holder.getSQL()),
    // Last, because the statements before it check that the token is still unused.
    statement(ctx.db.update(passwordResets).set({ usedAt: now }).where(eq(passwordResets.tokenHash, tokenHash))),
  ])
  const account = changed[0]
  if (!account) throw deadToken()
  // Unlocks an account that was locked by a stranger's guesses.
  await ctx.throttle.clear(throttleKeys(ctx, 'login', account.email).account)
  await ctx.queues.send('mail', {
    id: newId(),
    to: account.email,
    ...passwordChangedMail(ctx.config.appUrl),
  })
}

const deadToken = () => badRequest('This password reset link is invalid or has expired. Please request a new one.')
