import type { PreviewBody } from './api.ts'

/** The text message of a campaign or follow-up, as the server counts it. */
export const smsMessage = (
  { sms_config_id, include_unsubscribe }: { sms_config_id: string; include_unsubscribe: boolean },
  content: string,
  campaignId: string | null = null,
): Omit<PreviewBody, 'recipient_id'> => ({
  type: 'sms',
  content,
  sms_config_id: sms_config_id || null,
  include_unsubscribe,
  campaign_id: campaignId,
})
