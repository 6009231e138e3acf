import { type SQL, sql } from 'drizzle-orm'
import type { Campaign } from '../../contracts/campaigns.ts'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { conflict } from '../../lib/errors.ts'
import { assertChannel } from './change-campaign.ts'
import { isFamily } from './family.ts'
import { requireCampaign, toCampaign } from './queries.ts'

/** Recipients that one statement lets wait again. */
const ROWS_AT_ONCE = 2_000
/** Who got nothing. Whoever may have got it (`unknown`) waits for a person to say so. */
const GOT_NOTHING = ['failed', 'bounced', 'skipped']
/** Who waits again once a campaign that ended well becomes a draft. */
const ALL = ['sent', 'delivered', 'unknown', ...GOT_NOTHING]

/**
 * Makes a campaign that ended a draft. Of a sent one all recipients wait again, of a failed one only those who got nothing. What happened the last time stays
 * among their events, but follow-ups begin anew; who unsubscribed meanwhile is on the list of suppressions and will be left out.
 *
 * First the recipients, a few at a time, then the campaign: who goes on after it broke off does the rest, and as long as it is not a draft nobody sends it.
 *
 * @throws not_found, feature_not_in_plan, conflict unless it was sent or failed
 */
export async function resendCampaign(ctx: ServiceContext, id: string): Promise<Campaign> {
  const campaign = await requireCampaign(ctx, id)
  assertChannel(ctx, campaign.type)
  const { status, revision } = campaign
  if (status !== 'sent' && status !== 'failed')
    throw conflict('Only a campaign that was sent or failed can be sent again.')
  // Every statement asks whether it is still that one: else it would undo what another one has sent meanwhile.
  const isStill = sql`EXISTS (SELECT 1 FROM campaigns WHERE id = ${id} AND status = ${status} AND revision = ${revision})`
  await deleteFollowUpRows(ctx, id, isStill)
  const states = JSON.stringify(status === 'sent' ? ALL : GOT_NOTHING)
  for (;;) {
    const reset = await ctx.data.all(sql`
      UPDATE recipients SET state = 'pending', state_reason = NULL, attempts = 0, next_at = NULL, batch_id = NULL, message_id = NULL, sent_at = NULL,
        variant = NULL, delivered_at = NULL, bounced_at = NULL, opened_at = NULL, clicked_at = NULL, unsubscribed_at = NULL, complained_at = NULL, replied_at = NULL
      WHERE id IN (SELECT id FROM recipients WHERE campaign_id = ${id} AND state IN (SELECT value FROM json_each(${states}))
        AND address NOT LIKE 'erased:%' AND ${isStill} LIMIT ${ROWS_AT_ONCE}) RETURNING 1`)
    if (reset.length < ROWS_AT_ONCE) break
  }
  const [changed] = await runBatch(ctx.data, [
    statement<{ id: string }>(sql`
      UPDATE campaigns SET status = 'draft', status_reason = NULL, scheduled_at = NULL, started_at = NULL, sent_at = NULL, next_at = NULL, batch_id = NULL,
        troubles = 0, subject_winner = NULL, split_at = NULL, revision = revision + 1, updated_at = ${ctx.clock.now().toISOString()}
      WHERE ${isFamily(id)} AND ${isStill} AND NOT EXISTS (
        SELECT 1 FROM recipients WHERE campaign_id IN (SELECT id FROM campaigns WHERE follows_id = ${id})) RETURNING id`),
    auditStatement(ctx, { action: 'campaign.resend', objectId: id, before: { status } }),
  ])
  if (changed.length === 0) throw conflict('The campaign changed meanwhile. Please reload it.')
  return toCampaign(ctx, await requireCampaign(ctx, id))
}

/** Who got a follow-up, or waited for one, comes to it again once the message before is out. */
async function deleteFollowUpRows(ctx: ServiceContext, id: string, isStill: SQL): Promise<void> {
  for (const table of ['recipient_events', 'recipients'] as const) {
    for (;;) {
      const gone = await ctx.data.all(sql`
        DELETE FROM ${sql.identifier(table)} WHERE rowid IN (
          SELECT rowid FROM ${sql.identifier(table)} WHERE campaign_id IN (SELECT id FROM campaigns WHERE follows_id = ${id}) AND ${isStill}
          LIMIT ${ROWS_AT_ONCE}) RETURNING 1`)
      if (gone.length < ROWS_AT_ONCE) break
    }
  }
}
