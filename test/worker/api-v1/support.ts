import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import type { KeyPermission } from '../../../src/contracts/api-keys/api-keys.ts'
import { plans } from '../../../src/db/schema/control/plans.ts'
import { againstOpenapi } from '../support/against-openapi.ts'
import { db, mintAccount } from '../support/factories.ts'
import { mintKey } from '../support/keys.ts'

export const SITE = `${env.SITE_ORIGIN}/shop/`
export const START = { url: SITE, data_types: ['emails' as const], max_pages: 5, engine: 'basic' as const }

/** An account with a key, whose calls are compared with the OpenAPI document. */
export async function mintCaller(permissions: KeyPermission[] = ['read', 'write', 'crawl']) {
  const account = await mintAccount()
  return { account, ...againstOpenapi(await mintKey(account.id, { permissions })) }
}

export const allowWebhooks = (accountId: string) =>
  db
    .update(plans)
    .set({ hasWebhooks: true })
    .where(sql`id IN (SELECT plan_id FROM subscriptions WHERE account_id = ${accountId})`)
