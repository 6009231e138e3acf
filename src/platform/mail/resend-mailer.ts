import { Resend } from 'resend'
import { AppError, unavailable } from '../../lib/errors.ts'
import type { Mailer } from './port.ts'

export interface ResendOptions {
  readonly apiKey: string
  readonly baseUrl: string
  readonly from: string
}

/** Answers that say the mail itself is wrong; anything else may pass (resend.com/docs/api-reference/errors). */
const PERMANENT_STATUSES = new Set([400, 403, 404, 405, 422])

/** Sends through Resend; the mail's id is the idempotency key, so a repeat sends nothing. */
export function createResendMailer({ apiKey, baseUrl, from }: ResendOptions): Mailer {
  const resend = new Resend(apiKey, { baseUrl })
  return {
    async send({ id, to, reply_to: replyTo, subject, html, text }) {
      const mail = { from, to, replyTo, subject, html, text }
      const { error } = await resend.emails.send(mail, { idempotencyKey: id })
      if (!error) return
      if (PERMANENT_STATUSES.has(error.statusCode ?? 0))
        throw new AppError('bad_request', `Mail refused: ${error.message}`)
      throw unavailable(`Mail not accepted: ${error.message}`)
    },
    async check() {
      const { error } = await resend.domains.list()
      // A key that may only send is refused the list, which shows that the service and the key are alive.
      if (error && error.name !== 'restricted_api_key') throw unavailable(`Resend: ${error.name}`)
    },
  }
}
