import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getCampaign } from '../../../../src/contracts/campaigns/campaigns.ts'
import * as contract from '../../../../src/contracts/erasures/erasures.ts'
import { recipientEvents, recipients } from '../../../../src/db/schema/data/campaigns.ts'
import { erased } from '../../../../src/domain/erasures/erased-values.ts'
import { suppress } from '../../../../src/domain/suppressions/suppress.ts'
import { suppressionReasons } from '../../../../src/domain/suppressions/suppressions.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { contextOf, dataOf } from '../../support/factories.ts'
import { addCampaign, mintCampaigner } from '../campaigns/support.ts'
import { addCrawl, addItems } from '../data/support.ts'

test('no message names an erased person any more, while totals and the suppression stay', async () => {
  const account = await mintCampaigner()
  const data = dataOf(account.id)
  const ada = { address: 'ada.byron@acme-tools.com', name: 'Ada Byron', fields: { city: 'Berlin' } }
  const sent = await addCampaign(account.id, {
    status: 'sent',
    rows: [
      { state: 'bounced', ...ada },
      { state: 'sent', address: 'bob@acme-tools.com', name: 'Bob', fields: { boss: 'ada.byron@acme-tools.com' } },
    ],
  })
  const waiting = await addCampaign(account.id, { status: 'paused', rows: [{ state: 'pending', ...ada }] })
  await data.insert(recipientEvents).values({
    id: newId(),
    accountId: account.id,
    campaignId: sent.id,
    recipientId: sent.recipientIds[0]!,
    kind: 'bounced',
    happenedAt: new Date().toISOString(),
    text: '550 5.1.1 <ada.byron@acme-tools.com> unknown',
  })
  await suppress(contextOf(account.id), {
    accountId: account.id,
    channel: 'email',
    address: ada.address,
    reason: 'bounced',
  })

  const body = { email: ada.address }
  expect((await account.call(contract.findPerson, { body })).data.total_messages).toBe(3)
  expect((await account.call(contract.erasePerson, { body })).data.messages).toBe(3)

  const rows = await data.select().from(recipients).where(eq(recipients.accountId, account.id))
  const events = await data.select().from(recipientEvents).where(eq(recipientEvents.accountId, account.id))
  expect(JSON.stringify([rows, events])).not.toMatch(/byron/i)
  expect(rows.find(({ id }) => id === sent.recipientIds[0])).toMatchObject({
    address: `erased:${sent.recipientIds[0]}`,
    state: 'bounced',
    fields: null,
  })
  expect(rows.find(({ id }) => id === waiting.recipientIds[0])).toMatchObject({ state: 'skipped' })
  const statistics = async (id: string) =>
    (await account.call(getCampaign, { params: { id } })).data.campaign.statistics
  expect(await statistics(sent.id)).toMatchObject({ total_recipients: 2, sent_count: 2, bounced_count: 1 })
  expect(await statistics(waiting.id)).toMatchObject({ total_recipients: 1, pending_count: 0, skipped_count: 1 })
  const listed = await suppressionReasons(contextOf(account.id), account.id, 'email', [ada.address])
  expect(listed.size).toBe(1)
  expect((await account.call(contract.findPerson, { body })).data.total_messages).toBe(0)
})

test('a person is erased in every spelling of their mailbox, and every spelling stays suppressed', async () => {
  const account = await mintCampaigner()
  const spelt = ['ada.byron+shop@gmail.com', 'adabyron@googlemail.com']
  const { sourceId } = await addCrawl(account.id)
  await addItems(account.id, sourceId, [{ value: spelt[0]! }, { value: 'adabyrony@gmail.com' }])
  await addCampaign(account.id, { status: 'sent', rows: spelt.map((address) => ({ state: 'sent', address })) })
  const { data } = await account.call(contract.erasePerson, { body: { email: 'a.d.a.byron@gmail.com' } })
  expect(data).toMatchObject({ values: 1, messages: 2 })
  const rows = await dataOf(account.id).select().from(recipients).where(eq(recipients.accountId, account.id))
  expect(rows.map(({ address }) => address.split(':')[0])).toEqual(['erased', 'erased'])
  const value = (address: string) => ({ kind: 'email' as const, value: address })
  const out = await erased(
    contextOf(account.id),
    account.id,
    ['ada.b.yron+x@gmail.com', 'adabyrony@gmail.com'].map(value),
  )
  expect([...out]).toEqual(['email:ada.b.yron+x@gmail.com'])
})
