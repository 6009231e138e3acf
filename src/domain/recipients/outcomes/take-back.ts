import { type SQL, sql } from 'drizzle-orm'
import type { Channel } from '../../../contracts/senders.ts'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { type Statement, statement } from '../../../db/batch.ts'
import { uuidOf } from '../../../lib/ids.ts'
import { ANSWERED_REASON, UNSUBSCRIBED_REASON } from '../../../outreach/judge-follow-up.ts'
import { SUPPRESSED_REASON, suppressionHashes } from '../../suppressions/suppressions.ts'

/** Of `suppressions`: what the account may take back. Entries from before deciders were kept are the account's own or a bounce. */
export const IS_REMOVABLE: SQL = sql`coalesce(decided_by, CASE reason WHEN 'manual' THEN 'account' WHEN 'bounced' THEN 'automatic' ELSE 'recipient' END)
  IN ('automatic', 'account')`

/** Why a follow-up left somebody out, where that may turn out wrong. */
const STOPPED = [ANSWERED_REASON, UNSUBSCRIBED_REASON, SUPPRESSED_REASON]

/**
 * Statements that take back an unsubscription which a program or the account decided, and never one of the recipient's own. The audit row stands right behind
 * the deletion.
 */
export async function takeBackUnsubscription(
  ctx: ServiceContext,
  accountId: string,
  { id, channel, address }: { readonly id: string; readonly channel: Channel; readonly address: string },
): Promise<Statement<unknown>[]> {
  const hashes = JSON.stringify(await suppressionHashes(ctx, accountId, channel, address))
  const listed = sql`account_id = ${accountId} AND channel = ${channel} AND hash IN (SELECT value FROM json_each(${hashes}))`
  return [
    statement(sql`DELETE FROM suppressions WHERE ${listed} AND reason = 'unsubscribed' AND ${IS_REMOVABLE}`),
    auditStatement(ctx, { action: 'suppression.remove', objectId: id }),
    ...forgetUnsubscribed(accountId, id, sql`NOT EXISTS (SELECT 1 FROM suppressions WHERE ${listed})`),
  ]
}

/** Statements by which a message's recipient has not unsubscribed, where `condition` holds. */
export function forgetUnsubscribed(accountId: string, recipientId: string, condition: SQL): Statement<unknown>[] {
  return [
    statement(
      sql`UPDATE recipients SET unsubscribed_at = NULL WHERE id = ${recipientId} AND account_id = ${accountId} AND ${condition}`,
    ),
    statement(sql`DELETE FROM recipient_events WHERE id = ${uuidOf(`${recipientId} unsubscribed`)} AND account_id = ${accountId}
      AND ${condition}`),
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
    statement(sql`
      UPDATE recipients SET state = 'pending', state_reason = NULL, next_at = ${now}
      WHERE account_id = ${accountId} AND state = 'skipped' AND state_reason IN (SELECT value FROM json_each(${JSON.stringify(STOPPED)}))
        AND campaign_id IN (${family}) AND EXISTS (SELECT 1 FROM recipients AS one
          WHERE one.id = ${recipientId} AND (one.address = recipients.address OR one.contact = recipients.contact))`),
    statement(sql`
      UPDATE campaigns SET next_at = ${now} WHERE account_id = ${accountId} AND id IN (${family}) AND status = 'sending' AND batch_id IS NULL
        AND (next_at IS NULL OR next_at > ${now}) AND changes() > 0`),
  ]
}
