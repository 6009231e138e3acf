import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/roles/roles.ts'
import { RoleDialog } from '../../../../web/features/roles/role-dialog.tsx'
import { RoleViewDialog } from '../../../../web/features/roles/role-view-dialog.tsx'
import { visit } from '../../support/visit.tsx'
import { admin, permissions, roleOf, rolesApi } from './support.ts'

const PATH = '/dashboard/admin/roles'
const openNew = () => visit(() => <RoleDialog onClose={() => undefined} />, PATH)
const openRole = (role: contract.Role) => visit(() => <RoleDialog role={role} onClose={() => undefined} />, PATH)
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('the slug of a role', () => {
  test('follows the name until it is edited, in lower case with underscores', async () => {
    rolesApi()
    const { user } = openNew()
    await user.type(await screen.findByLabelText('Name'), 'Content  Team Lead')
    expect(field('Slug').value).toBe('content_team_lead')
    await user.clear(field('Slug'))
    await user.tab()
    expect(field('Slug').value).toBe('content_team_lead')
  })

  test('that was typed is kept', async () => {
    rolesApi()
    const { user } = openNew()
    await user.type(await screen.findByLabelText('Slug'), 'writers')
    await user.type(field('Name'), 'Content Team')
    expect(field('Slug').value).toBe('writers')
  })

  test('of an existing role is kept when its name changes', async () => {
    rolesApi()
    const { user } = openRole(roleOf())
    await user.type(await screen.findByLabelText('Name'), ' Two')
    expect(field('Slug').value).toBe('support_agent')
  })
})

describe('the permissions of a role', () => {
  test('are grouped by category, and those that the viewer lacks are disabled, with the reason', async () => {
    rolesApi()
    openNew()
    const group = within(await screen.findByRole('group', { name: 'User' }))
    expect(group.getAllByRole('checkbox')).toHaveLength(4)
    const lacked = group.getByRole<HTMLInputElement>('checkbox', { name: 'Delete User' })
    expect(lacked.disabled).toBe(true)
    expect(document.getElementById(lacked.getAttribute('aria-describedby')!)?.textContent).toBe(
      "You don't have this permission",
    )
    expect(box('Select all of System').disabled).toBe(true)
  })

  test('of a category can be selected together, except those that the viewer lacks, and cleared together', async () => {
    const api = rolesApi()
    api.answer(contract.createRole, { role: roleOf(), message: 'Role created successfully' })
    const { user } = openNew()
    await user.click(await screen.findByRole('checkbox', { name: 'View User' }))
    expect(box('Select all of User').indeterminate).toBe(true)
    await user.click(box('Select all of User'))
    expect([box('View User'), box('Edit User'), box('Delete User')].map(({ checked }) => checked)).toEqual([
      ...[true, true, false],
    ])
    expect(box('Select all of User').checked).toBe(true)
    await user.click(box('Select all of User'))
    expect(box('View User').checked).toBe(false)
    await user.click(box('Edit User'))
    await user.type(field('Name'), 'Editors')
    await user.click(screen.getByRole('button', { name: 'Create Role' }))
    expect(await screen.findByText('Role created successfully')).toBeDefined()
    expect(api.sent()[0]?.body).toEqual({ name: 'Editors', slug: 'editors', permissions: ['users:edit'] })
  })

  test('that fail to load are reported, and can be retried', async () => {
    const api = rolesApi()
    api.garble(contract.rolePermissions, 500)
    const { user } = openNew()
    await waitFor(() => expect(screen.getAllByText('Failed to fetch permissions')).toHaveLength(2))
    api.answer(contract.rolePermissions, { permissions })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('checkbox', { name: 'View User' })).toBeDefined()
  })
})

describe('saving a role', () => {
  test('requires a name and a slug', async () => {
    const api = rolesApi()
    const { user } = openNew()
    await user.click(await screen.findByRole('button', { name: 'Create Role' }))
    expect(await screen.findByText('Name is required')).toBeDefined()
    expect(screen.getByText('Slug is required')).toBeDefined()
    expect(api.sent()).toEqual([])
  })

  test('changes the current role, and keeps permissions that the viewer cannot grant', async () => {
    const api = rolesApi()
    const carried = [
      { id: 'system:manage', name: 'Manage System' },
      { id: 'users:view', name: 'View User' },
    ]
    api.answerRole(roleOf({ name: 'Helpers', permissions: carried }))
    api.answer(contract.updateRole, { role: roleOf(), message: 'Role updated successfully' })
    const { user } = openRole(roleOf())
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Helpers')
    await user.click(await screen.findByRole('checkbox', { name: 'View User' }))
    await user.click(screen.getByRole('button', { name: 'Update Role' }))
    expect(await screen.findByText('Role updated successfully')).toBeDefined()
    expect(api.sent()[0]).toMatchObject({
      ...{ method: 'PUT', path: `/api/dashboard/admin/roles/${roleOf().id}` },
      body: { name: 'Helpers', slug: 'support_agent', permissions: ['system:manage'] },
    })
  })

  test('shows errors of the server next to their fields', async () => {
    const api = rolesApi()
    const refusal = 'A role with this slug exists already'
    api.refuse(contract.createRole, 422, 'validation_failed', refusal, { slug: [refusal] })
    const { user } = openNew()
    await user.type(await screen.findByLabelText('Name'), 'Writers')
    await user.click(screen.getByRole('button', { name: 'Create Role' }))
    await waitFor(() => expect(field('Slug').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText(refusal)).toHaveLength(1)
  })

  test('shows any other failure as a toast, and keeps the input', async () => {
    const api = rolesApi()
    const refusal = 'You cannot give or take a permission that you lack: Manage System.'
    api.refuse(contract.createRole, 403, 'forbidden', refusal)
    const { user } = openNew()
    await user.type(await screen.findByLabelText('Name'), 'Writers')
    await user.click(screen.getByRole('button', { name: 'Create Role' }))
    expect(await screen.findByText(refusal)).toBeDefined()
    api.garble(contract.createRole, 500)
    await user.click(screen.getByRole('button', { name: 'Create Role' }))
    expect(await screen.findByText('Failed to save role')).toBeDefined()
    expect(field('Name').value).toBe('Writers')
  })

  test('leaves name and slug of a built-in role unchanged', async () => {
    const api = rolesApi()
    api.answerRole(admin)
    openRole(admin)
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).readOnly).toBe(true)
    expect(field('Slug').readOnly).toBe(true)
  })
})

test('a role that fails to load is reported, and can be retried', async () => {
  const api = rolesApi()
  api.garble(contract.getRole, 500)
  api.answer(contract.rolePermissions, { permissions })
  const { user } = openRole(roleOf())
  await waitFor(() => expect(screen.getAllByText('Failed to fetch role data')).toHaveLength(2))
  api.answerRole(roleOf())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Name')).toBeDefined()
})

test('the details of a role show its permissions by category and its number of users, read-only', async () => {
  rolesApi()
  visit(() => <RoleViewDialog role={roleOf()} onClose={() => undefined} />, PATH)
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('View User')).toBeDefined()
  expect(dialog.getByText('User')).toBeDefined()
  expect(dialog.getByText('Users').nextElementSibling?.textContent).toBe('3')
  expect(dialog.getByText('support_agent')).toBeDefined()
  expect(dialog.queryByRole('textbox')).toBeNull()
  expect(dialog.queryByRole('checkbox')).toBeNull()
})
