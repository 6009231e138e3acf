import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { networkKey } from '../../core/throttle.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { emailChanges } from '../../db/schema/control/accounts.ts'
import { isAddressFree, recordAddressChange, voidPending } from '../../domain/accounts/email-changes.ts'
import { sendResetLink } from '../../domain/accounts/passwords/send-reset-link.ts'
import { chargeRecipientMessage } from '../../domain/senders/message-limits.ts'
import { badRequest, invalid, raise } from '../../lib/errors.ts'
import { sha256 } from '../../lib/hash.ts'
import { newId } from '../../lib/ids.ts'
import { confirmEmailMail, emailChangeAskedMail, emailChangedMail } from './mails.ts'

/** Mails that an account can make us send to strangers. */
const RULE = { attemptsMax: 5, windowSeconds: 60 * 60 }
const TOKEN_RULE = { attemptsMax: 30, windowSeconds: 15 * 60 }
const TOO_MANY = 'Too many attempts. Please wait a few minutes and try again.'

/**
 * Asks the mailbox of a new address to confirm it, and tells the present one. An earlier change that waits is void, but can still be
 * undone.
 *
 * @throws validation_failed for an address that another account has, too_many_requests
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

/** Forgets a change that waits: it cannot be confirmed any more. */
export async function cancelEmailChange(ctx: ServiceContext): Promise<void> {
  await runBatch(ctx.db, [voidPending(accountOf(ctx).id, ctx.clock.now().toISOString())])
}

/**
 * Makes a new address the account's, by the link that was mailed to it: which proves the mailbox.
 *
 * @throws bad_request for a link that is wrong, used, void or expired; validation_failed where another account has the address by now
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
    // Links to set a password that were mailed to the former address.
    statement(sql`UPDATE password_resets SET used_at = ${now} WHERE account_id = ${accountId} AND used_at IS NULL`),
  ])
  if (changed.length === 0) throw taken()
  await ctx.queues.send('mail', { id: newId(), to: formerEmail, ...emailChangedMail(newEmail) })
  return { email: newEmail }
}

/**
 * Gives an account the address back that it had, or keeps it from changing, by the link mailed to the former mailbox; for two weeks,
 * whatever happened after. Whoever changed it knew the password and may have asked for further changes: the password works no more,
 * every session ends, later changes are gone with their links, and the mailbox gets a link to choose a new password.
 *
 * @throws bad_request for a link that is wrong, used or expired
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
    voidPending(accountId, now),
    // Last, because those before ask whether the link is still unused. A later change could otherwise be undone to its own former address.
    statement(sql`DELETE FROM email_changes WHERE account_id = ${accountId} AND created_at >= ${createdAt}
      AND EXISTS (SELECT 1 FROM email_changes WHERE ${isGood})`),
  ])
  if (undone.length === 0) throw deadLink()
  await sendResetLink(ctx, { id: accountId, email: formerEmail, resetEmail: null })
  return { email: formerEmail }
}

const taken = () => invalid({ email: ['The email has already been taken.'] })
const deadLink = () => badRequest('This link is invalid or has expired.')
