import { type SQL, sql } from 'drizzle-orm'
import type { Campaign } from '../../contracts/campaigns.ts'
import type { ServiceContext } from '../../core/context.ts'
import { conflict } from '../../lib/errors.ts'
import { nextTurn } from '../../lib/steps.ts'
import { becomeDraft, isStill, ROWS_AT_ONCE, WAITS_AGAIN } from './become-draft.ts'
import { assertChannel } from './change-campaign.ts'
import { type CampaignRow, requireCampaign, toCampaign } from './queries.ts'
import { retryFailed } from './retry-failed.ts'

/** Who got nothing. Whoever may have got it (`unknown`) waits for a person to say so. */
const GOT_NOTHING = ['failed', 'bounced', 'skipped']
/** Who waits again once a campaign that ended well becomes a draft. */
const ALL = ['sent', 'delivered', 'unknown', ...GOT_NOTHING]

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
  await deleteFollowUpRows(ctx, id, isStill(campaign))
  const states = JSON.stringify(status === 'sent' ? ALL : GOT_NOTHING)
  for (;;) {
    const reset = await ctx.data.all(sql`
      UPDATE recipients SET ${WAITS_AGAIN}
      WHERE id IN (SELECT id FROM recipients WHERE campaign_id = ${id} AND state IN (SELECT value FROM json_each(${states}))
        AND address NOT LIKE 'erased:%' AND ${isStill(campaign)} LIMIT ${ROWS_AT_ONCE}) RETURNING 1`)
    if (reset.length < ROWS_AT_ONCE) break
    await nextTurn()
  }
  const hasNoFollowUps = sql`NOT EXISTS (
    SELECT 1 FROM recipients WHERE campaign_id IN (SELECT id FROM campaigns WHERE follows_id = ${id}))`
  if (!(await becomeDraft(ctx, campaign, hasNoFollowUps))) throw conflict(MEANWHILE)
}

/** Who got a follow-up, or waited for one, comes to it again once the message before is out. */
async function deleteFollowUpRows(ctx: ServiceContext, id: string, isMeant: SQL): Promise<void> {
  for (const table of ['recipient_events', 'recipients'] as const) {
    for (;;) {
      const gone = await ctx.data.all(sql`
        DELETE FROM ${sql.identifier(table)} WHERE rowid IN (
          SELECT rowid FROM ${sql.identifier(table)} WHERE campaign_id IN (SELECT id FROM campaigns WHERE follows_id = ${id}) AND ${isMeant}
          LIMIT ${ROWS_AT_ONCE}) RETURNING 1`)
      if (gone.length < ROWS_AT_ONCE) break
      await nextTurn()
    }
  }
}
