import type { ApiKey, KeyRequest } from '../../api-keys/api-keys.ts'
import { at, one, part } from './shared.ts'

export const KEY: Omit<ApiKey, 'plain_key'> = {
  id: '01900000-0000-7000-8000-000000000016',
  name: 'Build server',
  key: 'ctk_live_0...wxyz',
  is_legacy: false,
  permissions: ['read', 'crawl'],
  rate_limits: { requests_per_minute: 60, requests_per_hour: 1_000, requests_per_day: 10_000 },
  allowed_ips: [],
  is_active: true,
  expires_at: null,
  created_by: null,
  created_at: at('09:00:00'),
  last_used_at: at('09:30:00'),
  former_valid_until: null,
}
const REQUEST: KeyRequest = {
  ...{ id: '42', method: 'POST', path: '/api/v1/crawl', status: 201, code: null, duration_ms: 61 },
  ...{ ip_address: '203.0.113.7', created_at: at('09:30:00') },
}

/** Keys, and the requests made with them. */
export const KEY_EXAMPLES: Readonly<Record<string, object>> = {
  'key.get': one({
    key: KEY,
    plan: 'Pro',
    usage: {
      crawls: { used: 12, limit: 500, remaining: 488, unlimited: false, resets_at: '2026-12-01T00:00:00.000Z' },
      api_calls: { used: 37, limit: 5_000, remaining: 4_963, unlimited: false, resets_at: '2026-11-22T00:00:00.000Z' },
    },
  }),
  'key.listRequests': part(REQUEST),
  'key.list': part(KEY),
}
