import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { COOKIES_REFUSED } from '../../scripts/local/cookies-refused.ts'
import { launchBrowser, openContext } from './support/browser.ts'
import { RunningProduct } from './support/product.ts'

const EMAIL = 'nadia@contactory.test'
const PASSWORD = 'quite another phrase'
const REASON = 'She asked for help with a crawl'

const product = new RunningProduct(inject('productUrl'))
let browser: Browser
let page: Page
const problems: string[] = []

beforeAll(async () => {
  browser = await launchBrowser()
  const context = await openContext(browser, { viewport: { width: 1280, height: 860 } })
  await context.addInitScript(COOKIES_REFUSED)
  page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
})
afterAll(async () => {
  await browser?.close()
})

const dialog = () => page.getByRole('dialog')
const question = () => page.getByRole('alertdialog')
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('an administrator adds a user with a role, impersonates and suspends them, and finds each action in the audit trail', async () => {
  await page.goto(`${product.url}/login`)
  await page.getByLabel('Email').fill('admin@contactory.test')
  await page.getByLabel('Password', { exact: true }).fill('admin-password')
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/dashboard')

  await page.goto(`${product.url}/dashboard/admin/roles`)
  await button('Add New Role').click()
  await dialog().getByLabel('Name').fill('Help Desk')
  await dialog().getByRole('checkbox', { name: 'View User' }).check()
  await dialog()
    .getByRole('button', { name: /^(?:Create|Add|Save)/ })
    .click()
  await page.getByText('Role created successfully').waitFor()

  await page.goto(`${product.url}/dashboard/admin`)
  await button('Add User').click()
  await dialog().getByLabel('Full Name').fill('Nadia Berg')
  await dialog().getByLabel('Email Address').fill(EMAIL)
  await dialog().getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog().getByLabel('Confirm Password', { exact: true }).fill(PASSWORD)
  await dialog().getByRole('checkbox', { name: 'Help Desk' }).check()
  await dialog().getByRole('button', { name: 'Create User' }).click()
  await page.getByText('User created successfully').waitFor()
  await product.tokenOf(EMAIL, PASSWORD)

  await page.getByPlaceholder('Search users...').fill('nadia')
  await page.getByRole('table', { name: 'Users' }).getByRole('row').nth(1).getByText('Help Desk').waitFor()
  await button('View Nadia Berg').click()
  await dialog().getByRole('button', { name: 'Impersonate' }).click()
  await question().getByLabel('Reason').fill(REASON)
  await question().getByRole('button', { name: 'Impersonate' }).click()
  const banner = page.getByText(`You are impersonating Nadia Berg (${EMAIL})`)
  await banner.waitFor()
  // Not the plans page, where an impersonator cannot choose.
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await page.goto(`${product.url}/dashboard/settings`)
  await banner.waitFor()
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Nadia Berg')
  await button('End impersonation').click()
  await page.waitForURL(/\/dashboard\/admin\?/)
  await dialog().getByText('Account Created').waitFor()

  await dialog().getByRole('button', { name: 'Suspend' }).click()
  await question().getByLabel('Reason').fill('Her company left')
  await question().getByRole('button', { name: 'Suspend' }).click()
  await page.getByText('User suspended').first().waitFor()
  await expect(product.tokenOf(EMAIL, PASSWORD)).rejects.toThrow('403')

  await page.goto(`${product.url}/dashboard/admin/audit?search=${EMAIL}`)
  const trail = page.getByRole('table', { name: 'Audit trail' })
  for (const act of [
    'Suspended a user',
    'Stopped impersonating a user',
    'Started impersonating a user',
    'Created a user',
  ])
    await trail.getByText(act).first().waitFor()
  await page.goto(`${product.url}/dashboard/admin?tab=logs`)
  await page.getByText(/^Total: \d+ log entr/).waitFor()
  expect(problems).toEqual([])
})
