import type { ServiceContext } from '../../core/context.ts'
import { chunk } from '../../lib/chunk.ts'
import { grantProviderOf } from '../../platform/mailboxes/grant-provider.ts'
import { revokeGrant } from '../../platform/oauth/grants.ts'
import { type MailboxRow, mailboxesOf, openGrantSecrets } from './mailboxes.ts'

/**
 * Revokes the permission for a mailbox at its provider, after the mailbox was removed here. Best effort: a failure is
 * logged. Google ends all of a person's permissions for this service at once, also those of other accounts here.
 *
 * @returns where the owner has to remove the permission by hand; null if that is not necessary
 */
export async function revokeMailbox(ctx: ServiceContext, row: MailboxRow): Promise<string | null> {
  const provider = row.kind === 'imap' ? null : grantProviderOf(row.kind, ctx.config.grantClients)
  if (!provider || row.state === 'disconnected') return null
  try {
    const { refreshToken } = await openGrantSecrets(ctx, row)
    if (await revokeGrant(provider, refreshToken)) return null
    ctx.log.info('the provider of a mailbox revokes no tokens', { sender_id: row.senderId, kind: row.kind })
  } catch (error) {
    ctx.log.warn('the permission for a mailbox could not be revoked', { sender_id: row.senderId, error })
  }
  return provider.grantsUrl
}

const AT_ONCE = 4

/** Revokes the permissions for all mailboxes of an account that ends, before its rows are deleted. */
export async function revokeMailboxesOf(ctx: ServiceContext, accountId: string): Promise<void> {
  const rows = [...(await mailboxesOf(ctx, accountId)).values()]
  for (const some of chunk(rows, AT_ONCE)) await Promise.all(some.map((row) => revokeMailbox(ctx, row)))
}
