import { and, isNull, lte, or } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { type GrantSecrets, mailboxes } from '../../db/schema/data/mailboxes.ts'
import type { GrantProvider } from '../../platform/mailboxes/grant-provider.ts'
import { freshGrant as freshGrantOf, type GrantStore } from '../oauth/fresh-grant.ts'
import { disconnectMailbox, publishDisconnection } from './disconnect-mailbox.ts'
import { findMailbox, isAsRead, type MailboxRow, openGrantSecrets, sealMailboxSecrets } from './mailboxes.ts'

/**
 * Returns the grant of a mailbox with an access token that is valid for a while.
 *
 * @param rejectedToken an access token that must not be returned
 * @throws MailboxError
 */
export const freshGrant = (
  ctx: ServiceContext,
  first: MailboxRow,
  provider: GrantProvider,
  rejectedToken: string | null,
): Promise<GrantSecrets> => freshGrantOf(ctx, storeOf(first.senderId), first, provider, rejectedToken)

const storeOf = (senderId: string): GrantStore<MailboxRow> => ({
  facts: { sender_id: senderId },
  gone: 'The mailbox of this sender was disconnected.',
  unreadable: 'What this mailbox is reached with cannot be read. Please connect it again.',
  find: (ctx) => findMailbox(ctx, senderId),
  open: openGrantSecrets,
  async book({ data }, row, now, until) {
    const isFree = or(isNull(mailboxes.refreshEndsAt), lte(mailboxes.refreshEndsAt, now))
    const booked = await data
      .update(mailboxes)
      .set({ refreshEndsAt: until })
      .where(and(isAsRead(row), isFree))
      .returning({ senderId: mailboxes.senderId })
    return booked.length > 0
  },
  async keep(ctx, row, tokens) {
    await ctx.data
      .update(mailboxes)
      .set({
        secrets: await sealMailboxSecrets(ctx, row, tokens),
        refreshEndsAt: null,
        updatedAt: ctx.clock.now().toISOString(),
      })
      .where(isAsRead(row))
  },
  async release({ data }, row) {
    await data.update(mailboxes).set({ refreshEndsAt: null }).where(isAsRead(row))
  },
  lose: disconnectMailbox,
  publishLoss: publishDisconnection,
})
