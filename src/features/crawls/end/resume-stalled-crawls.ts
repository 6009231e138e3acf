import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { isAtWork } from '../../../core/suspension.ts'
import { crawls } from '../../../db/schema/data/crawls.ts'
import { readCrawlSpec } from '../read-crawl-spec.ts'

/** A crawl without a heartbeat for this long may have lost its alarm with its machine. */
const QUIET_MS = 2 * 60 * 1000
/** A cancelled crawl that did not end within a day will not end any more. */
const CANCELLED_MS = 24 * 60 * 60 * 1000
const CRAWLS_AT_ONCE = 50

type CrawlRow = typeof crawls.$inferSelect

/**
 * Asks the coordinators of crawls without a recent heartbeat to continue or to end. Crawls that are merely slow are not
 * affected.
 */
export async function resumeStalledCrawls(ctx: ServiceContext): Promise<void> {
  const ago = (ms: number) => new Date(ctx.clock.now().getTime() - ms).toISOString()
  const rows = await ctx.data
    .select()
    .from(crawls)
    .where(
      sql`(status IN ('queued', 'running') OR status = 'cancelled' AND finished_at IS NULL AND heartbeat_at > ${ago(CANCELLED_MS)})
        AND heartbeat_at < ${ago(QUIET_MS)} AND ${await isAtWork(ctx)}`,
    )
    .orderBy(crawls.heartbeatAt)
    .limit(CRAWLS_AT_ONCE)
  const results = await Promise.allSettled(rows.map((row) => wake(ctx, row)))
  const failures = results.filter((result) => result.status === 'rejected').map((result) => result.reason)
  if (failures.length > 0) throw new AggregateError(failures, 'some crawls could not be woken')
}

async function wake(ctx: ServiceContext, crawl: CrawlRow): Promise<void> {
  const coordinator = ctx.coordinators.crawl(crawl.id)
  await coordinator.begin(await readCrawlSpec(ctx, crawl))
  if (crawl.status === 'cancelled') await coordinator.cancel()
}
