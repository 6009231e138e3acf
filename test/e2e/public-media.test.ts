import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { COOKIES_REFUSED } from '../../scripts/local/cookies-refused.ts'
import { waitUntil } from '../support/wait.ts'
import { launchBrowser, openContext } from './support/browser.ts'
import { RunningProduct } from './support/product.ts'
import { openCookieSettings, openOwnPage } from './support/screen.ts'

// Public pages under conditions that are easily overlooked: forced colours, print, no scripts, a phone, hostile input.
const product = new RunningProduct(inject('productUrl'))
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
})

afterEach(() => page.context().close())

afterAll(async () => {
  await browser?.close()
})

async function open(path: string, options: BrowserContextOptions): Promise<void> {
  const context = await openContext(browser, { viewport: { width: 1280, height: 860 }, ...options })
  await context.addInitScript(COOKIES_REFUSED)
  page = await context.newPage()
  await page.goto(product.url + path)
}

// As a string, because these tests are type-checked without the DOM.
const styleOf = (selector: string, property: string) =>
  page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}')).getPropertyValue('${property}')`)

test.each(['/', '/contact'])('in forced colours, the highlighted words of %s are readable', async (path) => {
  await open(path, { forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await styleOf('h1 mark', 'background-color')).not.toMatch(/rgba\(.*, 0\)/)
  expect(await styleOf('h1 mark', 'color')).not.toBe(await styleOf('h1 mark', 'background-color'))
})

test('in forced colours, a selected switch and the days on the status page are visible', async () => {
  await open('/status', { forcedColors: 'active', colorScheme: 'dark' })
  expect(await styleOf('[data-history] span', 'background-color')).not.toBe(await styleOf('body', 'background-color'))
  await openCookieSettings(page)
  await page.getByRole('button', { name: 'Customize' }).first().click()
  const grounds = ['necessary', 'analytics'].map((name) => styleOf(`input[name=${name}]`, 'background-color'))
  expect(new Set(await Promise.all(grounds)).size).toBe(2)
})

test('a legal text is printed dark on light, without the page around it', async () => {
  await open('/privacy-policy', { colorScheme: 'dark' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const lightnessOf = async (property: string) => Number(/oklch\(([\d.]+)/.exec(await styleOf('body', property))?.[1])
  expect(await lightnessOf('background-color')).toBeGreaterThan(0.9)
  expect(await lightnessOf('color')).toBeLessThan(0.4)
  for (const part of ['header', 'footer', '[role=dialog]', 'nav[aria-label=Sections]'])
    expect([part, await page.locator(part).isVisible()]).toEqual([part, false])
  expect(await page.getByText('deleted or anonymised within 30 days').isVisible()).toBe(true)
})

test('without scripts, controls that would not work are hidden, and pages say that they need scripts', async () => {
  await open('/', { javaScriptEnabled: false })
  await page.getByText('Imelda Hartigan').first().waitFor()
  for (const name of ['Paste your own', 'Switch between light and dark theme', 'Cookie Settings'])
    expect([name, await page.getByRole('button', { name }).isVisible()]).toEqual([name, false])
  await page.goto(`${product.url}/status`)
  // Queries by text and role ignore <noscript>.
  await page.locator('noscript p').waitFor()
  await page.goto(`${product.url}/opt-out`)
  await page.locator('noscript h1').waitFor()
})

test('on a phone, the outcome of a message is visible in the viewport', async () => {
  await open('/contact', { viewport: { width: 390, height: 700 }, reducedMotion: 'reduce' })
  let status = 500
  await page.route('**/api/contact', (route) => route.fulfill({ status, json: { success: status === 200 } }))
  for (const [label, text] of Object.entries({
    Name: 'Ada Obi',
    Email: 'ada@example.org',
    Subject: 'Hello',
    Message: 'A question for you.',
  }))
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await waitUntilSeen('Failed to submit contact form')
  status = 200
  await page.getByRole('button', { name: 'Send Message' }).click()
  await waitUntilSeen('Your message has been sent.')
  await waitUntilSeen('Message Sent Successfully!')
})

/** Waits until a text is inside the viewport and not covered, for example by the header. */
async function waitUntilSeen(text: string): Promise<void> {
  await waitUntil(async () => {
    const box = await page.getByText(text).boundingBox()
    if (!box) return false
    const middle = `${box.x + box.width / 2}, ${box.y + box.height / 2}`
    const there = await page.evaluate<string | undefined>(`document.elementFromPoint(${middle})?.textContent`)
    return there?.trim() === text
  })
}

test.each<[string, string]>([
  ['one word of five million letters', `'a'.repeat(5_000_000)`],
  [
    'tens of thousands of addresses',
    `Array.from({ length: 40_000 }, (_, i) => 'p' + i + '@lantern-yard.co.uk').join(' ')`,
  ],
])('the extraction box handles %s', async (_, made) => {
  await open('/', { reducedMotion: 'reduce' })
  await openOwnPage(page)
  await page.evaluate(`{ const box = document.querySelector('textarea'); box.value = ${made};
    box.dispatchEvent(new Event('input', { bubbles: true })) }`)
  await page.getByText(/^[\d,]+ values?, .* ms/).waitFor()
  await page.getByRole('button', { name: 'German imprint' }).click()
  await page.locator('[data-records]').getByText('Annegret Brunnhof').waitFor()
})
