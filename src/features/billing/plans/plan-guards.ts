import { sql } from 'drizzle-orm'
import { type Guard, must } from '../../../core/guards.ts'
import { conflict } from '../../../lib/errors.ts'
import type { PlanRow } from '../subscription-row.ts'
import { nameTaken } from './plan-values.ts'

/** Without an active plan, nobody could subscribe, and the pricing page would be empty. */
export const leavesAnActiveOne = ({ id, isActive }: PlanRow): Guard =>
  must(
    isActive ? sql`EXISTS (SELECT 1 FROM plans AS other WHERE other.id <> ${id} AND other.is_active = 1)` : sql`1`,
    conflict('This is the only active plan. Activate another one first.'),
  )

/** Otherwise new accounts would not get the default plan of the settings, or would have to pay for it. */
export const isNoDefault = ({ name }: PlanRow): Guard =>
  must(
    sql`NOT EXISTS (SELECT 1 FROM settings WHERE name = 'default_plan' AND value = ${JSON.stringify(name)})`,
    conflict(
      'New accounts start with this plan, so it stays active, free of charge and called as it is. Choose another default plan in the settings first.',
    ),
  )

/** Otherwise renewals would be charged in a currency that the payment method may not support. */
export const isPaidByNobody = ({ id, currency }: PlanRow): Guard =>
  must(
    sql`NOT EXISTS (SELECT 1 FROM subscriptions WHERE status <> 'expired' AND
    (plan_id = ${id} AND payment_provider IS NOT NULL OR next_plan_id = ${id}))`,
    conflict(`Subscriptions to this plan renew in ${currency}. Create another plan for another currency.`),
  )

/** Subscriptions and payments refer to the plan that was bought. */
export const isNamedByNobody = ({ id }: PlanRow): Guard =>
  must(
    sql`NOT EXISTS (SELECT 1 FROM subscriptions WHERE plan_id = ${id} OR next_plan_id = ${id})
    AND NOT EXISTS (SELECT 1 FROM payments WHERE plan_id = ${id})`,
    conflict('This plan has subscriptions or payments, so it cannot be deleted. Deactivate it instead.'),
  )

export const isNameFree = ({ id, name }: PlanRow): Guard =>
  must(sql`NOT EXISTS (SELECT 1 FROM plans AS other WHERE other.name = ${name} AND other.id <> ${id})`, nameTaken())
