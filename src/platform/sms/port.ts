/** One text message. */
export interface OutgoingSms {
  /** E.164. */
  readonly to: string
  readonly text: string
  /** Our own reference, identical on a retry; providers that accept one send nothing twice. */
  readonly reference: string
  /** The URL for delivery reports; null if the provider cannot send any, or no one can receive them. */
  readonly reportUrl: string | null
}

/**
 * The result of delivering a message to the provider. `unknown`: no response, so it may have been accepted. `refused`:
 * permanent; `isOptOut` if the provider knows that the recipient opted out, `isSenders` if the key, number or credit is
 * at fault rather than the recipient. `later`: temporary.
 */
export type SmsResult =
  | { readonly kind: 'accepted'; readonly id: string; readonly parts: number | null }
  | { readonly kind: 'refused'; readonly reason: string; readonly isOptOut: boolean; readonly isSenders: boolean }
  | { readonly kind: 'later'; readonly reason: string; readonly afterSeconds: number | null }
  | { readonly kind: 'unknown'; readonly reason: string }

export interface SmsGateway {
  /** Never throws: every failure is a result. */
  send(message: OutgoingSms): Promise<SmsResult>
  /**
   * Checks the key.
   *
   * @returns null if it is valid, otherwise why not, as a sentence; 'unasked' if there is no free way to check
   */
  check(): Promise<string | null | 'unasked'>
}

/** An incoming text message. */
export interface InboundSms {
  /** Identifies the message if it is delivered twice. */
  readonly id: string
  /** In the provider's own format. */
  readonly from: string
  readonly text: string
  /** Whether the provider treated it as an opt-out. */
  readonly isOptOut: boolean
}

/** A delivery report about a message. */
export interface SmsReport {
  readonly id: string
  readonly status: 'sent' | 'delivered' | 'failed'
  readonly reason: string | null
  readonly isOptOut: boolean
}
