import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { COOKIES_REFUSED } from '../../scripts/local/cookies-refused.ts'
import { type SampleSite, serveSampleSite } from '../../scripts/local/sample-site.ts'
import { waitUntil } from '../support/wait.ts'
import { launchBrowser, openContext } from './support/browser.ts'
import { RunningProduct } from './support/product.ts'

const SCREENSHOTS = join(import.meta.dirname, 'screenshots')
const person = { name: 'Ada Example', email: 'ada@journey.example', password: 'a long enough passphrase' }

const product = new RunningProduct(inject('productUrl'))
let site: SampleSite
let browser: Browser
let context: BrowserContext
let page: Page
const problems: string[] = []

beforeAll(async () => {
  mkdirSync(SCREENSHOTS, { recursive: true })
  site = await serveSampleSite()
  browser = await launchBrowser()
  context = await openContext(browser, { viewport: { width: 1280, height: 860 }, acceptDownloads: true })
  await context.addInitScript(COOKIES_REFUSED)
  page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    // Requests refused on purpose are logged as failed resources; all other errors are ours.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text())
  })
})

afterAll(async () => {
  await browser?.close()
  site?.stop()
})

const shot = (name: string) => page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) })

test('a new user tries the landing page, registers, verifies, starts the free plan, crawls, sees the evidence and exports', async () => {
  await page.goto(product.url)
  await page.getByRole('textbox', { name: 'Website', exact: true }).fill(site.url)
  await page.getByRole('button', { name: 'Find contacts' }).click()
  await page.locator('[data-preview]').getByText('Rasheed Okonjo', { exact: true }).waitFor()
  await shot('landing-preview')
  await page.getByRole('link', { name: 'Create an account to read the whole site' }).click()
  await page.waitForURL('**/register?**')
  await page.getByLabel(/^full name/i).fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel(/^confirm password/i).fill(person.password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/login')

  const signIn = async () => {
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.locator('form button[type=submit]').click()
  }
  await signIn()
  await page.getByRole('button', { name: 'Resend verification email' }).waitFor()
  await shot('unverified')

  await page.goto(await verificationLink())
  await page.getByText('Email Verified!').waitFor()
  await page.waitForURL('**/login')
  await signIn()

  // One field starts the free plan and the first crawl, with all types.
  await page.waitForURL('**/dashboard/welcome')
  await page.getByRole('heading', { name: `Welcome, ${person.name}` }).waitFor()
  await shot('welcome')
  // The website entered on the landing page is kept through sign-up.
  expect(await page.getByLabel('Website to read').inputValue()).toBe(site.url)
  await page.getByRole('button', { name: 'Find contacts' }).click()
  await page.getByText('Crawl completed successfully!').waitFor()
  // The result starts with people and organisations; the values are one tab away.
  const people = page.getByRole('table', { name: 'Contacts from this crawl' })
  await people.getByRole('row', { name: /Imelda Hartigan/ }).waitFor()
  await shot('crawl-result')
  await page.getByRole('tab', { name: /^Emails/ }).click()
  await page.getByRole('tabpanel').getByText('r.okonjo@lantern-yard.co.uk').first().waitFor()

  await page.goto(`${product.url}/dashboard/data?type=emails`)
  await page.getByRole('button', { name: 'imelda.hartigan@lantern-yard.co.uk' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('A link that opens an email').waitFor()
  await dialog.getByRole('button', { name: 'Imelda Hartigan', exact: true }).waitFor()
  await shot('evidence')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  // Focus starts in a dialog's first field and returns to the element that opened it.
  await page.getByRole('button', { name: 'Import CSV' }).click()
  await page.locator('[role=dialog] input:focus').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('button:focus', { hasText: 'Import CSV' }).waitFor()

  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'CSV' }).click()])
  expect(file.suggestedFilename()).toMatch(/emails.*\.csv$/)
  const text = await textOf(file)
  for (const name of [
    'hello',
    'press',
    'r.okonjo',
    'svenja.lindqvist',
    'tomasz',
    'priya',
    'repairs',
    'privacy',
    'jobs',
  ]) {
    expect(text).toContain(`${name}@lantern-yard.co.uk`)
  }
  expect(text).not.toContain('secret@')
  expect(problems).toEqual([])
})

test('a crawl that ended at its limit is named, continued, and found by its name', async () => {
  const form = page.getByRole('form', { name: 'New crawl' })
  await page.goto(`${product.url}/dashboard/crawl`)
  await form.getByRole('textbox', { name: 'URL' }).fill(site.url)
  await form.getByRole('button', { name: 'Advanced Options' }).click()
  await form.getByLabel('Page limit').fill('2')
  await form.getByLabel('Name', { exact: true }).fill('Lantern Yard')
  await form.getByRole('button', { name: /^Start/ }).click()
  await page.getByRole('link', { name: 'Lantern Yard', exact: true }).waitFor()
  const more = page.getByRole('button', { name: 'Read 98 more pages' })
  await shot('crawl-limited')
  await more.click()
  await more.waitFor({ state: 'detached' })
  // It is the same crawl and keeps its results.
  await page.getByText(/continued for/).waitFor()
  await page.getByRole('row', { name: /Imelda Hartigan/ }).waitFor()
  await page.getByRole('button', { name: 'Rename crawl' }).click()
  await page.getByRole('textbox', { name: 'Crawl name' }).fill('Lantern Yard staff')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Lantern Yard staff', exact: true }).waitFor()
  await shot('crawl-continued')
  await page.getByRole('button', { name: 'Export' }).first().click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV, everything' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^contactory-crawl-lantern-yard-staff-[\d-]+\.csv$/)
  await page.goto(`${product.url}/dashboard/crawl?history=1`)
  await page.getByRole('searchbox', { name: 'Search crawls' }).fill('yard staff')
  await page.getByText('1 crawl', { exact: true }).waitFor()
  await page.getByRole('row', { name: /Lantern Yard staff/ }).waitFor()
  expect(problems).toEqual([])
})

test.each([
  ['overview', 'Overview', '/dashboard'],
  ['crawl', 'New Crawl', '/dashboard/crawl'],
  ['contacts', 'Contacts', '/dashboard/contacts'],
  ['erase-person', 'Erase a person', '/dashboard/erase-person'],
  ['data', 'Browse Data', '/dashboard/data'],
  ['notifications', 'Notifications', '/dashboard/notifications'],
  ['pricing', 'Choose Your Plan', '/dashboard/pricing'],
  ['subscription', 'Subscription', '/dashboard/subscription'],
])('the %s page fits a phone', async (name, heading, path) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(product.url + path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.waitForLoadState('networkidle')
  await shot(`${name}-390`)
  const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  expect(overflow).toBe(0)
})

test('yearly prices and savings fit their cards, also with four side by side', async () => {
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.goto(`${product.url}/dashboard/pricing`)
  await page.getByRole('radio', { name: 'Yearly' }).click()
  await page.getByText('Save 20%', { exact: true }).first().waitFor()
  const spills = await page.evaluate<number[]>(
    `[...document.querySelectorAll('section[aria-labelledby^=plan-]')].map((card) => card.scrollWidth - card.clientWidth)`,
  )
  expect(spills.length).toBeGreaterThanOrEqual(4)
  expect(Math.max(...spills)).toBe(0)
})

/** The link in the latest email, with this run's port: links in emails use the configured URL. */
async function verificationLink(): Promise<string> {
  const link = await waitUntil(async () => {
    const { data } = (await (await fetch(`${product.url}/api/dev/outbox`)).json()) as { data: { text: string }[] }
    return /https?:\/\/\S+verify-email\S+/.exec(data[0]?.text ?? '')?.[0]
  })
  return link
}

async function textOf(file: { createReadStream(): Promise<NodeJS.ReadableStream> }): Promise<string> {
  let text = ''
  for await (const chunk of await file.createReadStream()) text += chunk
  return text
}
