import { and, eq, inArray } from 'drizzle-orm'
import type { Crawl } from '../../contracts/crawls.ts'
import type { ServiceContext } from '../../core/context.ts'
import { crawls } from '../../db/schema/crawls.ts'
import { conflict } from '../../lib/errors.ts'
import { readCrawlResult, requireCrawl } from './queries.ts'

/** Stops a crawl that is under way; what it found so far stays. */
export async function cancelCrawl(ctx: ServiceContext, id: string): Promise<Crawl> {
  const crawl = await requireCrawl(ctx, id)
  // Pages under way are still read and counted; until they are, the counts are those of now.
  const live = await ctx.coordinators.crawl(id).progress()
  const [cancelled] = await ctx.db
    .update(crawls)
    .set({
      status: 'cancelled',
      reason: 'cancelled',
      finishedAt: ctx.clock.now().toISOString(),
      ...(live && {
        startedAt: live.started_at,
        pagesDone: live.pages_done,
        pagesFailed: live.pages_failed,
        pagesSkipped: live.pages_skipped,
        itemsFound: live.items_found,
      }),
    })
    .where(and(eq(crawls.id, crawl.id), inArray(crawls.status, ['queued', 'running'])))
    .returning()
  if (!cancelled) throw conflict('This crawl is already over.')
  await ctx.coordinators.crawl(id).cancel()
  return (await readCrawlResult(ctx, id)).crawl
}
