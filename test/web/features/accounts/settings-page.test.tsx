import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/accounts/accounts.ts'
import { apiOfAnn, openSettings, profileOf } from './support.ts'

let api: ReturnType<typeof apiOfAnn>
beforeEach(() => {
  api = apiOfAnn()
})
const selected = () => screen.getByRole('tab', { selected: true }).textContent

test('while they load it says so', () => {
  api.hold(contract.getProfile)
  openSettings()
  expect(screen.getByRole('status').textContent).toBe('Loading your settings...')
  expect(screen.queryByRole('tab')).toBeNull()
})

test('a failure is shown and can be retried', async () => {
  api.refuse(contract.getProfile, 503, 'unavailable', 'Back in a minute.')
  const { user } = openSettings()
  expect((await screen.findByRole('alert')).textContent).toContain('Back in a minute.')
  api.answer(contract.getProfile, { data: profileOf() })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('tab', { name: 'Profile' })).toBeDefined()
})

test('access may be denied', async () => {
  api.refuse(contract.getProfile, 403, 'forbidden', 'no')
  openSettings()
  expect(await screen.findByText('Access Denied')).toBeDefined()
})

test('the tabs are those of the specification and the integrations, and the URL selects one', async () => {
  const { user, history } = openSettings()
  await screen.findByRole('tab', { name: 'Profile' })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Profile',
    'Security',
    'Members',
    'Activity',
    'API Keys',
    'Integrations',
    'Notifications',
    'Danger Zone',
  ])
  expect(selected()).toBe('Profile')
  await user.click(screen.getByRole('tab', { name: 'Security' }))
  expect(history.at(-1)).toBe('/dashboard/settings?tab=security')
  expect(await screen.findByRole('heading', { name: 'Change Password' })).toBeDefined()
})

test.each([
  ['security', 'Security'],
  ['api-keys', 'API Keys'],
  ['notifications', 'Notifications'],
  ['danger-zone', 'Danger Zone'],
  ['nothing-of-ours', 'Profile'],
])('?tab=%s opens %s', async (tab, name) => {
  openSettings(tab)
  await waitFor(() => expect(selected()).toBe(name))
})

test('arrow keys move between the tabs', async () => {
  const { user, history } = openSettings()
  await screen.findByRole('tab', { name: 'Profile' })
  screen.getByRole('tab', { name: 'Profile' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(history.at(-1)).toBe('/dashboard/settings?tab=security')
  await user.keyboard('{End}')
  expect(history.at(-1)).toBe('/dashboard/settings?tab=danger-zone')
})
