import { and, eq } from 'drizzle-orm'
import type { Mailbox } from '../../contracts/mailboxes/mailboxes.ts'
import type { ServiceContext } from '../../core/context.ts'
import { type GrantSecrets, type ImapSecrets, mailboxes } from '../../db/schema/data/mailboxes.ts'

export type MailboxRow = typeof mailboxes.$inferSelect

/** The mailbox of a sender; null if it has none. */
export async function findMailbox(
  { data }: Pick<ServiceContext, 'data'>,
  senderId: string,
): Promise<MailboxRow | null> {
  const [row] = await data.select().from(mailboxes).where(eq(mailboxes.senderId, senderId))
  return row ?? null
}

/** The mailboxes of an account, by the id of their sender. */
export async function mailboxesOf(
  { data }: Pick<ServiceContext, 'data'>,
  accountId: string,
): Promise<ReadonlyMap<string, MailboxRow>> {
  const rows = await data.select().from(mailboxes).where(eq(mailboxes.accountId, accountId))
  return new Map(rows.map((row) => [row.senderId, row]))
}

/** A mailbox as the API returns it. */
export const toMailbox = ({ kind, address, state, problem, lastReadAt, settings }: MailboxRow): Mailbox => ({
  ...{ kind, address, state, problem, last_read_at: lastReadAt },
  ...{ host: settings.host, port: settings.port, encryption: settings.encryption },
  uses_smtp_login: settings.usesSmtpLogin ?? false,
})

type Sealed = Pick<MailboxRow, 'accountId' | 'senderId' | 'secrets'>
type Ctx = Pick<ServiceContext, 'sealing'>

/** Where a mailbox's secrets are sealed. */
const placeOf = ({ accountId, senderId }: Omit<Sealed, 'secrets'>) => ({
  accountId,
  table: 'mailboxes',
  rowId: senderId,
  column: 'secrets',
})

/** @throws Error if they cannot be decrypted: sealed elsewhere, changed, or their key is gone */
export const openGrantSecrets = async ({ sealing }: Ctx, row: Sealed): Promise<GrantSecrets> =>
  JSON.parse(await sealing.open(row.secrets, placeOf(row)))
export const openImapSecrets = async ({ sealing }: Ctx, row: Sealed): Promise<ImapSecrets> =>
  JSON.parse(await sealing.open(row.secrets, placeOf(row)))

export const sealMailboxSecrets = (
  { sealing }: Ctx,
  row: Omit<Sealed, 'secrets'>,
  secrets: GrantSecrets | ImapSecrets,
): Promise<string> => sealing.seal(JSON.stringify(secrets), placeOf(row))

/** SQL condition: the mailbox was not connected or refreshed again since it was read. */
export const isAsRead = ({ senderId, secrets }: Pick<MailboxRow, 'senderId' | 'secrets'>) =>
  and(eq(mailboxes.senderId, senderId), eq(mailboxes.secrets, secrets))
