/** A campaign whose server is killed repeatedly. Set `CRASH_RECIPIENTS=2000 CRASH_KILLS=25` for a long run. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '../../scripts/local/seed.ts'
import type * as campaignContract from '../../src/contracts/campaigns/campaign.ts'
import * as campaigns from '../../src/contracts/campaigns/campaigns.ts'
import * as recipientsContract from '../../src/contracts/campaigns/recipients.ts'
import * as sending from '../../src/contracts/campaigns/sending.ts'
import type * as emailConfig from '../../src/contracts/senders/email-config.ts'
import * as senders from '../../src/contracts/senders/senders.ts'
import { serveCountingSmtp } from '../support/counting-smtp.ts'
import { waitUntil } from '../support/wait.ts'
import { Product } from './support/product.ts'

const RECIPIENTS = Number(process.env.CRASH_RECIPIENTS ?? 300)
const KILLS = Number(process.env.CRASH_KILLS ?? 2)
/** The maximum number of addresses in one manual entry. */
const TYPED_MAX = 500
const CONNECTIONS = 5
/** More than half of `TURN_MS`, so that a connection never starts two messages in one step. */
const REPLY_MS = 30
const { email, password } = DEMO_ACCOUNTS[0]!

type Call = Awaited<ReturnType<Product['signIn']>>
const dataOf = async <T>(answer: Promise<unknown>) => ((await answer) as { data: T }).data

async function begin(call: Call, port: number): Promise<string> {
  const { config } = await dataOf<{ config: emailConfig.EmailConfig }>(
    call(senders.createEmailConfig, {
      body: {
        ...{ name: 'Sink', host: '127.0.0.1', port, encryption: 'none', username: 'u', password: 'p' },
        ...{ from_email: email, postal_address: '1 Road, London' },
        limits: { max_recipients_per_hour: 100_000, max_recipients_per_day: 100_000 },
      },
    }),
  )
  await call(senders.testEmailConfig, { params: { id: config.id }, body: {} })
  const manual = Array.from({ length: RECIPIENTS }, (_, at) => ({ email: `p${at}@sink.acme.test`, name: `Ada ${at}` }))
  const fields = { name: 'Crash', type: 'email', subject: 'Hello', content: '<p>Hello {{first_name|there}}</p>' }
  const { campaign } = await dataOf<{ campaign: campaignContract.Campaign }>(
    call(campaigns.createCampaign, {
      body: {
        ...{ ...fields, email_config_id: config.id, batch_size: 1_000, consent: 'At the fair' },
        one_per_organization: false,
        manual: manual.slice(0, TYPED_MAX),
      },
    }),
  )
  const params = { id: campaign.id }
  for (let from = TYPED_MAX; from < RECIPIENTS; from += TYPED_MAX)
    await call(recipientsContract.addRecipients, {
      params,
      body: { manual: manual.slice(from, from + TYPED_MAX), consent: 'At the fair' },
    })
  await call(sending.sendCampaign, { params, body: {} })
  return campaign.id
}

async function recipientsOf(call: Call, id: string): Promise<recipientsContract.Recipient[]> {
  const all: recipientsContract.Recipient[] = []
  for (let page = 1; all.length < RECIPIENTS; page++) {
    const answer = call(recipientsContract.listRecipients, { params: { id }, query: { page, per_page: 100 } })
    all.push(...(await dataOf<{ recipients: recipientsContract.Recipient[] }>(answer)).recipients)
  }
  return all
}

test('a campaign whose server is killed repeatedly sends to every recipient and to none twice', async () => {
  const state = mkdtempSync(join(tmpdir(), 'contactory-crash-'))
  let killAt = Number.POSITIVE_INFINITY
  let reached = () => {}
  const sink = await serveCountingSmtp(REPLY_MS, (total) => {
    if (total >= killAt) reached()
  })
  let product = await Product.start(state)
  let call = await product.signIn(email, password)
  const id = await begin(call, sink.port)
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      // The message after which it is killed: a random one in its share of the remaining messages.
      const share = (RECIPIENTS - sink.total()) / (KILLS - kill + 1)
      const met = new Promise<void>((resolve) => {
        reached = resolve
      })
      killAt = sink.total() + 1 + Math.floor(Math.random() * share)
      await met
      killAt = Number.POSITIVE_INFINITY
      // Kill at a random moment between this message and the next ones.
      for (let turns = Math.random() * 40; turns > 0; turns--) await new Promise((resolve) => setImmediate(resolve))
      await product.kill()
      product = await Product.start(state)
    }
    call = await product.signIn(email, password)
    const isThrough = async () => {
      const answer = call(sending.getCampaignStatus, { params: { id } })
      return (await dataOf<{ campaign_status: string }>(answer)).campaign_status === 'sent'
    }
    await waitUntil(isThrough, { interval: 200 })

    const timesOf = ({ recipient_email }: recipientsContract.Recipient) => sink.counts.get(recipient_email!) ?? 0
    const rows = await recipientsOf(call, id)
    expect(rows.filter((row) => timesOf(row) > 1)).toEqual([])
    const unknown = rows.filter(({ status }) => status === 'unknown')
    expect(rows.filter(({ status }) => status !== 'unknown' && status !== 'sent')).toEqual([])
    expect(rows.filter((row) => row.status === 'sent' && timesOf(row) !== 1)).toEqual([])
    expect(unknown.length).toBeLessThanOrEqual(CONNECTIONS * KILLS)
    const arrived = unknown.filter((row) => timesOf(row) === 1)
    console.log(
      `${RECIPIENTS} recipients, ${KILLS} kills: ${rows.length - unknown.length} sent once, ${unknown.length} with an unknown outcome (${arrived.length} had arrived), none twice`,
    )

    // A person investigates them and records the outcome.
    const decide = async (as: 'sent' | 'send_again', some: readonly recipientsContract.Recipient[]) => {
      const recipient_ids = some.map((row) => row.id)
      if (some.length > 0) await call(recipientsContract.decideUnknown, { params: { id }, body: { recipient_ids, as } })
    }
    await decide('sent', arrived)
    await decide(
      'send_again',
      unknown.filter((row) => timesOf(row) === 0),
    )
    await waitUntil(async () => (await isThrough()) && sink.total() >= RECIPIENTS, { interval: 200 })
    const after = await recipientsOf(call, id)
    expect(after.filter((row) => row.status !== 'sent' || timesOf(row) !== 1)).toEqual([])
  } finally {
    await product.stop()
    await sink.stop()
    rmSync(state, { recursive: true, force: true })
  }
})
