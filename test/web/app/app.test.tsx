import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '../../../src/contracts/auth/auth.ts'
import * as auth from '../../../src/contracts/auth/auth.ts'
import * as plans from '../../../src/contracts/billing/plans.ts'
import * as notifications from '../../../src/contracts/notifications/notifications.ts'
import { App } from '../../../web/app/app.tsx'
import { Providers } from '../../../web/app/providers.tsx'
import { signOut, startSession } from '../../../web/features/auth/session.ts'
import { writeConsent } from '../../../web/lib/consent.ts'
import { ann, here } from '../features/auth/support.tsx'
import { plans as planSamples, subscriptionTo } from '../features/billing/support.ts'
import { fakeApi } from '../support/fake-api.ts'
import { userEvent } from '../support/user-event.ts'

const bo: User = { ...ann, id: '01900000-0000-7000-8000-000000000002', name: 'Bo Berg', email: 'bo@example.org' }
/** A dashboard page without API calls, whose URL contains a search of its user. */
const PAGE = '/dashboard/api-docs?search=secret'
const user = userEvent.setup()

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  localStorage.clear()
  writeConsent([])
  api = fakeApi()
  api.answer(auth.logOut, {})
  api.answer(plans.getSubscription, { current_subscription: subscriptionTo(planSamples.pro) })
  api.answer(notifications.list, {
    data: [],
    unread_count: 0,
    pagination: { current_page: 1, last_page: 1, per_page: 5, total: 0 },
  })
})
afterEach(async () => {
  await act(() => signOut())
  vi.unstubAllGlobals()
})

/** Opens the application with Ann's session, or as a guest. */
async function open(address: string, member: User | null = ann) {
  history.replaceState(null, '', address)
  if (member) store('a.b.c', member)
  await startSession()
  render(
    <Providers>
      <App />
    </Providers>,
  )
}
function store(token: string, member: User) {
  localStorage.setItem('auth_token', token)
  localStorage.setItem('auth-storage', JSON.stringify({ user: member, token, isAuthenticated: true }))
  api.answer(auth.profile, { data: member })
}
const tellOtherTab = () =>
  act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' })))
const isSignedIn = async (name: string) => screen.findByRole('button', { name: `Account of ${name}` })
async function leave() {
  await user.click(await isSignedIn(ann.name))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await screen.findByRole('heading', { name: 'Welcome back' })
}
async function signInAs(member: User) {
  api.answer(auth.logIn, { data: { token: 'd.e.f', user: member } })
  await user.type(await screen.findByLabelText('Email'), member.email)
  await user.type(screen.getByLabelText('Password'), 'secret word')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await isSignedIn(member.name)
}

describe('after signing out', () => {
  test("no URL leads the next user to the previous user's page or search", async () => {
    await open(PAGE)
    await leave()
    expect(here()).toBe('/login')
    await signInAs(bo)
    expect(here()).toBe('/dashboard')
  })

  test('the browser history carries nothing over either', async () => {
    await open(PAGE)
    await leave()
    act(() => {
      history.replaceState(null, '', PAGE)
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await waitFor(() => expect(here()).toBe('/login'))
    await signInAs(bo)
    expect(here()).toBe('/dashboard')
  })

  test('another tab keeps no URL either', async () => {
    await open(PAGE)
    await isSignedIn(ann.name)
    localStorage.clear()
    await tellOtherTab()
    await screen.findByRole('heading', { name: 'Welcome back' })
    expect(here()).toBe('/login')
    store('d.e.f', bo)
    await tellOtherTab()
    await isSignedIn(bo.name)
    expect(here()).toBe('/dashboard')
  })

  test('a page from the back-forward cache is not shown again', async () => {
    await open(PAGE)
    await isSignedIn(ann.name)
    localStorage.clear()
    await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await screen.findByRole('heading', { name: 'Welcome back' })
    expect(here()).toBe('/login')
  })
})

test('another account that signs in in another tab starts at its own overview', async () => {
  await open(PAGE)
  await isSignedIn(ann.name)
  store('d.e.f', bo)
  await tellOtherTab()
  await isSignedIn(bo.name)
  expect(here()).toBe('/dashboard')
})

test.each([
  ['the same user continues where it ended', ann, PAGE],
  ['another user starts at the overview', bo, '/dashboard'],
])('when the server ends a session, %s', async (_who, next, address) => {
  await open(PAGE)
  await isSignedIn(ann.name)
  api.refuse(auth.profile, 401, 'unauthenticated', 'Please sign in to continue.')
  await tellOtherTab()
  await screen.findByText('Your session has ended. Please sign in again.')
  await signInAs(next)
  expect(here()).toBe(address)
})

test.each([
  '/dashboard',
  '/dashboard/',
  '/dashboard/data',
  '/dashboard/nowhere',
  '/dashboard/crawl/x/y',
  '/dashboard/admin/nowhere',
])('a guest at %s is asked to sign in', async (address) => {
  await open(address, null)
  await screen.findByRole('heading', { name: 'Welcome back' })
  expect(location.pathname).toBe('/login')
})

test('a member at an unknown URL sees that there is no page', async () => {
  await open('/dashboard/nowhere')
  await screen.findByRole('heading', { name: 'Page not found' })
})
