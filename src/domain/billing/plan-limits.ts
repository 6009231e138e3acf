import { type SQL, sql } from 'drizzle-orm'
import type { Used } from '../../contracts/billing/plans.ts'
import type { Account } from '../../core/account.ts'
import type { ServiceContext } from '../../core/context.ts'
import type { Db } from '../../db/client.ts'
import { AppError, limitReached } from '../../lib/errors.ts'
import {
  type Allowance,
  type Feature,
  type LimitName,
  notInPlanText,
  periodOf,
  resetsAt,
  tooManyText,
  usedUpText,
} from '../../rules/billing/plan-limits.ts'

type Payer = Pick<Account, 'plan' | 'isAdmin' | 'isRoot'>

/**
 * How many of something an account may have; null means no limit. Administrators need no plan; other accounts without
 * one may have none.
 */
export function allowanceOf({ plan, isAdmin, isRoot }: Payer, name: LimitName): Allowance {
  if (plan) return plan.allowances[name]
  return isAdmin || isRoot ? null : 0
}

/** Whether an account has an optional feature of plans. Administrators have all of them. */
export const hasFeature = ({ plan, isAdmin, isRoot }: Payer, feature: Feature): boolean =>
  isAdmin || isRoot || plan?.features.has(feature) === true

/** @throws feature_not_in_plan */
export function assertFeature(account: Payer, feature: Feature): void {
  if (hasFeature(account, feature)) return
  throw new AppError('feature_not_in_plan', notInPlanText(feature))
}

/** The account and the period to count in. */
export interface Spender {
  readonly accountId: string
  /** As `periodOf` returns it, or a subquery that does. */
  readonly period: string | SQL
}

/** Limits that guarded SQL statements enforce; API calls are counted by a meter. */
type SpentName = Exclude<LimitName, 'api_calls'>

/** SQL for how many an account has used. */
const SPENT: Readonly<Record<SpentName, (spender: Spender) => SQL>> = {
  crawls: ({ accountId, period }) =>
    sql`(SELECT count(*) FROM crawl_spends WHERE account_id = ${accountId} AND period = ${period})`,
  websites: (spender) => sql`(SELECT count(*) FROM (${spentSites(spender)}))`,
  api_keys: ({ accountId }) => sql`(SELECT count(*) FROM api_keys WHERE account_id = ${accountId})`,
  seats: ({ accountId }) => sql`(
    (SELECT count(*) FROM workspace_members WHERE workspace_id = ${accountId})
    + (SELECT count(*) FROM workspace_invitations WHERE workspace_id = ${accountId}
        AND accepted_at IS NULL AND revoked_at IS NULL AND expires_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now')))`,
  site_downloads: ({ accountId, period }) =>
    sql`(SELECT count(*) FROM site_download_spends WHERE account_id = ${accountId} AND day = ${period})`,
}
export const spentOf = (name: SpentName, spender: Spender): SQL => SPENT[name](spender)

/** The websites an account has spent in a period, including reserved ones: rows of `site`. */
export const spentSites = ({ accountId, period }: Spender): SQL =>
  sql`SELECT DISTINCT site FROM crawl_spend_sites WHERE account_id = ${accountId} AND period = ${period}`

/** A guard for a statement that spends one more, so that check and write are atomic. */
export const hasRoom = (name: SpentName, allowance: Allowance, spender: Spender): SQL =>
  sql`(${allowance} IS NULL OR ${spentOf(name, spender)} < ${allowance})`

/**
 * A guard for a statement that spends websites; those already spent in the period are free. `listed` is a JSON array.
 */
export const coversSites = (allowance: Allowance, spender: Spender, listed: string): SQL => sql`(${allowance} IS NULL
  OR (SELECT count(*) FROM (${spentSites(spender)} UNION SELECT value FROM json_each(${listed}))) <= ${allowance}
  OR NOT EXISTS (SELECT value FROM json_each(${listed}) EXCEPT ${spentSites(spender)}))`

/** The error of a guarded statement that spent nothing. */
export const usedUp = (name: LimitName, allowance: Allowance): AppError =>
  limitReached(usedUpText(name, allowance ?? 0))
export const tooMany = (name: LimitName, allowance: Allowance): AppError =>
  limitReached(tooManyText(name, allowance ?? 0))

/** What an account has used of some limits in the current periods. */
export async function readUsed<Name extends LimitName>(
  ctx: Pick<ServiceContext, 'data' | 'db' | 'meters' | 'clock'>,
  account: Payer & Pick<Account, 'id'>,
  names: readonly Name[],
): Promise<Record<Name, Used>> {
  const spender = (name: LimitName) => ({ accountId: account.id, period: periodOf(name, ctx.clock.now()) })
  const counts = await Promise.all(names.map((name) => COUNTS[name](ctx, spender(name))))
  const entries = names.map((name, at) => {
    const used = { ...usedOf(counts[at] ?? 0, allowanceOf(account, name)), resets_at: resetsAt(name, ctx.clock.now()) }
    return [name, used] as const
  })
  return Object.fromEntries(entries) as Record<Name, Used>
}

type Counting = Pick<ServiceContext, 'data' | 'db' | 'meters'>
const countAt = async (db: Db, spent: SQL) =>
  (await db.all<{ used: number }>(sql`SELECT ${spent} AS used`))[0]?.used ?? 0
const countedBySql =
  (name: SpentName) =>
  ({ data }: Counting, spender: { accountId: string; period: string }) =>
    countAt(data, spentOf(name, spender))

/** How each limit is counted: in the account's data database, in the control database, or by its meter. */
const COUNTS: Readonly<
  Record<LimitName, (ctx: Counting, spender: { accountId: string; period: string }) => Promise<number>>
> = {
  crawls: countedBySql('crawls'),
  websites: countedBySql('websites'),
  site_downloads: countedBySql('site_downloads'),
  api_keys: ({ db }, { accountId }) => countAt(db, spentOf('api_keys', { accountId, period: '' })),
  seats: ({ db }, { accountId }) => countAt(db, spentOf('seats', { accountId, period: '' })),
  api_calls: async ({ meters }, { accountId }) => (await meters.usage(accountId)).now.day,
}

function usedOf(used: number, allowance: Allowance): Omit<Used, 'resets_at'> {
  const limit = allowance ?? 0
  return { used, limit, remaining: Math.max(0, limit - used), unlimited: allowance === null }
}
