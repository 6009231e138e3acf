import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import { retryPayment, verifyPayment } from '../../../../src/contracts/billing/payments.ts'
import { isOpenToImpersonators } from '../../../../src/contracts/endpoint.ts'
import VerifyPaymentPage from '../../../../web/app/pages/verify-payment-page.tsx'
import { signIn, signOut } from '../../../../web/features/auth/session.ts'
import { AllowedContext } from '../../../../web/ui/allowed.tsx'
import { ann } from '../../features/auth/support.tsx'
import { paymentOf, plans, subscriptionTo } from '../../features/billing/support.ts'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

let api: ReturnType<typeof fakeApi>
beforeEach(async () => {
  api = fakeApi()
  api.answer(auth.profile, { data: ann })
  await act(async () => signIn({ token: 'a.b.c', user: ann }))
})
afterEach(async () => {
  await act(() => signOut())
  localStorage.clear()
})

function open(query: string) {
  const onPay = vi.fn()
  return { onPay, ...visit(() => <VerifyPaymentPage onPay={onPay} />, `/payment/verify${query}`) }
}
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const asked = () => api.seen.filter(({ path }) => path === '/api/dashboard/subscription/verify')
const bought = { subscription: subscriptionTo(plans.pro), payment: paymentOf(plans.pro) }
const ways = () => [...screen.getAllByRole('button'), ...screen.getAllByRole('link')].map((one) => one.textContent)

describe('a completed payment', () => {
  test('is verified once, says so, and redirects to the subscription after 3 seconds', async () => {
    api.answer(verifyPayment, bought)
    const { history } = open('?reference=ctp-1&provider=stripe')
    expect(await screen.findByText('Payment verified successfully! Your subscription is now active.')).toBeDefined()
    await pass(2500)
    expect(history.at(-1)).toBe('/payment/verify?reference=ctp-1&provider=stripe')
    await pass(700)
    expect(history.at(-1)).toBe('/dashboard/subscription')
    expect(asked().map(({ body }) => body)).toEqual([{ reference: 'ctp-1', provider: 'stripe' }])
  })

  test.each([
    ['?tx_ref=ctp-2&transaction_id=77&status=successful', { reference: 'ctp-2', transaction_id: '77' }],
    ['?trxref=ctp-3', { reference: 'ctp-3' }],
    ['?transaction_id=78', { transaction_id: '78' }],
  ])('has the parameter name of each provider: %s', async (query, named) => {
    api.answer(verifyPayment, bought)
    open(query)
    await waitFor(() => expect(asked().map(({ body }) => body)).toEqual([{ ...named, provider: 'paystack' }]))
  })
})

test('an impersonation neither confirms nor starts a payment', () => {
  visit(
    () => (
      <AllowedContext value={isOpenToImpersonators}>
        <VerifyPaymentPage />
      </AllowedContext>
    ),
    '/payment/verify?reference=ctp-1',
  )
  expect(screen.getByText('Only the owner of this account can do this.')).toBeDefined()
  expect(asked()).toEqual([])
})

describe('a visitor without a session', () => {
  test('is asked to sign in, and returns', async () => {
    await act(() => signOut())
    open('?reference=ctp-1')
    expect(screen.getByRole('alert').textContent).toBe(
      'You need to be logged in to verify payment. Please log in and try again.',
    )
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe(
      '/login?next=%2Fpayment%2Fverify%3Freference%3Dctp-1',
    )
    expect(screen.getByRole('link', { name: 'Go to Pricing' }).getAttribute('href')).toBe('/dashboard/pricing')
    expect(asked()).toEqual([])
  })
})

describe('an incomplete payment', () => {
  test.each(['cancelled', 'failed'])("with the provider's status (%s) sends no request", async (status) => {
    open(`?reference=ctp-1&status=${status}`)
    expect(screen.getByRole('alert').textContent).toBe('Payment was cancelled or failed. Please try again.')
    expect(ways()).toEqual(expect.arrayContaining(['Try Again', 'Choose Different Plan', 'View Subscription']))
    expect(screen.getByRole('link', { name: 'pricing page' }).getAttribute('href')).toBe('/dashboard/pricing')
    expect(asked()).toEqual([])
  })

  test.each(['?reference=ctp-1&status=cancelled', '?reference=ctp-1'])(
    'is retried in a new checkout: %s',
    async (query) => {
      const checkout_url = 'https://pay.example/2'
      api.answer(retryPayment, { payment_data: { message: 'You go on there.', checkout_url } })
      api.refuse(verifyPayment, 409, 'conflict', 'The card was declined.')
      const { user, onPay } = open(query)
      await user.click(await screen.findByRole('button', { name: 'Try Again' }))
      await waitFor(() => expect(onPay.mock.calls).toEqual([[checkout_url]]))
    },
  )

  test('that turns out to be complete says so on a retry', async () => {
    api.answer(retryPayment, { payment_data: { message: 'Payment verified successfully!', redirect_url: '/' } })
    const { user } = open('?reference=ctp-1&status=cancelled')
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText(/^Payment verified successfully!/)).toBeDefined()
  })

  test('shows the server’s reason', async () => {
    api.refuse(verifyPayment, 409, 'conflict', 'The card was declined.')
    open('?reference=ctp-1')
    expect((await screen.findByRole('alert')).textContent).toBe('The card was declined.')
    expect(ways()).toContain('Choose Different Plan')
  })
})

test('a URL without a payment says so', () => {
  open('')
  expect(screen.getByRole('alert').textContent).toBe('No payment information found. Please try again.')
  expect(ways()).toEqual(expect.arrayContaining(['Try Again', 'Go to Pricing', 'View Subscription']))
})

test.each([
  ['no such payment of the account', () => api.refuse(verifyPayment, 404, 'not_found', 'no')],
  ['no subscription', () => api.answer(verifyPayment, { ...bought, subscription: null })],
])('if the server finds %s, a link leads back to the plans', async (_what, reply) => {
  reply()
  open('?reference=ctp-1')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No subscription found. Please go back to the pricing page and try subscribing again.',
  )
})

test.each([
  ['fails', () => api.refuse(verifyPayment, 500, 'internal', 'Request r1 failed.')],
  ['does not respond', () => api.drop(verifyPayment)],
])('if the server %s, it names support, and offers a retry', async (_what, reply) => {
  reply()
  const { user } = open('?reference=ctp-1')
  expect((await screen.findByRole('alert')).textContent).toBe('Payment verification failed. Please contact support.')
  api.answer(verifyPayment, bought)
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText(/^Payment verified successfully!/)).toBeDefined()
})

describe('a pending payment', () => {
  const MESSAGE = 'The payment is not settled yet.'

  test('is polled until it is settled', async () => {
    api.refuse(verifyPayment, 503, 'unavailable', MESSAGE)
    open('?reference=ctp-1')
    expect(await screen.findByText(MESSAGE)).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    api.answer(verifyPayment, bought)
    await pass(5500)
    expect(await screen.findByText(/^Payment verified successfully!/)).toBeDefined()
  })

  test('is polled for a minute, and then on request', async () => {
    api.refuse(verifyPayment, 503, 'unavailable', MESSAGE)
    const { user } = open('?reference=ctp-1')
    await screen.findByText(MESSAGE)
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
    for (let seconds = 0; seconds < 70; seconds += 5) await pass(5000)
    const again = await screen.findByRole('button', { name: 'Try Again' })
    const before = asked().length
    await pass(20_000)
    expect(asked()).toHaveLength(before)
    await user.click(again)
    await waitFor(() => expect(asked()).toHaveLength(before + 1))
    expect(await screen.findByText('Checking again every few seconds.')).toBeDefined()
  })
})
