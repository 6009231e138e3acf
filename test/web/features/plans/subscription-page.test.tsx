import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/plans.ts'
import SubscriptionPage from '../../../../web/app/pages/subscription-page.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'
import { plans, subscriptionTo, usage } from './support.ts'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.answer(contract.getUsage, { data: usage })
})
const open = () => visit(SubscriptionPage, '/dashboard/subscription')
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

test('while it loads it says so', () => {
  api.hold(contract.getSubscription)
  open()
  expect(screen.getByRole('status', { name: 'Loading subscription' })).toBeDefined()
})

test('without a subscription it shows the free plan and the ways to a larger one', async () => {
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
  for (const text of ['Yearly', 'Jan 1, 2026 – Feb 1, 2026', 'paystack', '100 crawls a month', 'Email campaigns']) {
    expect(screen.getByText(text)).toBeDefined()
  }
  const bars = (await screen.findAllByRole('progressbar')).map((bar) => bar.closest('li')?.textContent)
  expect(bars).toEqual([
    'Crawls this month12 of 100',
    'API calls today0 of 1,000',
    'Websites this month3 of unlimited',
    'API keys1 of 3',
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

test('Refresh asks the server again', async () => {
  api.answer(contract.getSubscription, { current_subscription: subscriptionTo(plans.basic) })
  const { user } = open()
  await screen.findByRole('heading', { name: 'Basic' })
  api.answer(contract.getSubscription, { current_subscription: subscriptionTo(plans.pro) })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByRole('heading', { name: 'Pro' })).toBeDefined()
})

test('usage that cannot be loaded leaves the rest standing', async () => {
  api.answer(contract.getSubscription, { current_subscription: subscriptionTo(plans.basic) })
  api.refuse(contract.getUsage, 500, 'internal', 'broken')
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('Your usage could not be loaded.')
  expect(screen.getByRole('heading', { name: 'Basic' })).toBeDefined()
})

test('one may not see it', async () => {
  api.refuse(contract.getSubscription, 403, 'forbidden', 'no')
  open()
  expect(await screen.findByText('Access Denied')).toBeDefined()
})

test.each([
  ['the server’s reason', 'The database is away.'],
  ['a text of its own without one', null],
])('a failure shows %s', async (_what, reason) => {
  if (reason) api.refuse(contract.getSubscription, 503, 'unavailable', reason)
  else api.drop(contract.getSubscription)
  open()
  expect((await screen.findByRole('alert')).textContent).toContain(reason ?? 'Failed to load subscription data')
})

test('an answer that takes longer than 3 seconds is a failure', async () => {
  api.hold(contract.getSubscription)
  open()
  await pass(2900)
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(200)
  expect(screen.getByRole('alert').textContent).toContain('Failed to load subscription data')
})

test('when asked it tries three times, two seconds apart, and then shows the limits of the free plan', async () => {
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

test('an attempt that works shows the subscription', async () => {
  api.drop(contract.getSubscription)
  const { user } = open()
  await screen.findByRole('button', { name: 'Try again' })
  api.answer(contract.getSubscription, { current_subscription: subscriptionTo(plans.basic) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Basic' })).toBeDefined()
})
