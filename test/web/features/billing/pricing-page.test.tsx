import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import * as payments from '../../../../src/contracts/billing/payments.ts'
import * as contract from '../../../../src/contracts/billing/plans.ts'
import PricingPage from '../../../../web/app/pages/pricing-page.tsx'
import { replaceUser, signIn, signOut } from '../../../../web/features/auth/session.ts'
import { PlanPicker } from '../../../../web/features/billing/plan-picker.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'
import { ann } from '../auth/support.tsx'
import { plans, subscriptionTo } from './support.ts'

const pricing = {
  available_plans: [plans.free, plans.basic, plans.pro],
  available_providers: { paystack: 'Paystack', stripe: 'Stripe' },
  default_provider: 'stripe',
  tax: null,
}
const card = (name: string) => within(screen.getByRole('region', { name }))

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.answer(contract.listPlans, pricing)
  api.answer(contract.getSubscription, { current_subscription: null })
})
async function open() {
  const visited = visit(PricingPage, '/dashboard/pricing')
  await screen.findByRole('region', { name: 'Basic' })
  return visited
}

describe('a user without a plan', () => {
  const REASON = /^You need a plan to crawl, download and browse data\./
  afterEach(async () => {
    await act(() => signOut())
    localStorage.clear()
  })

  test('sees why the plans are shown, until one is active', async () => {
    signIn({ token: 'a.b.c', user: ann })
    await open()
    expect(screen.getByText('Welcome, Ann Lee. Choose a plan to begin.')).toBeDefined()
    expect(screen.getByText(REASON)).toBeDefined()
    await act(async () => replaceUser({ ...ann, subscription: { status: 'active', plan: plans.free } }))
    expect(screen.queryByText(REASON)).toBeNull()
  })

  test.each([
    ['an ended plan', { subscription: { status: 'expired', plan: plans.basic } }],
    ['administrator permissions', { is_admin: true }],
    ['root user status', { is_root_user: true }],
  ])('is not someone who has %s', async (_what, change) => {
    signIn({ token: 'a.b.c', user: { ...ann, ...change } })
    await open()
    expect(screen.queryByText(REASON)).toBeNull()
  })
})

describe('without plans to show', () => {
  test('the page says that they load', () => {
    api.hold(contract.listPlans)
    visit(PricingPage, '/dashboard/pricing')
    expect(screen.getByRole('heading', { name: 'Choose Your Plan' })).toBeDefined()
    expect(screen.getByRole('status', { name: 'Loading plans' })).toBeDefined()
  })

  test('the page says that there are none', async () => {
    api.answer(contract.listPlans, { ...pricing, available_plans: [] })
    visit(PricingPage, '/dashboard/pricing')
    expect(await screen.findByText('No plans available')).toBeDefined()
  })

  test('the page shows the reason and offers a retry', async () => {
    api.refuse(contract.listPlans, 503, 'unavailable', 'The prices are being changed.')
    const { user } = visit(PricingPage, '/dashboard/pricing')
    expect((await screen.findByRole('alert')).textContent).toContain('The prices are being changed.')
    api.answer(contract.listPlans, pricing)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Pro' })).toBeDefined()
  })

  test('the page says that access is denied', async () => {
    api.refuse(contract.listPlans, 403, 'forbidden', 'no')
    visit(PricingPage, '/dashboard/pricing')
    expect(await screen.findByText('Access Denied')).toBeDefined()
  })
})

describe('the plans', () => {
  test('show prices, Free for zero, the most popular plan, and the current one', async () => {
    api.answer(contract.getSubscription, { current_subscription: subscriptionTo(plans.basic) })
    await open()
    expect(card('Free').getByText('Free', { selector: 'span' })).toBeDefined()
    expect(card('Basic').getByText('₦5,000')).toBeDefined()
    expect(card('Pro').getByText('Most Popular')).toBeDefined()
    expect(screen.getAllByText('Most Popular')).toHaveLength(1)
    const own = await card('Basic').findByRole<HTMLButtonElement>('button', { name: 'Current Plan' })
    expect(own.disabled).toBe(true)
    expect(screen.getAllByRole('button', { name: 'Current Plan' })).toHaveLength(1)
  })

  test('show the yearly price and its savings', async () => {
    const { user } = await open()
    expect(screen.getByText('Save up to 20%')).toBeDefined()
    expect(screen.queryByText('Save 20%')).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Yearly' }))
    expect(card('Basic').getByText('₦48,000')).toBeDefined()
    expect(card('Basic').getByText('Save 20%')).toBeDefined()
  })

  test('do not advertise more savings than the yearly price has', async () => {
    const dearer = [plans.free, { ...plans.basic, price_yearly: 54_000 }]
    api.answer(contract.listPlans, { ...pricing, available_plans: dearer })
    await open()
    expect(screen.getByText('Save up to 10%')).toBeDefined()
  })

  test('offer the server’s providers, with its default first', async () => {
    await open()
    expect(screen.getByRole('radio', { name: 'Stripe' })).toHaveProperty('checked', true)
    expect(screen.getByRole('radio', { name: 'Paystack' })).toHaveProperty('checked', false)
  })
})

describe('choosing a plan', () => {
  test('asks first, with price, savings, provider and three features', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Yearly' }))
    await user.click(card('Basic').getByRole('button', { name: 'Choose Basic' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Subscription' }))
    for (const text of ['Basic', '₦48,000 / year', '20%', 'Stripe', '+3 more features']) {
      expect(dialog.getByText(text)).toBeDefined()
    }
    expect(dialog.getAllByRole('listitem')).toHaveLength(3)
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.seen.filter(({ method }) => method === 'POST')).toEqual([])
  })

  test('says beforehand that payment is unavailable, and starts none', async () => {
    api.answer(contract.listPlans, { ...pricing, available_providers: {}, default_provider: null })
    const { user } = await open()
    await user.click(card('Basic').getByRole('button', { name: 'Choose Basic' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Subscription' }))
    expect(dialog.getByText('Payments are not set up yet.')).toBeDefined()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Proceed to Payment' }).disabled).toBe(true)
  })

  test.each(['checkout_url', 'authorization_url'])('continues at the %s of the provider', async (name) => {
    const onPay = vi.fn()
    const { user } = visit(
      () => <PlanPicker onPay={onPay} onActivated={() => {}} onChangeAhead={() => {}} />,
      '/dashboard/pricing',
    )
    await screen.findByRole('region', { name: 'Pro' })
    api.answer(contract.initialize, { payment_data: { message: 'Go on', [name]: 'https://checkout.example/1' } })
    await user.click(card('Pro').getByRole('button', { name: 'Choose Pro' }))
    await user.click(await screen.findByRole('button', { name: 'Proceed to Payment' }))
    await waitFor(() => expect(onPay).toHaveBeenCalledWith('https://checkout.example/1'))
    expect(api.seen.find(({ method }) => method === 'POST')?.body).toEqual({
      plan_id: plans.pro.id,
      billing_cycle: 'monthly',
      provider: 'stripe',
    })
  })

  test.each([
    ['an address of ours', `${location.origin}/dashboard/crawl`, '/dashboard/crawl'],
    ['a path', '/dashboard/data', '/dashboard/data'],
    ['nothing', undefined, '/dashboard'],
  ])(
    'that is free says so and continues after 2 seconds when the server returns %s',
    async (_what, redirect_url, at) => {
      localStorage.setItem('auth_token', 'a.b.c')
      api.answer(auth.profile, { data: ann })
      const { user, history } = await open()
      const message = 'Free plan activated successfully! Redirecting to dashboard...'
      api.answer(contract.initialize, { payment_data: { message, redirect_url } })
      await user.click(card('Free').getByRole('button', { name: 'Activate Free Plan' }))
      const dialog = within(await screen.findByRole('dialog'))
      await user.click(dialog.getByRole('button', { name: 'Activate Free Plan' }))
      expect(await screen.findByText(message)).toBeDefined()
      await waitFor(() => expect(api.seen.some(({ path }) => path === '/api/dashboard/profile')).toBe(true))
      await act(async () => void (await vi.advanceTimersByTimeAsync(1500)))
      expect(history.at(-1)).toBe('/dashboard/pricing')
      await act(async () => void (await vi.advanceTimersByTimeAsync(700)))
      expect(history.at(-1)).toBe(at)
    },
  )

  test.each([
    ['the server’s reason', 'Another plan is active. Cancel it first.'],
    ['our own text without a reason', null],
  ])('that fails shows %s, which can be dismissed', async (_what, reason) => {
    const { user } = await open()
    if (reason) api.refuse(contract.initialize, 409, 'conflict', reason)
    else api.garble(contract.initialize, 502)
    await user.click(card('Pro').getByRole('button', { name: 'Choose Pro' }))
    await user.click(await screen.findByRole('button', { name: 'Proceed to Payment' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Subscription Error')
    expect(alert.textContent).toContain(reason ?? 'Failed to initialize subscription. Please try again.')
    await user.click(within(alert).getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('with a tax', () => {
  test('it is shown next to the price, and again before the payment', async () => {
    api.answer(contract.listPlans, { ...pricing, tax: { label: 'VAT 7.5%', percent: 7.5 } })
    const { user } = await open()
    expect(card('Basic').getByText('plus VAT 7.5%')).toBeDefined()
    expect(card('Free').queryByText('plus VAT 7.5%')).toBeNull()
    await user.click(card('Basic').getByRole('button', { name: 'Choose Basic' }))
    expect(within(await screen.findByRole('dialog')).getByText('plus VAT 7.5%')).toBeDefined()
  })
})

describe('a trial', () => {
  const withTrial = { ...plans.pro, trial_days: 14 }
  const name = 'Start 14-day free trial'
  beforeEach(() => api.answer(contract.listPlans, { ...pricing, available_plans: [plans.free, withTrial] }))

  test('starts without a payment, and continues to the dashboard', async () => {
    const onActivated = vi.fn()
    const { user } = visit(
      () => <PlanPicker onPay={() => {}} onActivated={onActivated} onChangeAhead={() => {}} />,
      '/dashboard/pricing',
    )
    await screen.findByRole('region', { name: 'Pro' })
    api.answer(contract.initialize, { payment_data: { message: 'Your trial has begun.', redirect_url: '/dashboard' } })
    await user.click(await card('Pro').findByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('14 days free. It ends automatically, and nothing is charged.')).toBeDefined()
    await user.click(dialog.getByRole('button', { name }))
    await waitFor(() => expect(onActivated).toHaveBeenCalledWith('/dashboard'))
    expect(api.seen.find(({ method }) => method === 'POST')?.body).toMatchObject({ plan_id: plans.pro.id, trial: true })
  })

  test('that the account has used is rejected with the server’s message', async () => {
    const { user } = visit(PricingPage, '/dashboard/pricing')
    await screen.findByRole('region', { name: 'Pro' })
    api.refuse(contract.initialize, 409, 'conflict', 'Your account has had its trial already.')
    await user.click(await card('Pro').findByRole('button', { name }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
    expect((await screen.findByRole('alert')).textContent).toContain('Your account has had its trial already.')
  })

  test('is not offered to paying customers', async () => {
    api.answer(contract.getSubscription, { current_subscription: subscriptionTo(plans.basic) })
    visit(PricingPage, '/dashboard/pricing')
    await screen.findByRole('region', { name: 'Pro' })
    await waitFor(() => expect(api.seen.some(({ path }) => path === '/api/dashboard/subscription')).toBe(true))
    expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test('still allows buying its plan', async () => {
    const current = subscriptionTo(withTrial, { status: 'trialing', payment_provider: null })
    api.answer(contract.getSubscription, { current_subscription: current })
    visit(PricingPage, '/dashboard/pricing')
    expect(await screen.findByRole('button', { name: 'Choose Pro' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Current Plan' })).toBeNull()
  })
})

describe('a paying customer', () => {
  const change: payments.PlanChange = {
    takes_effect: 'now',
    effective_at: '2026-01-15T12:00:00.000Z',
    price: 15_000,
    credit: 2500,
    discount: 0,
    coupon: null,
    tax: 937.5,
    tax_label: 'VAT 7.5%',
    amount_due: 13_437.5,
    currency: 'NGN',
    period_end: '2026-02-15T12:00:00.000Z',
  }
  beforeEach(() => api.answer(contract.getSubscription, { current_subscription: subscriptionTo(plans.basic) }))
  async function choose(plan: string) {
    const onPay = vi.fn()
    const onChangeAhead = vi.fn()
    const { user } = visit(
      () => <PlanPicker onPay={onPay} onActivated={() => {}} onChangeAhead={onChangeAhead} />,
      '/dashboard/pricing',
    )
    await screen.findByRole('button', { name: 'Current Plan' })
    await user.click(card(plan).getByRole('button'))
    return { user, onPay, onChangeAhead, dialog: within(await screen.findByRole('dialog', { name: 'Change Plan' })) }
  }

  test('can choose another cycle of the same plan', async () => {
    const { user } = await open()
    await screen.findByRole('button', { name: 'Current Plan' })
    await user.click(screen.getByRole('radio', { name: 'Yearly' }))
    expect(card('Basic').getByRole('button', { name: 'Choose Basic' })).toBeDefined()
  })

  test('gets the provider of their current payment', async () => {
    await open()
    await screen.findByRole('button', { name: 'Current Plan' })
    expect(screen.getByRole('radio', { name: 'Paystack' })).toHaveProperty('checked', true)
  })

  test('sees the price of a larger plan, and continues to its payment', async () => {
    api.answer(payments.previewChange, { data: { change } })
    const { user, onPay, dialog } = await choose('Pro')
    expect(await dialog.findByText('₦13,437.50')).toBeDefined()
    for (const text of ['₦15,000', '−₦2,500 credit for the rest of this period', 'VAT 7.5%', '₦937.50', 'Paystack'])
      expect(dialog.getByText(text)).toBeDefined()
    const payment_data = { message: 'Go on', checkout_url: 'https://checkout.example/2' }
    api.answer(payments.changePlan, { payment_data, subscription: null })
    await user.click(dialog.getByRole('button', { name: 'Proceed to Payment' }))
    await waitFor(() => expect(onPay).toHaveBeenCalledWith('https://checkout.example/2'))
    const asked = api.seen.find(({ path }) => path.endsWith('/change-preview'))!
    expect(Object.fromEntries(asked.query)).toEqual({ plan_id: plans.pro.id, billing_cycle: 'monthly' })
    expect(api.seen.find(({ method }) => method === 'POST')?.body).toEqual({
      plan_id: plans.pro.id,
      billing_cycle: 'monthly',
      provider: 'paystack',
    })
  })

  test('sees when a smaller plan takes effect, and pays nothing', async () => {
    const later = { ...change, takes_effect: 'at_period_end' as const, effective_at: '2026-02-01T12:00:00.000Z' }
    api.answer(payments.previewChange, { data: { change: { ...later, price: 0, credit: 0, tax: 0, amount_due: 0 } } })
    const { user, onPay, onChangeAhead, dialog } = await choose('Free')
    expect(
      await dialog.findByText('Nothing is due now. You keep Basic until Feb 1, 2026; then your plan changes to Free.'),
    ).toBeDefined()
    expect(dialog.queryByText('Due now')).toBeNull()
    api.answer(payments.changePlan, { payment_data: { message: 'Your plan changes.' }, subscription: null })
    await user.click(dialog.getByRole('button', { name: 'Change Plan' }))
    await waitFor(() => expect(onChangeAhead).toHaveBeenCalledOnce())
    expect(await screen.findByText('Your plan changes.')).toBeDefined()
    expect(onPay).not.toHaveBeenCalled()
  })

  test('sees that the free plan takes effect immediately when the period is over', async () => {
    const atOnce = { ...change, price: 0, credit: 0, tax: 0, amount_due: 0 }
    api.answer(payments.previewChange, { data: { change: atOnce } })
    const { user, onPay, onChangeAhead, dialog } = await choose('Free')
    expect(await dialog.findByText('Nothing is due. Free replaces Basic right away.')).toBeDefined()
    expect(dialog.queryByText('Due now')).toBeNull()
    api.answer(payments.changePlan, { payment_data: { message: 'You are on Free now.' }, subscription: null })
    await user.click(dialog.getByRole('button', { name: 'Change Plan' }))
    await waitFor(() => expect(onChangeAhead).toHaveBeenCalledOnce())
    expect(onPay).not.toHaveBeenCalled()
  })

  test('sees in the alert why a change cannot be paid', async () => {
    api.answer(payments.previewChange, { data: { change } })
    const { user, dialog } = await choose('Pro')
    api.refuse(payments.changePlan, 409, 'conflict', 'PayPal does not take NGN.')
    await user.click(await dialog.findByRole('button', { name: 'Proceed to Payment' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Subscription Error')
    expect(alert.textContent).toContain('PayPal does not take NGN.')
  })

  test('cannot confirm without a known price, and can retry', async () => {
    api.refuse(payments.previewChange, 503, 'unavailable', 'The prices are away.')
    const { user, dialog } = await choose('Pro')
    expect(await dialog.findByText('The prices are away.')).toBeDefined()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Change Plan' }).disabled).toBe(true)
    api.answer(payments.previewChange, { data: { change } })
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText('₦13,437.50')).toBeDefined()
  })
})
