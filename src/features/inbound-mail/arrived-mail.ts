/** A mail for an account, as received. */
export interface ArrivedMail {
  readonly accountId: string
  /** The message whose own reply address received it; null if the account's address did. */
  readonly recipientId: string | null
  /** The sender whose own mailbox received it; null or omitted if an address of the account did. */
  readonly senderId?: string | null
  /** Envelope recipients, where the receiver reports them separately from the mail. */
  readonly sentTo: readonly string[]
  /**
   * The `authserv-id` of the receiver, whose authentication results for the From header are trusted; null if none is.
   */
  readonly authservId: string | null
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Messages that a mail's addresses identify. */
export interface NamedMessages {
  /** Identified by their reply address. */
  readonly answered: readonly string[]
  /** Identified by their return path (bounce address). */
  readonly returned: readonly string[]
}
