import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import type { Browser, Download, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { COOKIES_REFUSED } from '../../scripts/local/cookies-refused.ts'
import { CrawlProgress } from '../../src/contracts/crawls/crawls.ts'
import { launchBrowser, openContext } from './support/browser.ts'
import { RunningProduct } from './support/product.ts'

const SCREENSHOTS = join(import.meta.dirname, 'screenshots')

const product = new RunningProduct(inject('productUrl'))
let browser: Browser
let page: Page
const problems: string[] = []
/** Messages that the product sent over WebSockets. */
const frames: string[] = []

beforeAll(async () => {
  mkdirSync(SCREENSHOTS, { recursive: true })
  browser = await launchBrowser()
  const context = await openContext(browser, { viewport: { width: 1280, height: 860 }, acceptDownloads: true })
  await context.addInitScript(COOKIES_REFUSED)
  page = await context.newPage()
  page.on('websocket', (socket) => {
    // The account's feed only contains topics.
    if (!new URL(socket.url()).pathname.includes('/crawls/')) return
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)))
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    // The page chooses the crawl's id and starts watching it before the server knows the crawl.
    const isEarly = /\/api\/dashboard\/crawls\/[\w-]+\/(?:progress|live-ticket)$/.test(message.location().url)
    if (message.type() === 'error' && !isEarly) problems.push(`${message.text()} ${message.location().url}`)
  })
})

afterAll(async () => {
  await browser?.close()
})

const shot = (name: string) => page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), fullPage: true })

test('a keyword crawl finds contacts and is repeated, compared, scheduled and exported', async () => {
  await page.goto(`${product.url}/login`)
  await page.getByLabel('Email').fill('demo@contactory.test')
  await page.getByLabel('Password', { exact: true }).fill('demo-password')
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/dashboard')

  await page.goto(`${product.url}/dashboard/crawl`)
  await page.getByRole('radio', { name: 'Keyword' }).click()
  await page.getByRole('textbox', { name: 'Keyword' }).fill('bakeries')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Start Crawl' }).click()
  // The message disappears after 4 s, so the wait must start before the screenshot.
  const completed = page.getByText('Crawl completed successfully!').waitFor()

  // The panel stays for a moment after the end, so that it is visible however fast the crawl was.
  const panel = page.getByRole('region', { name: 'Crawl of bakeries' })
  await panel.getByRole('progressbar', { name: 'Progress of bakeries' }).waitFor()
  await panel.locator('mark').first().waitFor()
  await shot('keyword-live')
  await completed
  // If the connection was open before the crawl ended, the end arrived over it, without polling.
  const updates = frames.map((frame) => CrawlProgress.parse(JSON.parse(frame)))
  expect(updates.slice(-1)).toEqual(
    updates.length === 0 ? [] : [expect.objectContaining({ status: 'completed', sites_found: 2 })],
  )

  const first = await openDetail()
  const contacts = page.getByRole('table', { name: 'Contacts from this crawl' })
  await contacts.getByRole('row', { name: /Copper Kettle Bakery.*orders@copper-kettle-bakery\.co\.uk/ }).waitFor()
  await contacts.getByRole('row', { name: /Harriet Lowe.*Head Baker/ }).waitFor()
  await contacts.getByRole('row', { name: /Adaeze Okonkwo/ }).waitFor()
  await contacts.getByRole('row', { name: /Lagos Loaves.*hello@lagos-loaves\.com\.ng/ }).waitFor()
  // A first crawl has no previous one to compare with.
  expect(await page.getByRole('button', { name: 'Show changes' }).count()).toBe(0)
  await shot('keyword-contacts')

  await page.getByRole('button', { name: 'Crawl again' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/dashboard/crawl/') && !url.pathname.endsWith(first))
  await page.getByRole('button', { name: 'Show changes' }).click()
  await page.getByText('Nothing new since the previous crawl.').waitFor()
  await page.getByRole('radio', { name: /^Still there/ }).click()
  const changes = page.getByRole('table', { name: 'Changes since the previous crawl' })
  await changes.getByRole('row', { name: /hello@lagos-loaves\.com\.ng/ }).waitFor()
  const before = page.getByRole('link', { name: 'the previous crawl' })
  expect(await before.getAttribute('href')).toBe(`/dashboard/crawl/${first}`)
  await shot('keyword-changes')

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const cards = await textOf(await downloadBy('Contacts as vCards', /\.vcf$/))
  expect(cards.match(/BEGIN:VCARD/g)!.length).toBeGreaterThanOrEqual(4)
  expect(cards).toContain('Harriet Lowe')
  expect(cards).toContain('orders@copper-kettle-bakery.co.uk')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const workbook = unzipSync(await bytesOf(await downloadBy('Excel workbook', /\.xlsx$/)))
  const sheets = Object.entries(workbook).map(([name, bytes]) => (name.endsWith('.xml') ? decode(bytes) : ''))
  expect(sheets.join('')).toContain('hello@lagos-loaves.com.ng')

  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Weekly' }).click()
  await dialog.getByRole('button', { name: 'Save schedule' }).click()
  await page.getByText('Schedule saved').waitFor()
  await page.goto(`${product.url}/dashboard/schedules`)
  const schedule = page.getByRole('list', { name: 'Schedules' }).getByRole('listitem')
  await schedule.filter({ hasText: 'bakeries' }).filter({ hasText: 'Next ' }).waitFor()
  await schedule
    .filter({ hasText: 'bakeries' })
    .getByText(/^Weekly on \w+day at \d\d:00, /)
    .waitFor()
  await shot('keyword-schedules')
  expect(problems).toEqual([])
})

/** Opens the crawl's own page from the result beside the form; returns its id. */
async function openDetail(): Promise<string> {
  await page.getByRole('heading', { level: 2, name: 'bakeries' }).getByRole('link').click()
  await page.waitForURL('**/dashboard/crawl/*')
  return new URL(page.url()).pathname.split('/').at(-1)!
}

async function downloadBy(item: string, name: RegExp): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: item }).click()])
  expect(file.suggestedFilename()).toMatch(name)
  return file
}

async function bytesOf(file: Download): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const textOf = async (file: Download) => decode(await bytesOf(file))
