import { type SQL, sql } from 'drizzle-orm'
import { type Pagination, paginationOf } from '../../contracts/pagination.ts'
import type { UserHolding, UserHoldingKind } from '../../contracts/users/users.ts'
import type { ServiceContext } from '../../core/context.ts'
import { shardNamed } from '../../db/shard-named.ts'
import { reasonText } from '../../lib/reason-text.ts'
import { displayHost } from '../../lib/url.ts'
import { findUserRow } from './queries.ts'

/** Columns of `UserHolding` for each kind. Each table has an index by account and creation time. */
const COLUMNS: Readonly<Record<UserHoldingKind, (now: string) => SQL>> = {
  crawls:
    () => sql`id, coalesce(keyword, url, '') AS name, status, reason, pages_done AS done, finished_at AS last_at, created_at
    FROM crawls`,
  campaigns: () => sql`id, name, status, status_reason AS reason, coalesce((
      SELECT sum(total) FROM campaign_totals WHERE campaign_id = campaigns.id AND what IN ('sent', 'delivered')), 0) AS done,
    sent_at AS last_at, created_at FROM campaigns`,
  api_keys: (
    now,
  ) => sql`id, name, CASE WHEN expires_at <= ${now} THEN 'expired' WHEN is_active THEN 'active' ELSE 'off' END AS status,
    NULL AS reason, NULL AS done, last_used_at AS last_at, created_at FROM api_keys`,
}

/** Returns one page of an account's crawls, campaigns or API keys, without their contents. @throws not_found */
export async function listUserHoldings(
  ctx: ServiceContext,
  { id, kind }: { id: string; kind: UserHoldingKind },
  { page, per_page }: { page: number; per_page: number },
): Promise<{ data: UserHolding[]; pagination: Pagination }> {
  const { shard } = await findUserRow(ctx, id)
  const db = kind === 'api_keys' ? ctx.db : shardNamed(ctx.shards, shard)
  const columns = COLUMNS[kind](ctx.clock.now().toISOString())
  const [rows, [counted]] = await Promise.all([
    db.all<UserHolding>(sql`
      SELECT ${columns} WHERE account_id = ${id} ORDER BY created_at DESC, id DESC
      LIMIT ${per_page} OFFSET ${(page - 1) * per_page}`),
    db.all<{ total: number }>(sql`SELECT count(*) AS total FROM ${sql.identifier(kind)} WHERE account_id = ${id}`),
  ])
  return {
    data: kind === 'crawls' ? rows.map(crawlOf) : rows,
    pagination: paginationOf(page, per_page, counted?.total ?? 0),
  }
}

const crawlOf = (row: UserHolding): UserHolding => ({
  ...row,
  name: /^https?:/.test(row.name) ? displayHost(row.name) : row.name,
  reason: row.reason && reasonText(row.reason),
})
