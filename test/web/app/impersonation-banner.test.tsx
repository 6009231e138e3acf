import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as auth from '../../../src/contracts/auth/auth.ts'
import { endImpersonation } from '../../../src/contracts/users/users.ts'
import { ImpersonationBanner } from '../../../web/app/impersonation-banner.tsx'
import { startImpersonating } from '../../../web/features/auth/impersonation.ts'
import { refreshUser, signIn, signOut, startSession } from '../../../web/features/auth/session.ts'
import { ann } from '../features/auth/support.tsx'
import { fakeApi } from '../support/fake-api.ts'
import { visit } from '../support/visit.tsx'

const root: auth.User = { ...ann, id: '01900000-0000-7000-8000-00000000000a', name: 'Ada Root', is_root_user: true }
const visited: auth.User = { ...ann, impersonated_by: { id: root.id, name: root.name } }
const HOUR_MS = 3_600_000

let api: ReturnType<typeof fakeApi>
beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  localStorage.clear()
  sessionStorage.clear()
  api = fakeApi()
  api.answer(auth.logOut, {})
  api.answer(endImpersonation, {})
  await startSession()
  signIn({ token: 'own.own.own', user: root })
})
afterEach(async () => {
  api = fakeApi()
  await act(() => signOut())
})
async function begin() {
  api.answer(auth.profile, { data: visited })
  await startImpersonating({ token: 'visit.v.v', expires_at: new Date(Date.now() + HOUR_MS).toISOString() })
}

test('it shows the account, the administrator and the remaining time, and ends the impersonation', async () => {
  await begin()
  const { user } = visit(ImpersonationBanner, '/dashboard/data')
  const banner = await screen.findByRole('alert')
  expect(banner.textContent).toContain('You are impersonating Ann Lee (ann@example.org)')
  expect(banner.textContent).toContain("We've told the owner that Ada Root is here")
  expect(banner.textContent).toContain('in 1 hour')
  api.answer(auth.profile, { data: root })
  await user.click(screen.getByRole('button', { name: 'End impersonation' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(await screen.findByText("You're back in your own account.")).toBeDefined()
  expect(api.seen.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/api/dashboard/impersonation/end',
  ])
})

test('after an hour it ends automatically and says so', async () => {
  await begin()
  visit(ImpersonationBanner, '/dashboard/data')
  await screen.findByRole('alert')
  // The second response is for the administrator, whose own token is sent by then.
  api.answer(auth.profile, { data: root })
  const known = fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    new Headers(init.headers).get('authorization') === 'Bearer visit.v.v'
      ? Promise.resolve(Response.json({}, { status: 401 }))
      : known(address, init),
  )
  await act(async () => void (await vi.advanceTimersByTimeAsync(HOUR_MS + 5000)))
  expect(await screen.findByText("The impersonation has ended. You're back in your own account.")).toBeDefined()
  expect(screen.queryByText(/You are impersonating/)).toBeNull()
})

test('it is not shown without an impersonation', async () => {
  api.answer(auth.profile, { data: root })
  visit(ImpersonationBanner, '/dashboard/data')
  await act(refreshUser)
  expect(screen.queryByRole('alert')).toBeNull()
})
