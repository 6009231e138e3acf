import { and, desc, eq, sql } from 'drizzle-orm'
import { GRANT_LABELS, type GrantKind, MAILBOX_LIMIT_DEFAULTS } from '../../../contracts/mailboxes/mailboxes.ts'
import { Compliance } from '../../../contracts/senders/sender-fields.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import type { GrantSecrets, MailboxSettings } from '../../../db/schema/data/mailboxes.ts'
import { type EmailSettings, senders } from '../../../db/schema/data/senders.ts'
import { connectMailboxStatements } from '../../../domain/mailboxes/connect-mailbox.ts'
import { sealMailboxSecrets } from '../../../domain/mailboxes/mailboxes.ts'
import { emailSettingsOf, requireSender, type SenderRow } from '../../../domain/senders/senders.ts'
import { AppError } from '../../../lib/errors.ts'
import { newId } from '../../../lib/ids.ts'
import { insertSender, reconnectSender } from '../store-sender.ts'

/** A mailbox whose owner granted access. */
export interface ConnectedMailbox {
  readonly kind: GrantKind
  /** The sender to connect again; null for a new one. */
  readonly senderId: string | null
  readonly address: string
  readonly secrets: GrantSecrets
  readonly settings: MailboxSettings
}

/**
 * The provider's SMTP, which a sender names although its mail leaves by the API: checks of SPF look for its servers.
 */
const SERVERS = {
  google: { host: 'smtp.gmail.com', port: 465, encryption: 'ssl' },
  microsoft: { host: 'smtp.office365.com', port: 587, encryption: 'tls' },
} as const

/**
 * Stores a connected mailbox with its sender: a new one, the one that is connected again, or the account's existing one
 * of this mailbox. The grant proves the From address.
 *
 * @throws validation_failed if the person signed in with another mailbox than the sender's; not_found, conflict
 */
export async function connectSender(
  ctx: ServiceContext,
  mailbox: ConnectedMailbox,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { kind, senderId, address } = mailbox
  const known = senderId === null ? await senderWith(ctx, kind, address) : await requireSender(ctx, 'email', senderId)
  if (!known) return { id: await addSender(ctx, mailbox), isNew: true }
  const { fromEmail } = emailSettingsOf(known)
  if (fromEmail.toLowerCase() !== address) {
    const text = `You signed in as ${address}, but this sender uses ${fromEmail}. Connect it again and choose ${fromEmail}.`
    throw new AppError('validation_failed', text)
  }
  await reconnectSender(ctx, known, { ...SERVERS[kind], transport: kind }, await statementsFor(ctx, known, mailbox))
  return { id: known.id, isNew: false }
}

/** The account's sender that sends through this mailbox; null if there is none. */
async function senderWith(ctx: ServiceContext, kind: GrantKind, address: string): Promise<SenderRow | null> {
  const [row] = await ctx.data
    .select()
    .from(senders)
    .where(
      and(
        eq(senders.accountId, accountOf(ctx).id),
        eq(senders.channel, 'email'),
        sql`settings ->> 'transport' = ${kind} AND lower(settings ->> 'fromEmail') = ${address}`,
      ),
    )
    .limit(1)
  return row ?? null
}

async function addSender(ctx: ServiceContext, mailbox: ConnectedMailbox): Promise<string> {
  const { kind, address } = mailbox
  const row = { id: newId(), accountId: accountOf(ctx).id }
  const settings: EmailSettings = {
    ...SERVERS[kind],
    transport: kind,
    fromName: accountOf(ctx).name,
    fromEmail: address,
    replyTo: null,
    postalAddress: await postalAddressOf(ctx),
    unsubscribeUrl: null,
    dkimSelector: null,
    dkimDomain: null,
    hasDkimKey: false,
    hasReportKey: false,
    usernameEnd: address.slice(-4),
    compliance: Compliance.parse({}),
    bounceAddress: null,
    // Answers arrive in the mailbox itself.
    collectsReplies: false,
  }
  return insertSender(
    ctx,
    'email',
    {
      name: `${address} (${GRANT_LABELS[kind]})`.slice(0, 120),
      settings,
      secrets: { username: address, password: '', dkimPrivateKey: null, reportKey: null },
      isActive: true,
      isDefault: false,
      perHour: MAILBOX_LIMIT_DEFAULTS.max_recipients_per_hour,
      perDay: MAILBOX_LIMIT_DEFAULTS.max_recipients_per_day,
      warmUp: null,
      isUntested: false,
      isUnproven: false,
    },
    { id: row.id, fromProof: 'mailbox', further: await statementsFor(ctx, row, mailbox) },
  )
}

/** The postal address of the account's latest sender with one, so that it need not be entered for each mailbox. */
async function postalAddressOf(ctx: ServiceContext): Promise<string | null> {
  const [row] = await ctx.data
    .select()
    .from(senders)
    .where(
      and(
        eq(senders.accountId, accountOf(ctx).id),
        eq(senders.channel, 'email'),
        sql`coalesce(settings ->> 'postalAddress', '') <> ''`,
      ),
    )
    .orderBy(desc(senders.isDefault), desc(senders.createdAt))
    .limit(1)
  return row ? emailSettingsOf(row).postalAddress : null
}

const statementsFor = async (
  ctx: ServiceContext,
  { id: senderId, accountId }: Pick<SenderRow, 'id' | 'accountId'>,
  { kind, address, settings, secrets }: ConnectedMailbox,
) =>
  connectMailboxStatements(ctx, {
    ...{ senderId, accountId, kind, address, settings },
    secrets: await sealMailboxSecrets(ctx, { senderId, accountId }, secrets),
  })
