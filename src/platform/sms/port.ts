/** One text message. */
export interface OutgoingSms {
  /** E.164. */
  readonly to: string
  readonly text: string
  /** Ours, the same when the message is handed over again; providers that take one repeat nothing. */
  readonly reference: string
  /** Where the provider tells what became of it; null where it cannot, or nobody would hear. */
  readonly reportUrl: string | null
}

/**
 * What came of handing a message over. `unknown`: no answer came, so it may have been taken. `refused`: for good, `isOptOut` where the provider knows that
 * they said no, `isSenders` where key, number or credit are at fault rather than the recipient. `later`: not now.
 */
export type SmsResult =
  | { readonly kind: 'accepted'; readonly id: string; readonly parts: number | null }
  | { readonly kind: 'refused'; readonly reason: string; readonly isOptOut: boolean; readonly isSenders: boolean }
  | { readonly kind: 'later'; readonly reason: string; readonly afterSeconds: number | null }
  | { readonly kind: 'unknown'; readonly reason: string }

export interface SmsGateway {
  /** Never throws: whatever happens is an outcome. */
  send(message: OutgoingSms): Promise<SmsResult>
  /** Whether the key is good. @returns null where it is, else why not, as a sentence; 'unasked' where the provider cannot be asked for free */
  check(): Promise<string | null | 'unasked'>
}

/** A text message that came in. */
export interface InboundSms {
  /** By which the same message that comes twice is one. */
  readonly id: string
  /** As the provider writes it. */
  readonly from: string
  readonly text: string
  /** The provider took it for a wish to have no more. */
  readonly isOptOut: boolean
}

/** What a provider tells of a message later. */
export interface SmsReport {
  readonly id: string
  readonly status: 'sent' | 'delivered' | 'failed'
  readonly reason: string | null
  readonly isOptOut: boolean
}
