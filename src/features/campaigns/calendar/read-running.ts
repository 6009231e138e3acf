import { sql } from 'drizzle-orm'
import type { SendingWindow } from '../../../contracts/campaigns/campaign-settings.ts'
import type { StepCondition, StepKind } from '../../../contracts/campaigns/steps.ts'
import { inWindows } from '../../../core/add-up.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import type { LocalDays } from '../../../outreach/schedule/local-days.ts'
import type { PlannedCampaign, WaitingCohort } from '../../../outreach/schedule/plan-days.ts'
import type { WarmingSender } from '../../../outreach/schedule/warm-up.ts'

/** Campaigns that are planned; nobody runs more at once. */
const CAMPAIGNS_MAX = 200
const DAY_SECONDS = 86_400
/** Conditions of steps that nobody gets who does not answer. */
const FOR_ANSWERS: readonly StepCondition[] = ['answered', 'out_of_office']

export interface StepRow {
  readonly id: string
  readonly follows_id: string | null
  readonly name: string
  readonly step: number
  readonly step_kind: StepKind
}
interface RunningStep extends StepRow {
  readonly condition: StepCondition
  readonly window: string | null
  readonly after_seconds: number | null
  readonly scheduled_at: string | null
  readonly pending: number
}
/** A sender with what it has sent today, in UTC, whose limits count. */
export interface RunningSender extends WarmingSender {
  readonly id: string
  readonly used: number
}

/** Returns the campaigns that are scheduled or being sent, with those who wait for each step, and their senders. */
export async function readRunning(ctx: ServiceContext, days: LocalDays) {
  const account = accountOf(ctx).id
  const rows = await ctx.data.all<RunningStep>(sql`
    WITH roots AS MATERIALIZED (
      SELECT id FROM campaigns WHERE account_id = ${account} AND status IN ('scheduled', 'sending') AND follows_id IS NULL
      ORDER BY created_at DESC LIMIT ${CAMPAIGNS_MAX})
    SELECT id, follows_id, name, step, step_kind, condition, "window", after_seconds, scheduled_at,
      coalesce((SELECT total FROM campaign_totals WHERE campaign_id = campaigns.id AND what = 'pending'), 0) AS pending
    FROM campaigns WHERE id IN (SELECT id FROM roots) OR follows_id IN (SELECT id FROM roots) ORDER BY step`)
  const waiting = new Map<string, WaitingCohort[]>()
  for (const row of rows) if (row.pending > 0) waiting.set(row.id, await readWaiting(ctx, row, days))
  const campaigns = [...Map.groupBy(rows, ({ id, follows_id }) => follows_id ?? id).values()].map(
    (family): PlannedCampaign => ({
      window: windowOf(family[0]!),
      steps: family.map(({ id, step_kind, condition, after_seconds }) => ({
        ...{ id, isManual: step_kind !== 'message', isForAnswers: FOR_ANSWERS.includes(condition) },
        waiting: waiting.get(id) ?? [],
        afterDays: Math.round((after_seconds ?? 0) / DAY_SECONDS),
      })),
    }),
  )
  const today = ctx.clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length)
  const senders = await ctx.data.all<RunningSender>(sql`
    SELECT id, per_day AS "perDay", warm_up_from AS "warmUpFrom", warm_up_step AS "warmUpStep", warm_up_since AS "warmUpSince",
      coalesce((SELECT used FROM sender_spends WHERE sender_id = senders.id AND period = ${today}), 0) AS used
    FROM senders WHERE account_id = ${account}`)
  return {
    campaigns,
    steps: new Map(rows.map((row) => [row.id, row as StepRow])),
    senders: new Map(senders.map((sender) => [sender.id, sender])),
  }
}

const windowOf = ({ window }: RunningStep): SendingWindow | null =>
  window === null ? null : (JSON.parse(window) as SendingWindow)

/** Those who wait for a step, by the day on which they are due, their sender and country. */
async function readWaiting(ctx: ServiceContext, step: RunningStep, days: LocalDays): Promise<WaitingCohort[]> {
  const now = ctx.clock.now()
  const scheduled = step.scheduled_at === null ? now : new Date(Math.max(Date.parse(step.scheduled_at), now.getTime()))
  const isDue = days.dayOf(scheduled)
  const skips = windowOf(step)?.skip_holidays === true
  const starts = JSON.stringify(days.starts)
  const cohorts: WaitingCohort[] = []
  const isCertain = FOR_ANSWERS.includes(step.condition)
    ? sql`EXISTS (SELECT 1 FROM tasks WHERE tasks.recipient_id = recipients.id AND tasks.state = 'open')`
    : sql`true`
  // A task that is open is due when it was put off to.
  const due = sql`coalesce((SELECT due_at FROM tasks WHERE tasks.recipient_id = counted.id AND tasks.state = 'open'), next_at)`
  const windows = inWindows<{ place: number | null; sender: string | null; country: string | null; waiting: number }>(
    ctx,
    {
      from: sql`FROM recipients WHERE campaign_id = ${step.id} AND state = 'pending' AND ${isCertain}`,
      by: 'id',
      columns: sql`id, sender_id, country, next_at`,
    },
    sql`SELECT CASE WHEN ${due} >= ${days.end} THEN ${days.starts.length} ELSE (SELECT max(key) FROM json_each(${starts}) WHERE value <= ${due}) END AS place,
        coalesce(counted.sender_id, (SELECT sender_id FROM campaigns WHERE campaigns.id = ${step.id})) AS sender,
        ${skips ? sql`country` : sql`NULL`} AS country, count(*) AS waiting
      FROM counted GROUP BY 1, 2, 3`,
  )
  for await (const rows of windows)
    for (const { place, sender, country, waiting } of rows)
      cohorts.push({
        day: place === null ? isDue : Math.max(days.first + place, isDue),
        senderId: sender,
        country,
        waiting,
      })
  return cohorts
}
