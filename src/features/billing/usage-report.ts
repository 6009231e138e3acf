import { sql } from 'drizzle-orm'
import { USAGE_MONTHS, type UsageReport } from '../../contracts/billing/usage-report.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { readUsed } from '../../domain/billing/plan-limits.ts'
import { LIMIT_NAMES } from '../../rules/billing/plan-limits.ts'
import { findSubscription } from './queries.ts'

/** Returns what is used of each limit of the plan, who takes the seats, and the use by month. */
export async function readUsageReport(ctx: ServiceContext): Promise<UsageReport> {
  const account = accountOf(ctx)
  const [subscription, limits, seats, months] = await Promise.all([
    account.plan ? findSubscription(ctx) : null,
    readUsed(ctx, account, LIMIT_NAMES),
    readSeats(ctx, account.id),
    readMonths(ctx, account.id),
  ])
  return {
    plan: subscription && {
      ...{ name: subscription.plan.name, display_name: subscription.plan.display_name },
      ...{ period_start: subscription.current_period_start, period_end: subscription.current_period_end },
    },
    ...{ limits, seats, months },
  }
}

/** As `SPENT` counts them (`domain/billing/plan-limits.ts`): members, and invitations that are open. */
const readSeats = ({ db, clock }: ServiceContext, workspaceId: string): Promise<UsageReport['seats']> =>
  db.all<UsageReport['seats'][number]>(sql`
    SELECT id, name, email, role, since FROM (
      SELECT accounts.id, accounts.name, accounts.email, workspace_members.role, workspace_members.created_at AS since
      FROM workspace_members JOIN accounts ON accounts.id = workspace_members.member_id WHERE workspace_id = ${workspaceId}
      UNION ALL
      SELECT id, NULL, email, role, created_at FROM workspace_invitations
      WHERE workspace_id = ${workspaceId} AND accepted_at IS NULL AND revoked_at IS NULL AND expires_at > ${clock.now().toISOString()})
    ORDER BY name IS NULL, role <> 'owner', since, id`)

interface Count {
  month: string
  count: number
}

async function readMonths(ctx: ServiceContext, accountId: string): Promise<UsageReport['months']> {
  const names = monthsBefore(ctx.clock.now())
  const [first, current] = [names.at(-1) ?? '', names[0] ?? '']
  const byPeriod = (what: string, table: string) =>
    ctx.data.all<Count>(sql`
      SELECT period AS month, count(${sql.raw(what)}) AS count FROM ${sql.raw(table)}
      WHERE account_id = ${accountId} AND period >= ${first} GROUP BY period`)
  const [crawls, websites, downloads, { hours }] = await Promise.all([
    byPeriod('*', 'crawl_spends'),
    byPeriod('DISTINCT site', 'crawl_spend_sites'),
    ctx.data.all<Count>(sql`
      SELECT substr(day, 1, 7) AS month, count(*) AS count FROM site_download_spends
      WHERE account_id = ${accountId} AND day >= ${first} GROUP BY 1`),
    ctx.meters.usage(accountId),
  ])
  const inMonth = (counts: readonly Count[], month: string) => counts.find((one) => one.month === month)?.count ?? 0
  const begin = Date.parse(`${current}-01T00:00:00.000Z`)
  const calls = hours.reduce((sum, { hour, passed }) => sum + (hour >= begin ? passed : 0), 0)
  return names.map((month) => ({
    month,
    crawls: inMonth(crawls, month),
    websites: inMonth(websites, month),
    site_downloads: inMonth(downloads, month),
    api_calls: month === current ? calls : null,
  }))
}

/** The names of the current month and of those before it, in UTC. */
function monthsBefore(now: Date): readonly string[] {
  return Array.from({ length: USAGE_MONTHS }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  )
}
