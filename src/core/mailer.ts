import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { outboxMessages } from '../db/schema/control/operations.ts'
import type { Clock } from '../lib/clock.ts'
import { createOutboxMailer } from '../platform/mail/outbox-mailer.ts'
import type { Mailer } from '../platform/mail/port.ts'
import { createResendMailer } from '../platform/mail/resend-mailer.ts'
import { createSmtpMailer } from '../platform/mail/smtp-mailer.ts'
import type { Config } from './config.ts'
import { keepInOutbox } from './outbox.ts'

/** A mail server or Resend, whichever is configured; otherwise the outbox that `/api/dev/outbox` lists (development only). */
export function createMailer(config: Config, db: Db, clock: Clock): Mailer {
  const { resendApiKey, resendUrl, smtp: server, from } = config.mail
  if (server) {
    const name = new URL(config.appUrl).hostname
    // The operator named this server, so it may be in a private network and have any port.
    const options = { name, allowPrivateNetwork: true, resolver: { resolve: async () => [] } }
    // Loaded on demand: its sockets exist only in the Workers runtime, and few installations need it.
    const open = async () => (await import('../platform/smtp/create-smtp.ts')).createSmtp(options)
    return createSmtpMailer({ open, server, from, clock })
  }
  if (resendApiKey) return createResendMailer({ apiKey: resendApiKey, baseUrl: resendUrl, from })
  return createOutboxMailer(
    ({ reply_to: replyTo, ...mail }) =>
      keepInOutbox(db, { ...mail, channel: 'email', replyTo, createdAt: clock.now().toISOString() }),
    async () => void (await db.run(sql`SELECT 1 FROM ${outboxMessages} LIMIT 1`)),
  )
}
