import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/api-keys/api-keys.ts'
import ApiKeysPage from '../../../../web/app/pages/api-keys-page.tsx'
import { visit } from '../../support/visit.tsx'
import { dialog, expiredKey, keyId, keyOf, keysApi, legacyKey, PLAIN_KEY } from './support.ts'

const open = () => visit(ApiKeysPage, '/dashboard/api-keys')
const row = async (name = 'Build server') => within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
const press = async (user: ReturnType<typeof open>['user'], label: string) =>
  user.click(await screen.findByRole('button', { name: label }))

describe('the list', () => {
  test('shows that it is loading', () => {
    keysApi().hold(contract.list)
    open()
    expect(screen.getByRole('status', { name: 'Loading API keys' })).toBeDefined()
  })

  test('explains how to start when there is none', async () => {
    keysApi([])
    const { user } = open()
    const title = await screen.findByText('No API keys yet')
    expect(screen.getByText('Create your first API key to start using the external API')).toBeDefined()
    await user.click(within(title.parentElement!).getByRole('button', { name: 'Create API Key' }))
    expect((await dialog()).getByText('Create API Key', { selector: 'h2' })).toBeDefined()
  })

  test('shows a loading error, and can be retried', async () => {
    const api = keysApi()
    api.refuse(contract.list, 503, 'unavailable', 'We are moving house')
    const { user } = open()
    expect(await screen.findByText('Error loading API keys: We are moving house')).toBeDefined()
    api.has([keyOf()])
    await press(user, 'Try again')
    await row()
  })

  test('reports a missing response', async () => {
    keysApi().drop(contract.list)
    open()
    expect(await screen.findByText('Error loading API keys: Network Error')).toBeDefined()
    expect(screen.getByText('Check your connection and try again.')).toBeDefined()
  })

  test.each([
    [403, 'forbidden', 'Access Denied'],
    [402, 'subscription_required', 'Subscription Required'],
  ] as const)('rejected with %i says so, and offers no new key', async (status, code, text) => {
    keysApi().refuse(contract.list, status, code, 'no')
    open()
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Create API Key' })).toBeNull()
  })

  test('has the columns of the specification', async () => {
    keysApi()
    open()
    await row()
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Name',
      'API Key',
      'Status',
      'Rate Limits',
      'Last Used',
      'Actions',
    ])
  })

  test('shows what a key may do, how often, and when it was used', async () => {
    keysApi([keyOf({ expires_at: '2099-03-04T12:00:00.000Z' })])
    open()
    const key = await row()
    expect(key.getByText('Crawl, Read · to Mar 4, 2099')).toBeDefined()
    for (const rate of [/60 per minute/, /1,000 per hour/, /10,000 per day/]) expect(key.getByText(rate)).toBeDefined()
    expect(key.getByText('2 hours ago')).toBeDefined()
  })

  test('shows that a key was never used', async () => {
    keysApi([keyOf({ last_used_at: null, permissions: [] })])
    open()
    expect((await row()).getByText('Never')).toBeDefined()
    expect((await row()).getByText('None')).toBeDefined()
  })

  test.each([
    ['Active', keyOf()],
    ['Inactive', keyOf({ is_active: false })],
    ['Inactive', { ...expiredKey(), is_active: false }],
    ['Expired', expiredKey()],
  ])('marks a key as %s (%#)', async (status, key) => {
    keysApi([key])
    open()
    const badge = (await row()).getByText(status)
    expect(badge.querySelector('svg')).not.toBeNull()
  })
})

describe('a key in the list', () => {
  test('is hidden until the user shows it', async () => {
    keysApi()
    const { user } = open()
    const key = await row()
    expect(key.getByText('ctk_live_0...')).toBeDefined()
    expect(screen.queryByText(PLAIN_KEY)).toBeNull()
    await press(user, 'Show the key of Build server')
    expect(key.getByText(PLAIN_KEY)).toBeDefined()
    await press(user, 'Hide the key of Build server')
    expect(screen.queryByText(PLAIN_KEY)).toBeNull()
  })

  test('is copied in full', async () => {
    keysApi()
    const { user } = open()
    await press(user, 'Copy the key of Build server')
    expect(await screen.findByText('Copied to clipboard')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe(PLAIN_KEY)
  })

  test('that cannot be copied says so', async () => {
    keysApi()
    const { user } = open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
    await press(user, 'Copy the key of Build server')
    expect(await screen.findByText('Failed to copy to clipboard')).toBeDefined()
  })

  test('of another member is neither tagged nor shown', async () => {
    keysApi([keyOf({ plain_key: undefined, created_by: 'Ben' })])
    open()
    expect((await row()).getByText(/by Ben/)).toBeDefined()
    expect((await row()).queryByText('Legacy')).toBeNull()
    expect((await row()).queryByRole('button', { name: /^(?:Show|Copy) the key/ })).toBeNull()
  })

  test('of the old kind is marked, and can be neither shown nor copied', async () => {
    keysApi([legacyKey(), keyOf()])
    const { user } = open()
    expect((await row('Old one')).getByText('Legacy')).toBeDefined()
    expect((await row()).queryByText('Legacy')).toBeNull()
    await press(user, 'Show the key of Old one')
    await press(user, 'Copy the key of Old one')
    expect(await screen.findAllByText('Please regenerate this API key to enable copy functionality')).toHaveLength(2)
    expect((await row('Old one')).getByText('ctk_live_0...')).toBeDefined()
    expect(screen.queryByText('Copied to clipboard')).toBeNull()
  })

  test('shows how long its previous secret still works', async () => {
    keysApi([keyOf({ former_valid_until: new Date(Date.now() + 3_600_000).toISOString() })])
    open()
    expect((await row()).getByText(/^The old key works until /)).toBeDefined()
  })

  test('shows nothing about an expired previous secret', async () => {
    keysApi([keyOf({ former_valid_until: new Date(Date.now() - 1000).toISOString() })])
    open()
    expect((await row()).queryByText(/former key/)).toBeNull()
  })
})

describe('deleting', () => {
  const ask = async () => {
    const api = keysApi()
    const { user } = open()
    await press(user, 'Delete Build server')
    return { api, user, question: await dialog('alertdialog') }
  }

  test('asks first, and does nothing when cancelled', async () => {
    const { api, user, question } = await ask()
    expect(question.getByText('Delete the API key “Build server”?')).toBeDefined()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(api.sent()).toEqual([])
  })

  test('removes it from the list', async () => {
    const { api, user, question } = await ask()
    api.answer(contract.remove, {})
    api.has([])
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('API key deleted successfully')).toBeDefined()
    expect(await screen.findByText('No API keys yet')).toBeDefined()
    const asked = api.seen.find(({ method }) => method === 'DELETE')
    expect(asked?.path).toBe(`/api/dashboard/api-keys/${keyId(1)}`)
  })

  test.each([
    ['the server’s reason', 'It is in use just now'],
    ['our own text', 'Failed to delete API key'],
  ])('that fails shows %s', async (_whose, text) => {
    const { api, user, question } = await ask()
    if (text.startsWith('Failed')) api.garble(contract.remove, 502)
    else api.refuse(contract.remove, 409, 'conflict', text)
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(text)).toBeDefined()
    await row()
  })
})

describe('regenerating', () => {
  const ask = async () => {
    const api = keysApi()
    const { user } = open()
    await press(user, 'Regenerate Build server')
    const question = await dialog('alertdialog')
    return { api, user, question, confirm: () => user.click(question.getByRole('button', { name: 'Regenerate' })) }
  }

  test('asks first, and does nothing when cancelled', async () => {
    const { api, user, question } = await ask()
    expect(question.getByText('Regenerate the API key “Build server”?')).toBeDefined()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(api.sent()).toEqual([])
  })

  test.each([
    ['At once', 0],
    ['After 1 hour', 60],
    ['After 24 hours', 1440],
    ['After 7 days', 10_080],
  ])('with a previous key that ends “%s” sends %i minutes, and shows the new key', async (label, minutes) => {
    const { api, user, question, confirm } = await ask()
    api.answer(contract.regenerate, { data: { api_key: keyOf({ plain_key: 'ctk_live_new' }) } })
    if (minutes > 0) await user.click(question.getByText(label))
    await confirm()
    expect(await screen.findByText('API key regenerated successfully')).toBeDefined()
    expect(api.sent()).toEqual([{ overlap_minutes: minutes }])
    const shown = await dialog()
    expect(shown.getByText('ctk_live_new')).toBeDefined()
    await user.click(shown.getByRole('button', { name: 'Copy key' }))
    expect(await navigator.clipboard.readText()).toBe('ctk_live_new')
    await user.click(shown.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test.each([
    ['the server’s reason', 'Too often'],
    ['our own text', 'Failed to regenerate API key'],
  ])('that fails shows %s', async (_whose, text) => {
    const { api, confirm } = await ask()
    if (text.startsWith('Failed')) api.drop(contract.regenerate)
    else api.refuse(contract.regenerate, 429, 'too_many_requests', text)
    await confirm()
    expect(await screen.findByText(text)).toBeDefined()
  })

  test('without a plan links to the plans', async () => {
    const { api, confirm } = await ask()
    api.refuse(contract.regenerate, 402, 'subscription_required', 'Your plan has ended')
    await confirm()
    expect(await screen.findByText('Your plan has ended')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Upgrade plan' })).toBeDefined()
  })
})
