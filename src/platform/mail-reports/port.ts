/**
 * A report about a sent message, from the server that has it (RFC 3464, RFC 5965) or from the provider that delivered
 * it.
 */
export interface DeliveryNotification {
  /** `bounce`: delivery failed. `delay`: the server did not accept it for now. */
  readonly kind: 'bounce' | 'delay' | 'delivery' | 'complaint'
  /** A bounce because the mailbox does not exist and never will. */
  readonly isHard: boolean
  /** In lower case; null if the report does not name it. */
  readonly recipient: string | null
  /** The Message-ID without angle brackets, if known. */
  readonly messageId: string | null
  /** The envelope sender, if the report names it. */
  readonly returnPath: string | null
  /** The server's response text. */
  readonly text: string | null
}

/** A bounce as reported by the provider, before the server's response is classified. */
export interface ReportedMail extends Omit<DeliveryNotification, 'isHard'> {
  /** Null if the provider adds nothing to the server's response. */
  readonly isHard: boolean | null
  /** RFC 3463, such as `5.1.1`. */
  readonly status: string | null
}

/** The raw request of a report. */
export interface MailReportRequest {
  readonly headers: Headers
  readonly body: string
}

/** The reports; null if the request is not properly signed or is too old. */
export type ReadMailReports = readonly ReportedMail[] | null
