import { z } from 'zod'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { CampaignContent } from '../../../../src/contracts/campaigns/campaign-input.ts'
import { FOLLOW_UPS_MAX, type FollowUp, FollowUpInput } from '../../../../src/contracts/campaigns/follow-ups.ts'
import type { CampaignValues, FollowUpValues } from './campaign-draft.ts'

/** The form's output: a campaign, and its follow-ups, which are saved after it. */
export const CampaignBody = CampaignContent.safeExtend({
  follow_ups: z
    .array(FollowUpInput.extend({ key: z.string() }))
    .max(FOLLOW_UPS_MAX, `Use at most ${FOLLOW_UPS_MAX} follow-ups`),
}).superRefine(({ subject_test, subject_b }, check) => {
  if (subject_test && !subject_b)
    check.addIssue({ code: 'custom', path: ['subject_b'], message: 'Write the second subject' })
})
export type CampaignBody = z.output<typeof CampaignBody>
type Typed = z.input<typeof CampaignBody>

export const EMPTY: CampaignValues = {
  name: '',
  type: 'email',
  subject: '',
  content: '',
  text_content: '',
  format: 'html',
  email_config_id: '',
  sms_config_id: '',
  sender_ids: [],
  sending_gap: null,
  domain_limit: '',
  require_opt_in: true,
  one_per_organization: true,
  include_unsubscribe: true,
  unsubscribe_url: '',
  track_opens: false,
  track_clicks: false,
  batch_size: 100,
  batch_delay: 1,
  subject_b: '',
  subject_test: null,
  window: null,
  follow_ups: [],
}

/** Form values of a saved campaign. */
export const valuesOf = (campaign: Campaign, followUps: readonly FollowUp[]): CampaignValues => ({
  name: campaign.name,
  type: campaign.type,
  subject: campaign.subject ?? '',
  content: campaign.content,
  text_content: campaign.text_content ?? '',
  format: campaign.format,
  email_config_id: campaign.email_config_id ?? '',
  sms_config_id: campaign.sms_config_id ?? '',
  sender_ids: campaign.sender_ids.filter((id) => id !== campaign.email_config_id && id !== campaign.sms_config_id),
  sending_gap: campaign.sending_gap,
  domain_limit: campaign.domain_limit ?? '',
  require_opt_in: campaign.require_opt_in,
  one_per_organization: campaign.one_per_organization,
  include_unsubscribe: campaign.include_unsubscribe,
  unsubscribe_url: campaign.unsubscribe_url ?? '',
  track_opens: campaign.track_opens,
  track_clicks: campaign.track_clicks,
  batch_size: campaign.batch_size,
  batch_delay: campaign.batch_delay,
  subject_b: campaign.subject_b ?? '',
  subject_test: campaign.subject_test,
  window: campaign.window,
  follow_ups: followUps.map((one) => ({
    key: one.id,
    id: one.id,
    after_hours: one.after_hours,
    subject: one.subject ?? '',
    content: one.content,
    text_content: one.text_content ?? '',
    stop_on_click: one.stop_on_click,
  })),
})

/** A new, empty follow-up. */
export const newFollowUp = (): FollowUpValues => ({
  key: crypto.randomUUID(),
  id: null,
  after_hours: 72,
  subject: '',
  content: '',
  text_content: '',
  stop_on_click: false,
})

/** Fields of the other channel keep their text, but are neither validated nor sent. */
export function readAs({ sender_ids, domain_limit, ...given }: Typed): Typed {
  const own = given.email_config_id
  const others = (sender_ids ?? []).filter((id) => id !== own)
  const values: Typed = {
    ...given,
    sender_ids: own && others.length > 0 && given.type !== 'sms' ? [own, ...others] : null,
    domain_limit: domain_limit === '' ? null : domain_limit,
  }
  if (values.type !== 'sms')
    return { ...values, sms_config_id: null, subject_b: values.subject_test ? values.subject_b : null }
  return {
    ...values,
    subject: null,
    subject_b: null,
    subject_test: null,
    text_content: null,
    format: 'html',
    email_config_id: null,
    domain_limit: null,
    track_opens: false,
    track_clicks: false,
    follow_ups: values.follow_ups.map((one) => ({ ...one, subject: null, text_content: null, stop_on_click: false })),
  }
}

/** Follow-ups as the server accepts them. */
export const followUpsBody = (followUps: CampaignBody['follow_ups']): FollowUpInput[] =>
  followUps.map(({ key: _, ...body }) => body)

/** Whether the follow-ups differ from the saved ones. */
export function areFollowUpsChanged(sent: readonly FollowUpInput[], saved: readonly FollowUp[]): boolean {
  const said = ({ id, after_hours, subject, content, text_content, stop_on_click }: FollowUpInput) =>
    JSON.stringify([id ?? null, after_hours, subject, content, text_content, stop_on_click])
  return sent.length !== saved.length || sent.some((one, index) => said(one) !== said(saved[index]!))
}
