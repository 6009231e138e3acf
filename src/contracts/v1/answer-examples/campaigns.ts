import type { Campaign, CampaignStatistics, ListedCampaign } from '../../campaigns/campaign.ts'
import { at, one, part } from './shared.ts'

const NOBODY_YET: CampaignStatistics = {
  ...{ total_recipients: 2, pending_count: 2, sent_count: 0, delivered_count: 0, opened_count: 0, clicked_count: 0 },
  ...{
    bounced_count: 0,
    failed_count: 0,
    skipped_count: 0,
    unknown_count: 0,
    unsubscribed_count: 0,
    complained_count: 0,
    replied_count: 0,
  },
}
const NO_RATES = {
  ...{ delivery_rate: null, open_rate: null, click_rate: null },
  ...{ bounce_rate: null, complaint_rate: null, reply_rate: null },
}
const LISTED_DRAFT: ListedCampaign = {
  id: '01900000-0000-7000-8000-000000000012',
  name: 'Spring offer',
  type: 'email',
  subject: 'Hello {{first_name|there}}',
  email_config_id: '01900000-0000-7000-8000-000000000013',
  sms_config_id: null,
  sender_name: 'Newsletter',
  sender_ids: ['01900000-0000-7000-8000-000000000013'],
  status: 'draft',
  status_reason: null,
  statistics: NOBODY_YET,
  rates: NO_RATES,
  compliance: { spam_score: 8, passed_spam_check: true, gdpr_compliant: true, can_spam_compliant: true },
  track_opens: true,
  track_clicks: true,
  follow_up_count: 0,
  task_count: 0,
  scheduled_at: null,
  started_at: null,
  sent_at: null,
  created_at: at('09:30:00'),
  updated_at: at('09:30:00'),
}
const DRAFT: Campaign = {
  ...LISTED_DRAFT,
  content: '<p>Our spring offer is out.</p>',
  text_content: null,
  format: 'html',
  require_opt_in: true,
  topic_id: null,
  one_per_organization: true,
  include_unsubscribe: true,
  unsubscribe_url: null,
  batch_size: 100,
  batch_delay: 1,
  subject_b: null,
  subject_test: null,
  subject_winner: null,
  subject_decided_by: null,
  variants: [],
  variant_test: null,
  variant_winner: null,
  stop_organization: false,
  window: null,
  sending_gap: null,
  domain_limit: null,
  merge_fields: ['name', 'first_name', 'email'],
}
const SCHEDULED: Campaign = { ...DRAFT, status: 'scheduled', scheduled_at: '2030-01-01T09:00:00.000Z' }

/** Campaigns. */
export const CAMPAIGN_EXAMPLES: Readonly<Record<string, object>> = {
  'campaigns.list': part(LISTED_DRAFT),
  'campaigns.create': one({
    campaign: DRAFT,
    recipients: { added: 2, known: 0, invalid: 0, suppressed: 0, refused: 0, total_recipients: 2 },
    audience: null,
  }),
  'campaigns.get': one(DRAFT),
  'campaigns.getAudience': one({
    audience: {
      ...{ state: 'done', total: 291, examined: 291, recipients: 120, problem: null },
      excluded: {
        ...{ other_kind: 40, other_role: 0, skipped_domain: 2, skipped_label: 9, no_address: 30, undeliverable: 4 },
        ...{ suppressed: 3, refused: 0, without_consent: 0, in_campaign: 11, written_recently: 6 },
        ...{ same_organization: 65, duplicate: 1 },
      },
    },
  }),
  'campaigns.send': one(SCHEDULED),
}
