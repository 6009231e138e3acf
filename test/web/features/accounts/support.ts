import * as contract from '../../../../src/contracts/accounts/accounts.ts'
import { listOwnActivity } from '../../../../src/contracts/audit-trail/audit-trail.ts'
import { listIdentities } from '../../../../src/contracts/identities/identities.ts'
import {
  type NotificationPreferences,
  PREFERENCES_DEFAULT,
} from '../../../../src/contracts/notifications/notifications.ts'
import { readSecurity, type SignInSecurity } from '../../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import SettingsPage from '../../../../web/app/pages/settings-page.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'
import { ann } from '../auth/support.tsx'

export const profileOf = (change: Partial<contract.Profile> = {}): contract.Profile => ({
  id: ann.id,
  name: 'Ann Lee',
  email: 'ann@example.org',
  country: null,
  email_verified: true,
  pending_email: null,
  site_limit: 3,
  subscription: null,
  created_at: '2026-01-01T00:00:00.000Z',
  ...change,
})

export const stats: contract.AccountStats = {
  account_age_days: 41.6,
  total_websites: 12,
  total_emails: 1000,
  total_phones: 200,
  total_names: 30,
  total_addresses: 4,
  email_verified: true,
}

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const sessionId = (n: number) => `01a1fbfb-548d-73ef-a58d-00000000000${n}`
/** The session of this browser; a test overrides what differs. */
export const sessionOf = (n: number, change: Partial<contract.Session> = {}): contract.Session => ({
  id: sessionId(n),
  is_current: n === 1,
  ip_address: `203.0.113.${n}`,
  user_agent: FIREFOX,
  country: 'DE',
  last_seen_at: null,
  created_at: new Date(Date.now() - 3_600_000).toISOString(),
  expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  ...change,
})

export const preferences: NotificationPreferences = PREFERENCES_DEFAULT

/** A user without second factors. */
export const noFactors: SignInSecurity = {
  factors: [],
  recovery_codes_left: 0,
  trusted_devices: [],
  has_passkeys: true,
}

/** A server with Ann's account. */
export function apiOfAnn() {
  const api = fakeApi()
  api.answer(contract.getProfile, { data: profileOf() })
  api.answer(contract.getAccountStats, { data: stats })
  api.answer(contract.listSessions, { data: [sessionOf(1), sessionOf(2)] })
  api.answer(readSecurity, { data: noFactors })
  api.answer(listIdentities, { data: { identities: [], available: [], has_password: true } })
  api.answer(listOwnActivity, { data: [], next_cursor: null })
  return api
}

/** Opens the settings, at one of their tabs. */
export const openSettings = (tab?: string) => visit(SettingsPage, `/dashboard/settings${tab ? `?tab=${tab}` : ''}`)
