import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/webhooks/webhooks.ts'
import WebhooksPage from '../../../../web/app/pages/webhooks-page.tsx'
import { visit } from '../../support/visit.tsx'
import {
  attemptOf,
  deliveryId,
  deliveryOf,
  dialog,
  failedDelivery,
  inMinutes,
  pendingDelivery,
  webhookId,
  webhookOf,
  webhooksApi,
} from './support.ts'

const ADDRESS = `/dashboard/webhooks?webhook=${webhookId(1)}`
const open = (search = '') => visit(WebhooksPage, `${ADDRESS}${search}`)
const row = async (n: number) => within(await screen.findByRole('row', { name: new RegExp(deliveryId(n)) }))
const press = async (user: ReturnType<typeof open>['user'], name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

describe('the page of a webhook', () => {
  test('shows its settings', async () => {
    webhooksApi([webhookOf({ former_secret_until: inMinutes(60) })])
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'To our CRM' })).toBeDefined()
    for (const text of ['https://crm.example/hooks', 'Active', 'crawl.failed', 'whsec_…ZWY='])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0)
    expect(screen.getByText(/^The old secret also signs until/)).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('has its URL as title without a description', async () => {
    webhooksApi([webhookOf({ description: '' })])
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'crm.example/hooks' })).toBeDefined()
  })

  test('that fails shows since when', async () => {
    webhooksApi([webhookOf({ failing_since: '2026-03-05T12:00:00.000Z' })])
    open()
    expect((await screen.findByRole('alert')).textContent).toContain('Failing since Mar 5, 2026')
  })

  test.each([
    ['Turned off by you', webhookOf({ is_active: false })],
    [
      'Switched off: It answered that it is gone (410).',
      webhookOf({ is_active: false, disabled_reason: 'It answered that it is gone (410).' }),
    ],
  ])('that is disabled shows “%s”, and can be enabled', async (text, webhook) => {
    const api = webhooksApi([webhook])
    const { user } = open()
    await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0))
    api.answer(contract.update, { data: webhookOf() })
    api.has([webhookOf()])
    await press(user, 'Switch on')
    expect(await screen.findByText('Webhook turned on')).toBeDefined()
    const { url, description, events } = webhookOf()
    expect(api.sent()).toEqual([{ url, description, events, is_active: true }])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Switch on' })).toBeNull())
  })

  test('that does not exist says so', async () => {
    webhooksApi().refuse(contract.get, 404, 'not_found', 'Webhook not found')
    open()
    expect(await screen.findByRole('heading', { name: 'Webhook not found' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'All webhooks' }).getAttribute('href')).toBe('/dashboard/webhooks')
  })

  test.each([
    [403, 'forbidden', 'Access Denied'],
    [402, 'subscription_required', 'Subscription Required'],
    [503, 'unavailable', 'moving'],
  ] as const)('rejected with %i says so', async (status, code, text) => {
    webhooksApi().refuse(contract.get, status, code, 'moving')
    open()
    expect(await screen.findByText(text)).toBeDefined()
  })

  test('that is deleted leads back to the list', async () => {
    const api = webhooksApi()
    const { user, history } = open()
    await press(user, 'Delete')
    api.answer(contract.remove, {})
    api.has([])
    await user.click((await dialog('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No webhooks yet')).toBeDefined()
    expect(history).toEqual(['/dashboard/webhooks'])
  })

  test('can be changed', async () => {
    webhooksApi()
    const { user } = open()
    await press(user, 'Edit')
    expect((await dialog()).getByLabelText<HTMLInputElement>('URL').value).toBe('https://crm.example/hooks')
  })
})

describe('webhook deliveries', () => {
  test('show that they are loading', async () => {
    webhooksApi().hold(contract.listDeliveries)
    open()
    expect(await screen.findByRole('status', { name: 'Loading deliveries' })).toBeDefined()
  })

  test('explain how to get one if there are none', async () => {
    webhooksApi(undefined, [])
    open()
    expect(await screen.findByText('No deliveries yet')).toBeDefined()
  })

  test('that failed to load can be retried', async () => {
    const api = webhooksApi()
    api.refuse(contract.listDeliveries, 503, 'unavailable', 'Not now')
    const { user } = open()
    expect(await screen.findByText('Not now')).toBeDefined()
    api.delivers([deliveryOf()])
    await press(user, 'Try again')
    await row(1)
  })

  test('show the outcome of each message', async () => {
    webhooksApi(undefined, [
      deliveryOf(),
      failedDelivery({
        attempts: [
          attemptOf({ created_at: inMinutes(-3) }),
          attemptOf({
            created_at: inMinutes(-1),
            http_status: null,
            failure: 'It took too long.',
            duration_ms: 15_040,
          }),
        ],
      }),
      pendingDelivery(),
    ])
    open()
    const delivered = await row(1)
    for (const text of ['crawl.completed', deliveryId(1), 'Delivered', '120 ms', 'thanks', '5 minutes ago'])
      expect(delivered.getByText(text)).toBeDefined()
    expect(delivered.getByText(/^HTTP 200/)).toBeDefined()
    const failed = await row(2)
    expect(failed.getByText('Failed')).toBeDefined()
    expect(failed.getByText('15 s')).toBeDefined()
    expect(failed.getByText(/^It took too long\./)).toBeDefined()
    expect((await row(3)).getByText('Next attempt in 30 minutes')).toBeDefined()
  })

  test('are filtered by status, in the URL', async () => {
    const api = webhooksApi()
    const { user, history } = open()
    await row(1)
    api.delivers([failedDelivery()])
    await user.click(screen.getByRole('radio', { name: 'Failed' }))
    await row(2)
    expect(history.at(-1)).toBe(`${ADDRESS}&state=failed`)
    expect(api.asked().at(-1)?.query.get('state')).toBe('failed')
    await user.click(screen.getByRole('radio', { name: 'All' }))
    expect(history.at(-1)).toBe(ADDRESS)
  })

  test('without matches link to all', async () => {
    const api = webhooksApi(undefined, [])
    const { user } = open('&state=pending')
    expect(await screen.findByText('No delivery is pending')).toBeDefined()
    expect(api.asked()[0]?.query.get('state')).toBe('pending')
    api.delivers([deliveryOf()])
    await press(user, 'Show all')
    await row(1)
  })

  test('continue after the first page', async () => {
    const api = webhooksApi()
    api.delivers([deliveryOf()], 'after-1')
    const { user } = open()
    await row(1)
    api.delivers([failedDelivery()])
    await press(user, 'Load more')
    await row(2)
    expect((await row(1)).getByText('Delivered')).toBeDefined()
    expect(api.asked().at(-1)?.query.get('cursor')).toBe('after-1')
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  test('are reloaded within seconds while one is pending', async () => {
    const api = webhooksApi(undefined, [pendingDelivery({ attempts: [], next_at: inMinutes(1) })])
    open()
    await row(3)
    api.delivers([deliveryOf({ id: deliveryId(3) })])
    await vi.advanceTimersByTimeAsync(3_500)
    expect((await row(3)).getByText('Delivered')).toBeDefined()
    const asked = api.asked().length
    await vi.advanceTimersByTimeAsync(8_000)
    expect(api.asked()).toHaveLength(asked)
  })

  test('are reloaded on click', async () => {
    const api = webhooksApi()
    const { user } = open()
    await row(1)
    api.delivers([failedDelivery()])
    await press(user, 'Refresh')
    await row(2)
  })
})

describe('a webhook message', () => {
  async function openOne(delivery: contract.WebhookDelivery, webhook = webhookOf()) {
    const api = webhooksApi([webhook], [delivery])
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${delivery.event} ?${delivery.id}`) }))
    return { api, user, shown: await dialog() }
  }

  test('shows its formatted payload, and every attempt', async () => {
    const { shown } = await openOne(
      pendingDelivery({
        attempts: [
          attemptOf({ http_status: 500, response: 'no disk', created_at: inMinutes(-9) }),
          attemptOf({ http_status: null, failure: 'No such host.', response: null, created_at: inMinutes(-4) }),
          attemptOf({ http_status: 503, response: '', created_at: inMinutes(-2), duration_ms: 1_400 }),
        ],
      }),
    )
    expect(shown.getByText(/"pages": 3/).textContent).toBe(
      '{\n  "type": "crawl.completed",\n  "data": {\n    "pages": 3\n  }\n}',
    )
    expect(shown.getByText('Next attempt in 30 minutes')).toBeDefined()
    const attempts = within(shown.getByRole('list', { name: 'Attempts' })).getAllByRole('listitem')
    expect(attempts.map((attempt) => attempt.textContent)).toEqual([
      '#3HTTP 5031.4 s2 minutes agoThe response was empty.',
      '#2No such host.120 ms4 minutes ago',
      '#1HTTP 500120 ms9 minutes agono disk',
    ])
  })

  test('that is not JSON is shown unchanged', async () => {
    const { shown } = await openOne(deliveryOf({ payload: 'not { json' }))
    expect(shown.getByText('not { json')).toBeDefined()
  })

  test('is resent, with a confirmation', async () => {
    const { api, user, shown } = await openOne(failedDelivery())
    api.answer(contract.replay, { data: pendingDelivery({ id: deliveryId(2) }) })
    api.delivers([pendingDelivery({ id: deliveryId(2) })])
    await user.click(shown.getByRole('button', { name: 'Replay' }))
    expect(await screen.findByText('Sending the message again')).toBeDefined()
    expect(api.sentTo()).toEqual([`POST /api/dashboard/webhooks/${webhookId(1)}/deliveries/${deliveryId(2)}/replay`])
    expect((await row(2)).getByText('Pending')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('is resent from its row, which does not open', async () => {
    const api = webhooksApi(undefined, [failedDelivery()])
    const { user } = open()
    api.garble(contract.replay, 502)
    await press(user, /^Replay: crawl\.failed/)
    expect(await screen.findByText('Failed to replay the message')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that waits for its next attempt can be sent immediately', async () => {
    const { shown } = await openOne(pendingDelivery())
    expect(shown.getByRole('button', { name: 'Send now' })).toBeDefined()
  })

  test('waits while the webhook is disabled, and cannot be sent', async () => {
    const { shown } = await openOne(pendingDelivery(), webhookOf({ is_active: false }))
    expect(shown.getByText('Waiting for the webhook to be turned on')).toBeDefined()
    expect(shown.queryByRole('button', { name: /Send now|Replay/ })).toBeNull()
  })
})

describe('resending all failed messages', () => {
  async function ask(webhook = webhookOf()) {
    const api = webhooksApi([webhook], [failedDelivery()])
    const { user } = open()
    await press(user, 'Replay all failed')
    const question = await dialog('alertdialog')
    return { api, question, confirm: () => user.click(question.getByRole('button', { name: 'Replay all' })) }
  }

  test.each([
    [2, 'Sending 2 messages again'],
    [1, 'Sending 1 message again'],
    [0, 'No failed messages'],
  ])('happens after a confirmation, %i of them', async (replayed, text) => {
    const { api, question, confirm } = await ask()
    expect(question.getByText(/Every failed message to this webhook is sent again/)).toBeDefined()
    expect(api.sent()).toEqual([])
    api.answer(contract.replayFailed, { data: { replayed } })
    await confirm()
    expect(await screen.findByText(text)).toBeDefined()
  })

  test('waits while the webhook is disabled', async () => {
    const { question } = await ask(webhookOf({ is_active: false }))
    expect(question.getByText(/wait until you turn it on/)).toBeDefined()
  })
})

describe('a test message', () => {
  const tested = (change: Partial<contract.WebhookDelivery>) =>
    deliveryOf({ id: deliveryId(9), event: 'webhook.test', ...change })

  test.each([
    ['arrived', 'Delivered', 'HTTP 200', tested({})],
    ['did not', 'Failed', 'HTTP 500', tested({ state: 'failed', attempts: [attemptOf({ http_status: 500 })] })],
  ])('that %s says so immediately, and is not resent', async (_how, state, answer, delivery) => {
    const api = webhooksApi(undefined, [])
    const { user } = open()
    api.answer(contract.sendTest, { data: delivery })
    api.delivers([delivery])
    await press(user, 'Send test')
    const shown = await dialog()
    expect(shown.getByText('webhook.test')).toBeDefined()
    expect(shown.getByText(state, { selector: 'span' })).toBeDefined()
    expect(shown.getByText(answer)).toBeDefined()
    expect(shown.queryByRole('button', { name: 'Replay' })).toBeNull()
    // It is already in the list, which was empty.
    await user.click(shown.getAllByRole('button', { name: 'Close' })[0]!)
    await row(9)
  })

  test('that could not be sent shows why', async () => {
    const api = webhooksApi()
    api.refuse(contract.sendTest, 429, 'too_many_requests', 'Too many tests')
    const { user } = open()
    await press(user, 'Send test')
    expect(await screen.findByText('Too many tests')).toBeDefined()
  })
})
