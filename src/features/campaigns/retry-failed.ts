import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { blockedAddresses } from '../../domain/recipients/eligibility/blocked-addresses.ts'
import { conflict } from '../../lib/errors.ts'
import { nextTurn } from '../../lib/steps.ts'
import { becomeDraft, isStill, ROWS_AT_ONCE, WAITS_AGAIN } from './become-draft.ts'
import type { CampaignRow } from './queries.ts'

/** Whom a message did not reach. Whoever may have got it (`unknown`) waits for a person to say so; who was skipped was so for a reason of their own. */
const FAILED = sql.raw("state IN ('failed', 'bounced')")

/**
 * Makes a sent campaign a draft in which nobody waits but those whom it did not reach and who may still be written to: whoever got it gets nothing again, and a
 * mailbox that does not exist stays bounced.
 *
 * @throws conflict where there is nobody, or the campaign changed meanwhile
 */
export async function retryFailed(ctx: ServiceContext, campaign: CampaignRow): Promise<void> {
  const { id, type } = campaign
  let after = ''
  for (;;) {
    const rows = await ctx.data.all<{ id: string; address: string }>(sql`
      SELECT id, address FROM recipients WHERE campaign_id = ${id} AND ${FAILED} AND address NOT LIKE 'erased:%' AND id > ${after}
      ORDER BY id LIMIT ${ROWS_AT_ONCE}`)
    const addresses = rows.map(({ address }) => address)
    const { blocks } = await blockedAddresses(ctx, type, addresses)
    await letThemWait(
      ctx,
      campaign,
      rows.filter(({ address }) => !blocks.has(address)),
    )
    if (rows.length < ROWS_AT_ONCE) break
    after = rows.at(-1)!.id
    await nextTurn()
  }
  const isAwaited = sql`EXISTS (SELECT 1 FROM recipients WHERE campaign_id = ${id} AND state = 'pending')`
  if (!(await becomeDraft(ctx, campaign, isAwaited)))
    throw conflict('There is nobody left to try again: the others got it, or must not be written to.')
}

/** A follow-up that was left out since the message before it came back is no reason to leave it out once that one arrives. */
async function letThemWait(
  ctx: ServiceContext,
  campaign: CampaignRow,
  some: readonly { readonly id: string }[],
): Promise<void> {
  if (some.length === 0) return
  const ids = JSON.stringify(some.map(({ id }) => id))
  const are = sql`id IN (SELECT value FROM json_each(${ids})) AND ${FAILED}`
  await runBatch(ctx.data, [
    statement(sql`
      DELETE FROM recipients WHERE campaign_id IN (SELECT id FROM campaigns WHERE follows_id = ${campaign.id})
        AND address IN (SELECT address FROM recipients WHERE ${are}) AND ${isStill(campaign)}`),
    statement(sql`UPDATE recipients SET ${WAITS_AGAIN} WHERE ${are} AND ${isStill(campaign)}`),
  ])
}
