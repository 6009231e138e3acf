import { type SQL, sql } from 'drizzle-orm'
import type { Crawl } from '../../contracts/crawls/crawls.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { emit } from '../../core/emit.ts'
import { runBatch, statement } from '../../db/batch.ts'
import type { crawls } from '../../db/schema/data/crawls.ts'
import { allowanceOf, coversSites, hasRoom, spentOf, tooMany, usedUp } from '../../domain/billing/plan-limits.ts'
import { assertRefinable } from '../../domain/billing/refining.ts'
import { conflict, invalid } from '../../lib/errors.ts'
import { uuidOf } from '../../lib/ids.ts'
import { periodOf } from '../../rules/billing/plan-limits.ts'
import { isContinuable, nextPageLimit } from '../../rules/crawls/continuation.ts'
import { nameOf } from './name-of.ts'
import { assertPageLimit } from './policy.ts'
import { readCrawl, requireCrawl } from './queries.ts'
import { readCrawlSpec } from './read-crawl-spec.ts'
import { assertMayCollect } from './start/specify-crawl.ts'

type CrawlRow = typeof crawls.$inferSelect

/**
 * Continues a finished crawl with the pages that it knew but did not read, up to a new page limit. It stays the same
 * crawl: its counts, values and evidence remain, and within the month that it is charged to, it costs nothing more. In
 * a later month, it counts as a crawl of that month. Repeating the call changes nothing.
 *
 * @throws not_found, validation_failed for a limit that is too low or too high, limit_reached, url_not_allowed, or
 *   conflict for a crawl that is running, read everything or ended too long ago
 */
export async function continueCrawl(
  ctx: ServiceContext,
  id: string,
  { limit }: { limit?: number | undefined },
): Promise<Crawl> {
  const crawl = await requireCrawl(ctx, id)
  const pagesMax = limit ?? nextPageLimit(crawl.pagesDone, ctx.config.crawlPagesMax)
  assertPageLimit(pagesMax, ctx.config.crawlPagesMax)
  if (isDoneBefore(crawl, limit)) return readCrawl(ctx, id)
  if (crawl.finishedAt === null) throw conflict('This crawl is still running.')
  if (!isContinuable(crawl, ctx.clock.now())) throw cannot()
  if (pagesMax <= crawl.pagesDone)
    throw invalid({ limit: [`The crawl has already read ${crawl.pagesDone} pages. Choose a higher limit.`] })
  if (crawl.options?.ai_extraction) assertRefinable(ctx)
  await assertMayCollect(ctx, crawl.urls)
  const coordinator = ctx.coordinators.crawl(id)
  if (!(await coordinator.pagesLeft())) throw cannot()
  // Someone else may have continued it in the meantime, with any limit.
  if (!(await book(ctx, crawl, pagesMax))) return readCrawl(ctx, id)
  const continued = await requireCrawl(ctx, id)
  const spec = await readCrawlSpec(ctx, continued)
  try {
    await coordinator.begin(spec)
  } catch (error) {
    // It is stored as queued, so the job for stalled crawls begins it.
    ctx.log.warn('continued crawl could not be begun yet', { crawl_id: id, error })
  }
  await emit(ctx, {
    kind: 'crawl.started',
    id: uuidOf(`${id} continued ${spec.continuations}`),
    account_id: spec.account_id,
    crawl_id: id,
    name: nameOf({ ...spec, start_urls: continued.urls }, continued.name),
    is_background: true,
  })
  return readCrawl(ctx, id)
}

const cannot = () => conflict('This crawl has no more pages to read. Start a new crawl instead.')

/** Whether an earlier call already continued the crawl up to this limit, or without one, continued it at all. */
const isDoneBefore = ({ continuations, finishedAt, pagesMax, pagesDone }: CrawlRow, limit: number | undefined) =>
  continuations > 0 &&
  (finishedAt === null ? limit === undefined || limit === pagesMax : limit === pagesMax && pagesDone >= pagesMax)

/**
 * Charges the continuation and reopens the crawl, in one batch that does nothing unless the crawl is as it was read.
 *
 * @returns whether it was this call that continued it
 * @throws limit_reached if the crawl is of an earlier month and this month's crawls or websites are used up
 */
async function book(ctx: ServiceContext, crawl: CrawlRow, pagesMax: number): Promise<boolean> {
  const { id, accountId, continuations } = crawl
  const now = ctx.clock.now()
  const at = now.toISOString()
  const period = periodOf('crawls', now)
  const spender = { accountId, period }
  const crawlsMax = allowanceOf(accountOf(ctx), 'crawls')
  const sitesMax = allowanceOf(accountOf(ctx), 'websites')
  const sites = await ctx.data.all<{ site: string }>(sql`SELECT site FROM crawl_spend_sites WHERE crawl_id = ${id}`)
  const listed = JSON.stringify(sites.map(({ site }) => site))
  const isAsRead = sql`EXISTS (SELECT 1 FROM crawls WHERE id = ${id} AND continuations = ${continuations} AND finished_at IS NOT NULL)`
  const isCharged = sql`EXISTS (SELECT 1 FROM crawl_spends WHERE crawl_id = ${id} AND period = ${period})`
  const move = (set: SQL, when: SQL) => statement<never>(sql`${set} WHERE crawl_id = ${id} AND ${when}`)
  const [, , reopened, spent] = await runBatch(ctx.data, [
    // A crawl that was refunded has no period, and read nothing that could be continued.
    move(
      sql`UPDATE crawl_spends SET period = ${period}`,
      sql`period NOT IN ('', ${period}) AND ${isAsRead} AND ${hasRoom('crawls', crawlsMax, spender)} AND ${coversSites(sitesMax, spender, listed)}`,
    ),
    move(sql`UPDATE crawl_spend_sites SET period = ${period}`, sql`${isAsRead} AND ${isCharged}`),
    statement<{ id: string }>(sql`
      UPDATE crawls SET status = 'queued', reason = NULL, left_out = NULL, pages_left = 0, finished_at = NULL, pages_max = ${pagesMax},
        is_background = 1, continuations = continuations + 1, continued_at = ${at}, heartbeat_at = ${at}
      WHERE id = ${id} AND continuations = ${continuations} AND finished_at IS NOT NULL AND ${isCharged} RETURNING id`),
    statement<{ crawls: number; is_as_read: number }>(
      sql`SELECT ${spentOf('crawls', spender)} AS crawls, ${isAsRead} AS is_as_read`,
    ),
  ])
  if (reopened.length > 0) return true
  if (!spent[0]?.is_as_read) return false
  throw crawlsMax !== null && spent[0].crawls >= crawlsMax ? usedUp('crawls', crawlsMax) : tooMany('websites', sitesMax)
}
