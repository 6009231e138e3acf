import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/roles/permission-entries.ts'
import { BulkCreateDialog } from '../../../../web/features/roles/permissions/bulk-create-dialog.tsx'
import { PermissionDialog } from '../../../../web/features/roles/permissions/permission-dialog.tsx'
import { PermissionList } from '../../../../web/features/roles/permissions/permission-list.tsx'
import { PermissionStats } from '../../../../web/features/roles/permissions/permission-stats.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { row } from '../../support/find.ts'
import { visit } from '../../support/visit.tsx'

const PATH = '/dashboard/admin/permissions'
const builtIn: contract.PermissionEntry = {
  ...{ id: 'users:create', name: 'Create User', category: 'user', held_by: 'role', is_built_in: true },
  ...{ roles_count: 2, created_at: null },
}
const added: contract.PermissionEntry = {
  ...{ id: 'report:export', name: 'Export Report', category: 'report', held_by: 'role', is_built_in: false },
  ...{ roles_count: 1, created_at: '2026-01-01T12:00:00.000Z' },
}
const listOf = (data: contract.PermissionEntry[], lastPage = 1) => ({
  ...{ data, last_page: lastPage },
  pagination: { current_page: 1, last_page: lastPage, per_page: 20, total: data.length },
})

function permissionsApi(data: contract.PermissionEntry[] = [added, builtIn], lastPage = 1) {
  const api = fakeApi()
  api.answer(contract.permissionStats, {
    data: { total_permissions: 46, added_permissions: 1, total_categories: 19, unused_permissions: 4 },
  })
  api.answer(contract.permissionCategories, {
    data: [
      { name: 'report', permissions_count: 1 },
      { name: 'user', permissions_count: 5 },
    ],
  })
  api.answer(contract.listPermissions, listOf(data, lastPage))
  const queries = () =>
    api.seen
      .filter(({ method, path }) => method === 'GET' && path === '/api/dashboard/admin/permissions')
      .map(({ query }) => Object.fromEntries(query))
  return { ...api, queries, sent: () => api.seen.filter(({ method }) => method !== 'GET') }
}
const Page = () => (
  <>
    <PermissionStats />
    <PermissionList canManage />
  </>
)

describe('the list of permissions', () => {
  test('shows the name and roles of each; built-in ones cannot be changed', async () => {
    permissionsApi()
    visit(Page, PATH)
    expect((await row(/^Export Report/)).getByRole('button', { name: 'Edit Export Report' })).toBeDefined()
    const cells = await row(/^Create User/)
    for (const text of ['users:create', 'Built-in', 'user', 'By role only', '2'])
      expect(cells.getByText(text)).toBeDefined()
    expect(cells.queryByRole('button')).toBeNull()
    expect(await screen.findByText('46')).toBeDefined()
  })

  test('offers no change to read-only users', async () => {
    permissionsApi()
    visit(() => <PermissionList canManage={false} />, PATH)
    expect((await row(/^Export Report/)).queryByRole('button')).toBeNull()
  })

  test('is searched and filtered by category from the first page on, as the URL says', async () => {
    const api = permissionsApi([added], 3)
    const { user, history } = visit(Page, `${PATH}?page=2`)
    await row(/^Export Report/)
    await user.type(screen.getByRole('searchbox', { name: 'Search permissions' }), 'exp')
    expect(history.at(-1)).toBe(`${PATH}?page=2`)
    vi.advanceTimersByTime(350)
    await waitFor(() => expect(history.at(-1)).toBe(`${PATH}?search=exp`))
    await user.click(screen.getByRole('button', { name: /^Category:/ }))
    await user.click(await screen.findByRole('option', { name: 'User (5)' }))
    expect(history.at(-1)).toBe(`${PATH}?search=exp&category=user`)
    await waitFor(() => expect(api.queries().at(-1)).toMatchObject({ search: 'exp', category: 'user', page: '1' }))
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(history.at(-1)).toBe(`${PATH}?search=exp&category=user&page=2`)
  })

  test('is sorted by the server from the first page on, with the order in the URL', async () => {
    const api = permissionsApi([added], 3)
    const { user, history } = visit(Page, `${PATH}?category=report&page=2`)
    await row(/^Export Report/)
    expect(api.queries()[0]).toMatchObject({ sort: 'category', direction: 'asc' })
    expect(screen.getByRole('columnheader', { name: 'Category' }).getAttribute('aria-sort')).toBe('ascending')
    await user.click(screen.getByRole('button', { name: 'Roles' }))
    expect(history.at(-1)).toBe(`${PATH}?category=report&sort=roles_count`)
    await user.click(screen.getByRole('button', { name: 'Roles' }))
    expect(history.at(-1)).toBe(`${PATH}?category=report&sort=roles_count&direction=desc`)
    await waitFor(() =>
      expect(api.queries().at(-1)).toMatchObject({ sort: 'roles_count', direction: 'desc', page: '1' }),
    )
    await user.click(screen.getByRole('button', { name: 'Category' }))
    expect(history.at(-1)).toBe(`${PATH}?category=report`)
  })

  test('is sorted by category if the URL is invalid', async () => {
    const api = permissionsApi()
    visit(Page, `${PATH}?sort=held_by&direction=up`)
    await row(/^Export Report/)
    expect(api.queries()[0]).toMatchObject({ sort: 'category', direction: 'asc' })
  })

  test('without matches says so, and links back to all', async () => {
    permissionsApi([])
    const { user, history } = visit(Page, `${PATH}?category=user`)
    expect(await screen.findByText('No permissions found matching your search.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(history.at(-1)).toBe(PATH)
    expect(await screen.findByText('No permissions found.')).toBeDefined()
  })

  test('shows a loading error, and can be retried', async () => {
    const api = permissionsApi()
    api.garble(contract.listPermissions, 500)
    const { user } = visit(Page, PATH)
    expect(within(await screen.findByRole('alert')).getByText('Failed to fetch permissions')).toBeDefined()
    api.answer(contract.listPermissions, listOf([added]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await row(/^Export Report/)
  })

  test('deletes only after a confirmation, and shows from how many roles', async () => {
    const api = permissionsApi()
    api.answer(contract.deletePermission, { message: 'Permission deleted successfully' })
    const { user } = visit(Page, PATH)
    await user.click((await row(/^Export Report/)).getByRole('button', { name: 'Delete Export Report' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(
      question.getByText(
        'Are you sure you want to delete the "Export Report" permission? It will be removed from 1 role. This action cannot be undone.',
      ),
    ).toBeDefined()
    expect(api.sent()).toEqual([])
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Permission deleted successfully')).toBeDefined()
    expect(api.sent()[0]?.path).toBe('/api/dashboard/admin/permissions/report%3Aexport')
  })

  test('shows why a deletion failed', async () => {
    const api = permissionsApi()
    api.garble(contract.deletePermission, 500)
    const { user } = visit(Page, PATH)
    await user.click((await row(/^Export Report/)).getByRole('button', { name: 'Delete Export Report' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete permission')).toBeDefined()
  })
})

describe('a single permission', () => {
  test('is added by its name, with the identifier for programs', async () => {
    const api = permissionsApi()
    api.answer(contract.createPermission, { permission: added, message: 'Permission created successfully' })
    const { user } = visit(() => <PermissionDialog onClose={() => undefined} />, PATH)
    await user.click(await screen.findByRole('button', { name: 'Add Permission' }))
    expect(await screen.findByText('Name is required')).toBeDefined()
    await user.type(screen.getByLabelText('Name'), 'Export Weekly Report')
    expect(await screen.findByText('Apps see it as weekly:export-report')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Add Permission' }))
    expect(await screen.findByText('Permission created successfully')).toBeDefined()
    expect(api.sent()[0]?.body).toEqual({ name: 'Export Weekly Report' })
  })

  test('that is renamed shows errors of the server next to its name, and other failures above', async () => {
    const api = permissionsApi()
    const refusal = 'A permission with this name exists already'
    api.refuse(contract.updatePermission, 422, 'validation_failed', refusal, { name: [refusal] })
    const { user } = visit(() => <PermissionDialog permission={added} onClose={() => undefined} />, PATH)
    await user.click(await screen.findByRole('button', { name: 'Update Permission' }))
    await waitFor(() => expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText(refusal)).toBeDefined()
    api.garble(contract.updatePermission, 500)
    await user.click(screen.getByRole('button', { name: 'Update Permission' }))
    expect(await screen.findByText('Failed to save permission')).toBeDefined()
  })
})

describe('several permissions', () => {
  const open = () => visit(() => <BulkCreateDialog onClose={() => undefined} />, PATH)

  test('are added one per line, with a report of added and skipped ones', async () => {
    const api = permissionsApi()
    api.answer(contract.bulkCreatePermissions, { data: { created: [added], skipped: ['Create User', 'View User'] } })
    const { user } = open()
    await user.type(await screen.findByLabelText('Names'), 'Export Report{Enter}{Enter}  Create User {Enter}View User')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText('1 permission added')).toBeDefined()
    expect(screen.getByText('report:export')).toBeDefined()
    expect(screen.getByText(/^2 permissions skipped/)).toBeDefined()
    expect(screen.getByText('View User')).toBeDefined()
    expect(api.sent()[0]?.body).toEqual({
      permissions: [{ name: 'Export Report' }, { name: 'Create User' }, { name: 'View User' }],
    })
  })

  test.each([
    ['{Enter}', 'Enter at least one name'],
    [`Export Report{Enter}${'x'.repeat(61)}`, `“${'x'.repeat(60)}”: Name may have 60 characters at most`],
    ['?!', '“?!”: Name needs a letter or a digit'],
  ])('with an invalid one are not sent: %s', async (typed, refusal) => {
    const api = permissionsApi()
    const { user } = open()
    await user.type(await screen.findByLabelText('Names'), typed)
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText(refusal)).toBeDefined()
    expect(api.sent()).toEqual([])
  })

  test('that could not be added keep the input', async () => {
    const api = permissionsApi()
    api.garble(contract.bulkCreatePermissions, 500)
    const { user } = open()
    await user.type(await screen.findByLabelText('Names'), 'Export Report')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText('Failed to create permissions')).toBeDefined()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Names').value).toBe('Export Report')
  })
})
