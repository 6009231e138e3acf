import { answerTo } from '../campaign-words.ts'
import type { PreviewedMessage } from '../content/api.ts'
import { smsMessage } from '../content/sms-message.ts'
import type { CampaignValues, FollowUpValues } from './campaign-draft.ts'

/** The first message, as the server previews it. */
export function firstMessage(values: CampaignValues, campaignId: string | null): PreviewedMessage {
  const { type, subject, content, text_content, format, email_config_id } = values
  if (type === 'sms') return smsMessage(values, content, campaignId)
  return {
    ...{ type, subject, content, text_content: text_content || null, format },
    email_config_id: email_config_id || null,
    campaign_id: campaignId,
  }
}

/** The subject that a follow-up is sent with: its own, or the first message's. */
export const followUpSubject = ({ subject }: FollowUpValues, values: CampaignValues): string =>
  subject.trim() || answerTo(values.subject)

/** A follow-up, as the server previews it. */
export function followUpMessage(
  followUp: FollowUpValues,
  values: CampaignValues,
  campaignId: string | null,
): PreviewedMessage {
  const isEmail = values.type === 'email'
  return {
    type: values.type,
    subject: isEmail ? followUpSubject(followUp, values) || null : null,
    content: followUp.content,
    text_content: isEmail ? followUp.text_content || null : null,
    format: values.format,
    email_config_id: isEmail ? values.email_config_id || null : null,
    campaign_id: campaignId,
  }
}
