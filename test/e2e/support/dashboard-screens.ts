import type { Page } from 'playwright-core'
import { click, heading, PHONE, type Screen } from './screen.ts'

const openFirstContact = (page: Page) => page.getByRole('table').getByRole('link').first().click()

const openFirstMessage = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('link').first().click()

/** Screens of signed-in users: with data (`demo`) and without (`admin`). */
export const DASHBOARD_SCREENS: readonly Screen[] = [
  { name: 'overview', as: 'demo', path: '/dashboard', shows: (page) => page.getByText(/^\d+ items? on /).first() },
  { name: 'overview, empty', as: 'admin', path: '/dashboard', shows: (page) => page.getByText('Nothing yet') },
  { name: 'new crawl', as: 'demo', path: '/dashboard/crawl', shows: heading('New Crawl') },
  {
    name: 'new crawl with its options open',
    as: 'demo',
    path: '/dashboard/crawl',
    shows: (page) => page.getByLabel('Page limit'),
    press: click(/^Advanced Options/),
  },
  {
    name: 'new crawl by keyword',
    as: 'demo',
    path: '/dashboard/crawl',
    shows: (page) => page.getByRole('textbox', { name: 'Keyword' }),
    press: (page) => page.getByRole('radio', { name: 'Keyword' }).click(),
  },
  {
    name: 'a crawl',
    as: 'demo',
    path: ({ crawlId }) => `/dashboard/crawl/${crawlId}`,
    shows: (page) => page.getByRole('table', { name: 'Contacts from this crawl' }).getByRole('row').nth(1),
  },
  {
    name: 'what a crawl changed',
    as: 'demo',
    path: ({ crawlId }) => `/dashboard/crawl/${crawlId}`,
    shows: (page) => page.getByRole('table', { name: 'Changes since the previous crawl' }),
    press: async (page) => {
      await page.getByRole('button', { name: 'Show changes' }).click()
      await page.getByRole('radio', { name: /^Still there/ }).click()
    },
  },
  {
    name: 'scheduling a crawl',
    as: 'demo',
    path: ({ crawlId }) => `/dashboard/crawl/${crawlId}`,
    shows: (page) => page.getByRole('dialog').getByText('How often'),
    press: click('Schedule'),
  },
  { name: 'schedules', as: 'demo', path: '/dashboard/schedules', shows: (page) => page.getByText(/^Next /) },
  {
    name: 'schedules, empty',
    as: 'admin',
    path: '/dashboard/schedules',
    shows: (page) => page.getByText('Nothing is scheduled'),
  },
  {
    name: 'contacts',
    as: 'demo',
    path: '/dashboard/contacts',
    shows: (page) => page.getByRole('table', { name: 'Contacts' }).getByRole('row').nth(2),
  },
  {
    name: 'contacts with a selection',
    as: 'demo',
    path: '/dashboard/contacts',
    shows: (page) => page.getByRole('region', { name: 'Selection' }),
    press: (page) => page.getByRole('checkbox', { name: 'Select all rows' }).check(),
  },
  {
    name: 'merging contacts',
    as: 'demo',
    path: '/dashboard/contacts?kind=person',
    shows: (page) => page.getByRole('dialog').getByRole('radio').first(),
    press: async (page) => {
      await page.getByRole('checkbox', { name: 'Select all rows' }).check()
      await page.getByRole('button', { name: 'Merge' }).click()
    },
  },
  {
    name: 'lists and tags',
    as: 'demo',
    path: '/dashboard/contacts',
    shows: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'New list' }),
    press: click('Manage lists'),
  },
  {
    name: 'exporting contacts',
    as: 'demo',
    path: '/dashboard/contacts',
    shows: (page) => page.getByRole('checkbox', { name: /^Include likely addresses/ }),
    press: click('Export'),
  },
  {
    name: 'contacts on a phone with their filters open',
    as: 'demo',
    width: PHONE,
    path: '/dashboard/contacts?has=email',
    shows: (page) => page.getByLabel('First seen until'),
    press: click(/filters/),
  },
  {
    name: 'contacts, empty',
    as: 'admin',
    path: '/dashboard/contacts',
    shows: (page) => page.getByText('No contacts yet'),
  },
  {
    name: 'a contact with its evidence',
    as: 'demo',
    path: '/dashboard/contacts?has=email',
    shows: (page) => page.getByRole('list', { name: /^Evidence of/ }),
    press: async (page) => {
      await openFirstContact(page)
      await page
        .getByRole('button', { name: /^Evidence of/ })
        .first()
        .click()
    },
  },
  {
    name: 'a contact on a phone',
    as: 'demo',
    width: PHONE,
    path: '/dashboard/contacts?kind=person',
    shows: (page) => page.getByRole('heading', { name: 'Sources' }),
    press: openFirstContact,
  },
  {
    name: 'editing a contact',
    as: 'demo',
    path: '/dashboard/contacts?kind=person',
    shows: (page) => page.getByRole('dialog').getByLabel('Add an email'),
    press: async (page) => {
      await openFirstContact(page)
      await page.getByRole('button', { name: 'Edit' }).click()
    },
  },
  {
    name: 'erasing a person',
    as: 'demo',
    path: '/dashboard/contacts?kind=person',
    shows: (page) => page.getByText(/^To erase: /),
    press: async (page) => {
      await openFirstContact(page)
      await page.getByRole('link', { name: 'Erase this person' }).click()
    },
  },
  { name: 'data', as: 'demo', path: '/dashboard/data', shows: (page) => page.getByRole('row').nth(3) },
  {
    name: 'data with a selection',
    as: 'demo',
    path: '/dashboard/data',
    shows: (page) => page.getByRole('region', { name: 'Selection' }),
    press: (page) => page.getByRole('checkbox', { name: 'Select all rows' }).check(),
  },
  {
    name: 'data on a phone with its filters open',
    as: 'demo',
    width: PHONE,
    path: '/dashboard/data?type=emails',
    shows: (page) => page.getByRole('button', { name: /^Mailbox/ }),
    press: click('Filters 1'),
  },
  { name: 'data, empty', as: 'admin', path: '/dashboard/data', shows: (page) => page.getByText('Start Crawling') },
  {
    name: 'notifications',
    as: 'demo',
    path: '/dashboard/notifications',
    shows: (page) => page.getByText('Mark as Read'),
  },
  {
    name: 'notifications, empty',
    as: 'admin',
    path: '/dashboard/notifications',
    shows: (page) => page.getByText('No notifications found'),
  },
  { name: 'pricing', as: 'demo', path: '/dashboard/pricing', shows: (page) => page.getByText('Current Plan') },
  {
    name: 'confirming a plan',
    as: 'demo',
    path: '/dashboard/pricing',
    shows: (page) => page.getByRole('button', { name: 'Proceed to Payment' }),
    press: click('Choose Enterprise'),
  },
  {
    name: 'subscription',
    as: 'demo',
    path: '/dashboard/subscription',
    shows: (page) => page.getByText(/^\d+ of 500$/),
  },
  {
    name: 'subscription with payments',
    as: 'buyer',
    path: '/dashboard/subscription',
    shows: (page) => page.getByRole('list', { name: 'Recent payments' }),
  },
  {
    name: 'all payments on a phone',
    as: 'buyer',
    width: PHONE,
    path: '/dashboard/subscription?payments=1',
    shows: (page) => page.getByRole('table', { name: 'Payments' }).getByRole('row').nth(1),
  },
  {
    name: 'changing the plan',
    as: 'buyer',
    path: '/dashboard/pricing',
    shows: (page) => page.getByText('Due now'),
    press: async (page) => {
      await page.getByRole('button', { name: 'Current Plan' }).waitFor()
      await click('Choose Enterprise')(page)
    },
  },
  {
    name: 'a receipt',
    as: 'buyer',
    path: ({ paymentId }) => `/dashboard/invoices/${paymentId}`,
    shows: (page) => page.getByRole('article', { name: /^Receipt/ }),
  },
  {
    name: 'no receipt',
    as: 'buyer',
    path: '/dashboard/invoices/x',
    shows: (page) => page.getByText('Receipt not found'),
  },
  {
    name: 'a payment that was cancelled',
    as: 'demo',
    path: '/payment/verify?reference=x&status=cancelled',
    shows: (page) => page.getByRole('link', { name: 'Choose Different Plan' }),
  },
  {
    name: 'subscription, none',
    as: 'admin',
    path: '/dashboard/subscription',
    shows: (page) => page.getByText('View All Plans'),
  },
  {
    name: 'email configurations',
    as: 'demo',
    path: '/dashboard/email-sms',
    shows: (page) => page.getByRole('list', { name: 'Email configurations' }),
  },
  {
    name: 'SMS configurations on a phone',
    as: 'demo',
    width: PHONE,
    path: '/dashboard/email-sms?tab=sms',
    shows: (page) => page.getByRole('list', { name: 'SMS configurations' }),
  },
  {
    name: 'the check of a domain',
    as: 'demo',
    path: '/dashboard/email-sms',
    shows: (page) => page.getByRole('list', { name: 'Findings' }),
    press: click(/^Check domain/),
  },
  {
    name: 'confirming a sender address on a phone',
    as: 'demo',
    width: PHONE,
    path: '/dashboard/email-sms',
    shows: (page) => page.getByRole('dialog', { name: /^Confirm / }).getByLabel('Code'),
    press: click(/^Confirm address/),
  },
  {
    name: 'email configurations, empty',
    as: 'admin',
    path: '/dashboard/email-sms',
    shows: (page) => page.getByText('No Email Configurations'),
  },
  {
    name: 'adding an email configuration with DKIM',
    as: 'demo',
    path: '/dashboard/email-sms',
    shows: (page) => page.getByLabel('DKIM Private Key'),
    press: async (page) => {
      await click('Add Email Config')(page)
      await page.getByRole('checkbox', { name: 'DKIM signing' }).check()
    },
  },
  {
    name: 'adding an SMS configuration of one’s own on a phone',
    as: 'demo',
    width: PHONE,
    path: '/dashboard/email-sms?tab=sms',
    shows: (page) => page.getByLabel('Statuses of success'),
    press: async (page) => {
      await click('Add SMS Config')(page)
      await page.getByLabel('Provider').click()
      await page.getByRole('option', { name: 'Custom' }).click()
    },
  },
  {
    name: 'changing an email configuration',
    as: 'demo',
    path: '/dashboard/email-sms',
    shows: (page) => page.getByText('The first ten days'),
    press: click('Edit Office'),
  },
  {
    name: 'the templates of messages',
    as: 'demo',
    path: '/dashboard/email-sms?tab=campaigns&campaign=new',
    shows: (page) => page.getByText('No templates yet'),
    press: async (page) => {
      await page.getByRole('tab', { name: 'Content' }).click()
      await click('Templates')(page)
    },
  },
  {
    name: 'the inbox, empty',
    as: 'admin',
    path: '/dashboard/email-sms?tab=inbox',
    shows: (page) => page.getByText('URL for a mail provider'),
  },
  {
    name: 'the inbox',
    as: 'demo',
    path: '/dashboard/email-sms?tab=inbox',
    shows: (page) => page.getByRole('list', { name: 'Messages' }),
  },
  {
    name: 'a message of the inbox',
    as: 'demo',
    path: '/dashboard/email-sms?tab=inbox',
    shows: (page) => page.getByRole('article', { name: 'Message' }),
    press: openFirstMessage,
  },
  {
    name: 'a message of the inbox on a phone',
    as: 'demo',
    width: PHONE,
    path: '/dashboard/email-sms?tab=inbox',
    shows: (page) => page.getByRole('button', { name: 'All messages' }),
    press: openFirstMessage,
  },
  {
    name: 'writing a campaign with a follow-up and two subjects',
    as: 'demo',
    path: ({ campaignId }) => `/dashboard/email-sms?tab=campaigns&campaign=${campaignId}&view=edit`,
    shows: (page) => page.getByRole('region', { name: 'Preview of follow-up 1' }).getByTitle('Preview of follow-up 1'),
    press: async (page) => {
      await page.getByRole('tab', { name: 'Content' }).click()
      await page.getByRole('button', { name: /^Follow-up 1/ }).click()
    },
  },
  {
    name: 'the sending window of a campaign on a phone, while its time zone is looked for',
    as: 'demo',
    width: PHONE,
    path: ({ campaignId }) => `/dashboard/email-sms?tab=campaigns&campaign=${campaignId}&view=edit`,
    shows: (page) => page.getByRole('option', { name: /Berlin/ }),
    press: async (page) => {
      await page.getByRole('tab', { name: 'Settings' }).click()
      await page.getByRole('radio', { name: /^Working hours/ }).click()
      await page.getByRole('combobox', { name: 'Time zone' }).click()
      await page.locator('input[role=combobox]:not([readonly])').and(page.getByLabel('Time zone')).fill('berl')
    },
  },
  {
    name: 'the follow-ups of a campaign',
    as: 'demo',
    path: ({ campaignId }) => `/dashboard/email-sms?tab=campaigns&campaign=${campaignId}`,
    shows: (page) => page.getByText('3 days after the first message'),
    press: (page) => page.getByRole('tab', { name: /^Follow-ups/ }).click(),
  },
  {
    name: 'anti-spam',
    as: 'demo',
    path: '/dashboard/email-sms?tab=anti-spam',
    shows: (page) => page.getByText('Low risk'),
  },
  {
    name: 'anti-spam on a phone, recommendations',
    as: 'demo',
    width: PHONE,
    path: '/dashboard/email-sms?tab=anti-spam&section=recommendations',
    shows: (page) => page.getByRole('list', { name: 'Recommendations' }),
  },
  {
    name: 'a spam analysis',
    as: 'demo',
    path: '/dashboard/email-sms?tab=anti-spam&section=analysis',
    shows: (page) => page.getByRole('list', { name: 'Issues' }),
    press: async (page) => {
      await page.getByLabel('Subject').fill('FREE MONEY!!! ACT NOW')
      await page.getByLabel('Content').fill('<p>Click <a href="https://bit.ly/x">here</a> to win</p>')
      await click('Analyze Content')(page)
    },
  },
  {
    name: 'the suppression list, empty',
    as: 'admin',
    path: '/dashboard/email-sms?tab=anti-spam&section=suppressions',
    shows: (page) => page.getByText('The list is empty'),
  },
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
