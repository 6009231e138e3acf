import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { listAdminPlans } from '../../../../src/contracts/billing/admin-plans.ts'
import * as contract from '../../../../src/contracts/users/users.ts'
import { UsersTab } from '../../../../web/features/users/users-tab.tsx'
import { visit } from '../../support/visit.tsx'
import { administrator, remover, rootUser, support, userOf, usersApi } from './support.ts'

const PATH = '/dashboard/admin'
const ann = userOf()
const suspended = userOf({ active: false, suspended_at: '2026-01-03T12:00:00.000Z', suspension_reason: 'Spam' })

function open(
  user: contract.AdminUser,
  viewer: Partial<typeof administrator> & { isStandIn?: boolean } = {},
  prepare: (api: ReturnType<typeof usersApi>) => void = () => undefined,
) {
  const api = usersApi()
  api.answer(contract.getUser, { user })
  prepare(api)
  const onImpersonate = vi.fn(async () => undefined)
  const tab = () => (
    <UsersTab viewer={{ ...administrator, ...viewer }} onImpersonate={onImpersonate} onOwnChange={() => undefined} />
  )
  return { api, onImpersonate, ...visit(tab, `${PATH}?user=${user.id}`) }
}
const details = async () => within(await screen.findByRole('dialog', { name: 'User Details' }))
/** Terms and details, in order. */
const facts = async () => {
  const dialog = await details()
  const terms = await dialog.findAllByRole('term')
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]))
}
const namesOf = async (list: string) =>
  within((await details()).getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

describe('the details of a user', () => {
  test('show everything about a user', async () => {
    open(ann)
    const moment = expect.stringMatching(/^January 2, 2026 at \d{1,2}:00\s[AP]M$/)
    expect(await facts()).toEqual({
      ...{ Status: 'Active', Plan: 'Pro', 'User ID': ann.id, 'Site Limit': '3', 'Plan Expires': 'Never' },
      ...{ 'Email Verified': 'Yes', 'Last Login': moment, 'Account Created': moment, 'Last Updated': moment },
    })
    expect(await namesOf('Assigned Roles')).toEqual(['Support'])
    expect(await namesOf('Permissions')).toEqual(['View User'])
  })

  test('show the end of a plan even if it is years ahead, and the reason of a suspension', async () => {
    open({ ...suspended, plan_expires_at: '2036-03-04T12:00:00.000Z', last_login_at: null, plan: null })
    expect(await facts()).toMatchObject({
      ...{ Status: 'Inactive', Reason: 'Spam', Plan: 'No plan', 'Last Login': 'Never' },
      'Plan Expires': expect.stringMatching(/^March 4, 2036 at/),
      Suspended: expect.stringMatching(/^January 3, 2026 at/),
    })
  })

  test('list a permission once even if several roles include it', async () => {
    open(userOf({ roles: [support, remover] }))
    await facts()
    expect(await namesOf('Permissions')).toEqual(['Delete User', 'View User'])
  })

  test('show missing roles', async () => {
    open(userOf({ roles: [] }))
    await facts()
    expect((await details()).getByText('No roles')).toBeDefined()
    expect((await details()).getByText('No permissions')).toBeDefined()
  })

  test('mark a root user, who can only be edited', async () => {
    open(rootUser)
    await facts()
    const dialog = await details()
    expect(dialog.getByText('Root User')).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Edit User' })).toBeDefined()
    for (const name of ['Suspend', 'Impersonate']) expect(dialog.queryByRole('button', { name })).toBeNull()
  })

  test('of an unknown user say so', async () => {
    open(ann, {}, (api) => api.refuse(contract.getUser, 404, 'not_found', 'Not found.'))
    expect(await (await details()).findByText('User not found')).toBeDefined()
    expect((await details()).queryByRole('button', { name: 'Edit User' })).toBeNull()
  })

  test('that fail to load show why, and can be retried', async () => {
    const { api, user } = open(ann, {}, (server) =>
      server.refuse(contract.getUser, 503, 'unavailable', 'Back in a minute.'),
    )
    expect(await (await details()).findByText('Back in a minute.')).toBeDefined()
    api.answer(contract.getUser, { user: ann })
    await user.click((await details()).getByRole('button', { name: 'Try again' }))
    expect(await facts()).toMatchObject({ Status: 'Active' })
  })

  test('have a URL: the list opens them, closing leaves it', async () => {
    const { user, history } = open(ann)
    await facts()
    await user.click((await details()).getAllByRole('button', { name: 'Close' })[0]!)
    expect(history.at(-1)).toBe(PATH)
    await user.click(await screen.findByRole('button', { name: 'View Ann Lee' }))
    expect(history.at(-1)).toBe(`${PATH}?user=${ann.id}`)
    await details()
  })
})

describe('suspending a user', () => {
  test('requires a confirmation, sends the reason and shows the user as inactive', async () => {
    const { api, user } = open(ann)
    api.answer(contract.suspendUser, { user: suspended })
    await user.click(await screen.findByRole('button', { name: 'Suspend' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Suspend Ann Lee?' }))
    expect(api.sent()).toEqual([])
    await user.type(question.getByLabelText('Reason'), ' Spam ')
    api.answer(contract.getUser, { user: suspended })
    await user.click(question.getByRole('button', { name: 'Suspend' }))
    expect(await screen.findByText('User suspended successfully')).toBeDefined()
    expect(api.sent()).toMatchObject([
      { path: `/api/dashboard/admin/users/${ann.id}/suspend`, body: { reason: 'Spam' } },
    ])
    await waitFor(async () => expect(await facts()).toMatchObject({ Status: 'Inactive', Reason: 'Spam' }))
  })

  test('that fails says so and keeps the input', async () => {
    const { api, user } = open(ann)
    api.garble(contract.suspendUser, 500)
    await user.click(await screen.findByRole('button', { name: 'Suspend' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.type(question.getByLabelText('Reason'), 'Spam')
    await user.click(question.getByRole('button', { name: 'Suspend' }))
    expect(await screen.findByText('Failed to suspend user')).toBeDefined()
    expect(question.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Spam')
  })

  test('is lifted after a confirmation', async () => {
    const { api, user } = open(suspended)
    api.answer(contract.reactivateUser, { user: ann })
    await user.click(await screen.findByRole('button', { name: 'Reactivate' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('Suspended for: Spam')).toBeDefined()
    await user.click(question.getByRole('button', { name: 'Reactivate' }))
    expect(await screen.findByText('User reactivated successfully')).toBeDefined()
    expect(api.sent().map(({ path }) => path)).toEqual([`/api/dashboard/admin/users/${ann.id}/reactivate`])
  })
})

describe('impersonating a user', () => {
  const SESSION = { token: 'a.b.c', expires_at: '2026-01-01T13:00:00.000Z' }

  test('requires a reason', async () => {
    const { api, user, onImpersonate } = open(ann)
    await user.click(await screen.findByRole('button', { name: 'Impersonate' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Impersonate Ann Lee?' }))
    await user.click(question.getByRole('button', { name: 'Impersonate' }))
    expect(await screen.findByText('Say why, for the audit trail')).toBeDefined()
    expect(api.sent()).toEqual([])
    expect(onImpersonate).not.toHaveBeenCalled()
  })

  test('uses the session from the server', async () => {
    const { api, user, onImpersonate } = open(ann)
    api.answer(contract.impersonateUser, { data: SESSION })
    await user.click(await screen.findByRole('button', { name: 'Impersonate' }))
    await user.type(await screen.findByLabelText('Reason'), 'Ticket 7')
    await user.click(screen.getByRole('button', { name: 'Impersonate' }))
    await waitFor(() => expect(onImpersonate).toHaveBeenCalledWith(SESSION))
    expect(api.sent()).toMatchObject([
      { path: `/api/dashboard/admin/users/${ann.id}/impersonate`, body: { reason: 'Ticket 7' } },
    ])
  })

  test('shows why it is not possible', async () => {
    const { api, user, onImpersonate } = open(ann)
    api.refuse(contract.impersonateUser, 403, 'forbidden', 'This user may do more than you.')
    await user.click(await screen.findByRole('button', { name: 'Impersonate' }))
    await user.type(await screen.findByLabelText('Reason'), 'Ticket 7')
    await user.click(screen.getByRole('button', { name: 'Impersonate' }))
    expect(await screen.findByText('This user may do more than you.')).toBeDefined()
    expect(onImpersonate).not.toHaveBeenCalled()
  })

  test.each([
    ['without the permission', ann, { permissions: ['users:view', 'users:edit'] }],
    ['during an impersonation', ann, { isStandIn: true }],
    ['for oneself', userOf({ id: administrator.id }), {}],
    ['for a suspended user', suspended, {}],
  ])('is not offered %s', async (_what, user, viewer) => {
    open(user, viewer)
    await facts()
    expect(screen.queryByRole('button', { name: 'Impersonate' })).toBeNull()
  })
})

describe('user support', () => {
  const more = async () => (await details()).findByRole('button', { name: 'More' })

  test('signs a user out everywhere and sends the necessary mails', async () => {
    const { api, user } = open(userOf({ email_verified: false }), {}, (server) => {
      server.answer(contract.endUserSessions, { data: { ended: 2 }, message: 'User signed out everywhere' })
      server.answer(contract.sendVerificationMail, { message: 'Verification email sent' })
    })
    for (const [name, said] of [
      ['Sign out everywhere', 'User signed out everywhere'],
      ['Send verification email', 'Verification email sent'],
    ] as const) {
      await user.click(await more())
      await user.click(await screen.findByRole('menuitem', { name }))
      await screen.findByText(said)
    }
    expect(api.sent().map(({ path }) => path.split('/').at(-1))).toEqual(['end-sessions', 'send-verification'])
  })

  test('grants a plan until a date, with a reason, only with the permission', async () => {
    const plan = { ...ann.plan!, is_active: true } as never
    const viewer = { permissions: [...administrator.permissions, 'plans:manage'] }
    const { api, user } = open(ann, viewer, (server) => {
      server.answer(listAdminPlans, { plans: [plan] })
      server.answer(contract.changeUserPlan, { message: 'Plan changed' })
    })
    await user.click(await more())
    await user.click(await screen.findByRole('menuitem', { name: 'Change plan' }))
    const form = within(await screen.findByRole('dialog', { name: 'Change the plan of Ann Lee' }))
    await user.type(form.getByLabelText(/^Ends on/), '2036-01-31')
    await user.click(form.getByRole('button', { name: 'Change Plan' }))
    expect(await form.findByText('Enter a reason for the audit trail')).toBeDefined()
    await user.type(form.getByLabelText(/^Reason/), 'A partner')
    await user.click(form.getByRole('button', { name: 'Change Plan' }))
    await screen.findByText('Plan changed')
    expect(api.sent().map(({ body }) => body)).toEqual([
      { plan_id: ann.plan!.id, ends_at: '2036-01-31T23:59:59Z', reason: 'A partner' },
    ])
  })

  test('links to the logs and payments of the user with permission', async () => {
    const figures = {
      ...{ sessions: 1, api_keys: 2, webhooks: 0, crawls: 3, last_crawl_at: null, campaigns: 0, payments: 0 },
      usage: { crawls: { used: 3, limit: 10, remaining: 7, unlimited: false, resets_at: null } } as never,
    }
    open(ann, { permissions: ['users:view', 'system:manage'] }, (server) =>
      server.answer(contract.userFigures, { data: figures }),
    )
    const dialog = await details()
    expect((await dialog.findByRole('link', { name: 'Logs' })).getAttribute('href')).toBe(
      `/dashboard/admin?tab=logs&account=${ann.id}`,
    )
    expect(dialog.queryByRole('link', { name: 'Payments' })).toBeNull()
    expect(await dialog.findByText('Crawls this month: 3 of 10')).toBeDefined()
  })

  test('lists crawls, campaigns and API keys of the user, in pages', async () => {
    const holding = (name: string): contract.UserHolding => ({
      ...{ id: name, name, status: 'completed', reason: null, done: 14 },
      ...{ last_at: '2026-01-02T12:00:00.000Z', created_at: '2026-01-02T12:00:00.000Z' },
    })
    const { api, user } = open(ann, { permissions: ['users:view'] }, (server) =>
      server.answer(contract.listUserHoldings, {
        data: [holding('acme.com')],
        pagination: { current_page: 1, last_page: 2, per_page: 10, total: 11 },
      }),
    )
    const dialog = await details()
    expect(await dialog.findByText(/14 pages read/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Next' }))
    await user.click(dialog.getByRole('radio', { name: 'Campaigns' }))
    await waitFor(() => {
      const asked = api.seen.filter(({ path }) => path.includes('/holdings/'))
      expect(asked.map(({ path, query }) => `${path.split('/').at(-1)} ${query.get('page')}`)).toEqual([
        'crawls 1',
        'crawls 2',
        'campaigns 1',
      ])
    })
  })

  test('moves secondary actions into the menu on a phone', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
    const { user } = open(ann)
    const dialog = await details()
    await user.click(await dialog.findByRole('button', { name: 'More' }))
    expect(await screen.findByRole('menuitem', { name: 'Suspend' })).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'Suspend' })).toBeNull()
  })
})
