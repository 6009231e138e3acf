import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { User } from '../../../../src/contracts/auth/auth.ts'
import * as plans from '../../../../src/contracts/billing/plans.ts'
import * as campaigns from '../../../../src/contracts/campaigns/campaigns.ts'
import * as linkDomains from '../../../../src/contracts/link-domains/link-domains.ts'
import * as messages from '../../../../src/contracts/messages/messages.ts'
import * as replies from '../../../../src/contracts/replies/replies.ts'
import * as senders from '../../../../src/contracts/senders/senders.ts'
import * as spam from '../../../../src/contracts/spam-checks/spam-checks.ts'
import * as suppressions from '../../../../src/contracts/suppressions/suppressions.ts'
import EmailSmsPage from '../../../../web/app/pages/email-sms-page.tsx'
import { signIn } from '../../../../web/features/auth/session.ts'
import { ann } from '../../features/auth/support.tsx'
import { plans as samplePlans, subscriptionTo } from '../../features/billing/support.ts'
import { emailConfigOf, smsConfigOf } from '../../features/senders/support.tsx'
import { statisticsOf } from '../../features/spam-checks/support.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

const pagination = { current_page: 1, last_page: 1, per_page: 15, total: 0 }
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.answer(senders.listEmailConfigs, {
    data: { configs: [emailConfigOf(), emailConfigOf({ id: 'other', name: 'Other', is_default: false })] },
  })
  api.answer(linkDomains.listLinkDomains, { data: { is_available: true, domains: [] } })
  api.answer(messages.listMessages, { data: { messages: [] }, pagination })
  api.answer(senders.listSmsConfigs, { data: { configs: [smsConfigOf()] } })
  api.answer(campaigns.listCampaigns, { data: { campaigns: [], pagination: { ...pagination, total: 7 } } })
  api.answer(spam.getSpamStatistics, { data: statisticsOf() })
  api.answer(suppressions.listSuppressions, { data: { suppressions: [], pagination } })
  unreadAre(3)
  planWith({})
  become({})
})
afterEach(() => localStorage.clear())

const unreadAre = (unread: number) =>
  api.answer(replies.listReplies, { data: { replies: [], unread, counts: null, pagination } })
const planWith = (change: Partial<plans.Plan>) =>
  api.answer(plans.getSubscription, {
    current_subscription: subscriptionTo({
      ...samplePlans.pro,
      has_email_campaigns: true,
      has_sms_campaigns: true,
      ...change,
    }),
  })
const become = (change: Partial<User>) => signIn({ token: 't', user: { ...ann, ...change } })
const open = (search = '') => visit(EmailSmsPage, `/dashboard/email-sms${search}`)
const header = () => within(screen.getAllByRole('banner')[0] ?? document.body)
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
const selected = () => screen.getAllByRole('tab', { selected: true })[0]?.textContent

describe('the tabs', () => {
  test('are those of the specification with their counts, loaded together', async () => {
    open()
    await waitFor(() =>
      expect(tabs()).toEqual([
        'Email Configs2',
        'SMS Configs1',
        'Campaigns7',
        'Messages',
        'Inbox, unread:3',
        'Tasks',
        'Calendar',
        'Analytics',
        'Anti-Spam',
      ]),
    )
    expect(selected()).toBe('Email Configs2')
  })

  test('show zero where everything is read', async () => {
    unreadAre(0)
    open()
    await waitFor(() => expect(tabs()[0]).toBe('Email Configs2'))
    expect(tabs()[4]).toBe('Inbox')
  })

  test('have no count while it is unknown', async () => {
    api.refuse(senders.listSmsConfigs, 503, 'unavailable', 'Back in a minute.')
    open()
    await waitFor(() => expect(tabs()[0]).toBe('Email Configs2'))
    expect(tabs()[1]).toBe('SMS Configs')
  })

  test.each([
    ['sms', /^SMS Configs/],
    ['campaigns', /^Campaigns/],
    ['inbox', /^Inbox/],
    ['analytics', /^Analytics/],
    ['anti-spam', /^Anti-Spam/],
    ['nothing-of-ours', /^Email Configs/],
  ])('are opened by the URL: ?tab=%s', async (tab, name) => {
    open(`?tab=${tab}`)
    await waitFor(() => expect(selected()).toMatch(name))
  })

  test('are in the URL, and so are the views of anti-spam', async () => {
    const { user, history } = open()
    await user.click(screen.getByRole('tab', { name: /^SMS Configs/ }))
    expect(history.at(-1)).toBe('/dashboard/email-sms?tab=sms')
    await user.click(screen.getByRole('tab', { name: 'Anti-Spam' }))
    await user.click(screen.getByRole('tab', { name: 'Suppression List' }))
    expect(history.at(-1)).toBe('/dashboard/email-sms?tab=anti-spam&section=suppressions')
    expect(await screen.findByText('The list is empty')).toBeDefined()
  })
})

describe('the header button', () => {
  test.each([
    ['email', 'Add Email Config', 'Host'],
    ['sms', 'Add SMS Config', 'Account SID'],
  ])('on %s is %s, and opens its form', async (tab, name, field) => {
    const { user } = open(`?tab=${tab}`)
    await user.click(await screen.findByRole('button', { name }))
    const form = within(await screen.findByRole('dialog', { name }))
    expect(form.getByLabelText(field)).toBeDefined()
  })

  test('on campaigns leads to a new one', async () => {
    open('?tab=campaigns')
    const link = await screen.findByRole('link', { name: 'Create Campaign' })
    expect(link.getAttribute('href')).toBe('/dashboard/email-sms?tab=campaigns&campaign=new')
  })

  test('is missing on read-only tabs', async () => {
    open('?tab=anti-spam')
    await screen.findByText('Low risk')
    expect(header().queryByRole('button', { name: /^(?:Add|Create)/ })).toBeNull()
  })
})

describe('plan features', () => {
  test('a plan without SMS campaigns says so only on their tab, and the other tabs work', async () => {
    planWith({ has_sms_campaigns: false })
    api.answer(senders.listSmsConfigs, { data: { configs: [] } })
    const { user } = open()
    expect(await screen.findByRole('button', { name: 'Add Email Config' })).toBeDefined()
    expect(screen.queryByText(/not part of your plan/)).toBeNull()
    await user.click(screen.getByRole('tab', { name: /^SMS Configs/ }))
    expect(await screen.findByText("SMS campaigns aren't included in your plan")).toBeDefined()
    expect(screen.getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe('/dashboard/pricing')
    expect(screen.queryByRole('button', { name: 'Add SMS Config' })).toBeNull()
  })

  test('a plan without any campaigns says so above the list, and nothing can be created', async () => {
    planWith({ has_email_campaigns: false, has_sms_campaigns: false })
    open('?tab=campaigns')
    expect(await screen.findByText("Email and SMS campaigns aren't included in your plan")).toBeDefined()
    expect(header().queryByRole('link', { name: 'Create Campaign' })).toBeNull()
  })

  test('administrators need no plan', async () => {
    api.answer(plans.getSubscription, { current_subscription: null })
    become({ is_admin: true })
    open()
    expect(await screen.findByRole('button', { name: 'Add Email Config' })).toBeDefined()
  })

  test('a plan that cannot be loaded blocks nothing', async () => {
    api.garble(plans.getSubscription, 502)
    open()
    expect(await screen.findByRole('button', { name: 'Add Email Config' })).toBeDefined()
    expect(screen.queryByText(/not part of your plan/)).toBeNull()
  })
})

test('a viewer without permission sees no buttons for changes', async () => {
  api.answer(plans.getSubscription, { current_subscription: null })
  become({ permissions: ['campaigns:view'] })
  open()
  await screen.findByText('Newsletter')
  expect(screen.queryByRole('button', { name: /^(?:Add|Edit|Delete)/ })).toBeNull()
})
