import { IMAP_PORTS } from '../../../contracts/mailboxes/mailboxes.ts'
import type { ImapLogin } from '../../../contracts/senders/email-config.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import type { Statement } from '../../../db/batch.ts'
import type { ImapSecrets, MailboxSettings } from '../../../db/schema/data/mailboxes.ts'
import { connectMailboxStatements, removeMailboxStatements } from '../../../domain/mailboxes/connect-mailbox.ts'
import { type MailboxRow, openImapSecrets, sealMailboxSecrets } from '../../../domain/mailboxes/mailboxes.ts'
import { AppError, invalid } from '../../../lib/errors.ts'
import { isMailHostAllowed } from '../../../platform/smtp/guard-host.ts'
import { isSameDestination } from '../../../rules/senders/secret-destination.ts'

/** The sender that reads its answers by IMAP, and what of its login the request contains. */
export interface ImapSender {
  readonly id: string
  readonly fromEmail: string
  /** Whether the request contains the password of SMTP, or there is no stored one. */
  readonly hasPassword: boolean
  /** Its mailbox so far; null if it has none. */
  readonly before: MailboxRow | null
}

/**
 * The statements that store or remove a sender's IMAP mailbox. A blank login is that of SMTP; a stored one is kept for
 * the same server only, and no stored password is sent to another server.
 *
 * @param login undefined changes nothing, null removes the mailbox
 * @throws url_not_allowed, validation_failed
 */
export async function imapStatements(
  ctx: ServiceContext,
  sender: ImapSender,
  login: ImapLogin | null | undefined,
): Promise<readonly Statement<unknown>[]> {
  const { id: senderId, fromEmail, before } = sender
  if (login === undefined) return []
  if (before && before.kind !== 'imap')
    throw invalid({ imap: ['Answers are read from the connected mailbox. Disconnect it first.'] })
  if (login === null) return before ? removeMailboxStatements(ctx, before) : []
  if (!isMailHostAllowed(login.host, login.port, { ...ctx.config, ports: IMAP_PORTS }))
    throw new AppError('url_not_allowed', 'This address cannot be called.')
  const secrets = await secretsFor(ctx, sender, login)
  const accountId = accountOf(ctx).id
  const settings: MailboxSettings = {
    host: login.host.toLowerCase(),
    port: login.port,
    encryption: login.encryption,
    scope: null,
    usesSmtpLogin: secrets.password === null,
  }
  return connectMailboxStatements(ctx, {
    ...{ senderId, accountId, kind: 'imap' as const, address: fromEmail.toLowerCase(), settings },
    secrets: await sealMailboxSecrets(ctx, { senderId, accountId }, secrets),
  })
}

async function secretsFor(
  ctx: ServiceContext,
  { hasPassword, before }: ImapSender,
  login: ImapLogin,
): Promise<ImapSecrets> {
  const given = { username: login.username || null, password: login.password || null }
  if (given.password !== null) return given
  if (before?.kind === 'imap' && isSameDestination(destinationOf(before.settings), destinationOf(login))) {
    const kept = await openImapSecrets(ctx, before)
    return { username: given.username ?? kept.username, password: kept.password }
  }
  if (hasPassword) return { username: given.username, password: null }
  throw invalid({
    'imap.password': [
      'Enter the password again. The one we have was entered for another server, and is sent nowhere else.',
    ],
  })
}

const destinationOf = ({ host, port, encryption }: Pick<MailboxSettings, 'host' | 'port' | 'encryption'>) => ({
  host: host?.trim().toLowerCase() ?? '',
  port,
  isEncrypted: encryption !== 'none',
})
