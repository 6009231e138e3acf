import type { Page } from 'playwright-core'
import { click, heading, PHONE, type Screen } from './screen.ts'

const openFirstContact = (page: Page) => page.getByRole('table').getByRole('link').first().click()

/** Screens of what is collected: crawls, contacts, values and what is new. */
export const COLLECTION_SCREENS: readonly Screen[] = [
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
]
