import { sql } from 'drizzle-orm'
import type { ChangePassword } from '../../contracts/accounts/accounts.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext, sessionOf } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { confirmIdentity } from '../../domain/accounts/factors/confirm-identity.ts'
import { endPasswordTrust } from '../../domain/accounts/factors/password-trust.ts'
import { assertUncommon } from '../../domain/accounts/passwords/assert-uncommon.ts'
import { hashPassword } from '../../domain/accounts/passwords/hash-password.ts'
import { invalid } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { passwordChangedMail } from './mails.ts'

/**
 * Changes the password. All other sessions end, password reset links are voided, and the account holder is notified by
 * mail.
 *
 * @throws validation_failed for a wrong current password or a common new one, factor_required, too_many_requests
 */
export async function changePassword(ctx: ServiceContext, input: ChangePassword): Promise<void> {
  const { id, email } = accountOf(ctx)
  const { sessionId } = sessionOf(ctx)
  await confirmIdentity(ctx, input.current_password, (message) => invalid({ current_password: [message] }))
  await assertUncommon(ctx, input.new_password, email, 'new_password')
  const hash = await hashPassword(input.new_password)
  const now = ctx.clock.now().toISOString()
  await runBatch(ctx.db, [
    statement(sql`UPDATE accounts SET password_hash = ${hash}, updated_at = ${now} WHERE id = ${id}`),
    auditStatement(ctx, { action: 'account.change-password', objectId: id }),
    statement(sql`UPDATE sessions SET revoked_at = ${now}
      WHERE (account_id = ${id} AND id <> ${sessionId} OR impersonator_id = ${id}) AND revoked_at IS NULL`),
    ...endPasswordTrust(sql`${id}`),
    statement(sql`UPDATE password_resets SET used_at = ${now} WHERE account_id = ${id} AND used_at IS NULL`),
  ])
  await ctx.queues.send('mail', { id: newId(), to: email, ...passwordChangedMail(ctx.config.appUrl) })
}
