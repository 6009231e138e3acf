import { type SQL, sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { isFree, refuseBy } from '../../core/guards.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { newId } from '../../lib/ids.ts'
import type { AuditAction } from '../../rules/audit-trail/audit-actions.ts'
import { touchKeys } from '../access/touch-keys.ts'
import { rememberTrial, trialHash } from '../billing/used-trials.ts'
import { endMembershipsOf } from '../workspaces/end-membership.ts'
import { keepsWorkspaces } from '../workspaces/keeps-workspaces.ts'

export interface Ending {
  readonly action: AuditAction
  /** A condition on the account's row, checked in the statement that ends the account. */
  readonly guard: SQL
  /** The mail that notifies the account holder. */
  readonly mail: { readonly subject: string; readonly html: string; readonly text: string }
}

/**
 * Ends an account permanently. When this returns, nobody can sign in or use its keys, and its address is free for
 * another account. The clock job `finishDeletions`, which starts at once, deletes its data.
 *
 * @returns false if the guard did not hold, or the account had been ended already
 * @throws conflict while others have access to its workspace, or it owns another one
 */
export async function endAccount(
  ctx: ServiceContext,
  { id, email }: { readonly id: string; readonly email: string },
  { action, guard, mail }: Ending,
): Promise<boolean> {
  const now = ctx.clock.now().toISOString()
  const isEnded = sql`EXISTS (SELECT 1 FROM account_deletions WHERE account_id = ${id})`
  const isIts = sql`account_id = ${id} AND ${isEnded}`
  const hash = await trialHash(ctx, email)
  const hadPlan = sql`(EXISTS (SELECT 1 FROM subscriptions WHERE account_id = ${id} AND is_trial = 1)
    OR EXISTS (SELECT 1 FROM payments WHERE account_id = ${id} AND status IN ('success', 'refunded')))`
  const elsewhere = await ctx.db.all<{ workspace_id: string }>(
    sql`SELECT workspace_id FROM workspace_members WHERE member_id = ${id} AND workspace_id <> ${id}`,
  )
  const [ended] = await runBatch(ctx.db, [
    statement<{ account_id: string }>(sql`
      INSERT INTO account_deletions (account_id, created_at)
      SELECT id, ${now} FROM accounts WHERE id = ${id} AND ${guard} AND ${isFree([keepsWorkspaces(id)])}
      ON CONFLICT DO NOTHING RETURNING account_id`),
    auditStatement(ctx, { action, accountId: id, objectId: id }),
    statement(rememberTrial(hash, now, sql`${isEnded} AND ${hadPlan}`)),
    statement(sql`UPDATE accounts SET is_active = 0, suspended_at = NULL, suspension_reason = NULL, name = '', email = ${`${id}@deleted.invalid`},
      password_hash = 'none', updated_at = ${now} WHERE id = ${id} AND ${isEnded}`),
    statement(sql`DELETE FROM sessions WHERE (account_id = ${id} OR impersonator_id = ${id}) AND ${isEnded}`),
    statement(sql`DELETE FROM password_resets WHERE ${isIts}`),
    statement(sql`DELETE FROM email_changes WHERE ${isIts}`),
    statement(sql`UPDATE api_keys SET is_active = 0 WHERE ${isIts}`),
    ...endMembershipsOf(id, isEnded, now),
  ])
  if (ended.length === 0) {
    await refuseBy(ctx, [keepsWorkspaces(id)])
    return false
  }
  await touchKeys(ctx, id)
  await Promise.all(elsewhere.map(({ workspace_id }) => touchKeys(ctx, workspace_id)))
  await Promise.all([
    ctx.queues.send('clock-jobs', { job: 'finish-account-deletions', due_at: now }),
    ctx.queues.send('mail', { id: newId(), to: email, ...mail }),
  ])
  return true
}
