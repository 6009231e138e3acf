import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { COOKIES_REFUSED } from '../../scripts/local/cookies-refused.ts'
import { launchBrowser, openContext } from './support/browser.ts'
import { RunningProduct } from './support/product.ts'

const EMAIL = 'leaver@contactory.test'
const PASSWORD = 'demo-password'
const NEXT_PASSWORD = 'quite another phrase'

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

const asKey = (key: string) => fetch(`${product.url}/api/v1/key`, { headers: { authorization: `Bearer ${key}` } })

test('a customer creates and uses an API key, changes name and password, and deletes the account', async () => {
  await page.goto(`${product.url}/login`)
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/dashboard')

  await page.goto(`${product.url}/dashboard/api-keys`)
  await page.getByText('No API keys yet').waitFor()
  await page.getByRole('button', { name: 'Create API Key' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Shop robot')
  await dialog.getByRole('button', { name: 'Create API Key' }).click()
  const key = (await dialog.getByText(/^ctk_live_[\w-]{43}$/).textContent())!
  expect((await asKey(key)).status).toBe(200)
  await page.keyboard.press('Escape')
  await page.getByRole('row', { name: /Shop robot/ }).waitFor()

  await page.goto(`${product.url}/dashboard/settings`)
  await page.getByLabel('Full Name').fill('Somebody Else')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Profile updated successfully').waitFor()

  await page.getByRole('tab', { name: 'Security' }).click()
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill(NEXT_PASSWORD)
  await page.getByLabel('Confirm new password', { exact: true }).fill(NEXT_PASSWORD)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByText('Password changed successfully').waitFor()
  await expect(product.tokenOf(EMAIL, PASSWORD)).rejects.toThrow('401')

  await page.getByRole('tab', { name: 'Danger Zone' }).click()
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const alert = page.getByRole('alertdialog')
  await alert.getByLabel('Password', { exact: true }).fill(NEXT_PASSWORD)
  await alert.getByRole('button', { name: 'Delete Account' }).click()
  await page.waitForURL('**/login')
  expect((await asKey(key)).status).toBe(401)
  await expect(product.tokenOf(EMAIL, NEXT_PASSWORD)).rejects.toThrow('401')
  expect(problems).toEqual([])
})
