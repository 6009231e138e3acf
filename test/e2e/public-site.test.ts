import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { COOKIES_REFUSED } from '../../scripts/local/cookies-refused.ts'
import { FILLED_PATHS } from '../../src/rules/site/site-placeholders.ts'
import { launchBrowser, openContext } from './support/browser.ts'
import { RunningProduct } from './support/product.ts'
import { openOwnPage } from './support/screen.ts'

const product = new RunningProduct(inject('productUrl'))
let browser: Browser
let page: Page
const problems: string[] = []

beforeAll(async () => {
  browser = await launchBrowser()
})

beforeEach(async () => {
  const context = await openContext(browser, { viewport: { width: 1280, height: 860 } })
  page = await context.newPage()
  problems.length = 0
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())))
})

afterEach(async () => {
  await page.context().close()
  expect(problems).toEqual([])
})

afterAll(async () => {
  await browser?.close()
})

const decide = () => page.addInitScript(COOKIES_REFUSED)

test('the prerendered public pages contain the deployment’s name and contacts, and no others', async () => {
  for (const path of FILLED_PATHS) {
    const text = await (await fetch(product.url + path)).text()
    expect(text).not.toMatch(/\.invalid\b|contactory\.example/)
    if (path !== '/robots.txt' && path !== '/sitemap.xml') expect(text).toContain('support@contactory.test')
  }
})

test('a visitor pastes a page, and the engine reads it in the browser under the strict CSP', async () => {
  await decide()
  // Pressed before the box has loaded its script: the text is read anyway.
  const { promise: pressed, resolve: isPressed } = Promise.withResolvers<void>()
  await page.route(/try-extractor-[^/]*\.js$/, async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto(product.url)
  await page.getByRole('button', { name: 'German imprint' }).click()
  isPressed()
  await page.getByText(/^\d+ values, 3 contacts, in \d+ ms$/).waitFor()
  expect(await page.locator('[data-read-text] mark').allTextContents()).toContain('Annegret Brunnhof')

  await openOwnPage(page)
  await page.getByText('Results appear here').waitFor()
  await page.getByLabel('HTML or text to read').fill('<p>Write to <a href="mailto:ada@lantern-yard.co.uk">Ada</a>')
  await page.locator('#try').getByRole('button', { name: 'Find contacts' }).click()
  await page.locator('[data-records]').getByText('ada@lantern-yard.co.uk').waitFor()
  expect(await page.locator('[data-read-text] mark').allTextContents()).toEqual(['Ada'])
})

test('an unknown URL shows a not-found page with status 404; the application shows its own', async () => {
  const statusOf = async (path: string) => (await fetch(product.url + path)).status
  expect(await statusOf('/nowhere')).toBe(404)
  expect(await statusOf('/404')).toBe(404)
  expect(await statusOf('/dashboard/nowhere')).toBe(200)
  expect(await statusOf('/login')).toBe(200)
  expect(await statusOf('/about')).toBe(200)
  expect(await (await fetch(`${product.url}/nowhere`)).text()).toContain('Page not found')
  const { headers } = await fetch(`${product.url}/nowhere`)
  expect(headers.get('content-security-policy')).toContain("script-src 'self'")
})

test('a signed-in visitor is greeted by name from the first frame, and Logout returns to the landing page', async () => {
  await decide()
  await page.goto(`${product.url}/login`)
  await page.getByLabel('Email').fill('demo@contactory.test')
  await page.getByLabel('Password', { exact: true }).fill('demo-password')
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/dashboard')

  // The text of each frame about to be painted.
  await page.addInitScript(`
    window.painted = new Set()
    const look = () => {
      const name = document.querySelector('[data-user-name]')
      const login = document.querySelector('header a[href="/login"]')
      if (name && login) painted.add(name.textContent + (login.checkVisibility() ? ' and Login' : ''))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)`)
  await page.goto(product.url)
  await page.getByRole('banner').getByRole('link', { name: 'Demo Person' }).waitFor()
  expect(await page.evaluate('[...painted]')).toEqual(['Demo Person'])

  await page.goto(`${product.url}/about`)
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(`${product.url}/`)
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).waitFor()
  expect(await page.evaluate('localStorage.getItem("auth_token")')).toBeNull()
})

test('the menu on small screens opens, and closes when a link is chosen', async () => {
  await decide()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(product.url)
  const menu = page.locator('#site-menu')
  const opener = page.getByRole('button', { name: 'Menu' })
  await opener.click()
  await menu.getByRole('link', { name: 'Pricing' }).click()
  await menu.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).hash).toBe('#pricing')
  await opener.click()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
})

test('the consent dialog appears, is answered by keyboard, and does not return', async () => {
  const dialog = page.getByRole('dialog', { name: 'Cookies on Contactory' })
  await page.goto(product.url)
  expect(await dialog.isVisible()).toBe(false)
  await dialog.waitFor()
  // Focus is on the dialog; its first button switches views, the second rejects.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  expect(JSON.parse(String(await page.evaluate('localStorage.getItem("cookie-consent")')))).toMatchObject({
    accepted: true,
    cookies: { necessary: true, analytics: false, marketing: false, preferences: false },
  })
})

test.each([360, 768, 1280, 1920])('no public page is wider than a screen of %i px', async (width) => {
  await decide()
  await page.setViewportSize({ width, height: 860 })
  for (const path of [
    '/',
    '/about',
    '/bot',
    '/contact',
    '/cookie-policy',
    '/security',
    '/status',
    '/terms-of-service',
  ]) {
    await page.goto(product.url + path)
    expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, width])
  }
})
