import { launchChromium } from './images/launch-chromium.ts'
import { COOKIES_REFUSED } from './local/cookies-refused.ts'
const url = 'http://localhost:8741'
const browser = await launchChromium()
const step = async (name: string, run: () => Promise<void>) => { try { await run() } catch (e) { console.log('STEP', name, String(e).slice(0, 300)) } }
for (const width of [1280, 390]) {
  const context = await browser.newContext({ viewport: { width, height: 860 } })
  await context.addInitScript(COOKIES_REFUSED)
  const page = await context.newPage()
  page.setDefaultTimeout(25000)
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
  const shot = (name: string, fullPage = true) => page.screenshot({ path: `/tmp/accounts-shots/${name}-${width}.png`, fullPage })
  await step('login', async () => {
    await page.goto(`${url}/login`)
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
    await shot('login')
  })
  await step('register', async () => {
    await page.goto(`${url}/register`)
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
    await shot('register')
  })
  await step('prove', async () => {
    await page.goto(`${url}/login`)
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByLabel('Address').fill('demo@contactory.test')
    await page.getByRole('button', { name: 'Allow' }).click()
    await page.getByText('You already have an account with').or(page.getByRole('heading', { name: 'Overview' })).first().waitFor()
    await shot('prove')
    if (await page.getByLabel('Password', { exact: true }).count()) {
      await page.getByLabel('Password', { exact: true }).fill('demo-password')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    }
    await page.waitForURL('**/dashboard**')
    await page.waitForTimeout(2500)
    await shot('after-prove', false)
    await page.goto(`${url}/dashboard/settings?tab=security`)
    await page.getByText('Sign in with a provider').waitFor()
    await page.waitForTimeout(1500)
    await shot('settings')
    await page.getByRole('button', { name: 'Connect Microsoft' }).click()
    await page.waitForTimeout(800)
    await shot('connect', false)
  })
  await step('deny', async () => {
    await context.clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${url}/login`)
    await page.getByRole('button', { name: 'Continue with Microsoft' }).click()
    await page.getByRole('button', { name: 'Deny' }).click()
    await page.getByText('You did not allow it').first().waitFor()
    await shot('denied')
  })
  await step('new', async () => {
    await page.goto(`${url}/login`)
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByLabel('Address').fill(`new${width}@gmail.com`)
    await page.getByRole('button', { name: 'Allow' }).click()
    await page.waitForURL('**/dashboard/welcome')
    await page.waitForTimeout(1500)
    await shot('welcome', false)
    await page.goto(`${url}/dashboard/settings?tab=security`)
    await page.getByText('You have no password yet').waitFor()
    await shot('no-password')
  })
  await context.close()
}
const args = process.argv.slice(2)
if (args[0]) {
  for (const width of [1280, 390]) {
    const context = await browser.newContext({ viewport: { width, height: 860 } })
    await context.addInitScript(COOKIES_REFUSED)
    const page = await context.newPage()
    page.setDefaultTimeout(25000)
    const shot = (name: string) => page.screenshot({ path: `/tmp/accounts-shots/${name}-${width}.png`, fullPage: true })
    await step('admin', async () => {
      await page.goto(`${url}/login`)
      await page.getByLabel('Email', { exact: true }).fill(args[0]!)
      await page.getByLabel('Password', { exact: true }).fill(args[1]!)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.waitForURL('**/dashboard**')
      if (width === 1280) {
        await page.goto(`${url}/dashboard/admin?tab=system`)
        await page.getByText('Administrators need a second factor').first().waitFor()
        await shot('admin-settings')
        await page.goto(`${url}/dashboard/admin/plans`)
        await page.getByRole('button', { name: /^Edit/ }).first().click()
        await page.getByText('Second factor required').waitFor()
        await page.getByText('Second factor required').scrollIntoViewIfNeeded()
        await page.screenshot({ path: `/tmp/accounts-shots/plan-${width}.png` })
        await page.evaluate(async () => {
          const token = localStorage.getItem('auth_token')
          await fetch('/api/dashboard/admin/system/settings', { method: 'PUT', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: JSON.stringify({ admins_need_factor: true }) })
        })
        await page.evaluate(() => localStorage.clear())
        await page.goto(`${url}/login`)
        await page.getByLabel('Email', { exact: true }).fill(args[0]!)
        await page.getByLabel('Password', { exact: true }).fill(args[1]!)
        await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      }
      await page.getByRole('heading', { name: 'Add a second factor to continue' }).waitFor()
      await page.waitForTimeout(1500)
      await shot('factor-first')
    })
    await context.close()
  }
}
await browser.close()
