import { sql } from 'drizzle-orm'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { deleteInSteps, emptySources } from '../../../domain/sources/empty-source.ts'
import { requireCrawl } from '../queries.ts'
import { refundUnread } from '../spent-sites.ts'

/** Each may hold what it says of a whole staff. */
const PAGES_AT_ONCE = 50

/**
 * Deletes a crawl with its pages, items and contacts; one that is under way stops. The quota it spent stays spent, but for
 * what it has not read. What there is much of goes before, in steps: who deletes it again after this died goes on from there.
 */
export async function deleteCrawl(ctx: ServiceContext, id: string): Promise<void> {
  const crawl = await requireCrawl(ctx, id)
  await emptySources(ctx, sql`SELECT number FROM sources WHERE crawl_id = ${crawl.id}`)
  // One that was read stays until the end: it says that the crawl cost something.
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
  // Those whom another source names too are made anew of what that says.
  await ctx.queues.send('contacts', { account_id: crawl.accountId })
}
