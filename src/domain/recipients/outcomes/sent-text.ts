import { and, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { campaigns, recipients } from '../../../db/schema/data/campaigns.ts'
import { type EmailSettings, senders } from '../../../db/schema/data/senders.ts'
import { composeEmail, prepareEmail } from '../../../outreach/compose/compose-message.ts'
import { htmlToText } from '../../../outreach/compose/html-to-text.ts'
import type { OutgoingMail } from '../../../platform/smtp/port.ts'
import { SENDER_OF } from '../../campaigns/sender-of.ts'

/** A placeholder, since comparisons ignore links. */
const ANY_URL = 'https://unsubscribe.invalid/'

/**
 * A message as its recipient got it, without tracking.
 *
 * @returns null if the campaign or its sender is gone, or the message can no longer be composed
 */
export async function composeAsSent(
  { data, clock, log }: Pick<ServiceContext, 'data' | 'clock' | 'log'>,
  accountId: string,
  recipientId: string,
): Promise<OutgoingMail | null> {
  const [row] = await data
    .select({ campaign: campaigns, recipient: recipients, settings: senders.settings })
    .from(recipients)
    .innerJoin(campaigns, eq(campaigns.id, recipients.campaignId))
    .innerJoin(senders, eq(senders.id, SENDER_OF))
    .where(and(eq(recipients.id, recipientId), eq(recipients.accountId, accountId), eq(campaigns.type, 'email')))
  if (!row) return null
  try {
    const campaign = { ...row.campaign, trackOpens: false, trackClicks: false }
    const sender = { id: recipientId, ...(row.settings as EmailSettings) }
    await prepareEmail(campaign, sender, false)
    const { mail } = composeEmail({
      campaign,
      sender,
      recipient: row.recipient,
      urls: { unsubscribe: ANY_URL },
      reference: recipientId,
      date: clock.now(),
    })
    return mail
  } catch (error) {
    log.warn('a message that was sent could not be composed again', { error })
    return null
  }
}

/**
 * The plain text of a message as its recipient got it: its text part, and its HTML as mail clients convert it. Used to
 * recognise quoted text in replies, which are read without it if it is null.
 */
export async function sentText(
  ctx: Pick<ServiceContext, 'data' | 'clock' | 'log'>,
  accountId: string,
  recipientId: string,
): Promise<string | null> {
  const mail = await composeAsSent(ctx, accountId, recipientId)
  return mail && `${mail.text}\n${htmlToText(mail.html ?? '')}`
}
