import { and, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { campaigns, recipients } from '../../../db/schema/data/campaigns.ts'
import { type EmailSettings, senders } from '../../../db/schema/data/senders.ts'
import { composeEmail, prepareEmail } from '../../../outreach/compose/compose-message.ts'
import { htmlToText } from '../../../outreach/compose/html-to-text.ts'

/** A placeholder, since comparisons ignore links. */
const ANY_URL = 'https://unsubscribe.invalid/'

/**
 * The plain text of a message as its recipient got it: its text part, and its HTML as mail clients convert it. Used to
 * recognise quoted text in replies.
 *
 * @returns null if the campaign or its sender is gone, or the message can no longer be composed
 */
export async function sentText(
  { data, clock, log }: Pick<ServiceContext, 'data' | 'clock' | 'log'>,
  accountId: string,
  recipientId: string,
): Promise<string | null> {
  const [row] = await data
    .select({ campaign: campaigns, recipient: recipients, settings: senders.settings })
    .from(recipients)
    .innerJoin(campaigns, eq(campaigns.id, recipients.campaignId))
    .innerJoin(senders, eq(senders.id, campaigns.senderId))
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
    return `${mail.text}\n${htmlToText(mail.html ?? '')}`
  } catch (error) {
    // If the message can no longer be composed, the reply is read without it.
    log.warn('the message that an answer is about could not be composed', { error })
    return null
  }
}
