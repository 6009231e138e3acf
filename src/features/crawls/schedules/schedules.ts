import { and, count, desc, eq, sql } from 'drizzle-orm'
import {
  type Frequency,
  type RunTime,
  SCHEDULES_MAX,
  type Schedule,
  ScheduledCrawl,
} from '../../../contracts/crawls/crawl-schedules.ts'
import { type Pagination, paginationOf } from '../../../contracts/pagination.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { crawlSchedules } from '../../../db/schema/data/crawl-schedules.ts'
import { conflict, notFound, raise } from '../../../lib/errors.ts'
import { newId } from '../../../lib/ids.ts'
import { displayHost } from '../../../lib/url.ts'
import { assertPageLimit, startAddressesOf } from '../policy.ts'
import { nextRunOf } from './next-run.ts'

type ScheduleRow = typeof crawlSchedules.$inferSelect

interface ScheduleInput {
  name?: string
  frequency: Frequency
  run_time?: RunTime
  request: ScheduledCrawl
}

/** Returns one page of the account's schedules, newest first. */
export async function listSchedules(
  ctx: ServiceContext,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ data: Schedule[]; pagination: Pagination }> {
  const isOwn = eq(crawlSchedules.accountId, accountOf(ctx).id)
  const [rows, totals] = await ctx.data.batch([
    ctx.data
      .select()
      .from(crawlSchedules)
      .where(isOwn)
      .orderBy(desc(crawlSchedules.createdAt), desc(crawlSchedules.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    ctx.data.select({ total: count() }).from(crawlSchedules).where(isOwn),
  ])
  return { data: rows.map(toSchedule), pagination: paginationOf(page, per_page, totals[0]?.total ?? 0) }
}

/**
 * Creates a schedule, which first runs at its next local time, or without one after one interval. The limits of the plan are checked at each run.
 *
 * @throws validation_failed for addresses that cannot be crawled, conflict if the account has reached its maximum
 *   number of schedules
 */
export async function createSchedule(
  ctx: ServiceContext,
  { name, frequency, run_time, request }: ScheduleInput,
): Promise<Schedule> {
  assertPageLimit(request.limit, ctx.config.crawlPagesMax)
  const urls = startAddressesOf({ url: undefined, urls: request.urls })
  const accountId = accountOf(ctx).id
  const now = ctx.clock.now()
  const rule = { frequency, runTime: run_time ?? null, createdAt: now.toISOString() }
  const row: ScheduleRow = {
    id: newId(),
    accountId,
    name: name ?? request.keyword ?? displayHost(urls[0]!),
    request: { ...request, urls },
    ...rule,
    isActive: true,
    nextRunAt: nextRunOf(rule, now),
    lastRunAt: null,
    lastCrawlId: null,
    lastError: null,
    failures: 0,
  }
  const inserted = await ctx.data.all(sql`
    INSERT INTO crawl_schedules (id, account_id, name, request, frequency, run_time, is_active, next_run_at, created_at)
    SELECT ${row.id}, ${accountId}, ${row.name}, ${JSON.stringify(row.request)}, ${frequency}, ${run_time ? JSON.stringify(run_time) : null}, 1, ${row.nextRunAt}, ${row.createdAt}
    WHERE (SELECT count(*) FROM crawl_schedules WHERE account_id = ${accountId}) < ${SCHEDULES_MAX} RETURNING id`)
  if (inserted.length === 0) throw conflict(`An account has at most ${SCHEDULES_MAX} schedules.`)
  return toSchedule(row)
}

/** Changes the name, frequency or local time of a schedule, or pauses it. A resumed schedule continues with its next run. */
export async function updateSchedule(
  ctx: ServiceContext,
  id: string,
  change: { name?: string; frequency?: Frequency; run_time?: RunTime; is_active?: boolean },
): Promise<Schedule> {
  const row = await requireSchedule(ctx, id)
  const frequency = change.frequency ?? row.frequency
  const runTime = change.run_time ?? row.runTime
  const isActive = change.is_active ?? row.isActive
  const isResumed = isActive && !row.isActive
  const isMoved = isResumed || frequency !== row.frequency || change.run_time !== undefined
  const [updated] = await ctx.data
    .update(crawlSchedules)
    .set({
      name: change.name ?? row.name,
      frequency,
      runTime,
      isActive,
      ...(isMoved ? { nextRunAt: nextRunOf({ frequency, runTime, createdAt: row.createdAt }, ctx.clock.now()) } : {}),
      ...(isResumed ? { failures: 0, lastError: null } : {}),
    })
    .where(eq(crawlSchedules.id, row.id))
    .returning()
  return toSchedule(updated ?? raise(notFound('Schedule')))
}

/** Deletes a schedule. The crawls that it started are kept. */
export async function deleteSchedule(ctx: ServiceContext, id: string): Promise<void> {
  const row = await requireSchedule(ctx, id)
  await ctx.data.delete(crawlSchedules).where(eq(crawlSchedules.id, row.id))
}

async function requireSchedule(ctx: ServiceContext, id: string): Promise<ScheduleRow> {
  const isOwn = and(eq(crawlSchedules.id, id), eq(crawlSchedules.accountId, accountOf(ctx).id))
  const [row] = await ctx.data.select().from(crawlSchedules).where(isOwn)
  return row ?? raise(notFound('Schedule'))
}

const toSchedule = (row: ScheduleRow): Schedule => ({
  id: row.id,
  name: row.name,
  request: ScheduledCrawl.parse(row.request),
  frequency: row.frequency,
  run_time: row.runTime,
  is_active: row.isActive,
  next_run_at: row.isActive ? row.nextRunAt : null,
  last_run_at: row.lastRunAt,
  last_crawl_id: row.lastCrawlId,
  last_error: row.lastError,
  created_at: row.createdAt,
})
