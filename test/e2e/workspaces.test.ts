import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { COOKIES_REFUSED } from '../../scripts/local/cookies-refused.ts'
import { type SampleSite, serveSampleSite } from '../../scripts/local/sample-site.ts'
import { requestOf } from '../../src/contracts/call.ts'
import { addNote, labelContacts } from '../../src/contracts/contacts/change-contacts.ts'
import { addLabel } from '../../src/contracts/contacts/labels.ts'
import * as crawls from '../../src/contracts/crawls/crawls.ts'
import type { Endpoint } from '../../src/contracts/endpoint.ts'
import { inviteMember } from '../../src/contracts/workspaces/workspaces.ts'
import { waitFor } from '../support/wait.ts'
import { launchBrowser, openContext } from './support/browser.ts'
import { RunningProduct } from './support/product.ts'

/** Accounts used only by this file. */
const OWNER = 'team@contactory.test'
const COLLEAGUE = 'colleague@contactory.test'
const PASSWORD = 'demo-password'
/** Browsers do not allow passkeys for IP addresses. */
const url = inject('productUrl').replace('127.0.0.1', 'localhost')
const product = new RunningProduct(inject('productUrl'))

let site: SampleSite
let browser: Browser
let owner: Page
let colleague: Page
const problems: string[] = []

beforeAll(async () => {
  site = await serveSampleSite()
  browser = await launchBrowser()
  const call = await product.signIn(OWNER, PASSWORD)
  await call(crawls.start, { body: { url: site.url, types: ['emails', 'names', 'companies'], limit: 50 } })
  owner = await openPage({ width: 1280, height: 860 })
  colleague = await openPage({ width: 390, height: 860 })
  await addAuthenticator(owner.context(), owner)
})
afterAll(async () => {
  await browser?.close()
  site?.stop()
})

/** A separate browser context, which shares nothing with the other one. */
async function openPage(viewport: { width: number; height: number }): Promise<Page> {
  const context = await openContext(browser, { viewport })
  await context.addInitScript(COOKIES_REFUSED)
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  return page
}

async function addAuthenticator(context: BrowserContext, page: Page) {
  const devices = await context.newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}

async function givePassword(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const invitationLink = () =>
  waitFor(async () => {
    const { data } = (await (await fetch(`${url}/api/dev/outbox`)).json()) as { data: { to: string; text: string }[] }
    const link = data
      .map(({ to, text }) => (to === COLLEAGUE ? /\/\S+join\?token=[\w-]+/.exec(text) : null))
      .find(Boolean)
    return link
      ? new URL(link[0], url).pathname + new URL(link[0], url).search
      : Promise.reject(new Error('no mail yet'))
  })

/** Calls an endpoint with the session of a browser, like a hand-written request. */
async function statusOf(page: Page, endpoint: Endpoint, input: Parameters<typeof requestOf>[1]): Promise<number> {
  const { path, init } = requestOf(endpoint, input)
  return page.evaluate(
    async ({ path, method, body }) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('auth_token')}`,
        'content-type': 'application/json',
      }
      return (await fetch(path, { method, body, headers })).status
    },
    { path, method: init.method!, body: init.body as string },
  )
}

const contactRow = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Contacts' }).getByRole('row').filter({ hasText: name })
async function openContact(page: Page, name: string) {
  await page.goto(`${url}/dashboard/contacts?search=${encodeURIComponent(name)}`)
  await contactRow(page, name).getByRole('link').click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}
const members = (page: Page) => page.goto(`${url}/dashboard/settings?tab=members`)

test('the owner adds a passkey and signs in with nothing else', async () => {
  await owner.goto(`${url}/login`)
  await givePassword(owner, OWNER)
  await owner.waitForURL('**/dashboard')
  await owner.goto(`${url}/dashboard/settings?tab=security`)
  await owner.getByRole('button', { name: 'Add a passkey' }).click()
  await owner.getByRole('dialog').getByLabel('Password', { exact: true }).fill(PASSWORD)
  await owner.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await owner.getByText('Save your recovery codes').waitFor()
  await owner.getByRole('button', { name: 'I have saved them' }).click()
  await owner.evaluate(() => localStorage.clear())
  await owner.goto(`${url}/login`)
  await owner.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await owner.waitForURL('**/dashboard')
  // The password alone is no longer enough.
  await expect(product.tokenOf(OWNER, PASSWORD)).rejects.toThrow('factor_required')
})

test('a colleague joins through the emailed link, as a viewer', async () => {
  await members(owner)
  await owner.getByRole('button', { name: 'Invite' }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByLabel('Email').fill(COLLEAGUE)
  await dialog.getByRole('button', { name: 'Role' }).click()
  await owner.getByRole('option', { name: /^Viewer/ }).click()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await owner.getByText('Invitation sent').waitFor()

  await colleague.goto(url + (await invitationLink()))
  await colleague.getByRole('link', { name: 'Sign in to join' }).click()
  await givePassword(colleague, COLLEAGUE)
  await colleague.getByRole('button', { name: 'Join the workspace' }).click()
  await colleague.waitForURL('**/dashboard**')
})

test('a viewer sees a list that the owner fills, and cannot change anything', async () => {
  await owner.goto(`${url}/dashboard/contacts?kind=person`)
  await owner.getByRole('checkbox', { name: 'Select Priya Raghavan', exact: true }).check()
  await owner.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Lists and tags' }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'New list' }).fill('Spring fair')
  await dialog.getByRole('button', { name: 'Create and add' }).click()
  await owner.getByText('1 contact added to “Spring fair”').waitFor()

  await openContact(colleague, 'Priya Raghavan')
  await colleague.getByText('Spring fair').first().waitFor()
  for (const name of ['Edit', 'Delete', 'Add note', 'Export'])
    expect(await colleague.getByRole('button', { name, exact: true }).count(), name).toBe(0)
  expect(await colleague.getByRole('link', { name: 'Erase this person' }).count()).toBe(0)
  const contactId = new URL(colleague.url()).pathname.split('/').at(-1)!
  const refused = [
    await statusOf(colleague, addNote, { params: { id: contactId }, body: { text: 'Hello' } }),
    await statusOf(colleague, addLabel, { body: { kind: 'list', name: 'Mine' } }),
    await statusOf(colleague, labelContacts, {
      body: { contact_ids: [contactId], label_id: crypto.randomUUID(), is_on: true },
    }),
    await statusOf(colleague, inviteMember, { body: { email: 'third@contactory.test', role: 'admin' } }),
  ]
  expect(refused).toEqual([403, 403, 403, 403])

  await colleague.goto(`${url}/dashboard/contacts?kind=person`)
  await contactRow(colleague, 'Priya Raghavan').waitFor()
  expect(await colleague.getByRole('checkbox', { name: /^Select/ }).count()).toBe(0)
  await members(colleague)
  await colleague.getByText(OWNER).waitFor()
  expect(await colleague.getByRole('button', { name: 'Invite' }).count()).toBe(0)
})

test('as a member the colleague adds notes that the owner sees; once removed, they see nothing', async () => {
  await members(owner)
  await owner.getByRole('button', { name: /^Role of / }).click()
  await owner.getByRole('option', { name: /^Member/ }).click()
  await owner.getByText(/is now Member$/).waitFor()

  await openContact(colleague, 'Priya Raghavan')
  await colleague.getByRole('textbox', { name: 'New note' }).fill('Met at the spring fair')
  await colleague.getByRole('button', { name: 'Add note' }).click()
  await colleague.getByRole('list', { name: 'Notes' }).getByText('Met at the spring fair').waitFor()
  await openContact(owner, 'Priya Raghavan')
  await owner.getByRole('list', { name: 'Notes' }).getByText('Met at the spring fair').waitFor()
  // Members cannot manage members.
  expect(await statusOf(colleague, inviteMember, { body: { email: 'third@contactory.test', role: 'admin' } })).toBe(403)

  await members(owner)
  await owner
    .getByRole('row', { name: new RegExp(COLLEAGUE) })
    .getByRole('button', { name: /Remove/ })
    .click()
  await owner
    .getByRole('alertdialog')
    .getByRole('button', { name: /Remove/ })
    .click()
  await owner.getByText(COLLEAGUE).waitFor({ state: 'detached' })
  await colleague.reload()
  await colleague
    .getByText(/no longer/)
    .first()
    .waitFor()
  expect(await colleague.getByText('Met at the spring fair').count()).toBe(0)
  expect(problems).toEqual([])
})
