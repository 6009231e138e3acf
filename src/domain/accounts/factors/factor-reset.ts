import { sql } from 'drizzle-orm'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { newId } from '../../../lib/ids.ts'
import { factorResetStoppedMail } from './factor-mails.ts'

/** How long a reset waits, so that the holder can stop it. Nothing shortens it. */
export const RESET_DELAY_MS = 3 * 24 * 60 * 60 * 1000

/** Who ended a reset before it was due, as its row and the audit trail tell it. */
type Ending = 'stopped' | 'factor-used' | 'cancelled'

/**
 * Ends the reset that waits for an account, if there is one, and mails the holder that their factors stay.
 *
 * @returns whether there was one
 */
export async function endFactorReset(ctx: ServiceContext, accountId: string, outcome: Ending): Promise<boolean> {
  const now = ctx.clock.now().toISOString()
  const action = outcome === 'cancelled' ? 'user.cancel-factor-reset' : 'account.stop-factor-reset'
  const [ended] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      UPDATE factor_resets SET ended_at = ${now}, outcome = ${outcome}
      WHERE account_id = ${accountId} AND ended_at IS NULL RETURNING id`),
    auditStatement(ctx, { action, accountId, objectId: accountId, after: { outcome } }),
  ])
  if (ended.length === 0) return false
  const [account] = await ctx.db.all<{ email: string }>(sql`SELECT email FROM accounts WHERE id = ${accountId}`)
  if (account)
    await ctx.queues.send('mail', { id: newId(), to: account.email, ...factorResetStoppedMail(ctx.config.appUrl) })
  return true
}
