import { screen, within } from '@testing-library/react'
import * as contract from '../../../../src/contracts/api-keys/api-keys.ts'
import type { User } from '../../../../src/contracts/auth/auth.ts'
import { replaceUser } from '../../../../web/features/auth/session.ts'
import { fakeApi } from '../../support/fake-api.ts'

export const PLAIN_KEY = 'ctk_live_0123456789abcdef'
export const keyId = (n: number) => `01900000-0000-7000-8000-00000000000${n}`
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** A key in use; a test overrides what differs. */
export const keyOf = (change: Partial<contract.ApiKey> = {}): contract.ApiKey => ({
  id: keyId(1),
  name: 'Build server',
  key: contract.maskOf(PLAIN_KEY),
  plain_key: PLAIN_KEY,
  is_legacy: false,
  permissions: ['crawl', 'read'],
  rate_limits: { ...contract.RATE_LIMIT_DEFAULTS },
  allowed_ips: [],
  is_active: true,
  expires_at: null,
  created_by: null,
  created_at: '2026-03-04T12:00:00.000Z',
  last_used_at: inHours(-2),
  former_valid_until: null,
  ...change,
})
export const legacyKey = () => keyOf({ id: keyId(2), name: 'Old one', plain_key: undefined, is_legacy: true })
export const expiredKey = () => keyOf({ expires_at: inHours(-1) })

const plan = { name: 'pro', display_name: 'Pro', has_email_campaigns: true, has_sms_campaigns: true } as User['plan']
const member = { id: keyId(9), name: 'Ann', email: 'ann@acme.com', plan, subscription: null, permissions: [] }

/** The viewer: an administrator, unless a test says otherwise. */
export const signInAs = (change: Partial<User> = {}) =>
  replaceUser({ ...member, is_admin: true, is_root_user: false, impersonated_by: null, ...change } as unknown as User)

/** A server with these keys, and an administrator as the viewer. */
export function keysApi(keys: contract.ApiKey[] = [keyOf()]) {
  const api = fakeApi()
  signInAs()
  const has = (now: contract.ApiKey[]) => api.answer(contract.list, { data: { api_keys: now, total: now.length } })
  has(keys)
  return {
    ...api,
    has,
    /** The bodies of changing requests. */
    sent: () => api.seen.filter(({ method }) => method !== 'GET').map(({ body }) => body),
  }
}

export const dialog = async (role: 'dialog' | 'alertdialog' = 'dialog') => within(await screen.findByRole(role))
