import { sql } from 'drizzle-orm'
import type { Channel } from '../../../contracts/senders.ts'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { type Statement, statement } from '../../../db/batch.ts'
import { ANSWERED_REASON, UNSUBSCRIBED_REASON } from '../../../outreach/judge-follow-up.ts'
import { isUnlisted, unsuppressStatement } from '../../suppressions/list-statements.ts'
import { SUPPRESSED_REASON, suppressionHashes } from '../../suppressions/suppressions.ts'
import { rejoinStatement } from '../wait-again.ts'
import { unmarkUnsubscribed } from './unsubscribed.ts'

/** Why a follow-up left somebody out, where that may turn out wrong. */
const STOPPED = [ANSWERED_REASON, UNSUBSCRIBED_REASON, SUPPRESSED_REASON]

/**
 * Statements that take back an unsubscription which a program or the account decided, and never one of the recipient's own. The audit row stands right behind
 * the deletion.
 */
export async function undoUnsubscription(
  ctx: ServiceContext,
  accountId: string,
  { id, channel, address }: { readonly id: string; readonly channel: Channel; readonly address: string },
): Promise<Statement<unknown>[]> {
  const listed = { accountId, channel, hashes: await suppressionHashes(ctx, accountId, channel, address) }
  return [
    unsuppressStatement(listed, sql`reason = 'unsubscribed'`),
    auditStatement(ctx, { action: 'suppression.remove', objectId: id }),
    ...unmarkUnsubscribed({ id, accountId }, isUnlisted(listed)),
  ]
}

/**
 * Statements that give somebody their place in a campaign again that left them out, at any address of theirs, because of an answer or an unsubscription. Whoever should get none after all
 * is left out again when their turn comes, so that this may be done whatever else is known of them.
 */
export function resumeFollowUps(
  ctx: Pick<ServiceContext, 'clock'>,
  accountId: string,
  recipientId: string,
): Statement<unknown>[] {
  const now = ctx.clock.now().toISOString()
  const family = sql`SELECT following.id FROM recipients AS one JOIN campaigns AS own ON own.id = one.campaign_id
    JOIN campaigns AS following ON coalesce(own.follows_id, own.id) IN (following.id, following.follows_id)
    WHERE one.id = ${recipientId} AND one.account_id = ${accountId} AND following.status IN ('sending', 'paused')`
  return [
    rejoinStatement(
      sql`account_id = ${accountId} AND state_reason IN (SELECT value FROM json_each(${JSON.stringify(STOPPED)}))
        AND campaign_id IN (${family}) AND EXISTS (SELECT 1 FROM recipients AS one
          WHERE one.id = ${recipientId} AND (one.address = recipients.address OR one.contact = recipients.contact))`,
      now,
    ),
    statement(sql`
      UPDATE campaigns SET next_at = ${now} WHERE account_id = ${accountId} AND id IN (${family}) AND status = 'sending' AND batch_id IS NULL
        AND (next_at IS NULL OR next_at > ${now}) AND changes() > 0`),
  ]
}
