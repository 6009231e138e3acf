import type { Encryption } from '../../contracts/senders/email-config.ts'

export interface SmtpServer {
  readonly host: string
  readonly port: number
  readonly encryption: Encryption
  readonly username: string
  readonly password: string
}

/** A signing key (RFC 6376), as PEM. */
export interface DkimKey {
  readonly domain: string
  readonly selector: string
  readonly privateKey: string
}

/** The content of one message; the transport turns it into MIME. */
export interface OutgoingMail {
  /** The envelope sender, which receives bounces. */
  readonly returnPath: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: { readonly name: string | null; readonly address: string }
  readonly replyTo: string | null
  readonly subject: string
  readonly html: string | null
  readonly text: string
  /** With its angle brackets. */
  readonly messageId: string
  readonly date: Date
  readonly headers: Readonly<Record<string, string>>
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly content: Uint8Array }[]
}

/**
 * The result of delivering a message to the server. `unknown`: the connection was lost after the final dot, so the
 * message may have arrived. `lost`: it was lost before, so the message did not arrive. `later`: the provider takes
 * nothing from this sender for a while, whatever the message.
 */
export type DeliveryResult =
  | {
      readonly kind: 'accepted'
      readonly reply: string
      /** The `Message-ID` without its brackets, if the provider may have replaced the given one. */
      readonly messageId?: string
      /** The provider's id of the conversation. */
      readonly threadId?: string | null
    }
  | { readonly kind: 'later'; readonly reason: string; readonly retryAfterSeconds: number | null }
  | {
      readonly kind: 'refused'
      readonly code: number
      readonly reply: string
      readonly stage: 'connect' | 'auth' | 'mail' | 'rcpt' | 'data'
    }
  | { readonly kind: 'lost'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string }

/** Connections to one server, kept open for the messages of a batch. */
export interface SmtpPool {
  /** Never throws: every failure is a result. */
  send(mail: OutgoingMail): Promise<DeliveryResult>
  close(): Promise<void>
}

export interface Smtp {
  /** @param connections the maximum number at once; the platform allows six concurrent sockets and requests */
  open(server: SmtpServer, options: { readonly connections: number; readonly dkim: DkimKey | null }): SmtpPool
  /**
   * Connects, authenticates and, if a sender is given, checks whether the server accepts its address. Sends no message.
   *
   * @returns null on success, otherwise why not, as a sentence
   */
  check(server: SmtpServer, sender?: string): Promise<string | null>
}
