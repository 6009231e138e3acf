import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import * as replies from '../../../../src/contracts/replies/replies.ts'
import type * as emailConfig from '../../../../src/contracts/senders/email-config.ts'
import * as contract from '../../../../src/contracts/senders/senders.ts'
import type * as smsConfig from '../../../../src/contracts/senders/sms-config.ts'
import { EmailConfigsTab } from '../../../../web/features/senders/email-configs-tab.tsx'
import type { SenderTabProps } from '../../../../web/features/senders/sender-list.tsx'
import { SmsConfigsTab } from '../../../../web/features/senders/sms-configs-tab.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

export const configId = (n: number) => `01900000-0000-7000-8000-00000000000${n}`

/** A working default mail server; a test overrides what differs. */
export const emailConfigOf = (change: Partial<emailConfig.EmailConfig> = {}): emailConfig.EmailConfig => ({
  transport: 'smtp',
  mailbox: null,
  id: configId(1),
  name: 'Newsletter',
  host: 'smtp.acme.example',
  port: 587,
  encryption: 'tls',
  from_name: 'Ann of Acme',
  from_email: 'ann@acme.example',
  from_proof: 'code',
  from_proof_ends_at: null,
  is_from_proof_ending: false,
  from_record: { name: '_contactory-sender.acme.example', value: 'contactory-sender=abc' },
  reply_to: null,
  postal_address: 'Acme Ltd, 1 Main Street',
  unsubscribe_url: null,
  link_domain: 'auto',
  dkim_selector: null,
  dkim_domain: null,
  has_dkim_key: false,
  username_end: 'cme1',
  reputation: { delivery_rate: 97.25 },
  compliance: { use_spf: true, use_dmarc: true, use_dkim: false, require_opt_in: true, include_unsubscribe: true },
  limits: { max_recipients_per_hour: 100, max_recipients_per_day: 1000 },
  bounce_address: null,
  collect_replies: false,
  warm_up: null,
  limit_today: 1000,
  report_urls: {
    amazon_ses: 'https://app.example/api/mail-reports/amazon_ses/t',
    mailgun: 'https://app.example/api/mail-reports/mailgun/t',
    postmark: 'https://app.example/api/mail-reports/postmark/t',
    sendgrid: 'https://app.example/api/mail-reports/sendgrid/t',
  },
  has_report_key: false,
  is_active: true,
  is_verified: true,
  is_default: true,
  problem: null,
  created_by: null,
  created_at: '2026-03-04T12:00:00.000Z',
  updated_at: '2026-03-04T12:00:00.000Z',
  ...change,
})

/** A working default provider; a test overrides what differs. */
export const smsConfigOf = (change: Partial<smsConfig.SmsConfig> = {}): smsConfig.SmsConfig => ({
  id: configId(2),
  name: 'Reminders',
  provider: 'twilio',
  from_number: '+15551234567',
  region: null,
  custom: null,
  api_key_end: 'a1b2',
  has_report_key: false,
  receives_answers: null,
  stops_by_reply: true,
  answers_url: 'https://app.example/api/inbound-sms/twilio/t',
  limits: { max_recipients_per_hour: 100, max_recipients_per_day: 1000 },
  is_active: true,
  is_verified: true,
  is_default: true,
  problem: null,
  created_by: null,
  created_at: '2026-03-04T12:00:00.000Z',
  updated_at: '2026-03-04T12:00:00.000Z',
  ...change,
})

/** The inbound mail address of the account. */
export const MAIL_PLACE = { address: 'r-abc@mail.app.example', url: 'https://app.example/api/inbound-mail/abc' }

/** A server with these senders, which records the requests. */
export function sendersApi(configs: { email?: emailConfig.EmailConfig[]; sms?: smsConfig.SmsConfig[] } = {}) {
  const api = fakeApi()
  const has = ({ email = [], sms = [] }: typeof configs) => {
    api.answer(contract.listEmailConfigs, { data: { configs: email } })
    api.answer(contract.listSmsConfigs, { data: { configs: sms } })
  }
  has(configs)
  api.answer(replies.getReplyAddress, { data: MAIL_PLACE })
  const changes = () => api.seen.filter(({ method }) => method !== 'GET')
  return {
    ...api,
    has,
    sent: () => changes().map(({ body }) => body),
    sentTo: () => changes().map(({ method, path }) => `${method} ${path}`),
    lists: () => api.seen.filter(({ method, path }) => method === 'GET' && path.endsWith('-configs')).length,
  }
}

export const openEmail = (props: Partial<SenderTabProps> = {}) => open(EmailConfigsTab, props)
export const openSms = (props: Partial<SenderTabProps> = {}) => open(SmsConfigsTab, props)
function open(Tab: typeof EmailConfigsTab, props: Partial<SenderTabProps>) {
  const onCreate = vi.fn()
  const Page = () => <Tab canEdit isInPlan onCreate={onCreate} {...props} />
  return { ...visit(Page, '/dashboard/email-sms'), onCreate }
}

export const dialog = async (role: 'dialog' | 'alertdialog' = 'dialog') => within(await screen.findByRole(role))
