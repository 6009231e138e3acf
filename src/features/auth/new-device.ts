import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { type Statement, statement } from '../../db/batch.ts'
import { newId } from '../../lib/ids.ts'
import { newDeviceMail } from './mails.ts'

/** Who signed in before, as the database knew it just before this session. */
export interface KnownDevice {
  email: string
  /** Null before the first sign-in. */
  last_login_at: string | null
  /** Whether a session of the same browser and country is kept: expired ones are deleted at the next sign-in. */
  is_known: number
}

/** Asks whether an account was signed in to from this browser and country before. Place it before the new session. */
export const knownDevice = (ctx: ServiceContext, accountId: string): Statement<KnownDevice> =>
  statement<KnownDevice>(sql`
    SELECT email, last_login_at, EXISTS (SELECT 1 FROM sessions WHERE account_id = accounts.id
      AND impersonator_id IS NULL AND user_agent = ${ctx.userAgent} AND country IS ${ctx.visitorCountry}) AS is_known
    FROM accounts WHERE id = ${accountId}`)

/** Mails the account holder about a sign-in from a browser or country that is new, except the first of all. */
export async function mailIfNew(ctx: ServiceContext, device: KnownDevice | undefined): Promise<void> {
  if (!device || device.last_login_at === null || device.is_known === 1) return
  await ctx.queues.send('mail', {
    id: newId(),
    to: device.email,
    ...newDeviceMail(ctx.config.appUrl, { country: ctx.visitorCountry, at: ctx.clock.now() }),
  })
}
