import type { MailJob } from '../../contracts/queues.ts'
import type { ServiceContext } from '../../core/context.ts'
import { readSettings, supportAddress } from '../../core/settings.ts'
import { nameSite } from '../../lib/mail-layout.ts'

/**
 * Sends a mail through the mailer, with the current site name. Replies go to support unless the mail names a reply
 * address. The provider or the outbox drops duplicates by the mail's id.
 */
export async function sendMail(ctx: ServiceContext, mail: MailJob): Promise<void> {
  const settings = await readSettings(ctx)
  await ctx.mailer.send({ reply_to: supportAddress(settings, ctx.config), ...nameSite(mail, settings.site_name) })
}
