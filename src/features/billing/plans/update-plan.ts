import { and, eq, sql } from 'drizzle-orm'
import { type AdminPlan, PlanInput, type UpdatePlan } from '../../../contracts/billing/admin-plans.ts'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { type Guard, isFree, refuseBy } from '../../../core/guards.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { plans } from '../../../db/schema/control/plans.ts'
import { toPlan } from '../../../domain/billing/to-plan.ts'
import { applyChange } from '../../../lib/apply-change.ts'
import { AppError } from '../../../lib/errors.ts'
import { pluralize } from '../../../lib/text/pluralize.ts'
import { countConcerned, noticeEnd, priceChanges, writeNotices } from '../price-notices.ts'
import { termsOf } from '../reckon.ts'
import type { PlanRow } from '../subscription-row.ts'
import { explainRefusal } from './explain-refusal.ts'
import { isNameFree, isNoDefault, isPaidByNobody, leavesAnActiveOne } from './plan-guards.ts'
import { assertCurrency, type PlanValues, planValues } from './plan-values.ts'
import { findPlanRow, readAdminPlan } from './queries.ts'

/**
 * Changes a plan for new subscribers; omitted fields keep their values. Current subscribers keep its limits and price
 * until they renew: subscriptions without stored terms get a copy of the old ones in the same transaction.
 *
 * Subscribers who renew pay the old price until 30 days after they were mailed about a new one (`price-notices.ts`).
 *
 * @throws not_found; validation_failed for a name in use, a price with more decimals than its currency has, or a
 *   currency that no provider supports; conflict, including for a price change without `confirm_price_change`: then
 *   with the number of affected subscriptions (`errors.subscribers`) and the date when it takes effect
 *   (`errors.takes_effect_at`)
 */
export async function updatePlan(
  ctx: ServiceContext,
  id: string,
  { confirm_price_change, ...input }: UpdatePlan,
): Promise<AdminPlan> {
  const row = await findPlanRow(ctx, id)
  const whole = applyChange(PlanInput, toPlanInput(row), input)
  if (whole.currency !== row.currency) assertCurrency(ctx, whole.currency)
  const values = planValues(whole, row.requiresFactorSince ?? ctx.clock.now().toISOString())
  const changes = priceChanges(row, values)
  const concerned = await countConcerned(ctx, id, changes)
  if (concerned > 0 && !confirm_price_change) {
    // A change that is refused for another reason needs no confirmation.
    await refuseBy(ctx, guardsFor(row, { ...row, ...values }))
    throw unconfirmed(concerned, noticeEnd(ctx.clock.now()))
  }
  return change(ctx, row, values)
}

const dateText = (iso: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))

/** Returns the error that asks to confirm a price change, with the number of subscriptions and the date. */
function unconfirmed(subscribers: number, from: string): AppError {
  const who = pluralize(subscribers, 'subscription', 'subscriptions')
  const message = `The new price concerns ${who}. We mail them now, and they pay it from their first renewal on or after ${dateText(from)}. Confirm to change the price.`
  const fields = { confirm_price_change: [message], subscribers: [String(subscribers)], takes_effect_at: [from] }
  return new AppError('conflict', message, { fields })
}

/**
 * Toggles whether a plan can be chosen. Subscribers keep it, and it renews on the terms it was bought on.
 *
 * @throws not_found, conflict
 */
export async function togglePlan(ctx: ServiceContext, id: string): Promise<AdminPlan> {
  const row = await findPlanRow(ctx, id)
  return change(ctx, row, { isActive: !row.isActive })
}

async function change(ctx: ServiceContext, row: PlanRow, values: Partial<PlanValues>): Promise<AdminPlan> {
  const after = { ...row, ...values }
  const guards = guardsFor(row, after)
  const at = stampAfter(row.updatedAt, ctx.clock.now())
  const [changed] = await runBatch(ctx.db, [
    statement<{ id: string }>(
      ctx.db
        .update(plans)
        .set({ ...values, updatedAt: at })
        .where(and(eq(plans.id, row.id), eq(plans.updatedAt, row.updatedAt), isFree(guards)))
        .returning({ id: plans.id }),
    ),
    auditStatement(ctx, {
      action: 'plan.update',
      objectId: row.id,
      ...differences(toPlanInput(row), toPlanInput(after)),
    }),
    ...writeNotices(row.id, priceChanges(row, after), at, ctx.clock.now()),
    statement(sql`
      UPDATE subscriptions SET terms = ${JSON.stringify(termsOf(toPlan(row)))} WHERE plan_id = ${row.id} AND terms IS NULL
        AND status <> 'expired' AND EXISTS (SELECT 1 FROM plans WHERE id = ${row.id} AND updated_at = ${at})`),
  ])
  if (changed.length === 0) await explainRefusal(ctx, row, guards)
  return readAdminPlan(ctx, row.id)
}

function guardsFor(row: PlanRow, after: PlanRow): Guard[] {
  const costsNothing = after.priceMonthlyMinor === 0 && after.priceYearlyMinor === 0
  const isAsPromised = after.isActive && costsNothing && after.name === row.name
  return [
    isNameFree(after),
    ...(after.isActive ? [] : [leavesAnActiveOne(row)]),
    ...(isAsPromised ? [] : [isNoDefault(row)]),
    ...(after.currency === row.currency ? [] : [isPaidByNobody(row)]),
  ]
}

/** Returns a time later than the last change, even if the clock has not advanced. It identifies this change. */
const stampAfter = (last: string, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(last) + 1)).toISOString()

/** A plan as operators edit it. */
const toPlanInput = (row: PlanRow) => ({ ...toPlan(row), requires_factor: row.requiresFactorSince !== null })
type EditedPlan = ReturnType<typeof toPlanInput>

function differences(before: EditedPlan, after: EditedPlan) {
  const names = (Object.keys(after) as (keyof EditedPlan)[]).filter((name) => before[name] !== after[name])
  const only = (plan: EditedPlan) => Object.fromEntries(names.map((name) => [name, plan[name]]))
  return { before: only(before), after: only(after) }
}
