import { sql } from 'drizzle-orm'
import { counted } from '../../contracts/counted.ts'
import type { CrawlPlan, FinishTask } from '../../contracts/crawl-slices.ts'
import type { NotificationJob } from '../../contracts/queues.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { reasonText } from '../../lib/reason-text.ts'
import { displayHost } from '../../lib/url.ts'
import { changedItems } from './changed-items.ts'
import { giveBackUnread } from './spent-sites.ts'
import { insertUnwritten } from './store-readings.ts'

/** Writes a crawl's final state, gives back what it did not read and, for a background crawl, tells its owner. Safe to repeat. */
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
    ...giveBackUnread(plan.crawl_id),
  ])
  const items = rows[0]?.items
  if (items && plan.types.includes('emails')) await ctx.queues.send('email-checks', { source_id: plan.source_id })
  if (items === undefined || !plan.is_background || task.status === 'cancelled') return
  const changes = plan.schedule_id && plan.previous_id ? await countChanges(ctx, plan) : null
  await ctx.queues.send('notifications', notificationOf(plan, task, items, changes))
}

interface ChangeCounts {
  readonly fresh: number
  readonly gone: number
}

/** What a scheduled crawl found anew, and no longer, beside the one before it. */
async function countChanges(ctx: ServiceContext, plan: CrawlPlan): Promise<ChangeCounts | null> {
  const { crawl_id: crawlId, previous_id: previousId, types } = plan
  const changed = changedItems({ crawlId, previousId: previousId!, types })
  const [rows] = await runBatch(ctx.db, [
    statement<ChangeCounts>(sql`
      SELECT (SELECT count(*) FROM (${changed.new})) AS fresh, (SELECT count(*) FROM (${changed.gone})) AS gone
      WHERE EXISTS (SELECT 1 FROM crawls WHERE id = ${previousId} AND account_id = ${plan.account_id})`),
  ])
  return rows[0] ?? null
}

/** The crawl's own id is the notification's, so that finishing twice tells once. */
function notificationOf(
  plan: CrawlPlan,
  task: FinishTask,
  items: number,
  changes: ChangeCounts | null,
): NotificationJob {
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
  if (changes) {
    const isQuiet = changes.fresh === 0 && changes.gone === 0
    return {
      ...about,
      type: isQuiet ? 'info' : 'success',
      title: isQuiet ? 'Nothing new' : 'What is new',
      message: isQuiet
        ? `${site}: nothing has changed since the crawl before.`
        : `${site}: ${changes.fresh} new and ${changes.gone} gone since the crawl before.`,
      link: crawlLink,
    }
  }
  const pages = counted(task.pages_done, 'page')
  const found = items === 0 ? 'No Data Found' : `${counted(items, 'item')} found`
  return {
    ...about,
    type: items === 0 ? 'info' : 'success',
    title: 'Crawl completed',
    message: `${site}: ${found} on ${pages}.`,
    link: items === 0 ? crawlLink : `/dashboard/data?crawl_id=${plan.crawl_id}`,
  }
}
