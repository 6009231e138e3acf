import { z } from 'zod'

/**
 * The result of checking an email address without sending to it. Its domain accepts mail (`deliverable`), is a
 * disposable-mail service (`disposable`) or accepts no mail (`undeliverable`). `unknown`: the DNS did not answer, or
 * too many names under one registrable domain were checked.
 */
export const EMAIL_CHECKS = ['deliverable', 'disposable', 'undeliverable', 'unknown'] as const
export const EmailCheck = z.enum(EMAIL_CHECKS)
export type EmailCheck = z.infer<typeof EmailCheck>

/** Whether a mailbox belongs to a function (info@, sales@) or to a person. */
export const MAILBOX_KINDS = ['role', 'personal'] as const
export const MailboxKind = z.enum(MAILBOX_KINDS)
export type MailboxKind = z.infer<typeof MailboxKind>
