import { IMAP_PORTS } from '../../../contracts/mailboxes/mailboxes.ts'
import { type ConnectOptions, connectMail } from '../../smtp/connect-mail.ts'
import { SmtpFailure } from '../../smtp/smtp-failure.ts'
import { MailboxError, type MailboxReader } from '../port.ts'
import { connectionFailure } from './imap-failure.ts'
import { imapReader } from './imap-reader.ts'
import { type ImapServer, ImapSession, type ImapTimeouts } from './imap-session.ts'

const TIMEOUTS: ImapTimeouts = { open: 15_000, command: 60_000, message: 120_000 }

export interface ImapOptions extends ConnectOptions {
  readonly now: () => Date
  readonly timeouts?: Partial<ImapTimeouts>
}

/** Connects to a mail server and signs in. @throws MailboxError */
async function openImap(server: ImapServer, { timeouts, ...options }: ImapOptions): Promise<ImapSession> {
  const limits = { ...TIMEOUTS, ...timeouts }
  try {
    const socket = await connectMail(server, IMAP_PORTS, options, limits.open)
    return await ImapSession.open(socket, server, limits)
  } catch (error) {
    throw error instanceof SmtpFailure ? connectionFailure(error, server) : error
  }
}

/**
 * Reads a mailbox by IMAP.
 *
 * @param serverOf called once, at the first call
 */
export const createImapReader = (serverOf: () => Promise<ImapServer>, options: ImapOptions): MailboxReader =>
  imapReader(async () => openImap(await serverOf(), options), options.now)

/**
 * Connects, signs in and opens INBOX.
 *
 * @returns null on success, otherwise why not, as a sentence
 */
export async function checkImap(server: ImapServer, options: ImapOptions): Promise<string | null> {
  try {
    const session = await openImap(server, options)
    await session.examine().finally(() => session.close())
    return null
  } catch (error) {
    if (error instanceof MailboxError) return error.failure.reason
    throw error
  }
}
