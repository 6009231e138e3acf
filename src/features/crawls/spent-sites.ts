import { type SQL, sql } from 'drizzle-orm'
import type { CrawlSpec } from '../../contracts/crawls/crawl-slices.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { spentOf, spentSites } from '../../domain/billing/plan-limits.ts'

type Crawl = Pick<CrawlSpec, 'crawl_id' | 'account_id' | 'sites_max'>

/** A period that matches no month, so crawls in it cost nothing. */
const NO_PERIOD = ''

const periodOf = ({ crawl_id }: Crawl) => sql`(SELECT period FROM crawl_spends WHERE crawl_id = ${crawl_id})`
const spenderOf = (crawl: Crawl) => ({ accountId: crawl.account_id, period: periodOf(crawl) })

/** SQL condition: a crawl may still store results, that is, it exists and was not refunded. */
export const isOpen = ({ crawl_id }: Pick<CrawlSpec, 'crawl_id'>): SQL => sql`(
  EXISTS (SELECT 1 FROM crawls WHERE id = ${crawl_id})
  AND NOT EXISTS (SELECT 1 FROM crawl_spends WHERE crawl_id = ${crawl_id} AND period = ${NO_PERIOD}))`

/**
 * Charges websites to the plan, in order, until it covers no more. Each website counts once per period, however many
 * crawls read it. A repetition changes nothing.
 *
 * @param isRead whether a page of them was read; otherwise they are reserved, and refunded if none is read
 * @returns the websites that the plan covers
 */
export async function bookSites(
  ctx: ServiceContext,
  crawl: Crawl,
  sites: readonly string[],
  { isRead }: { isRead: boolean },
): Promise<ReadonlySet<string>> {
  const { crawl_id, account_id, sites_max } = crawl
  const listed = JSON.stringify(sites)
  const spent = spentSites(spenderOf(crawl))
  const [, booked] = await runBatch(ctx.data, [
    statement(sql`
      INSERT INTO crawl_spend_sites (crawl_id, account_id, period, site, is_read)
      SELECT ${crawl_id}, ${account_id}, ${periodOf(crawl)}, site, ${isRead ? 1 : 0} FROM (
        SELECT value AS site, sum(CASE WHEN value IN (${spent}) THEN 0 ELSE 1 END) OVER (ORDER BY key) AS fresh
        FROM json_each(${listed}))
      WHERE ${isOpen(crawl)} AND (${sites_max} IS NULL OR site IN (${spent})
        OR fresh <= ${sites_max} - ${spentOf('websites', spenderOf(crawl))})
      ON CONFLICT (crawl_id, site) DO UPDATE SET is_read = max(is_read, excluded.is_read)`),
    statement<{ site: string }>(sql`
      SELECT site FROM crawl_spend_sites
      WHERE crawl_id = ${crawl_id} AND site IN (SELECT value FROM json_each(${listed})) AND ${isOpen(crawl)}`),
  ])
  return new Set(booked.map(({ site }) => site))
}

/**
 * Charges the website that a start page redirects to. If the plan covers no more, it replaces the website that
 * redirected, unless that one was already read: a domain that moved is one website.
 *
 * @returns whether the plan covers it
 */
export async function bookRedirect(ctx: ServiceContext, crawl: Crawl, from: string, to: string): Promise<boolean> {
  const { crawl_id, account_id } = crawl
  if ((await bookSites(ctx, crawl, [to], { isRead: false })).has(to)) return true
  const [moved] = await runBatch(ctx.data, [
    statement<{ site: string }>(sql`
      UPDATE crawl_spend_sites SET site = ${to}
      WHERE crawl_id = ${crawl_id} AND site = ${from} AND is_read = 0 AND ${isOpen(crawl)} AND NOT EXISTS (
        SELECT 1 FROM crawl_spend_sites AS other WHERE other.account_id = ${account_id}
          AND other.period = crawl_spend_sites.period AND other.site = ${from} AND other.crawl_id <> ${crawl_id})
      RETURNING site`),
  ])
  return moved.length > 0
}

/**
 * Refunds what a crawl did not read: its websites without a page and, if it read no page at all, the crawl itself. Its
 * id remains taken. Must run when no part of the crawl is active any more, or in one batch with its deletion. A
 * repetition changes nothing.
 */
export function refundUnread(crawlId: string): Statement<never>[] {
  const hasRead = sql`EXISTS (SELECT 1 FROM pages WHERE crawl_id = ${crawlId} AND state = 'read')`
  return [
    statement(sql`DELETE FROM crawl_spend_sites WHERE crawl_id = ${crawlId} AND (is_read = 0 OR NOT ${hasRead})`),
    statement(sql`UPDATE crawl_spends SET period = ${NO_PERIOD} WHERE crawl_id = ${crawlId} AND NOT ${hasRead}`),
  ]
}
