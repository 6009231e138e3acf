import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch } from '../../../db/batch.ts'
import { deleteStatement } from '../../../domain/recipients/delete-recipients.ts'
import { areIn } from '../../../domain/recipients/steps.ts'
import { areRecipientsChangeable, assertRecipientsChangeable } from '../../../domain/recipients/store-recipients.ts'
import { requireCampaign } from '../queries.ts'

/**
 * Removes recipients from a campaign, unless something was sent to them.
 *
 * @returns how many were removed
 * @throws not_found, conflict once sending began
 */
export async function removeRecipients(
  ctx: ServiceContext,
  id: string,
  recipientIds: readonly string[],
): Promise<number> {
  assertRecipientsChangeable(await requireCampaign(ctx, id))
  const [gone] = await runBatch(ctx.data, [
    deleteStatement(sql`campaign_id = ${id} AND id IN (SELECT value FROM json_each(${JSON.stringify(recipientIds)}))
      AND ${areIn('pending', 'skipped')} AND sent_at IS NULL AND ${areRecipientsChangeable(id)}`),
  ])
  return gone.length
}
