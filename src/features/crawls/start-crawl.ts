import { eq, sql } from 'drizzle-orm'
import type { CrawlPlan } from '../../contracts/crawl-slices.ts'
import { type StartCrawl, URL_MESSAGE } from '../../contracts/crawls.ts'
import { type ServiceContext, viewerOf } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { crawlSpends, crawls } from '../../db/schema/crawls.ts'
import { AppError, conflict, invalid, unavailable } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { canonicalUrl, displayHost, siteOf } from '../../lib/url.ts'
import { isUrlAllowed } from '../../platform/web/guard-url.ts'
import { assertPageLimit, assertUrlMode, crawlCaps, limitError, periodOf } from './policy.ts'

/**
 * Books a crawl on the account's plan and hands it to its coordinator.
 *
 * @returns the crawl's id
 * @throws validation_failed, url_not_allowed, conflict when the caller's id was ever taken, or limit_reached when the
 *   plan's crawls or websites are used up
 */
export async function startCrawl(ctx: ServiceContext, input: StartCrawl): Promise<string> {
  const viewer = viewerOf(ctx)
  assertPageLimit(input.limit, ctx.config.crawlPagesMax)
  const given = assertUrlMode(input)
  const url = canonicalUrl(given)
  if (!url) throw invalid({ url: [URL_MESSAGE] })
  // The spelling as given: a canonical form would hide what it tries to hide.
  if (!isUrlAllowed(given, { allowPrivateNetwork: ctx.config.allowPrivateNetwork })) {
    throw new AppError('url_not_allowed', 'This address cannot be crawled.')
  }
  const plan: CrawlPlan = {
    crawl_id: input.crawl_id ?? newId(),
    account_id: viewer.id,
    source_id: newId(),
    start_urls: [url],
    types: [...new Set(input.types)],
    engine: input.engine,
    respects_robots: input.check_robot,
    pages_max: input.limit,
    is_background: input.run_in_background,
  }
  try {
    await bookCrawl(ctx, plan, url)
  } catch (error) {
    throw isIdTaken(error) ? conflict('This crawl id is already taken.') : error
  }
  try {
    await ctx.coordinators.crawl(plan.crawl_id).begin(plan)
  } catch (error) {
    await unbookCrawl(ctx, plan)
    throw Object.assign(unavailable('Failed to queue crawl job'), { cause: error })
  }
  return plan.crawl_id
}

/** A period that no month is: what stands there costs nothing. */
const NO_PERIOD = ''

/** A crawl that never started costs nothing. Its id stays taken, since its coordinator may know it already. */
async function unbookCrawl(ctx: ServiceContext, plan: CrawlPlan): Promise<void> {
  await ctx.db.batch([
    ctx.db.delete(crawls).where(eq(crawls.id, plan.crawl_id)),
    ctx.db.update(crawlSpends).set({ period: NO_PERIOD }).where(eq(crawlSpends.crawlId, plan.crawl_id)),
  ])
}

/** The primary keys of the spend and of the crawl are what refuses an id. */
const isIdTaken = (error: unknown): boolean =>
  error instanceof Error && /UNIQUE constraint failed: crawl(?:_spends\.crawl_id|s\.id)/.test(error.message)

/**
 * Spends the quota and creates the crawl and its source in one batch; the first statement holds the guard. A taken id
 * passes the guard on purpose, so that its insert breaks the whole batch: it must not pass for a crawl just booked.
 */
async function bookCrawl(ctx: ServiceContext, plan: CrawlPlan, url: string): Promise<void> {
  const now = ctx.clock.now()
  const at = now.toISOString()
  const period = periodOf(now)
  const site = siteOf(url)
  const caps = crawlCaps(viewerOf(ctx).plan)
  const account = plan.account_id
  const isBooked = sql`EXISTS (SELECT 1 FROM crawl_spends WHERE crawl_id = ${plan.crawl_id})`
  const [booked, , , spent] = await runBatch(ctx.db, [
    statement<{ crawl_id: string }>(sql`
      INSERT INTO crawl_spends (crawl_id, account_id, period, site)
      SELECT ${plan.crawl_id}, ${account}, ${period}, ${site}
      WHERE ${isBooked} OR (${caps.crawls} IS NULL OR (SELECT count(*) FROM crawl_spends WHERE account_id = ${account} AND period = ${period}) < ${caps.crawls})
        AND (${caps.sites} IS NULL
          OR EXISTS (SELECT 1 FROM crawl_spends WHERE account_id = ${account} AND period = ${period} AND site = ${site})
          OR (SELECT count(DISTINCT site) FROM crawl_spends WHERE account_id = ${account} AND period = ${period}) < ${caps.sites})
      RETURNING crawl_id`),
    statement(sql`
      INSERT INTO crawls (id, account_id, url, site, types, engine, respects_robots, is_background, pages_max, status, created_at, heartbeat_at)
      SELECT ${plan.crawl_id}, ${account}, ${url}, ${site}, ${JSON.stringify(plan.types)}, ${plan.engine},
        ${plan.respects_robots ? 1 : 0}, ${plan.is_background ? 1 : 0}, ${plan.pages_max}, 'queued', ${at}, ${at} WHERE ${isBooked}`),
    statement(sql`
      INSERT INTO sources (id, account_id, type, name, crawl_id, created_at)
      SELECT ${plan.source_id}, ${account}, 'crawl', ${displayHost(url)}, ${plan.crawl_id}, ${at} WHERE ${isBooked}`),
    statement<{ crawls: number }>(
      sql`SELECT count(*) AS crawls FROM crawl_spends WHERE account_id = ${account} AND period = ${period}`,
    ),
  ])
  if (booked.length === 0) throw limitError(spent[0] ?? { crawls: 0 }, caps)
}
