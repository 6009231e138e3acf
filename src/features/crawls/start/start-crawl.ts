import { sql } from 'drizzle-orm'
import type { CrawlSpec } from '../../../contracts/crawls/crawl-slices.ts'
import type { StartCrawl } from '../../../contracts/crawls/crawls.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { emit } from '../../../core/emit.ts'
import { introduce, nextNumber, spendNumbers } from '../../../db/account-numbers.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { allowanceOf, coversSites, hasRoom, spentOf, tooMany, usedUp } from '../../../domain/billing/plan-limits.ts'
import { warnOfLimits } from '../../../domain/billing/warn-of-limits.ts'
import { conflict, unavailable } from '../../../lib/errors.ts'
import { uuidOf } from '../../../lib/ids.ts'
import { siteOf } from '../../../lib/url.ts'
import { periodOf } from '../../../rules/billing/plan-limits.ts'
import { nameOf, sourceNameOf } from '../name-of.ts'
import { refundUnread } from '../spent-sites.ts'
import { specifyCrawl } from './specify-crawl.ts'

/**
 * Charges a crawl to the account's plan and passes it to its coordinator.
 *
 * @returns the crawl's id
 * @throws validation_failed, url_not_allowed, conflict if the given id was ever used, or limit_reached if the plan's
 *   crawls or websites are used up
 */
export async function startCrawl(
  ctx: ServiceContext,
  input: StartCrawl,
  { scheduleId = null }: { scheduleId?: string | null } = {},
): Promise<string> {
  const spec = await specifyCrawl(ctx, input, { scheduleId })
  try {
    await bookCrawl(ctx, spec, input.name ?? null)
  } catch (error) {
    warnOfLimits(ctx, ['crawls', 'websites'])
    throw isIdTaken(error) ? conflict('This crawl id is already taken.') : error
  }
  try {
    await ctx.coordinators.crawl(spec.crawl_id).begin(spec)
  } catch (error) {
    await unbookCrawl(ctx, spec)
    throw Object.assign(unavailable('Failed to queue crawl job'), { cause: error })
  }
  warnOfLimits(ctx, ['crawls', 'websites'])
  await emit(ctx, {
    kind: 'crawl.started',
    id: uuidOf(`${spec.crawl_id} started`),
    account_id: spec.account_id,
    crawl_id: spec.crawl_id,
    name: nameOf(spec, input.name),
    is_background: spec.is_background,
  })
  return spec.crawl_id
}

/** Refunds a crawl that never started. Its id remains taken, since its coordinator may know it already. */
async function unbookCrawl(ctx: ServiceContext, { crawl_id }: CrawlSpec): Promise<void> {
  await runBatch(ctx.data, [...refundUnread(crawl_id), statement(sql`DELETE FROM crawls WHERE id = ${crawl_id}`)])
}

/** The primary keys of the spend and of the crawl reject a used id. */
const isIdTaken = (error: unknown): boolean =>
  error instanceof Error && /UNIQUE constraint failed: crawl(?:_spends\.crawl_id|s\.id)/.test(error.message)

/**
 * Charges the quota and creates the crawl and its source in one batch. The first statement contains the guard. A used
 * id passes the guard on purpose, so that its insert fails the whole batch and is not mistaken for a new crawl.
 */
async function bookCrawl(ctx: ServiceContext, spec: CrawlSpec, name: string | null): Promise<void> {
  const now = ctx.clock.now()
  const at = now.toISOString()
  const period = periodOf('crawls', now)
  const sites = [...new Set(spec.start_urls.map(siteOf))]
  const listed = JSON.stringify(sites)
  const url = spec.start_urls[0] ?? null
  const sourceName = name ?? sourceNameOf(spec.start_urls, spec.keyword)
  const account = spec.account_id
  const spender = { accountId: account, period }
  const crawlsMax = allowanceOf(accountOf(ctx), 'crawls')
  const sitesMax = allowanceOf(accountOf(ctx), 'websites')
  const isBooked = sql`EXISTS (SELECT 1 FROM crawl_spends WHERE crawl_id = ${spec.crawl_id})`
  const [, booked, , , , , spent] = await runBatch(ctx.data, [
    introduce(accountOf(ctx)),
    statement<{ crawl_id: string }>(sql`
      INSERT INTO crawl_spends (crawl_id, account_id, period)
      SELECT ${spec.crawl_id}, ${account}, ${period}
      WHERE ${isBooked} OR ${hasRoom('crawls', crawlsMax, spender)} AND ${coversSites(sitesMax, spender, listed)}
      RETURNING crawl_id`),
    statement(sql`
      INSERT INTO crawl_spend_sites (crawl_id, account_id, period, site)
      SELECT ${spec.crawl_id}, ${account}, ${period}, value FROM json_each(${listed}) WHERE ${isBooked}`),
    statement(sql`
      INSERT INTO crawls (id, account_id, name, url, urls, keyword, site, types, engine, options, respects_robots, is_background, pages_max, status, previous_id, schedule_id, created_at, heartbeat_at)
      SELECT ${spec.crawl_id}, ${account}, ${name}, ${url}, ${JSON.stringify(spec.start_urls)}, ${spec.keyword}, ${sites[0] ?? null},
        ${JSON.stringify(spec.types)}, ${spec.engine}, ${JSON.stringify(spec.options)}, ${spec.respects_robots ? 1 : 0},
        ${spec.is_background ? 1 : 0}, ${spec.pages_max}, 'queued', ${spec.previous_id}, ${spec.schedule_id}, ${at}, ${at}
      WHERE ${isBooked}`),
    statement(sql`
      INSERT INTO sources (number, id, account_id, type, name, crawl_id, created_at)
      SELECT ${nextNumber(account)}, ${spec.source_id}, ${account}, 'crawl', ${sourceName}, ${spec.crawl_id}, ${at} WHERE ${isBooked}`),
    spendNumbers(account, '[1]'),
    statement<{ crawls: number }>(sql`SELECT ${spentOf('crawls', spender)} AS crawls`),
  ])
  if (booked.length > 0) return
  const isUsedUp = crawlsMax !== null && (spent[0]?.crawls ?? 0) >= crawlsMax
  throw isUsedUp ? usedUp('crawls', crawlsMax) : tooMany('websites', sitesMax)
}
