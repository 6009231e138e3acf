import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '../../../../src/contracts/auth/auth.ts'
import * as contract from '../../../../src/contracts/auth/auth.ts'
import { fakeApi } from '../../support/fake-api.ts'
import { ann, here } from './support.tsx'

let api: ReturnType<typeof fakeApi>
/** Recreates the store, as after a reload of the page. */
async function load() {
  vi.resetModules()
  const session = await import('../../../../web/features/auth/session.ts')
  const { result } = renderHook(() => session.useSession())
  return { ...session, now: () => result.current }
}
function store(token: string, user: User = ann) {
  localStorage.setItem('auth_token', token)
  localStorage.setItem('auth-storage', JSON.stringify({ user, token, isAuthenticated: true }))
}

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/dashboard')
  api = fakeApi()
})

test('without a token the user is a guest, and no request is sent', async () => {
  const { startSession, now } = await load()
  expect(now().status).toBe('loading')
  await act(startSession)
  expect(now()).toEqual({ status: 'guest', user: null, hasLeft: false })
  expect(api.seen).toEqual([])
})

test('a stored session is restored immediately and refreshed from the server', async () => {
  store('a.b.c')
  const release = api.hold(contract.profile)
  const { startSession, now } = await load()
  await act(async () => void startSession())
  expect(now()).toEqual({ status: 'member', user: ann, hasLeft: false })
  await act(async () => release({ data: { ...ann, name: 'Ann Obi' } }))
  await waitFor(() => expect(now().user?.name).toBe('Ann Obi'))
  expect(api.seen[0]).toMatchObject({ path: '/api/dashboard/profile' })
  expect(api.seen[0]?.headers.get('authorization')).toBe('Bearer a.b.c')
  expect(JSON.parse(localStorage.getItem('auth-storage')!).user.name).toBe('Ann Obi')
})

test('a user that the server knows the same way is not rendered again', async () => {
  store('a.b.c')
  const release = api.hold(contract.profile)
  const { startSession, now } = await load()
  await act(async () => void startSession())
  const before = now()
  await act(async () => release({ data: structuredClone(ann) }))
  await waitFor(() => expect(api.seen).toHaveLength(1))
  expect(now()).toBe(before)
})

test('a token whose user is not stored waits for the server', async () => {
  localStorage.setItem('auth_token', 'a.b.c')
  localStorage.setItem('auth-storage', '{broken')
  api.answer(contract.profile, { data: ann })
  const { startSession, now } = await load()
  await act(startSession)
  expect(now()).toEqual({ status: 'member', user: ann, hasLeft: false })
})

test("a stored token that starts with 'AC' is discarded and never sent", async () => {
  store('AC0123.b.c')
  const { startSession, now } = await load()
  await act(startSession)
  expect(now().status).toBe('guest')
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(api.seen).toEqual([])
})

test('a session that the server no longer knows ends everywhere and leads to the login', async () => {
  store('a.b.c')
  api.refuse(contract.profile, 401, 'unauthenticated', 'Please sign in to continue.')
  const { startSession, now } = await load()
  await act(startSession)
  expect(now()).toEqual({ status: 'guest', user: null, hasLeft: false })
  expect(here()).toBe('/login')
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(localStorage.getItem('auth-storage')).toBeNull()
})

test('a session that ends returns to the same page after the next login, and says why', async () => {
  history.replaceState(null, '', '/dashboard/data?type=emails')
  store('a.b.c')
  api.refuse(contract.profile, 401, 'unauthenticated', 'Please sign in to continue.')
  const { startSession } = await load()
  await act(startSession)
  expect(here()).toBe('/login?next=%2Fdashboard%2Fdata%3Ftype%3Demails')
  expect(history.state).toEqual({ sessionEnded: true, ofUser: ann.id })
})

test('on a public page it ends without a redirect', async () => {
  history.replaceState(null, '', '/reset-password?token=t')
  store('a.b.c')
  api.refuse(contract.profile, 401, 'unauthenticated', 'Please sign in to continue.')
  const { startSession, now } = await load()
  await act(startSession)
  expect(now().status).toBe('guest')
  expect(here()).toBe('/reset-password?token=t')
  expect(localStorage.getItem('auth_token')).toBeNull()
})

test('without a response a known member stays signed in, and an unknown one is a guest whose token is kept', async () => {
  store('a.b.c')
  api.drop(contract.profile)
  const first = await load()
  await act(first.startSession)
  expect(first.now().status).toBe('member')

  localStorage.removeItem('auth-storage')
  const second = await load()
  await act(second.startSession)
  expect(second.now().status).toBe('guest')
  expect(localStorage.getItem('auth_token')).toBe('a.b.c')
})

test('signing out ends the session here even if the call fails', async () => {
  const { signIn, signOut, now } = await load()
  api.drop(contract.logOut)
  await act(async () => signIn({ token: 'a.b.c', user: ann }))
  expect(now().status).toBe('member')
  await act(signOut)
  expect(api.seen[0]).toMatchObject({ method: 'POST', path: '/api/dashboard/logout' })
  expect(now()).toEqual({ status: 'guest', user: null, hasLeft: true })
  expect(localStorage.length).toBe(0)
})

test('signing out in another tab signs this one out, and signing in signs it in', async () => {
  store('a.b.c')
  api.answer(contract.profile, { data: ann })
  const { startSession, now } = await load()
  await act(startSession)
  localStorage.removeItem('auth_token')
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' })))
  expect(now().status).toBe('guest')
  localStorage.setItem('auth_token', 'd.e.f')
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' })))
  await waitFor(() => expect(now().status).toBe('member'))
})
