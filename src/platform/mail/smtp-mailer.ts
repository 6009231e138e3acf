import type { Clock } from '../../lib/clock.ts'
import { AppError, unavailable } from '../../lib/errors.ts'
import type { DeliveryResult, OutgoingMail, Smtp, SmtpServer } from '../smtp/port.ts'
import type { Mail, Mailer } from './port.ts'

export interface SmtpMailerOptions {
  readonly open: () => Promise<Smtp>
  readonly server: SmtpServer
  /** The From header: an address, or `Name <address>`. */
  readonly from: string
  readonly clock: Clock
}

/**
 * Sends through a mail server. A retry has the same `Message-ID`, so receivers can recognise a mail that arrived
 * although the server's reply was lost.
 */
export function createSmtpMailer({ open, server, from: header, clock }: SmtpMailerOptions): Mailer {
  const from = readFrom(header)
  return {
    async send(mail) {
      const pool = (await open()).open(server, { connections: 1, dkim: null })
      try {
        assertAccepted(await pool.send(outgoing(mail, from, clock.now())))
      } finally {
        await pool.close()
      }
    },
    async check() {
      const problem = await (await open()).check(server)
      if (problem !== null) throw unavailable(`Mail server: ${problem}`)
    },
  }
}

const NAMED = /^([^<]*)<([^<>]+)>\s*$/

/** Splits `Name <address>`. */
function readFrom(header: string): OutgoingMail['from'] {
  const [, name, address] = NAMED.exec(header) ?? [null, '', header]
  return { name: name!.trim().replace(/^"(.*)"$/, '$1'), address: address!.trim() }
}

const outgoing = (mail: Mail, from: OutgoingMail['from'], date: Date): OutgoingMail => ({
  returnPath: from.address,
  from,
  to: { name: null, address: mail.to },
  replyTo: mail.reply_to ?? null,
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  messageId: `<${mail.id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
  date,
  // RFC 3834: no automatic answers.
  headers: { 'Auto-Submitted': 'auto-generated' },
  attachments: [],
})

/** A 5xx reply to the message or its recipient is permanent. Problems of the connection or the account are not. */
function assertAccepted(result: DeliveryResult): void {
  if (result.kind === 'accepted') return
  if (result.kind !== 'refused') throw unavailable(`Mail not accepted: ${result.reason}`)
  const isOfMail = result.stage === 'rcpt' || result.stage === 'data'
  if (result.code >= 500 && isOfMail) throw new AppError('bad_request', `Mail refused: ${result.reply}`)
  throw unavailable(`Mail not accepted: ${result.reply}`)
}
