import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch } from '../../db/batch.ts'
import type { CampaignRow } from '../../domain/campaigns/campaign-row.ts'
import { deleteStatement } from '../../domain/recipients/delete-recipients.ts'
import { excludeRecipients, type WaitingRecipient } from '../../domain/recipients/eligibility/exclude-recipients.ts'
import type { ExclusionKind } from '../../domain/recipients/eligibility/exclusion.ts'
import { didNotArrive, waitAgainStatement } from '../../domain/recipients/wait-again.ts'
import { conflict } from '../../lib/errors.ts'
import { nextTurn } from '../../lib/steps.ts'
import { becomeDraft, isStill, ROWS_AT_ONCE } from './become-draft.ts'

/**
 * Exclusions that the next run cannot change. Other exclusions are reevaluated, and a user may still record a consent.
 */
const STAYS_OUT: ReadonlySet<ExclusionKind | undefined> = new Set(['suppressed', 'refused'])

/**
 * Turns a sent campaign back into a draft. Only recipients that it did not reach and that may still be contacted become
 * pending. Nobody receives a message twice, and hard bounces stay bounced.
 *
 * @throws conflict if there are no such recipients, or the campaign was changed concurrently
 */
export async function retryFailed(ctx: ServiceContext, campaign: CampaignRow): Promise<void> {
  const { id } = campaign
  let after = ''
  for (;;) {
    const rows = await ctx.data.all<WaitingRecipient>(sql`
      SELECT id, address, contact, consent, organization FROM recipients WHERE campaign_id = ${id} AND ${didNotArrive} AND address NOT LIKE 'erased:%' AND id > ${after}
      ORDER BY id LIMIT ${ROWS_AT_ONCE}`)
    const { exclusions } = await excludeRecipients(ctx, campaign, rows, null)
    await letThemWait(
      ctx,
      campaign,
      rows.filter((row) => !STAYS_OUT.has(exclusions.get(row.id)?.kind)),
    )
    if (rows.length < ROWS_AT_ONCE) break
    after = rows.at(-1)!.id
    await nextTurn()
  }
  const isAwaited = sql`EXISTS (SELECT 1 FROM recipients WHERE campaign_id = ${id} AND state = 'pending')`
  if (!(await becomeDraft(ctx, campaign, isAwaited)))
    throw conflict("There's no one left to retry. Everyone else received it or can't be contacted.")
}

/**
 * Resets recipients to pending and deletes their follow-ups: one that was skipped because the earlier message bounced
 * must not stay skipped if the new one arrives.
 */
async function letThemWait(
  ctx: ServiceContext,
  campaign: CampaignRow,
  some: readonly { readonly id: string }[],
): Promise<void> {
  if (some.length === 0) return
  const ids = JSON.stringify(some.map(({ id }) => id))
  const are = sql`id IN (SELECT value FROM json_each(${ids})) AND ${didNotArrive}`
  await runBatch(ctx.data, [
    deleteStatement(sql`campaign_id IN (SELECT id FROM campaigns WHERE follows_id = ${campaign.id})
        AND address IN (SELECT address FROM recipients WHERE ${are}) AND ${isStill(campaign)}`),
    waitAgainStatement(sql`${are} AND ${isStill(campaign)}`),
  ])
}
