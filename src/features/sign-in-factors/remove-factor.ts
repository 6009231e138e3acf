import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { WithPassword } from '../../contracts/sign-in-factors/sign-in-factors.ts'
import { auditStatement } from '../../core/audit.ts'
import { personIdOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { signInFactors } from '../../db/schema/control/sign-in-factors.ts'
import { confirmIdentity } from '../../domain/accounts/factors/confirm-identity.ts'
import { factorRemovedMail } from '../../domain/accounts/factors/factor-mails.ts'
import { endPasswordTrust } from '../../domain/accounts/factors/password-trust.ts'
import { hasFactors } from '../../domain/accounts/factors/prove-factor.ts'
import { invalid, notFound } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { personRow } from './complete-factor.ts'

/** @throws not_found */
export async function renameFactor(ctx: ServiceContext, id: string, name: string): Promise<void> {
  const renamed = await ctx.db
    .update(signInFactors)
    .set({ name })
    .where(
      and(eq(signInFactors.id, id), eq(signInFactors.accountId, personIdOf(ctx)), isNotNull(signInFactors.confirmedAt)),
    )
    .returning({ id: signInFactors.id })
  if (renamed.length === 0) throw notFound('Factor')
}

/**
 * Removes a factor. With the last one, recovery codes, trusted devices and sign-ins that wait for a factor go as well.
 *
 * @throws validation_failed for a wrong password, factor_required, not_found, too_many_requests
 */
export async function removeFactor(ctx: ServiceContext, id: string, { password }: WithPassword): Promise<void> {
  await confirmIdentity(ctx, password, (message) => invalid({ password: [message] }))
  const accountId = personIdOf(ctx)
  const hasNone = sql`NOT EXISTS (SELECT 1 FROM sign_in_factors WHERE account_id = ${accountId} AND confirmed_at IS NOT NULL)`
  const [removed] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`DELETE FROM sign_in_factors
      WHERE id = ${id} AND account_id = ${accountId} AND confirmed_at IS NOT NULL RETURNING id`),
    auditStatement(ctx, { action: 'account.remove-factor', accountId, objectId: id }),
    statement(sql`DELETE FROM recovery_codes WHERE account_id = ${accountId} AND ${hasNone}`),
    ...endPasswordTrust(sql`${accountId}`, hasNone),
  ])
  if (removed.length === 0) throw notFound('Factor')
  const [{ email }, hasOthers] = await Promise.all([personRow(ctx, accountId), hasFactors(ctx, accountId)])
  await ctx.queues.send('mail', { id: newId(), to: email, ...factorRemovedMail(ctx.config.appUrl, !hasOthers) })
}
