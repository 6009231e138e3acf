import type { WebhookDelivery, WebhookEndpoint } from '../../webhooks/webhooks.ts'
import { at, CRAWL_ID, one, part } from './shared.ts'

const WEBHOOK: WebhookEndpoint = {
  id: '01900000-0000-7000-8000-000000000014',
  url: 'https://example.com/hooks/contactory',
  description: '',
  events: ['crawl.completed', 'crawl.failed'],
  is_active: true,
  disabled_reason: null,
  failing_since: null,
  secret_end: '2k4=',
  former_secret_until: null,
  created_at: at('09:00:00'),
}
const SECRET = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY='
const DELIVERED: WebhookDelivery = {
  id: '01900000-0000-7000-8000-000000000015',
  event: 'crawl.completed',
  state: 'delivered',
  payload: `{"type":"crawl.completed","timestamp":"${at('09:30:20')}","data":{"crawl_id":"${CRAWL_ID}"}}`,
  attempts: [{ http_status: 204, failure: null, response: '', duration_ms: 84, created_at: at('09:30:21') }],
  next_at: null,
  delivered_at: at('09:30:21'),
  created_at: at('09:30:20'),
}
/** A delivery before its first attempt. */
const WAITING: WebhookDelivery = {
  ...DELIVERED,
  state: 'pending',
  attempts: [],
  next_at: at('09:30:20'),
  delivered_at: null,
}

/** Webhooks and their messages. */
export const WEBHOOK_EXAMPLES: Readonly<Record<string, object>> = {
  'webhooks.list': one([WEBHOOK]),
  'webhooks.create': one({ ...WEBHOOK, secret: SECRET }),
  'webhooks.get': one(WEBHOOK),
  'webhooks.update': one({ ...WEBHOOK, events: ['crawl.completed'] }),
  'webhooks.rotateSecret': one({ ...WEBHOOK, secret: SECRET, former_secret_until: '2026-11-22T09:30:00.000Z' }),
  'webhooks.sendTest': one({ ...WAITING, event: 'webhook.test', payload: '{"type":"webhook.test"}' }),
  'webhooks.listDeliveries': part(DELIVERED),
  'webhooks.replay': one(WAITING),
  'webhooks.replayFailed': one({ replayed: 3 }),
}
