import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../../../src/core/context.ts'
import { plans } from '../../../../../src/db/schema/control/plans.ts'
import { campaigns, recipients } from '../../../../../src/db/schema/data/campaigns.ts'
import { type EmailSettings, senderSpends, senders } from '../../../../../src/db/schema/data/senders.ts'
import { placeOfSecrets } from '../../../../../src/domain/senders/senders.ts'
import { sendBatch } from '../../../../../src/features/campaigns/sending/send-batch.ts'
import { newId } from '../../../../../src/lib/ids.ts'
import type { ReceivedMail } from '../../../../support/smtp-sink.ts'
import { contextOf, dataOf, db, mintAccount } from '../../../support/factories.ts'

export type Account = Awaited<ReturnType<typeof mintAccount>>

/** An account whose plan has campaigns and webhooks. */
export async function mintCampaigner(): Promise<Account> {
  const account = await mintAccount()
  await db
    .update(plans)
    .set({ hasEmailCampaigns: true, hasSmsCampaigns: true, hasWebhooks: true })
    .where(sql`id IN (SELECT plan_id FROM subscriptions WHERE account_id = ${account.id})`)
  return account
}

interface SenderGiven {
  readonly port?: number
  readonly password?: string
  readonly perHour?: number
  readonly perDay?: number
  readonly settings?: Partial<EmailSettings>
}

/** A sender at the SMTP sink, without TLS. */
export async function addSender(accountId: string, given: SenderGiven = {}): Promise<string> {
  const id = newId()
  const secrets = { username: 'bea', password: given.password ?? 'right', dkimPrivateKey: null }
  const now = new Date().toISOString()
  const settings: EmailSettings = {
    ...{ host: '127.0.0.1', port: given.port ?? env.SMTP_PORTS.plain, encryption: 'none' },
    ...{ fromName: 'Blue Harbour', fromEmail: 'hello@blue-harbour.test', replyTo: null },
    ...{ postalAddress: 'Quay 1, 20457 Hamburg', unsubscribeUrl: null },
    ...{ dkimSelector: null, dkimDomain: null, hasDkimKey: false, usernameEnd: 'bea' },
    ...{ bounceAddress: null, collectsReplies: false, hasReportKey: false },
    compliance: {
      ...{ use_spf: true, use_dmarc: true, use_dkim: false },
      ...{ require_opt_in: false, include_unsubscribe: true },
    },
    ...given.settings,
  }
  await dataOf(accountId)
    .insert(senders)
    .values({
      ...{ id, accountId, channel: 'email', name: 'Harbour', settings, isVerified: true, fromProof: 'code' },
      secrets: await contextOf(accountId).sealing.seal(JSON.stringify(secrets), placeOfSecrets({ accountId, id })),
      ...{ perHour: given.perHour ?? 100_000, perDay: given.perDay ?? 100_000, createdAt: now, updatedAt: now },
    })
  return id
}

interface CampaignGiven extends Partial<typeof campaigns.$inferInsert> {
  readonly senderId: string
  /** Addresses, or how many to generate. */
  readonly to: number | readonly string[]
  readonly consent?: string | null
}

/** A campaign and its recipients' addresses in order of their IDs; due unless specified otherwise. */
export async function addCampaign(accountId: string, { to, consent = 'At the fair', ...given }: CampaignGiven) {
  const id = newId()
  const now = new Date(Date.now() - 1_000).toISOString()
  const tag = id.slice(-8)
  const addresses = typeof to === 'number' ? Array.from({ length: to }, (_, at) => `p${at}.${tag}@sink.test`) : [...to]
  const data = dataOf(accountId)
  await data.insert(campaigns).values({
    ...{ id, accountId, name: 'Autumn', type: 'email', subject: 'Hello {{first_name|there}}', status: 'sending' },
    ...{ content: '<p>Hello <a href="https://harbour.test/a?b=1">offer</a></p>' },
    ...{ requireOptIn: false, includeUnsubscribe: true, trackOpens: false, trackClicks: false },
    ...{ batchSize: 100, batchDelay: 1, startedAt: now, nextAt: now, createdAt: now, updatedAt: now },
    ...given,
  })
  for (let from = 0; from < addresses.length; from += 5) {
    const rows = addresses.slice(from, from + 5).map((address, at) => ({
      ...{ id: newId(), accountId, campaignId: id, address, name: `Ada ${from + at}`, dataSource: 'Crawl of acme.com' },
      ...{ consent, createdAt: now },
    }))
    await data.insert(recipients).values(rows)
  }
  return { id, addresses, job: { account_id: accountId, campaign_id: id } }
}

export const campaignOf = async (accountId: string, id: string) =>
  (await dataOf(accountId).select().from(campaigns).where(eq(campaigns.id, id)))[0]!
export const recipientsOf = (accountId: string, id: string) =>
  dataOf(accountId).select().from(recipients).where(eq(recipients.campaignId, id)).orderBy(recipients.id)
/** How many recipients are in each state. */
export async function statesOf(accountId: string, id: string): Promise<Record<string, number>> {
  const states: Record<string, number> = {}
  for (const { state } of await recipientsOf(accountId, id)) states[state] = (states[state] ?? 0) + 1
  return states
}
export async function spendsOf(accountId: string, senderId: string): Promise<Record<string, number>> {
  const rows = await dataOf(accountId).select().from(senderSpends).where(eq(senderSpends.senderId, senderId))
  return Object.fromEntries(rows.map(({ period, used }) => [period, used]))
}

/** The messages that arrived for an address. */
export const arrivedAt = async (address: string): Promise<ReceivedMail[]> =>
  (await fetch(`${env.SMTP_ORIGIN}/messages?to=${encodeURIComponent(address)}`)).json()
/** How many messages each address received. */
export const arrivals = (addresses: readonly string[]): Promise<number[]> =>
  Promise.all(addresses.map(async (address) => (await arrivedAt(address)).length))

/** A context that records queue messages instead of sending them, with a clock that a test may set. */
export function quietContext(accountId: string, clock: { now: Date } | null = null) {
  const sent: { name: string; message: Record<string, unknown>; delaySeconds: number | undefined }[] = []
  const made = contextOf(accountId)
  const ctx: ServiceContext = {
    ...made,
    ...(clock && { clock: { now: () => clock.now } }),
    queues: {
      ...made.queues,
      async send(name, message, options) {
        sent.push({ name, message: message as Record<string, unknown>, delaySeconds: options?.delaySeconds })
      },
    },
  }
  const publishedEvents = () =>
    sent.filter(({ name }) => name === 'events').map(({ message }) => message.event as { kind: string; id: string })
  return { ctx, sent, publishedEvents }
}

/** Makes a campaign due now, whatever its time. */
export const makeDue = (accountId: string, id: string) =>
  dataOf(accountId).run(
    sql`UPDATE campaigns SET next_at = '2020-01-01T00:00:00.000Z' WHERE id = ${id} AND next_at IS NOT NULL`,
  )

/** Runs batch after batch, each as soon as it is due, until no recipient is waiting. */
export async function sendAll(ctx: ServiceContext, accountId: string, id: string, batchesMax = 50): Promise<number> {
  for (let batches = 0; batches < batchesMax; batches++) {
    const { nextAt } = await campaignOf(accountId, id)
    if (nextAt === null) return batches
    await makeDue(accountId, id)
    await dataOf(accountId).run(
      sql`UPDATE recipients SET next_at = NULL WHERE campaign_id = ${id} AND state = 'pending'`,
    )
    await sendBatch(ctx, { account_id: accountId, campaign_id: id })
  }
  return batchesMax
}
