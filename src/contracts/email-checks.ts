import { z } from 'zod'

/**
 * What is known about an email address without writing to it: its domain takes mail (`deliverable`), takes mail for
 * throw-away addresses (`disposable`), takes none (`undeliverable`), or could not be asked (`unknown`): nobody answered, or
 * too many names under one registrable domain came up.
 */
export const EMAIL_CHECKS = ['deliverable', 'disposable', 'undeliverable', 'unknown'] as const
export const EmailCheck = z.enum(EMAIL_CHECKS)
export type EmailCheck = z.infer<typeof EmailCheck>

/** A mailbox of a function (info@, sales@) or of a person. */
export const MAILBOX_KINDS = ['role', 'personal'] as const
export const MailboxKind = z.enum(MAILBOX_KINDS)
export type MailboxKind = z.infer<typeof MailboxKind>
