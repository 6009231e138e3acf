import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../../src/contracts/campaigns/sending.ts'
import { suppress } from '../../../../../src/domain/suppressions/suppress.ts'
import { waitUntil } from '../../../../support/wait.ts'
import { contextOf, dataOf } from '../../../support/factories.ts'
import {
  addCampaign,
  addSender,
  arrivals,
  arrivedAt,
  campaignOf,
  mintCampaigner,
  spendsOf,
  statesOf,
} from './support.ts'

async function drafted(
  given: Partial<Parameters<typeof addCampaign>[1]> = {},
  sender: Parameters<typeof addSender>[1] = {},
) {
  const account = await mintCampaigner()
  const senderId = await addSender(account.id, sender)
  const draft = { status: 'draft', startedAt: null, nextAt: null } as const
  const campaign = await addCampaign(account.id, { senderId, to: 3, ...draft, ...given })
  return { account, senderId, ...campaign, params: { id: campaign.id } }
}
const audited = (accountId: string) =>
  dataOf(accountId).all<{ action: string }>(
    sql`SELECT action FROM audit_events WHERE account_id = ${accountId} ORDER BY created_at, id`,
  )

describe('sending', () => {
  test('runs automatically from the click on Send to the last recipient', async () => {
    const { account, id, params, addresses } = await drafted()
    const { data } = await account.call(contract.sendCampaign, { params, body: {} })
    expect(['sending', 'sent']).toContain(data.campaign.status)
    await waitUntil(async () => (await campaignOf(account.id, id)).status === 'sent')
    expect(await arrivals(addresses)).toEqual([1, 1, 1])
    expect((await audited(account.id)).map(({ action }) => action)).toContain('campaign.send')
  })

  test('without a postal address is rejected with its code, and nothing is sent', async () => {
    const { account, id, params, addresses } = await drafted({}, { settings: { postalAddress: null } })
    const error = await account.fail(contract.sendCampaign, { params, body: {} })
    expect(error).toMatchObject({ httpStatus: 422, code: 'validation_failed' })
    expect(Object.keys(error.errors!)).toEqual(['sender_address_missing'])
    expect((await campaignOf(account.id, id)).status).toBe('draft')
    expect(await arrivals(addresses)).toEqual([0, 0, 0])
  })

  test('starts once among twenty concurrent requests', async () => {
    const { account, id, params, addresses } = await drafted()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => account.send(contract.sendCampaign, { params, body: {} })),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    await waitUntil(async () => (await campaignOf(account.id, id)).status === 'sent')
    expect(await arrivals(addresses)).toEqual([1, 1, 1])
    expect((await audited(account.id)).filter(({ action }) => action === 'campaign.send')).toHaveLength(1)
  })

  test('that is scheduled waits for its time, and can be started earlier or cancelled', async () => {
    const { account, id, params, addresses } = await drafted()
    const scheduled_at = '2099-01-01T10:00:00+01:00'
    const { data } = await account.call(contract.sendCampaign, { params, body: { scheduled_at } })
    expect(data.campaign).toMatchObject({ status: 'scheduled', scheduled_at: '2099-01-01T09:00:00.000Z' })
    expect(await campaignOf(account.id, id)).toMatchObject({ nextAt: '2099-01-01T09:00:00.000Z', startedAt: null })
    await account.call(contract.cancelCampaign, { params })
    expect(await campaignOf(account.id, id)).toMatchObject({ status: 'cancelled', nextAt: null })
    expect(await arrivals(addresses)).toEqual([0, 0, 0])
    const past = { scheduled_at: '2020-01-01T10:00:00Z' }
    const other = await drafted()
    const error = await other.account.fail(contract.sendCampaign, { params: other.params, body: past })
    expect(error).toMatchObject({ httpStatus: 422, errors: { scheduled_at: [expect.any(String)] } })
  })

  test.each([
    ['pause', contract.pauseCampaign, 'draft'],
    ['resume', contract.resumeCampaign, 'sending'],
    ['cancel', contract.cancelCampaign, 'sent'],
    ['send', contract.sendCampaign, 'sent'],
  ] as const)('rejects an invalid status change: %s', async (_, endpoint, status) => {
    const { account, params } = await drafted({ status, nextAt: null })
    expect((await account.send(endpoint, { params, body: {} })).status).toBe(409)
  })
})

describe('a test message', () => {
  test("looks like a recipient's message, and counts only against the sender's limits", async () => {
    const { account, senderId, id, params } = await drafted({}, { perHour: 2 })
    const [{ id: recipientId } = { id: '' }] = await dataOf(account.id).all<{ id: string }>(
      sql`SELECT id FROM recipients WHERE campaign_id = ${id} ORDER BY id`,
    )
    const to = `me.${id.slice(-8)}@sink.test`
    await account.call(contract.sendTestMessage, { params, body: { to, recipient_id: recipientId } })
    await account.call(contract.sendTestMessage, { params, body: { to } })
    const mails = await arrivedAt(to)
    expect(mails.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1])).toEqual(['Hello Ada', 'Hello Test'])
    expect(Object.values(await spendsOf(account.id, senderId))).toEqual([2, 2])
    const response = await account.send(contract.sendTestMessage, { params, body: { to } })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(3_600)
    expect(await statesOf(account.id, id)).toEqual({ pending: 3 })
    expect((await campaignOf(account.id, id)).status).toBe('draft')
  })

  test("is rejected for an invalid or suppressed address, and with the server's response", async () => {
    const { account, params } = await drafted({}, { port: env.SMTP_PORTS.hostile })
    const test = (to: string) => account.fail(contract.sendTestMessage, { params, body: { to } })
    expect(await test('nobody')).toMatchObject({ httpStatus: 422, errors: { to: ['Enter a valid email address'] } })
    const address = 'listed@sink.test'
    await suppress(contextOf(account.id), {
      ...{ accountId: account.id, channel: 'email', address },
      ...{ reason: 'manual', campaignId: null },
    })
    expect(await test(address)).toMatchObject({
      httpStatus: 422,
      errors: { to: [expect.stringMatching(/suppression/)] },
    })
    expect((await test('rcpt.550-5.1.1.x@sink.test')).message).toMatch(/does not exist.*5\.1\.1/)
  })
})
