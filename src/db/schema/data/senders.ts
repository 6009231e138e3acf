import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { z } from 'zod'
import type { Channel, Compliance, CustomSms, Encryption, FromProof, SmsProvider } from '../../../contracts/senders.ts'
import { flag, id, instant } from '../columns.ts'

/** What an email configuration says, but for its secrets. */
export interface EmailSettings {
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
  /** Where bounces go, as `bounces@acme.com`: each message's begins so and names the message (VERP); null sends them to `fromEmail`. */
  readonly bounceAddress: string | null
  /** Answers come to us rather than to `replyTo`. */
  readonly collectsReplies: boolean
  /** The mail provider's reports have to be signed. */
  readonly hasReportKey: boolean
}

export interface SmsSettings {
  readonly provider: SmsProvider
  readonly fromNumber: string
  readonly region: string | null
  readonly custom: CustomSms | null
  readonly apiKeyEnd: string
  readonly hasReportKey?: boolean
  /** The account says that answers to the number come in here; null or left out says nothing. */
  readonly receivesAnswers?: boolean | null
}

/** What is sealed of each. */
export interface EmailSecrets {
  readonly username: string
  readonly password: string
  readonly dkimPrivateKey: string | null
  /** What the mail provider signs its reports with. */
  readonly reportKey: string | null
}
export interface SmsSecrets {
  readonly apiKey: string
  readonly apiSecret: string
  /** What the provider signs its reports with, where that is another secret; null where nobody told. */
  readonly reportKey: string | null
}

/** Whom messages come from: a mail server or a provider of text messages, with what it takes to use it. */
export const senders = sqliteTable(
  'senders',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    name: text('name').notNull(),
    settings: text('settings', { mode: 'json' }).$type<EmailSettings | SmsSettings>().notNull(),
    /** JSON of `EmailSecrets` or `SmsSecrets`, sealed. */
    secrets: text('secrets').notNull(),
    isActive: flag('is_active').notNull().default(true),
    isVerified: flag('is_verified').notNull().default(false),
    isDefault: flag('is_default').notNull().default(false),
    perHour: integer('per_hour').notNull(),
    perDay: integer('per_day').notNull(),
    /** A new sender's first day, in messages, by how many each later day may have more, and the first day (`2026-11-23`, UTC); null is no warm-up. */
    warmUpFrom: integer('warm_up_from'),
    warmUpStep: integer('warm_up_step'),
    warmUpSince: text('warm_up_since'),
    /** Of mail: how its From was shown to be the account's; null while it was not. */
    fromProof: text('from_proof').$type<FromProof>(),
    /** When it was last shown, and when it is to be looked at again; null of one from before that was kept, which is due. */
    fromProvenAt: instant('from_proven_at'),
    fromCheckAt: instant('from_check_at'),
    /** What went wrong last, as a sentence. */
    problem: text('problem'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('senders_by_account').on(table.accountId, table.channel, table.createdAt),
    index('senders_by_from_check').on(table.fromCheckAt).where(sql`from_proof IS NOT NULL`),
    uniqueIndex('one_default_sender').on(table.accountId, table.channel).where(sql`is_default = 1`),
  ],
)

/** How much of its limits a sender has used: a row for each hour (`2026-11-23T10`) and day (`2026-11-23`) in UTC that it sent in. */
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
