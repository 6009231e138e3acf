import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { outboxMessages } from '../db/schema/control/operations.ts'
import type { Clock } from '../lib/clock.ts'
import { createOutboxMailer } from '../platform/mail/outbox-mailer.ts'
import type { Mailer } from '../platform/mail/port.ts'
import { createResendMailer } from '../platform/mail/resend-mailer.ts'
import type { Config } from './config.ts'
import { keepInOutbox } from './outbox.ts'

/** Resend when a key is configured; otherwise the outbox that `/api/dev/outbox` lists (development only). */
export function createMailer(config: Config, db: Db, clock: Clock): Mailer {
  const { resendApiKey, resendUrl, from } = config.mail
  if (resendApiKey) return createResendMailer({ apiKey: resendApiKey, baseUrl: resendUrl, from })
  return createOutboxMailer(
    ({ reply_to: replyTo, ...mail }) =>
      keepInOutbox(db, { ...mail, channel: 'email', replyTo, createdAt: clock.now().toISOString() }),
    async () => void (await db.run(sql`SELECT 1 FROM ${outboxMessages} LIMIT 1`)),
  )
}
