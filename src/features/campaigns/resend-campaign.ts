import { sql } from 'drizzle-orm'
import type { Campaign } from '../../contracts/campaigns/campaign.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch } from '../../db/batch.ts'
import type { CampaignRow } from '../../domain/campaigns/campaign-row.ts'
import { deleteRecipients } from '../../domain/recipients/delete-recipients.ts'
import { gotNothing, hadTheirTurn, waitAgainStatement } from '../../domain/recipients/wait-again.ts'
import { conflict } from '../../lib/errors.ts'
import { nextTurn } from '../../lib/steps.ts'
import { becomeDraft, isStill, ROWS_AT_ONCE } from './become-draft.ts'
import { assertChannel } from './change-campaign.ts'
import { requireCampaign, toCampaign } from './queries.ts'
import { retryFailed } from './retry-failed.ts'

/** The message for a campaign that was changed concurrently. */
const MEANWHILE = 'The campaign has changed. Please reload and try again.'

/**
 * Turns an ended campaign back into a draft. For a sent one, all recipients become pending again, or only those that it
 * did not reach; for a failed one, only those that received nothing. Earlier events are kept, but follow-ups start
 * over. People who unsubscribed meanwhile are on the suppression list and will be excluded.
 *
 * The recipients are reset first, in batches, then the campaign. If it is interrupted, calling it again does the rest.
 * The campaign cannot be sent until it is a draft.
 *
 * @throws not_found, feature_not_in_plan, conflict unless it was sent or failed
 */
export async function resendCampaign(
  ctx: ServiceContext,
  id: string,
  { recipients }: { readonly recipients: 'all' | 'failed' },
): Promise<Campaign> {
  const campaign = await requireCampaign(ctx, id)
  assertChannel(ctx, campaign.type)
  const { status } = campaign
  if (status !== 'sent' && status !== 'failed')
    throw conflict('Only a campaign that was sent or failed can be sent again.')
  await (status === 'sent' && recipients === 'failed' ? retryFailed : letWait)(ctx, campaign)
  return toCampaign(ctx, await requireCampaign(ctx, id))
}

async function letWait(ctx: ServiceContext, campaign: CampaignRow): Promise<void> {
  const { id, status } = campaign
  // Recipients of a follow-up get it again once the message before it has been sent again.
  await deleteRecipients(
    ctx,
    sql`campaign_id IN (SELECT id FROM campaigns WHERE follows_id = ${id}) AND ${isStill(campaign)}`,
  )
  const are = status === 'sent' ? hadTheirTurn : gotNothing
  for (;;) {
    const [reset] = await runBatch(ctx.data, [
      waitAgainStatement(
        sql`id IN (SELECT id FROM recipients WHERE campaign_id = ${id} AND ${are}
        AND address NOT LIKE 'erased:%' AND ${isStill(campaign)} LIMIT ${ROWS_AT_ONCE})`,
      ),
    ])
    if (reset.length < ROWS_AT_ONCE) break
    await nextTurn()
  }
  const hasNoFollowUps = sql`NOT EXISTS (
    SELECT 1 FROM recipients WHERE campaign_id IN (SELECT id FROM campaigns WHERE follows_id = ${id}))`
  if (!(await becomeDraft(ctx, campaign, hasNoFollowUps))) throw conflict(MEANWHILE)
}
