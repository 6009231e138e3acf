/**
 * `npm run bench send [-- --messages 1500 --rounds 3 --latency 0]`
 *
 * Messages per second of one sender with five connections: a campaign of the product in the built Worker in workerd,
 * with its state in the database and a personalised message per recipient, compared with nodemailer's pool in Node,
 * which sends one identical message. Both send to the same server in a separate process, in turn, without DKIM and with
 * it. `--latency` delays each reply of the server by so many milliseconds. The goals are the same rate as nodemailer,
 * and 0.6 times the rate with signatures. Then three senders share a campaign, in turn with one sender: it must not be
 * slower.
 */
import { generateKeyPairSync } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { build } from '../../scripts/local/build.ts'
import { readOptions } from '../../scripts/local/read-options.ts'
import { DEMO_ACCOUNTS } from '../../scripts/local/seed.ts'
import type * as campaignContract from '../../src/contracts/campaigns/campaign.ts'
import * as campaigns from '../../src/contracts/campaigns/campaigns.ts'
import * as recipients from '../../src/contracts/campaigns/recipients.ts'
import * as sendingContract from '../../src/contracts/campaigns/sending.ts'
import type * as emailConfig from '../../src/contracts/senders/email-config.ts'
import * as senders from '../../src/contracts/senders/senders.ts'
import { composeEmail } from '../../src/outreach/compose/compose-message.ts'
import { FastSmtp } from './support/fast-smtp.ts'
import { type BenchProduct, withProduct } from './support/product.ts'

const { values: options } = readOptions({
  options: {
    messages: { type: 'string', default: '1500' },
    rounds: { type: 'string', default: '3' },
    latency: { type: 'string', default: '0' },
  },
})
const CONNECTIONS = 5
const GOALS = { plain: 1, signed: 0.6 } as const
/** Compared with one sender; rounds vary by more than the remaining 5 %. */
const ROTATION = { senders: 3, goal: 0.95 }
const TYPED_MAX = 500
const POLL_MS = 20
const messages = Number(options.messages)
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2_048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const DKIM = { domain: 'acme.test', selector: 'bench' }
const PARAGRAPH =
  'This month we opened a second workshop, and everyone who lives nearby is invited to come and see it. '
const CONTENT = `<h1>News of March</h1><p>Hello {{first_name|there}},</p>${`<p>${PARAGRAPH.repeat(4)}<a href="https://acme.test/news">Read more</a></p>`.repeat(4)}`
/** The account's own address: any other would have to be verified first. */
const FROM = DEMO_ACCOUNTS.find(({ isRoot }) => isRoot)!.email
const SENDER = { fromName: 'Acme', fromEmail: FROM, replyTo: null, postalAddress: '1 Road, London' }

const server = await FastSmtp.start(Number(options.latency))
await build()
try {
  await withProduct({}, async (product) => {
    const perSecond = { product: { plain: [], signed: [] }, peer: { plain: [], signed: [] } } as Record<
      'product' | 'peer',
      Record<'plain' | 'signed', number[]>
    >
    // Its requests would be served by the isolate being measured.
    product.heap.stop()
    // Warm-up, so that compilation is not measured.
    await sendWithProduct(product, false, 100)
    await sendWithPeer(false, 100)
    for (let round = 0; round < Number(options.rounds); round++)
      for (const way of ['plain', 'signed'] as const) {
        perSecond.product[way].push(await sendWithProduct(product, way === 'signed', messages))
        perSecond.peer[way].push(await sendWithPeer(way === 'signed', messages))
      }
    const rotation: { one: number[]; several: number[] } = { one: [], several: [] }
    for (let round = 0; round < Number(options.rounds); round++) {
      rotation.one.push(await sendWithProduct(product, false, messages))
      rotation.several.push(await sendWithProduct(product, false, messages, ROTATION.senders))
    }
    for (const way of ['plain', 'signed'] as const) {
      const [own, peer] = [median(perSecond.product[way]), median(perSecond.peer[way])]
      const ratio = own / peer
      const verdict = ratio >= GOALS[way] ? 'met' : 'MISSED'
      console.log(
        `${(way === 'plain' ? 'without DKIM' : 'with DKIM').padEnd(14)} ${own.toFixed(0)}/s, nodemailer ${peer.toFixed(0)}/s: ${ratio.toFixed(2)} times (goal ${GOALS[way]}: ${verdict})`,
      )
      if (verdict === 'MISSED') process.exitCode = 1
    }
    const ratio = median(rotation.several.map((several, round) => several / rotation.one[round]!))
    const verdict = ratio >= ROTATION.goal ? 'met' : 'MISSED'
    console.log(
      `${`${ROTATION.senders} senders`.padEnd(14)} ${median(rotation.several).toFixed(0)}/s, one ${median(rotation.one).toFixed(0)}/s: ${ratio.toFixed(2)} times (goal ${ROTATION.goal}: ${verdict})`,
    )
    if (verdict === 'MISSED') process.exitCode = 1
    console.log(`workerd took ${product.memoryMb().toFixed(0)} MB at most`)
  })
} finally {
  server.stop()
}

/**
 * Adds a sender at the server.
 *
 * @returns its id
 */
async function addSender({ call }: BenchProduct, signs: boolean): Promise<string> {
  const { config } = (
    await call(senders.createEmailConfig, {
      body: {
        ...{ name: 'Bench', host: '127.0.0.1', port: server.port, encryption: 'none', username: 'u', password: 'p' },
        ...{ from_name: SENDER.fromName, from_email: SENDER.fromEmail, postal_address: SENDER.postalAddress },
        limits: { max_recipients_per_hour: 1_000_000, max_recipients_per_day: 1_000_000 },
        compliance: { use_dkim: signs },
        ...(signs && { dkim_domain: DKIM.domain, dkim_selector: DKIM.selector, dkim_private_key: privateKey }),
      },
    })
  ).data as { config: emailConfig.EmailConfig }
  await call(senders.testEmailConfig, { params: { id: config.id }, body: {} })
  return config.id
}

/**
 * From starting the campaign to the last message.
 *
 * @returns messages per second
 */
async function sendWithProduct(product: BenchProduct, signs: boolean, count: number, sendersMany = 1): Promise<number> {
  const { call } = product
  const sender_ids: string[] = []
  for (let place = 0; place < sendersMany; place++) sender_ids.push(await addSender(product, signs))
  const people = Array.from({ length: count }, (_, at) => ({ email: `p${at}@acme.test`, name: `Ada Byron ${at}` }))
  const consent = 'At the fair'
  const text = { name: 'Bench', type: 'email', subject: 'News for {{first_name|you}}', content: CONTENT }
  const { campaign } = (
    await call(campaigns.createCampaign, {
      body: {
        ...{ ...text, sender_ids, sending_gap: null, domain_limit: null, batch_size: 1_000, batch_delay: 1, consent },
        one_per_organization: false,
        manual: people.slice(0, TYPED_MAX),
      },
    })
  ).data as { campaign: campaignContract.Campaign }
  const params = { id: campaign.id }
  for (let from = TYPED_MAX; from < count; from += TYPED_MAX)
    await call(recipients.addRecipients, { params, body: { manual: people.slice(from, from + TYPED_MAX), consent } })
  const before = await server.count()
  const startedAt = performance.now()
  await call(sendingContract.sendCampaign, { params, body: {} })
  while ((await server.count()) < before + count) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  const seconds = (performance.now() - startedAt) / 1_000
  // The delays between batches are part of the campaign's settings.
  const waited = Math.ceil(count / 1_000) - 1
  await over(call, params)
  for (const id of sender_ids) await call(senders.deleteEmailConfig, { params: { id } })
  return count / (seconds - waited)
}

async function over(call: BenchProduct['call'], params: { id: string }): Promise<void> {
  for (;;) {
    const { campaign_status } = (await call(sendingContract.getCampaignStatus, { params })).data as {
      campaign_status: string
    }
    if (campaign_status === 'sent') return
    if (campaign_status !== 'sending') throw new Error(`The campaign is ${campaign_status}.`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

async function sendWithPeer(signs: boolean, count: number): Promise<number> {
  const transport = createTransport({
    ...{ pool: true, maxConnections: CONNECTIONS, maxMessages: Number.POSITIVE_INFINITY },
    ...{ host: '127.0.0.1', port: server.port, ignoreTLS: true, auth: { user: 'u', pass: 'p' } },
    ...(signs && { dkim: { domainName: DKIM.domain, keySelector: DKIM.selector, privateKey } }),
  })
  const { mail } = composeEmail({
    campaign: {
      ...{ id: 'bench', subject: 'News for {{first_name|you}}', content: CONTENT, textContent: null },
      ...{ includeUnsubscribe: true, unsubscribeUrl: null, trackOpens: false, trackClicks: false },
    },
    sender: { id: 'bench', ...SENDER, unsubscribeUrl: null },
    recipient: {
      ...{ address: 'p@acme.test', name: 'Ada Byron', company: null, fields: null },
      ...{ dataSource: 'Typed by hand', consent: 'At the fair' },
    },
    urls: { unsubscribe: `http://127.0.0.1:8787/api/u/${'x'.repeat(107)}` },
    ...{ reference: 'bench', date: new Date() },
  })
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: count }, (_, at) =>
      transport.sendMail({
        ...{ from: mail.from, to: `p${at}@acme.test`, subject: mail.subject, html: mail.html ?? '', text: mail.text },
        headers: { ...mail.headers },
      }),
    ),
  )
  const seconds = (performance.now() - startedAt) / 1_000
  transport.close()
  return count / seconds
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1]!
}
