import { sql } from 'drizzle-orm'
import type { CrawlPlan, FinishTask } from '../../contracts/crawl-slices.ts'
import type { NotificationJob } from '../../contracts/queues.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { reasonText } from '../../lib/reason-text.ts'
import { displayHost } from '../../lib/url.ts'
import { insertUnwritten } from './store-readings.ts'

/** Writes a crawl's final state and, for a background crawl, tells its owner. Safe to repeat. */
export async function finishCrawl(ctx: ServiceContext, plan: CrawlPlan, task: FinishTask): Promise<void> {
  const now = ctx.clock.now().toISOString()
  const [, rows] = await runBatch(ctx.db, [
    statement(insertUnwritten(plan, task.unwritten, now)),
    statement<{ items: number }>(sql`
      UPDATE crawls SET status = ${task.status}, reason = ${task.reason}, pages_done = ${task.pages_done},
        pages_failed = ${task.pages_failed}, pages_skipped = ${task.pages_skipped}, started_at = ${task.started_at},
        finished_at = ${task.finished_at}, heartbeat_at = ${now},
        pages_unchanged = (SELECT count(*) FROM pages WHERE crawl_id = ${plan.crawl_id} AND is_unchanged = 1),
        items_found = (SELECT count(*) FROM items WHERE source_id = ${plan.source_id})
      WHERE id = ${plan.crawl_id} RETURNING items_found AS items`),
  ])
  const items = rows[0]?.items
  if (items === undefined || !plan.is_background || task.status === 'cancelled') return
  await ctx.queues.send('notifications', notificationOf(plan, task, items))
}

/** The crawl's own id is the notification's, so that finishing twice tells once. */
function notificationOf(plan: CrawlPlan, task: FinishTask, items: number): NotificationJob {
  const site = plan.keyword === null ? displayHost(plan.start_urls[0]!) : `“${plan.keyword}”`
  const about = { id: plan.crawl_id, account_id: plan.account_id }
  // The crawl itself says why it gave nothing.
  const crawlLink = `/dashboard/crawl/${plan.crawl_id}`
  if (task.status === 'failed') {
    const why = task.reason ? ` ${reasonText(task.reason)}` : ''
    return {
      ...about,
      type: 'error',
      title: 'Crawl failed',
      message: `${site} could not be crawled.${why}`,
      link: crawlLink,
    }
  }
  const pages = `${task.pages_done} ${task.pages_done === 1 ? 'page' : 'pages'}`
  const found = items === 0 ? 'No Data Found' : `${items} ${items === 1 ? 'item' : 'items'} found`
  return {
    ...about,
    type: items === 0 ? 'info' : 'success',
    title: 'Crawl completed',
    message: `${site}: ${found} on ${pages}.`,
    link: items === 0 ? crawlLink : `/dashboard/data?crawl_id=${plan.crawl_id}`,
  }
}
