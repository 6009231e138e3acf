import { sql } from 'drizzle-orm'
import type { Campaign } from '../../contracts/campaigns.ts'
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

/** Whoever changed a campaign since it was read. */
const MEANWHILE = 'The campaign changed meanwhile. Please reload it.'

/**
 * Makes a campaign that ended a draft. Of a sent one all recipients wait again, or only those whom it did not reach; of a failed one only those who got
 * nothing. What happened the last time stays among their events, but follow-ups begin anew; who unsubscribed meanwhile is on the list of suppressions and will be
 * left out.
 *
 * First the recipients, a few at a time, then the campaign: who goes on after it broke off does the rest, and as long as it is not a draft nobody sends it.
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
  // Who got a follow-up, or waited for one, comes to it again once the message before is out.
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
