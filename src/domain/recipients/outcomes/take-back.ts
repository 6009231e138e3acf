import { sql } from 'drizzle-orm'
import type { Channel } from '../../../contracts/senders/channel.ts'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { type Statement, statement } from '../../../db/batch.ts'
import { ANSWERED_REASON, UNSUBSCRIBED_REASON } from '../../../outreach/schedule/judge-follow-up.ts'
import { isUnlisted, unsuppressStatement } from '../../suppressions/list-statements.ts'
import { SUPPRESSED_REASON, suppressionHashes } from '../../suppressions/suppressions.ts'
import { rejoinStatement } from '../wait-again.ts'
import { unmarkUnsubscribed } from './unsubscribed.ts'

/** Reasons why a follow-up skipped a recipient that may turn out to be wrong. */
const STOPPED = [ANSWERED_REASON, UNSUBSCRIBED_REASON, SUPPRESSED_REASON]

/**
 * Statements that revert an unsubscription decided by software or by the account, never one of the recipient's own. The
 * audit statement directly follows the deletion, whose changes it records.
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
 * Statements that return a recipient, at any of their addresses, to the follow-ups that skipped them because of a reply
 * or an unsubscription. Safe in any case: a recipient who must not get the message is skipped again when their turn
 * comes.
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
