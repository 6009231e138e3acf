import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch } from '../../../db/batch.ts'
import { deleteStatement } from '../../../domain/recipients/delete-recipients.ts'
import { areIn } from '../../../domain/recipients/steps.ts'
import { areRecipientsChangeable, assertRecipientsChangeable } from '../../../domain/recipients/store-recipients.ts'
import { nextTurn } from '../../../lib/steps.ts'
import { lacksField } from '../missing-fields.ts'
import { requireCampaign } from '../queries.ts'

/** Maximum rows per statement. */
const ROWS_AT_ONCE = 2_000

/**
 * Removes recipients from a campaign, unless something was sent to them.
 *
 * @param choice the recipients' ids, or a merge field that they lack
 * @returns how many were removed
 * @throws not_found, conflict once sending began
 */
export async function removeRecipients(
  ctx: ServiceContext,
  id: string,
  { recipient_ids, missing }: { readonly recipient_ids?: readonly string[]; readonly missing?: string },
): Promise<number> {
  assertRecipientsChangeable(await requireCampaign(ctx, id))
  const isFree = sql`${areIn('pending', 'skipped')} AND sent_at IS NULL AND ${areRecipientsChangeable(id)}`
  if (missing === undefined) {
    const named = sql`id IN (SELECT value FROM json_each(${JSON.stringify(recipient_ids ?? [])}))`
    const [gone] = await runBatch(ctx.data, [deleteStatement(sql`campaign_id = ${id} AND ${named} AND ${isFree}`)])
    return gone.length
  }
  for (let removed = 0; ; await nextTurn()) {
    const some = sql`id IN (SELECT id FROM recipients WHERE campaign_id = ${id} AND ${lacksField(missing)} AND ${isFree} LIMIT ${ROWS_AT_ONCE})`
    const [gone] = await runBatch(ctx.data, [deleteStatement(some)])
    removed += gone.length
    if (gone.length < ROWS_AT_ONCE) return removed
  }
}
