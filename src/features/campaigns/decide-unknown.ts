import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { inSequence, sequenceId } from '../../domain/campaigns/family.ts'
import { arrivedStatement, sendAgainStatement } from '../../domain/recipients/wait-again.ts'
import { conflict } from '../../lib/errors.ts'
import { assertChannel } from './change-campaign.ts'
import { requireLedger } from './queries.ts'

export interface Decision {
  readonly recipient_ids: readonly string[]
  readonly as: 'sent' | 'send_again'
}

/**
 * Records a user's decision on messages whose delivery is unknown, for a campaign or a follow-up. Recipients that did
 * not receive the message become pending again; a campaign that had ended resumes for them.
 *
 * @returns how many of the given recipients were unknown
 * @throws not_found, conflict if messages are to be sent again but the campaign was cancelled or is no longer sending
 */
export async function decideUnknown(ctx: ServiceContext, id: string, { recipient_ids, as }: Decision): Promise<number> {
  const campaign = await requireLedger(ctx, id)
  const rootId = sequenceId(campaign)
  const now = ctx.clock.now().toISOString()
  const isMeant = sql`campaign_id = ${id} AND id IN (SELECT value FROM json_each(${JSON.stringify(recipient_ids)}))`
  if (as === 'sent') {
    const [decided] = await runBatch(ctx.data, [arrivedStatement(isMeant, now)])
    return decided.length
  }
  assertChannel(ctx, campaign.type)
  if (campaign.status === 'cancelled') throw conflict('The campaign was cancelled: nothing of it is sent any more.')
  const isThrough = sql`${inSequence(rootId)} AND status IN ('sent', 'failed')
    AND EXISTS (SELECT 1 FROM recipients WHERE campaign_id = ${id} AND state = 'pending')`
  const [decided, , woken, due] = await runBatch(ctx.data, [
    sendAgainStatement(sql`${isMeant} AND EXISTS (SELECT 1 FROM campaigns WHERE id = ${id} AND status <> 'cancelled')`),
    // An ended campaign can only restart through the status `draft`, together with its follow-ups.
    statement(sql`UPDATE campaigns SET status = 'draft', next_at = 'again' WHERE ${isThrough} AND changes() > 0`),
    statement(sql`
      UPDATE campaigns SET status = 'sending', status_reason = NULL, sent_at = NULL, next_at = iif(id = ${id}, ${now}, NULL), batch_id = NULL, troubles = 0, updated_at = ${now}
      WHERE ${inSequence(rootId)} AND status = 'draft' AND next_at = 'again' RETURNING 1`),
    // A follow-up without pending recipients has no `next_at`.
    statement(sql`
      UPDATE campaigns SET next_at = ${now} WHERE id = ${id} AND status = 'sending' AND batch_id IS NULL AND next_at IS NULL RETURNING 1`),
  ])
  if (woken.length > 0 || due.length > 0)
    await ctx.queues.send('campaign-batches', { account_id: campaign.accountId, campaign_id: id })
  return decided.length
}
