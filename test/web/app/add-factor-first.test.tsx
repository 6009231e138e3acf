import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { profile } from '../../../src/contracts/auth/auth.ts'
import { listIdentities } from '../../../src/contracts/identities/identities.ts'
import { type Factor, readSecurity } from '../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { listWorkspaces, switchWorkspace } from '../../../src/contracts/workspaces/workspaces.ts'
import { AddFactorFirst } from '../../../web/app/add-factor-first.tsx'
import { Providers } from '../../../web/app/providers.tsx'
import { signIn } from '../../../web/features/auth/session.ts'
import { noFactors } from '../features/accounts/support.ts'
import { ann } from '../features/auth/support.tsx'
import { fakeApi } from '../support/fake-api.ts'
import { userEvent } from '../support/user-event.ts'

const APP: Factor = {
  id: '01900000-0000-7000-8000-000000000031',
  kind: 'totp',
  name: 'Phone',
  created_at: new Date().toISOString(),
  last_used_at: null,
}
const workspace = (id: string, name: string) => ({ id, name, role: 'owner' as const, is_own: true, members: 1 })

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.answer(readSecurity, { data: noFactors })
  api.answer(listIdentities, { data: { identities: [], available: [], has_password: true } })
  api.answer(listWorkspaces, { data: [workspace('w1', 'Ann Lee')] })
  const ownWorkspace = { id: 'w1', name: 'Ann Lee', role: 'owner' as const, count: 2 }
  signIn({ token: 'a.b.c', user: { ...ann, must_add_factor: true, workspace: ownWorkspace } })
})
function show() {
  let hasLeft = false
  render(
    <Providers>
      <AddFactorFirst onSignOut={() => (hasLeft = true)} />
    </Providers>,
  )
  return { user: userEvent.setup(), hasLeft: () => hasLeft }
}

test('explains the requirement, offers both kinds of factors, and signs out', async () => {
  const { user, hasLeft } = show()
  expect(await screen.findByRole('button', { name: 'Add an app' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add a second factor to continue')
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(hasLeft()).toBe(true)
})

test('continues once a factor is added', async () => {
  api.answer(readSecurity, { data: { ...noFactors, factors: [APP], recovery_codes_left: 10 } })
  api.answer(profile, { data: ann })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('auth-storage')!).user).not.toHaveProperty('must_add_factor'),
  )
})

test('leads to another workspace, and to setting a password if there is none', async () => {
  api.answer(listWorkspaces, { data: [workspace('w1', 'Ann Lee'), workspace('w2', 'Acme')] })
  api.answer(listIdentities, { data: { identities: [], available: ['google'], has_password: false } })
  api.answer(switchWorkspace, {})
  api.answer(profile, { data: ann })
  const { user } = show()
  expect(await screen.findByText('You have no password yet')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Open Acme' }))
  await waitFor(() => expect(api.seen.map(({ path }) => path)).toContain('/api/dashboard/workspaces/w2/switch'))
})
