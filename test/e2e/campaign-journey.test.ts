import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { COOKIES_REFUSED } from '../../scripts/local/cookies-refused.ts'
import { type SampleSite, serveSampleSite } from '../../scripts/local/sample-site.ts'
import type * as campaignContract from '../../src/contracts/campaigns/campaign.ts'
import * as campaigns from '../../src/contracts/campaigns/campaigns.ts'
import * as recipientsContract from '../../src/contracts/campaigns/recipients.ts'
import * as sending from '../../src/contracts/campaigns/sending.ts'
import * as crawls from '../../src/contracts/crawls/crawls.ts'
import * as messageTemplates from '../../src/contracts/message-templates/message-templates.ts'
import * as replies from '../../src/contracts/replies/replies.ts'
import type { EmailConfig } from '../../src/contracts/senders/email-config.ts'
import * as senders from '../../src/contracts/senders/senders.ts'
import * as system from '../../src/contracts/system/system.ts'
import { pngOf } from '../support/images.ts'
import { type ReceivedMail, serveSmtpSink } from '../support/smtp-sink.ts'
import { waitUntil } from '../support/wait.ts'
import { launchBrowser, openContext } from './support/browser.ts'
import { RunningProduct } from './support/product.ts'
import { appearsIn, SETTLED } from './support/screen.ts'

const SCREENSHOTS = join(import.meta.dirname, 'screenshots')
/** An account used only by this file, which counts what it sends. */
const ACCOUNT = { email: 'campaigns@contactory.test', password: 'demo-password' }
const NAME = 'Spring calibration'
const FROM = 'office@lantern-yard.example'

const product = new RunningProduct(inject('productUrl'))
let call: Awaited<ReturnType<RunningProduct['signIn']>>
let sink: Awaited<ReturnType<typeof serveSmtpSink>>
let site: SampleSite
let browser: Browser
let context: BrowserContext
let page: Page
const problems: string[] = []

beforeAll(async () => {
  mkdirSync(SCREENSHOTS, { recursive: true })
  sink = await serveSmtpSink()
  site = await serveSampleSite()
  browser = await launchBrowser()
  call = await product.signIn(ACCOUNT.email, ACCOUNT.password)
  await call(crawls.start, { body: { url: site.url, types: ['emails', 'names'], limit: 50 } })
  context = await openContext(browser, { viewport: { width: 1280, height: 860 } })
  const token = await product.tokenOf(ACCOUNT.email, ACCOUNT.password)
  // The frame that displays a message has an opaque origin and therefore no storage.
  await context.addInitScript(
    `if (self.origin !== 'null') { ${COOKIES_REFUSED}; localStorage.setItem('auth_token', '${token}') }`,
  )
  page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  await waitUntil(async () => {
    const { data } = (await call(crawls.listRecent, {})) as { data: { status: string }[] }
    return data[0]?.status === 'completed'
  })
})

afterAll(async () => {
  await browser?.close()
  site?.stop()
})

const shot = (name: string) => page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) })
const open = (tab: string, rest = '') => page.goto(`${product.url}/dashboard/email-sms?tab=${tab}${rest}`)
const row = () => page.getByRole('table', { name: 'Campaigns' }).getByRole('row').filter({ hasText: NAME })
const mailTo = async (address: string): Promise<ReceivedMail[]> =>
  (await fetch(`${sink.origin}/messages?to=${encodeURIComponent(address)}`)).json()

async function recipientsNow(): Promise<recipientsContract.Recipient[]> {
  const { data: list } = (await call(campaigns.listCampaigns, {})) as {
    data: { campaigns: campaignContract.ListedCampaign[] }
  }
  const params = { id: list.campaigns.find(({ name }) => name === NAME)!.id }
  const answer = await call(recipientsContract.listRecipients, { params, query: { per_page: 100 } })
  return (answer as { data: { recipients: recipientsContract.Recipient[] } }).data.recipients
}

test('a sender is added, tested and confirmed', async () => {
  await open('email')
  await page.getByRole('button', { name: 'Add Email Config' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add Email Config' })
  await form.getByLabel('Name', { exact: true }).fill('Office')
  await form.getByLabel('From Email').fill(FROM)
  await form.getByLabel('From Name').fill('Lantern Yard')
  await form.getByLabel('Postal address').fill('1 Yard Lane, Leeds')
  await form.getByLabel('Host').fill('127.0.0.1')
  await form.getByLabel('Encryption').click()
  await page.getByRole('option', { name: /None/i }).click()
  await form.getByLabel('Port').fill(String(sink.ports.plain))
  await form.getByLabel('Username').fill('office')
  await form.getByLabel('Password', { exact: true }).fill('let me in')
  await form.getByRole('button', { name: 'Add Email Config' }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Test', exact: false }).first().click()
  const trial = page.getByRole('dialog', { name: 'Test “Office”' })
  await trial.getByRole('button', { name: 'Run Test' }).click()
  await trial.waitFor({ state: 'detached' })

  await page.getByText('Not Verified', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Confirm address of Office' }).click()
  const confirm = page.getByRole('dialog', { name: `Confirm ${FROM}` })
  await confirm.getByRole('button', { name: 'Send Code' }).click()
  await shot('sender-confirm')
  const mail = await waitUntil(async () => {
    const { data } = (await call(system.outbox, {})) as { data: system.OutboxMail[] }
    return data.find(({ to }) => to === FROM)
  })
  await confirm.getByLabel('Code').fill(/^\d+/.exec(mail.subject)![0])
  await confirm.getByRole('button', { name: 'Confirm', exact: true }).click()
  await confirm.waitFor({ state: 'detached' })
  await page.getByText('Verified by a code').waitFor()
})

test('a finished crawl becomes a scheduled campaign in at most six clicks', async () => {
  await call(messageTemplates.createTemplate, {
    body: { name: 'First mail', subject: 'Gauges for {{company|you}}', content: '<p>Hello {{first_name|there}}</p>' },
  })
  const { data: recent } = (await call(crawls.listRecent, {})) as { data: { id: string }[] }
  await page.goto(`${product.url}/dashboard/crawl/${recent[0]!.id}`)
  await page.getByRole('button', { name: 'Write to these' }).waitFor()
  await page.evaluate(`window.presses = 0; addEventListener('pointerdown', () => window.presses++, true)`)
  await page.getByRole('button', { name: 'Write to these' }).click()
  const dialog = page.getByRole('dialog', { name: /^Write to/ })
  const preview = dialog.getByRole('region', { name: 'Who will get it' })
  await preview.getByRole('table', { name: 'First recipients' }).waitFor()
  await dialog.getByRole('radio', { name: /^Legitimate interest/ }).click()
  await dialog.getByLabel('Template').click()
  const template = page.getByRole('option', { name: /First mail/ })
  await template.waitFor()
  // A click while the list is still opening may start on one option and end on another.
  await page.evaluate(SETTLED)
  await template.click()
  await template.waitFor({ state: 'detached' })
  expect(await dialog.getByLabel('Subject').inputValue()).toBe('Gauges for {{company|you}}')
  await shot('write-to-these')
  const status = await preview.getByRole('status').textContent()
  await dialog.getByRole('button', { name: 'Schedule Campaign' }).click()
  const made = page.getByRole('dialog', { name: /127\.0\.0\.1/ })
  await appearsIn(page, made.getByText(/^Scheduled for .* recipients?$/))
  await shot('write-to-these-scheduled')
  expect(await page.evaluate<number>('window.presses')).toBeLessThanOrEqual(6)
  const { data: list } = (await call(campaigns.listCampaigns, { query: { status: 'scheduled' } })) as {
    data: { campaigns: campaignContract.ListedCampaign[] }
  }
  expect(list.campaigns).toHaveLength(1)
  const total = list.campaigns[0]!.statistics.total_recipients
  expect(total).toBeGreaterThan(0)
  expect(status).toMatch(new RegExp(`^${total} ?recipients? of`))
  // A second campaign to the same people is blocked meanwhile, also on a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await page.getByRole('button', { name: 'Write to these' }).click()
  await preview.getByText('No recipients').waitFor()
  await preview.getByText(/in another campaign/).waitFor()
  await shot('write-to-these-phone')
  const overflow = `[...document.querySelectorAll('[role=dialog] *')].filter((one) => one.getBoundingClientRect().right > 391).length`
  expect(await page.evaluate<number>(overflow)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 860 })
  await call(sending.cancelCampaign, { params: { id: list.campaigns[0]!.id } })
})

test('a campaign is created from crawled contacts, and its draft survives a reload', async () => {
  await open('campaigns')
  await page.getByRole('link', { name: 'Create Campaign' }).click()
  const form = page.getByRole('dialog', { name: 'Create Campaign' })
  await form.getByLabel('Campaign Name').fill(NAME)
  await form.getByText('Office', { exact: true }).waitFor()
  await form.getByRole('tab', { name: 'Content' }).click()
  await form.getByLabel('Subject', { exact: true }).fill('Calibration for {{company|your workshop}}')
  const editor = form.getByRole('textbox', { name: 'Content', exact: true })
  await editor.click()
  await page.keyboard.type('Hello {{first_name|there}}, your gauges are due. ')
  await form.getByRole('button', { name: 'Image', exact: true }).click()
  const pictures = page.getByRole('dialog', { name: 'Pictures' })
  const gauge = { name: 'gauge.png', mimeType: 'image/png', buffer: Buffer.from(pngOf(120, 60)) }
  await pictures.locator('input[type=file]').setInputFiles(gauge)
  await pictures.getByLabel('Alternative text of gauge.png').fill('A gauge')
  await pictures.getByRole('button', { name: 'Insert' }).click()
  await editor.getByRole('img', { name: 'A gauge' }).waitFor()
  await form.getByRole('radio', { name: 'Dark, inverted' }).click()
  await shot('campaign-editor')
  await form.getByRole('radio', { name: 'Light' }).click()
  await form.getByRole('radio', { name: 'Code' }).click()
  const code = await form.getByLabel('Content (HTML)').inputValue()
  expect(code).toMatch(
    /^<p>Hello \{\{first_name\|there\}\}, your gauges are due. <img src="http[^"]+\/api\/i\/[\w-]{43}" alt="A gauge" width="120" height="60"/,
  )
  await form
    .getByLabel('Content (HTML)')
    .fill(
      `<style>p { color: green }</style>${code.replace('are due.', 'are due now.')}<script>document.title = "ran"</script>`,
    )
  const letter = page.frameLocator('iframe[title="The message"]').frameLocator('iframe')
  await letter.getByText('your gauges are due now').waitFor()
  // As a string, because it runs in the page.
  const frame = await (await page.locator('iframe[title="The message"]').elementHandle())!.contentFrame()
  const colour = await frame!.childFrames()[0]!.evaluate<string>("getComputedStyle(document.querySelector('p')).color")
  expect(colour).toBe('rgb(0, 128, 0)')
  await shot('campaign-content')
  await form.getByRole('button', { name: 'Add Follow-up' }).click()
  const followUp = form.getByRole('region', { name: 'Follow-up 1' })
  await followUp.getByLabel('Content (HTML)').fill('<p>Did you see this, {{first_name|there}}?</p>')
  await form.getByRole('button', { name: 'Add Task' }).click()
  await page.getByRole('menuitem', { name: 'Call' }).click()
  await form.getByRole('region', { name: 'Follow-up 2' }).getByLabel('What to do').fill('Call {{first_name|them}}')
  await form.getByRole('tab', { name: 'Settings' }).click()
  expect(await form.getByRole('radio', { name: /^Always/ }).isChecked()).toBe(true)
  // All of them belong to the sample site's company.
  await form.getByRole('checkbox', { name: 'One address per organisation' }).uncheck()
  await form.getByRole('tab', { name: /Recipients/ }).click()
  await form.getByRole('button', { name: 'Select Contacts' }).click()
  const picker = page.getByRole('dialog', { name: 'Select Contacts' })
  await picker.getByRole('checkbox', { name: 'Select all rows' }).check()
  await shot('campaign-select')
  await picker.getByRole('button', { name: 'Select', exact: true }).click()
  await form.getByRole('checkbox', { name: 'These people agreed to be contacted' }).check()
  await page.reload()
  await form.getByText('Your unsaved changes were restored').waitFor()
  expect(await form.getByLabel('Campaign Name').inputValue()).toBe(NAME)
  await form.getByRole('tab', { name: 'Content' }).click()
  await form.getByRole('button', { name: /^Follow-up 1\b.*3 days later/ }).click()
  expect(await followUp.getByLabel('Content (HTML)').inputValue()).toContain('Did you see this')
  await form.getByRole('button', { name: /^Create Campaign with \d+ Recipients$/ }).click()
  await page.getByText('Campaign created').waitFor()
  await row().getByText('Draft').waitFor()
})

test('a campaign is sent from the list, and every recipient gets a personalised message', async () => {
  await row()
    .getByRole('button', { name: `Send ${NAME}` })
    .click()
  const send = page.getByRole('dialog', { name: `Send ${NAME}` })
  await send.getByText(/recipients will get it now/).waitFor()
  await send.getByText(/^Up to 2 messages each/).waitFor()
  await shot('campaign-send')
  await send.getByRole('button', { name: 'Send Now' }).click()
  await send.waitFor({ state: 'detached' })
  // It stays active until its follow-up has been sent.
  const recipients = await waitUntil(async () => {
    const all = await recipientsNow()
    return all.length > 2 && all.every(({ status }) => status === 'sent') && all
  })
  await row().getByText('Sending', { exact: true }).first().waitFor()
  for (const { recipient_email } of recipients) {
    const mails = await mailTo(recipient_email!)
    expect(mails.map(({ raw }) => /your gauges are due/.test(raw))).toEqual([true])
    const html = mails[0]!.raw.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
    expect(html).toMatch(/<p style="color:green">Hello/)
    expect(html).toMatch(/<img src="http[^"]+\/api\/i\/[\w-]{43}" alt="A gauge"/)
  }
  await shot('campaign-sent')
  await open('calendar')
  await page.getByText(`${recipients.length} sent`).first().waitFor()
  await page.getByText(`${NAME} · First message`).first().waitFor()
  await shot('campaign-calendar')
  await open('tasks')
  await page.getByText('No open tasks').waitFor()
  await open('campaigns')
})

test('a recipient who unsubscribes through the link is counted and gets no more messages', async () => {
  const [{ recipient_email: address } = { recipient_email: null }] = await recipientsNow()
  const [mail] = await mailTo(address!)
  const unfolded = mail!.raw.replace(/\r\n[ \t]+/g, '')
  const link = /^List-Unsubscribe:\s*<(http[^>]+)>/im.exec(unfolded)![1]!
  const visitor = await openContext(browser)
  const letter = await visitor.newPage()
  await letter.goto(link)
  await letter.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
  await letter.getByText(/won't get any more messages/).waitFor()
  await visitor.close()
  await waitUntil(async () => {
    const left = (await recipientsNow()).filter(({ unsubscribed_at }) => unsubscribed_at !== null)
    return left.length === 1 && left[0]!.recipient_email === address
  })
})

test('analytics show the unsubscribe, per campaign and in total', async () => {
  await open('campaigns')
  await row()
    .getByRole('button', { name: `Analytics of ${NAME}` })
    .click()
  const one = page.getByRole('dialog', { name: `Analytics of ${NAME}` })
  await one.getByRole('table', { name: /Messages by day/ }).waitFor()
  await one.locator('svg.recharts-surface').first().waitFor()
  const figures = one.getByRole('region', { name: 'Delivery' })
  expect(await figures.getByText('Unsubscribed').locator('xpath=../..').textContent()).toContain('1')
  await shot('campaign-analytics')
  await page.goBack()
  await one.waitFor({ state: 'detached' })
  await open('analytics')
  await page.getByRole('table', { name: 'Campaign performance' }).getByText(NAME).waitFor()
  await page.getByRole('radio', { name: '1 Year' }).click()
  await page.waitForURL('**period=1y**')
  await page.locator('svg.recharts-surface').first().waitFor()
  await shot('analytics')
  expect(problems).toEqual([])
})

test('on a phone, a mailbox is connected through its provider, sends, replies in the thread, and is disconnected', async () => {
  const address = 'office@lantern-yard.test'
  await page.setViewportSize({ width: 390, height: 844 })
  await open('email')
  await page.getByRole('button', { name: 'Connect Google' }).first().click()
  await page.getByLabel('Address').fill(address)
  const google = new URL(page.url()).origin
  await page.getByRole('button', { name: 'Deny' }).click()
  await page.getByText('Access was not allowed at Google, so nothing was connected.').waitFor()
  await shot('mailbox-denied')
  await page.getByRole('button', { name: 'Connect Google' }).click()
  await page.getByLabel('Address').fill(address)
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.getByText(`Connected as ${address} (Google)`).waitFor()
  expect(new URL(page.url()).search).not.toMatch(/code|state/)
  await shot('mailbox-connected')
  await page.getByRole('button', { name: `Test ${address} (Google)` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(ACCOUNT.email)
  await dialog.getByRole('button', { name: 'Run Test' }).click()
  await page.getByText(/A test message is on its way/).waitFor()
  await answerInInbox(address, google)
  await open('email')
  await page.getByRole('button', { name: `Disconnect ${address} (Google)` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await page.getByText('Disconnected: required for campaigns').waitFor()
  await shot('mailbox-disconnected')
  expect(problems).toEqual([])
})

interface HeldMessage {
  readonly folder: string
  readonly threadId: string
  readonly messageId: string
  readonly raw: string
}

/** The mailbox sends a campaign, a recipient replies, and our reply leaves from the same mailbox in the same thread. */
async function answerInInbox(address: string, google: string): Promise<void> {
  const { data } = (await call(senders.listEmailConfigs, {})) as { data: { configs: EmailConfig[] } }
  const sender = data.configs.find(({ from_email }) => from_email === address)!
  await call(senders.updateEmailConfig, { params: { id: sender.id }, body: { postal_address: '1 Yard Lane, Leeds' } })
  const body = {
    ...{ name: 'Gauges by mailbox', subject: 'Your gauges', content: '<p>Hello {{first_name}}</p>' },
    ...{ email_config_id: sender.id, manual: [{ email: 'ada@out.example', name: 'Ada Lovelace' }] },
    consent: 'They signed up.',
  }
  const made = (await call(campaigns.createCampaign, { body })) as { data: { campaign: { id: string } } }
  await call(sending.sendCampaign, { params: { id: made.data.campaign.id }, body: {} })
  const held = async () => {
    const answer = await fetch(`${google}/messages?address=${address}`)
    return ((await answer.json()) as { messages: HeldMessage[] }).messages
  }
  const sent = await waitUntil(async () => (await held()).find(({ raw }) => raw.includes('Subject: Your gauges')))
  const reply = [
    `In-Reply-To: ${sent.messageId}`,
    `References: ${sent.messageId}`,
    ...['From: Ada Lovelace <ada@out.example>', `To: ${address}`, 'Subject: Re: Your gauges'],
    ...['Message-ID: <gauges-1@out.example>', 'Content-Type: text/plain; charset=utf-8', '', 'Call me on Monday.', ''],
  ].join('\r\n')
  await fetch(`${google}/control`, { method: 'POST', body: JSON.stringify({ address, do: 'deliver', raw: reply }) })
  // Mailboxes are polled every few minutes (worker/features/inbound-mail/mailboxes.test.ts); a posted reply arrives
  // right away.
  const place = (await call(replies.getReplyAddress, {})) as { data: { url: string } }
  const posted = await fetch(product.url + new URL(place.data.url).pathname, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822' },
    body: reply,
  })
  expect(posted.ok).toBe(true)

  await open('inbox')
  const list = page.getByRole('list', { name: 'Messages' })
  await list.getByRole('link', { name: /Ada Lovelace/ }).click()
  const box = page.getByRole('textbox', { name: 'Answer' })
  await box.fill('Monday at ten.')
  // The draft of a reply is kept while the list is open.
  await page.getByRole('button', { name: 'All messages' }).click()
  await list.getByRole('link', { name: /Ada Lovelace/ }).click()
  expect(await box.inputValue()).toBe('Monday at ten.')
  await shot('inbox-conversation')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText("Your reply wasn't sent").waitFor()
  expect(await box.inputValue()).toBe('Monday at ten.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('list', { name: 'Conversation' }).getByText('Sent', { exact: true }).waitFor()
  const answers = (await held()).filter(({ folder, raw }) => folder === 'sent' && raw.includes('Monday at ten.'))
  expect(answers).toHaveLength(1)
  expect(answers[0]).toMatchObject({ threadId: sent.threadId })
  expect(answers[0]!.raw).toContain('In-Reply-To: <gauges-1@out.example>')
  // By keyboard: set an outcome, then mark as done; the inbox is empty, and the conversation is kept.
  await page.getByRole('heading', { name: 'Re: Your gauges' }).focus()
  await page.keyboard.press('1')
  await page.getByRole('button', { name: 'Interested', exact: true, pressed: true }).waitFor()
  await page.getByRole('heading', { name: 'Re: Your gauges' }).focus()
  await page.keyboard.press('e')
  await page.getByText('All done').waitFor()
  await page.getByRole('radio', { name: /^Done/ }).click()
  await list.getByText('Interested').waitFor()
  await shot('inbox-done')
}
