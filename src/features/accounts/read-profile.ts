import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { AccountStats, Profile } from '../../contracts/accounts/accounts.ts'
import type { DataType } from '../../contracts/data/items.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { accountNumber } from '../../db/account-numbers.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { TYPE_CODES, wordOf } from '../../db/codes.ts'
import { accounts, emailChanges } from '../../db/schema/control/accounts.ts'
import { plans } from '../../db/schema/control/plans.ts'
import { subscriptions } from '../../db/schema/control/subscriptions.ts'
import { entitledFirst } from '../../domain/billing/entitlement.ts'
import { raise, unauthenticated } from '../../lib/errors.ts'
import { isEntitled } from '../../rules/billing/entitlement.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the account's profile for its settings page. */
export async function readProfile(ctx: ServiceContext): Promise<Profile> {
  const { id } = accountOf(ctx)
  const now = ctx.clock.now()
  // Not a batch, because D1's batch returns rows by column name, and this join has two columns named `id`.
  const [[account], [subscription], [change]] = await Promise.all([
    ctx.db.select().from(accounts).where(eq(accounts.id, id)),
    ctx.db
      .select({
        status: subscriptions.status,
        end: subscriptions.currentPeriodEnd,
        displayName: plans.displayName,
        maxWebsites: plans.maxWebsites,
      })
      .from(subscriptions)
      .innerJoin(plans, eq(plans.id, subscriptions.planId))
      .where(eq(subscriptions.accountId, id))
      .orderBy(...entitledFirst(now))
      .limit(1),
    ctx.db
      .select()
      .from(emailChanges)
      .where(
        and(
          eq(emailChanges.accountId, id),
          isNull(emailChanges.confirmedAt),
          isNull(emailChanges.voidedAt),
          gt(emailChanges.expiresAt, now.toISOString()),
        ),
      )
      .limit(1),
  ])
  if (!account) return raise(unauthenticated())
  return {
    id,
    name: account.name,
    email: account.email,
    country: account.country,
    email_verified: account.emailVerifiedAt !== null,
    pending_email: change?.newEmail ?? null,
    site_limit: account.siteLimit,
    subscription: subscription
      ? {
          status: subscription.status,
          is_entitled: isEntitled({ status: subscription.status, current_period_end: subscription.end }, now),
          plan: { display_name: subscription.displayName, max_websites: subscription.maxWebsites },
        }
      : null,
    created_at: account.createdAt,
  }
}

/** Returns the account's figures for its settings page. */
export async function readAccountStats(ctx: ServiceContext): Promise<AccountStats> {
  const { id } = accountOf(ctx)
  const [[account], [totals, [sites]]] = await Promise.all([
    ctx.db.select().from(accounts).where(eq(accounts.id, id)),
    runBatch(ctx.data, [
      statement<{ type: DataType; total: number }>(
        sql`SELECT ${wordOf(sql`type`, TYPE_CODES)} AS type, sum(total) AS total FROM item_totals WHERE account = ${accountNumber(id)} GROUP BY type`,
      ),
      statement<{ sites: number }>(
        sql`SELECT count(DISTINCT site) AS sites FROM crawl_spend_sites WHERE account_id = ${id}`,
      ),
    ]),
  ])
  if (!account) return raise(unauthenticated())
  const totalOf = (wanted: DataType) => totals.find(({ type }) => type === wanted)?.total ?? 0
  return {
    account_age_days: Math.round((ctx.clock.now().getTime() - Date.parse(account.createdAt)) / DAY_MS),
    total_websites: sites?.sites ?? 0,
    total_emails: totalOf('emails'),
    total_phones: totalOf('phones'),
    total_names: totalOf('names'),
    total_addresses: totalOf('addresses'),
    email_verified: account.emailVerifiedAt !== null,
  }
}
