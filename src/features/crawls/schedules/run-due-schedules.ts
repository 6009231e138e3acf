import { and, eq, lte } from 'drizzle-orm'
import { StartCrawl, start as startEndpoint } from '../../../contracts/crawls/crawls.ts'
import { holderOf } from '../../../core/authorize.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { emit } from '../../../core/emit.ts'
import { asAccount } from '../../../core/for-account.ts'
import { isAtWork } from '../../../core/suspension.ts'
import { crawlSchedules } from '../../../db/schema/data/crawl-schedules.ts'
import { loadAccount } from '../../../domain/access/load-account.ts'
import { AppError } from '../../../lib/errors.ts'
import { uuidOf } from '../../../lib/ids.ts'
import { displayHost } from '../../../lib/url.ts'
import { denialReason } from '../../../rules/roles/permissions.ts'
import { startCrawl } from '../start/start-crawl.ts'
import { nextRunOf } from './next-run.ts'

const SCHEDULES_AT_ONCE = 20
/** After this many failed starts in a row, a schedule is paused and its owner is notified. */
const FAILURES_MAX = 5

type ScheduleRow = typeof crawlSchedules.$inferSelect

/** Starts the crawls of due schedules, each once: only the worker that moves a schedule to its next run starts it. */
export async function runDueSchedules(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now()
  const due = await ctx.data
    .select()
    .from(crawlSchedules)
    .where(
      and(eq(crawlSchedules.isActive, true), lte(crawlSchedules.nextRunAt, now.toISOString()), await isAtWork(ctx)),
    )
    .orderBy(crawlSchedules.nextRunAt)
    .limit(SCHEDULES_AT_ONCE)
  const results = await Promise.allSettled(due.map((schedule) => runSchedule(ctx, schedule, now)))
  const failures = results.filter((result) => result.status === 'rejected').map((result) => result.reason)
  if (failures.length > 0) throw new AggregateError(failures, 'some schedules could not be run')
}

async function runSchedule(ctx: ServiceContext, schedule: ScheduleRow, now: Date): Promise<void> {
  const [claimed] = await ctx.data
    .update(crawlSchedules)
    .set({ nextRunAt: nextRunOf(schedule, now) })
    .where(and(eq(crawlSchedules.id, schedule.id), eq(crawlSchedules.nextRunAt, schedule.nextRunAt)))
    .returning({ id: crawlSchedules.id })
  if (!claimed) return
  const runAt = now.toISOString()
  try {
    const crawlId = await start(ctx, schedule)
    await ctx.data
      .update(crawlSchedules)
      .set({ lastRunAt: runAt, lastCrawlId: crawlId, lastError: null, failures: 0 })
      .where(eq(crawlSchedules.id, schedule.id))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await noteFailure(ctx, schedule, runAt, error.message)
  }
}

async function start(ctx: ServiceContext, { accountId, request, id, name }: ScheduleRow): Promise<string> {
  const account = await loadAccount(ctx.db, accountId, ctx.clock.now())
  if (!account || denialReason(holderOf(account), startEndpoint.permission) !== null) {
    throw new AppError('subscription_required', 'The subscription has ended.')
  }
  const { keyword, ...rest } = request
  // A schedule that was not given a name is called by its website or keyword, as its crawls are without one.
  const own = name === (keyword ?? displayHost(request.urls[0]!)) ? {} : { name }
  const input = StartCrawl.parse({ ...rest, ...(keyword ? { keyword } : {}), ...own, run_in_background: true })
  return startCrawl(asAccount(ctx, account), input, { scheduleId: id })
}

async function noteFailure(ctx: ServiceContext, schedule: ScheduleRow, runAt: string, message: string): Promise<void> {
  const failures = schedule.failures + 1
  const isPaused = failures >= FAILURES_MAX
  await ctx.data
    .update(crawlSchedules)
    .set({ lastRunAt: runAt, lastError: message, failures, ...(isPaused ? { isActive: false } : {}) })
    .where(eq(crawlSchedules.id, schedule.id))
  if (!isPaused) return
  await emit(ctx, {
    id: uuidOf(`${schedule.id}:paused:${runAt}`),
    kind: 'crawl-schedule.paused',
    account_id: schedule.accountId,
    schedule_id: schedule.id,
    name: schedule.name,
    failures,
    failure_text: message,
  })
}
