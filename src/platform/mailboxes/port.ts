import { ProviderError, type ProviderFailure } from '../providers/provider-error.ts'
import type { DeliveryResult, OutgoingMail } from '../smtp/port.ts'

/** Why a mailbox did not answer. */
export type MailboxFailure = ProviderFailure

/** The mailbox cannot be used now. Every method of `MailboxReader` throws it, and nothing else. */
export const MailboxError = ProviderError
export type MailboxError = ProviderError

/** What decides whether a message concerns a campaign, before it is downloaded. */
export interface MessageSummary {
  /** The provider's id of the message; for IMAP its UID. */
  readonly id: string
  /** The provider's id of the conversation; null for IMAP. */
  readonly threadId: string | null
  /** `Message-ID`s without angle brackets, from `In-Reply-To` and `References`. */
  readonly answersTo: readonly string[]
  /** The address in From; null if there is none. */
  readonly from: string | null
  /** Whether it can be a delivery report: a null return path, `multipart/report`, or a sender such as `mailer-daemon`. */
  readonly isReport: boolean
  readonly sizeBytes: number
}

export interface NewMessages {
  /** Oldest first. */
  readonly messages: readonly MessageSummary[]
  /** Where the next reading begins. Opaque; store it after the messages were processed. */
  readonly cursor: string
  /** Whether more messages wait behind the cursor. */
  readonly hasMore: boolean
}

/** One connection to a mailbox, for reading. */
export interface MailboxReader {
  /**
   * Lists the messages that arrived after a cursor.
   *
   * @param cursor of an earlier listing; null begins now, without the messages that are there already
   * @param messagesMax the maximum number of messages
   */
  listNew(cursor: string | null, messagesMax: number): Promise<NewMessages>
  /** @returns the message as MIME (RFC 5322); null if it is gone */
  fetchMessage(id: string): Promise<Uint8Array<ArrayBuffer> | null>
  close(): Promise<void>
}

/** Sends through a mailbox. */
export interface MailboxSender {
  /**
   * Never throws: every failure is a result. `thread` is the provider's id of the conversation that the message
   * continues.
   */
  send(mail: OutgoingMail, thread: string | null): Promise<DeliveryResult>
  close(): Promise<void>
}
