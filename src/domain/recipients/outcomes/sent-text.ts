import { and, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { campaigns, recipients } from '../../../db/schema/data/campaigns.ts'
import { type EmailSettings, senders } from '../../../db/schema/data/senders.ts'
import { composeEmail, prepareEmail } from '../../../outreach/compose-message.ts'
import { htmlToText } from '../../../outreach/html-to-text.ts'

/** Links are left out of every comparison. */
const ANY_URL = 'https://unsubscribe.invalid/'

/**
 * The plain text of a message as its recipient got it, both as its text part says it and as mail programs make it of its markup: what an answer quotes is
 * known by it.
 *
 * @returns null where the campaign or its sender is gone
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
    // What cannot be composed any more is read without it.
    log.warn('the message that an answer is about could not be composed', { error })
    return null
  }
}
