import { sql } from 'drizzle-orm'
import { USAGE_RESOURCES } from '../../contracts/billing/plans.ts'
import type { UserFigures } from '../../contracts/users/users.ts'
import type { ServiceContext } from '../../core/context.ts'
import { shardNamed } from '../../db/shard-named.ts'
import { loadAccountEvenSuspended } from '../../domain/access/load-account.ts'
import { readUsed } from '../../domain/billing/plan-limits.ts'
import { notFound, raise } from '../../lib/errors.ts'
import { findUserRow } from './queries.ts'

interface Held {
  readonly crawls: number
  readonly last_crawl_at: string | null
  readonly campaigns: number
}

/** Returns an account's usage figures, counted through indexes. @throws not_found */
export async function readUserFigures(ctx: ServiceContext, id: string): Promise<UserFigures> {
  const { shard } = await findUserRow(ctx, id)
  const data = shardNamed(ctx.shards, shard)
  const at = ctx.clock.now().toISOString()
  const account = (await loadAccountEvenSuspended(ctx.db, id, ctx.clock.now())) ?? raise(notFound('User'))
  const [control, [held], usage] = await Promise.all([
    ctx.db.get<Omit<UserFigures, keyof Held | 'usage'>>(sql`
      SELECT
        (SELECT count(*) FROM sessions WHERE account_id = ${id} AND impersonator_id IS NULL AND revoked_at IS NULL AND expires_at > ${at}) AS sessions,
        (SELECT count(*) FROM api_keys WHERE account_id = ${id}) AS api_keys,
        (SELECT count(*) FROM payments WHERE account_id = ${id}) AS payments`),
    data.all<Held & { webhooks: number }>(sql`
      SELECT
        (SELECT count(*) FROM crawls WHERE account_id = ${id}) AS crawls,
        (SELECT max(created_at) FROM crawls WHERE account_id = ${id}) AS last_crawl_at,
        (SELECT count(*) FROM campaigns WHERE account_id = ${id}) AS campaigns,
        (SELECT count(*) FROM webhook_endpoints WHERE account_id = ${id}) AS webhooks`),
    readUsed({ ...ctx, data }, account, USAGE_RESOURCES),
  ])
  return { ...control, ...(held ?? { crawls: 0, last_crawl_at: null, campaigns: 0, webhooks: 0 }), usage }
}
