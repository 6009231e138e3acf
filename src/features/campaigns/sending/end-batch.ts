import { sql } from 'drizzle-orm'
import type { CampaignStatus } from '../../../contracts/campaigns/campaign-states.ts'
import { BOUNCE_PAUSE } from '../../../contracts/campaigns/limits.ts'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { publishTopics } from '../../../core/publish-topics.ts'
import { runBatch, type Statement, statement } from '../../../db/batch.ts'
import { isHeld } from '../../../domain/campaigns/batch.ts'
import { inSequence, isFamilyOpen, sequenceId } from '../../../domain/campaigns/family.ts'
import { LET_GO } from '../../../domain/campaigns/pause-campaigns.ts'
import { releaseStatement } from '../../../domain/recipients/batch-steps.ts'
import { senderOutcomeStatements } from '../../../domain/senders/sender-outcome.ts'
import { awaitsWinner } from '../../../outreach/outcomes/judge-subject-test.ts'
import { limitOn, type WarmingSender } from '../../../outreach/schedule/warm-up.ts'
import { hasSubject } from '../subject-test/settle-subject.ts'
import type { TakenCampaign } from './acquire-batch.ts'
import { returnQuota } from './claim-recipients.ts'
import type { Handed } from './deliver-batch.ts'
import { errorThreshold } from './error-threshold.ts'
import { type Beside, type Ended, later, nextBatchAt, type Outlook, troubleWaitMs } from './next-batch.ts'
import { isByPlace, reachedFrom, type WaitingZone, waitingZones } from './open-time-zones.ts'
import { jobOf } from './open-transport.ts'
import { periodsOf, QUEUE_WAIT_MS_MAX, TROUBLE_WAITS_MS } from './policy.ts'
import { publishCampaignState } from './publish-campaign-state.ts'
import { excludeSender } from './rotation/exclude-sender.ts'
import { readRotation, rotatedSenders } from './rotation/read-rotation.ts'

/**
 * Ends a batch. Claimed recipients that were not begun become pending again and their budget is returned. The campaign
 * is then paused if necessary, or scheduled for its next batch, or completed. If the worker crashes between these
 * steps, the campaign keeps its `next_at`, and the next worker that acquires it continues from there.
 */
export async function endBatch(ctx: ServiceContext, taken: TakenCampaign, ended: Ended): Promise<void> {
  const { campaign } = taken
  const before = taken.rotation ? (taken.rotation.sender?.troubles ?? 0) : campaign.troubles
  const troubles = ended.handed?.trouble ? before + 1 : ended.handed?.answered ? 0 : before
  const problem = pauseReason(ended, troubles) ?? (await errorThreshold(ctx, taken, ended))
  const why = await unlessOthersGoOn(ctx, taken, problem)
  const outlook = await putBack(ctx, taken, ended, troubles, why)
  if (!outlook) return
  publishTopics(ctx, campaign.accountId, ['campaigns', 'statistics'])
  if (outlook.status === 'sending' && outlook.family_open === 0) return complete(ctx, taken, outlook.reached)
  if (outlook.status !== 'sending') return settle(ctx, taken)
  const now = ctx.clock.now()
  // If only another step has pending recipients, this one has no `next_at` until it has some, too.
  const planned = outlook.open
    ? reachedAfter(campaign, outlook.zones, nextBatchAt(taken, ended, outlook, troubles, now)).toISOString()
    : null
  // If recipients became pending since they were counted, another batch runs at once to see them.
  const [row] = await ctx.data.all<{ status: CampaignStatus; next_at: string | null }>(sql`
    UPDATE campaigns SET batch_id = NULL, next_at = CASE WHEN status <> 'sending' THEN NULL
      WHEN ${waitingOf(campaign.id)} <> ${outlook.waiting} THEN ${later(now, 1_000).toISOString()} ELSE ${planned} END
    WHERE id = ${campaign.id} AND batch_id = ${campaign.batchId} RETURNING status, next_at`)
  if (!row?.next_at) return
  const waitMs = Date.parse(row.next_at) - now.getTime()
  if (waitMs <= QUEUE_WAIT_MS_MAX)
    await ctx.queues.send('campaign-batches', jobOf(campaign), { delaySeconds: Math.max(0, Math.ceil(waitMs / 1_000)) })
}

/**
 * Publishes how a campaign ended, or that it was paused automatically, and releases its lease. A repetition publishes
 * the same event ids, which subscribers receive once.
 */
export async function settle(ctx: ServiceContext, { campaign }: TakenCampaign): Promise<void> {
  await publishCampaignState(ctx, campaign)
  // A campaign that was resumed meanwhile is due at once.
  const [row] = await ctx.data.all<{ status: CampaignStatus }>(sql`
    UPDATE campaigns SET batch_id = NULL, next_at = CASE status WHEN 'sending' THEN ${ctx.clock.now().toISOString()} ELSE NULL END
    WHERE id = ${campaign.id} AND batch_id = ${campaign.batchId} RETURNING status`)
  if (row?.status === 'sending') await ctx.queues.send('campaign-batches', jobOf(campaign))
}

/**
 * Leaves out the sender of the batch for a problem, if its campaign rotates several.
 *
 * @returns the problem if it pauses the campaign: it has one sender, or none is left
 */
async function unlessOthersGoOn(
  ctx: ServiceContext,
  taken: TakenCampaign,
  problem: string | null,
): Promise<string | null> {
  const sender = taken.rotation?.sender
  if (problem === null || !sender) return problem
  return (await excludeSender(ctx, taken, sender.row.id, problem)) > 0 ? null : problem
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
  taken: TakenCampaign,
  { handed, sentAt }: Ended,
  troubles: number,
  why: string | null,
): Promise<(Outlook & Beside) | null> {
  const { campaign, rotation } = taken
  const { id, batchId, senderId } = campaign
  const now = ctx.clock.now()
  const at = now.toISOString()
  const { hour, day } = periodsOf(now)
  const isOurs = sql`id = ${id} AND batch_id = ${batchId}`
  const due = sql`SELECT 1 FROM recipients WHERE campaign_id = ${id} AND state = 'pending' AND (next_at IS NULL OR next_at <= ${at})
    AND ${hasSubject(campaign)}`
  const rootId = sequenceId(campaign)
  const usedIn = (period: string) =>
    sql`coalesce((SELECT used FROM sender_spends WHERE sender_id = ${senderId} AND period = ${period}), 0)`
  const untried = awaitsWinner(campaign)
    ? sql`EXISTS (SELECT 1 FROM recipients WHERE campaign_id = ${id} AND state = 'pending' AND variant IS NOT NULL AND attempts = 0)`
    : sql`0`
  const first: Statement<unknown>[] = [
    releaseStatement({ campaignId: id, batchId }),
    returnQuota(campaign),
    statement(
      sql`UPDATE campaigns SET troubles = ${rotation ? 0 : troubles}, sent_at = coalesce(${sentAt}, sent_at) WHERE ${isOurs}`,
    ),
    ...(sentAt === null || id === rootId
      ? []
      : [statement(sql`UPDATE campaigns SET sent_at = ${sentAt} WHERE id = ${rootId} AND ${isHeld(campaign)}`)]),
    ...senderOutcomeStatements(senderId, handed, at),
    ...(rotation?.sender ? [standingStatement(campaign, handed, { troubles, sentAt, now })] : []),
    ...(why === null
      ? []
      : [
          statement(sql`UPDATE campaigns SET status = 'paused', status_reason = ${why}, troubles = 0, updated_at = ${at}, ${LET_GO}
            WHERE ${inSequence(rootId)} AND status = 'sending' AND ${isHeld(campaign)}`),
          auditStatement(ctx, {
            action: 'campaign.pause',
            accountId: campaign.accountId,
            objectId: rootId,
            after: { reason: why },
          }),
        ]),
  ]
  const rows = await runBatch(ctx.data, [
    ...first,
    statement<Outlook>(sql`
      SELECT status, updated_at,
        EXISTS (SELECT 1 FROM recipients WHERE campaign_id = ${id} AND state IN ('pending', 'claimed', 'sending')) AS open,
        ${isFamilyOpen(rootId)} AS family_open, ${waitingOf(id)} AS waiting, ${untried} AS untried,
        EXISTS (${due}) AS is_due,
        CASE WHEN EXISTS (${due}) THEN NULL
          ELSE (SELECT min(next_at) FROM recipients WHERE campaign_id = ${id} AND state = 'pending' AND ${hasSubject(campaign)}) END AS earliest,
        ${campaign.domainLimit === null && !rotation ? sql`NULL` : nextDue(campaign, at)} AS next_due,
        (SELECT free_at FROM senders WHERE id = ${senderId}) AS free_at,
        (SELECT per_hour FROM senders WHERE id = ${senderId}) - ${usedIn(hour)} AS hour_left,
        ${usedIn(day)} AS used_today,
        (SELECT coalesce(sum(total), 0) FROM campaign_totals WHERE campaign_id = ${rootId} AND what IN ('sent', 'delivered', 'unknown')) AS reached
      FROM campaigns WHERE ${isOurs}`),
    statement<WarmingSender>(sql`
      SELECT per_day AS "perDay", warm_up_from AS "warmUpFrom", warm_up_step AS "warmUpStep", warm_up_since AS "warmUpSince"
      FROM senders WHERE id = ${senderId}`),
    ...(isByPlace(campaign.window) ? [waitingZones(campaign)] : []),
  ])
  const [[outlook], [sender], zones] = rows.slice(first.length) as [Outlook[], WarmingSender[], WaitingZone[]?]
  if (!outlook) return null
  const dayLeft = sender ? limitOn(sender, day) - outlook.used_today : null
  const senders = rotation ? rotatedSenders(await readRotation(ctx, campaign), campaign, now) : null
  return { ...outlook, dayLeft, senders, zones: zones ?? ANYWHERE }
}

/** SQL: the first time after now at which a recipient is due. */
const nextDue = (campaign: TakenCampaign['campaign'], at: string) => sql`
  (SELECT min(next_at) FROM recipients WHERE campaign_id = ${campaign.id} AND state = 'pending' AND next_at > ${at} AND ${hasSubject(campaign)})`

/** Updates what a campaign knows of the sender of its batch: how often it failed in a row, and until when it waits. */
function standingStatement(
  campaign: TakenCampaign['campaign'],
  handed: Handed | null,
  { troubles, sentAt, now }: { troubles: number; sentAt: string | null; now: Date },
): Statement<never> {
  const waitMs = handed?.held ? handed.held.seconds * 1_000 : handed?.trouble ? troubleWaitMs(troubles) : null
  const until = waitMs === null ? null : later(now, waitMs).toISOString()
  const reason = handed?.held?.reason ?? handed?.trouble ?? null
  return statement(sql`
    UPDATE campaign_senders SET troubles = ${troubles}, wait_until = ${until}, wait_reason = ${reason}, last_sent_at = coalesce(${sentAt}, last_sent_at)
    WHERE campaign_id = ${sequenceId(campaign)} AND sender_id = ${campaign.senderId} AND left_out_at IS NULL AND ${isHeld(campaign)}`)
}

/** SQL: the number of pending recipients of a campaign or follow-up, including those being sent to. */
const waitingOf = (id: string) =>
  sql`coalesce((SELECT total FROM campaign_totals WHERE campaign_id = ${id} AND what = 'pending'), 0)`

const ANYWHERE: readonly WaitingZone[] = [{ time_zone: null, waiting: 0, earliest: '' }]

/** Returns the time, or the first one after it at which a pending recipient may be contacted. */
const reachedAfter = ({ window }: TakenCampaign['campaign'], zones: readonly WaitingZone[], at: Date): Date =>
  window ? reachedFrom(window, zones, at) : at

/** Completes a campaign without pending recipients in any step. It keeps its `next_at` until the end is published. */
async function complete(ctx: ServiceContext, taken: TakenCampaign, reached: number): Promise<void> {
  const rootId = sequenceId(taken.campaign)
  const at = ctx.clock.now().toISOString()
  await ctx.data.run(sql`
    UPDATE campaigns SET status = ${reached > 0 ? 'sent' : 'failed'}, updated_at = ${at}, ${LET_GO},
      status_reason = ${reached > 0 ? null : 'No messages were sent. See each recipient for the reason.'}
    WHERE ${inSequence(rootId)} AND status = 'sending' AND ${isHeld(taken.campaign)} AND NOT ${isFamilyOpen(rootId)}`)
  return settle(ctx, taken)
}
