import { fireEvent, screen, within } from '@testing-library/react'
import { useSearchParams } from 'wouter'
import type * as campaignContract from '../../../../src/contracts/campaigns/campaign.ts'
import * as attachments from '../../../../src/contracts/campaigns/campaign-attachments.ts'
import * as contract from '../../../../src/contracts/campaigns/campaigns.ts'
import * as followUps from '../../../../src/contracts/campaigns/follow-ups.ts'
import * as recipientsContract from '../../../../src/contracts/campaigns/recipients.ts'
import * as sending from '../../../../src/contracts/campaigns/sending.ts'
import { ACTIVITIES } from '../../../../src/contracts/contacts/contact-filter.ts'
import * as contacts from '../../../../src/contracts/contacts/contacts.ts'
import type * as emailConfig from '../../../../src/contracts/senders/email-config.ts'
import * as senders from '../../../../src/contracts/senders/senders.ts'
import { AnalyticsTab } from '../../../../web/features/campaigns/analytics-tab.tsx'
import { CampaignsTab } from '../../../../web/features/campaigns/campaigns-tab.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

export const idOf = (n: number) => `01a1fbae-fd1b-74fd-b1c1-82f5f0c0${n.toString().padStart(4, '0')}`
export const instant = '2026-11-20T10:00:00.000Z'
export const ACCOUNT = idOf(9000)
export const SENDER = idOf(8000)

export const statisticsOf = (
  change: Partial<campaignContract.CampaignStatistics> = {},
): campaignContract.CampaignStatistics => ({
  total_recipients: 100,
  pending_count: 100,
  sent_count: 0,
  delivered_count: 0,
  opened_count: 0,
  clicked_count: 0,
  bounced_count: 0,
  failed_count: 0,
  skipped_count: 0,
  unknown_count: 0,
  unsubscribed_count: 0,
  complained_count: 0,
  replied_count: 0,
  ...change,
})

/** A draft of an email; a test overrides what differs. */
export const campaignOf = (n: number, change: Partial<campaignContract.Campaign> = {}): campaignContract.Campaign => ({
  id: idOf(n),
  name: `Campaign ${n}`,
  type: 'email',
  subject: 'Hello {{first_name|there}}',
  email_config_id: SENDER,
  sms_config_id: null,
  sender_name: 'Office',
  sender_ids: [SENDER],
  sending_gap: null,
  domain_limit: null,
  status: 'draft',
  status_reason: null,
  statistics: statisticsOf(),
  rates: {
    delivery_rate: null,
    open_rate: null,
    click_rate: null,
    bounce_rate: null,
    complaint_rate: null,
    reply_rate: null,
  },
  compliance: { spam_score: null, passed_spam_check: false, gdpr_compliant: true, can_spam_compliant: true },
  scheduled_at: null,
  started_at: null,
  sent_at: null,
  created_at: instant,
  updated_at: instant,
  content: '<p>Hello</p>',
  text_content: null,
  format: 'html',
  topic_id: null,
  require_opt_in: true,
  one_per_organization: false,
  include_unsubscribe: true,
  unsubscribe_url: null,
  track_opens: false,
  track_clicks: false,
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
  follow_up_count: 0,
  task_count: 0,
  merge_fields: ['name', 'order_number'],
  ...change,
})

export const recipientOf = (
  n: number,
  change: Partial<recipientsContract.Recipient> = {},
): recipientsContract.Recipient => ({
  id: idOf(100 + n),
  contact_id: null,
  recipient_name: `Person ${n}`,
  recipient_email: `p${n}@acme.com`,
  recipient_phone: null,
  company: null,
  status: 'pending',
  status_reason: null,
  data_source: 'Crawl of acme.com',
  consent: null,
  variant: null,
  fields: {},
  sent_at: null,
  delivered_at: null,
  opened_at: null,
  clicked_at: null,
  bounced_at: null,
  complained_at: null,
  replied_at: null,
  unsubscribed_at: null,
  ...change,
})

export const followUpOf = (step: number, change: Partial<followUps.FollowUp> = {}): followUps.FollowUp => ({
  id: idOf(400 + step),
  step,
  after_hours: 72,
  subject: null,
  content: `<p>Reminder ${step}</p>`,
  text_content: null,
  stop_on_click: false,
  kind: 'message',
  condition: 'no_answer',
  variants: [],
  variant_test: null,
  variant_winner: null,
  status: 'draft',
  statistics: statisticsOf({ total_recipients: 0, pending_count: 0 }),
  rates: {
    delivery_rate: null,
    open_rate: null,
    click_rate: null,
    bounce_rate: null,
    complaint_rate: null,
    reply_rate: null,
  },
  ...change,
})

export const attachmentOf = (n: number, change: Partial<attachments.CampaignAttachment> = {}) => ({
  id: idOf(500 + n),
  name: `file-${n}.pdf`,
  content_type: 'application/pdf',
  size: 2048,
  created_at: instant,
  ...change,
})

export const emailSender = (change: Partial<emailConfig.EmailConfig> = {}): emailConfig.EmailConfig => ({
  transport: 'smtp',
  mailbox: null,
  id: SENDER,
  name: 'Office',
  is_active: true,
  is_verified: true,
  from_proof: 'code',
  from_proof_ends_at: null,
  is_from_proof_ending: false,
  from_record: { name: '_contactory-sender.acme.example', value: 'contactory-sender=abc' },
  is_default: true,
  limits: { max_recipients_per_hour: 100, max_recipients_per_day: 1000 },
  problem: null,
  created_by: null,
  created_at: instant,
  updated_at: instant,
  host: 'smtp.acme.com',
  port: 587,
  encryption: 'tls',
  from_name: 'Acme',
  from_email: 'office@acme.com',
  reply_to: null,
  postal_address: null,
  unsubscribe_url: null,
  link_domain: 'auto',
  dkim_selector: null,
  dkim_domain: null,
  has_dkim_key: false,
  username_end: '.com',
  reputation: { delivery_rate: null },
  bounce_address: null,
  collect_replies: false,
  warm_up: null,
  limit_today: 1000,
  report_urls: { amazon_ses: '', mailgun: '', postmark: '', sendgrid: '' },
  has_report_key: false,
  compliance: {
    use_spf: true,
    use_dmarc: true,
    use_dkim: false,
    require_opt_in: true,
    include_unsubscribe: true,
  },
  ...change,
})

export const contactOf = (
  n: number,
  change: Partial<recipientsContract.SelectableContact> = {},
): recipientsContract.SelectableContact => ({
  id: idOf(200 + n),
  email: `c${n}@acme.com`,
  phone: null,
  name: `Contact ${n}`,
  website_url: 'https://acme.com/team',
  is_suppressed: false,
  ...change,
})

/** A preview without fields and choices. */
export const NO_DETAILS = { recipient: null, fields: [], conditions: [], alternatives: [], problems: [] }

export const ADDED: recipientsContract.AddedRecipients = {
  added: 1,
  known: 0,
  invalid: 0,
  suppressed: 0,
  refused: 0,
  total_recipients: 1,
}

const pagination = (total: number, perPage: number) => ({
  current_page: 1,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  per_page: perPage,
  total,
})

/** A server with these campaigns, one email sender, and one crawl with contacts. */
export function campaignsApi(campaigns: campaignContract.Campaign[] = [campaignOf(1)]) {
  const api = fakeApi()
  const has = (now: campaignContract.Campaign[]) => {
    api.answer(contract.listCampaigns, { data: { campaigns: now, pagination: pagination(now.length, 15) } })
    if (now[0]) api.answer(contract.getCampaign, { data: { campaign: now[0] } })
  }
  const contactsAre = (now: recipientsContract.SelectableContact[]) =>
    api.answer(recipientsContract.listSourceContacts, {
      data: { contacts: now, pagination: pagination(now.length, 50) },
    })
  const recipientsAre = (now: recipientsContract.Recipient[]) =>
    api.answer(recipientsContract.listRecipients, { data: { recipients: now, pagination: pagination(now.length, 20) } })
  const followUpsAre = (now: followUps.FollowUp[]) => api.answer(followUps.listFollowUps, { data: { follow_ups: now } })
  const attachmentsAre = (now: attachments.CampaignAttachment[]) =>
    api.answer(attachments.listAttachments, { data: { attachments: now } })
  const preview = (html: string, missing: string[] = []) =>
    api.answer(sending.previewCampaign, {
      data: { subject: 'Hello Ada', html, text: 'Hello', missing, sms: null, ...NO_DETAILS },
    })
  has(campaigns)
  // Paths that resemble a campaign's ID come after it: the latest match answers.
  api.answer(recipientsContract.countRecipients, {
    data: Object.fromEntries(ACTIVITIES.map((name) => [name, 0])) as recipientsContract.RecipientCounts,
  })
  api.answer(recipientsContract.listDataSources, {
    data: {
      data_sources: [
        { source_id: idOf(300), source_type: 'crawl', display_name: 'acme.com', email_count: 2, phone_count: 0 },
        { source_id: idOf(301), source_type: 'crawl', display_name: 'phones.com', email_count: 0, phone_count: 4 },
        { source_id: idOf(302), source_type: 'import', display_name: 'fair.csv', email_count: 9, phone_count: 0 },
      ],
    },
  })
  contactsAre([contactOf(1), contactOf(2)])
  recipientsAre([recipientOf(1), recipientOf(2)])
  preview('<p>Hello Ada</p>')
  followUpsAre([])
  attachmentsAre([])
  api.answer(senders.listEmailConfigs, { data: { configs: [emailSender()] } })
  api.answer(senders.listSmsConfigs, { data: { configs: [] } })
  api.answer(contacts.readFacets, { data: { people: 2, organizations: 1, countries: [], labels: [] } })
  const changes = () => api.seen.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/preview'))
  return {
    ...api,
    has,
    contactsAre,
    recipientsAre,
    followUpsAre,
    attachmentsAre,
    preview,
    /** The bodies of changing requests. */
    sent: () => changes().map(({ body }) => body),
    /** The paths of changing requests. */
    sentTo: () => changes().map(({ method, path }) => `${method} ${path}`),
  }
}

/** The tab on a page of its own, with an additional query parameter. */
function TabPage() {
  const [search] = useSearchParams()
  return search.get('tab') === 'analytics' ? <AnalyticsTab /> : <CampaignsTab accountId={ACCOUNT} mayDo={() => true} />
}

export const openTab = (query = '', tab = 'campaigns') => visit(TabPage, `/dashboard/email-sms?tab=${tab}${query}`)

export const dialog = async (role: 'dialog' | 'alertdialog' = 'dialog', name?: string | RegExp) =>
  within(await screen.findByRole(role, name === undefined ? undefined : { name }))

/** The form of a new campaign, with helpers to fill it in. */
export async function openNew() {
  const api = campaignsApi([])
  const opened = openTab('&campaign=new')
  const form = await dialog('dialog', 'Create Campaign')
  const tab = (name: RegExp | string) => opened.user.click(form.getByRole('tab', { name }))
  const write = async (label: string | RegExp, text: string) =>
    fireEvent.change(form.getByLabelText(label, { selector: 'input, textarea' }), { target: { value: text } })
  return {
    ...opened,
    api,
    form,
    tab,
    write,
    /** Selects one contact of the crawl. */
    choose: async () => {
      await tab(/Recipients/)
      await opened.user.click(form.getByRole('button', { name: 'Select Contacts' }))
      const picker = await dialog('dialog', 'Select Contacts')
      await opened.user.click(await picker.findByRole('checkbox', { name: 'Select Contact 1' }))
      await opened.user.click(picker.getByRole('button', { name: 'Select' }))
      await form.findByText('1 recipient selected')
    },
    fill: async () => {
      await write(/Campaign Name/, 'Spring offer')
      await tab('Content')
      await write(/^Subject/, 'An offer')
      await write(/^Content/, '<p>Hello {{name|there}}</p>')
    },
    submit: (name: string) => opened.user.click(form.getByRole('button', { name })),
  }
}

/** The form of an existing campaign. @param prepare further responses of the server */
export async function openEdit(
  change: Partial<campaignContract.Campaign> = {},
  prepare: (api: ReturnType<typeof campaignsApi>) => void = () => {},
) {
  const api = campaignsApi([campaignOf(1, change)])
  prepare(api)
  const opened = openTab(`&campaign=${idOf(1)}&view=edit`)
  // Until its follow-ups are loaded it is another dialog.
  await screen.findByRole('tab', { name: /Basic Info/ })
  const form = await dialog('dialog', 'Edit Campaign 1')
  return { ...opened, api, form, tab: (name: RegExp | string) => opened.user.click(form.getByRole('tab', { name })) }
}
