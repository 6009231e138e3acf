import { useQuery } from '@tanstack/react-query'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PlanSummary, User } from '../../../src/contracts/auth/auth.ts'
import * as contract from '../../../src/contracts/billing/plans.ts'
import { Providers } from '../../../web/app/providers.tsx'
import { useViewerSession } from '../../../web/app/use-viewer-session.ts'
import { signIn, signOut } from '../../../web/features/auth/session.ts'
import { subscriptionQuery } from '../../../web/queries/billing.ts'
import { ann } from '../features/auth/support.tsx'
import { plans, subscriptionTo } from '../features/billing/support.ts'
import { fakeApi } from '../support/fake-api.ts'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  localStorage.clear()
  api = fakeApi()
})
afterEach(async () => {
  await act(() => signOut())
  vi.useRealTimers()
})

const summary: PlanSummary = { ...plans.pro }
const subscribed: User = { ...ann, subscription: { status: 'active', plan: summary }, plan: summary }

/** The viewer's state as "status plan" during a session. */
function Standing() {
  const { user } = useViewerSession()
  return <p data-testid="standing">{user ? `${user.subscription} ${user.planName ?? '-'}` : 'nobody'}</p>
}
const standing = () => screen.getByTestId('standing').textContent
function open(user: User) {
  signIn({ token: 'a.b.c', user })
  render(
    <Providers>
      <Standing />
    </Providers>,
  )
}

test.each([
  ['an active one', subscriptionTo(plans.basic), 'active Basic'],
  ['an ended subscription', subscriptionTo(plans.basic, { status: 'expired' }), 'inactive -'],
  ['none', null, 'none -'],
])('the subscription call decides: %s', async (_what, current_subscription, expected) => {
  api.answer(contract.getSubscription, { current_subscription })
  open(current_subscription?.status === 'active' ? ann : subscribed)
  await waitFor(() => expect(standing()).toBe(expected))
})

test('until it responds, only a cached subscription is used', async () => {
  api.hold(contract.getSubscription)
  open(ann)
  expect(standing()).toBe('loading -')
  await act(async () => signIn({ token: 'a.b.c', user: { ...subscribed } }))
  expect(standing()).toBe('active Pro')
})

test('a response that confirms what the session knows leaves the session the same object', async () => {
  const answer = api.hold(contract.getSubscription)
  signIn({ token: 'a.b.c', user: subscribed })
  const { result } = renderHook(
    () => ({ session: useViewerSession(), isAnswered: useQuery(subscriptionQuery()).isSuccess }),
    { wrapper: Providers },
  )
  const { session } = result.current
  await act(async () => answer({ current_subscription: subscriptionTo(plans.pro) }))
  await waitFor(() => expect(result.current.isAnswered).toBe(true))
  expect(result.current.session).toBe(session)
})

test('a failed call counts as an active Free Plan', async () => {
  api.refuse(contract.getSubscription, 503, 'unavailable', 'no')
  open(ann)
  await waitFor(() => expect(standing()).toBe('active -'))
})

test('a call without a response for 3 seconds counts as an active Free Plan', async () => {
  api.hold(contract.getSubscription)
  open(ann)
  await act(async () => void (await vi.advanceTimersByTimeAsync(2900)))
  expect(standing()).toBe('loading -')
  await act(async () => void (await vi.advanceTimersByTimeAsync(200)))
  expect(standing()).toBe('active -')
})

const dataOfAnn = { queryKey: ['contacts', 'list'] as const, queryFn: async () => 'contacts of Ann' }
function Data() {
  const { user } = useViewerSession()
  const { data } = useQuery({ ...dataOfAnn, enabled: user?.name === 'Ann Lee' })
  return <p data-testid="data">{data ?? 'nothing'}</p>
}

test('the state of one account is cleared before the next, however the session ended', async () => {
  api.answer(contract.getSubscription, { current_subscription: null })
  signIn({ token: 'a.b.c', user: ann })
  render(
    <Providers>
      <Data />
    </Providers>,
  )
  await screen.findByText('contacts of Ann')
  await act(async () => signIn({ token: 'd.e.f', user: { ...ann, id: 'another', name: 'Bo' } }))
  await waitFor(() => expect(screen.getByTestId('data').textContent).toBe('nothing'))
})

const seen: string[] = []
/** Records what each render saw. */
function Recorder() {
  const { user } = useViewerSession()
  if (user) seen.push(`${user.name} ${user.subscription}`)
  return null
}

test("the previous account's subscription never applies to the next", async () => {
  api.answer(contract.getSubscription, { current_subscription: null })
  seen.length = 0
  signIn({ token: 'a.b.c', user: ann })
  render(
    <Providers>
      <Recorder />
    </Providers>,
  )
  await waitFor(() => expect(seen).toContain('Ann Lee none'))
  api.answer(contract.getSubscription, { current_subscription: subscriptionTo(plans.basic) })
  await act(async () => signIn({ token: 'd.e.f', user: { ...subscribed, id: 'another', name: 'Bo' } }))
  await waitFor(() => expect(seen).toContain('Bo active'))
  expect(seen).not.toContain('Bo none')
})
