import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MailboxKind, MailboxState } from '../../../contracts/mailboxes/mailboxes.ts'
import type { Encryption } from '../../../contracts/senders/email-config.ts'
import { instant } from '../columns.ts'
import { senders } from './senders.ts'

/** The settings of a mailbox, without its secrets. For Google and Microsoft, host and port are null. */
export interface MailboxSettings {
  readonly host: string | null
  readonly port: number | null
  readonly encryption: Encryption | null
  /** The scopes that the owner granted, separated by spaces; null for IMAP. */
  readonly scope: string | null
  /** For IMAP: whether it signs in as SMTP does. */
  readonly usesSmtpLogin?: boolean
}

/** The encrypted secrets of each kind. */
export interface GrantSecrets {
  readonly accessToken: string
  /** ISO 8601. */
  readonly accessEndsAt: string
  readonly refreshToken: string
}
/** Null for the username and password of the sender's SMTP. */
export interface ImapSecrets {
  readonly username: string | null
  readonly password: string | null
}

/**
 * The mailbox of a sender: the connection through which its answers and bounces are read, and for Google and Microsoft
 * also its messages are sent. A sender has at most one.
 */
export const mailboxes = sqliteTable(
  'mailboxes',
  {
    senderId: text('sender_id')
      .primaryKey()
      .references(() => senders.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    kind: text('kind').$type<MailboxKind>().notNull(),
    address: text('address').notNull(),
    settings: text('settings', { mode: 'json' }).$type<MailboxSettings>().notNull(),
    /** JSON of `GrantSecrets` or `ImapSecrets`, encrypted. */
    secrets: text('secrets').notNull(),
    state: text('state').$type<MailboxState>().notNull(),
    /** The last problem, as a sentence; null after the next success. */
    problem: text('problem'),
    /** When its owner was mailed about `state`; null if not yet. */
    problemMailedAt: instant('problem_mailed_at'),
    /** Where the next reading begins (`NewMessages.cursor`); null before the first one. */
    cursor: text('cursor'),
    /** When it is read next. */
    readAt: instant('read_at'),
    /** When the last complete reading ended. */
    lastReadAt: instant('last_read_at'),
    /** The reading that holds the mailbox, and until when. */
    leaseId: text('lease_id'),
    leaseEndsAt: instant('lease_ends_at'),
    /** Until when one Worker alone refreshes the access token; null if none does. */
    refreshEndsAt: instant('refresh_ends_at'),
    /** Failed readings in a row. */
    failures: integer('failures').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('mailboxes_by_account').on(table.accountId, table.createdAt),
    index('mailboxes_by_read').on(table.readAt).where(sql`state = 'connected'`),
  ],
)
