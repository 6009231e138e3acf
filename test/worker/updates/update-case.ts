import { sql } from 'drizzle-orm'
import { plans } from '../../../src/db/schema/control/plans.ts'
import { type clientFor, db, mintAccount } from '../support/factories.ts'

/** Creates a root user whose plan includes email, SMS and webhooks. */
export const mintRoot = async () => {
  const account = await mintAccount({ isRoot: true, plan: { hasEmailCampaigns: true, hasSmsCampaigns: true } })
  await db
    .update(plans)
    .set({ hasWebhooks: true })
    .where(sql`id IN (SELECT plan_id FROM subscriptions WHERE account_id = ${account.id})`)
  return account
}
export type Account = Awaited<ReturnType<typeof mintRoot>>

/** A resource whose values differ from the defaults. */
export interface UpdateCase {
  readonly id?: string
  /** What an update must contain, with the current values. */
  readonly required?: object
  /** Reads the resource. */
  readonly read: () => Promise<unknown>
  /** The client for the update; by default, the account. */
  readonly as?: ReturnType<typeof clientFor>
}

/** Creates the resource that each endpoint updates. */
export type UpdateCases = Readonly<Record<string, (account: Account) => Promise<UpdateCase>>>
