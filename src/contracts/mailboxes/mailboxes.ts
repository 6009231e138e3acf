import { z } from 'zod'

export const MAILBOX_KINDS = ['google', 'microsoft', 'imap'] as const
/** How a mailbox is reached: the Gmail API, Microsoft Graph, or IMAP beside the sender's SMTP. */
export const MailboxKind = z.enum(MAILBOX_KINDS)
export type MailboxKind = z.infer<typeof MailboxKind>

/** `disconnected`: the provider no longer accepts the grant or password; its owner has to connect it again. */
export const MAILBOX_STATES = ['connected', 'disconnected'] as const
export const MailboxState = z.enum(MAILBOX_STATES)
export type MailboxState = z.infer<typeof MailboxState>
