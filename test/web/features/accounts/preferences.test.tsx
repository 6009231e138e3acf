import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/notifications/notifications.ts'
import { apiOfAnn, openSettings, preferences } from './support.ts'

let api: ReturnType<typeof apiOfAnn>
beforeEach(() => {
  api = apiOfAnn()
  api.answer(contract.getPreferences, { data: preferences })
})
const open = () => openSettings('notifications')
const toggle = (name: string) => screen.findByRole('switch', { name })
const isOn = async (name: string) => (await toggle(name)).getAttribute('aria-checked') === 'true'
const sent = () => api.seen.filter(({ method }) => method === 'PUT').map(({ body }) => body)
/** The preferences with some kinds sent by mail. */
const mailing = (...mailed: contract.NotificationKind[]): contract.NotificationPreferences => {
  const kinds = { ...preferences.kinds }
  for (const kind of mailed) kinds[kind] = { ...kinds[kind], email: true }
  return { ...preferences, kinds }
}

test('every kind can use each channel, and none is marked as coming soon', async () => {
  open()
  await toggle('Imports: E-mail')
  const expected = Object.values(contract.NOTIFICATION_KINDS).flatMap((kind) => [`${kind}: In app`, `${kind}: E-mail`])
  const names = screen
    .getAllByRole('switch')
    .map((one) => document.getElementById(one.getAttribute('aria-labelledby')!))
  expect(names.map((label) => label?.textContent)).toEqual(expected)
  expect(screen.queryByText(/coming soon/i)).toBeNull()
  expect(await isOn('Imports: In app')).toBe(true)
  expect(await isOn('Imports: E-mail')).toBe(false)
})

test('a switch changes immediately and is saved with all the others', async () => {
  const { user } = open()
  const release = api.hold(contract.savePreferences)
  await user.click(await toggle('Imports: E-mail'))
  await waitFor(async () => expect(await isOn('Imports: E-mail')).toBe(true))
  expect(await screen.findByText('Saving...')).toBeDefined()
  release({ data: mailing('imports') })
  expect(await screen.findByText('Saved')).toBeDefined()
  expect(sent()).toEqual([mailing('imports')])
  expect(await isOn('Imports: E-mail')).toBe(true)
})

test('works by keyboard', async () => {
  api.answer(contract.savePreferences, { data: mailing('imports') })
  const { user } = open()
  ;(await toggle('Imports: E-mail')).focus()
  await user.keyboard(' ')
  await waitFor(() => expect(sent()).toEqual([mailing('imports')]))
})

test('a digest can be selected and saved', async () => {
  api.answer(contract.savePreferences, { data: { ...preferences, digest: 'weekly' } })
  const { user } = open()
  expect(await screen.findByRole('radio', { name: /^Off/ })).toHaveProperty('checked', true)
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  await user.click(screen.getByRole('radio', { name: /^Weekly/ }))
  expect(await screen.findByText('Saved')).toBeDefined()
  expect(sent()).toEqual([{ ...preferences, digest: 'weekly' }])
  expect(screen.getByRole('radio', { name: /^Weekly/ })).toHaveProperty('checked', true)
})

test.each([
  ['the server returns a reason', () => api.refuse(contract.savePreferences, 409, 'conflict', 'Not now'), 'Not now'],
  ['there is no reason', () => api.garble(contract.savePreferences, 502), 'Failed to save your preferences'],
])('a failed change is reverted, when %s', async (_, fail, message) => {
  fail()
  const { user } = open()
  await user.click(await toggle('Imports: E-mail'))
  expect(await screen.findByText(message)).toBeDefined()
  expect(await isOn('Imports: E-mail')).toBe(false)
  await user.click(screen.getByRole('radio', { name: /^Daily/ }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Off/ })).toHaveProperty('checked', true))
})

test('a change waits for the previous one, and includes it only if that was saved', async () => {
  const { user } = open()
  const [imports, downloads] = [await toggle('Imports: E-mail'), await toggle('Website downloads: E-mail')]
  const failing = holdFailure()
  await user.click(imports)
  await waitFor(() => expect(failing.calls()).toBe(1))
  await user.click(downloads)
  await waitFor(async () => expect(await isOn('Website downloads: E-mail')).toBe(true))
  expect(sent()).toEqual([])
  api.answer(contract.savePreferences, { data: mailing('site_downloads') })
  failing.release()
  expect(await screen.findByText('Failed to save your preferences')).toBeDefined()
  await waitFor(() => expect(sent()).toEqual([mailing('site_downloads')]))
  expect(await isOn('Imports: E-mail')).toBe(false)
  expect(await isOn('Website downloads: E-mail')).toBe(true)
})

/** The first save from now on stays pending until it fails. */
function holdFailure() {
  const server = fetch
  const { promise, resolve } = Promise.withResolvers<Response>()
  let calls = 0
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) =>
    init.method === 'PUT' && calls++ === 0 ? promise : server(address, init),
  )
  return { calls: () => calls, release: () => resolve(new Response('<html>', { status: 502 })) }
}

test('while they load it says so', async () => {
  api.hold(contract.getPreferences)
  open()
  expect(await screen.findByRole('status', { name: 'Loading notification preferences' })).toBeDefined()
})

test('loading failed preferences can be retried', async () => {
  api.refuse(contract.getPreferences, 503, 'unavailable', 'Back in a minute.')
  const { user } = open()
  expect(await screen.findByText('Back in a minute.')).toBeDefined()
  api.answer(contract.getPreferences, { data: preferences })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await toggle('Imports: E-mail')).toBeDefined()
})

test('access may be denied', async () => {
  api.refuse(contract.getPreferences, 403, 'forbidden', 'no')
  open()
  expect(await screen.findByText('Access Denied')).toBeDefined()
})
