import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import * as roles from '../../../../src/contracts/roles/roles.ts'
import * as contract from '../../../../src/contracts/users/users.ts'
import { CreateUserDialog } from '../../../../web/features/users/create-user-dialog.tsx'
import { EditUserDialog } from '../../../../web/features/users/edit-user-dialog.tsx'
import { InviteUserDialog } from '../../../../web/features/users/invite-user-dialog.tsx'
import { visit } from '../../support/visit.tsx'
import { administrator, editor, remover, rootUser, support, userOf, usersApi } from './support.ts'

const PATH = '/dashboard/admin'
const check = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

describe('a new user', () => {
  const open = (viewer: Partial<typeof administrator> = {}) => {
    const onClose = vi.fn()
    return {
      ...visit(() => <CreateUserDialog viewer={{ ...administrator, ...viewer }} onClose={onClose} />, PATH),
      onClose,
    }
  }
  async function fill({ user }: ReturnType<typeof open>, confirmation = 'correct horse') {
    await user.type(await screen.findByLabelText('Full Name'), 'Bo Berg')
    await user.type(screen.getByLabelText('Email Address'), ' Bo@Example.org ')
    await user.type(screen.getByLabelText('Password'), 'correct horse')
    await user.type(screen.getByLabelText('Confirm Password'), confirmation)
  }
  const create = () => screen.getByRole('button', { name: 'Create User' })

  test('has a name, an address, a password and the selected roles', async () => {
    const api = usersApi()
    api.answer(contract.createUser, { user: userOf() })
    const opened = open()
    await fill(opened)
    await opened.user.click(await check('Editor'))
    await opened.user.click(create())
    expect(await screen.findByText('User created successfully')).toBeDefined()
    expect(api.sent()).toMatchObject([
      {
        method: 'POST',
        body: {
          ...{ name: 'Bo Berg', email: 'bo@example.org', roles: [editor.id] },
          ...{ password: 'correct horse', password_confirmation: 'correct horse' },
        },
      },
    ])
    expect(opened.onClose).toHaveBeenCalledTimes(1)
  })

  test('requires all of them, and nothing is sent without', async () => {
    const api = usersApi()
    const { user } = open()
    await screen.findByLabelText('Full Name')
    await user.click(create())
    for (const message of [
      'Name is required',
      'Email is required',
      'Password is required',
      'Password confirmation is required',
    ])
      expect(await screen.findByText(message)).toBeDefined()
    expect(api.sent()).toEqual([])
  })

  test('is rejected if the passwords differ', async () => {
    const api = usersApi()
    const opened = open()
    await fill(opened, 'correct house')
    await opened.user.click(create())
    expect(await screen.findByText('Passwords do not match')).toBeDefined()
    expect(api.sent()).toEqual([])
  })

  test('can have the password shown', async () => {
    usersApi()
    const { user } = open()
    const password = await screen.findByLabelText<HTMLInputElement>('Password')
    await user.click(screen.getAllByRole('button', { name: 'Show password' })[0]!)
    expect(password.type).toBe('text')
  })

  test('that the server rejects stays in the form, with errors at the fields or in a toast', async () => {
    const api = usersApi()
    const taken = 'This address has an account already'
    api.refuse(contract.createUser, 409, 'conflict', taken, { email: [taken] })
    const opened = open()
    await fill(opened)
    await opened.user.click(create())
    await waitFor(() => expect(screen.getByLabelText('Email Address').getAttribute('aria-invalid')).toBe('true'))
    api.refuse(contract.createUser, 403, 'forbidden', 'You may not give this role.')
    await opened.user.click(create())
    expect(await screen.findByText('You may not give this role.')).toBeDefined()
    api.garble(contract.createUser, 500)
    await opened.user.click(create())
    expect(await screen.findByText('Failed to create user')).toBeDefined()
    expect(opened.onClose).not.toHaveBeenCalled()
  })
})

test('an invited user is created by the same form without a password, which the server may reject', async () => {
  const api = usersApi()
  const onClose = vi.fn()
  const { user } = visit(() => <InviteUserDialog viewer={administrator} onClose={onClose} />, PATH)
  const invite = async () => user.click(await screen.findByRole('button', { name: 'Send Invitation' }))
  await invite()
  expect(await screen.findByText('Email is required')).toBeDefined()
  expect(screen.queryByLabelText('Password')).toBeNull()
  await user.type(screen.getByLabelText('Full Name'), 'Bo Berg')
  await user.type(screen.getByLabelText('Email Address'), 'Bo@Example.org')
  await user.click(await check('Editor'))
  const taken = 'This address has an account already'
  api.refuse(contract.inviteUser, 422, 'validation_failed', taken, { email: [taken] })
  await invite()
  await waitFor(() => expect(screen.getByLabelText('Email Address').getAttribute('aria-invalid')).toBe('true'))
  expect(onClose).not.toHaveBeenCalled()
  api.answer(contract.inviteUser, { user: userOf() })
  await invite()
  expect(await screen.findByText('Invitation sent')).toBeDefined()
  expect(api.sent().at(-1)).toMatchObject({
    body: { name: 'Bo Berg', email: 'bo@example.org', roles: [editor.id] },
  })
  expect(onClose).toHaveBeenCalledTimes(1)
})

describe('the roles in the form', () => {
  const open = (viewer: Partial<typeof administrator> = {}) =>
    visit(() => <CreateUserDialog viewer={{ ...administrator, ...viewer }} onClose={() => undefined} />, PATH)

  test('with permissions that the viewer lacks are shown as such and disabled', async () => {
    usersApi()
    open()
    const beyond = await check('Remover')
    expect(beyond.disabled).toBe(true)
    expect(screen.getByText("Includes permissions you don't have: Delete User")).toBeDefined()
    expect((await check('Support')).disabled).toBe(false)
  })

  test('are all listed, however many pages there are', async () => {
    const api = usersApi()
    const pages = [[editor], [support]]
    const known = fetch
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
      const url = new URL(address, location.origin)
      if (!url.pathname.endsWith('/admin/roles')) return known(address, init)
      const page = pages[Number(url.searchParams.get('page')) - 1]
      return Promise.resolve(Response.json({ success: true, roles: page, data: page, last_page: 2 }))
    })
    open()
    expect(await check('Editor')).toBeDefined()
    expect(await check('Support')).toBeDefined()
    expect(api.sent()).toEqual([])
  })

  test('that fail to load can be retried', async () => {
    const api = usersApi()
    api.refuse(roles.listRoles, 503, 'unavailable', 'Back in a minute.')
    const { user } = open()
    expect(await screen.findByText('Back in a minute.')).toBeDefined()
    usersApi()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await check('Editor')).toBeDefined()
  })

  test('are hidden from viewers who may not see roles', async () => {
    const api = usersApi()
    open({ permissions: ['users:view', 'users:create'] })
    expect(await screen.findByText("You don't have permission to see roles, so they won't change.")).toBeDefined()
    expect(api.seen).toEqual([])
  })
})

describe('editing a user', () => {
  const open = (who = userOf(), viewer: Partial<typeof administrator> = {}) => {
    const onSaved = vi.fn()
    const dialog = () => (
      <EditUserDialog user={who} viewer={{ ...administrator, ...viewer }} onSaved={onSaved} onClose={() => undefined} />
    )
    return { ...visit(dialog, PATH), onSaved }
  }
  const update = () => screen.getByRole('button', { name: 'Update User' })

  test('shows name, rank and ID, with the current roles selected', async () => {
    usersApi()
    open(rootUser)
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }))
    expect(dialog.getByText('Root User')).toBeDefined()
    expect(dialog.getByText(`ID: ${rootUser.id}`)).toBeDefined()
    expect((await check('Support')).checked).toBe(true)
    expect((await check('Editor')).checked).toBe(false)
  })

  test('keeps password, roles and limit if unchanged', async () => {
    const api = usersApi()
    api.answer(contract.updateUser, { user: userOf() })
    const { user, onSaved } = open()
    const name = await screen.findByLabelText('Full Name')
    await user.clear(name)
    await user.type(name, 'Ann Obi')
    await user.click(update())
    expect(await screen.findByText('User updated successfully')).toBeDefined()
    expect(api.sent()).toMatchObject([{ method: 'PUT', path: `/api/dashboard/admin/users/${userOf().id}` }])
    expect(api.sent()[0]?.body).toEqual({ name: 'Ann Obi', email: 'ann@example.org' })
    expect(onSaved).toHaveBeenCalledTimes(1)
  })

  test('adds and removes roles with checkboxes, and changes the limit', async () => {
    const api = usersApi()
    api.answer(contract.updateUser, { user: userOf() })
    const { user } = open()
    await user.click(await check('Editor'))
    await user.click(await check('Support'))
    const limit = screen.getByLabelText('Site Limit')
    await user.clear(limit)
    await user.type(limit, '9')
    await user.click(update())
    await waitFor(() => expect(api.sent()).toHaveLength(1))
    expect(api.sent()[0]?.body).toMatchObject({ roles: [editor.id], site_limit: 9 })
  })

  test("keeps a role outside the viewer's scope, whatever else changes", async () => {
    const api = usersApi()
    api.answer(contract.updateUser, { user: userOf() })
    const { user } = open(userOf({ roles: [{ ...remover }] }))
    const beyond = await check('Remover')
    expect([beyond.checked, beyond.disabled]).toEqual([true, true])
    await user.click(await check('Editor'))
    await user.click(update())
    await waitFor(() => expect(api.sent()).toHaveLength(1))
    expect(api.sent()[0]?.body).toMatchObject({ roles: [remover.id, editor.id] })
  })

  test('sets no password, but sends a link to set one', async () => {
    const api = usersApi()
    api.answer(contract.sendResetLink, { message: 'Password reset link sent' })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Send reset link' }))
    await waitFor(() => expect(api.sent()).toHaveLength(1))
    expect(screen.queryByLabelText('New Password')).toBeNull()
  })

  test('can grant root status only as a root user', async () => {
    const api = usersApi()
    api.answer(contract.updateUser, { user: userOf() })
    const { user } = open(userOf(), { isRootUser: true })
    await user.click(await check('Root user'))
    await user.click(update())
    await waitFor(() => expect(api.sent()[0]?.body).toMatchObject({ is_root_user: true }))
  })

  test("changes neither one's own address, password nor rank, because the settings require the current password", async () => {
    usersApi()
    open(userOf({ id: administrator.id }), { isRootUser: true })
    expect((await screen.findByLabelText<HTMLInputElement>('Email Address')).readOnly).toBe(true)
    expect(screen.getByText('Change your own address and password in Settings.')).toBeDefined()
    expect(screen.queryByRole('checkbox', { name: 'Root user' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Send reset link' })).toBeNull()
  })

  test('offers no root status to other viewers', async () => {
    usersApi()
    open()
    await check('Editor')
    expect(screen.queryByRole('checkbox', { name: 'Root user' })).toBeNull()
  })

  test('that the server rejects shows why, or that it failed', async () => {
    const api = usersApi()
    api.refuse(contract.updateUser, 409, 'conflict', 'There must be a root user.')
    const { user } = open()
    await screen.findByLabelText('Full Name')
    await user.click(update())
    expect(await screen.findByText('There must be a root user.')).toBeDefined()
    api.garble(contract.updateUser, 500)
    await user.click(update())
    expect(await screen.findByText('Failed to update user')).toBeDefined()
  })
})
