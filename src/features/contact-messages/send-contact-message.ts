import type { ContactMessage } from '../../contracts/contact-messages/contact-messages.ts'
import { inBackground } from '../../core/background.ts'
import type { ServiceContext } from '../../core/context.ts'
import { readSettings, supportAddress } from '../../core/settings.ts'
import { networkKey } from '../../core/throttle.ts'
import { contactMessages } from '../../db/schema/control/contact-messages.ts'
import { hasFeature } from '../../domain/billing/plan-limits.ts'
import { newId } from '../../lib/ids.ts'
import { messageMail } from './message-mail.ts'
import { PER_IP, PER_SENDER, TOO_MANY } from './policy.ts'

/**
 * Stores a visitor's message and mails it to support. If the hidden field is filled in, the message is silently dropped
 * as spam.
 *
 * @throws too_many_requests
 */
export async function sendContactMessage(ctx: ServiceContext, input: ContactMessage): Promise<void> {
  await ctx.throttle.spend(networkKey('contact', ctx), PER_IP, TOO_MANY)
  await ctx.throttle.spend(`contact:sender:${input.email.toLowerCase()}`, PER_SENDER, TOO_MANY)
  if (input.homepage) return
  const { name, email, subject, message } = input
  const id = newId()
  await ctx.db.insert(contactMessages).values({
    id,
    name,
    email,
    phone: input.phone || null,
    subject,
    message,
    ipAddress: ctx.ipAddress,
    userAgent: ctx.userAgent,
    createdAt: ctx.clock.now().toISOString(),
  })
  // The message is stored by now, so a mail failure must not make the visitor submit it again.
  // Only a signed-in user has priority, since a typed address does not prove whose plan it is.
  const hasPriority = ctx.account !== null && hasFeature(ctx.account, 'priority_support')
  const mail = messageMail(input, hasPriority)
  inBackground(ctx, async () => {
    const to = supportAddress(await readSettings(ctx), ctx.config)
    await ctx.queues.send('mail', { id, to, ...mail })
  })
}
