import type { ContactMessage } from '../../contracts/contact-messages.ts'
import { inBackground } from '../../core/background.ts'
import type { ServiceContext } from '../../core/context.ts'
import { readSettings, supportAddress } from '../../core/settings.ts'
import { networkKey } from '../../core/throttle.ts'
import { contactMessages } from '../../db/schema/control/contact-messages.ts'
import { hasFeature } from '../../domain/plans/plan-limits.ts'
import { newId } from '../../lib/ids.ts'
import { messageMail } from './message-mail.ts'
import { PER_IP, PER_SENDER, TOO_MANY } from './policy.ts'

/**
 * Keeps a visitor's message and mails it to support. A message with the hidden field filled in is dropped, and told
 * nothing of it.
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
  // The message is safe from here on: a mail that cannot be sent must not make the visitor write it again.
  // Who is signed in proves whose plan it is; an address that was typed proves nothing.
  const hasPriority = ctx.account !== null && hasFeature(ctx.account, 'priority_support')
  const mail = messageMail(input, hasPriority)
  inBackground(ctx, async () => {
    const to = supportAddress(await readSettings(ctx), ctx.config)
    await ctx.queues.send('mail', { id, to, ...mail })
  })
}
