import { sql } from 'drizzle-orm'
import { BOUNCE_PAUSE, type CampaignStatus } from '../../../contracts/campaigns.ts'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, type Statement, statement } from '../../../db/batch.ts'
import { giveBack } from './claim-recipients.ts'
import type { Handed } from './hand-over.ts'
import type { Stop } from './ledger.ts'
import { jobOf } from './open-carrier.ts'
import { nextDay, nextHour, periodsOf, QUEUE_WAIT_MS_MAX, TROUBLE_WAITS_MS } from './policy.ts'
import type { TakenCampaign } from './take-batch.ts'
import { tellCampaign } from './tell-campaign.ts'

/** How a batch ended. */
export interface Ended {
  readonly handed: Handed | null
  readonly stop: Stop | null
  /** When the last message went out. */
  readonly sentAt: string | null
  /** Why nothing could be begun, as a sentence: the campaign waits for a person. */
  readonly hindrance: string | null
}

/** What is left to do, as the database says once the batch's own is put back. */
interface Outlook {
  status: CampaignStatus
  updated_at: string
  open: number
  is_due: number
  earliest: string | null
  hour_left: number | null
  day_left: number | null
  reached: number
}

/**
 * Ends a batch: what was claimed and not begun waits again and its budget is given back, the campaign is paused where it must be, or gets the time of its next
 * batch, or is through. Whoever dies between these steps leaves the campaign with a time, and whoever takes it then goes on from there.
 */
export async function endBatch(ctx: ServiceContext, taken: TakenCampaign, ended: Ended): Promise<void> {
  const { campaign } = taken
  const troubles = ended.handed?.trouble ? campaign.troubles + 1 : ended.handed?.answered ? 0 : campaign.troubles
  const why = pauseReason(ended, troubles)
  const outlook = await putBack(ctx, taken, ended, troubles, why)
  if (!outlook) return
  if (outlook.status === 'sending' && outlook.open === 0) return complete(ctx, taken, outlook.reached)
  if (outlook.status !== 'sending') return settle(ctx, taken)
  const now = ctx.clock.now()
  const nextAt = nextBatchAt(taken, ended, outlook, troubles, now)
  const [row] = await ctx.data.all<{ status: CampaignStatus }>(sql`
    UPDATE campaigns SET batch_id = NULL, next_at = CASE status WHEN 'sending' THEN ${nextAt.toISOString()} ELSE NULL END
    WHERE id = ${campaign.id} AND batch_id = ${campaign.batchId} RETURNING status`)
  const waitMs = nextAt.getTime() - now.getTime()
  if (row?.status === 'sending' && waitMs <= QUEUE_WAIT_MS_MAX)
    await ctx.queues.send('campaign-batches', jobOf(campaign), { delaySeconds: Math.max(0, Math.ceil(waitMs / 1_000)) })
}

/** Tells how a campaign ended, or that it paused by itself, and lets go of it. A repetition tells the same again, which is heard once. */
export async function settle(ctx: ServiceContext, { campaign }: TakenCampaign): Promise<void> {
  await tellCampaign(ctx, campaign)
  // One that goes on again meanwhile is due at once.
  const [row] = await ctx.data.all<{ status: CampaignStatus }>(sql`
    UPDATE campaigns SET batch_id = NULL, next_at = CASE status WHEN 'sending' THEN ${ctx.clock.now().toISOString()} ELSE NULL END
    WHERE id = ${campaign.id} AND batch_id = ${campaign.batchId} RETURNING status`)
  if (row?.status === 'sending') await ctx.queues.send('campaign-batches', jobOf(campaign))
}

function pauseReason({ stop, hindrance, handed }: Ended, troubles: number): string | null {
  if (hindrance !== null) return hindrance
  if (stop?.kind === 'bounces')
    return `${stop.percent.toFixed(1)} % of its messages bounced, which is more than ${BOUNCE_PAUSE.percent} %: more of them would harm the sender's reputation. Look at the addresses before you resume it.`
  if (handed?.trouble && (handed.needsPerson || troubles > TROUBLE_WAITS_MS.length)) return handed.trouble
  return null
}

async function putBack(
  ctx: ServiceContext,
  { campaign }: TakenCampaign,
  { handed, sentAt }: Ended,
  troubles: number,
  why: string | null,
): Promise<Outlook | null> {
  const { id, batchId, senderId } = campaign
  const now = ctx.clock.now()
  const at = now.toISOString()
  const { hour, day } = periodsOf(now)
  const isOurs = sql`id = ${id} AND batch_id = ${batchId}`
  const due = sql`SELECT 1 FROM recipients WHERE campaign_id = ${id} AND state = 'pending' AND (next_at IS NULL OR next_at <= ${at})`
  const usedIn = (period: string) =>
    sql`coalesce((SELECT used FROM sender_spends WHERE sender_id = ${senderId} AND period = ${period}), 0)`
  const first: Statement<unknown>[] = [
    statement(
      sql`UPDATE recipients SET state = 'pending', batch_id = NULL WHERE campaign_id = ${id} AND state = 'claimed' AND batch_id = ${batchId}`,
    ),
    giveBack(campaign),
    statement(sql`UPDATE campaigns SET troubles = ${troubles}, sent_at = coalesce(${sentAt}, sent_at) WHERE ${isOurs}`),
    ...senderStatements(campaign, handed, at),
    ...(why === null
      ? []
      : [
          statement(sql`UPDATE campaigns SET status = 'paused', status_reason = ${why}, troubles = 0, updated_at = ${at}
            WHERE ${isOurs} AND status = 'sending'`),
          auditStatement(ctx, {
            action: 'campaign.pause',
            accountId: campaign.accountId,
            objectId: id,
            after: { reason: why },
          }),
        ]),
  ]
  const rows = await runBatch(ctx.data, [
    ...first,
    statement<Outlook>(sql`
      SELECT status, updated_at,
        EXISTS (SELECT 1 FROM recipients WHERE campaign_id = ${id} AND state IN ('pending', 'claimed', 'sending')) AS open,
        EXISTS (${due}) AS is_due,
        CASE WHEN EXISTS (${due}) THEN NULL
          ELSE (SELECT min(next_at) FROM recipients WHERE campaign_id = ${id} AND state = 'pending') END AS earliest,
        (SELECT per_hour FROM senders WHERE id = ${senderId}) - ${usedIn(hour)} AS hour_left,
        (SELECT per_day FROM senders WHERE id = ${senderId}) - ${usedIn(day)} AS day_left,
        (SELECT coalesce(sum(total), 0) FROM campaign_totals WHERE campaign_id = ${id} AND what IN ('sent', 'delivered', 'unknown')) AS reached
      FROM campaigns WHERE ${isOurs}`),
  ])
  return (rows.at(-1) as Outlook[] | undefined)?.[0] ?? null
}

/** A message that went through shows that the sender works; one that met trouble, why not. */
function senderStatements(
  { senderId }: TakenCampaign['campaign'],
  handed: Handed | null,
  at: string,
): Statement<unknown>[] {
  if (handed?.trouble)
    return [
      statement(sql`UPDATE senders SET problem = ${handed.trouble}, updated_at = ${at},
        is_verified = CASE WHEN ${handed.needsPerson ? 1 : 0} THEN 0 ELSE is_verified END WHERE id = ${senderId}`),
    ]
  if (!handed?.answered) return []
  return [
    statement(sql`UPDATE senders SET problem = NULL, is_verified = 1, updated_at = ${at}
      WHERE id = ${senderId} AND (problem IS NOT NULL OR is_verified = 0)`),
  ]
}

function nextBatchAt(
  { campaign }: TakenCampaign,
  { handed, stop }: Ended,
  { is_due, earliest, hour_left, day_left }: Outlook,
  troubles: number,
  now: Date,
): Date {
  if (handed?.trouble) return later(now, TROUBLE_WAITS_MS[Math.min(troubles, TROUBLE_WAITS_MS.length) - 1] ?? 0)
  if (!is_due) return new Date(Math.max(earliest === null ? 0 : Date.parse(earliest), later(now, 1_000).getTime()))
  if (day_left !== null && day_left <= 0) return nextDay(now)
  if (hour_left !== null && hour_left <= 0) return nextHour(now)
  // One that was cut short goes on where it stopped.
  return stop?.kind === 'over' ? now : later(now, campaign.batchDelay * 1_000)
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** Nothing waits any more. It keeps its time until that has been told. */
async function complete(ctx: ServiceContext, taken: TakenCampaign, reached: number): Promise<void> {
  const { id, batchId } = taken.campaign
  const at = ctx.clock.now().toISOString()
  await ctx.data.run(sql`
    UPDATE campaigns SET status = ${reached > 0 ? 'sent' : 'failed'}, updated_at = ${at},
      status_reason = ${reached > 0 ? null : 'No message went out to anybody; each recipient says why.'}
    WHERE id = ${id} AND batch_id = ${batchId} AND status = 'sending'
      AND NOT EXISTS (SELECT 1 FROM recipients WHERE campaign_id = ${id} AND state IN ('pending', 'claimed', 'sending'))`)
  return settle(ctx, taken)
}
