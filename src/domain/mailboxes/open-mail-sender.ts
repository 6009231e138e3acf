import type { GrantKind } from '../../contracts/mailboxes/mailboxes.ts'
import type { ServiceContext } from '../../core/context.ts'
import type { EmailSecrets } from '../../db/schema/data/senders.ts'
import { createGmailSender } from '../../platform/mailboxes/gmail-sender.ts'
import { createGraphSender } from '../../platform/mailboxes/graph-sender.ts'
import { MailboxError, type MailboxSender } from '../../platform/mailboxes/port.ts'
import type { OpenApi } from '../../platform/oauth/call-api.ts'
import { dkimKeyOf, emailSettingsOf, type SenderRow, smtpOf, smtpServerOf } from '../senders/senders.ts'
import { openMailbox } from './access.ts'

/**
 * How many messages a mailbox sends at once: Gmail and Graph throttle more of one mailbox, Graph above four
 * (https://learn.microsoft.com/en-us/graph/throttling-limits#outlook-service-limits).
 */
export const MAILBOX_LANES = 2

/**
 * Opens what a sender's mail leaves by: its mail server, or its connected mailbox.
 *
 * @param connections the maximum number at once
 */
export function openMailSender(
  ctx: ServiceContext,
  sender: SenderRow,
  secrets: EmailSecrets,
  { connections }: { readonly connections: number },
): MailboxSender {
  const { transport } = emailSettingsOf(sender)
  if (transport === 'smtp') {
    const pool = smtpOf(ctx).open(smtpServerOf(sender, secrets), { connections, dkim: dkimKeyOf(sender, secrets) })
    return { send: (mail) => pool.send(mail), close: () => pool.close() }
  }
  const create = transport === 'google' ? createGmailSender : createGraphSender
  return create(apiOf(ctx, sender.id, transport), { now: () => ctx.clock.now() })
}

/** Opens the API of a connected mailbox. The access token is looked up once for all messages of a batch. */
export function apiOf(ctx: ServiceContext, senderId: string, kind: GrantKind): OpenApi {
  let opened: ReturnType<OpenApi> | null = null
  const open: OpenApi = async (rejectedToken) => {
    const access = await openMailbox(ctx, senderId, rejectedToken)
    if (access.kind === kind) return access
    const reason = 'This sender has another mailbox by now. Connect it again.'
    throw new MailboxError({ kind: 'refused', reason, retryAfterSeconds: null })
  }
  return async (rejectedToken) => {
    const last = opened && (await opened.catch(() => null))
    if (last && last.accessToken !== rejectedToken) return last
    opened = open(rejectedToken)
    return opened
  }
}
