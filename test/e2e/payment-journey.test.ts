import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { COOKIES_REFUSED } from '../../scripts/local/cookies-refused.ts'
import { createCoupon } from '../../src/contracts/billing/coupons.ts'
import { waitUntil } from '../support/wait.ts'
import { launchBrowser, openContext } from './support/browser.ts'
import { RunningProduct } from './support/product.ts'

const SCREENSHOTS = join(import.meta.dirname, 'screenshots')
/** An account on the free plan, used only by this file. */
const ACCOUNT = { email: 'payer@contactory.test', password: 'demo-password' }

const product = new RunningProduct(inject('productUrl'))
let browser: Browser
let page: Page
const problems: string[] = []

beforeAll(async () => {
  mkdirSync(SCREENSHOTS, { recursive: true })
  browser = await launchBrowser()
  const context = await openContext(browser, { viewport: { width: 1280, height: 860 } })
  const token = await product.tokenOf(ACCOUNT.email, ACCOUNT.password)
  await context.addInitScript(`${COOKIES_REFUSED}; localStorage.setItem('auth_token', '${token}')`)
  page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
})
afterAll(async () => {
  await browser?.close()
})

const shot = (name: string) => page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) })
const at = (path: string) => page.goto(product.url + path)
const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const payments = () => page.getByRole('list', { name: 'Recent payments' }).getByRole('listitem')
const PAID = 'Payment verified successfully! Your subscription is now active.'

/**
 * Opens a plan's checkout and returns the amount due.
 *
 * @param coupon a code to enter first
 */
async function checkOut(plan: string, coupon?: string): Promise<string> {
  await at('/dashboard/pricing')
  await page.getByRole('button', { name: 'Current Plan' }).waitFor()
  await button(`Choose ${plan}`).click()
  if (coupon) {
    await dialog().getByRole('textbox', { name: 'Coupon' }).fill(coupon)
    await dialog().getByRole('button', { name: 'Apply' }).click()
    await dialog().getByText(`Coupon ${coupon} applied`).waitFor()
  }
  await button('Proceed to Payment').click()
  await page.getByRole('heading', { name: 'Sandbox checkout' }).waitFor()
  return (await page.getByText(/^NGN /).textContent())!
}

test('a failed payment shows the reason and a link back to the plans', async () => {
  expect(await checkOut('Pro')).toBe('NGN 15000.00')
  await button('Fail').click()
  await page.getByRole('alert').getByText('The card was declined.').waitFor()
  await shot('payment-failed')
  await page.getByRole('link', { name: 'View Subscription' }).waitFor()
  await page.getByRole('link', { name: 'Choose Different Plan' }).click()
  await page.waitForURL('**/dashboard/pricing')
  await page.getByRole('region', { name: 'Free' }).getByRole('button', { name: 'Current Plan' }).waitFor()
})

test('a payment cancelled at the checkout is not verified', async () => {
  await checkOut('Pro')
  await button('Cancel').click()
  await page.getByText('Payment was cancelled or failed. Please try again.').waitFor()
})

let verified: string
const TAX_ID = 'DE136695976'

test('a company enters billing details for its receipts, and an invalid tax ID is refused', async () => {
  await at('/dashboard/billing')
  await page.getByLabel('Company name').fill('Acme Tools GmbH')
  await page.getByLabel('Address', { exact: true }).fill('Hauptstraße 1\n10115 Berlin')
  await page.getByRole('button', { name: 'Country' }).click()
  await page.getByRole('option', { name: 'Germany', exact: true }).click()
  await page.getByLabel('VAT or tax ID').fill('DE136695977')
  await button('Save').click()
  await page.getByLabel('VAT or tax ID').and(page.locator('[aria-invalid=true]')).waitFor()
  await page.getByLabel('VAT or tax ID').fill(TAX_ID)
  await page.getByLabel('Purchase order').fill('PO-4711')
  await button('Save').click()
  await page.getByText('Billing details saved').first().waitFor()
  await shot('billing-details')
})

test('a payment activates the plan right away and is listed with its receipt', async () => {
  const operator = await product.signIn('admin@contactory.test', 'admin-password')
  const code = `WELCOME-${Date.now()}`
  await operator(createCoupon, { body: { code, percent: 10 } })
  expect(await checkOut('Pro', code)).toBe('NGN 13500.00')
  await button('Pay').click()
  await page.getByText(PAID).waitFor()
  verified = page.url()
  await page.waitForURL('**/dashboard/subscription')
  await page.getByRole('heading', { name: 'Pro' }).waitFor()
  await page.getByText('Active', { exact: true }).waitFor()
  await page.getByText(/^Renews on .+ for ₦15,000$/).waitFor()
  await page.locator('aside footer').getByText('Pro', { exact: true }).waitFor()
  await waitUntil(async () => (await payments().count()) === 3)
  const rows = await payments().allTextContents()
  // The cancelled payment stays pending until the provider is queried, a while later.
  const states = rows.map((row) => /Paid|Failed|Pending|Not finished/.exec(row)?.[0])
  expect(states).toEqual(['Paid', expect.stringMatching(/^(?:Pending|Not finished)$/), 'Failed'])
  await shot('subscription-paid')

  await page.getByRole('link', { name: /^Receipt/ }).click()
  const receipt = page.getByRole('article', { name: /^Receipt \d{4}-\d{6}$/ })
  await receipt.getByText(ACCOUNT.email).waitFor()
  for (const line of ['Acme Tools GmbH', 'Hauptstraße 1', 'Germany', `Tax ID ${TAX_ID}`])
    await receipt.getByText(line).waitFor()
  await receipt.getByText('PO-4711', { exact: true }).waitFor()
  expect(await receipt.getByRole('row', { name: `Coupon ${code}` }).textContent()).toBe(`Coupon ${code}−₦1,500`)
  expect(await receipt.getByRole('row').last().textContent()).toBe('Total₦13,500 NGN')
  await shot('receipt')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
  expect(await button('Print').isVisible()).toBe(false)
  await receipt.getByRole('heading').first().waitFor()
  await page.emulateMedia({ media: null })
})

test('reopening the verification page grants nothing more', async () => {
  await page.goto(verified)
  await page.getByText(PAID).waitFor()
  await page.reload()
  await page.getByText(PAID).waitFor()
  await page.waitForURL('**/dashboard/subscription')
  await waitUntil(async () => (await payments().count()) === 3)
  expect((await payments().allTextContents()).filter((row) => row.includes('Paid'))).toHaveLength(1)
})

test('an upgrade shows the credit for the current plan and charges the difference', async () => {
  await at('/dashboard/pricing')
  await page.getByRole('region', { name: 'Pro' }).getByRole('button', { name: 'Current Plan' }).waitFor()
  await button('Choose Enterprise').click()
  const credit = (await dialog()
    .getByText(/credit for the rest of this period$/)
    .textContent())!
  const due = await dialog().getByText('Due now').locator('xpath=following-sibling::dd').textContent()
  const [credited, owed] = [credit, due!].map((text) => Number(text.replace(/[^\d.]/g, '')))
  expect(credited! + owed!).toBeCloseTo(50_000, 2)
  expect(credited!).toBeGreaterThan(0)
  await shot('change-plan')
  await button('Proceed to Payment').click()
  const asked = (await page.getByText(/^NGN /).textContent())!
  // The credit decreases every second.
  expect(Number(asked.slice(4))).toBeGreaterThanOrEqual(owed!)
  await button('Pay').click()
  await page.waitForURL('**/dashboard/subscription')
  await page.getByRole('heading', { name: 'Enterprise' }).waitFor()
  await payments().first().getByText('Enterprise, monthly (change of plan)').waitFor()
})

test('a downgrade waits for the end of the period and can be undone', async () => {
  await at('/dashboard/pricing')
  await page.getByRole('button', { name: 'Current Plan' }).waitFor()
  await button('Choose Basic').click()
  await dialog()
    .getByText(/^Nothing is due now\. You keep Enterprise until /)
    .waitFor()
  await dialog().getByRole('button', { name: 'Change Plan' }).click()
  await page.waitForURL('**/dashboard/subscription')
  await page.getByText(/^Your plan changes to Basic \(monthly\) on /).waitFor()
  await button('Keep current plan').click()
  await page.getByText(/^Your plan changes to Basic \(monthly\) on /).waitFor({ state: 'detached' })
})

test('a subscription is cancelled at the end of its period, and resumed before that', async () => {
  await button('Cancel Subscription').click()
  const alert = page.getByRole('alertdialog')
  await alert.getByText(/^Enterprise stays active until /).waitFor()
  await alert.getByRole('button', { name: 'Cancel Subscription' }).click()
  await page.getByText(/^Ends on /).waitFor()
  await shot('subscription-cancelled')
  await button('Resume Subscription').click()
  await page.getByText(/^Renews on .+ for ₦50,000$/).waitFor()
  await button('View all').click()
  await dialog().getByRole('table', { name: 'Payments' }).getByRole('row').nth(4).waitFor()
  await page.goBack()
  await page.getByRole('table', { name: 'Payments' }).waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})
