import { sql } from 'drizzle-orm'
import type { Crawl } from '../../contracts/crawls/crawls.ts'
import type { ServiceContext } from '../../core/context.ts'
import { publishTopics } from '../../core/publish-topics.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { sourceNameOf } from './name-of.ts'
import { readCrawl, requireCrawl } from './queries.ts'

/**
 * Renames a crawl and the source of its data. Without a name, both are called by the crawl's website or keyword again.
 *
 * @throws not_found
 */
export async function renameCrawl(
  ctx: ServiceContext,
  id: string,
  { name }: { name?: string | null | undefined },
): Promise<Crawl> {
  const crawl = await requireCrawl(ctx, id)
  if (name !== undefined && name !== crawl.name) {
    const sourceName = name ?? sourceNameOf(crawl.urls.length > 0 ? crawl.urls : [crawl.url ?? ''], crawl.keyword)
    await runBatch(ctx.data, [
      statement(sql`UPDATE crawls SET name = ${name} WHERE id = ${crawl.id}`),
      statement(sql`UPDATE sources SET name = ${sourceName} WHERE crawl_id = ${crawl.id}`),
    ])
    publishTopics(ctx, crawl.accountId, ['crawls', 'items', 'statistics'])
  }
  return readCrawl(ctx, id)
}
