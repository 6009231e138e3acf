import { sql } from 'drizzle-orm'
import type { CrawlPlan, FinishTask } from '../../contracts/crawl-slices.ts'
import type { ToldEvent } from '../../contracts/events.ts'
import type { ServiceContext } from '../../core/context.ts'
import { emit } from '../../core/emit.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { displayHost } from '../../lib/url.ts'
import { changedItems } from './changed-items.ts'
import { giveBackUnread } from './spent-sites.ts'
import { insertUnwritten } from './store-readings.ts'

/** Writes a crawl's final state, gives back what it did not read and tells of its end. Safe to repeat. */
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
  if (items === undefined || task.status === 'cancelled') return
  const changes = plan.schedule_id && plan.previous_id ? await countChanges(ctx, plan) : null
  await emit(ctx, eventOf(plan, task, items, changes))
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

/** The crawl's own id is the event's, so that finishing twice tells once. */
function eventOf(plan: CrawlPlan, task: FinishTask, items: number, changes: ChangeCounts | null): ToldEvent {
  const about = {
    id: plan.crawl_id,
    account_id: plan.account_id,
    crawl_id: plan.crawl_id,
    name: plan.keyword === null ? displayHost(plan.start_urls[0]!) : `“${plan.keyword}”`,
    is_background: plan.is_background,
  }
  if (task.status === 'failed') return { ...about, kind: 'crawl.failed', reason: task.reason }
  const counts = changes && { new: changes.fresh, gone: changes.gone }
  return { ...about, kind: 'crawl.completed', pages: task.pages_done, items, changes: counts }
}
