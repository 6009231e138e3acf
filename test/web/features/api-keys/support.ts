import { screen, within } from '@testing-library/react'
import * as contract from '../../../../src/contracts/api-keys.ts'
import { fakeApi } from '../../support/fake-api.ts'

export const PLAIN_KEY = 'ctk_live_0123456789abcdef'
export const keyId = (n: number) => `01900000-0000-7000-8000-00000000000${n}`
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** A key in use; a test says what is different. */
export const keyOf = (change: Partial<contract.ApiKey> = {}): contract.ApiKey => ({
  id: keyId(1),
  name: 'Build server',
  key: contract.maskOf(PLAIN_KEY),
  plain_key: PLAIN_KEY,
  permissions: ['crawl', 'read'],
  rate_limits: { ...contract.RATE_LIMIT_DEFAULTS },
  allowed_ips: [],
  is_active: true,
  expires_at: null,
  created_at: '2026-03-04T12:00:00.000Z',
  last_used_at: inHours(-2),
  former_valid_until: null,
  ...change,
})
export const legacyKey = () => keyOf({ id: keyId(2), name: 'Old one', plain_key: undefined })
export const expiredKey = () => keyOf({ expires_at: inHours(-1) })

/** A server that has these keys. */
export function keysApi(keys: contract.ApiKey[] = [keyOf()]) {
  const api = fakeApi()
  const has = (now: contract.ApiKey[]) => api.answer(contract.list, { data: { api_keys: now, total: now.length } })
  has(keys)
  return {
    ...api,
    has,
    /** The bodies that were sent to change something. */
    sent: () => api.seen.filter(({ method }) => method !== 'GET').map(({ body }) => body),
  }
}

export const dialog = async (role: 'dialog' | 'alertdialog' = 'dialog') => within(await screen.findByRole(role))
