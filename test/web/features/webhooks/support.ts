import { screen, within } from '@testing-library/react'
import * as contract from '../../../../src/contracts/webhooks/webhooks.ts'
import { fakeApi } from '../../support/fake-api.ts'

export const webhookId = (n: number) => `01900000-0000-7000-8000-00000000000${n}`
export const deliveryId = (n: number) => `01900000-0000-7000-9000-00000000000${n}`
export const SECRET = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY='
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** A working webhook; a test overrides what differs. */
export const webhookOf = (change: Partial<contract.WebhookEndpoint> = {}): contract.WebhookEndpoint => ({
  id: webhookId(1),
  url: 'https://crm.example/hooks',
  description: 'To our CRM',
  events: ['crawl.completed', 'crawl.failed'],
  is_active: true,
  disabled_reason: null,
  failing_since: null,
  secret_end: 'ZWY=',
  former_secret_until: null,
  created_at: '2026-03-04T12:00:00.000Z',
  ...change,
})

export type Attempt = contract.WebhookDelivery['attempts'][number]
export const attemptOf = (change: Partial<Attempt> = {}): Attempt => ({
  http_status: 200,
  failure: null,
  response: 'thanks',
  duration_ms: 120,
  created_at: inMinutes(-5),
  ...change,
})

/** A message delivered at the first attempt. */
export const deliveryOf = (change: Partial<contract.WebhookDelivery> = {}): contract.WebhookDelivery => ({
  id: deliveryId(1),
  event: 'crawl.completed',
  state: 'delivered',
  payload: '{"type":"crawl.completed","data":{"pages":3}}',
  attempts: [attemptOf()],
  next_at: null,
  delivered_at: inMinutes(-5),
  created_at: inMinutes(-5),
  ...change,
})
export const failedDelivery = (change: Partial<contract.WebhookDelivery> = {}) =>
  deliveryOf({
    id: deliveryId(2),
    event: 'crawl.failed',
    state: 'failed',
    attempts: [attemptOf({ http_status: 500, response: 'no disk' })],
    delivered_at: null,
    ...change,
  })
export const pendingDelivery = (change: Partial<contract.WebhookDelivery> = {}) =>
  failedDelivery({ id: deliveryId(3), state: 'pending', next_at: inMinutes(30), ...change })

/** A server with these webhooks, and messages to the first of them. */
export function webhooksApi(
  webhooks: contract.WebhookEndpoint[] = [webhookOf()],
  deliveries: contract.WebhookDelivery[] = [deliveryOf()],
) {
  const api = fakeApi()
  const has = (now: contract.WebhookEndpoint[]) => {
    api.answer(contract.list, { data: now })
    if (now[0]) api.answer(contract.get, { data: now[0] })
  }
  const delivers = (now: contract.WebhookDelivery[], next_cursor: string | null = null) =>
    api.answer(contract.listDeliveries, { data: now, next_cursor })
  has(webhooks)
  delivers(deliveries)
  return {
    ...api,
    has,
    delivers,
    /** The bodies of changing requests. */
    sent: () => api.seen.filter(({ method }) => method !== 'GET').map(({ body }) => body),
    /** The paths of changing requests. */
    sentTo: () => api.seen.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
    asked: () => api.seen.filter(({ path }) => path.endsWith('/deliveries')),
  }
}

export const dialog = async (role: 'dialog' | 'alertdialog' = 'dialog') => within(await screen.findByRole(role))
