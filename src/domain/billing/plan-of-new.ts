import { sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { type Statement, statement } from '../../db/batch.ts'
import { newId } from '../../lib/ids.ts'
import { IS_FREE_PLAN } from './free-plan.ts'
import { periodEnd } from './period-end.ts'

/**
 * Subscribes a new account to the default plan, in the transaction that creates the account. Does nothing if the plan
 * meanwhile costs money or is no longer on offer.
 *
 * @param plan its name, from the settings; empty for none
 */
export function planOfNew(ctx: ServiceContext, accountId: string, plan: string, now: Date): Statement<never>[] {
  if (plan === '') return []
  const id = newId()
  const at = now.toISOString()
  const end = periodEnd(now, 'monthly').toISOString()
  return [
    statement(sql`
      INSERT INTO subscriptions (id, account_id, plan_id, status, billing_cycle, current_period_start, current_period_end, next_at, created_at, updated_at)
      SELECT ${id}, accounts.id, plans.id, 'active', 'monthly', ${at}, ${end}, ${end}, ${at}, ${at} FROM accounts, plans
      WHERE accounts.id = ${accountId} AND plans.name = ${plan} AND plans.id IN (SELECT id FROM plans WHERE ${IS_FREE_PLAN})
      ON CONFLICT DO NOTHING`),
    auditStatement(ctx, { action: 'subscription.start', accountId, objectId: id, after: { plan } }),
  ]
}
