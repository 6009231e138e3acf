import { eq, sql } from 'drizzle-orm'
import { URL_MESSAGE } from '../../contracts/crawls/crawls.ts'
import type { SiteDownload, StartSiteDownload } from '../../contracts/site-downloads/site-downloads.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { publishTopics } from '../../core/publish-topics.ts'
import { readSettings } from '../../core/settings.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { siteDownloadSpends, siteDownloads } from '../../db/schema/data/site-downloads.ts'
import { allowanceOf, hasRoom, usedUp } from '../../domain/billing/plan-limits.ts'
import { warnOfLimits } from '../../domain/billing/warn-of-limits.ts'
import { optedOut } from '../../domain/opt-outs/opt-outs.ts'
import { AppError, invalid, raise, unavailable } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { canonicalUrl, siteOf } from '../../lib/url.ts'
import { isUrlAllowed } from '../../platform/web/guard-url.ts'
import { periodOf } from '../../rules/billing/plan-limits.ts'
import { limitsOf } from './policy.ts'
import { requireSiteDownload, toSiteDownload, toSpec } from './queries.ts'

/**
 * Charges a website download to the account's plan and starts its coordinator.
 *
 * @throws validation_failed, url_not_allowed, limit_reached when today's downloads are used up, or unavailable
 */
export async function startSiteDownload(ctx: ServiceContext, input: StartSiteDownload): Promise<SiteDownload> {
  const url = await checkedUrl(ctx, input.url)
  const id = newId()
  await book(ctx, id, url, input)
  const row = await requireSiteDownload(ctx, id)
  try {
    await ctx.coordinators.siteDownload(id).begin(toSpec(row, await readSettings(ctx)))
  } catch (error) {
    // A download that never started is not charged.
    await ctx.data.batch([
      ctx.data.delete(siteDownloads).where(eq(siteDownloads.id, id)),
      ctx.data.delete(siteDownloadSpends).where(eq(siteDownloadSpends.downloadId, id)),
    ])
    throw Object.assign(unavailable('Failed to start download'), { cause: error })
  }
  publishTopics(ctx, row.accountId, ['site-downloads', 'statistics'])
  return toSiteDownload(row, ctx.clock.now())
}

async function checkedUrl(ctx: ServiceContext, given: string): Promise<string> {
  if (!URL.canParse(given)) throw invalid({ url: [URL_MESSAGE] })
  // Checks the spelling as given, since canonicalisation could hide an attack.
  if (!isUrlAllowed(given, ctx.config)) {
    throw new AppError('url_not_allowed', 'This address cannot be downloaded.')
  }
  const url = canonicalUrl(given) ?? raise(invalid({ url: [URL_MESSAGE] }))
  const site = siteOf(url)
  const out = await optedOut(ctx, [{ kind: 'site', value: site }])
  if (out.size > 0) throw new AppError('url_not_allowed', `The owner of ${site} asked not to be collected.`)
  return url
}

/** Charges the day's quota and creates the download in one batch. The first statement enforces the limit. */
async function book(ctx: ServiceContext, id: string, url: string, input: StartSiteDownload): Promise<void> {
  const account = accountOf(ctx)
  const now = ctx.clock.now()
  const at = now.toISOString()
  const day = periodOf('site_downloads', now)
  const perDay = allowanceOf(account, 'site_downloads')
  const limits = limitsOf(perDay)
  const flag = (value: boolean) => (value ? 1 : 0)
  const [booked] = await runBatch(ctx.data, [
    statement<{ download_id: string }>(sql`
      INSERT INTO site_download_spends (download_id, account_id, day)
      SELECT ${id}, ${account.id}, ${day}
      WHERE ${hasRoom('site_downloads', perDay, { accountId: account.id, period: day })}
      RETURNING download_id`),
    statement(sql`
      INSERT INTO site_downloads (id, account_id, url, max_depth, follows_external, respects_robots, include_types,
        renders_pages, makes_wacz, pages_max, files_max, bytes_max, ms_max, status, created_at, heartbeat_at)
      SELECT ${id}, ${account.id}, ${url}, ${input.max_depth}, ${flag(input.follow_external)}, ${flag(input.respect_robots)},
        ${JSON.stringify([...new Set(input.include_types)])}, ${flag(input.render_pages)}, ${flag(input.make_wacz)},
        ${limits.pages_max}, ${limits.files_max}, ${limits.bytes_max}, ${limits.minutes_max * 60_000}, 'pending', ${at}, ${at}
      WHERE EXISTS (SELECT 1 FROM site_download_spends WHERE download_id = ${id})`),
  ])
  warnOfLimits(ctx, ['site_downloads'])
  if (booked.length === 0) throw usedUp('site_downloads', perDay)
}
