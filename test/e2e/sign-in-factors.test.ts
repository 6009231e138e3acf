import { Secret, TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { COOKIES_REFUSED } from '../../scripts/local/cookies-refused.ts'
import { launchBrowser, openContext } from './support/browser.ts'

const EMAIL = 'guarded@contactory.test'
const PASSWORD = 'demo-password'
/** Browsers do not allow passkeys for IP addresses. */
const url = inject('productUrl').replace('127.0.0.1', 'localhost')

let browser: Browser
let page: Page
const problems: string[] = []

beforeAll(async () => {
  browser = await launchBrowser()
  const context = await openContext(browser, { viewport: { width: 390, height: 860 } })
  await context.addInitScript(COOKIES_REFUSED)
  page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  const devices = await context.newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
})
afterAll(async () => {
  await browser?.close()
})

async function givePassword() {
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
/** As if the browser had been closed for a month: no session, but persistent cookies remain. */
const forgetSession = () => page.evaluate(() => localStorage.clear())
async function confirmPassword(submit: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: submit }).click()
}

test('a person adds an authenticator app and a passkey, signs in with a code, and with the passkey alone', async () => {
  await givePassword()
  await page.waitForURL('**/dashboard')
  await page.goto(`${url}/dashboard/settings?tab=security`)

  await page.getByRole('button', { name: 'Add an app' }).click()
  await confirmPassword('Continue')
  const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent())!
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await page.getByRole('textbox', { name: 'Code' }).fill(totp.generate())
  await page.getByRole('button', { name: 'Add the app' }).click()
  await page.getByText('Save your recovery codes').waitFor()
  await page.getByRole('button', { name: 'I have saved them' }).click()

  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await confirmPassword('Continue')
  await page.getByText('Passkey added').waitFor()
  await page.getByRole('row', { name: /Chrome on .*Passkey/ }).waitFor()

  await forgetSession()
  await givePassword()
  /**
   * Each code works once, so this one is that of the next time step. Codes of one step ahead and of one behind are
   * accepted: unlike that of the previous step, this one stays valid if a step ends between typing and checking.
   */
  await page.getByRole('textbox', { name: 'Code' }).fill(totp.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/dashboard')

  await forgetSession()
  await page.goto(`${url}/login`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL('**/dashboard')
  expect(problems).toEqual([])
})
