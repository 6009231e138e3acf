import type { ReplyClass } from '../../reply-class.ts'

/** A mail as a MIME parser gives it: its own headers, and its parts in order, those inside of others too, each with its text. */
export interface ParsedMail {
  /** The whole header, as `multipart/report; report-type=delivery-status`. */
  readonly contentType: string
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly parts: readonly MailPart[]
  readonly from?: { readonly name: string | null; readonly address: string } | null
  readonly subject?: string | null
  /** Its own words, as plain text. */
  readonly text?: string
}

export interface MailPart {
  /** As `message/delivery-status`. */
  readonly contentType: string
  readonly text: string
}

/** What a machine tells about a message: that it did not arrive, arrives late, arrived, or was reported as spam. */
export interface MailReport {
  readonly kind: 'bounce' | 'delay' | 'delivery' | 'complaint'
  /** In lower case; null where the report hides it. */
  readonly recipient: string | null
  /** RFC 3463, as `5.1.1`. */
  readonly status: string | null
  /** RFC 3464, as `failed`; null for complaints. */
  readonly action: string | null
  /** Of the message that it is about, without its angle brackets. */
  readonly messageId: string | null
  /** What a bounce is about; null for all else. */
  readonly class: ReplyClass | null
  /** What the server said, or the kind of complaint. */
  readonly text: string | null
}
