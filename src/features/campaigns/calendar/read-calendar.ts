import { type SQL, sql } from 'drizzle-orm'
import type { CalendarDay, CalendarEntry, getCalendar } from '../../../contracts/campaigns/calendar.ts'
import type { QueryOf } from '../../../contracts/endpoint.ts'
import { inWindows } from '../../../core/add-up.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { type LocalDays, localDays } from '../../../outreach/schedule/local-days.ts'
import { planDays } from '../../../outreach/schedule/plan-days.ts'
import { limitOn, type WarmingSender } from '../../../outreach/schedule/warm-up.ts'
import { readRunning, type StepRow } from './read-running.ts'

const DAY_MS = 86_400_000
const DAY_LENGTH = 'YYYY-MM-DD'.length

/** A figure of a step on a day, before it is named. */
interface Figure {
  readonly day: number
  readonly stepId: string
  readonly senderId: string | null
  readonly done: number
  readonly planned: number
}

/**
 * Returns what goes out on each day of a period: what was sent and which tasks were closed, and from today on what is
 * expected (`planDays`).
 *
 * @throws validation_failed for an invalid period
 */
export async function readCalendar(
  ctx: ServiceContext,
  { from, days: count, time_zone, campaign_id }: QueryOf<typeof getCalendar>,
): Promise<{ days: CalendarDay[] }> {
  const days = localDays(time_zone, from, count)
  const rootId = campaign_id || null
  const [sent, closed, planned] = await Promise.all([
    readSent(ctx, days, rootId),
    readClosed(ctx, days, rootId),
    readPlanned(ctx, days, rootId),
  ])
  const figures = [...sent, ...closed, ...planned]
  const [steps, senders] = await Promise.all([
    stepsNamed(ctx, [...new Set(figures.map(({ stepId }) => stepId))]),
    sendersNamed(ctx, [...new Set(figures.flatMap(({ senderId }) => senderId ?? []))]),
  ])
  const byDay = Map.groupBy(figures, ({ day }) => day)
  return {
    days: days.starts.map((_, place) => ({
      date: dateOf(days.first + place),
      entries: entriesOf(byDay.get(days.first + place) ?? [], steps, senders),
    })),
  }
}

const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, DAY_LENGTH)

function entriesOf(
  figures: readonly Figure[],
  steps: ReadonlyMap<string, StepRow>,
  senders: ReadonlyMap<string, string>,
): CalendarEntry[] {
  const sums = new Map<string, CalendarEntry>()
  for (const { stepId, senderId, done, planned } of figures) {
    const step = steps.get(stepId)
    if (!step) continue
    const key = `${stepId} ${senderId}`
    const before = sums.get(key)
    sums.set(key, {
      ...{ campaign_id: step.follows_id ?? step.id, campaign_name: step.name, step: step.step, kind: step.step_kind },
      ...{ sender_id: senderId, sender_name: (senderId && senders.get(senderId)) || null },
      done: (before?.done ?? 0) + done,
      planned: (before?.planned ?? 0) + planned,
    })
  }
  return [...sums.values()].toSorted(
    (one, other) => one.campaign_name.localeCompare(other.campaign_name, 'en') || one.step - other.step,
  )
}

/** SQL: the place of a time among the starts of days. */
const placeOf = (days: LocalDays, at: SQL): SQL =>
  sql`(SELECT max(key) FROM json_each(${JSON.stringify(days.starts)}) WHERE value <= ${at})`

const ofCampaign = (rootId: string | null, column: SQL): SQL =>
  rootId === null
    ? sql`true`
    : sql`${column} IN (SELECT id FROM campaigns WHERE id = ${rootId} OR follows_id = ${rootId})`

async function readSent(ctx: ServiceContext, days: LocalDays, rootId: string | null): Promise<Figure[]> {
  const figures: Figure[] = []
  const windows = inWindows<{ place: number; campaign_id: string; sender: string | null; total: number }>(
    ctx,
    {
      from: sql`FROM recipients WHERE account_id = ${accountOf(ctx).id} AND sent_at IS NOT NULL AND sent_at >= ${days.starts[0]}
        AND sent_at < ${days.end} AND ${ofCampaign(rootId, sql`campaign_id`)}`,
      by: 'sent_at',
      columns: sql`campaign_id, sender_id, sent_at`,
    },
    sql`SELECT ${placeOf(days, sql`sent_at`)} AS place, campaign_id,
        coalesce(counted.sender_id, (SELECT sender_id FROM campaigns WHERE id = campaign_id)) AS sender, count(*) AS total
      FROM counted GROUP BY 1, 2, 3`,
  )
  for await (const rows of windows)
    for (const { place, campaign_id, sender, total } of rows)
      figures.push({ day: days.first + place, stepId: campaign_id, senderId: sender, done: total, planned: 0 })
  return figures
}

async function readClosed(ctx: ServiceContext, days: LocalDays, rootId: string | null): Promise<Figure[]> {
  const rows = await ctx.data.all<{ place: number; campaign_id: string; total: number }>(sql`
    SELECT ${placeOf(days, sql`closed_at`)} AS place, campaign_id, count(*) AS total FROM tasks
    WHERE account_id = ${accountOf(ctx).id} AND state IN ('done', 'skipped') AND closed_at >= ${days.starts[0]} AND closed_at < ${days.end}
      AND ${ofCampaign(rootId, sql`campaign_id`)} GROUP BY 1, 2`)
  return rows.map(({ place, campaign_id, total }) => ({
    ...{ day: days.first + place, stepId: campaign_id, senderId: null, done: total, planned: 0 },
  }))
}

async function readPlanned(ctx: ServiceContext, days: LocalDays, rootId: string | null): Promise<Figure[]> {
  const today = days.dayOf(ctx.clock.now())
  const last = days.first + days.starts.length - 1
  if (last < today) return []
  // All campaigns are planned, since they share the limits of their senders.
  const { campaigns, steps, senders } = await readRunning(ctx, days)
  const roomOf = (id: string, day: number) => {
    const sender = senders.get(id)
    if (!sender) return 0
    const room = limitOn(warmingFrom(sender, today), dateOf(day))
    return day === today ? room - sender.used : room
  }
  const wanted = new Set(
    [...steps.values()].flatMap(({ id, follows_id }) => (rootId === null || (follows_id ?? id) === rootId ? [id] : [])),
  )
  return planDays(campaigns, { first: today, last }, roomOf)
    .filter(({ day, stepId }) => day >= days.first && wanted.has(stepId))
    .map(({ planned, ...one }) => ({ ...one, done: 0, planned }))
}

/** A sender that has not begun to warm up begins today. */
const warmingFrom = (sender: WarmingSender, today: number): WarmingSender => ({
  ...sender,
  warmUpSince: sender.warmUpSince ?? dateOf(today),
})

async function stepsNamed(ctx: ServiceContext, ids: readonly string[]): Promise<ReadonlyMap<string, StepRow>> {
  const rows = await ctx.data.all<StepRow>(sql`
    SELECT id, follows_id, name, step, step_kind FROM campaigns
    WHERE account_id = ${accountOf(ctx).id} AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
  return new Map(rows.map((row) => [row.id, row]))
}

async function sendersNamed(ctx: ServiceContext, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.data.all<{ id: string; name: string }>(sql`
    SELECT id, name FROM senders WHERE account_id = ${accountOf(ctx).id} AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
