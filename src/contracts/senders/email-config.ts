import { z } from 'zod'
import { WarmUp } from '../campaigns/campaign-settings.ts'
import { changeOf } from '../change-of.ts'
import { Mailbox } from '../mailboxes/mailboxes.ts'
import { multiLine } from '../plain-text.ts'
import { blankIsNull, Compliance, Limits, line, OptionalUrl, required, Secret, shown } from './sender-fields.ts'

export const ENCRYPTIONS = ['tls', 'ssl', 'none'] as const

/** `tls`: STARTTLS, required. `ssl`: TLS from the first byte. `none`: in the clear. */
export const Encryption = z.enum(ENCRYPTIONS)

export type Encryption = z.infer<typeof Encryption>

/** Ports for mail submission (RFC 8314, RFC 6409), and the common alternative when those are blocked. */
export const SMTP_PORTS = [465, 587, 2525] as const

/** Providers whose mail reports are supported. */
export const MAIL_PROVIDERS = ['amazon_ses', 'mailgun', 'postmark', 'sendgrid'] as const

export const MailProvider = z.enum(MAIL_PROVIDERS)

export type MailProvider = z.infer<typeof MailProvider>

/**
 * How the ownership of a From address was verified. `account`: its holder confirmed the mailbox; `dns`: its domain has
 * the account's record; `dkim`: its domain publishes a DKIM key that the account signs with; `code`: a code sent to the
 * address was entered; `mailbox`: its holder connected the mailbox at its provider.
 */
export const FROM_PROOFS = ['account', 'dns', 'dkim', 'code', 'mailbox'] as const

export type FromProof = (typeof FROM_PROOFS)[number]

/** The name of the DNS record, prefixed to the From address's domain. */
export const FROM_RECORD = '_contactory-sender'

export const FROM_CODE_LENGTH = 8

/** How a sender's mail leaves: by its mail server, or through a connected mailbox. */
export const Transport = z.enum(['smtp', 'google', 'microsoft'])

export type Transport = z.infer<typeof Transport>

/**
 * The link domain of a sender: `auto` takes one of the From address's domain if it is active, `none` the product's
 * address; otherwise the id of one.
 */
export const LinkDomainChoice = z.union([z.enum(['auto', 'none']), z.uuid()])

export const EmailConfig = z.object({
  ...shown,
  transport: Transport,
  /** Where answers and bounces are read; null if nowhere. */
  mailbox: Mailbox.nullable(),
  host: z.string(),
  port: z.number(),
  encryption: Encryption,
  from_name: z.string(),
  from_email: z.string(),
  /** How `from_email` was verified; null if it was not, and then no campaign can use it. */
  from_proof: z.enum(FROM_PROOFS).nullable(),
  /** When it must be confirmed again by a code; null if the proof is checked in the DNS. */
  from_proof_ends_at: z.string().nullable(),
  /** Whether it can be confirmed again now. */
  is_from_proof_ending: z.boolean(),
  /** The TXT record that verifies it. */
  from_record: z.object({ name: z.string(), value: z.string() }),
  reply_to: z.string().nullable(),
  /** Included in every commercial message (CAN-SPAM, 15 U.S.C. 7704(a)(5)). */
  postal_address: z.string().nullable(),
  unsubscribe_url: z.string().nullable(),
  /** The domain of the links in its messages. */
  link_domain: LinkDomainChoice,
  dkim_selector: z.string().nullable(),
  dkim_domain: z.string().nullable(),
  has_dkim_key: z.boolean(),
  /** The last four characters. */
  username_end: z.string(),
  /** In percent of the last 30 days' messages with a known outcome; null if there are none. */
  reputation: z.object({ delivery_rate: z.number().nullable() }),
  compliance: Compliance,
  /**
   * The bounce address, such as `bounces@acme.com`: each message's envelope sender begins like this and identifies the
   * message (VERP). Null sends bounces to `from_email`.
   */
  bounce_address: z.string().nullable(),
  /** Whether replies go to the inbox here instead of to `reply_to`. */
  collect_replies: z.boolean(),
  /** How the daily limit grows while the sender is new; null if it does not. */
  warm_up: WarmUp.nullable(),
  /** Today's limit; lower than the daily limit during warm-up. */
  limit_today: z.number(),
  /** The URLs where each mail provider can report bounces and complaints. */
  report_urls: z.record(MailProvider, z.string()),
  has_report_key: z.boolean(),
})

export type EmailConfig = z.infer<typeof EmailConfig>

/** How answers are read by IMAP. A blank username or password is that of SMTP, or stays as it is. */
export const ImapLogin = z.object({
  host: required('Host', 253),
  port: z.coerce.number('Port is required').int().min(1).max(65_535),
  encryption: Encryption,
  username: line(254).optional(),
  password: Secret.optional(),
})

export type ImapLogin = z.output<typeof ImapLogin>

const emailFields = {
  name: required('Name', 120),
  host: required('Host', 253),
  port: z.coerce.number('Port is required').int().min(1).max(65_535),
  encryption: Encryption,
  from_name: line(120),
  from_email: z.email('Enter a valid email address').max(254),
  reply_to: z
    .union([z.literal(''), z.email('Enter a valid email address').max(254), z.null()])
    .optional()
    .transform(blankIsNull),
  postal_address: multiLine().trim().max(500, 'Use at most 500 characters').nullish().transform(blankIsNull),
  compliance: Compliance,
  limits: Limits,
  unsubscribe_url: OptionalUrl,
  link_domain: LinkDomainChoice,
  dkim_selector: line(63).nullish(),
  dkim_domain: line(253).nullish(),
  bounce_address: z
    .union([z.literal(''), z.email('Enter a valid email address').max(200), z.null()])
    .optional()
    .transform(blankIsNull),
  collect_replies: z.boolean(),
  /** Reads answers from the sender's mailbox; null stops that. */
  imap: ImapLogin.nullish(),
  warm_up: WarmUp.nullish(),
  /**
   * Verifies the provider's reports: a signing key (Mailgun), a public key (SendGrid) or the password of basic
   * authentication (Postmark). Without it, reports are rejected. Blank keeps it.
   */
  report_key: Secret.nullish(),
  /** PEM, PKCS #1 or #8. */
  dkim_private_key: Secret.nullish(),
  is_active: z.boolean(),
  is_default: z.boolean(),
}

// Only creation has defaults: a partial schema applies them too, and a change of one field would reset the others.
export const CreateEmailConfig = z.object({
  ...emailFields,
  port: emailFields.port.default(587),
  encryption: emailFields.encryption.default('tls'),
  from_name: emailFields.from_name.default(''),
  compliance: Compliance.prefault({}),
  limits: Limits.prefault({}),
  link_domain: LinkDomainChoice.default('auto'),
  collect_replies: z.boolean().default(false),
  is_active: z.boolean().default(true),
  is_default: z.boolean().default(false),
  username: required('Username', 254),
  password: Secret.min(1, 'Password is required'),
})

export type CreateEmailConfig = z.output<typeof CreateEmailConfig>

/** Omitted fields and blank secrets stay unchanged. */
export const UpdateEmailConfig = z
  .object({
    ...emailFields,
    compliance: changeOf(Compliance.shape),
    limits: changeOf(Limits.shape),
    warm_up: changeOf(WarmUp.shape).nullable(),
    username: line(254),
    password: Secret,
  })
  .partial()

export type UpdateEmailConfig = z.output<typeof UpdateEmailConfig>
