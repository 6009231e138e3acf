import { sql } from 'drizzle-orm'
import type { EmailConfig } from '../../../contracts/senders/email-config.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { emit } from '../../../core/emit.ts'
import { runBatch } from '../../../db/batch.ts'
import { excludeSenderStatement, pauseCampaignsOf } from '../../../domain/campaigns/pause-campaigns.ts'
import { removeMailboxStatements } from '../../../domain/mailboxes/connect-mailbox.ts'
import { findMailbox } from '../../../domain/mailboxes/mailboxes.ts'
import { revokeMailbox } from '../../../domain/mailboxes/revoke-mailbox.ts'
import { requireSender } from '../../../domain/senders/senders.ts'
import { notFound, raise } from '../../../lib/errors.ts'
import { uuidOf } from '../../../lib/ids.ts'
import { readEmailConfig } from '../queries.ts'

const REASON = 'Its mailbox was disconnected. Connect it again, then resume the campaign.'

/**
 * Disconnects the mailbox of a sender: its campaigns pause if they are sent through it, and the permission is revoked
 * at its provider.
 *
 * @returns the configuration and a message for the user
 * @throws not_found
 */
export async function disconnectSender(
  ctx: ServiceContext,
  id: string,
): Promise<{ config: EmailConfig; message: string }> {
  const sender = await requireSender(ctx, 'email', id)
  const mailbox = (await findMailbox(ctx, id)) ?? raise(notFound('Mailbox'))
  const at = ctx.clock.now().toISOString()
  const isSender = mailbox.kind === 'imap' ? sql`false` : sql`true`
  const [paused] = await runBatch(ctx.data, [
    // Without IMAP, a sender still sends.
    pauseCampaignsOf(id, REASON, at, isSender),
    excludeSenderStatement(id, REASON, at, isSender),
    ...removeMailboxStatements(ctx, mailbox),
  ])
  for (const { id: campaignId, name, type } of paused.filter(({ follows_id }) => follows_id === null))
    await emit(ctx, {
      kind: 'campaign.paused',
      id: uuidOf(`${campaignId} paused ${at}`),
      ...{ account_id: sender.accountId, campaign_id: campaignId, name, channel: type, reason: REASON },
    })
  const grantsUrl = await revokeMailbox(ctx, mailbox)
  const further = grantsUrl === null ? '' : ` Its permission can be removed at ${grantsUrl}.`
  return { config: await readEmailConfig(ctx, id), message: `Disconnected ${mailbox.address}.${further}` }
}
