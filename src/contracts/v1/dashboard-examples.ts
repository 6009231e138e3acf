import type { User } from '../auth/auth.ts'
import type { Notification } from '../notifications/notifications.ts'
import { ITEM } from './answer-examples/data.ts'
import { KEY } from './answer-examples/key.ts'
import { CRAWL_ID } from './answer-examples/shared.ts'

const PLAN = {
  ...{ name: 'pro', display_name: 'Pro', has_email_campaigns: true, has_sms_campaigns: true },
  ...{ has_webhooks: true, has_ai_extraction: true, has_priority_support: false, has_sso: false },
}
const USER: User = {
  id: '01900000-0000-7000-8000-000000000020',
  name: 'Ada Byron',
  email: 'ada@example.com',
  is_admin: false,
  is_root_user: false,
  roles: [],
  permissions: [],
  subscription: { status: 'active', plan: PLAN },
  plan: PLAN,
  email_verified: true,
  created_at: '2026-11-01T08:00:00.000Z',
  impersonated_by: null,
}
const NOTIFICATION: Notification = {
  id: '01900000-0000-7000-8000-000000000021',
  type: 'success',
  title: 'Crawl completed',
  message: 'example.com: 5 items found on 14 pages. 1 contact, 1 of them reachable.',
  link: `/dashboard/data?crawl_id=${CRAWL_ID}`,
  read: false,
  created_at: '2026-11-21T09:30:20.000Z',
}
const pages = (total: number) => ({ current_page: 1, last_page: 1, per_page: 20, total })

/** Example responses of the documented dashboard endpoints by `noun.name`, consistent with `ANSWER_EXAMPLES`. */
export const DASHBOARD_EXAMPLES: Readonly<Record<string, object>> = {
  'auth.register': { message: 'Registration successful! Please check your email to verify your account.' },
  'auth.logIn': { message: 'Login successful', data: { token: 'YOUR_TOKEN', user: USER } },
  'auth.logOut': { message: 'Logged out successfully' },
  'data.listTypes': {
    data: [
      { type: 'emails', label: 'Emails', total: 128 },
      { type: 'phones', label: 'Phones', total: 64 },
    ],
  },
  'data.listAll': { data: [ITEM], pagination: { ...pages(1), page: 1, is_capped: false } },
  'apiKeys.list': { data: { api_keys: [KEY], total: 1 } },
  // A new key has never been used.
  'apiKeys.create': {
    message: 'API key created successfully',
    data: { api_key: { ...KEY, plain_key: 'ctk_live_0123456789abcdefghijklmnopqrwxyz', last_used_at: null } },
  },
  'apiKeys.remove': { message: 'API key deleted successfully' },
  'notifications.list': { data: [NOTIFICATION], unread_count: 1, pagination: pages(1) },
  'notifications.markRead': { data: { ...NOTIFICATION, read: true } },
}
