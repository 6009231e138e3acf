import { sql } from 'drizzle-orm'
import { ERRORS_IN_A_ROW } from '../../../contracts/campaigns/limits.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { TakenCampaign } from './acquire-batch.ts'
import type { Ended } from './next-batch.ts'

/**
 * Returns why a campaign must be paused after a batch with errors, as a sentence: none of its most recent messages were
 * sent, across batches, while other recipients are still pending. Otherwise null. Later bounces, and messages that were
 * given up after several attempts, do not count, since they say nothing about the next message. If the campaign rotates
 * several senders, only messages of the batch's sender count.
 */
export async function errorThreshold(
  ctx: ServiceContext,
  { campaign, rotation }: TakenCampaign,
  { handed, sentAt }: Ended,
): Promise<string | null> {
  if (!handed || handed.errors === 0) return null
  const { id, startedAt, updatedAt } = campaign
  // Counts errors of this run, since the campaign was last resumed and since its last successful message.
  const lastSentAt = rotation?.sender ? rotation.sender.lastSentAt : campaign.sentAt
  const since = [sentAt, lastSentAt, startedAt, updatedAt].reduce<string>(
    (latest, at) => (at && at > latest ? at : latest),
    '',
  )
  const [row] = await ctx.data.all<{ errors: number; reason: string | null; waiting: number }>(sql`
    SELECT count(*) AS errors, max(happened_at) AS latest, text AS reason,
      EXISTS (SELECT 1 FROM recipients WHERE campaign_id = ${id} AND state IN ('pending', 'claimed')) AS waiting
    FROM recipient_events JOIN recipients ON recipients.id = recipient_id
    WHERE recipient_events.campaign_id = ${id} AND kind IN ('failed', 'bounced', 'unknown') AND happened_at > ${since}
      AND recipients.state = kind AND sent_at IS NULL AND attempts <= 1
      AND ${rotation?.sender ? sql`recipients.sender_id = ${campaign.senderId}` : sql`true`}`)
  if (!row?.waiting || row.errors < ERRORS_IN_A_ROW) return null
  return `${row.errors} messages in a row failed. The last one: ${row.reason ?? 'unknown reason.'}`
}
