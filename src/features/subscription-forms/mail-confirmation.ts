import { and, eq } from 'drizzle-orm'
import type { ConfirmationMailJob } from '../../contracts/queues.ts'
import type { ServiceContext } from '../../core/context.ts'
import { asAccount } from '../../core/for-account.ts'
import { senders } from '../../db/schema/data/senders.ts'
import { formSubscriptions, subscriptionForms } from '../../db/schema/data/subscription-forms.ts'
import { loadAccount } from '../../domain/access/load-account.ts'
import { openMailSender } from '../../domain/mailboxes/open-mail-sender.ts'
import { emailSettingsOf, openEmailSecrets, type SenderRow } from '../../domain/senders/senders.ts'
import { uuidOf } from '../../lib/ids.ts'
import { nameSite, renderMail } from '../../lib/mail-layout.ts'
import { confirmationUrl } from './confirmation-link.ts'
import type { FormRow } from './find-form.ts'
import { publicCode } from './form-url.ts'
import { maySubscribe } from './may-subscribe.ts'
import { LINK_TEXT } from './submit.ts'

/**
 * Mails the confirmation link of a subscription, once per submission: by the form's sender or, if there is none or it
 * does not take the mail, by the service. Addresses that may not be subscribed get no mail.
 */
export async function mailConfirmation(
  background: ServiceContext,
  { account_id, subscription_id, submitted_at }: ConfirmationMailJob,
): Promise<void> {
  const account = await loadAccount(background.db, account_id, background.clock.now())
  if (!account) return
  const ctx = asAccount(background, account)
  const [found] = await ctx.data
    .select({ subscription: formSubscriptions, form: subscriptionForms })
    .from(formSubscriptions)
    .innerJoin(subscriptionForms, eq(subscriptionForms.id, formSubscriptions.formId))
    .where(and(eq(formSubscriptions.id, subscription_id), eq(formSubscriptions.accountId, account.id)))
  if (!found) return
  const { subscription, form } = found
  const isDone = subscription.mailedAt !== null && subscription.mailedAt >= submitted_at
  if (isDone || subscription.submittedAt !== submitted_at || subscription.confirmedAt !== null) return
  if (!(await maySubscribe(ctx, subscription.address))) return
  const mail = confirmationMail(form, await confirmationUrl(ctx, publicCode(account, form.code), subscription.id))
  const id = uuidOf(`subscription ${subscription.id} ${submitted_at}`)
  const sender = form.senderId === null ? null : await usableSender(ctx, form.senderId)
  const isSent = sender !== null && (await sendBy(ctx, sender, { id, to: subscription.address, mail }))
  if (!isSent) await ctx.queues.send('mail', { id, to: subscription.address, ...mail })
  await ctx.data
    .update(formSubscriptions)
    .set({ mailedAt: ctx.clock.now().toISOString() })
    .where(eq(formSubscriptions.id, subscription.id))
}

/** The mail; it names the form, what is agreed to and nothing else that strangers could write. */
export const confirmationMail = ({ title, consentText }: Pick<FormRow, 'title' | 'consentText'>, url: string) =>
  renderMail({
    subject: `Confirm your subscription: ${title}`,
    preview: 'Follow the link and confirm to subscribe.',
    heading: 'Confirm your subscription',
    paragraphs: [`Please confirm that you want to subscribe to “${title}”.`, `You agree to: ${consentText}`],
    button: { label: 'Confirm subscription', url },
    notes: [`The link works for ${LINK_TEXT}.`, 'If you didn’t sign up, ignore this email.'],
  })

/** The account's sender, if it can send. */
async function usableSender(ctx: ServiceContext, id: string): Promise<SenderRow | null> {
  const isOwn = and(eq(senders.id, id), eq(senders.accountId, ctx.account!.id), eq(senders.channel, 'email'))
  const [sender] = await ctx.data.select().from(senders).where(isOwn)
  return sender?.isActive && sender.isVerified && sender.fromProof !== null ? sender : null
}

/** @returns whether the sender took it */
async function sendBy(
  ctx: ServiceContext,
  sender: SenderRow,
  { id, to, mail }: { id: string; to: string; mail: ReturnType<typeof confirmationMail> },
): Promise<boolean> {
  try {
    const { fromName, fromEmail, replyTo } = emailSettingsOf(sender)
    const { subject, html, text } = nameSite(mail, fromName || fromEmail)
    const transport = openMailSender(ctx, sender, await openEmailSecrets(ctx, sender), { connections: 1 })
    try {
      const outgoing = {
        ...{ returnPath: fromEmail, from: { name: fromName, address: fromEmail }, to: { name: null, address: to } },
        ...{ replyTo, subject, html, text, date: ctx.clock.now(), attachments: [] },
        messageId: `<${id}@${fromEmail.slice(fromEmail.lastIndexOf('@') + 1)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      }
      const result = await transport.send(outgoing, null)
      // After `unknown` it may have arrived: a second mail would confuse more than a missing one.
      return result.kind === 'accepted' || result.kind === 'unknown'
    } finally {
      await transport.close()
    }
  } catch (error) {
    ctx.log.warn('confirmation mail not taken by the sender', { error, sender_id: sender.id })
    return false
  }
}
