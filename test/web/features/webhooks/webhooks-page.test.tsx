import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/webhooks/webhooks.ts'
import WebhooksPage from '../../../../web/app/pages/webhooks-page.tsx'
import { visit } from '../../support/visit.tsx'
import { dialog, webhookId, webhookOf, webhooksApi } from './support.ts'

const open = (search = '') => visit(WebhooksPage, `/dashboard/webhooks${search}`)
const row = async (url = 'https://crm.example/hooks') =>
  within(await screen.findByRole('row', { name: new RegExp(`^${url}`) }))

describe('the list of webhooks', () => {
  test('shows that it is loading', () => {
    webhooksApi().hold(contract.list)
    open()
    expect(screen.getByRole('status', { name: 'Loading webhooks' })).toBeDefined()
  })

  test('explains webhooks when there is none', async () => {
    webhooksApi([])
    const { user } = open()
    const title = await screen.findByText('No webhooks yet')
    expect(screen.getByText(/notifies your app as soon as something happens/)).toBeDefined()
    await user.click(within(title.parentElement!).getByRole('button', { name: 'Create Webhook' }))
    expect((await dialog()).getByText('Create Webhook', { selector: 'h2' })).toBeDefined()
  })

  test('that failed shows why, and can be retried', async () => {
    const api = webhooksApi()
    api.refuse(contract.list, 503, 'unavailable', 'We are moving house')
    const { user } = open()
    expect(await screen.findByText('We are moving house')).toBeDefined()
    api.has([webhookOf()])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await row()
  })

  test.each([
    [403, 'forbidden', 'Access Denied'],
    [402, 'subscription_required', 'Subscription Required'],
  ] as const)('rejected with %i says so, and offers no new webhook', async (status, code, text) => {
    webhooksApi().refuse(contract.list, status, code, 'no')
    open()
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Create Webhook' })).toBeNull()
  })

  test('shows the URL, the events and the creation date of each one', async () => {
    webhooksApi([
      webhookOf(),
      webhookOf({
        id: webhookId(2),
        url: 'https://other.example/',
        description: '',
        events: [...contract.WEBHOOK_EVENT_NAMES],
      }),
      webhookOf({
        id: webhookId(3),
        url: 'https://third.example/',
        events: ['crawl.started', 'crawl.failed', 'page.completed'],
      }),
    ])
    open()
    const first = await row()
    for (const text of ['To our CRM', 'crawl.completed, crawl.failed', 'Active', 'Mar 4, 2026'])
      expect(first.getByText(text)).toBeDefined()
    expect((await row('https://other.example/')).getByText('All events')).toBeDefined()
    expect((await row('https://third.example/')).getByText('crawl.started, crawl.failed +1')).toBeDefined()
  })

  test.each([
    ['Active', null, webhookOf()],
    ['Failing', /^since Mar 5, 2026/, webhookOf({ failing_since: '2026-03-05T12:00:00.000Z' })],
    ['Turned off by you', null, webhookOf({ is_active: false })],
    [
      'Switched off',
      'Nothing has arrived for five days.',
      webhookOf({ is_active: false, disabled_reason: 'Nothing has arrived for five days.' }),
    ],
  ])('marks a webhook as %s', async (label, more, webhook) => {
    webhooksApi([webhook])
    open()
    expect((await row()).getByText(label)).toBeDefined()
    if (more) expect((await row()).getByText(more)).toBeDefined()
  })

  test('links to one of them, and back', async () => {
    webhooksApi()
    const { user, history } = open()
    await user.click((await row()).getByRole('button', { name: /^https:/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'To our CRM' })).toBeDefined()
    expect(history.at(-1)).toBe(`/dashboard/webhooks?webhook=${webhookId(1)}`)
    // The clicked element is gone: the focus moves to the start of the new content.
    expect(document.activeElement?.contains(screen.getByRole('heading', { level: 1 }))).toBe(true)
    await user.click(screen.getByRole('link', { name: 'Webhooks' }))
    await row()
  })

  test('deletes one after a confirmation, and does not open it', async () => {
    const api = webhooksApi()
    const { user, history } = open()
    await user.click((await row()).getByRole('button', { name: 'Delete To our CRM' }))
    const question = await dialog('alertdialog')
    expect(question.getByText(/its delivery history will be deleted/)).toBeDefined()
    expect(api.sent()).toEqual([])
    api.answer(contract.remove, {})
    api.has([])
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Webhook deleted')).toBeDefined()
    expect(api.sentTo()).toEqual([`DELETE /api/dashboard/webhooks/${webhookId(1)}`])
    expect(await screen.findByText('No webhooks yet')).toBeDefined()
    expect(history).toHaveLength(1)
  })

  test('shows why one could not be deleted', async () => {
    const api = webhooksApi()
    const { user } = open()
    await user.click((await row()).getByRole('button', { name: 'Delete To our CRM' }))
    api.garble(contract.remove, 502)
    await user.click((await dialog('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete webhook')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})

test('a URL with an unknown webhook shows the list', async () => {
  webhooksApi()
  open('?webhook=nonsense&state=maybe')
  await row()
})
