import { AppError, unavailable } from '../../lib/errors.ts'
import type { Mailer } from './port.ts'

export interface ResendOptions {
  readonly apiKey: string
  readonly baseUrl: string
  readonly from: string
}

/**
 * Statuses that mean the mail itself is invalid; any other failure is temporary (resend.com/docs/api-reference/errors).
 */
const PERMANENT_STATUSES = new Set([400, 403, 404, 405, 422])

/** Sends through Resend. The mail's id is the idempotency key, so a retry sends nothing twice. */
export function createResendMailer({ apiKey, baseUrl, from }: ResendOptions): Mailer {
  // Loaded with the first mail: every isolate makes a mailer, few of them send.
  const open = async () => new (await import('resend')).Resend(apiKey, { baseUrl })
  return {
    async send({ id, to, reply_to: replyTo, subject, html, text }) {
      const mail = { from, to, replyTo, subject, html, text }
      const resend = await open()
      const { error } = await resend.emails.send(mail, { idempotencyKey: id })
      if (!error) return
      if (PERMANENT_STATUSES.has(error.statusCode ?? 0))
        throw new AppError('bad_request', `Mail refused: ${error.message}`)
      throw unavailable(`Mail not accepted: ${error.message}`)
    },
    async check() {
      const resend = await open()
      const { error } = await resend.domains.list()
      // A send-only key may not read the list; that error still shows that the service and the key work.
      if (error && error.name !== 'restricted_api_key') throw unavailable(`Resend: ${error.name}`)
    },
  }
}
