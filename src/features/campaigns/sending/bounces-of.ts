import { type SQL, sql } from 'drizzle-orm'
import { sequenceId } from '../../../domain/campaigns/family.ts'
import type { TakenCampaign } from './acquire-batch.ts'

/**
 * SQL columns `out` and `bounced` in a statement on `campaigns`: the messages and bounces that decide whether a batch
 * stops. They are those of the campaign since a person last started it or, if it rotates several senders, those of the
 * batch's sender since it joined.
 */
export function bouncesOf({ campaign, rotation }: TakenCampaign): SQL {
  if (!rotation) {
    const total = (whats: SQL) =>
      sql`(SELECT coalesce(sum(total), 0) FROM campaign_totals WHERE campaign_id = ${campaign.id} AND what IN (${whats}))`
    return sql`${total(sql`'sent', 'delivered', 'bounced'`)} - sent_before AS out, ${total(sql`'bounced'`)} - bounced_before AS bounced`
  }
  const rootId = sequenceId(campaign)
  const total = (what: string, before: SQL) => sql`
    (SELECT coalesce(sum(total), 0) FROM sender_totals WHERE campaign_id = ${rootId} AND sender_id = ${campaign.senderId} AND what = ${what})
      - coalesce((SELECT ${before} FROM campaign_senders WHERE campaign_id = ${rootId} AND sender_id = ${campaign.senderId}), 0)`
  return sql`${total('sent', sql`campaign_senders.sent_before`)} AS out, ${total('bounced', sql`campaign_senders.bounced_before`)} AS bounced`
}
