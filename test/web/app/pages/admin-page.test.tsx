import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import * as plans from '../../../../src/contracts/billing/plans.ts'
import * as contract from '../../../../src/contracts/users/users.ts'
import AdminPage from '../../../../web/app/pages/admin-page.tsx'
import { signIn, signOut, useSession } from '../../../../web/features/auth/session.ts'
import { ann, here } from '../../features/auth/support.tsx'
import { plans as planSamples, subscriptionTo } from '../../features/billing/support.ts'
import { pageOf, userOf, usersApi } from '../../features/users/support.ts'
import { visit } from '../../support/visit.tsx'

const PATH = '/dashboard/admin'
const LABELS = { users: 'User Management', settings: 'System Settings', logs: 'System Logs' }
const admin: auth.User = { ...ann, id: '01900000-0000-7000-8000-00000000000a', name: 'Ada', is_admin: true }

let api: ReturnType<typeof usersApi>
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', PATH)
  api = usersApi()
  api.answer(plans.getSubscription, { current_subscription: subscriptionTo(planSamples.pro) })
  api.answer(auth.logOut, {})
})
afterEach(async () => {
  usersApi().answer(auth.logOut, {})
  await act(() => signOut())
})
function open(user: Partial<auth.User>, path = PATH) {
  signIn({ token: 'own.own.own', user: { ...admin, ...user } })
  return visit(AdminPage, path)
}
const PageWithName = () => (
  <>
    <p data-testid="who">{useSession().user?.name}</p>
    <AdminPage />
  </>
)
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const selected = () => screen.getByRole('tab', { selected: true }).textContent

describe('the tabs', () => {
  test.each([
    ['a root user', { is_root_user: true }, Object.values(LABELS)],
    ['a user with access to users', { permissions: ['users:view'] }, [LABELS.users]],
    ['a user with access to the system', { permissions: ['system:manage'] }, [LABELS.settings, LABELS.logs]],
  ])('of %s are those that they may see, with the first one open', async (_who, user, expected) => {
    open(user)
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeDefined()
    expect(tabs()).toEqual(expected)
    expect(selected()).toBe(expected[0])
  })

  test('are in the URL, without query parameters of another tab', async () => {
    const { user, history: steps } = open({ is_root_user: true }, `${PATH}?search=ann&page=2`)
    await user.click(screen.getByRole('tab', { name: LABELS.settings }))
    expect(steps.at(-1)).toBe(`${PATH}?tab=settings`)
    expect(selected()).toBe(LABELS.settings)
    await user.click(screen.getByRole('tab', { name: LABELS.users }))
    expect(steps.at(-1)).toBe(PATH)
  })

  test('in the URL that the viewer may not see are replaced by the first one', () => {
    open({ permissions: ['users:view'] }, `${PATH}?tab=logs`)
    expect(selected()).toBe(LABELS.users)
  })

  test.each(Object.entries(LABELS))('%s is opened by its URL', (id, label) => {
    open({ is_root_user: true }, `${PATH}?tab=${id}`)
    expect(selected()).toBe(label)
  })
})

test('a user without any permission sees that access is denied', () => {
  open({ permissions: ['plans:manage'] })
  expect(screen.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeDefined()
  expect(screen.getByText("You don't have permission to access this feature.")).toBeDefined()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(api.asked()).toEqual([])
})

test('an impersonation starts only in this tab, at the overview of the user', async () => {
  const user = userOf()
  api.answer(contract.listUsers, pageOf([user]))
  api.answer(contract.getUser, { user })
  api.answer(contract.impersonateUser, { data: { token: 'visit.v.v', expires_at: '2030-01-01T12:00:00.000Z' } })
  api.answer(auth.profile, {
    data: { ...ann, id: user.id, impersonated_by: { id: admin.id, name: admin.name } },
  })
  signIn({ token: 'own.own.own', user: { ...admin, is_root_user: true } })
  const { user: hands } = visit(PageWithName, `${PATH}?user=${user.id}`)
  await hands.click(await screen.findByRole('button', { name: 'Impersonate' }))
  await hands.type(await screen.findByLabelText('Reason'), 'Ticket 7')
  await hands.click(screen.getByRole('button', { name: 'Impersonate' }))
  await waitFor(() => expect(screen.getByTestId('who').textContent).toBe('Ann Lee'))
  expect(here()).toBe('/dashboard')
  expect(api.seen.at(-1)?.headers.get('authorization')).toBe('Bearer visit.v.v')
  expect(localStorage.getItem('auth_token')).toBe('own.own.own')
})
