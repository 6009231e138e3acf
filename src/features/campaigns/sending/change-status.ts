import { eq, type SQL, sql } from 'drizzle-orm'
import type { CampaignStatus } from '../../../contracts/campaigns/campaign-states.ts'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, type Statement, statement } from '../../../db/batch.ts'
import { campaigns } from '../../../db/schema/data/campaigns.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { inSequence } from '../../../domain/campaigns/family.ts'
import { LET_GO } from '../../../domain/campaigns/pause-campaigns.ts'
import { isBefore, mayBecome } from '../../../domain/campaigns/steps.ts'
import { AppError, conflict, invalid, notFound, raise } from '../../../lib/errors.ts'
import { AS_JOINED } from '../campaign-senders.ts'
import { requireCampaign } from '../queries.ts'
import { validateCampaign } from '../validate.ts'
import { jobOf } from './open-transport.ts'
import { publishCampaignPaused } from './publish-campaign-state.ts'

const MEANWHILE = 'The campaign has changed. Please reload and try again.'

/**
 * Starts sending a campaign, now or at a later time. Its recipients are fixed once sending starts.
 *
 * @throws validation_failed with the problems that prevent sending, conflict unless it is a draft or scheduled,
 *   not_found
 */
export async function sendCampaign(
  ctx: ServiceContext,
  id: string,
  { scheduled_at }: { readonly scheduled_at?: string | null | undefined },
): Promise<CampaignRow> {
  const campaign = await requireCampaign(ctx, id)
  if (campaign.status !== 'draft' && campaign.status !== 'scheduled')
    throw conflict('Only a draft or a scheduled campaign can be sent.')
  const now = ctx.clock.now()
  const isLater = scheduled_at !== null && scheduled_at !== undefined
  if (isLater && Date.parse(scheduled_at) <= now.getTime())
    throw invalid({ scheduled_at: ['Choose a time that is still to come'] })
  await assertSendable(ctx, campaign)
  const at = now.toISOString()
  const dueAt = isLater ? new Date(scheduled_at).toISOString() : at
  const status: CampaignStatus = isLater ? 'scheduled' : 'sending'
  const changed = await change(ctx, campaign, {
    action: 'campaign.send',
    joins: 'all',
    after: { status, due_at: dueAt },
    isAllowed: sql`status = ${campaign.status} AND (SELECT revision FROM campaigns AS root WHERE root.id = ${id}) = ${campaign.revision}`,
    // A follow-up has no `next_at` until a recipient is pending for it.
    set: sql`status = ${status}, status_reason = NULL, troubles = 0, next_at = iif(follows_id IS NULL, ${dueAt}, NULL), batch_id = NULL, sent_at = NULL,
      scheduled_at = ${isLater ? dueAt : null}, started_at = ${isLater ? null : at}, subject_winner = NULL, subject_decided_by = NULL, split_at = NULL, variant_winner = NULL,
      sent_before = ${outOf(ALL_OUT)}, bounced_before = ${outOf(['bounced'])}`,
  })
  if (!isLater) await ctx.queues.send('campaign-batches', jobOf(changed))
  return changed
}

/** Pauses a campaign. Messages that are being delivered at this moment still go out. */
export async function pauseCampaign(ctx: ServiceContext, id: string): Promise<CampaignRow> {
  const campaign = await requireCampaign(ctx, id)
  if (!mayBecome(campaign.status, 'paused')) throw conflict('Only a campaign that is sending can be paused.')
  const paused = await change(ctx, campaign, {
    action: 'campaign.pause',
    isAllowed: isBefore('paused'),
    set: sql`status = 'paused', status_reason = NULL, ${LET_GO}`,
  })
  await publishCampaignPaused(ctx, paused)
  return paused
}

/** Resumes a paused campaign. Earlier bounces no longer count towards its bounce rate. */
export async function resumeCampaign(ctx: ServiceContext, id: string): Promise<CampaignRow> {
  const campaign = await requireCampaign(ctx, id)
  if (campaign.status !== 'paused') throw conflict('Only a paused campaign can be resumed.')
  // A campaign without pending recipients may resume, since that is how it ends.
  await assertSendable(ctx, campaign, ['no_recipients'])
  const now = ctx.clock.now().toISOString()
  const resumed = await change(ctx, campaign, {
    action: 'campaign.resume',
    joins: 'those-left',
    isAllowed: sql`status = 'paused'`,
    set: sql`status = 'sending', status_reason = NULL, troubles = 0, next_at = CASE WHEN batch_id IS NULL THEN ${now} ELSE next_at END,
      sent_before = ${outOf(ALL_OUT)}, bounced_before = ${outOf(['bounced'])}`,
  })
  await ctx.queues.send('campaign-batches', jobOf(resumed))
  return resumed
}

/** Cancels a campaign for good. Pending recipients receive nothing. */
export async function cancelCampaign(ctx: ServiceContext, id: string): Promise<CampaignRow> {
  const campaign = await requireCampaign(ctx, id)
  const { status } = campaign
  if (!mayBecome(status, 'cancelled'))
    throw conflict('Only a campaign that is scheduled, sending or paused can be cancelled.')
  return change(ctx, campaign, {
    action: 'campaign.cancel',
    isAllowed: isBefore('cancelled'),
    set: sql`status = 'cancelled', status_reason = NULL, ${LET_GO}`,
  })
}

const ALL_OUT = ['sent', 'delivered', 'bounced'] as const
/** SQL: the number of messages of a step that are in these states. */
const outOf = (whats: readonly string[]): SQL => sql`(
  SELECT coalesce(sum(total), 0) FROM campaign_totals WHERE campaign_id = campaigns.id AND what IN (SELECT value FROM json_each(${JSON.stringify(whats)})))`

interface Change {
  readonly action: 'campaign.send' | 'campaign.pause' | 'campaign.resume' | 'campaign.cancel'
  readonly after?: Readonly<Record<string, unknown>>
  readonly isAllowed: SQL
  readonly set: SQL
  /** The senders of a rotation that take part from now on, without their earlier problems and bounces. */
  readonly joins?: 'all' | 'those-left'
}

/**
 * Lets the senders of a campaign join it. If all of them were left out, all of them join: nothing else could send.
 *
 * @param at when the campaign changed, ISO 8601
 */
const joinStatement = (id: string, joins: 'all' | 'those-left', at: string): Statement<never> =>
  statement(sql`
    UPDATE campaign_senders SET ${AS_JOINED}
    WHERE campaign_id = ${id} AND EXISTS (SELECT 1 FROM campaigns WHERE id = ${id} AND updated_at = ${at})
      AND ${
        joins === 'all'
          ? sql`true`
          : sql`(left_out_at IS NULL OR NOT EXISTS (
              SELECT 1 FROM campaign_senders AS other WHERE other.campaign_id = ${id} AND other.left_out_at IS NULL))`
      }`)

/**
 * Changes the status of a campaign and its follow-ups under a condition, and records the change in the audit trail.
 *
 * @throws conflict if the campaign was changed concurrently
 */
async function change(
  ctx: ServiceContext,
  { id, accountId, status }: CampaignRow,
  { action, after, isAllowed, set, joins }: Change,
): Promise<CampaignRow> {
  const at = ctx.clock.now().toISOString()
  const [changed] = await runBatch(ctx.data, [
    statement<{ id: string }>(sql`
      UPDATE campaigns SET ${set}, updated_at = ${at}
      WHERE ${inSequence(id)} AND account_id = ${accountId} AND ${isAllowed} RETURNING id`),
    auditStatement(ctx, { action, objectId: id, before: { status }, ...(after && { after }) }),
    ...(joins ? [joinStatement(id, joins, at)] : []),
  ])
  if (changed.length === 0) throw conflict(MEANWHILE)
  const [row] = await ctx.data.select().from(campaigns).where(eq(campaigns.id, id))
  return row ?? raise(notFound('Campaign'))
}

/**
 * Refuses a campaign that has problems other than the excepted ones.
 *
 * @throws feature_not_in_plan if that is the only problem, else validation_failed with each problem under its code
 */
export async function assertSendable(
  ctx: ServiceContext,
  campaign: CampaignRow,
  except: readonly string[] = [],
): Promise<void> {
  const validation = await validateCampaign(ctx, campaign)
  const problems = validation.problems.filter(({ code }) => !except.includes(code))
  const [first] = problems
  if (!first) return
  const isOnlyPlan = problems.every(({ code }) => code === 'feature_not_in_plan')
  if (isOnlyPlan) throw new AppError('feature_not_in_plan', first.text)
  const fields: Record<string, string[]> = {}
  for (const { code, text } of problems) fields[code] = [...(fields[code] ?? []), text]
  throw new AppError('validation_failed', first.text, { fields })
}
