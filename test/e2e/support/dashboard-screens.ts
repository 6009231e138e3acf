import { BILLING_SCREENS } from './billing-screens.ts'
import { COLLECTION_SCREENS } from './collection-screens.ts'
import { OUTREACH_SCREENS } from './outreach-screens.ts'
import { click, heading, PHONE, type Screen } from './screen.ts'

const ACCOUNT_SCREENS: readonly Screen[] = [
  {
    name: 'settings',
    as: 'demo',
    path: '/dashboard/settings',
    shows: (page) => page.getByText('Days Active'),
  },
  {
    name: 'settings, another address',
    as: 'demo',
    path: '/dashboard/settings',
    shows: (page) => page.getByLabel('Current password'),
    press: (page) => page.getByLabel('Email Address').fill('another@contactory.test'),
  },
  {
    name: 'settings on a phone, security',
    as: 'demo',
    width: PHONE,
    path: '/dashboard/settings?tab=security',
    shows: (page) => page.getByText('This device').first(),
  },
  {
    name: 'settings, notifications',
    as: 'demo',
    path: '/dashboard/settings?tab=notifications',
    shows: (page) => page.getByRole('switch').first(),
  },
  {
    name: 'settings, deleting the account',
    as: 'demo',
    path: '/dashboard/settings?tab=danger-zone',
    shows: (page) => page.getByRole('alertdialog').getByLabel('Password', { exact: true }),
    press: click(/^Delete Account/),
  },
  { name: 'API keys', as: 'demo', path: '/dashboard/api-keys', shows: (page) => page.getByText('No API keys yet') },
  {
    name: 'creating an API key',
    as: 'demo',
    path: '/dashboard/api-keys',
    shows: (page) => page.getByRole('dialog').getByLabel('Name'),
    press: (page) => page.getByRole('button', { name: 'Create API Key' }).first().click(),
  },
  { name: 'webhooks', as: 'demo', path: '/dashboard/webhooks', shows: heading('Webhooks') },
  { name: 'API docs', as: 'demo', path: '/dashboard/api-docs', shows: (page) => page.getByText('Need Help') },
  { name: 'an unknown page in the dashboard', as: 'demo', path: '/dashboard/x', shows: heading('Page not found') },
  { name: 'no access', as: 'demo', path: '/dashboard/admin', shows: (page) => page.getByText('Access Denied') },
  {
    name: 'the bell',
    as: 'demo',
    path: '/dashboard/api-docs',
    shows: (page) => page.getByRole('link', { name: 'View all notifications' }),
    press: (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /^Notifications/ })
        .click(),
  },
  {
    name: 'the drawer of small screens',
    as: 'admin',
    width: PHONE,
    path: '/dashboard/api-docs',
    shows: (page) => page.getByRole('button', { name: 'Close navigation' }),
    press: click('Open navigation'),
  },
]

/** Screens of signed-in users: with data (`demo`) and without (`admin`). */
export const DASHBOARD_SCREENS: readonly Screen[] = [
  ...COLLECTION_SCREENS,
  ...BILLING_SCREENS,
  ...OUTREACH_SCREENS,
  ...ACCOUNT_SCREENS,
]
