import type { ReplyClass } from '../../outcomes/reply-class.ts'

/** A parsed mail: its own headers, and all its parts in order, including nested ones, each with its text. */
export interface ParsedMail {
  /** The complete header, such as `multipart/report; report-type=delivery-status`. */
  readonly contentType: string
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly parts: readonly MailPart[]
  readonly from?: { readonly name: string | null; readonly address: string } | null
  readonly subject?: string | null
  /** The mail's own text, as plain text. */
  readonly text?: string
}

export interface MailPart {
  /** Such as `message/delivery-status`. */
  readonly contentType: string
  readonly text: string
}

/** A machine's report about a message: it did not arrive, is delayed, arrived, or was reported as spam. */
export interface MailReport {
  readonly kind: 'bounce' | 'delay' | 'delivery' | 'complaint'
  /** In lower case; null if the report hides it. */
  readonly recipient: string | null
  /** RFC 3463, such as `5.1.1`. */
  readonly status: string | null
  /** RFC 3464, such as `failed`; null for complaints. */
  readonly action: string | null
  /** The Message-ID of the reported message, without its angle brackets. */
  readonly messageId: string | null
  /** The class of a bounce; null for all other reports. */
  readonly class: ReplyClass | null
  /** The server's response, or the kind of complaint. */
  readonly text: string | null
}
