import { count, sql } from 'drizzle-orm'
import type { ReturnsOf } from '../../contracts/endpoint.ts'
import type { readServiceUsage as contract } from '../../contracts/service-usage/service-usage.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { plans } from '../../db/schema/control/plans.ts'
import { subscriptions } from '../../db/schema/control/subscriptions.ts'
import { isEntitledRow } from '../../domain/billing/entitlement.ts'
import { daysCountedAt } from '../../domain/shards/shard-counts.ts'
import { toMajor } from '../../rules/billing/money.ts'
import { addUp, type DailyCount, fillDays, lastDays } from './usage-days.ts'

type Usage = ReturnsOf<typeof contract>['data']
interface Paid {
  currency: string
  day: string
  minor: number
}

/** Returns the activity of all accounts in the last `length` days (UTC), and in the same number of days before. */
export async function readServiceUsage(ctx: ServiceContext, length: number): Promise<Usage> {
  const now = ctx.clock.now()
  const all = lastDays(now, 2 * length)
  const since = all[0]!
  const counted_at = await daysCountedAt(ctx)
  const [[signUps, errors, reported, paid], standing] = await Promise.all([
    runBatch(ctx.db, [
      statement<DailyCount>(sql`
        SELECT substr(created_at, 1, 10) AS day, 'sign_ups' AS kind, count(*) AS count FROM accounts
        WHERE created_at >= ${since} GROUP BY 1`),
      // Ids are in order of time and part of the index.
      statement<DailyCount>(sql`
        SELECT substr(created_at, 1, 10) AS day, 'errors' AS kind, count(*) AS count FROM log_entries
        WHERE level = 'error' AND id >= ${idOf(since)} GROUP BY 1`),
      statement<DailyCount>(sql`
        SELECT day, kind, sum(count) AS count FROM shard_days
        WHERE day >= ${since} AND shard IN (SELECT value FROM json_each(${JSON.stringify([...ctx.shards.keys()])})) GROUP BY day, kind`),
      // Refunded payments have the status `refunded`, so they are not counted.
      statement<Paid>(sql`
        SELECT currency, substr(paid_at, 1, 10) AS day, sum(amount_minor) AS minor FROM payments
        WHERE status = 'success' AND paid_at >= ${since} GROUP BY 1, 2 ORDER BY 1, 2`),
    ]),
    ctx.db
      .select({ plan: plans.displayName, count: count() })
      .from(subscriptions)
      .innerJoin(plans, sql`${plans.id} = ${subscriptions.planId}`)
      .where(isEntitledRow(now))
      .groupBy(plans.id)
      .orderBy(plans.sortOrder, plans.name),
  ])
  const days = fillDays(all, [...signUps, ...errors, ...reported])
  return {
    days: days.slice(length),
    totals: addUp(days.slice(length)),
    totals_before: addUp(days.slice(0, length)),
    revenue: revenueOf(all, length, paid),
    subscriptions: standing,
    counted_at,
  }
}

/** Returns the lowest UUIDv7 of a day. */
function idOf(day: string): string {
  const hex = Date.parse(day).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

function revenueOf(all: readonly string[], length: number, paid: readonly Paid[]): Usage['revenue'] {
  return [...new Set(paid.map(({ currency }) => currency))].map((currency) => {
    const minorOf = new Map(paid.filter((one) => one.currency === currency).map(({ day, minor }) => [day, minor]))
    const major = (minor: number) => toMajor({ minor, currency })
    const total = (days: readonly string[]) => major(days.reduce((sum, day) => sum + (minorOf.get(day) ?? 0), 0))
    const now = all.slice(length)
    return {
      currency,
      total: total(now),
      total_before: total(all.slice(0, length)),
      days: now.map((date) => ({ date, amount: major(minorOf.get(date) ?? 0) })),
    }
  })
}
