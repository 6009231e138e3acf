import { sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { factorsResetMail } from '../../domain/accounts/factors/factor-mails.ts'
import { endPasswordTrust } from '../../domain/accounts/factors/password-trust.ts'
import { newId } from '../../lib/ids.ts'

const AT_ONCE = 50

/**
 * Does the resets that are due, of suspended accounts once they are active again: removes factors, recovery codes and trusted devices, and ends all sessions. Safe to run
 * twice and concurrently: the run that ends the row does it.
 */
export async function finishFactorResets(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now().toISOString()
  const due = await ctx.db.all<{ id: string; account_id: string; email: string }>(sql`
    SELECT factor_resets.id, account_id, email FROM factor_resets JOIN accounts ON accounts.id = account_id
    WHERE ended_at IS NULL AND due_at <= ${now} AND is_active = 1 ORDER BY due_at LIMIT ${AT_ONCE}`)
  for (const { id, account_id: accountId, email } of due) {
    // Of a second run, which finds the row ended, nothing holds: factors that were added since stay.
    const isOurs = sql`EXISTS (
      SELECT 1 FROM factor_resets WHERE id = ${id} AND outcome = 'done' AND ended_at = ${now})`
    const [ended] = await runBatch(ctx.db, [
      statement<{ id: string }>(sql`
        UPDATE factor_resets SET ended_at = ${now}, outcome = 'done' WHERE id = ${id} AND ended_at IS NULL RETURNING id`),
      auditStatement(ctx, { action: 'account.reset-factors', accountId, objectId: accountId }),
      statement(sql`DELETE FROM sign_in_factors WHERE account_id = ${accountId} AND ${isOurs}`),
      statement(sql`DELETE FROM recovery_codes WHERE account_id = ${accountId} AND ${isOurs}`),
      ...endPasswordTrust(sql`${accountId}`, isOurs),
      statement(sql`
        UPDATE sessions SET revoked_at = ${now} WHERE account_id = ${accountId} AND revoked_at IS NULL AND ${isOurs}`),
    ])
    if (ended.length > 0)
      await ctx.queues.send('mail', { id: newId(), to: email, ...factorsResetMail(ctx.config.appUrl) })
  }
}
