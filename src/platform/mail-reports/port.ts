/** What is told of a message that was sent, by the server that has it (RFC 3464, RFC 5965) or by the provider that carried it. */
export interface DeliveryNotification {
  /** `bounce`: it was given up. `delay`: it was not taken for now. */
  readonly kind: 'bounce' | 'delay' | 'delivery' | 'complaint'
  /** A bounce because there is no such mailbox, and never will be. */
  readonly isHard: boolean
  /** In lower case; null where it is not said. */
  readonly recipient: string | null
  /** What the message goes by, without angle brackets, as far as it is known. */
  readonly messageId: string | null
  /** Where its bounces go, as far as that is told. */
  readonly returnPath: string | null
  /** What the server said. */
  readonly text: string | null
}

/** What a provider says of a bounce, before anybody has judged what its server's answer means. */
export interface ReportedMail extends Omit<DeliveryNotification, 'isHard'> {
  /** Null where the provider says no more than the server did. */
  readonly isHard: boolean | null
  /** RFC 3463, as `5.1.1`. */
  readonly status: string | null
}

/** A report as it came. */
export interface MailReportRequest {
  readonly headers: Headers
  readonly body: string
}

/** Reports; null where they are not signed as they must be, or are too old. */
export type ReadMailReports = readonly ReportedMail[] | null
