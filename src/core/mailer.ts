import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { outboxMails } from '../db/schema/control/operations.ts'
import type { Clock } from '../lib/clock.ts'
import { createOutboxMailer } from '../platform/mail/outbox-mailer.ts'
import type { Mailer } from '../platform/mail/port.ts'
import { createResendMailer } from '../platform/mail/resend-mailer.ts'
import type { Config } from './config.ts'

/** Resend when a key is configured; otherwise, in development only, the outbox that `/api/dev/outbox` lists. */
export function createMailer(config: Config, db: Db, clock: Clock): Mailer {
  const { resendApiKey, resendUrl, from } = config.mail
  if (resendApiKey) return createResendMailer({ apiKey: resendApiKey, baseUrl: resendUrl, from })
  return createOutboxMailer(
    async ({ reply_to: replyTo, ...mail }) => {
      await db
        .insert(outboxMails)
        .values({ ...mail, replyTo, createdAt: clock.now().toISOString() })
        .onConflictDoNothing()
    },
    async () => void (await db.run(sql`SELECT 1 FROM ${outboxMails} LIMIT 1`)),
  )
}
