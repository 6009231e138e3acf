import { sql } from 'drizzle-orm'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { publishTopics } from '../../../core/publish-topics.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { deleteInSteps, emptySources } from '../../../domain/sources/empty-source.ts'
import { requireCrawl } from '../queries.ts'
import { refundUnread } from '../spent-sites.ts'

/** A page may contain facts about a whole staff. */
const PAGES_AT_ONCE = 50

/**
 * Deletes a crawl with its pages, items and contacts; a running one is stopped. The quota that it used is not returned,
 * except for what it has not read. Large tables are emptied first, in steps; if that crashes, calling it again
 * continues from there.
 */
export async function deleteCrawl(ctx: ServiceContext, id: string): Promise<void> {
  const crawl = await requireCrawl(ctx, id)
  await emptySources(ctx, sql`SELECT number FROM sources WHERE crawl_id = ${crawl.id}`)
  // One page that was read is kept until the end, as evidence that the crawl used quota.
  await deleteInSteps(
    ctx,
    (limit) => sql`DELETE FROM pages WHERE crawl_id = ${crawl.id} AND url IN (
      SELECT url FROM pages WHERE crawl_id = ${crawl.id}
        AND url IS NOT (SELECT url FROM pages WHERE crawl_id = ${crawl.id} AND state = 'read' ORDER BY url LIMIT 1)
      ORDER BY url DESC LIMIT ${limit}) RETURNING 1`,
    PAGES_AT_ONCE,
  )
  await runBatch(ctx.data, [
    ...refundUnread(crawl.id),
    statement(sql`DELETE FROM crawls WHERE id = ${crawl.id}`),
    auditStatement(ctx, { action: 'crawl.delete', objectId: crawl.id, accountId: crawl.accountId }),
  ])
  await ctx.coordinators.crawl(crawl.id).forget()
  // Contacts that other sources mention as well are rebuilt from those sources.
  await ctx.queues.send('contacts', { account_id: crawl.accountId })
  publishTopics(ctx, crawl.accountId, ['crawls', 'items', 'contacts', 'statistics'])
}
