import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { z } from 'zod'
import type { Channel } from '../../../contracts/senders/channel.ts'
import type { DomainCheck } from '../../../contracts/senders/deliverability.ts'
import type { Encryption, FromProof, Transport } from '../../../contracts/senders/email-config.ts'
import type { Compliance } from '../../../contracts/senders/sender-fields.ts'
import type { CustomSms, SmsProvider } from '../../../contracts/senders/sms-config.ts'
import { flag, id, instant } from '../columns.ts'

/** The settings of an email configuration, without its secrets. */
export interface EmailSettings {
  /** How its mail leaves; absent for `smtp`. With a connected mailbox, host and port are those of its provider's SMTP. */
  readonly transport?: Transport
  readonly host: string
  readonly port: number
  readonly encryption: Encryption
  readonly fromName: string
  readonly fromEmail: string
  readonly replyTo: string | null
  readonly postalAddress: string | null
  readonly unsubscribeUrl: string | null
  readonly dkimSelector: string | null
  readonly dkimDomain: string | null
  readonly hasDkimKey: boolean
  readonly usernameEnd: string
  readonly compliance: z.output<typeof Compliance>
  /**
   * The bounce address, such as `bounces@acme.com`: each message's envelope sender begins like this and identifies the
   * message (VERP); null sends bounces to `fromEmail`.
   */
  readonly bounceAddress: string | null
  /** Whether replies go to us instead of to `replyTo`. */
  readonly collectsReplies: boolean
  /** Whether the mail provider's reports must be signed. */
  readonly hasReportKey: boolean
  /** The domain of its links: `none`, or the id of one; absent for the one of the From address's domain. */
  readonly linkDomain?: string
}

export interface SmsSettings {
  readonly provider: SmsProvider
  readonly fromNumber: string
  readonly region: string | null
  readonly custom: CustomSms | null
  readonly apiKeyEnd: string
  readonly hasReportKey?: boolean
  /** Whether the account says that replies to the number arrive here; null or omitted if it has not said. */
  readonly receivesAnswers?: boolean | null
}

/** The encrypted secrets of each kind. */
export interface EmailSecrets {
  readonly username: string
  readonly password: string
  readonly dkimPrivateKey: string | null
  /** The secret that verifies the mail provider's reports. */
  readonly reportKey: string | null
}
export interface SmsSecrets {
  readonly apiKey: string
  readonly apiSecret: string
  /** The secret that verifies the provider's reports, if it is a separate one; null if none was entered. */
  readonly reportKey: string | null
}

/** The senders of messages: a mail server or an SMS provider, with its credentials. */
export const senders = sqliteTable(
  'senders',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    /** The member who added it; null for senders from before this was recorded. */
    createdBy: text('created_by'),
    name: text('name').notNull(),
    settings: text('settings', { mode: 'json' }).$type<EmailSettings | SmsSettings>().notNull(),
    /** JSON of `EmailSecrets` or `SmsSecrets`, encrypted. */
    secrets: text('secrets').notNull(),
    isActive: flag('is_active').notNull().default(true),
    isVerified: flag('is_verified').notNull().default(false),
    isDefault: flag('is_default').notNull().default(false),
    perHour: integer('per_hour').notNull(),
    perDay: integer('per_day').notNull(),
    /**
     * The warm-up of a new sender: the first day's limit in messages, the increase per day, and the first day
     * (`2026-11-23`, UTC); null for no warm-up.
     */
    warmUpFrom: integer('warm_up_from'),
    warmUpStep: integer('warm_up_step'),
    warmUpSince: text('warm_up_since'),
    /** For mail: how the From address was verified; null if it was not. */
    fromProof: text('from_proof').$type<FromProof>(),
    /**
     * When it was last verified, and when it must be checked again; null for senders from before this was stored, which
     * are due.
     */
    fromProvenAt: instant('from_proven_at'),
    fromCheckAt: instant('from_check_at'),
    /** When it may send again, because a campaign keeps a gap between its messages; null for at once. */
    freeAt: instant('free_at'),
    /** The last check of its domain's DNS records. */
    domainCheck: text('domain_check', { mode: 'json' }).$type<DomainCheck>(),
    /** The last problem, as a sentence. */
    problem: text('problem'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('senders_by_account').on(table.accountId, table.channel, table.createdAt),
    index('senders_by_from_check').on(table.fromCheckAt).where(sql`from_proof IS NOT NULL`),
    index('senders_in_trouble').on(table.updatedAt).where(sql`problem IS NOT NULL AND is_active = 1`),
    uniqueIndex('one_default_sender').on(table.accountId, table.channel).where(sql`is_default = 1`),
  ],
)

/**
 * A sender's usage of its limits: a row for each hour (`2026-11-23T10`) and day (`2026-11-23`) in UTC in which it sent.
 */
export const senderSpends = sqliteTable(
  'sender_spends',
  {
    accountId: text('account_id').notNull(),
    senderId: text('sender_id')
      .notNull()
      .references(() => senders.id, { onDelete: 'cascade' }),
    period: text('period').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.senderId, table.period] })],
)
