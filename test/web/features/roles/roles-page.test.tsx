import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/roles/roles.ts'
import { RoleList } from '../../../../web/features/roles/role-list.tsx'
import { RoleStats } from '../../../../web/features/roles/role-stats.tsx'
import { row } from '../../support/find.ts'
import { visit } from '../../support/visit.tsx'
import { admin, listOf, roleOf, rolesApi } from './support.ts'

const PATH = '/dashboard/admin/roles'
const FAILURE = 'Failed to fetch roles and statistics.'
const Page = () => (
  <>
    <RoleStats />
    <RoleList canManage />
  </>
)

describe('the figures', () => {
  test('are three, the last with its number of users', async () => {
    rolesApi()
    visit(Page, PATH)
    expect(await screen.findByText('3 users')).toBeDefined()
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent)
    expect(labels).toEqual(['Total Roles', 'Roles with Users', 'Most Used Role'])
  })

  test('show N/A if no role has users', async () => {
    const api = rolesApi()
    api.answer(contract.roleStats, { data: { total_roles: 2, roles_with_users: 0, most_used_role: null } })
    visit(Page, PATH)
    expect(await screen.findByText('N/A')).toBeDefined()
  })

  test('that fail to load are reported by a toast and an alert, and can be retried', async () => {
    const api = rolesApi()
    api.garble(contract.roleStats, 500)
    const { user } = visit(Page, PATH)
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText(FAILURE)).toBeDefined()
    await waitFor(() => expect(screen.getAllByText(FAILURE)).toHaveLength(2))
    api.answer(contract.roleStats, { data: { total_roles: 77, roles_with_users: 0, most_used_role: null } })
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('77')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the list of roles', () => {
  test('shows name, slug, permissions and date of each, and its actions', async () => {
    rolesApi()
    visit(Page, PATH)
    const cells = await row(/^Support Agent/)
    for (const text of ['support_agent', 'Jan 1, 2026']) expect(cells.getByText(text)).toBeDefined()
    for (const deed of ['View', 'Edit', 'Delete'])
      expect(cells.getByRole('button', { name: `${deed} Support Agent` })).toBeDefined()
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headers).toEqual(['Name', 'Slug', 'Permissions', 'Users', 'Created', 'Actions'])
    const builtIn = (await row(/^Admin/)).getByRole<HTMLButtonElement>('button', { name: 'Delete Admin' })
    expect(builtIn.disabled).toBe(true)
  })

  test('offers no change to read-only users', async () => {
    rolesApi()
    visit(() => <RoleList canManage={false} />, PATH)
    const cells = await row(/^Support Agent/)
    expect(cells.queryByRole('button', { name: 'Edit Support Agent' })).toBeNull()
    expect(cells.queryByRole('button', { name: 'Delete Support Agent' })).toBeNull()
  })

  test('shows three placeholder rows while it loads', async () => {
    const api = rolesApi()
    const go = api.hold(contract.listRoles)
    visit(Page, PATH)
    const standIn = await screen.findByRole('status', { name: 'Loading roles' })
    expect(standIn.children).toHaveLength(3)
    go(listOf([roleOf()]))
    await row(/^Support Agent/)
    expect(screen.queryByRole('status', { name: 'Loading roles' })).toBeNull()
  })

  test('is searched 300 ms after the last key, from the first page on', async () => {
    const api = rolesApi([admin], 3)
    const { user, history } = visit(Page, `${PATH}?page=2`)
    await row(/^Admin/)
    await user.type(screen.getByRole('searchbox', { name: 'Search roles' }), 'sup')
    expect(history.at(-1)).toBe(`${PATH}?page=2`)
    vi.advanceTimersByTime(200)
    expect(history.at(-1)).toBe(`${PATH}?page=2`)
    vi.advanceTimersByTime(150)
    await waitFor(() => expect(history.at(-1)).toBe(`${PATH}?search=sup`))
    await waitFor(() => expect(api.queries().at(-1)).toMatchObject({ search: 'sup', page: '1' }))
  })

  test('has numbered pages if there are several', async () => {
    const api = rolesApi([admin], 3)
    const { user, history } = visit(Page, PATH)
    await user.click(await screen.findByRole('button', { name: 'Page 3' }))
    expect(history.at(-1)).toBe(`${PATH}?page=3`)
    await waitFor(() => expect(api.queries().at(-1)?.page).toBe('3'))
  })

  test('has no pager for one page, and links back from a nonexistent one', async () => {
    rolesApi([admin], 1)
    const { history } = visit(Page, `${PATH}?page=9`)
    await row(/^Admin/)
    expect(history.at(-1)).toBe(PATH)
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).toBeNull()
  })

  test('is sorted by the server, with the order in the URL', async () => {
    const api = rolesApi()
    const { user, history } = visit(Page, PATH)
    await row(/^Admin/)
    expect(api.queries()[0]).toMatchObject({ sort: 'name', direction: 'asc' })
    await user.click(screen.getByRole('button', { name: 'Permissions' }))
    await user.click(screen.getByRole('button', { name: 'Permissions' }))
    expect(history.at(-1)).toBe(`${PATH}?sort=permissions_count&direction=desc`)
    await waitFor(() => expect(api.queries().at(-1)).toMatchObject({ sort: 'permissions_count', direction: 'desc' }))
  })

  test.each([
    [`${PATH}?search=nobody`, 'No roles found matching your search.'],
    [PATH, 'No roles found.'],
  ])('without roles says so at %s', async (path, text) => {
    rolesApi([])
    visit(Page, path)
    expect(await screen.findByText(text)).toBeDefined()
  })

  test("that fails to load is reported by a toast and an alert, with the server's message if there is one", async () => {
    const api = rolesApi()
    api.garble(contract.listRoles, 500)
    const { user } = visit(Page, PATH)
    expect(within(await screen.findByRole('alert')).getByText(FAILURE)).toBeDefined()
    await waitFor(() => expect(screen.getAllByText(FAILURE)).toHaveLength(2))
    api.refuse(contract.listRoles, 503, 'unavailable', 'Back in a minute.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getAllByText('Back in a minute.')).toHaveLength(2))
    api.answer(contract.listRoles, listOf([roleOf()]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await row(/^Support Agent/)
  })

  test('shows denied access', async () => {
    const api = rolesApi()
    api.refuse(contract.listRoles, 403, 'forbidden', 'No.')
    visit(Page, PATH)
    expect(await screen.findByText('Access Denied')).toBeDefined()
  })
})

describe('deleting a role', () => {
  async function ask() {
    const api = rolesApi()
    const { user } = visit(Page, PATH)
    await user.click((await row(/^Support Agent/)).getByRole('button', { name: 'Delete Support Agent' }))
    const question = within(await screen.findByRole('alertdialog'))
    return { api, user, question }
  }

  test('requires a confirmation with the number of its users', async () => {
    const { api, user, question } = await ask()
    expect(
      question.getByText(
        'Are you sure you want to delete the "Support Agent" role? 3 users have this role and will lose it. This action cannot be undone.',
      ),
    ).toBeDefined()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(api.sent()).toEqual([])
  })

  test('happens once it is confirmed, and the list is reloaded', async () => {
    const { api, user, question } = await ask()
    api.answer(contract.deleteRole, { message: 'Role deleted successfully' })
    api.answer(contract.listRoles, listOf([admin]))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Role deleted successfully')).toBeDefined()
    expect(api.sent().map(({ method, path }) => `${method} ${path}`)).toEqual([
      `DELETE /api/dashboard/admin/roles/${roleOf().id}`,
    ])
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Support Agent/ })).toBeNull())
  })

  test.each([
    ["Someone with more permissions than you has this role, so you can't delete it.", 403],
    ['Failed to delete role.', null],
  ] as const)('that fails shows: %s', async (message, status) => {
    const { api, user, question } = await ask()
    if (status) api.refuse(contract.deleteRole, status, 'forbidden', message)
    else api.garble(contract.deleteRole, 500)
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(message)).toBeDefined()
  })
})
