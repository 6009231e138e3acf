import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as accountCalls from '../../src/contracts/accounts/accounts.ts'
import { ENDPOINTS } from '../../src/contracts/all.ts'
import * as keyCalls from '../../src/contracts/api-keys/api-keys.ts'
import * as planCalls from '../../src/contracts/billing/admin-plans.ts'
import * as billingCalls from '../../src/contracts/billing/billing-details.ts'
import * as couponCalls from '../../src/contracts/billing/coupons.ts'
import type { AnyCallInput } from '../../src/contracts/call.ts'
import * as campaignCalls from '../../src/contracts/campaigns/campaigns.ts'
import * as followUpCalls from '../../src/contracts/campaigns/follow-ups.ts'
import * as submissionCalls from '../../src/contracts/contact-messages/submissions.ts'
import * as changeContacts from '../../src/contracts/contacts/change-contacts.ts'
import * as contactCalls from '../../src/contracts/contacts/contacts.ts'
import * as labels from '../../src/contracts/contacts/labels.ts'
import * as presetCalls from '../../src/contracts/crawls/crawl-presets.ts'
import * as scheduleCalls from '../../src/contracts/crawls/crawl-schedules.ts'
import * as crawlCalls from '../../src/contracts/crawls/crawls.ts'
import * as additionCalls from '../../src/contracts/data/data-additions.ts'
import type { Endpoint } from '../../src/contracts/endpoint.ts'
import * as integrationCalls from '../../src/contracts/integrations/integrations.ts'
import * as viewCalls from '../../src/contracts/list-views/list-views.ts'
import * as templateCalls from '../../src/contracts/message-templates/message-templates.ts'
import * as notificationCalls from '../../src/contracts/notifications/notifications.ts'
import * as pictureCalls from '../../src/contracts/pictures/pictures.ts'
import * as conversationCalls from '../../src/contracts/replies/conversations.ts'
import * as replyCalls from '../../src/contracts/replies/replies.ts'
import * as permissionCalls from '../../src/contracts/roles/permission-entries.ts'
import * as roleCalls from '../../src/contracts/roles/roles.ts'
import * as senderCalls from '../../src/contracts/senders/senders.ts'
import * as factorCalls from '../../src/contracts/sign-in-factors/sign-in-factors.ts'
import * as ssoCalls from '../../src/contracts/single-sign-on/single-sign-on.ts'
import * as incidentCalls from '../../src/contracts/status/incidents.ts'
import * as formCalls from '../../src/contracts/subscription-forms/subscription-forms.ts'
import * as operationCalls from '../../src/contracts/system/operations.ts'
import * as topicCalls from '../../src/contracts/topics/topics.ts'
import * as userCalls from '../../src/contracts/users/users.ts'
import { V1_ENDPOINTS } from '../../src/contracts/v1/all.ts'
import * as webhookCalls from '../../src/contracts/webhooks/webhooks.ts'
import * as workspaceCalls from '../../src/contracts/workspaces/workspaces.ts'
import { plans } from '../../src/db/schema/control/billing.ts'
import { contactMessages } from '../../src/db/schema/control/contact-messages.ts'
import { signInFactors } from '../../src/db/schema/control/sign-in-factors.ts'
import { workspaceMembers } from '../../src/db/schema/control/workspaces.ts'
import { replies } from '../../src/db/schema/data/replies.ts'
import { newId } from '../../src/lib/ids.ts'
import { pngOf } from '../support/images.ts'
import { waitFor } from '../support/wait.ts'
import { PASSWORD } from './features/auth/support.ts'
import { addCampaign, addSender } from './features/campaigns/support.ts'
import { withSso } from './features/single-sign-on/support.ts'
import { mintRole } from './features/users/support.ts'
import { type clientFor, dataOf, db, mintAccount } from './support/factories.ts'
import { mintKey } from './support/keys.ts'

const root = async () => {
  const account = await mintAccount({ isRoot: true, plan: { hasEmailCampaigns: true, hasSmsCampaigns: true } })
  await db
    .update(plans)
    .set({ hasWebhooks: true })
    .where(sql`id IN (SELECT plan_id FROM subscriptions WHERE account_id = ${account.id})`)
  return account
}
type Account = Awaited<ReturnType<typeof root>>

/** An object with non-default values, and how to read it again. */
interface Made {
  readonly id?: string
  /** The fields that an update requires, unchanged. */
  readonly required?: object
  readonly read: () => Promise<unknown>
  readonly as?: ReturnType<typeof clientFor>
}
const slug = () => `s${newId().replaceAll('-', '')}`

/** A reply to a campaign of the account. */
async function addReplyTo(account: Account): Promise<string> {
  const id = newId()
  const at = new Date().toISOString()
  const campaign = await addCampaign(account.id, { status: 'sent', rows: [{ state: 'sent' }] })
  await dataOf(account.id)
    .insert(replies)
    .values({
      ...{
        id,
        accountId: account.id,
        campaignId: campaign.id,
        recipientId: campaign.recipientIds[0]!,
        messageId: id,
      },
      ...{ fromAddress: 'a@acme.com', text: 'Yes', kind: 'reply' as const, receivedAt: at, readAt: at },
    })
  return id
}

const MADE: Record<string, (account: Account) => Promise<Made>> = {
  'accounts.updateProfile': async (account) => {
    const read = () => account.call(accountCalls.getProfile, {})
    const { data } = await read()
    return { required: { name: data.name, email: data.email }, read }
  },
  'billingDetails.saveBillingDetails': async (account) => {
    const body = {
      company_name: 'Acme',
      address: 'Yard 1',
      country: 'DE',
      tax_id: 'DE136695976',
      purchase_order: 'PO 1',
    }
    await account.call(billingCalls.saveBillingDetails, { body })
    return { read: () => account.call(billingCalls.getBillingDetails, {}) }
  },
  'coupons.updateCoupon': async (account) => {
    const body = {
      ...{ percent: 20, description: 'Fair', valid_until: '2099-01-01T00:00:00.000Z', redemptions_max: 7 },
      is_active: false,
    }
    const { id, code } = (await account.call(couponCalls.createCoupon, { body })).data.coupon
    return { id, read: () => account.call(couponCalls.listCoupons, { query: { search: code } }) }
  },
  'apiKeys.update': async (account) => {
    const body = {
      ...{
        name: 'Robot',
        permissions: ['write' as const, 'crawl' as const],
        requests_per_minute: 7,
        requests_per_hour: 70,
      },
      ...{ requests_per_day: 700, allowed_ips: ['203.0.113.7'], expires_at: '2099-01-01T00:00:00.000Z' },
    }
    const { id } = (await account.call(keyCalls.create, { body })).data.api_key
    return { id, read: () => account.call(keyCalls.get, { params: { id } }) }
  },
  'campaigns.updateCampaign': async (account) => {
    const body = {
      ...{ name: 'Spring', subject: 'Hello', subject_b: 'Hi', content: '<p>Hello</p>', text_content: 'Hello' },
      ...{
        subject_test: { share: 50, wait_hours: 9, by: 'clicks' as const },
        email_config_id: await addSender(account.id),
      },
      window: { days: [1], from: '09:00', until: '17:00', time_zone: 'Europe/Berlin', by_recipient: false },
      ...{ require_opt_in: false, include_unsubscribe: false, unsubscribe_url: 'https://acme.com/stop' },
      ...{ track_opens: true, track_clicks: true, batch_size: 7, batch_delay: 9 },
    }
    const { id } = (await account.call(campaignCalls.createCampaign, { body })).data.campaign
    return { id, read: () => account.call(campaignCalls.getCampaign, { params: { id } }) }
  },
  'listViews.updateView': async (account) => {
    const body = {
      ...{ list: 'contacts' as const, name: 'Hot', is_shared: true, query: { has: 'email' } },
      columns: ['who', 'email'],
    }
    const { data } = await account.call(viewCalls.addView, { body })
    const read = async () => {
      const { views } = (await account.call(viewCalls.listViews, { query: { list: 'contacts' } })).data
      return { data: views.map(({ updated_at: _, ...view }) => view) }
    }
    return { id: data.id, read }
  },
  'listViews.saveColumns': async (account) => {
    const body = { list: 'contacts' as const, columns: ['who', 'email'] }
    await account.call(viewCalls.saveColumns, { body })
    return { required: body, read: () => account.call(viewCalls.listViews, { query: { list: 'contacts' } }) }
  },
  'contacts.renameLabel': async (account) => {
    const { data } = await account.call(labels.addLabel, { body: { kind: 'list', name: 'Hot' } })
    return { id: String(data.id), required: { name: 'Hot' }, read: () => account.call(contactCalls.readFacets, {}) }
  },
  'contacts.editContact': async (account) => {
    await account.call(additionCalls.addManual, {
      body: { source_name: 'Fair', contacts: [{ email: 'ada@acme-tools.com', name: 'Ada Byron' }] },
    })
    const id = await waitFor(async () => (await account.call(contactCalls.listContacts, {})).data[0]!.id)
    const values = { name: 'Ada Byron', job_title: 'Director', company: 'Acme' }
    await account.call(changeContacts.editContact, { params: { id }, body: values })
    const read = async () => {
      // Each edit is audited, so only the edited fields are compared.
      const { changes: _, ...rest } = (await account.call(contactCalls.getContact, { params: { id } }))
        .data as never as Record<string, unknown>
      return rest
    }
    // An empty update is rejected: it contains one unchanged field.
    return { id, required: { name: 'Ada Byron' }, read }
  },
  'crawlPresets.savePreset': async (account) => {
    const read = () => account.call(presetCalls.getPreset, {})
    const body = {
      ...{
        types: ['phones' as const],
        engine: 'basic' as const,
        check_robot: false,
        limit: 7,
        run_in_background: true,
      },
      options: { depth: 3, include: ['/team'], subdomains: true, sitemap: 'ignore' as const },
    }
    await account.call(presetCalls.savePreset, { body })
    return { read }
  },
  'crawlSchedules.updateSchedule': async (account) => {
    const body = {
      name: 'Weekly',
      frequency: 'weekly' as const,
      request: { urls: ['https://acme.com/'], types: ['emails' as const] },
    }
    const { id } = (await account.call(scheduleCalls.createSchedule, { body: body as never })).data
    return { id, read: () => account.call(scheduleCalls.listSchedules, {}) }
  },
  'crawls.update': madeCrawl,
  'followUps.putFollowUps': async (account) => {
    const body = {
      name: 'Spring',
      subject: 'Hello',
      content: '<p>Hello</p>',
      email_config_id: await addSender(account.id),
    }
    const { id } = (await account.call(campaignCalls.createCampaign, { body })).data.campaign
    const follow_ups = [
      { after_hours: 9, subject: 'Again', content: '<p>Again</p>', text_content: 'Again', stop_on_click: true },
    ]
    const made = await account.call(followUpCalls.putFollowUps, { params: { id }, body: { follow_ups } })
    const required = { follow_ups: made.data.follow_ups.map((one) => ({ id: one.id })) }
    return { id, required, read: () => account.call(followUpCalls.listFollowUps, { params: { id } }) }
  },
  'messageTemplates.updateTemplate': async (account) => {
    const body = { name: 'Welcome', type: 'email' as const, subject: 'Hello', content: '<p>Hi</p>', text_content: 'Hi' }
    const { id } = (await account.call(templateCalls.createTemplate, { body })).data.template
    return { id, read: () => account.call(templateCalls.listTemplates, {}) }
  },
  'pictures.updatePicture': async (account) => {
    const photo = new FormData()
    photo.set('file', new File([pngOf(2, 1)], 'cat.png'))
    const { id } = (await account.call(pictureCalls.addPicture, { body: photo as never })).data.picture
    return { id, required: { alt: '' }, read: () => account.call(pictureCalls.listPictures, {}) }
  },
  'notifications.savePreferences': async (account) => {
    const read = () => account.call(notificationCalls.getPreferences, {})
    const { data } = await read()
    return { required: data, read }
  },
  'conversations.updateConversation': async (account) => {
    const id = await addReplyTo(account)
    const { label } = (
      await account.call(conversationCalls.createInboxLabel, { body: { name: 'Hot', color: 'red' as const } })
    ).data
    const body = {
      ...{ is_read: true, outcome: 'not_now' as const, assignee: 'Bea', label_ids: [label.id] },
      snoozed_until: new Date(Date.now() + 86_400_000).toISOString(),
    }
    await account.call(conversationCalls.updateConversation, { params: { id }, body })
    return { id, read: () => account.call(conversationCalls.getConversation, { params: { id } }) }
  },
  'conversations.updateInboxLabel': async (account) => {
    const body = { name: 'Hot', color: 'red' as const }
    const { id } = (await account.call(conversationCalls.createInboxLabel, { body })).data.label
    return { id, read: () => account.call(conversationCalls.listInboxLabels, {}) }
  },
  'topics.updateTopic': async (account) => {
    const body = { name: 'Offers', description: 'What is new' }
    const { id } = (await account.call(topicCalls.createTopic, { body })).data.topic
    return { id, read: () => account.call(topicCalls.listTopics, {}) }
  },
  'signInFactors.renameFactor': async (account) => {
    const id = newId()
    await db.insert(signInFactors).values({
      ...{ id, accountId: account.id, kind: 'totp' as const, name: 'Phone' },
      ...{ createdAt: new Date().toISOString(), confirmedAt: new Date().toISOString() },
    })
    // The name is its only field.
    return { id, required: { name: 'Phone' }, read: () => account.call(factorCalls.readSecurity, {}) }
  },
  'subscriptionForms.updateForm': async (account) => {
    const body = {
      name: 'Fair',
      title: 'Fair news',
      consent_text: 'Send me the news.',
      fields: { name: 'required' as const },
    }
    const { id } = (await account.call(formCalls.createForm, { body })).data.form
    return { id, read: () => account.call(formCalls.listForms, {}) }
  },
  'replies.updateReply': async (account) => {
    const id = await addReplyTo(account)
    return { id, read: () => account.call(replyCalls.listReplies, {}) }
  },
  'senders.updateEmailConfig': async (account) => {
    const body = {
      ...{
        name: 'News',
        host: '127.0.0.1',
        port: env.SMTP_PORTS.plain,
        encryption: 'none' as const,
        from_name: 'Acme',
      },
      ...{
        from_email: 'news@acme.test',
        reply_to: 'a@acme.test',
        postal_address: '1 Road',
        username: 'u',
        password: 'p',
      },
      ...{
        unsubscribe_url: 'https://acme.com/stop',
        dkim_selector: 'mail1',
        dkim_domain: 'acme.test',
        report_key: 'k',
      },
      ...{ bounce_address: 'b@acme.test', collect_replies: true, warm_up: { from: 7, step: 8 }, is_active: false },
      compliance: {
        use_spf: false,
        use_dmarc: false,
        use_dkim: false,
        require_opt_in: false,
        include_unsubscribe: false,
      },
      limits: { max_recipients_per_hour: 7, max_recipients_per_day: 70 },
    }
    const { id } = (await account.call(senderCalls.createEmailConfig, { body })).data.config
    return { id, read: () => account.call(senderCalls.getEmailConfig, { params: { id } }) }
  },
  'senders.updateSmsConfig': async (account) => {
    const body = {
      ...{ name: 'Texts', provider: 'custom' as const, from_number: '+15551234567', api_key: 'k', api_secret: 's' },
      custom: {
        url: `${env.SMS_ORIGIN}/custom/200`,
        method: 'PUT' as const,
        headers: { 'x-a': 'b' },
        success_statuses: [202],
      },
      ...{ limits: { max_recipients_per_hour: 7, max_recipients_per_day: 70 }, is_active: false },
    }
    const { id } = (await account.call(senderCalls.createSmsConfig, { body })).data.config
    return { id, read: () => account.call(senderCalls.getSmsConfig, { params: { id } }) }
  },
  'adminPlans.updatePlan': async (account) => {
    const body = {
      ...{
        name: slug(),
        display_name: 'Solo',
        description: 'For one',
        price_monthly: 7,
        price_yearly: 70,
        currency: 'USD',
        other_prices: [{ currency: 'EUR', price_monthly: 6, price_yearly: 60 }],
      },
      ...{
        crawls_per_month: 7,
        api_calls_per_day: 7,
        max_websites: 7,
        max_api_keys: 7,
        max_seats: 7,
        website_downloads_per_day: 7,
      },
      ...{ has_email_campaigns: true, has_sms_campaigns: true, has_webhooks: true, has_ai_extraction: true },
      ...{
        has_priority_support: true,
        has_sso: true,
        requires_factor: true,
        is_active: false,
        is_popular: true,
        sort_order: 7,
        trial_days: 7,
      },
    }
    const { id } = (await account.call(planCalls.createPlan, { body })).plan
    return { id, read: () => account.call(planCalls.getAdminPlan, { params: { id } }) }
  },
  'incidents.updateIncident': async (account) => {
    const times = { started_at: '2026-03-01T10:00:00.000Z', resolved_at: '2026-03-01T11:00:00.000Z' }
    const body = { title: slug(), status: 'resolved' as const, description: 'It was slow.', ...times }
    const { id } = (await account.call(incidentCalls.createIncident, { body })).data
    return { id, read: () => account.call(incidentCalls.listIncidents, { query: { search: body.title } }) }
  },
  'operations.updateSettings': async (account) => {
    const read = () => account.call(operationCalls.getSettings, {})
    return { read }
  },
  'permissionEntries.updatePermission': async (account) => {
    const name = `Do ${slug()}`
    const { permission } = await account.call(permissionCalls.createPermission, { body: { name } })
    const params = { id: permission.id }
    return {
      id: permission.id,
      required: { name },
      read: () => account.call(permissionCalls.getPermission, { params }),
    }
  },
  'roles.updateRole': async (account) => {
    const id = await mintRole(['users:view', 'audit:view'])
    return { id, read: () => account.call(roleCalls.getRole, { params: { id } }) }
  },
  'contactSubmissions.assignSubmission': async (account) => {
    const id = newId()
    const assigneeId = account.id
    await db.insert(contactMessages).values({
      ...{ id, name: 'Ada', email: 'ada@acme.example', subject: 'Night', message: 'May it?', assigneeId },
      ...{ ipAddress: '203.0.113.7', userAgent: 'A browser', createdAt: new Date().toISOString() },
    })
    const read = () => account.call(submissionCalls.getSubmission, { params: { id } })
    return { id, required: { assignee_id: assigneeId }, read }
  },
  'users.updateUser': async (account) => {
    const { id } = await mintAccount({ isAdmin: true })
    await mintRole(['users:view'], id)
    await account.call(userCalls.updateUser, { params: { id }, body: { site_limit: 7 } })
    return { id, read: () => account.call(userCalls.getUser, { params: { id } }) }
  },
  'integrations.updateIntegration': async (account) => {
    const body = { name: 'n8n', url: 'https://acme.com/hook' }
    const { id } = (await account.call(integrationCalls.createWebhookIntegration, { body })).data.integration
    const mapping = { person: [{ field: 'email' as const, property: 'mail' }], organization: [] }
    const rules = { auto_contacts: 'new' as const, auto_answers: true, with_organizations: false }
    const changes = { name: 'Zapier', mapping, on_existing: 'overwrite' as const, ...rules }
    await account.call(integrationCalls.updateIntegration, { params: { id }, body: changes })
    return { id, read: () => account.call(integrationCalls.getIntegration, { params: { id } }) }
  },
  'workspaces.renameWorkspace': async (account) => {
    const required = { name: 'Acme' }
    await account.call(workspaceCalls.renameWorkspace, { body: required })
    return { id: account.id, required, read: () => account.call(workspaceCalls.listMembers, {}) }
  },
  'singleSignOn.saveSso': async () => {
    const { owner } = await withSso({ isRoot: true }, { default_role: 'viewer', is_required: true })
    return { required: { password: PASSWORD }, as: owner, read: () => owner.call(ssoCalls.getSso, {}) }
  },
  'workspaces.changeMemberRole': async (account) => {
    const { id } = await mintAccount()
    await db.insert(workspaceMembers).values({
      ...{ workspaceId: account.id, memberId: id, role: 'viewer', createdAt: new Date().toISOString() },
    })
    return { id, required: { role: 'viewer' }, read: () => account.call(workspaceCalls.listMembers, {}) }
  },
  'webhooks.update': madeWebhook,
  'v1 crawls.update': async (account) => ({ ...(await madeCrawl(account)), as: await mintKey(account.id) }),
  'v1 webhooks.update': async (account) => ({ ...(await madeWebhook(account)), as: await mintKey(account.id) }),
}

async function madeCrawl(account: Account): Promise<Made> {
  const body = { types: ['emails' as const], engine: 'basic' as const, url: `${env.SITE_ORIGIN}/shop/team`, limit: 1 }
  const { id } = (await account.call(crawlCalls.start, { body: { ...body, name: 'Spring' } })).data.crawl
  return { id, read: () => account.call(crawlCalls.get, { params: { id } }) }
}

async function madeWebhook(account: Account): Promise<Made> {
  const body = { url: 'https://acme.com/hook', description: 'CRM', events: ['crawl.failed' as const] }
  const { id } = (await account.call(webhookCalls.create, { body })).data
  await account.call(webhookCalls.update, { params: { id }, body: { is_active: false } })
  return { id, read: () => account.call(webhookCalls.get, { params: { id } }) }
}

const updates: [string, Endpoint][] = [
  ...ENDPOINTS,
  ...[...V1_ENDPOINTS].map(([name, endpoint]): [string, Endpoint] => [`v1 ${name}`, endpoint]),
]
const withBody = updates.filter(([, { method, body }]) => method === 'put' && body)

/** Fields that every change may update on its own, such as timestamps. */
const steady = (answer: unknown) =>
  JSON.parse(
    JSON.stringify(answer, (name, value) =>
      ['updated_at', 'last_active_at', 'usage'].includes(name) ? undefined : value,
    ),
  )

test('every update is covered below', () => {
  expect(withBody.map(([name]) => name).toSorted()).toEqual(Object.keys(MADE).toSorted())
})

describe('an update with only its required fields changes nothing', () => {
  test.each(withBody)('%s', async (name, endpoint) => {
    const account = await root()
    const { id, required = {}, read, as = account } = await MADE[name]!(account)
    const before = steady(await read())
    const input: AnyCallInput = { params: { id }, body: required }
    const answer = await (await as.send(endpoint, input)).json()
    expect(answer, JSON.stringify(answer)).toMatchObject({ success: true })
    expect(steady(await read())).toEqual(before)
  })
})

test('an API key keeps its expiry, IP addresses and limits when its name, permissions and state are set', async () => {
  const account = await root()
  const { id, read } = await MADE['apiKeys.update']!(account)
  const body = { name: 'Other', permissions: ['read' as const], is_active: true }
  await account.call(keyCalls.update, { params: { id: id! }, body })
  expect(await read()).toMatchObject({
    data: {
      api_key: {
        ...{
          name: 'Other',
          permissions: ['read'],
          allowed_ips: ['203.0.113.7'],
          expires_at: '2099-01-01T00:00:00.000Z',
        },
        rate_limits: { requests_per_minute: 7, requests_per_hour: 70, requests_per_day: 700 },
      },
    },
  })
})

test('updating a part of a campaign’s settings keeps the rest of them', async () => {
  const account = await root()
  const { id, read } = await MADE['campaigns.updateCampaign']!(account)
  const body = { subject_test: { share: 30 }, window: { from: '10:00' } }
  await account.call(campaignCalls.updateCampaign, { params: { id: id! }, body })
  expect(await read()).toMatchObject({
    data: {
      campaign: {
        subject_test: { share: 30, wait_hours: 9, by: 'clicks' },
        window: { days: [1], from: '10:00', until: '17:00', by_recipient: false },
      },
    },
  })
  const refused = await account.fail(campaignCalls.updateCampaign, { params: { id: id! }, body: { subject: '' } })
  expect(refused).toMatchObject({ httpStatus: 422, errors: { subject: ['Subject is required'] } })
})
