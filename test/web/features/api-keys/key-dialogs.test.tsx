import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/api-keys/api-keys.ts'
import type { FieldErrors } from '../../../../src/contracts/errors.ts'
import ApiKeysPage from '../../../../web/app/pages/api-keys-page.tsx'
import { visit } from '../../support/visit.tsx'
import { dialog, keyId, keyOf, keysApi, PLAIN_KEY, signInAs } from './support.ts'

type Opened = Awaited<ReturnType<typeof openDialog>>

async function openDialog(button: string, submit: string, key: contract.ApiKey) {
  const api = keysApi([key])
  const { user } = visit(ApiKeysPage, '/dashboard/api-keys')
  await user.click(await screen.findByRole('button', { name: button }))
  const form = await dialog()
  return {
    api,
    user,
    form,
    send: () => user.click(form.getByRole('button', { name: submit })),
    fill: async (label: string, text: string) => {
      await user.clear(form.getByLabelText(label))
      if (text) await user.type(form.getByLabelText(label), text)
    },
    check: (label: string) => user.click(form.getByRole('checkbox', { name: label })),
  }
}
const openCreate = () => openDialog('Create API Key', 'Create API Key', keyOf())
const openEdit = (change: Partial<contract.ApiKey> = {}) =>
  openDialog('Edit Build server', 'Save Changes', keyOf(change))

const nothingSent = async ({ api, send }: Opened, text: string) => {
  await send()
  expect(await screen.findByText(text)).toBeDefined()
  expect(api.sent()).toEqual([])
}
const made = (opened: Opened) => opened.api.answer(contract.create, { data: { api_key: keyOf({ id: keyId(3) }) } })
const endOf = (day: string) => new Date(`${day}T23:59:59.999`).toISOString()

describe('a new key', () => {
  test('has read and crawl, the default limits, any IP address, and no expiry', async () => {
    const opened = await openCreate()
    made(opened)
    await opened.fill('Name', '  Build   server ')
    await opened.send()
    expect(await screen.findByText('API key created successfully')).toBeDefined()
    expect(opened.api.sent()).toEqual([
      {
        name: 'Build server',
        permissions: ['crawl', 'read'],
        requests_per_minute: 60,
        requests_per_hour: 1000,
        requests_per_day: 10_000,
        allowed_ips: [],
        expires_at: null,
      },
    ])
  })

  test('is shown in full once, to be copied', async () => {
    const opened = await openCreate()
    made(opened)
    await opened.fill('Name', 'Build server')
    await opened.send()
    const shown = within(await screen.findByRole('dialog', { name: 'The new key of “Build server”' }))
    expect(shown.getByText(PLAIN_KEY)).toBeDefined()
    await opened.user.click(shown.getByRole('button', { name: 'Copy key' }))
    expect(await screen.findByText('Copied to clipboard')).toBeDefined()
    expect(shown.getByRole('button', { name: 'Copied' })).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe(PLAIN_KEY)
  })

  test('may have other limits, IP addresses and an expiry', async () => {
    const opened = await openCreate()
    made(opened)
    await opened.fill('Name', 'Shop')
    await opened.check('Crawl')
    await opened.check('Write')
    await opened.fill('Per minute', '5')
    await opened.fill('Per hour', '50')
    await opened.fill('Per day', '500')
    await opened.fill('Allowed IPs', '203.0.113.7, 2001:db8::/32\n203.0.113.0/24\n203.0.113.7')
    await opened.fill('Expires', '2099-12-31')
    await opened.send()
    await screen.findByText('API key created successfully')
    expect(opened.api.sent()).toEqual([
      {
        name: 'Shop',
        permissions: ['read', 'write'],
        requests_per_minute: 5,
        requests_per_hour: 50,
        requests_per_day: 500,
        allowed_ips: ['203.0.113.7', '2001:db8::/32', '203.0.113.0/24'],
        expires_at: endOf('2099-12-31'),
      },
    ])
  })

  test('requires a name', async () => nothingSent(await openCreate(), 'Name is required'))

  test('requires a permission', async () => {
    const opened = await openCreate()
    await opened.check('Read')
    await opened.check('Crawl')
    await nothingSent(opened, 'Choose at least one permission')
  })

  test.each([
    ['Per minute', '0', 'At least 1'],
    ['Per hour', '-3', 'At least 1'],
    ['Per day', '1.5', 'A whole number is required'],
    ['Allowed IPs', '203.0.113.7, 300.1.1.1', '“300.1.1.1” is not an IP address or range'],
    ['Expires', '2020-01-01', 'This date is in the past'],
  ])('rejects %s of %s', async (label, text, message) => {
    const opened = await openCreate()
    await opened.fill('Name', 'Shop')
    await opened.fill(label, text)
    await nothingSent(opened, message)
  })

  test.each([
    ['an administrator', {}, ['read', 'crawl', 'campaigns', 'write', 'admin']],
    ['a subscriber', { is_admin: false }, ['read', 'crawl', 'campaigns', 'write']],
  ] as const)(
    'offers %s exactly what they can grant, with the documented descriptions',
    async (_who, change, names) => {
      const { form } = await openCreate()
      act(() => signInAs(change))
      expect(form.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual(names)
      for (const name of names) expect(form.getByText(contract.KEY_PERMISSIONS[name].text)).toBeDefined()
    },
  )

  test('that fails shows the reason: from the server', async () => {
    const opened = await openCreate()
    opened.api.refuse(contract.create, 409, 'conflict', 'There is one of that name')
    await opened.fill('Name', 'Shop')
    await opened.send()
    // In a toast, and permanently in the form.
    await waitFor(() => expect(screen.getAllByText('There is one of that name')).toHaveLength(2))
  })

  test('that fails shows the reason: our own text', async () => {
    const opened = await openCreate()
    opened.api.garble(contract.create, 502)
    await opened.fill('Name', 'Shop')
    await opened.send()
    await waitFor(() => expect(screen.getAllByText('Failed to create API key')).toHaveLength(2))
  })

  test("shows the server's message at its field", async () => {
    const opened = await openCreate()
    const errors: FieldErrors = { name: ['Not this one'] }
    opened.api.refuse(contract.create, 422, 'validation_failed', 'no', errors)
    await opened.fill('Name', 'Shop')
    await opened.send()
    expect(await screen.findByText('Not this one')).toBeDefined()
    expect(screen.queryByText('no')).toBeNull()
  })

  test('beyond the plan’s limit links to a larger plan', async () => {
    const opened = await openCreate()
    opened.api.refuse(contract.create, 402, 'limit_reached', 'Your plan has 1 API key.')
    await opened.fill('Name', 'Shop')
    await opened.send()
    expect(await screen.findByText('Your plan has 1 API key.')).toBeDefined()
    expect(opened.form.getByRole('link', { name: 'Upgrade plan' }).getAttribute('href')).toBe('/dashboard/pricing')
  })
})

describe('a key with the Admin permission', () => {
  test('asks for the password, and sends it', async () => {
    const opened = await openCreate()
    made(opened)
    expect(opened.form.queryByLabelText('Current password')).toBeNull()
    await opened.fill('Name', 'Shop')
    await opened.check('Admin')
    await nothingSent(opened, 'Current password is required')
    await opened.fill('Current password', 'secret')
    await opened.user.keyboard('{Enter}')
    await screen.findByText('API key created successfully')
    expect(opened.api.sent()).toEqual([expect.objectContaining({ current_password: 'secret' })])
  })

  test('with other errors shows them together', async () => {
    const opened = await openCreate()
    await opened.check('Admin')
    await nothingSent(opened, 'Name is required')
    expect(screen.getByText('Current password is required')).toBeDefined()
  })

  test('shows a wrong password at its field', async () => {
    const opened = await openCreate()
    opened.api.refuse(contract.create, 403, 'forbidden', 'That is not your password')
    await opened.fill('Name', 'Shop')
    await opened.check('Admin')
    await opened.fill('Current password', 'wrong')
    await opened.send()
    const field = opened.form.getByLabelText('Current password')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText('That is not your password')).toHaveLength(1)
  })

  test('sends no password if Admin is deselected', async () => {
    const opened = await openCreate()
    made(opened)
    await opened.fill('Name', 'Shop')
    await opened.check('Admin')
    await opened.fill('Current password', 'secret')
    await opened.check('Admin')
    await opened.send()
    await screen.findByText('API key created successfully')
    expect(opened.api.sent()[0]).not.toHaveProperty('current_password')
  })

  test('that already had it needs no password', async () => {
    const opened = await openEdit({ permissions: ['admin'] })
    opened.api.answer(contract.update, { data: { api_key: keyOf() } })
    expect(opened.form.queryByLabelText('Current password')).toBeNull()
    await opened.send()
    await screen.findByText('API key updated successfully')
    expect(opened.api.sent()[0]).not.toHaveProperty('current_password')
  })

  test('asks for the password in a change as well', async () => {
    const opened = await openEdit()
    await opened.check('Admin')
    expect(opened.form.getByLabelText('Current password')).toBeDefined()
  })
})

describe('changing a key', () => {
  test('starts with its values, and sends all of them', async () => {
    const expires_at = '2099-05-06T07:08:09.000Z'
    const opened = await openEdit({ allowed_ips: ['203.0.113.7', '203.0.113.0/24'], expires_at })
    opened.api.answer(contract.update, { data: { api_key: keyOf() } })
    expect(opened.form.getByLabelText<HTMLTextAreaElement>('Allowed IPs').value).toBe('203.0.113.7\n203.0.113.0/24')
    await opened.fill('Name', 'Other')
    await opened.check('Active')
    await opened.send()
    expect(await screen.findByText('API key updated successfully')).toBeDefined()
    expect(opened.api.seen.find(({ method }) => method === 'PUT')?.path).toBe(`/api/dashboard/api-keys/${keyId(1)}`)
    expect(opened.api.sent()).toEqual([
      {
        name: 'Other',
        permissions: ['crawl', 'read'],
        requests_per_minute: 60,
        requests_per_hour: 1000,
        requests_per_day: 10_000,
        allowed_ips: ['203.0.113.7', '203.0.113.0/24'],
        // To the second, although the form shows only the day.
        expires_at,
        is_active: false,
      },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('may remove its expiry', async () => {
    const opened = await openEdit({ expires_at: '2099-05-06T07:08:09.000Z' })
    opened.api.answer(contract.update, { data: { api_key: keyOf() } })
    await opened.fill('Expires', '')
    await opened.send()
    await screen.findByText('API key updated successfully')
    expect(opened.api.sent()).toEqual([expect.objectContaining({ expires_at: null })])
  })

  test('keeps an expiry in the past', async () => {
    const opened = await openEdit({ expires_at: '2020-05-06T07:08:09.000Z' })
    opened.api.answer(contract.update, { data: { api_key: keyOf() } })
    await opened.send()
    await screen.findByText('API key updated successfully')
    expect(opened.api.sent()).toEqual([expect.objectContaining({ expires_at: '2020-05-06T07:08:09.000Z' })])
  })

  test('keeps a permission that its owner could not grant today', async () => {
    const opened = await openEdit({ permissions: ['read', 'admin'] })
    act(() => signInAs({ is_admin: false }))
    opened.api.answer(contract.update, { data: { api_key: keyOf() } })
    expect(opened.form.getByRole<HTMLInputElement>('checkbox', { name: 'Admin' }).checked).toBe(true)
    await opened.send()
    await screen.findByText('API key updated successfully')
    expect(opened.api.sent()).toEqual([expect.objectContaining({ permissions: ['read', 'admin'] })])
  })

  test.each([
    ['the server’s reason', 'It changed meanwhile'],
    ['our own text', 'Failed to update API key'],
  ])('that fails shows %s, and keeps the input', async (_whose, text) => {
    const opened = await openEdit()
    if (text.startsWith('Failed')) opened.api.garble(contract.update, 502)
    else opened.api.refuse(contract.update, 409, 'conflict', text)
    await opened.fill('Name', 'Other')
    await opened.send()
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
    expect(opened.form.getByLabelText<HTMLInputElement>('Name').value).toBe('Other')
  })
})
