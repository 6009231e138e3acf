import { z } from 'zod'

export const MAILBOX_KINDS = ['google', 'microsoft', 'imap'] as const
/** How a mailbox is reached: the Gmail API, Microsoft Graph, or IMAP beside the sender's SMTP. */
export const MailboxKind = z.enum(MAILBOX_KINDS)
export type MailboxKind = z.infer<typeof MailboxKind>

export const GRANT_KINDS = ['google', 'microsoft'] as const
/** Mailboxes that are connected by signing in at their provider. They also send. */
export const GrantKind = z.enum(GRANT_KINDS)
export type GrantKind = z.infer<typeof GrantKind>
export const GRANT_LABELS: Readonly<Record<GrantKind, string>> = { google: 'Google', microsoft: 'Microsoft' }

/** `disconnected`: the provider no longer accepts the grant or password; its owner has to connect it again. */
export const MAILBOX_STATES = ['connected', 'disconnected'] as const
export const MailboxState = z.enum(MAILBOX_STATES)
export type MailboxState = z.infer<typeof MailboxState>

/** The ports of IMAP: with TLS from the first byte (993) or STARTTLS (143). */
export const IMAP_PORTS = [993, 143] as const

/** The mailbox of a sender, as its card shows it. */
export const Mailbox = z.object({
  kind: MailboxKind,
  address: z.string(),
  state: MailboxState,
  /** The last problem, as a sentence; null after the next success. */
  problem: z.string().nullable(),
  /** When answers were last read; null before the first time. */
  last_read_at: z.string().nullable(),
  /** Of IMAP; null for the others. */
  host: z.string().nullable(),
  port: z.number().nullable(),
  encryption: z.enum(['tls', 'ssl', 'none']).nullable(),
  /** Whether it signs in with the username and password of SMTP. */
  uses_smtp_login: z.boolean(),
})
export type Mailbox = z.infer<typeof Mailbox>

/** How a new sender of a connected mailbox is limited: what a careful person would choose. */
export const MAILBOX_LIMIT_DEFAULTS = { max_recipients_per_hour: 20, max_recipients_per_day: 50 } as const
/**
 * The most that a provider sends in a day (https://support.google.com/a/answer/166852,
 * https://learn.microsoft.com/en-us/office365/servicedescriptions/exchange-online-service-description/exchange-online-limits).
 */
export const MAILBOX_DAY_MAX: Readonly<Record<GrantKind, number>> = { google: 2_000, microsoft: 10_000 }
