import { sql } from 'drizzle-orm'
import type { CampaignSender } from '../../../../contracts/campaigns/sending.ts'
import { auditStatement } from '../../../../core/audit.ts'
import type { ServiceContext } from '../../../../core/context.ts'
import { runBatch, statement } from '../../../../db/batch.ts'
import type { EmailSettings, SmsSettings } from '../../../../db/schema/data/senders.ts'
import type { CampaignRow } from '../../../../domain/campaigns/campaign-row.ts'
import { inSequence } from '../../../../domain/campaigns/family.ts'
import type { SenderRow } from '../../../../domain/senders/senders.ts'
import { conflict, notFound, raise } from '../../../../lib/errors.ts'
import { limitOn, type WarmingSender } from '../../../../outreach/schedule/warm-up.ts'
import { AS_JOINED } from '../../campaign-senders.ts'
import { requireCampaign } from '../../queries.ts'
import { senderProblem } from '../blocking-reason.ts'
import { jobOf } from '../open-transport.ts'
import { periodsOf } from '../policy.ts'
import { readRotation } from './read-rotation.ts'

interface Row extends WarmingSender, Omit<CampaignSender, 'from' | 'limit_today'> {
  settings: string
}

/** Returns the senders of a campaign, with what they sent and whether they take part. @throws not_found */
export async function listCampaignSenders(ctx: ServiceContext, id: string): Promise<CampaignSender[]> {
  return sendersOf(ctx, await requireCampaign(ctx, id))
}

async function sendersOf(ctx: ServiceContext, { id, senderId, accountId }: CampaignRow): Promise<CampaignSender[]> {
  const { day } = periodsOf(ctx.clock.now())
  const total = (what: string) => sql`
    coalesce((SELECT sum(total) FROM sender_totals WHERE campaign_id = ${id} AND sender_id = senders.id AND what = ${what}), 0)`
  const rows = await ctx.data.all<Row>(sql`
    SELECT senders.id, name, settings, per_day AS "perDay", warm_up_from AS "warmUpFrom", warm_up_step AS "warmUpStep", warm_up_since AS "warmUpSince",
      ${total('sent')} AS sent, ${total('bounced')} AS bounced, ${total('replied')} AS replied,
      coalesce((SELECT used FROM sender_spends WHERE sender_id = senders.id AND period = ${day}), 0) AS used_today,
      left_out_at, left_out_reason, wait_until, wait_reason
    FROM senders LEFT JOIN campaign_senders ON campaign_senders.campaign_id = ${id} AND campaign_senders.sender_id = senders.id
    WHERE senders.account_id = ${accountId}
      AND senders.id IN (SELECT ${senderId} UNION SELECT sender_id FROM campaign_senders WHERE campaign_id = ${id})
    ORDER BY place, senders.id`)
  const now = ctx.clock.now().toISOString()
  return rows.map(({ settings, perDay, warmUpFrom, warmUpStep, warmUpSince, ...row }) => {
    const isWaiting = row.wait_until !== null && row.wait_until > now
    return {
      ...row,
      from: fromOf(JSON.parse(settings) as EmailSettings | SmsSettings),
      limit_today: limitOn({ perDay, warmUpFrom, warmUpStep, warmUpSince }, day),
      wait_until: isWaiting ? row.wait_until : null,
      wait_reason: isWaiting ? row.wait_reason : null,
    }
  })
}

const fromOf = (settings: EmailSettings | SmsSettings): string =>
  'fromEmail' in settings ? settings.fromEmail : settings.fromNumber

/**
 * Takes a sender that was left out back into a campaign. Its bounces so far no longer count, and the threads that it
 * began go on.
 *
 * @throws not_found, conflict if the sender still cannot send
 */
export async function rejoinSender(ctx: ServiceContext, id: string, senderId: string): Promise<CampaignSender[]> {
  const campaign = await requireCampaign(ctx, id)
  const { row } =
    (await readRotation(ctx, campaign)).find((standing) => standing.row.id === senderId) ?? raise(notFound('Sender'))
  const problem = rejoinProblem(campaign, row)
  if (problem !== null) throw conflict(problem)
  const at = ctx.clock.now().toISOString()
  const [joined, , due] = await runBatch(ctx.data, [
    statement<{ sender_id: string }>(sql`
      UPDATE campaign_senders SET ${AS_JOINED}
      WHERE campaign_id = ${id} AND sender_id = ${senderId} AND left_out_at IS NOT NULL RETURNING sender_id`),
    auditStatement(ctx, { action: 'campaign.rejoin-sender', objectId: id, after: { sender_id: senderId } }),
    // Whoever waits for it is due at once.
    statement<{ id: string }>(sql`
      UPDATE campaigns SET next_at = ${at}, updated_at = ${at}
      WHERE ${inSequence(id)} AND status = 'sending' AND batch_id IS NULL
        AND EXISTS (SELECT 1 FROM recipients WHERE campaign_id = campaigns.id AND state = 'pending')
      RETURNING id`),
  ])
  if (joined.length > 0)
    for (const one of due)
      await ctx.queues.send('campaign-batches', jobOf({ accountId: campaign.accountId, id: one.id }))
  return sendersOf(ctx, campaign)
}

function rejoinProblem({ type }: CampaignRow, row: SenderRow): string | null {
  const problem = senderProblem(type, row)
  if (problem !== null) return problem
  return row.isVerified ? null : `It does not work yet: ${row.problem ?? 'test it first.'}`
}
