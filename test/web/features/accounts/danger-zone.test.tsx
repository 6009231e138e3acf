import { act, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/accounts/accounts.ts'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import * as plans from '../../../../src/contracts/billing/plans.ts'
import { App } from '../../../../web/app/app.tsx'
import { Providers } from '../../../../web/app/providers.tsx'
import { startSession } from '../../../../web/features/auth/session.ts'
import { writeConsent } from '../../../../web/lib/consent.ts'
import { userEvent } from '../../support/user-event.ts'
import { ann, here } from '../auth/support.tsx'
import { apiOfAnn, openSettings } from './support.ts'

let api: ReturnType<typeof apiOfAnn>
beforeEach(() => {
  localStorage.clear()
  api = apiOfAnn()
})
const open = () => openSettings('danger-zone')
const asked = (path: string) => api.seen.filter((request) => request.path === `/api${path}`)

describe('the data', () => {
  test('is downloaded by the browser, under the file name of the server', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => {} })
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const { user } = open()
    const button = await screen.findByRole('button', { name: 'Download your data' })
    const headers = { 'content-disposition': 'attachment; filename="account.json"' }
    vi.stubGlobal('fetch', async () => new Response('{}', { headers }))
    await user.click(button)
    expect(await screen.findByText('Data downloaded')).toBeDefined()
    expect(saved).toEqual(['account.json'])
    vi.restoreAllMocks()
  })

  test.each([
    [
      'the server returns a reason',
      () => api.refuse(contract.exportAccount, 429, 'too_many_requests', 'Once a day'),
      'Once a day',
    ],
    ['there is no reason', () => api.garble(contract.exportAccount, 502), 'Failed to download your data'],
  ])('shows an error when it fails and %s', async (_, fail, message) => {
    fail()
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Download your data' }))
    expect(await screen.findByText(message)).toBeDefined()
  })
})

describe('the account', () => {
  async function ask(user: ReturnType<typeof open>['user'], password: string) {
    await user.click(await screen.findByRole('button', { name: 'Delete Account' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }))
    if (password) await user.type(dialog.getByLabelText('Password'), password)
    await user.click(dialog.getByRole('button', { name: 'Delete Account' }))
    return dialog
  }

  test('is not deleted without its password', async () => {
    const { user } = open()
    const dialog = await ask(user, '')
    expect(await dialog.findByText('Password is required')).toBeDefined()
    expect(asked('/dashboard/user/account')).toEqual([])
  })

  test('is not deleted when cancelled', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Delete Account' }))
    await user.type(within(await screen.findByRole('alertdialog')).getByLabelText('Password'), 'secret word')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Delete Account' }))
    expect(within(await screen.findByRole('alertdialog')).getByLabelText<HTMLInputElement>('Password').value).toBe('')
    expect(asked('/dashboard/user/account')).toEqual([])
  })

  test.each([
    ['still answers', () => api.answer(auth.logOut, {})],
    ['does not know the session any more', () => api.refuse(auth.logOut, 401, 'unauthenticated', 'No session')],
  ])('is deleted with its password, and nothing of it is kept here, when the server %s', async (_, thereafter) => {
    localStorage.setItem('auth_token', 'a.b.c')
    api.answer(auth.profile, { data: ann })
    await startSession()
    thereafter()
    const { user, history } = open()
    const remove = api.hold(contract.removeAccount)
    const dialog = await ask(user, 'secret word')
    expect(await dialog.findByRole('button', { name: 'Deleting...' })).toBeDefined()
    await act(async () => remove({}))
    expect(await screen.findByText('Account deleted successfully')).toBeDefined()
    expect(asked('/dashboard/user/account')).toMatchObject([
      { method: 'DELETE', body: { password: 'secret word', confirm_deletion: true } },
    ])
    await waitFor(() => expect(history.at(-1)).toBe('/login'))
    expect(localStorage.getItem('auth_token')).toBeNull()
    expect(localStorage.getItem('auth-storage')).toBeNull()
  })

  test('is kept when the password is wrong', async () => {
    api.refuse(contract.removeAccount, 422, 'validation_failed', 'Not valid', { password: ['The password is wrong'] })
    const { user } = open()
    const dialog = await ask(user, 'guess')
    expect(await dialog.findByText('The password is wrong')).toBeDefined()
    expect(dialog.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
  })

  test.each([
    [
      'the server returns a reason',
      () => api.refuse(contract.removeAccount, 409, 'conflict', 'A crawl still runs'),
      'A crawl still runs',
    ],
    ['there is no reason', () => api.garble(contract.removeAccount, 502), 'Failed to delete account'],
  ])('shows an error when it cannot be deleted and %s', async (_, fail, message) => {
    fail()
    const { user } = open()
    const dialog = await ask(user, 'secret word')
    expect(await screen.findByText(message)).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Delete Account' })).toBeDefined()
  })

  test('once deleted, redirects to the login page, without a session-expired notice or a way back', async () => {
    localStorage.setItem('auth_token', 'a.b.c')
    writeConsent([])
    api.answer(auth.profile, { data: ann })
    api.answer(plans.getSubscription, { current_subscription: null })
    history.replaceState(null, '', '/dashboard/settings?tab=danger-zone')
    await startSession()
    render(
      <Providers>
        <App />
      </Providers>,
    )
    api.answer(contract.removeAccount, {})
    api.refuse(auth.logOut, 401, 'unauthenticated', 'No session')
    await ask(userEvent.setup(), 'secret word')
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeDefined()
    await waitFor(() => expect(here()).toBe('/login'))
    expect(screen.queryByText(/session has ended/)).toBeNull()
  })
})
