import { eq, sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { emit } from '../../core/emit.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { mailboxes } from '../../db/schema/data/mailboxes.ts'
import { senders } from '../../db/schema/data/senders.ts'
import { uuidOf } from '../../lib/ids.ts'
import { excludeSenderStatement, pauseCampaignsOf } from '../campaigns/pause-campaigns.ts'
import type { MailboxRow } from './mailboxes.ts'

/**
 * Disconnects a mailbox that no longer lets the service in. What sends through it pauses, and its owner is notified
 * once.
 *
 * @param row as it was read before the provider rejected it
 * @param reason a sentence for its owner
 * @returns false if it was connected again meanwhile, or is disconnected already
 */
export async function disconnectMailbox(ctx: ServiceContext, row: MailboxRow, reason: string): Promise<boolean> {
  const at = ctx.clock.now().toISOString()
  const isSender = row.kind !== 'imap'
  const isBlocked = sql`${isSender ? 1 : 0} AND EXISTS (SELECT 1 FROM mailboxes WHERE ${isGone(row, at)})`
  const [gone, , , paused] = await runBatch(ctx.data, [
    statement<{ sender_id: string }>(sql`
      UPDATE mailboxes SET state = 'disconnected', problem = ${reason}, problem_mailed_at = NULL, refresh_ends_at = NULL, updated_at = ${at}
      WHERE sender_id = ${row.senderId} AND secrets = ${row.secrets} AND state = 'connected' RETURNING sender_id`),
    auditStatement(ctx, {
      action: 'sender.lose-mailbox',
      accountId: row.accountId,
      objectId: row.senderId,
      after: { address: row.address, reason },
    }),
    statement(sql`
      UPDATE senders SET is_verified = 0, problem = ${reason}
      WHERE id = ${row.senderId} AND ${isSender ? 1 : 0} AND EXISTS (SELECT 1 FROM mailboxes WHERE ${isGone(row, at)})`),
    pauseCampaignsOf(row.senderId, reason, at, isBlocked),
    excludeSenderStatement(row.senderId, reason, at, isBlocked),
  ])
  if (gone.length === 0) return false
  for (const { id, name, type } of paused.filter(({ follows_id }) => follows_id === null))
    await emit(ctx, {
      kind: 'campaign.paused',
      id: uuidOf(`${id} paused ${at}`),
      account_id: row.accountId,
      campaign_id: id,
      ...{ name, channel: type, reason },
    })
  await publishDisconnection(ctx, {
    ...row,
    state: 'disconnected',
    problem: reason,
    problemMailedAt: null,
    updatedAt: at,
  })
  return true
}

const isGone = ({ senderId, secrets }: MailboxRow, at: string) =>
  sql`sender_id = ${senderId} AND secrets = ${secrets} AND state = 'disconnected' AND updated_at = ${at}`

/**
 * Notifies the owner of a disconnected mailbox, unless that was done. The notification's id belongs to this
 * disconnection, so that it counts once if a Worker dies before it is recorded.
 */
export async function publishDisconnection(ctx: ServiceContext, row: MailboxRow): Promise<void> {
  if (row.state !== 'disconnected' || row.problemMailedAt !== null) return
  const [sender] = await ctx.data.select({ name: senders.name }).from(senders).where(eq(senders.id, row.senderId))
  if (!sender) return
  await emit(ctx, {
    kind: 'sender.disconnected',
    id: uuidOf(`${row.senderId} disconnected ${row.updatedAt}`),
    account_id: row.accountId,
    sender_id: row.senderId,
    name: sender.name,
    from: row.address,
    reason: row.problem ?? '',
  })
  await ctx.data
    .update(mailboxes)
    .set({ problemMailedAt: ctx.clock.now().toISOString() })
    .where(sql`sender_id = ${row.senderId} AND state = 'disconnected' AND updated_at = ${row.updatedAt}`)
}
