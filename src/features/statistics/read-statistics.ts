import { sql } from 'drizzle-orm'
import type { DataType } from '../../contracts/items.ts'
import type { Statistics } from '../../contracts/statistics.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { accountNumber } from '../../db/account-numbers.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { TYPE_CODES, wordOf } from '../../db/codes.ts'

/** The account's figures for the overview. */
export async function readStatistics(ctx: ServiceContext): Promise<Statistics> {
  const account = accountOf(ctx).id
  const [totals, [crawls], [downloads], [campaigns]] = await runBatch(ctx.data, [
    statement<{ type: DataType; total: number }>(
      sql`SELECT ${wordOf(sql`type`, TYPE_CODES)} AS type, sum(total) AS total FROM item_totals WHERE account = ${accountNumber(account)} GROUP BY type`,
    ),
    statement<{ total: number; completed: number; failed: number; sites: number }>(sql`
      SELECT count(*) AS total, count(*) FILTER (WHERE status = 'completed') AS completed,
        count(*) FILTER (WHERE status = 'failed') AS failed,
        (SELECT count(DISTINCT site) FROM crawl_spend_sites WHERE account_id = ${account}) AS sites
      FROM crawls WHERE account_id = ${account}`),
    statement<Statistics['website_downloads']>(sql`
      SELECT count(*) AS total_downloads, count(*) FILTER (WHERE status = 'completed') AS completed_downloads,
        count(*) FILTER (WHERE status IN ('pending', 'processing')) AS pending_downloads,
        count(*) FILTER (WHERE status = 'failed') AS failed_downloads,
        coalesce(sum(coalesce(file_size, 0) + coalesce(wacz_size, 0)), 0) AS total_storage_used
      FROM site_downloads WHERE account_id = ${account}`),
    statement<Statistics['campaigns']>(sql`
      SELECT count(*) FILTER (WHERE follows_id IS NULL) AS total_campaigns,
        count(*) FILTER (WHERE follows_id IS NULL AND status IN ('scheduled', 'sending')) AS active_campaigns,
        coalesce(sum(out) FILTER (WHERE type = 'email'), 0) AS total_emails_sent,
        coalesce(sum(out) FILTER (WHERE type = 'sms'), 0) AS total_sms_sent
      FROM (SELECT type, status, follows_id,
          (SELECT sum(total) FROM campaign_totals WHERE campaign_id = campaigns.id AND what IN ('sent', 'delivered', 'bounced')) AS out
        FROM campaigns WHERE account_id = ${account})`),
  ])
  const items = new Map(totals.map(({ type, total }) => [type, total]))
  const { total = 0, completed = 0, failed = 0, sites = 0 } = crawls ?? {}
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
    website_downloads: downloads!,
    campaigns: campaigns!,
  }
}
