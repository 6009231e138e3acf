import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as payments from '../../../../src/contracts/billing/payments.ts'
import * as contract from '../../../../src/contracts/billing/plans.ts'
import SubscriptionPage from '../../../../web/app/pages/subscription-page.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'
import { pageOf, paymentOf, plans, subscriptionTo, usage } from './support.ts'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.answer(contract.getUsage, { data: usage })
  api.answer(payments.listTransactions, pageOf([]))
})
const open = () => visit(SubscriptionPage, '/dashboard/subscription')
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

test('while it loads it says so', () => {
  api.hold(contract.getSubscription)
  open()
  expect(screen.getByRole('status', { name: 'Loading subscription' })).toBeDefined()
})

test('without a subscription it shows the free plan and links to larger ones', async () => {
  api.answer(contract.getSubscription, { current_subscription: null })
  open()
  expect(await screen.findByText('Free Plan')).toBeDefined()
  for (const name of ['View All Plans', 'Upgrade Now']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/dashboard/pricing')
  }
})

test('it shows the plan, its period, its provider, its features and its usage', async () => {
  api.answer(contract.getSubscription, {
    current_subscription: subscriptionTo(plans.basic, { billing_cycle: 'yearly' }),
  })
  open()
  expect(await screen.findByRole('heading', { name: 'Basic' })).toBeDefined()
  for (const text of ['Yearly', 'Jan 1, 2026 – Feb 1, 2026', 'Paystack', '100 crawls a month', 'Email campaigns']) {
    expect(screen.getByText(text)).toBeDefined()
  }
  const bars = (await screen.findAllByRole('progressbar')).map((bar) => bar.closest('li')?.textContent)
  expect(bars).toEqual([
    'Crawls this month12 of 100Resets on Feb 1',
    'API calls today0 of 1,000Resets at midnight UTC',
    'Websites this month3 of unlimitedResets on Feb 1',
    'API keys1 of 3',
    'Website downloads today2 of 5Resets at midnight UTC',
  ])
  expect(screen.getByRole('link', { name: 'Change Plan' }).getAttribute('href')).toBe('/dashboard/pricing')
})

test.each([
  ['active', 'Active'],
  ['cancelled', 'Cancelled'],
  ['expired', 'Expired'],
  ['past_due', 'Past due'],
  ['trialing', 'Trial'],
] as const)('status %s is shown as %s', async (status, label) => {
  api.answer(contract.getSubscription, { current_subscription: subscriptionTo(plans.pro, { status }) })
  open()
  expect(await screen.findByText(label)).toBeDefined()
})

test('Refresh loads it from the server again', async () => {
  api.answer(contract.getSubscription, { current_subscription: subscriptionTo(plans.basic) })
  const { user } = open()
  await screen.findByRole('heading', { name: 'Basic' })
  api.answer(contract.getSubscription, { current_subscription: subscriptionTo(plans.pro) })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByRole('heading', { name: 'Pro' })).toBeDefined()
})

test('a failure to load usage leaves the rest intact', async () => {
  api.answer(contract.getSubscription, { current_subscription: subscriptionTo(plans.basic) })
  api.refuse(contract.getUsage, 500, 'internal', 'broken')
  open()
  expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load your usage.")
  expect(screen.getByRole('heading', { name: 'Basic' })).toBeDefined()
})

test('access may be denied', async () => {
  api.refuse(contract.getSubscription, 403, 'forbidden', 'no')
  open()
  expect(await screen.findByText('Access Denied')).toBeDefined()
})

test.each([
  ['the server’s reason', 'The database is away.'],
  ['our own text without a reason', null],
])('a failure shows %s', async (_what, reason) => {
  if (reason) api.refuse(contract.getSubscription, 503, 'unavailable', reason)
  else api.drop(contract.getSubscription)
  open()
  expect((await screen.findByRole('alert')).textContent).toContain(reason ?? 'Failed to load subscription data')
})

test('a response that takes longer than 3 seconds is a failure', async () => {
  api.hold(contract.getSubscription)
  open()
  await pass(2900)
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(200)
  expect(screen.getByRole('alert').textContent).toContain('Failed to load subscription data')
})

test('a response that arrives later is shown after all', async () => {
  const release = api.hold(contract.getSubscription)
  open()
  await pass(3100)
  expect(screen.getByRole('alert').textContent).toContain('Failed to load subscription data')
  await act(async () => release({ current_subscription: subscriptionTo(plans.pro) }))
  expect(await screen.findByRole('heading', { name: 'Pro' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('on request it retries three times, two seconds apart, and then shows the limits of the free plan', async () => {
  api.drop(contract.getSubscription)
  const { user } = open()
  const asked = () => api.seen.filter(({ path }) => path === '/api/dashboard/subscription').length
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  for (const [soFar, next] of [
    [2, 'Retrying... (2/3)'],
    [3, 'Retrying... (3/3)'],
  ] as const) {
    expect(await screen.findByText(next)).toBeDefined()
    await pass(1500)
    expect(asked()).toBe(soFar)
    await pass(600)
  }
  expect(asked()).toBe(4)
  expect(screen.getByRole('heading', { name: 'Free Plan' })).toBeDefined()
  expect(screen.getAllByRole('progressbar').map((bar) => bar.closest('li')?.textContent)).toEqual([
    'Crawls this month0 of 10',
    'API calls today0 of 100',
    'Websites this month0 of 2',
    'API keys0 of 1',
  ])
})

test('a successful retry shows the subscription', async () => {
  api.drop(contract.getSubscription)
  const { user } = open()
  await screen.findByRole('button', { name: 'Try again' })
  api.answer(contract.getSubscription, { current_subscription: subscriptionTo(plans.basic) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Basic' })).toBeDefined()
})

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
async function show(change: Partial<contract.Subscription> = {}) {
  api.answer(contract.getSubscription, { current_subscription: subscriptionTo(plans.basic, change) })
  const opened = open()
  await screen.findByRole('heading', { name: 'Basic' })
  return opened
}
const posts = () => api.seen.filter(({ method }) => method === 'POST' || method === 'DELETE').map(({ path }) => path)

describe('the next step', () => {
  test.each([
    ['is renewed', { status: 'active' }, 'Renews on Feb 1, 2026 for ₦5,000'],
    ['ends when it is cancelled', { status: 'cancelled' }, 'Ends on Feb 1, 2026'],
    [
      'is a payment that is due',
      { status: 'past_due', grace_ends_at: '2026-02-08T12:00:00.000Z' },
      'Pay by Feb 8, 2026',
    ],
    ['is the end of a trial', { status: 'trialing', payment_provider: null }, 'Trial ends on Feb 1, 2026'],
    ['is missing after the end', { status: 'expired' }, 'Ended on Feb 1, 2026'],
  ] as const)('%s', async (_what, change, text) => {
    await show(change)
    expect(screen.getByText(text)).toBeDefined()
  })

  test.each([
    ['active', ['Cancel Subscription']],
    ['cancelled', ['Resume Subscription']],
    ['expired', []],
    ['past_due', []],
    ['trialing', []],
  ] as const)('of a subscription that is %s offers %j', async (status, offered) => {
    await show({ status })
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(buttons.filter((label) => label?.endsWith('Subscription'))).toEqual(offered)
  })
})

describe('cancelling a subscription', () => {
  test('asks first and shows until when the plan stays', async () => {
    const { user } = await show()
    await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/^Basic stays active until Feb 1, 2026/)).toBeDefined()
    expect(posts()).toEqual([])
    const cancelled = subscriptionTo(plans.basic, { status: 'cancelled' })
    api.answer(payments.cancelSubscription, { subscription: cancelled })
    api.answer(contract.getSubscription, { current_subscription: cancelled })
    await user.click(dialog.getByRole('button', { name: 'Cancel Subscription' }))
    expect(await screen.findByText('Subscription cancelled successfully')).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Resume Subscription' })).toBeDefined()
  })

  test('that fails says so', async () => {
    const { user } = await show()
    api.drop(payments.cancelSubscription)
    await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Cancel Subscription' }))
    expect(await screen.findByText('Failed to cancel subscription')).toBeDefined()
  })
})

describe('resuming a subscription', () => {
  test('loads the subscription again', async () => {
    const { user } = await show({ status: 'cancelled' })
    const active = subscriptionTo(plans.basic)
    api.answer(payments.resumeSubscription, { subscription: active })
    api.answer(contract.getSubscription, { current_subscription: active })
    await user.click(screen.getByRole('button', { name: 'Resume Subscription' }))
    expect(await screen.findByText('Subscription resumed successfully')).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Cancel Subscription' })).toBeDefined()
  })

  test('that fails shows the actual state without a message', async () => {
    const { user } = await show({ status: 'cancelled' })
    api.refuse(payments.resumeSubscription, 409, 'conflict', 'Resolved.')
    api.answer(contract.getSubscription, { current_subscription: subscriptionTo(plans.basic, { status: 'expired' }) })
    await user.click(screen.getByRole('button', { name: 'Resume Subscription' }))
    expect(await screen.findByText('Expired')).toBeDefined()
    expect(screen.queryByText('Resolved.')).toBeNull()
  })
})

describe('open payments', () => {
  test('can be paid immediately when past due', async () => {
    const { user } = await show({ status: 'past_due', current_period_end: soon(-1), grace_ends_at: soon(6) })
    api.refuse(payments.payRenewal, 503, 'unavailable', 'The provider cannot be reached.')
    await user.click(await screen.findByRole('button', { name: 'Pay now' }))
    expect(await screen.findByText('The provider cannot be reached.')).toBeDefined()
    expect(posts()).toEqual(['/api/dashboard/subscription/renew'])
  })

  test.each([
    ['soon, paid manually', { current_period_end: soon(2), payment_method: null }, 1],
    ['soon, by a stored method', { current_period_end: soon(2) }, 0],
    ['later, paid manually', { current_period_end: soon(9), payment_method: null }, 0],
  ])('%s', async (_when, change, buttons) => {
    await show(change)
    expect(screen.queryAllByRole('button', { name: 'Pay now' })).toHaveLength(buttons)
  })
})

test('a scheduled change is shown with its date, and can be undone', async () => {
  const next_plan = { id: plans.free.id, name: 'free', display_name: 'Free' }
  const { user } = await show({ next_plan, next_billing_cycle: 'monthly' })
  expect(screen.getByText('Your plan changes to Free (monthly) on Feb 1, 2026')).toBeDefined()
  const kept = subscriptionTo(plans.basic)
  api.answer(payments.keepPlan, { subscription: kept })
  api.answer(contract.getSubscription, { current_subscription: kept })
  await user.click(screen.getByRole('button', { name: 'Keep current plan' }))
  await waitFor(() => expect(screen.queryByText(/^Your plan changes to/)).toBeNull())
})

test('the stored payment method is removed after a confirmation', async () => {
  const { user } = await show()
  expect(screen.getByText('Visa •••• 4081')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  const without = subscriptionTo(plans.basic, { payment_method: null })
  api.answer(payments.detachPaymentMethod, { subscription: without })
  api.answer(contract.getSubscription, { current_subscription: without })
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('None saved. You pay each period yourself')).toBeDefined()
  expect(posts()).toEqual(['/api/dashboard/subscription/payment-method'])
})

describe('the payments', () => {
  test('that are recent are shown, green if paid and red if not, each with its receipt', async () => {
    const failed = paymentOf(plans.pro, {
      id: '01900000-0000-7000-8000-0000000000c2',
      status: 'failed',
      reason: 'The card was declined.',
      invoice_number: null,
    })
    api.answer(payments.listTransactions, pageOf([failed, paymentOf(plans.basic)]))
    await show()
    const rows = within(await screen.findByRole('list', { name: 'Recent payments' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Pro, monthlyJan 1, 2026The card was declined.₦5,375Failed',
      'Basic, monthlyJan 1, 2026Receipt 2026-000001₦5,375Paid',
    ])
    expect(within(rows[0]!).getByText('Failed').className).toContain('danger')
    expect(within(rows[1]!).getByText('Paid').className).toContain('success')
    expect(within(rows[1]!).getByRole('link').getAttribute('href')).toBe(
      '/dashboard/invoices/01900000-0000-7000-8000-0000000000c1',
    )
    expect(Object.fromEntries(api.seen.find(({ path }) => path.endsWith('/transactions'))!.query)).toEqual({
      page: '1',
      per_page: '3',
    })
  })

  test('are shown in pages, with the page in the URL', async () => {
    api.answer(payments.listTransactions, pageOf([paymentOf(plans.basic)], 25))
    const { user, history } = await show()
    const { data } = pageOf([paymentOf(plans.basic)], 25)
    const pagination = { current_page: 1, last_page: 3, per_page: 10, total: 25 }
    api.answer(payments.listTransactions, { data: { ...data, pagination } })
    await user.click(await screen.findByRole('button', { name: 'View all' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Payments' }))
    await user.click(await dialog.findByRole('button', { name: 'Next' }))
    expect(history.at(-1)).toBe('/dashboard/subscription?payments=2')
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(history.at(-1)).toBe('/dashboard/subscription')
  })
})
