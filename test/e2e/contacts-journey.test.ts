import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Download, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { COOKIES_REFUSED } from '../../scripts/local/cookies-refused.ts'
import { type SampleSite, serveSampleSite } from '../../scripts/local/sample-site.ts'
import * as crawls from '../../src/contracts/crawls/crawls.ts'
import { waitFor } from '../support/wait.ts'
import { launchBrowser, openContext } from './support/browser.ts'
import { RunningProduct } from './support/product.ts'

const SCREENSHOTS = join(import.meta.dirname, 'screenshots')
/** An account used only by this file, which counts what it sees. */
const ACCOUNT = { email: 'contacts@contactory.test', password: 'demo-password' }

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
  const call = await product.signIn(ACCOUNT.email, ACCOUNT.password)
  const types = ['emails', 'phones', 'names', 'addresses', 'companies']
  await call(crawls.start, { body: { url: site.url, types, limit: 50 } })
  context = await openContext(browser, { viewport: { width: 1280, height: 860 }, acceptDownloads: true })
  await context.addInitScript(COOKIES_REFUSED)
  const token = await product.tokenOf(ACCOUNT.email, ACCOUNT.password)
  await context.addInitScript(`localStorage.setItem('auth_token', '${token}')`)
  page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text())
  })
})

afterAll(async () => {
  await browser?.close()
  site?.stop()
})

const shot = (name: string) => page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) })
const table = () => page.getByRole('table', { name: 'Contacts' })
const row = (name: string) => table().getByRole('row').filter({ hasText: name })
const tick = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
const selection = () => page.getByRole('region', { name: 'Selection' })
const open = (query = '') => page.goto(`${product.url}/dashboard/contacts${query}`)
const gone = (what: Locator) => what.waitFor({ state: 'detached' })

test('a crawl lists each person once, reachable ones first, with the organisation that owns the site', async () => {
  await open()
  await row('Imelda Hartigan').getByText('imelda.hartigan@lantern-yard.co.uk').waitFor()
  await row('Imelda Hartigan').getByText('Managing Director', { exact: true }).waitFor()
  await row('Imelda Hartigan').getByText('Lantern Yard Instruments Ltd.', { exact: true }).waitFor()
  expect(await row('Imelda Hartigan').count()).toBe(1)
  expect(await table().getByRole('row').nth(1).textContent()).toContain('@')
  await shot('contacts')
})

test('filters are part of the URL and can be cleared together', async () => {
  await open()
  await page.getByRole('radio', { name: /^People/ }).click()
  await page.waitForURL('**/contacts?kind=person')
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill('wierzbicki')
  await page.waitForURL('**search=wierzbicki**')
  await page.getByText('1 contact', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await row('Priya Raghavan').waitFor()
  expect(new URL(page.url()).search).toBe('?kind=person')
})

test('a list is sorted, filtered by a chip, saved as a view and reopened through its link', async () => {
  await open('?kind=person')
  await row('Priya Raghavan').waitFor()
  await table().getByRole('button', { name: 'Name', exact: true }).click()
  await page.waitForURL('**sort=name')
  await page.getByRole('button', { name: 'Decision makers' }).click()
  await page.waitForURL('**seniority=decision_maker**')
  await row('Imelda Hartigan').waitFor()
  await page.getByRole('button', { name: 'Columns' }).click()
  // Its state lies in the query cache, whose changes render in the next task: too late for `uncheck`.
  await page.getByRole('checkbox', { name: 'Phone' }).click()
  await gone(table().getByRole('columnheader', { name: 'Phone' }))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByLabel('Save the list as it is now').fill('Deciders')
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.waitForURL('**view=**')
  const id = new URL(page.url()).searchParams.get('view')
  await open(`?view=${id}`)
  await page.waitForURL('**seniority=decision_maker**')
  await table().getByRole('columnheader', { name: 'Organisation' }).waitFor()
  expect(await table().getByRole('columnheader', { name: 'Phone' }).count()).toBe(0)
  await shot('contacts-view')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Standard columns' }).click()
  await page.keyboard.press('Escape')
})

test('a role is edited in its cell, and the change is undone', async () => {
  await open('?search=raghavan')
  const edit = row('Priya Raghavan').getByRole('button', { name: /^Edit role/ })
  await edit.click()
  const field = page.getByRole('textbox', { name: /^New role/ })
  await field.fill('Head of Everything')
  await field.press('Enter')
  await row('Priya Raghavan').getByText('Head of Everything').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await gone(row('Priya Raghavan').getByText('Head of Everything'))
})

test('deleting a contact can be undone', async () => {
  await open('?kind=person')
  await tick('Tomasz Wierzbicki')
  await selection().getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await gone(row('Tomasz Wierzbicki'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await row('Tomasz Wierzbicki').waitFor()
})

test('two contacts are merged, and the merge is undone', async () => {
  await open('?kind=person')
  await tick('Priya Raghavan')
  await tick('Tomasz Wierzbicki')
  await selection().getByRole('button', { name: 'Merge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge 2 contacts' })
  await dialog.getByRole('radio', { name: /^Priya Raghavan/ }).click()
  await shot('contacts-merge')
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await page.getByText('2 contacts merged').waitFor()
  await gone(row('Tomasz Wierzbicki'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await row('Tomasz Wierzbicki').waitFor()
  await row('Priya Raghavan').waitFor()
})

test('a merged contact shows both spellings, and one of them is unmerged', async () => {
  await open('?kind=person')
  await tick('Priya Raghavan')
  await tick('Tomasz Wierzbicki')
  await selection().getByRole('button', { name: 'Merge' }).click()
  const merging = page.getByRole('dialog', { name: 'Merge 2 contacts' })
  await merging.getByRole('radio', { name: /^Priya Raghavan/ }).click()
  await merging.getByRole('button', { name: 'Merge' }).click()
  await page.getByText('2 contacts merged').waitFor()
  await row('Priya Raghavan').getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: 'Priya Raghavan' }).waitFor()
  await page.getByRole('list', { name: 'Emails' }).getByText('tomasz@lantern-yard.co.uk').waitFor()
  await shot('contact')
  const merged = page
    .getByRole('list', { name: 'Sources' })
    .locator('> li')
    .filter({ hasText: 'Merged by hand' })
    .first()
  await merged
    .getByRole('button', { name: /^Split off/ })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Split off' }).click()
  await page.getByRole('link', { name: 'Open the new contact' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tomasz Wierzbicki' }).waitFor()
})

test('selected contacts are added to a new list, and only that list is exported', async () => {
  await open('?kind=person')
  await tick('Priya Raghavan')
  await selection().getByRole('button', { name: 'Lists and tags' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'New list' }).fill('Spring fair')
  await dialog.getByRole('button', { name: 'Create and add' }).click()
  await page.getByText('1 contact added to “Spring fair”').waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: /^List or tag/ }).click()
  await page.getByRole('option', { name: /^Spring fair/ }).click()
  await page.getByText('1 contact', { exact: true }).waitFor()
  await page.getByRole('main').locator('header').getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog', { name: 'Export contacts' }).getByRole('button', { name: /^CSV/ }).click(),
  ])
  const text = await textOf(file)
  expect(text).toContain('priya@lantern-yard.co.uk')
  expect(text).not.toContain('tomasz@lantern-yard.co.uk')
})

test('a note and manual edits stay on the contact', async () => {
  await open('?search=raghavan')
  await row('Priya Raghavan').getByRole('link').click()
  await page.getByRole('textbox', { name: 'New note' }).fill('Met at the spring fair')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('list', { name: 'Notes' }).getByText('Met at the spring fair').waitFor()
  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Head of Quality')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Head of Quality, Lantern Yard Instruments Ltd.').waitFor()
  await page.getByText('Edited', { exact: true }).first().waitFor()
})

test('HubSpot is connected and mapped, gets every contact once, and nothing on a second push', async () => {
  await page.goto(`${product.url}/dashboard/settings?tab=integrations`)
  await page.getByRole('button', { name: 'Connect HubSpot' }).click()
  // The consent page of the fake HubSpot.
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.getByRole('heading', { level: 1, name: /^HubSpot: Account/ }).waitFor()
  await page.getByRole('button', { name: 'Remove Website' }).click()
  await page.getByRole('button', { name: 'Save mapping' }).click()
  await page.getByText('Mapping saved').waitFor()
  const send = async () => {
    await open()
    await page.getByRole('main').locator('header').getByRole('button', { name: 'Send to…' }).click()
    await page.getByRole('menuitem', { name: /^HubSpot/ }).click()
    await page.getByRole('heading', { level: 1, name: /^HubSpot: Account/ }).waitFor()
  }
  const log = page.getByRole('listitem').filter({ hasText: 'All contacts' })
  await send()
  await log.first().getByText('Done').waitFor()
  const counts = await log
    .first()
    .getByText(/^\d+ new$/)
    .textContent()
  await shot('integration')
  await send()
  await log.first().getByText(counts!.replace('new', 'unchanged'), { exact: true }).waitFor()
  await open('?search=raghavan')
  await row('Priya Raghavan').getByRole('link').click()
  await page.getByRole('heading', { name: 'In your CRM' }).waitFor()
})

test('a person who subscribes through a form becomes a contact after confirming, without scripts', async () => {
  await page.goto(`${product.url}/dashboard/forms`)
  await page.getByRole('button', { name: 'New form' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Fair')
  await page.getByLabel('Title', { exact: true }).fill('Fair news')
  await page.getByRole('button', { name: 'Save form' }).click()
  await page.getByRole('button', { name: 'Share Fair' }).click()
  const url = await page.getByRole('link', { name: 'Open the page' }).getAttribute('href')
  await shot('subscription-form')
  const guest = await (await openContext(browser, { javaScriptEnabled: false })).newPage()
  await guest.goto(url!)
  const address = 'nora.fielding@acme-tools.com'
  await guest.getByLabel('Email').fill(address)
  await guest.getByLabel('Name').fill('Nora Fielding')
  // A form submitted within two seconds asks for another press.
  const shownAt = Date.now()
  await waitFor(() => Date.now() - shownAt > 2_000 || Promise.reject(new Error('too early')))
  await guest.getByRole('button', { name: 'Subscribe' }).click()
  await guest.getByRole('heading', { name: 'Check your mail' }).waitFor()
  await open('?search=fielding')
  await page.getByText('Nothing matches').waitFor()
  const mail = await waitFor(async () => {
    const { data } = (await (await fetch(`${product.url}/api/dev/outbox`)).json()) as {
      data: { to: string; text: string }[]
    }
    return data.find(({ to }) => to === address) ?? Promise.reject(new Error('no mail yet'))
  })
  await guest.goto(/https?:\/\/\S+\/confirm\/\S+/.exec(mail.text)![0])
  await guest.getByRole('button', { name: 'Confirm subscription' }).click()
  await guest.getByRole('heading', { name: 'You’re subscribed' }).waitFor()
  await guest.context().close()
  await open('?search=fielding')
  await row('Nora Fielding').getByRole('link').click()
  await page.getByText('Subscribed through a form and confirmed by email.').waitFor()
})

test('a person is erased with all their data, and a new crawl skips them', async () => {
  await open('?search=hartigan')
  await row('Imelda Hartigan').getByRole('link').click()
  await page.getByRole('link', { name: 'Erase this person' }).click()
  await page.getByRole('list', { name: 'Values' }).getByText('imelda.hartigan@lantern-yard.co.uk').waitFor()
  await shot('erase-person')
  await page.getByRole('button', { name: 'Erase this person' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase permanently' }).click()
  await page.getByText('Erased', { exact: true }).waitFor()
  const call = await product.signIn(ACCOUNT.email, ACCOUNT.password)
  await call(crawls.start, { body: { url: site.url, types: ['emails', 'names'], limit: 50 } })
  await open('?search=hartigan')
  await page.getByText('Nothing matches').waitFor()
  await page.goto(`${product.url}/dashboard/data?search=hartigan`)
  await page.getByText('Nothing matches').waitFor()
  expect(problems).toEqual([])
})

async function textOf(file: Download): Promise<string> {
  return readFile(await file.path(), 'utf8')
}

test('a list is imported in three steps, and the import is undone', async () => {
  await page.goto(`${product.url}/dashboard/data`)
  await page.getByRole('button', { name: 'Import CSV' }).first().click()
  const wizard = page.getByRole('dialog', { name: 'Import CSV' })
  // Encoded as Windows-1252, with semicolons.
  const text = 'Wer;E-Mail;Firma\nJürgen Groß;juergen@gross-instrumente.de;Groß Instrumente GmbH\nNiemand;keine;\n'
  await wizard
    .locator('input[type=file]')
    .setInputFiles({ name: 'Messe.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') })
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByText('Western European (Windows-1252)').waitFor()
  await wizard.getByText('Semicolon').waitFor()
  await wizard.getByRole('cell', { name: 'Jürgen Groß' }).waitFor()
  await wizard.getByRole('button', { name: /^Wer holds/ }).click()
  await page.getByRole('option', { name: 'Full name' }).click()
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByText("1 of 2 rows can't be imported").waitFor()
  await wizard.getByRole('textbox', { name: 'List' }).fill('Messe')
  await shot('import-check')
  await wizard.getByRole('button', { name: 'Import 1 Row' }).click()
  const report = page.getByRole('dialog', { name: '1 of 2 rows taken' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('button', { name: 'Download Refused Rows' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain(
    '3,Not a valid email address,keine,nothing,Niemand,keine,',
  )
  await report.getByText('2 new contacts.').waitFor()
  await report.getByRole('button', { name: 'Undo Import' }).click()
  const asking = page.getByRole('alertdialog')
  await asking.getByText('2 contacts it created will be deleted.').waitFor()
  await asking.getByRole('button', { name: 'Undo Import' }).click()
  await open('?search=gross-instrumente')
  await waitFor(async () => {
    await page.reload()
    expect(await row('Jürgen Groß').count()).toBe(0)
  })
})
