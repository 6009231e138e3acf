import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/senders/senders.ts'
import { accounts } from '../../../../src/db/schema/control/accounts.ts'
import { campaigns } from '../../../../src/db/schema/data/campaigns.ts'
import { senders } from '../../../../src/db/schema/data/senders.ts'
import { fromRecordOf, requireSender } from '../../../../src/domain/senders/senders.ts'
import { sendFromCode } from '../../../../src/features/senders/confirm-from.ts'
import { recheckFroms } from '../../../../src/features/senders/recheck-from.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { actingFor, dataOf, db } from '../../support/factories.ts'
import { addCampaign, mintCampaigner } from '../campaigns/support.ts'

const DAY_MS = 24 * 60 * 60 * 1000
type Event = { event: { kind: string; id: string; reason?: string; expires_at?: string } }
let owner: Awaited<ReturnType<typeof mintCampaigner>>
let domain: string
beforeEach(async () => {
  owner = await mintCampaigner()
  domain = `${newId()}.test`
  // Only the senders of this test are due.
  await dataOf(owner.id).delete(senders)
})

const publish = (name: string, ...texts: string[]) =>
  fetch(
    `${new URL(env.DNS_URL).origin}/publish?${new URLSearchParams([['name', name], ...texts.map((text) => ['text', text])])}`,
  )
const add = async (from_email = `news@${domain}`) =>
  (
    await owner.call(contract.createEmailConfig, {
      body: {
        ...{ name: 'News', host: '127.0.0.1', port: env.SMTP_PORTS.plain, encryption: 'none' as const },
        ...{ from_email, username: 'u', password: 'p' },
      },
    })
  ).data.config
const rowOf = async (id: string) => (await dataOf(owner.id).select().from(senders).where(eq(senders.id, id)))[0]!
const campaignOf = async (id: string) =>
  (await dataOf(owner.id).select().from(campaigns).where(eq(campaigns.id, id)))[0]!

/** The job on the owner's database some days later, and the events that it publishes. */
async function recheck(days: number, more: { dnsUrl?: string } = {}) {
  const ctx = await actingFor(owner.id)
  const told: Event['event'][] = []
  const now = Date.now() + days * DAY_MS
  await recheckFroms({
    ...{ ...ctx, account: null, clock: { now: () => new Date(now) }, config: { ...ctx.config, ...more } },
    queues: { ...ctx.queues, send: async (_: string, message: never) => void told.push((message as Event).event) },
  } as never)
  return told
}

async function provenByRecord() {
  const config = await add()
  const { name, value } = await fromRecordOf(
    await actingFor(owner.id),
    await requireSender(await actingFor(owner.id), 'email', config.id),
  )
  await publish(name, value)
  await owner.call(contract.confirmFrom, { params: { id: config.id }, body: {} })
  return { id: config.id, name, value }
}

test('a DNS record is checked again after a week, and the address stays verified while it exists', async () => {
  const { id } = await provenByRecord()
  const { fromCheckAt } = await rowOf(id)
  expect(Date.parse(fromCheckAt!) - Date.now()).toBeGreaterThan(6.9 * DAY_MS)
  expect(await recheck(6)).toEqual([])
  expect((await rowOf(id)).fromCheckAt).toBe(fromCheckAt)
  expect(await recheck(8)).toEqual([])
  expect(await rowOf(id)).toMatchObject({ fromProof: 'dns' })
  expect(Date.parse((await rowOf(id)).fromCheckAt!) - Date.now()).toBeGreaterThan(14.9 * DAY_MS)
})

test('a removed record revokes the verification, pauses running campaigns, and says why', async () => {
  const { id, name } = await provenByRecord()
  const sending = await addCampaign(owner.id, { senderId: id, status: 'sending' })
  const draft = await addCampaign(owner.id, { senderId: id, status: 'draft' })
  const other = await addCampaign(owner.id, { status: 'sending' })
  await publish(name)
  const told = await recheck(8)
  const reason = `The record that showed that news@${domain} is yours was removed from its domain.`
  expect(await rowOf(id)).toMatchObject({ fromProof: null, fromCheckAt: null, problem: reason })
  expect(await campaignOf(sending.id)).toMatchObject({ status: 'paused', statusReason: reason })
  expect([(await campaignOf(draft.id)).status, (await campaignOf(other.id)).status]).toEqual(['draft', 'sending'])
  expect(told.map(({ kind, reason: why }) => [kind, why])).toEqual([
    ['sender.unproven', reason],
    ['campaign.paused', reason],
  ])
  expect(await recheck(8)).toEqual([])
})

test('a DNS outage revokes nothing, and the check is repeated within hours', async () => {
  const { id } = await provenByRecord()
  expect(await recheck(8, { dnsUrl: 'http://127.0.0.1:9/dns-query' })).toEqual([])
  expect(await rowOf(id)).toMatchObject({ fromProof: 'dns' })
  expect(Date.parse((await rowOf(id)).fromCheckAt!) - Date.now()).toBeLessThan(8.3 * DAY_MS)
})

test('two concurrent runs check once', async () => {
  const { id, name } = await provenByRecord()
  await addCampaign(owner.id, { senderId: id, status: 'sending' })
  await publish(name)
  const told = (await Promise.all([recheck(8), recheck(8)])).flat()
  expect(told.map(({ kind }) => kind).toSorted()).toEqual(['campaign.paused', 'sender.unproven'])
})

test('a code is valid for a year: its end is announced once, can be extended by another code, and pauses running campaigns', async () => {
  const { id } = await add()
  const provenAt = new Date().toISOString()
  await dataOf(owner.id)
    .update(senders)
    .set({ fromProof: 'code', fromProvenAt: provenAt, fromCheckAt: null })
    .where(eq(senders.id, id))
  const { id: campaignId } = await addCampaign(owner.id, { senderId: id, status: 'sending' })
  expect(await recheck(1)).toEqual([])
  expect(await recheck(300)).toEqual([])
  const end = new Date(Date.parse(provenAt) + 365 * DAY_MS).toISOString()
  expect(await recheck(336)).toMatchObject([{ kind: 'sender.proof-expiring', expires_at: end }])
  expect(await recheck(337)).toEqual([])
  const shown = (await owner.call(contract.getEmailConfig, { params: { id } })).data.config
  expect(shown).toMatchObject({ from_proof: 'code', from_proof_ends_at: end, is_from_proof_ending: false })
  // Within the last month a new code may be requested.
  const ctx = await actingFor(owner.id)
  const queues = { ...ctx.queues, send: async () => {} }
  await expect(sendFromCode({ ...ctx, queues }, id)).rejects.toMatchObject({ code: 'conflict' })
  const later = { now: () => new Date(Date.now() + 340 * DAY_MS) }
  expect(await sendFromCode({ ...ctx, queues, clock: later }, id)).toContain('A code is on its way')
  expect((await recheck(366)).map(({ kind }) => kind)).toEqual(['sender.unproven', 'campaign.paused'])
  expect(await rowOf(id)).toMatchObject({ fromProof: null })
  expect(await campaignOf(campaignId)).toMatchObject({
    status: 'paused',
    statusReason: expect.stringMatching(/more than a year ago/),
  })
})

test('a changed or unverified sign-in address no longer verifies the sender', async () => {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, owner.id))
  const { id } = await add(account!.email)
  await owner.call(contract.testEmailConfig, { params: { id }, body: {} })
  expect(await recheck(8)).toEqual([])
  await db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, owner.id))
  expect((await recheck(16)).map(({ kind }) => kind)).toEqual(['sender.unproven'])
  expect(await rowOf(id)).toMatchObject({ fromProof: null })
})
