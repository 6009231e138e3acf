import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { payRenewal } from '../../../src/contracts/billing/payments.ts'
import { getSubscription, type Subscription } from '../../../src/contracts/billing/plans.ts'
import { PlanBanner } from '../../../web/app/plan-banner.tsx'
import { plans, subscriptionTo } from '../features/billing/support.ts'
import { fakeApi } from '../support/fake-api.ts'
import { visit } from '../support/visit.tsx'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
})
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
async function show(change: Partial<Subscription>, path = '/dashboard/data') {
  api.answer(getSubscription, { current_subscription: subscriptionTo(plans.pro, change) })
  const visited = visit(PlanBanner, path)
  await waitFor(() => expect(api.seen).toHaveLength(1))
  return visited
}
const pastDue = { status: 'past_due', current_period_end: inDays(-1), grace_ends_at: inDays(6) } as const
const onTrial = (days: number) =>
  ({ status: 'trialing', payment_provider: null, current_period_end: inDays(days) }) as const

test('a failed payment can be retried from every page', async () => {
  const { user } = await show(pastDue)
  expect((await screen.findByRole('alert')).textContent).toContain('Your payment failed')
  api.refuse(payRenewal, 409, 'conflict', 'There is nothing to pay at the moment.')
  await user.click(screen.getByRole('button', { name: 'Pay now' }))
  await waitFor(() => expect(api.seen.at(-1)?.path).toBe('/api/dashboard/subscription/renew'))
})

test('a trial shows its end in its last three days', async () => {
  await show(onTrial(2.5))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Your trial of Pro ends on /)
  expect(screen.getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe('/dashboard/pricing')
})

test.each([
  ['a paid plan', {}, '/dashboard/data'],
  ['a trial with many days left', onTrial(9), '/dashboard/data'],
  ['an expired grace period', { ...pastDue, current_period_end: inDays(-9) }, '/dashboard/data'],
  ['the subscription page', pastDue, '/dashboard/subscription'],
])('the banner is not shown for %s', async (_what, change, path) => {
  await show(change, path)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
