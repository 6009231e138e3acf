import type { MailJob } from '../../contracts/queues.ts'
import type { ServiceContext } from '../../core/context.ts'
import { readSettings, supportAddress } from '../../core/settings.ts'
import { nameSite } from '../../lib/mail-layout.ts'

/**
 * Hands one mail to the mail port, in the name that the service has now; an answer goes to support where the mail names nobody. The
 * provider or the outbox drops a repeat by the mail's id.
 */
export async function sendMail(ctx: ServiceContext, mail: MailJob): Promise<void> {
  const settings = await readSettings(ctx)
  await ctx.mailer.send({ reply_to: supportAddress(settings, ctx.config), ...nameSite(mail, settings.site_name) })
}
