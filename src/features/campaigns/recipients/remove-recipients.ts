import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { requireCampaign } from '../queries.ts'
import { areRecipientsChangeable, assertRecipientsChangeable } from './store-recipients.ts'

/**
 * Takes recipients that nothing was sent to off a campaign.
 *
 * @returns how many there were
 * @throws not_found, conflict once it began
 */
export async function removeRecipients(
  ctx: ServiceContext,
  id: string,
  recipientIds: readonly string[],
): Promise<number> {
  assertRecipientsChangeable(await requireCampaign(ctx, id))
  const gone = await ctx.data.all(sql`
    DELETE FROM recipients WHERE campaign_id = ${id} AND id IN (SELECT value FROM json_each(${JSON.stringify(recipientIds)}))
      AND state IN ('pending', 'skipped') AND sent_at IS NULL AND ${areRecipientsChangeable(id)} RETURNING 1`)
  return gone.length
}
