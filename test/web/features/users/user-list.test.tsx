import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/users/users.ts'
import { UsersTab } from '../../../../web/features/users/users-tab.tsx'
import { row } from '../../support/find.ts'
import { visit } from '../../support/visit.tsx'
import { administrator, pageOf, rootUser, support, userOf, usersApi } from './support.ts'

const PATH = '/dashboard/admin'
const open = (path = PATH, viewer: Partial<typeof administrator> = {}) =>
  visit(
    () => (
      <UsersTab
        viewer={{ ...administrator, ...viewer }}
        onImpersonate={async () => undefined}
        onOwnChange={() => undefined}
      />
    ),
    path,
  )

test('each user is listed with roles, status and last login, root users with a badge', async () => {
  usersApi()
  open()
  const ann = await row(/Ann Lee/)
  expect(ann.getByText('ann@example.org')).toBeDefined()
  expect(ann.getByText('Support')).toBeDefined()
  expect(ann.getByText('Active')).toBeDefined()
  expect(ann.queryByText('Root')).toBeNull()
  expect((await row(/Ada Root/)).getByText('Root')).toBeDefined()
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Select all',
    'User',
    'Roles',
    'Status',
    'Last Login',
    'Actions',
  ])
})

test('unknown values are labelled as such', async () => {
  usersApi([userOf({ name: '', email: '', roles: [], last_login_at: null, active: false })])
  open()
  const unknown = await row(/Unknown User/)
  for (const text of ['No email', 'No roles', 'Never', 'Inactive']) expect(unknown.getByText(text)).toBeDefined()
})

describe('the URL selects the listed users', () => {
  test('and its invalid parts are ignored', async () => {
    const api = usersApi()
    open(`${PATH}?search=ann&filter=nonsense&role_id=1&sort=password&direction=up&page=0`)
    await row(/Ann Lee/)
    expect(api.asked()).toEqual([{ search: 'ann', filter: 'all', sort: 'created_at', direction: 'desc', page: '1' }])
  })

  test('a search is requested once typing pauses, from the first page', async () => {
    const api = usersApi()
    const { user, history } = open(`${PATH}?tab=users&page=2`)
    api.answer(contract.listUsers, pageOf([userOf()], 40))
    await user.type(await screen.findByPlaceholderText('Search users...'), 'ann')
    expect(history.at(-1)).not.toContain('search')
    await act(async () => void (await vi.advanceTimersByTimeAsync(500)))
    await waitFor(() => expect(history.at(-1)).toBe(`${PATH}?tab=users&search=ann`))
    await waitFor(() => expect(api.asked().at(-1)).toMatchObject({ search: 'ann', page: '1' }))
  })

  test('status and role are requested as well', async () => {
    const api = usersApi()
    const { user, history } = open()
    await user.click(await screen.findByRole('button', { name: 'Role: All roles' }))
    await user.click(await screen.findByRole('option', { name: 'Support' }))
    await user.click(await screen.findByRole('button', { name: 'Status: All users' }))
    await user.click(await screen.findByRole('option', { name: 'Inactive' }))
    expect(history.at(-1)).toBe(`${PATH}?role_id=${support.id}&filter=suspended`)
    await waitFor(() => expect(api.asked().at(-1)).toMatchObject({ role_id: support.id, filter: 'suspended' }))
  })

  test('so is the order, which the header shows', async () => {
    const api = usersApi()
    const { user, history } = open()
    await row(/Ann Lee/)
    const head = () => screen.getByRole('columnheader', { name: 'Last Login' }).getAttribute('aria-sort')
    expect(head()).toBe('none')
    await user.click(screen.getByRole('button', { name: 'Last Login' }))
    expect(history.at(-1)).toBe(`${PATH}?sort=last_login_at&direction=asc`)
    expect(head()).toBe('ascending')
    await user.click(screen.getByRole('button', { name: 'Last Login' }))
    expect(history.at(-1)).toBe(`${PATH}?sort=last_login_at`)
    expect(head()).toBe('descending')
    await waitFor(() => expect(api.asked().at(-1)).toMatchObject({ sort: 'last_login_at', direction: 'desc' }))
  })
})

describe('the user list pager', () => {
  test('shows the range and links to the neighbouring pages', async () => {
    const api = usersApi()
    api.answer(contract.listUsers, pageOf([userOf()], 1240, 2))
    const { user, history } = open(`${PATH}?page=2`)
    expect(await screen.findByText('Showing 16 to 30 of 1,240 results')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(history.at(-1)).toBe(`${PATH}?page=3`)
  })

  test('ends with the last page', async () => {
    const api = usersApi()
    api.answer(contract.listUsers, pageOf([userOf()], 31, 3))
    open(`${PATH}?page=3`)
    expect(await screen.findByText('Showing 31 to 31 of 31 results')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(false)
  })

  test('is hidden for one page', async () => {
    usersApi()
    open()
    await row(/Ann Lee/)
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  })

  test('a nonexistent page is replaced by the last one', async () => {
    const api = usersApi([])
    api.answer(contract.listUsers, pageOf([], 16, 9))
    const { history } = open(`${PATH}?page=9`)
    await waitFor(() => expect(history).toEqual([`${PATH}?page=2`]))
  })
})

test('a loading error is shown in a heading, and can be retried', async () => {
  const api = usersApi()
  api.refuse(contract.listUsers, 503, 'unavailable', 'Back in a minute.')
  const { user } = open()
  expect(await screen.findByRole('heading', { name: 'Error loading users' })).toBeDefined()
  expect(screen.getByText('Back in a minute.')).toBeDefined()
  api.answer(contract.listUsers, pageOf([userOf()]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await row(/Ann Lee/)
})

describe('only permitted actions are offered', () => {
  const actions = async (permissions: string[]) => {
    usersApi([userOf()])
    open(PATH, { permissions })
    return (await row(/Ann Lee/)).getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  }
  test.each([
    ['users:view', ['View Ann Lee']],
    ['users:edit', ['View Ann Lee', 'Edit Ann Lee']],
    ['users:delete', ['View Ann Lee', 'Delete Ann Lee']],
  ])('with %s: %j', async (permission, expected) => {
    expect((await actions(['users:view', permission])).filter(Boolean)).toEqual(expected)
    expect(screen.queryByRole('button', { name: 'Add User' })).toBeNull()
  })

  test('users cannot delete themselves here', async () => {
    usersApi([userOf({ id: administrator.id })])
    open()
    const own = await row(/Ann Lee/)
    expect(own.getByRole('button', { name: 'Edit Ann Lee' })).toBeDefined()
    expect(own.queryByRole('button', { name: 'Delete Ann Lee' })).toBeNull()
  })

  test('viewers who may not see roles get no role filter', async () => {
    const api = usersApi()
    open(PATH, { permissions: ['users:view'] })
    await row(/Ann Lee/)
    expect(screen.queryByRole('button', { name: /^Role/ })).toBeNull()
    expect(api.seen.some(({ path }) => path.includes('/roles'))).toBe(false)
  })
})

describe('deleting users', () => {
  test('happens only after a confirmation', async () => {
    const api = usersApi()
    api.answer(contract.deleteUser, {})
    const { user } = open()
    await user.click((await row(/Ann Lee/)).getByRole('button', { name: 'Delete Ann Lee' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete User' }))
    expect(question.getByText(/Ann Lee \(ann@example.org\)/)).toBeDefined()
    expect(api.sent()).toEqual([])
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('User deleted successfully')).toBeDefined()
    expect(api.sent()).toMatchObject([{ method: 'DELETE', path: `/api/dashboard/admin/users/${userOf().id}` }])
    expect(api.asked().length).toBe(2)
  })

  test('is rejected immediately for a root user', async () => {
    const api = usersApi()
    const { user } = open()
    await user.click((await row(/Ada Root/)).getByRole('button', { name: 'Delete Ada Root' }))
    expect(await screen.findByText('Cannot delete root user')).toBeDefined()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(api.sent()).toEqual([])
  })

  test.each([
    [
      'the server’s message',
      (api: ReturnType<typeof usersApi>) => api.refuse(contract.deleteUser, 409, 'conflict', 'Not now.'),
      'Not now.',
    ],
    [
      'our own without it',
      (api: ReturnType<typeof usersApi>) => api.garble(contract.deleteUser, 500),
      'Failed to delete user',
    ],
  ])('that fails shows %s', async (_what, prepare, text) => {
    const api = usersApi()
    prepare(api)
    const { user } = open()
    await user.click((await row(/Ann Lee/)).getByRole('button', { name: 'Delete Ann Lee' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(text)).toBeDefined()
  })
})

describe('the user export', () => {
  test('contains all matches of the filters, under the file name of the server', async () => {
    const api = usersApi([rootUser])
    const { user } = open(`${PATH}?search=a&filter=root&page=1`)
    await row(/Ada Root/)
    const asked: string[] = []
    const known = fetch
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
      if (!address.includes('/users/export')) return known(address, init)
      asked.push(address)
      return Promise.resolve(
        new Response('name', { headers: { 'content-disposition': 'attachment; filename="users.csv"' } }),
      )
    })
    const saved: string[] = []
    URL.createObjectURL = () => 'blob:users'
    URL.revokeObjectURL = () => undefined
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }))
    await waitFor(() => expect(saved).toEqual(['users.csv']))
    click.mockRestore()
    expect(Object.fromEntries(new URL(asked[0]!, location.origin).searchParams)).toEqual({
      ...{ search: 'a', filter: 'root', sort: 'created_at', direction: 'desc' },
    })
    expect(api.sent()).toEqual([])
  })

  test('that fails says so', async () => {
    usersApi().garble(contract.exportUsers, 500)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Export as CSV' }))
    expect(await screen.findByText('Failed to export users')).toBeDefined()
  })
})

test('selected users are changed together after a confirmation, and rejected ones are named with the reason', async () => {
  const api = usersApi()
  api.answer(contract.bulkUsers, { data: { done: 1, refused: [{ id: rootUser.id, message: 'Beyond your reach.' }] } })
  const { user } = open()
  await row(/Ann Lee/)
  await user.click(screen.getByRole('checkbox', { name: 'Select Ann Lee' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Ada Root' }))
  expect(screen.getByText('2 users selected')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out everywhere' }))
  expect(api.sent()).toEqual([])
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign out everywhere' }))
  await screen.findByText('Beyond your reach.')
  expect(api.sent().map(({ body }) => body)).toEqual([
    { action: 'end_sessions', ids: [userOf().id, rootUser.id], reason: '' },
  ])
  expect(screen.queryByText(/selected/)).toBeNull()
})
