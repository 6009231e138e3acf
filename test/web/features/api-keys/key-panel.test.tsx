import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/api-keys/api-keys.ts'
import { KEY_PERMISSION_NAMES } from '../../../../src/contracts/api-keys/api-keys.ts'
import { GivableContext } from '../../../../web/features/api-keys/givable.ts'
import { KeyPanel } from '../../../../web/features/api-keys/key-panel.tsx'
import { visit } from '../../support/visit.tsx'
import { dialog, keyOf, keysApi, legacyKey, PLAIN_KEY } from './support.ts'

const Panel = () => (
  <GivableContext value={KEY_PERMISSION_NAMES}>
    <KeyPanel />
  </GivableContext>
)
const open = () => visit(Panel, '/dashboard/settings')
const item = async (name: string) => {
  await screen.findByRole('list', { name: 'API keys' })
  return within(screen.getAllByRole('listitem').find((one) => one.textContent.startsWith(name))!)
}
const toggle = () => screen.getByRole('button', { name: 'Create API Key' })

test('it shows that it is loading', () => {
  keysApi().hold(contract.list)
  open()
  expect(screen.getByRole('status', { name: 'Loading API keys' })).toBeDefined()
})

test('with no keys it explains how to start', async () => {
  keysApi([])
  open()
  expect(await screen.findByText('No API keys found. Create your first API key to get started.')).toBeDefined()
})

test('a failure is shown', async () => {
  keysApi().refuse(contract.list, 500, 'internal', 'broken')
  open()
  expect(await screen.findByText('Error loading API keys: broken')).toBeDefined()
})

test('without a plan it links to the plans, and offers no form', async () => {
  keysApi().refuse(contract.list, 402, 'subscription_required', 'no')
  open()
  expect(await screen.findByText('Subscription Required')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Create API Key' })).toBeNull()
})

test('it lists what each key may do, how often, and since when', async () => {
  keysApi([keyOf(), keyOf({ id: legacyKey().id, name: 'Idle', permissions: [], last_used_at: null })])
  open()
  const used = await item('Build server')
  expect(used.getByText('Permissions: Crawl, Read')).toBeDefined()
  expect(used.getByText('Rate limits: 60 per minute, 1,000 per hour, 10,000 per day')).toBeDefined()
  expect(used.getByText(/^Created Mar 4, 2026 · Last used/).textContent).toContain('2 hours ago')
  const idle = await item('Idle')
  expect(idle.getByText('Permissions: None')).toBeDefined()
  expect(idle.getByText(/Never used$/)).toBeDefined()
})

test('a key can be copied only if it is stored', async () => {
  keysApi([keyOf(), legacyKey()])
  const { user } = open()
  expect((await item('Old one')).queryByText('Copy Key')).toBeNull()
  await user.click((await item('Build server')).getByText('Copy Key'))
  expect(await screen.findByText('Copied to clipboard')).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe(PLAIN_KEY)
})

test('it asks before it deletes', async () => {
  const api = keysApi()
  const { user } = open()
  await user.click((await item('Build server')).getByText('Delete'))
  const question = await dialog('alertdialog')
  expect(api.sent()).toEqual([])
  api.answer(contract.remove, {})
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('API key deleted successfully')).toBeDefined()
})

test('it asks before it regenerates', async () => {
  const api = keysApi()
  const { user } = open()
  await user.click((await item('Build server')).getByText('Regenerate'))
  const question = await dialog('alertdialog')
  expect(api.sent()).toEqual([])
  api.answer(contract.regenerate, { data: { api_key: keyOf() } })
  await user.click(question.getByRole('button', { name: 'Regenerate' }))
  expect(await screen.findByText('API key regenerated successfully')).toBeDefined()
})

describe('the new key form', () => {
  async function openForm() {
    const api = keysApi()
    const { user } = open()
    await item('Build server')
    await user.click(toggle())
    const form = within(screen.getByRole('form', { name: 'New API key' }))
    return { api, user, form, send: () => user.click(form.getByRole('button', { name: 'Create' })) }
  }

  test('opens and closes by its button, and focuses the name', async () => {
    const { user, form } = await openForm()
    expect(toggle().getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement).toBe(form.getByLabelText('Name'))
    expect(form.getAllByRole('checkbox')).toHaveLength(5)
    await user.click(toggle())
    expect(screen.queryByRole('form')).toBeNull()
    expect(toggle().getAttribute('aria-expanded')).toBe('false')
  })

  test('creates a key with read access and the default limits', async () => {
    const { api, user, form, send } = await openForm()
    api.answer(contract.create, { data: { api_key: keyOf({ plain_key: 'ctk_live_new' }) } })
    await user.type(form.getByLabelText('Name'), 'Shop')
    await send()
    expect(await screen.findByText('API key created successfully')).toBeDefined()
    expect(api.sent()).toEqual([
      {
        name: 'Shop',
        permissions: ['read'],
        requests_per_minute: 60,
        requests_per_hour: 1000,
        requests_per_day: 10_000,
        allowed_ips: [],
        expires_at: null,
      },
    ])
    expect((await dialog()).getByText('ctk_live_new')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  })

  test('requires a name', async () => {
    const { api, send } = await openForm()
    await send()
    expect(await screen.findByText('Name is required')).toBeDefined()
    expect(api.sent()).toEqual([])
  })

  test('asks for the password for the Admin permission', async () => {
    const { user, form } = await openForm()
    await user.click(form.getByRole('checkbox', { name: 'Admin' }))
    expect(form.getByLabelText('Current password')).toBeDefined()
  })

  test('shows a failure', async () => {
    const { api, user, form, send } = await openForm()
    api.garble(contract.create, 502)
    await user.type(form.getByLabelText('Name'), 'Shop')
    await send()
    await waitFor(() => expect(screen.getAllByText('Failed to create API key')).toHaveLength(2))
  })

  test('beyond the plan’s limit links to a larger plan', async () => {
    const { api, user, form, send } = await openForm()
    api.refuse(contract.create, 402, 'limit_reached', 'Your plan has 1 API key.')
    await user.type(form.getByLabelText('Name'), 'Shop')
    await send()
    expect(await form.findByText('Your plan has 1 API key.')).toBeDefined()
    expect(form.getByRole('link', { name: 'Upgrade plan' })).toBeDefined()
  })
})
