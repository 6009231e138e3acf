/**
 * A self-hosted server in production mode, from an empty folder: the first administrator, crawls with and without
 * Chromium, mail in both directions through a local relay, a kill in the middle of a crawl and a campaign, and a backup
 * restored elsewhere with equal counts. All tests share one server, which takes many seconds to start.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '../../scripts/local/seed.ts'
import { backUp } from '../../scripts/server/back-up.ts'
import { countRows } from '../../scripts/server/manifest.ts'
import { restoreBackup } from '../../scripts/server/restore-backup.ts'
import * as auth from '../../src/contracts/auth/auth.ts'
import { requestOf } from '../../src/contracts/call.ts'
import type * as campaignContract from '../../src/contracts/campaigns/campaign.ts'
import * as campaigns from '../../src/contracts/campaigns/campaigns.ts'
import * as recipients from '../../src/contracts/campaigns/recipients.ts'
import * as sending from '../../src/contracts/campaigns/sending.ts'
import * as crawls from '../../src/contracts/crawls/crawls.ts'
import * as replies from '../../src/contracts/replies/replies.ts'
import type * as emailConfig from '../../src/contracts/senders/email-config.ts'
import * as senders from '../../src/contracts/senders/senders.ts'
import { serveCountingSmtp } from '../support/counting-smtp.ts'
import { serveDns } from '../support/dns-server.ts'
import { ownNetwork } from '../support/own-network.ts'
import { serveScriptSites } from '../support/script-site.ts'
import { serveTestSite } from '../support/site.ts'
import { waitUntil } from '../support/wait.ts'
import { converse } from './support/converse.ts'
import { Product } from './support/product.ts'

const EMAIL = 'admin@acme.example'
const PASSWORD = 'a long and rare passphrase'
const MAIL_DOMAIN = 'in.acme.example'
const PAGES = 60
const RECIPIENTS = 120
const REPLY_MS = 30
/** Messages that a kill may interrupt between the mail server's reply and recording it: one per connection. */
const CONNECTIONS = 5

type Call = Awaited<ReturnType<Product['signIn']>>
const dataOf = async <T>(answer: Promise<unknown>) => ((await answer) as { data: T }).data
const portOf = (url: string) => Number(new URL(url).port)

const folder = mkdtempSync(join(tmpdir(), 'contactory-own-'))
const env = join(folder, 'contactory.env')
const network = ownNetwork()
const at = (port: number) => `http://${network.host}:${port}`
let relay: Awaited<ReturnType<typeof serveCountingSmtp>>
let product: Product
let call: Call

const start = (state: string) =>
  Product.run('scripts/serve-production.ts', [
    ...['--state', join(folder, state), '--env', env, '--port', '0', '--mail-port', '0'],
  ])

beforeAll(async () => {
  relay = await serveCountingSmtp(REPLY_MS)
  const [site, scripted, dns] = await Promise.all([serveTestSite(), serveScriptSites(), serveDns()])
  await network.forward(8080, portOf(site))
  await network.forward(8443, portOf(scripted.site))
  await network.forward(2525, relay.port)
  await network.forward(8053, portOf(dns))
  const mailboxes = ['SUPPORT', 'SECURITY', 'PRIVACY', 'CRAWLER'].map((name) => `${name}_EMAIL=${name}@acme.example`)
  writeFileSync(
    env,
    [
      ...['APP_URL=https://crm.acme.example', `SMTP_URL=smtp://u:p@${network.host}:2525?encryption=none`],
      ...['MAIL_FROM=no-reply@acme.example', `MAIL_DOMAIN=${MAIL_DOMAIN}`, `ADMIN_EMAIL=${EMAIL}`, ...mailboxes],
      ...[`ALLOWED_NETWORKS=${network.host}`, `DNS_URL=${at(8053)}/dns-query`],
    ].join('\n'),
  )
  product = await start('one')
  const link = /https:\/\/crm\.acme\.example\/reset-password\?\S+/.exec(product.output)![0]
  const token = new URL(link).searchParams.get('token')!
  const body = { token, email: EMAIL, password: PASSWORD, password_confirmation: PASSWORD }
  const reset = requestOf(auth.resetPassword, { body })
  expect(await statusOf(reset)).toBe(200)
  // The link works once.
  expect(await statusOf(reset)).not.toBe(200)
  call = await product.signIn(EMAIL, PASSWORD)
})

afterAll(async () => {
  await product?.stop()
  await relay?.stop()
  network.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function statusOf({ path, init }: { path: string; init: object }): Promise<number> {
  const response = await fetch(product.url + path, init)
  await response.arrayBuffer()
  return response.status
}
const mailPort = () => Number(/^mail 127\.0\.0\.1:(\d+)$/m.exec(product.output)![1])
const startCrawl = (body: object) =>
  dataOf<crawls.CrawlResult>(call(crawls.start, { body: { types: ['emails'], ...body } }))
const isOver = async (id: string) =>
  crawls.CrawlProgress.parse(await dataOf(call(crawls.getProgress, { params: { id } }))).finished_at !== null
const resultOf = async (id: string) => crawls.CrawlResult.parse(await dataOf(call(crawls.get, { params: { id } })))

test('only networks allowed by the operator are crawled, even if a host name or redirect points elsewhere', async () => {
  const other = network.host.replace(/\d+$/, '1')
  for (const url of [`http://${other}:8080/`, 'http://127.0.0.1:8080/', 'http://localhost:8080/', 'http://10.0.0.1/'])
    await expect(startCrawl({ url }), url).rejects.toThrow('url_not_allowed')
  const url = `${at(8080)}/away/a?to=${encodeURIComponent(`http://${other}:8080/shop/team`)}`
  const { crawl } = await startCrawl({ url, limit: 1, engine: 'basic', run_in_background: true })
  await waitUntil(() => isOver(crawl.id), { interval: 100 })
  expect((await resultOf(crawl.id)).results.emails ?? []).toEqual([])
})

test('Chromium renders a site that is empty without scripts', async () => {
  const { crawl } = await startCrawl({ url: `${at(8443)}/`, limit: 3, engine: 'browserless', run_in_background: true })
  await waitUntil(() => isOver(crawl.id), { interval: 200 })
  expect((await resultOf(crawl.id)).results.emails).toContain('desk@tidewater-surveys.co.uk')
})

test('there are no demo accounts and no outbox', async () => {
  expect((await fetch(`${product.url}/api/dev/outbox`)).status).toBe(404)
  for (const { email, password } of DEMO_ACCOUNTS) await expect(product.tokenOf(email, password)).rejects.toThrow('401')
})

test('product email leaves through the relay, and mail is accepted only for its domain', async () => {
  const before = relay.counts.get(EMAIL) ?? 0
  expect(await statusOf(requestOf(auth.requestPasswordReset, { body: { email: EMAIL } }))).toBe(200)
  await waitUntil(async () => (relay.counts.get(EMAIL) ?? 0) > before)

  const to = (address: string) => ['EHLO x', 'MAIL FROM:<ann@example.org>', `RCPT TO:<${address}>`]
  expect(await converse(mailPort(), to('ann@elsewhere.example'))).toContain('Relaying denied')
  // This reply comes from the Worker.
  const whole = [...to(`nobody@${MAIL_DOMAIN}`), 'DATA', 'Subject: Hi\r\n\r\nHi\r\n.']
  expect(await converse(mailPort(), whole)).toMatch(/^550 .*Unknown address/)
})

test('a crawl and a campaign resume after a kill, a reply arrives, and a backup has every row', async () => {
  const { config } = await dataOf<{ config: emailConfig.EmailConfig }>(
    call(senders.createEmailConfig, {
      body: {
        ...{ name: 'Relay', host: network.host, port: 2525, encryption: 'none', username: 'u', password: 'p' },
        ...{ from_email: EMAIL, postal_address: '1 Road, London', collect_replies: true },
        limits: { max_recipients_per_hour: 100_000, max_recipients_per_day: 100_000 },
      },
    }),
  )
  await call(senders.testEmailConfig, { params: { id: config.id }, body: {} })
  const { campaign } = await dataOf<{ campaign: campaignContract.Campaign }>(
    call(campaigns.createCampaign, {
      body: {
        ...{ name: 'Fair', type: 'email', subject: 'Hello', content: '<p>Hello {{first_name|there}}</p>' },
        ...{ email_config_id: config.id, batch_size: 1_000, consent: 'At the fair', one_per_organization: false },
        manual: Array.from({ length: RECIPIENTS }, (_, n) => ({ email: `p${n}@sink.acme.test`, name: `Ada ${n}` })),
      },
    }),
  )
  const params = { id: campaign.id }
  const before = relay.total()
  const sent = () => relay.total() - before
  const { crawl } = await startCrawl({
    ...{ url: `${at(8080)}/slow/0`, limit: PAGES, engine: 'basic', run_in_background: true },
  })
  await call(sending.sendCampaign, { params, body: {} })
  await waitUntil(
    async () => {
      const progress = crawls.CrawlProgress.parse(await dataOf(call(crawls.getProgress, { params: { id: crawl.id } })))
      return progress.pages_done >= PAGES / 4 || progress.finished_at !== null
    },
    { interval: 50 },
  )
  await waitUntil(async () => sent() > RECIPIENTS / 10, { interval: 20 })
  expect(await isOver(crawl.id)).toBe(false)
  expect(sent()).toBeLessThan(RECIPIENTS)
  await product.kill()

  product = await start('one')
  expect(product.output).not.toContain('/reset-password')
  call = await product.signIn(EMAIL, PASSWORD)
  await waitUntil(() => isOver(crawl.id), { interval: 200 })
  const done = await resultOf(crawl.id)
  expect(done.crawl).toMatchObject({ status: 'completed', pages_done: PAGES, pages_failed: 0 })
  expect(new Set(done.results.emails).size).toBe(PAGES + 1)

  const status = async () =>
    (await dataOf<{ campaign_status: string }>(call(sending.getCampaignStatus, { params }))).campaign_status
  await waitUntil(async () => (await status()) === 'sent', { interval: 200 })
  const rows: recipients.Recipient[] = []
  for (let page = 1; rows.length < RECIPIENTS; page++)
    rows.push(
      ...(
        await dataOf<{ recipients: recipients.Recipient[] }>(
          call(recipients.listRecipients, { params, query: { page, per_page: 100 } }),
        )
      ).recipients,
    )
  const timesOf = (row: recipients.Recipient) => relay.counts.get(row.recipient_email!) ?? 0
  expect(rows.filter((row) => timesOf(row) > 1)).toEqual([])
  const unknown = rows.filter((row) => row.status === 'unknown')
  expect(unknown.length).toBeLessThanOrEqual(CONNECTIONS)
  expect(rows.filter((row) => row.status === 'sent' && timesOf(row) === 1)).toHaveLength(RECIPIENTS - unknown.length)

  const answered = rows.find((row) => row.status === 'sent')!
  const { address } = await dataOf<{ address: string }>(call(replies.getReplyAddress, {}))
  const mail = [
    ...[`In-Reply-To: <${answered.id}.m1@acme.example>`, `From: Ada <${answered.recipient_email}>`],
    ...[`To: ${EMAIL}`, 'Subject: Re: Hello', 'Message-ID: <answer-1@sink.acme.test>'],
    ...['Date: Fri, 27 Nov 2026 09:00:00 +0000', '', 'Please call me on Monday.', '.'],
  ].join('\r\n')
  const envelope = ['EHLO x', `MAIL FROM:<${answered.recipient_email}>`, `RCPT TO:<${address}>`, 'DATA']
  expect(await converse(mailPort(), [...envelope, mail])).toMatch(/^250 /)
  const inbox = () => dataOf<{ replies: { subject: string | null }[] }>(call(replies.listReplies, { query: {} }))
  await waitUntil(async () => (await inbox()).replies.length === 1)

  const made = await backUp(join(folder, 'one'), join(folder, 'backup.tgz'), new Date())
  await product.stop()
  const restored = await restoreBackup(join(folder, 'backup.tgz'), join(folder, 'two'))
  expect(restored.rows).toEqual(made.rows)
  // Counted in the restored folder, not taken from the backup's manifest.
  for (const [file, counts] of Object.entries(made.rows))
    expect(countRows(join(folder, 'two', file)), file).toEqual(counts)
  const rowsOf = (table: string) => Object.values(made.rows).reduce((sum, counts) => sum + (counts[table] ?? 0), 0)
  expect(rowsOf('accounts')).toBe(1)
  expect(rowsOf('recipients')).toBe(RECIPIENTS)
  expect(rowsOf('pages')).toBeGreaterThanOrEqual(PAGES)
  expect(rowsOf('replies')).toBe(1)

  product = await start('two')
  call = await product.signIn(EMAIL, PASSWORD)
  expect((await inbox()).replies).toHaveLength(1)
  expect((await resultOf(crawl.id)).results.emails).toHaveLength(PAGES + 1)

  // A crashed runtime is restarted in place.
  product.killRuntime()
  await waitUntil(
    () =>
      inbox().then(
        ({ replies }) => replies.length === 1,
        () => false,
      ),
    { interval: 200 },
  )
})
