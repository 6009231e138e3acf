import type { Page } from 'playwright-core'
import { click, PHONE, type Screen } from './screen.ts'

const openFirstMessage = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('link').first().click()

/** Screens of senders, campaigns and replies. */
export const OUTREACH_SCREENS: readonly Screen[] = [
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
]
