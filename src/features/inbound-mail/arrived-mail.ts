/** A mail for an account, as it came. */
export interface ArrivedMail {
  readonly accountId: string
  /** The message whose own address it came to; null where it came to the account's. */
  readonly recipientId: string | null
  /** Whom it was handed over for, where that is told beside the mail. */
  readonly sentTo: readonly string[]
  /** What the receiver that took it calls itself, whose word on its From is believed; null where nobody's is. */
  readonly authservId: string | null
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Which messages a mail's addresses name. */
export interface NamedMessages {
  /** By an address to answer to. */
  readonly answered: readonly string[]
  /** By an address that bounces go to. */
  readonly returned: readonly string[]
}
