import { sql } from 'drizzle-orm'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { requireCrawl } from '../queries.ts'
import { giveBackUnread } from '../spent-sites.ts'

/**
 * Deletes a crawl with its pages, items and contacts; one that is under way stops. The quota it spent stays spent, but for
 * what it has not read.
 */
export async function deleteCrawl(ctx: ServiceContext, id: string): Promise<void> {
  const crawl = await requireCrawl(ctx, id)
  await runBatch(ctx.data, [
    ...giveBackUnread(crawl.id),
    statement(sql`DELETE FROM crawls WHERE id = ${crawl.id}`),
    auditStatement(ctx, { action: 'crawl.delete', objectId: crawl.id, accountId: crawl.accountId }),
  ])
  await ctx.coordinators.crawl(crawl.id).forget()
  // Those whom another source names too are made anew of what that says.
  await ctx.queues.send('contacts', { account_id: crawl.accountId })
}
