import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/accounts/accounts.ts'
import { apiOfAnn, openSettings, sessionOf } from './support.ts'

let api: ReturnType<typeof apiOfAnn>
beforeEach(() => {
  api = apiOfAnn()
})
const open = () => openSettings('security')
const asked = (method: string) => api.seen.filter((request) => request.method === method)

describe('the password', () => {
  const labels = ['Current password', 'New password', 'Confirm new password']
  async function change(page: ReturnType<typeof open>, ...given: string[]) {
    await screen.findByLabelText('Current password')
    for (const [index, text] of given.entries())
      if (text) await page.user.type(screen.getByLabelText(labels[index]!), text)
    await page.user.click(screen.getByRole('button', { name: 'Change Password' }))
  }

  test('is changed, and the fields are cleared', async () => {
    const page = open()
    const release = api.hold(contract.changePassword)
    await change(page, 'old secret', 'four green horses', 'four green horses')
    expect(await screen.findByRole('button', { name: 'Changing...' })).toBeDefined()
    release({})
    expect(await screen.findByText('Password changed successfully')).toBeDefined()
    expect(asked('POST').map(({ body }) => body)).toEqual([
      {
        current_password: 'old secret',
        new_password: 'four green horses',
        new_password_confirmation: 'four green horses',
      },
    ])
    for (const label of labels) expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('')
  })

  test.each([
    [
      ['', '', ''],
      ['Current password is required', 'New password is required', 'Password confirmation is required'],
    ],
    [['old', 'seven77', 'seven77'], ['Password must be at least 8 characters']],
    [['old', 'four green horses', 'five green horses'], ['Passwords do not match']],
  ])('is not sent as %j', async (given, messages) => {
    await change(open(), ...given)
    for (const message of messages) expect(await screen.findByText(message)).toBeDefined()
    expect(asked('POST')).toEqual([])
  })

  test('that is wrong is rejected next to its field', async () => {
    api.refuse(contract.changePassword, 422, 'validation_failed', 'Not valid', {
      current_password: ['The current password is wrong'],
    })
    await change(open(), 'guess', 'four green horses', 'four green horses')
    expect(await screen.findByText('The current password is wrong')).toBeDefined()
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true')
  })

  test.each([
    [
      'the server returns a reason',
      () => api.refuse(contract.changePassword, 429, 'too_many_requests', 'Wait'),
      'Wait',
    ],
    ['there is no reason', () => api.garble(contract.changePassword, 502), 'Failed to change password'],
  ])('shows an error when it fails and %s', async (_, fail, message) => {
    fail()
    await change(open(), 'old secret', 'four green horses', 'four green horses')
    expect(await screen.findByText(message)).toBeDefined()
  })

  test('can be shown in each of the fields', async () => {
    const { user } = open()
    await screen.findByLabelText('Current password')
    const buttons = screen.getAllByRole('button', { name: 'Show password' })
    expect(buttons).toHaveLength(3)
    await user.click(buttons[1]!)
    expect(labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).type)).toEqual([
      'password',
      'text',
      'password',
    ])
  })
})

describe('signed-in devices', () => {
  const PHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
  const rows = async () => {
    const table = await screen.findByRole('table', { name: 'Signed-in devices' })
    return within(table).getAllByRole('row').slice(1)
  }

  test('are listed by browser, system, address and age, with this one marked', async () => {
    api.answer(contract.listSessions, { data: [sessionOf(1), sessionOf(2, { user_agent: PHONE, ip_address: null })] })
    open()
    const [own, other] = await rows()
    expect(own?.textContent).toContain('Firefox on Windows')
    expect(own?.textContent).toContain('This device')
    expect(own?.textContent).toContain('203.0.113.1')
    expect(own?.textContent).toContain('1 hour ago')
    expect(within(own!).queryByRole('button')).toBeNull()
    expect(other?.textContent).toContain('Safari on iOS')
    expect(other?.textContent).not.toContain('This device')
  })

  test('are signed out individually', async () => {
    const { user } = open()
    const [, other] = await rows()
    api.answer(contract.endSession, {})
    api.answer(contract.listSessions, { data: [sessionOf(1)] })
    await user.click(within(other!).getByRole('button', { name: 'End the session of Firefox on Windows' }))
    expect(await screen.findByText('Firefox on Windows was signed out')).toBeDefined()
    expect(asked('DELETE').map(({ path }) => path)).toEqual([`/api/dashboard/user/sessions/${sessionOf(2).id}`])
    await waitFor(async () => expect(await rows()).toHaveLength(1))
  })

  test('except this one are signed out after a confirmation', async () => {
    const { user } = open()
    await rows()
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(asked('DELETE')).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }))
    api.answer(contract.endOtherSessions, { data: { ended: 1 } })
    api.answer(contract.listSessions, { data: [sessionOf(1)] })
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }))
    expect(await screen.findByText('Signed out on 1 other device')).toBeDefined()
    expect(asked('DELETE').map(({ path }) => path)).toEqual(['/api/dashboard/user/sessions'])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull())
  })

  test('are loaded again when another password has ended the others', async () => {
    const { user } = open()
    await rows()
    api.answer(contract.changePassword, {})
    api.answer(contract.listSessions, { data: [sessionOf(1)] })
    await user.type(screen.getByLabelText('Current password'), 'old secret')
    await user.type(screen.getByLabelText('New password'), 'four green horses')
    await user.type(screen.getByLabelText('Confirm new password'), 'four green horses')
    await user.click(screen.getByRole('button', { name: 'Change Password' }))
    await waitFor(async () => expect(await rows()).toHaveLength(1))
  })

  test('that could not be signed out stay, with the reason', async () => {
    const { user } = open()
    const [, other] = await rows()
    api.garble(contract.endSession, 502)
    await user.click(within(other!).getByRole('button'))
    expect(await screen.findByText('Failed to sign out the device')).toBeDefined()
    expect(await rows()).toHaveLength(2)
    api.drop(contract.endOtherSessions)
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }))
    expect(await screen.findByText('Failed to sign out the other devices')).toBeDefined()
  })

  test('show that they are loading', async () => {
    api.hold(contract.listSessions)
    open()
    expect(await screen.findByRole('status', { name: 'Loading signed-in devices' })).toBeDefined()
  })

  test('show that there are none', async () => {
    api.answer(contract.listSessions, { data: [] })
    open()
    expect(await screen.findByText('No signed-in devices')).toBeDefined()
  })

  test('show a loading error, and can be retried', async () => {
    api.refuse(contract.listSessions, 503, 'unavailable', 'Back in a minute.')
    const { user } = open()
    expect(await screen.findByText('Back in a minute.')).toBeDefined()
    api.answer(contract.listSessions, { data: [sessionOf(1)] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rows()).toHaveLength(1)
  })

  test('may be denied', async () => {
    api.refuse(contract.listSessions, 403, 'forbidden', 'no')
    open()
    expect(await screen.findByText('Access Denied')).toBeDefined()
  })
})
