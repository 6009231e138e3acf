import { act, renderHook, waitFor } from '@testing-library/react'
import { toast as toasts } from 'sonner'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '../../../../src/contracts/auth/auth.ts'
import * as contract from '../../../../src/contracts/auth/auth.ts'
import { endImpersonation } from '../../../../src/contracts/users/users.ts'
import { fakeApi } from '../../support/fake-api.ts'
import { ann, here } from './support.tsx'

const root: User = { ...ann, id: '01900000-0000-7000-8000-00000000000a', name: 'Ada Root', is_root_user: true }
const visited: User = { ...ann, impersonated_by: { id: root.id, name: root.name } }
const OWN = 'own.own.own'
const VISIT = { token: 'visit.visit.visit', expires_at: '2026-01-01T13:00:00.000Z' }
const DETAILS = `/dashboard/admin?user=${visited.id}`

let api: ReturnType<typeof fakeApi>
/** Recreates the stores, as after a reload of the page in the same tab. */
async function load() {
  vi.resetModules()
  const session = await import('../../../../web/features/auth/session.ts')
  const impersonation = await import('../../../../web/features/auth/impersonation.ts')
  const { result } = renderHook(() => session.useSession())
  return { ...session, ...impersonation, now: () => result.current }
}
/** An administrator who has just started to impersonate Ann. */
async function impersonate() {
  const loaded = await load()
  api.answer(contract.profile, { data: root })
  await act(loaded.startSession)
  api.answer(contract.profile, { data: visited })
  await act(() => loaded.startImpersonating(VISIT))
  return loaded
}
const tokensSent = () => api.seen.map(({ headers }) => headers.get('authorization')?.slice('Bearer '.length))
const storedUser = () => JSON.parse(localStorage.getItem('auth-storage') ?? 'null')?.user?.id
const tellTab = (token: string | null) =>
  act(async () => {
    if (token) localStorage.setItem('auth_token', token)
    else localStorage.removeItem('auth_token')
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }))
  })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/dashboard/admin')
  localStorage.setItem('auth_token', OWN)
  localStorage.setItem('auth-storage', JSON.stringify({ user: root, token: OWN, isAuthenticated: true }))
  api = fakeApi()
  api.answer(endImpersonation, {})
  api.answer(contract.logOut, {})
})
afterEach(() => {
  toasts.dismiss()
  vi.unstubAllGlobals()
})

describe('an impersonation', () => {
  test('switches this tab to the other account at its overview, and leaves other tabs unchanged', async () => {
    const { now } = await impersonate()
    expect(now()).toEqual({ status: 'member', user: visited, hasLeft: false })
    expect(here()).toBe('/dashboard')
    expect(tokensSent().at(-1)).toBe(VISIT.token)
    expect(localStorage.getItem('auth_token')).toBe(OWN)
    expect(storedUser()).toBe(root.id)
  })

  test('continues after a reload of the tab, before the server has responded', async () => {
    await impersonate()
    const { startSession, now } = await load()
    api.hold(contract.profile)
    await act(async () => void startSession())
    expect(now().user).toEqual(visited)
    expect(tokensSent().at(-1)).toBe(VISIT.token)
  })

  test('of an unknown account changes nothing, and is ended on the server', async () => {
    const loaded = await load()
    api.answer(contract.profile, { data: root })
    await act(loaded.startSession)
    api.drop(contract.profile)
    await act(() => expect(loaded.startImpersonating(VISIT)).rejects.toThrow('Network Error'))
    expect(loaded.now().user).toEqual(root)
    expect(api.seen.at(-1)).toMatchObject({ method: 'POST', path: '/api/dashboard/impersonation/end' })
    expect(tokensSent().at(-1)).toBe(VISIT.token)
    expect(sessionStorage.length).toBe(0)
  })
})

describe('an impersonation ends', () => {
  test.each([
    ['the server agrees', () => api.answer(endImpersonation, {})],
    ['the server does not respond', () => api.drop(endImpersonation)],
  ])("at the administrator's page where it started, when %s", async (_what, prepare) => {
    const { stopImpersonating, now } = await impersonate()
    prepare()
    api.answer(contract.profile, { data: root })
    await act(stopImpersonating)
    expect(now().user).toEqual(root)
    expect(here()).toBe(DETAILS)
    expect(tokensSent().slice(-2)).toEqual([VISIT.token, OWN])
    expect(sessionStorage.length).toBe(0)
  })

  test('automatically once the server no longer knows it, also after a reload, with a notice', async () => {
    await impersonate()
    const { startSession, now } = await load()
    const { toast } = await import('../../../../web/ui/toast.tsx')
    const told = vi.spyOn(toast, 'info')
    vi.stubGlobal('fetch', async (_path: string, init: RequestInit) =>
      new Headers(init.headers).get('authorization') === `Bearer ${OWN}`
        ? Response.json({ success: true, status: 'successful', data: root })
        : Response.json({}, { status: 401 }),
    )
    await act(startSession)
    await waitFor(() => expect(now().user).toEqual(root))
    expect(here()).toBe(DETAILS)
    expect(localStorage.getItem('auth_token')).toBe(OWN)
    expect(sessionStorage.length).toBe(0)
    expect(told.mock.calls.map(([text]) => text)).toEqual([
      "The impersonation has ended. You're back in your own account.",
    ])
    told.mockRestore()
  })

  test("at the login if the administrator's session is over as well", async () => {
    const { stopImpersonating, now } = await impersonate()
    api.refuse(contract.profile, 401, 'unauthenticated', 'Please sign in to continue.')
    await act(stopImpersonating)
    expect(now().status).toBe('guest')
    expect(location.pathname).toBe('/login')
    expect(localStorage.length).toBe(0)
  })

  test('with its parent session: signing out in another tab leaves no way back into the account', async () => {
    const { now } = await impersonate()
    await tellTab(null)
    expect(now()).toEqual({ status: 'guest', user: null, hasLeft: true })
    expect(sessionStorage.length).toBe(0)
    const reloaded = await load()
    await act(reloaded.startSession)
    expect(reloaded.now().status).toBe('guest')
  })

  test('when another user signs in in another tab, and this tab continues as that user', async () => {
    const { now } = await impersonate()
    const bo: User = { ...ann, id: '01900000-0000-7000-8000-000000000002', name: 'Bo' }
    api.answer(contract.profile, { data: bo })
    await tellTab('bo.bo.bo')
    await waitFor(() => expect(now().user).toEqual(bo))
    expect(tokensSent().at(-1)).toBe('bo.bo.bo')
  })
})

test('signing out during an impersonation signs the administrator out as well', async () => {
  const { signOut, now } = await impersonate()
  await act(signOut)
  expect(api.seen.slice(-2).map(({ path }) => path)).toEqual([
    '/api/dashboard/impersonation/end',
    '/api/dashboard/logout',
  ])
  expect(tokensSent().slice(-2)).toEqual([VISIT.token, OWN])
  expect(now()).toEqual({ status: 'guest', user: null, hasLeft: true })
  expect(localStorage.length + sessionStorage.length).toBe(0)
})
