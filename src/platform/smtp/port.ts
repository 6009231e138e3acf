import type { Encryption } from '../../contracts/senders.ts'

export interface SmtpServer {
  readonly host: string
  readonly port: number
  readonly encryption: Encryption
  readonly username: string
  readonly password: string
}

/** RFC 6376. The key is a PEM. */
export interface DkimKey {
  readonly domain: string
  readonly selector: string
  readonly privateKey: string
}

/** One message as it is composed; what carries it makes the MIME of it. */
export interface OutgoingMail {
  /** Envelope sender, to which bounces go. */
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
 * What came of handing a message over. `unknown`: the connection was lost after the final dot, so it may have arrived or not. `lost`: it was lost before,
 * so it did not.
 */
export type DeliveryResult =
  | { readonly kind: 'accepted'; readonly reply: string }
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
  /** Never throws: whatever happens is an outcome. */
  send(mail: OutgoingMail): Promise<DeliveryResult>
  close(): Promise<void>
}

export interface Smtp {
  /** @param connections at most so many at once; the platform allows six sockets and requests together */
  open(server: SmtpServer, options: { readonly connections: number; readonly dkim: DkimKey | null }): SmtpPool
  /**
   * Connects, signs in and asks whether the server takes a sender's address, where one is named; nothing is sent.
   *
   * @returns null where that works, else why not, as a sentence
   */
  check(server: SmtpServer, sender?: string): Promise<string | null>
}
