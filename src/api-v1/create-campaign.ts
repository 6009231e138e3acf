import type { AudienceProgress } from '../contracts/campaigns/audience.ts'
import type { Campaign } from '../contracts/campaigns/campaign.ts'
import type { AddedRecipients } from '../contracts/campaigns/recipients.ts'
import type { CampaignRecipient, NewCampaign } from '../contracts/v1/campaigns.ts'
import type { ServiceContext } from '../core/context.ts'
import { NO_COUNTS } from '../domain/recipients/store-recipients.ts'
import { writeToAudience } from '../features/campaigns/audience/write-to-audience.ts'
import { createCampaign } from '../features/campaigns/change-campaign.ts'
import { defaultSender } from '../features/campaigns/default-sender.ts'

/**
 * Creates a draft from an API request: contacts and addresses come in one list, or a filter selects contacts, and the default sender is used if none
 * is given.
 *
 * @throws feature_not_in_plan, not_found for a sender that does not belong to the account, validation_failed if there
 * is no sender
 */
export async function createNamedCampaign(
  ctx: ServiceContext,
  { sender_id, recipients, audience, follow_ups, ...body }: NewCampaign,
): Promise<{ campaign: Campaign; recipients: AddedRecipients; audience: AudienceProgress | null }> {
  const sender = sender_id ?? body.sender_ids?.[0] ?? (await defaultSender(ctx, body.type))
  const content = {
    ...body,
    email_config_id: body.type === 'email' ? sender : null,
    sms_config_id: body.type === 'sms' ? sender : null,
  }
  if (audience) {
    const consent = audience.consent ?? body.consent
    const made = await writeToAudience(ctx, { ...content, audience: { ...audience, consent } }, follow_ups)
    const added = made.audience.recipients
    return { ...made, recipients: { ...NO_COUNTS, added, total_recipients: added } }
  }
  const input = {
    ...content,
    selected_contacts: recipients.filter((recipient) => typeof recipient === 'string'),
    manual: recipients.filter((recipient): recipient is CampaignRecipient => typeof recipient !== 'string'),
  }
  return { ...(await createCampaign(ctx, input, follow_ups)), audience: null }
}
