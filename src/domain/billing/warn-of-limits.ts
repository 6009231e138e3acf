import { and, eq } from 'drizzle-orm'
import { inBackground } from '../../core/background.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { emit } from '../../core/emit.ts'
import { limitWarnings, subscriptions } from '../../db/schema/control/subscriptions.ts'
import { uuidOf } from '../../lib/ids.ts'
import { reachedPercent, WARNING_PERCENTS } from '../../rules/billing/limit-warnings.ts'
import { type LimitName, PLAN_LIMITS, periodOf } from '../../rules/billing/plan-limits.ts'
import { entitledFirst } from './entitlement.ts'
import { readUsed } from './plan-limits.ts'

/**
 * Warns the owner and the billing members once a limit of their plan is used to 80 or 100 percent, each once per
 * period. Call it after something was spent or refused, so that a warning that got lost is made up for. Administrators
 * who impersonate an account cause none.
 */
export function warnOfLimits(ctx: ServiceContext, names: readonly LimitName[]): void {
  if (ctx.actor.kind === 'stand-in') return
  inBackground(ctx, () => warnNow(ctx, names))
}

/** Does the work of `warnOfLimits`. A repetition emits the same events, which count once. */
export async function warnNow(ctx: ServiceContext, names: readonly LimitName[]): Promise<void> {
  const account = accountOf(ctx)
  const limited = names.filter((name) => account.plan && account.plan.allowances[name] !== null)
  if (limited.length === 0) return
  const used = await readUsed(ctx, account, limited)
  for (const name of limited) {
    const { used: count, limit, resets_at } = used[name]
    const percent = reachedPercent(count, limit)
    if (percent === null) continue
    const period =
      PLAN_LIMITS[name].period === null ? await paidPeriod(ctx, account.id) : periodOf(name, ctx.clock.now())
    const isOf = and(
      eq(limitWarnings.accountId, account.id),
      eq(limitWarnings.limitName, name),
      eq(limitWarnings.period, period),
    )
    const told = await ctx.db.select({ percent: limitWarnings.percent }).from(limitWarnings).where(isOf)
    if (told.some((row) => row.percent >= percent)) continue
    const id = uuidOf(`${account.id} limit ${name} ${period} ${percent}`)
    await emit(ctx, {
      kind: 'limit.reached',
      id,
      account_id: account.id,
      limit: name,
      percent,
      used: count,
      allowed: limit,
      resets_at,
    })
    // A limit that is reached at once needs no warning that it is nearly reached.
    const covered = WARNING_PERCENTS.filter((one) => one <= percent)
    const warnedAt = ctx.clock.now().toISOString()
    const rows = covered.map((one) => ({ accountId: account.id, limitName: name, period, percent: one, warnedAt }))
    await ctx.db.insert(limitWarnings).values(rows).onConflictDoNothing()
  }
}

/** Limits that count what exists have no period of their own: they are warned of once in each period of the plan. */
async function paidPeriod({ db, clock }: ServiceContext, accountId: string): Promise<string> {
  const [row] = await db
    .select({ start: subscriptions.currentPeriodStart })
    .from(subscriptions)
    .where(eq(subscriptions.accountId, accountId))
    .orderBy(...entitledFirst(clock.now()))
    .limit(1)
  return row?.start ?? ''
}
