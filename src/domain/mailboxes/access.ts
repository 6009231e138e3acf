import { eq } from 'drizzle-orm'
import type { GrantKind } from '../../contracts/mailboxes/mailboxes.ts'
import type { Encryption } from '../../contracts/senders/email-config.ts'
import type { ServiceContext } from '../../core/context.ts'
import { senders } from '../../db/schema/data/senders.ts'
import { grantProviderOf } from '../../platform/mailboxes/grant-provider.ts'
import { MailboxError } from '../../platform/mailboxes/port.ts'
import { openEmailSecrets } from '../senders/senders.ts'
import { findMailbox, type MailboxRow, openImapSecrets } from './mailboxes.ts'
import { freshGrant } from './refresh-grant.ts'

/** What it takes to reach a mailbox now. */
export type MailboxAccess =
  | {
      readonly kind: GrantKind
      readonly address: string
      /** The base URL of the provider's mail API: Gmail's without `/gmail/v1`, Graph's with its version. */
      readonly apiUrl: string
      readonly accessToken: string
    }
  | {
      readonly kind: 'imap'
      readonly address: string
      readonly host: string
      readonly port: number
      readonly encryption: Encryption
      readonly username: string
      readonly password: string
    }

/**
 * Opens the mailbox of a sender. An access token that ends soon is refreshed first, by one Worker at a time.
 *
 * @param rejectedToken an access token that the provider rejected with 401, so that another one is needed
 * @throws MailboxError and nothing else; after `sign_in` the mailbox is disconnected and its owner notified
 */
export async function openMailbox(
  ctx: ServiceContext,
  senderId: string,
  rejectedToken: string | null = null,
): Promise<MailboxAccess> {
  const row = await findMailbox(ctx, senderId)
  if (!row) throw refused('The mailbox of this sender was disconnected.')
  return row.kind === 'imap' ? imapAccess(ctx, row) : grantAccess(ctx, row, row.kind, rejectedToken)
}

async function grantAccess(
  ctx: ServiceContext,
  row: MailboxRow,
  kind: GrantKind,
  rejectedToken: string | null,
): Promise<MailboxAccess> {
  const provider = grantProviderOf(kind, ctx.config.grantClients)
  if (!provider) throw refused('Mailboxes of this provider cannot be reached: this service is not registered with it.')
  const { accessToken } = await freshGrant(ctx, row, provider, rejectedToken)
  return { kind, address: row.address, apiUrl: provider.apiUrl, accessToken }
}

async function imapAccess(ctx: ServiceContext, row: MailboxRow): Promise<MailboxAccess> {
  const { host, port, encryption } = row.settings
  if (host === null || port === null || encryption === null) throw refused('The mailbox has no server.')
  const login = await loginOf(ctx, row).catch((error: unknown) => {
    ctx.log.error('the password of a mailbox cannot be opened', { sender_id: row.senderId, error })
    return null
  })
  if (!login) throw refused('The password of this mailbox cannot be read. Please enter it again.')
  return { kind: 'imap', address: row.address, host, port, encryption, ...login }
}

/** The login of an IMAP mailbox; null if its sender is gone. */
async function loginOf(ctx: ServiceContext, row: MailboxRow) {
  const { username, password } = await openImapSecrets(ctx, row)
  if (username !== null && password !== null) return { username, password }
  const [sender] = await ctx.data.select().from(senders).where(eq(senders.id, row.senderId))
  if (!sender) return null
  const smtp = await openEmailSecrets(ctx, sender)
  return { username: username ?? smtp.username, password: password ?? smtp.password }
}

const refused = (reason: string) => new MailboxError({ kind: 'refused', reason, retryAfterSeconds: null })
