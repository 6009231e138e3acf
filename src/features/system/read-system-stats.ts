import { sql } from 'drizzle-orm'
import type { SystemStats } from '../../contracts/system/operations.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { type CountedTable, readCounts, recount } from '../../domain/shards/shard-counts.ts'
import { sizeText } from '../../lib/size-text.ts'
import { readSizes } from './read-sizes.ts'

/**
 * Returns system-wide totals. Figures from data databases are as last reported.
 *
 * @param refresh recounts them first, at most once a minute
 */
export async function readSystemStats(
  ctx: ServiceContext,
  { refresh = false }: { readonly refresh?: boolean } = {},
): Promise<SystemStats> {
  if (refresh) await recount(ctx)
  const [totals, { counts, countedAt }, storage, databases] = await Promise.all([
    readTotals(ctx),
    readCounts(ctx),
    measureFiles(ctx.files),
    readSizes(ctx),
  ])
  const of = (kind: CountedTable) => counts.get(kind) ?? 0
  const bytes = databases.reduce((sum, database) => sum + database.bytes, 0)
  return {
    total_users: totals.users,
    total_campaigns: of('campaigns'),
    total_api_keys: totals.keys,
    total_webhooks: of('webhook_endpoints'),
    total_crawls: of('crawls'),
    total_notifications: of('notifications'),
    counted_at: countedAt,
    storage_usage: storage,
    database_size: { bytes, size_formatted: sizeText(bytes), databases },
  }
}

async function readTotals(ctx: ServiceContext): Promise<{ users: number; keys: number }> {
  const [[totals]] = await runBatch(ctx.db, [
    statement<{ users: number; keys: number }>(
      sql`SELECT (SELECT count(*) FROM accounts) AS users, (SELECT count(*) FROM api_keys) AS keys`,
    ),
  ])
  return totals ?? { users: 0, keys: 0 }
}

/** R2 does not report a bucket's size, so up to this many pages of its listing are added up. */
const LISTINGS_MAX = 10

async function measureFiles(files: R2Bucket): Promise<SystemStats['storage_usage']> {
  let size = 0
  let count = 0
  let cursor: string | undefined
  for (let listing = 0; listing < LISTINGS_MAX; listing++) {
    const page = await files.list({ limit: 1000, ...(cursor !== undefined && { cursor }) })
    count += page.objects.length
    size += page.objects.reduce((sum, object) => sum + object.size, 0)
    cursor = page.truncated ? page.cursor : undefined
    if (cursor === undefined) break
  }
  return { total_size: size, total_size_formatted: sizeText(size), files: count, is_partial: cursor !== undefined }
}
