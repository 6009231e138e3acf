import type { MailJob } from '../../contracts/queues.ts'
import type { ServiceContext } from '../../core/context.ts'

/** Hands one mail to the mail port; the provider or the outbox drops a repeat by the mail's id. */
export async function sendMail(ctx: ServiceContext, mail: MailJob): Promise<void> {
  await ctx.mailer.send(mail)
}
