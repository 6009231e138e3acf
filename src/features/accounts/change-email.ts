import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { networkKey } from '../../core/throttle.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { emailChanges } from '../../db/schema/control/accounts.ts'
import { isAddressFree, recordAddressChange, voidPending } from '../../domain/accounts/email-changes.ts'
import { endPasswordTrust, removeFactorsSince } from '../../domain/accounts/factors/password-trust.ts'
import { sendResetLink } from '../../domain/accounts/passwords/send-reset-link.ts'
import { chargeRecipientMessage } from '../../domain/senders/message-limits.ts'
import { badRequest, invalid, raise } from '../../lib/errors.ts'
import { sha256 } from '../../lib/hash.ts'
import { newId } from '../../lib/ids.ts'
import { confirmEmailMail, emailChangeAskedMail, emailChangedMail } from './mails.ts'

/** Limits mails that an account can make us send to strangers. */
const RULE = { attemptsMax: 5, windowSeconds: 60 * 60 }
const TOKEN_RULE = { attemptsMax: 30, windowSeconds: 15 * 60 }
const TOO_MANY = 'Too many attempts. Please wait a few minutes and try again.'

/**
 * Mails a confirmation link to the new address, and notifies the current one. An earlier pending change can no longer
 * be confirmed, but can still be undone.
 *
 * @throws validation_failed for an address that another account uses, too_many_requests
 */
export async function requestEmailChange(ctx: ServiceContext, newEmail: string): Promise<void> {
  const { id: accountId, email: formerEmail } = accountOf(ctx)
  await ctx.throttle.spend(`email-change:account:${accountId}`, RULE, TOO_MANY)
  const isFree = isAddressFree(newEmail, accountId, ctx.clock.now().toISOString())
  const [row] = await ctx.db.all<{ is_free: number }>(sql`SELECT ${isFree} AS is_free`)
  if (row?.is_free !== 1) throw taken()
  await chargeRecipientMessage(ctx, 'email-change', newEmail)
  const { statements, confirmUrl, undoUrl } = await recordAddressChange(ctx, {
    ...{ accountId, newEmail, formerEmail, isDone: false },
  })
  await runBatch(ctx.db, statements)
  await Promise.all([
    ctx.queues.send('mail', { id: newId(), to: newEmail, ...confirmEmailMail(confirmUrl) }),
    ctx.queues.send('mail', { id: newId(), to: formerEmail, ...emailChangeAskedMail(newEmail, undoUrl) }),
  ])
}

/** Cancels a pending change, so that it can no longer be confirmed. */
export async function cancelEmailChange(ctx: ServiceContext): Promise<void> {
  await runBatch(ctx.db, [voidPending(accountOf(ctx).id, ctx.clock.now().toISOString())])
}

/**
 * Changes the account's address. The token comes from the link that was mailed to the new address, so it proves that
 * the mailbox is the user's.
 *
 * @throws bad_request for a token that is wrong, used, void or expired; validation_failed if another account uses the
 *   address by now
 */
export async function confirmEmailChange(ctx: ServiceContext, token: string): Promise<{ email: string }> {
  await ctx.throttle.spend(networkKey('email-change', ctx), TOKEN_RULE, TOO_MANY)
  const now = ctx.clock.now().toISOString()
  const isGood = and(
    eq(emailChanges.confirmHash, await sha256(token)),
    isNull(emailChanges.confirmedAt),
    isNull(emailChanges.voidedAt),
    gt(emailChanges.expiresAt, now),
  )
  const change = (await ctx.db.select().from(emailChanges).where(isGood))[0] ?? raise(deadLink())
  const { accountId, newEmail, formerEmail } = change
  const [changed] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      UPDATE accounts SET email = ${newEmail}, email_verified_at = ${now}, reset_email = NULL, updated_at = ${now}
      WHERE id = ${accountId} AND is_active = 1 AND email = ${formerEmail}
        AND EXISTS (SELECT 1 FROM email_changes WHERE ${isGood})
        AND ${isAddressFree(newEmail, accountId, now)}
      RETURNING id`),
    auditStatement(ctx, { action: 'account.change-email', objectId: accountId, accountId }),
    statement(sql`UPDATE email_changes SET confirmed_at = ${now}
      WHERE account_id = ${accountId} AND ${isGood} AND EXISTS (SELECT 1 FROM accounts WHERE id = ${accountId} AND email = ${newEmail})`),
    // Voids the password reset links that were mailed to the former address.
    statement(sql`UPDATE password_resets SET used_at = ${now} WHERE account_id = ${accountId} AND used_at IS NULL`),
  ])
  if (changed.length === 0) throw taken()
  await ctx.queues.send('mail', { id: newId(), to: formerEmail, ...emailChangedMail(newEmail) })
  return { email: newEmail }
}

/**
 * Restores the former address of an account, or stops a pending change, by the link mailed to the former mailbox. The
 * link is valid for two weeks, whatever happens in between. The person who changed the address knew the password and
 * may have requested further changes. So the password stops working, all sessions end, later changes are deleted with
 * their links, as are second factors added since, and the mailbox receives a password reset link.
 *
 * @throws bad_request for a token that is wrong, used or expired
 */
export async function undoEmailChange(ctx: ServiceContext, token: string): Promise<{ email: string }> {
  await ctx.throttle.spend(networkKey('email-change', ctx), TOKEN_RULE, TOO_MANY)
  const now = ctx.clock.now().toISOString()
  const isGood = and(eq(emailChanges.undoHash, await sha256(token)), gt(emailChanges.undoableUntil, now))
  const change = (await ctx.db.select().from(emailChanges).where(isGood))[0] ?? raise(deadLink())
  const { accountId, formerEmail, createdAt } = change
  const [undone] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      UPDATE accounts SET email = ${formerEmail}, email_verified_at = ${now}, reset_email = NULL, password_hash = 'none', updated_at = ${now}
      WHERE id = ${accountId} AND EXISTS (SELECT 1 FROM email_changes WHERE ${isGood})
        AND NOT EXISTS (SELECT 1 FROM accounts AS other WHERE other.email = ${formerEmail} AND other.id <> ${accountId})
      RETURNING id`),
    auditStatement(ctx, { action: 'account.undo-email', objectId: accountId, accountId }),
    statement(sql`UPDATE sessions SET revoked_at = ${now}
      WHERE (account_id = ${accountId} OR impersonator_id = ${accountId}) AND revoked_at IS NULL`),
    statement(sql`UPDATE password_resets SET used_at = ${now} WHERE account_id = ${accountId} AND used_at IS NULL`),
    ...endPasswordTrust(sql`${accountId}`),
    // Factors that were added since may be those of the person who changed the address.
    ...removeFactorsSince(accountId, createdAt, sql`EXISTS (SELECT 1 FROM email_changes WHERE ${isGood})`),
    voidPending(accountId, now),
    // Last, because the statements before it check that the link is still unused. Otherwise a later change could be
    // undone to its own former address.
    statement(sql`DELETE FROM email_changes WHERE account_id = ${accountId} AND created_at >= ${createdAt}
      AND EXISTS (SELECT 1 FROM email_changes WHERE ${isGood})`),
  ])
  if (undone.length === 0) throw deadLink()
  await sendResetLink(ctx, { id: accountId, email: formerEmail, resetEmail: null })
  return { email: formerEmail }
}

const taken = () => invalid({ email: ['The email has already been taken.'] })
const deadLink = () => badRequest('This link is invalid or has expired.')
