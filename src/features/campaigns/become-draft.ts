import { type SQL, sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import type { CampaignRow } from '../../domain/campaigns/campaign-row.ts'
import { inSequence } from '../../domain/campaigns/family.ts'

/** Recipients that one statement resets to pending. */
export const ROWS_AT_ONCE = 2_000
/**
 * SQL condition: the campaign is unchanged since it was read. Every statement includes it, so that it cannot undo what
 * a concurrent run has sent.
 */
export const isStill = ({ id, status, revision }: CampaignRow): SQL =>
  sql`EXISTS (SELECT 1 FROM campaigns WHERE id = ${id} AND status = ${status} AND revision = ${revision})`

/**
 * Turns an ended campaign and its follow-ups back into drafts, after its recipients were reset.
 *
 * @returns whether the campaign was unchanged and the condition was true
 */
export async function becomeDraft(ctx: ServiceContext, campaign: CampaignRow, condition: SQL): Promise<boolean> {
  const { id, status } = campaign
  const [changed] = await runBatch(ctx.data, [
    statement<{ id: string }>(sql`
      UPDATE campaigns SET status = 'draft', status_reason = NULL, scheduled_at = NULL, started_at = NULL, sent_at = NULL, next_at = NULL, batch_id = NULL,
        troubles = 0, subject_winner = NULL, subject_decided_by = NULL, split_at = NULL, revision = revision + 1, updated_at = ${ctx.clock.now().toISOString()}
      WHERE ${inSequence(id)} AND ${isStill(campaign)} AND ${condition} RETURNING id`),
    auditStatement(ctx, { action: 'campaign.resend', objectId: id, before: { status } }),
  ])
  return changed.length > 0
}
