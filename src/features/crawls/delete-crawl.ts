import { eq } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { crawls } from '../../db/schema/crawls.ts'
import { requireCrawl } from './queries.ts'

/** Deletes a crawl with its pages, items and contacts; one that is under way stops. The quota it spent stays spent. */
export async function deleteCrawl(ctx: ServiceContext, id: string): Promise<void> {
  const crawl = await requireCrawl(ctx, id)
  await ctx.db.delete(crawls).where(eq(crawls.id, crawl.id))
  await ctx.coordinators.crawl(crawl.id).forget()
}
