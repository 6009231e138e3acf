import type { CampaignStatus } from '../../../../src/contracts/campaigns/campaign-states.ts'
import type { CampaignValues } from './campaign-draft.ts'

export const FORM_PARTS = ['basic', 'content', 'recipients', 'settings'] as const
export type FormPart = (typeof FORM_PARTS)[number]

export const partLabels: Readonly<Record<FormPart, string>> = {
  basic: 'Basic Info',
  content: 'Content',
  recipients: 'Recipients',
  settings: 'Settings',
}

/** The tab on which each field is. */
const partOf: Readonly<Record<keyof CampaignValues, FormPart>> = {
  name: 'basic',
  type: 'basic',
  email_config_id: 'basic',
  sms_config_id: 'basic',
  sender_ids: 'basic',
  subject: 'content',
  content: 'content',
  text_content: 'content',
  format: 'content',
  subject_b: 'content',
  subject_test: 'content',
  follow_ups: 'content',
  require_opt_in: 'settings',
  one_per_organization: 'settings',
  include_unsubscribe: 'settings',
  unsubscribe_url: 'settings',
  track_opens: 'settings',
  track_clicks: 'settings',
  batch_size: 'settings',
  batch_delay: 'settings',
  sending_gap: 'settings',
  domain_limit: 'settings',
  window: 'settings',
}

/** The tabs with errors, in order. */
export const partsWithErrors = (fields: readonly string[]): FormPart[] =>
  FORM_PARTS.filter((part) => fields.some((field) => partOf[field as keyof CampaignValues] === part))

/** Which fields of a campaign may be edited: all; only name, content and pace; or none. */
export type Editable = 'all' | 'pace' | 'nothing'
export const editableIn = (status: CampaignStatus): Editable =>
  status === 'draft' || status === 'scheduled' ? 'all' : status === 'paused' ? 'pace' : 'nothing'
