import type { ServiceContext } from '../../core/context.ts'
import { createGmailReader } from '../../platform/mailboxes/gmail-reader.ts'
import { createGraphReader } from '../../platform/mailboxes/graph-reader.ts'
import { createImapReader } from '../../platform/mailboxes/imap/create-imap.ts'
import { MailboxError, type MailboxReader } from '../../platform/mailboxes/port.ts'
import { mailServerGuard } from '../senders/senders.ts'
import { openMailbox } from './access.ts'
import type { MailboxRow } from './mailboxes.ts'
import { apiOf } from './open-mail-sender.ts'

/** Opens a mailbox for reading. Connects at the first call. */
export function openReader(ctx: ServiceContext, { senderId, kind }: MailboxRow): MailboxReader {
  const now = () => ctx.clock.now()
  if (kind === 'google') return createGmailReader(apiOf(ctx, senderId, kind), { now })
  if (kind === 'microsoft') return createGraphReader(apiOf(ctx, senderId, kind), { now })
  return createImapReader(
    async () => {
      const access = await openMailbox(ctx, senderId)
      if (access.kind === 'imap') return access
      throw new MailboxError({
        kind: 'refused',
        reason: 'This sender has another mailbox by now.',
        retryAfterSeconds: null,
      })
    },
    { ...mailServerGuard(ctx), now },
  )
}

/**
 * The `authserv-id` under which a mailbox's provider reports how it authenticated a mail, so that its From can be
 * believed; null if there is none. Exchange Online writes none (RFC 8601 requires one), and of other mail servers it
 * cannot be known whether they remove forged headers.
 */
export const authservIdOf = ({ kind, settings }: Pick<MailboxRow, 'kind' | 'settings'>): string | null =>
  kind === 'google' || (kind === 'imap' && settings.host === 'imap.gmail.com') ? 'mx.google.com' : null
