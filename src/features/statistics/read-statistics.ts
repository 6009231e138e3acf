import { type SQL, sql } from 'drizzle-orm'
import type { DataType } from '../../contracts/data/items.ts'
import type { Statistics } from '../../contracts/statistics/statistics.ts'
import { addUp, inWindows } from '../../core/add-up.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { accountNumber } from '../../db/account-numbers.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { TYPE_CODES, wordOf } from '../../db/codes.ts'

/** Returns the account's figures for the overview. Large tables are counted some thousand rows at a time. */
export async function readStatistics(ctx: ServiceContext): Promise<Statistics> {
  const account = accountOf(ctx).id
  const of = (table: string, columns: SQL) => ({
    from: sql`FROM ${sql.identifier(table)} WHERE account_id = ${account}`,
    by: 'created_at',
    columns,
  })
  const [totals] = await runBatch(ctx.data, [
    statement<{ type: DataType; total: number }>(
      sql`SELECT ${wordOf(sql`type`, TYPE_CODES)} AS type, sum(total) AS total FROM item_totals WHERE account = ${accountNumber(account)} GROUP BY type`,
    ),
  ])
  const { total, completed, failed } = await addUp<{ total: number; completed: number; failed: number }>(
    ctx,
    of('crawls', sql`status`),
    sql`SELECT count(*) AS total, count(*) FILTER (WHERE status = 'completed') AS completed,
      count(*) FILTER (WHERE status = 'failed') AS failed FROM counted`,
  )
  const downloads = await addUp<Statistics['website_downloads']>(
    ctx,
    of('site_downloads', sql`status, file_size, wacz_size`),
    sql`SELECT count(*) AS total_downloads, count(*) FILTER (WHERE status = 'completed') AS completed_downloads,
      count(*) FILTER (WHERE status IN ('pending', 'processing')) AS pending_downloads,
      count(*) FILTER (WHERE status = 'failed') AS failed_downloads,
      coalesce(sum(coalesce(file_size, 0) + coalesce(wacz_size, 0)), 0) AS total_storage_used FROM counted`,
  )
  const campaigns = await addUp<Statistics['campaigns']>(
    ctx,
    of('campaigns', sql`id, type, status, follows_id`),
    sql`SELECT count(*) FILTER (WHERE follows_id IS NULL) AS total_campaigns,
        count(*) FILTER (WHERE follows_id IS NULL AND status IN ('scheduled', 'sending')) AS active_campaigns,
        coalesce(sum(out) FILTER (WHERE type = 'email'), 0) AS total_emails_sent,
        coalesce(sum(out) FILTER (WHERE type = 'sms'), 0) AS total_sms_sent
      FROM (SELECT *, (SELECT sum(total) FROM campaign_totals WHERE campaign_id = counted.id AND what IN ('sent', 'delivered', 'bounced')) AS out
        FROM counted)`,
  )
  const sites = await countSites(ctx)
  const items = new Map(totals.map(({ type, total }) => [type, total]))
  const ended = completed + failed
  return {
    total_data_items: {
      emails: items.get('emails') ?? 0,
      phones: items.get('phones') ?? 0,
      names: items.get('names') ?? 0,
      addresses: items.get('addresses') ?? 0,
      companies: items.get('companies') ?? 0,
    },
    success_rate: ended === 0 ? 0 : Math.round((completed / ended) * 1000) / 10,
    total_websites: sites,
    total_crawls: total,
    ended_crawls: ended,
    website_downloads: downloads,
    campaigns,
  }
}

/** Counts the websites that the account's crawls read. A window may start with the last site of the previous one. */
async function countSites(ctx: ServiceContext): Promise<number> {
  const from = sql`FROM crawl_spend_sites WHERE account_id = ${accountOf(ctx).id}`
  const windows = inWindows<{ sites: number; first: string | null; last: string | null }>(
    ctx,
    { from, by: 'site', columns: sql`site` },
    sql`SELECT count(DISTINCT site) AS sites, min(site) AS first, max(site) AS last FROM counted`,
  )
  let total = 0
  let before: string | null = null
  for await (const [window] of windows) {
    if (!window?.last) continue
    total += window.sites - (window.first === before ? 1 : 0)
    before = window.last
  }
  return total
}
