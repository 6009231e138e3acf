import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/suppressions/suppressions.ts'
import { keyedHash } from '../../../../src/core/keyed-hash.ts'
import { runBatch } from '../../../../src/db/batch.ts'
import { suppressions } from '../../../../src/db/schema/data/campaigns.ts'
import { unsubscribeUrl } from '../../../../src/domain/outreach-links/outreach-links.ts'
import { suppressRecipient } from '../../../../src/domain/recipients/outcomes/suppress-recipient.ts'
import { suppress } from '../../../../src/domain/suppressions/suppress.ts'
import { suppressionHash, suppressionReasons } from '../../../../src/domain/suppressions/suppressions.ts'
import { unsubscribe } from '../../../../src/features/outreach-links/unsubscribe.ts'
import { contextOf, dataOf } from '../../support/factories.ts'
import { mintCampaigner } from '../campaigns/support.ts'
import { recipientOf, written } from '../inbound-mail/support.ts'

const put = (accountId: string, address: string, reason: 'unsubscribed' | 'bounced' | 'complained' | 'manual') =>
  suppress(contextOf(accountId), { accountId, channel: 'email', address, reason })

describe('the suppression list', () => {
  test('adds addresses and numbers once, and reports invalid ones', async () => {
    const account = await mintCampaigner()
    const addresses = ['Ada@Acme.com', 'ada@acme.com', '+49 171 2345678', 'nobody']
    const { data } = await account.call(contract.addSuppressions, { body: { addresses } })
    expect(data).toEqual({ added: 2, known: 1, invalid: 1 })
    const again = await account.call(contract.addSuppressions, { body: { addresses: ['ada@acme.com'] } })
    expect(again.data).toEqual({ added: 0, known: 1, invalid: 0 })
  })

  test('shows hints, and finds an address only by its full text', async () => {
    const account = await mintCampaigner()
    await put(account.id, 'ada@acme.com', 'unsubscribed')
    await put(account.id, 'bob@acme.com', 'manual')
    const list = async (query: object) => (await account.call(contract.listSuppressions, { query })).data.suppressions
    expect(await list({})).toHaveLength(2)
    expect(await list({ address: 'ADA@acme.com' })).toMatchObject([{ hint: 'a•••@acme.com', reason: 'unsubscribed' }])
    expect(await list({ address: 'ada' })).toEqual([])
    expect(await list({ reason: 'manual' })).toMatchObject([{ hint: 'b•••@acme.com' }])
    expect(await list({ channel: 'sms' })).toEqual([])
    const rows = await dataOf(account.id).select().from(suppressions)
    expect(JSON.stringify(rows)).not.toContain('ada@')
  })

  test('keeps entries made by the recipient, and the first reason', async () => {
    const account = await mintCampaigner()
    await put(account.id, 'ada@acme.com', 'unsubscribed')
    await put(account.id, 'ada@acme.com', 'manual')
    await put(account.id, 'bob@acme.com', 'manual')
    const { data } = await account.call(contract.listSuppressions, { query: {} })
    const idOf = (reason: string) => data.suppressions.find((one) => one.reason === reason)!.id
    const kept = await account.fail(contract.removeSuppression, { params: { id: idOf('unsubscribed') } })
    expect(kept).toMatchObject({ httpStatus: 409, message: 'a•••@acme.com unsubscribed, so it stays on the list.' })
    await account.call(contract.removeSuppression, { params: { id: idOf('manual') } })
    const left = await account.call(contract.listSuppressions, { query: {} })
    expect(left.data.suppressions.map(({ reason }) => reason)).toEqual(['unsubscribed'])
  })

  test('removes entries derived by the software, unless the recipient opted out as well', async () => {
    const account = await mintCampaigner()
    const ctx = contextOf(account.id)
    const one = await written(account.id)
    const recipient = {
      id: one.recipientId,
      channel: 'email' as const,
      campaign_id: one.campaignId,
      address: one.address,
    }
    const decide = async (reason: 'unsubscribed' | 'bounced', by: 'automatic' | 'recipient') =>
      runBatch(dataOf(account.id), [...(await suppressRecipient(ctx, account.id, recipient, reason, by))])
    const listed = async () => (await account.call(contract.listSuppressions, { query: {} })).data.suppressions
    for (const reason of ['bounced', 'unsubscribed'] as const) {
      await decide(reason, 'automatic')
      const [entry] = await listed()
      expect(entry).toMatchObject({ reason, decided_by: 'automatic', is_removable: true })
      await dataOf(account.id).run(
        sql`UPDATE recipients SET unsubscribed_at = 'x', replied_at = 'x' WHERE id = ${one.recipientId}`,
      )
      await account.call(contract.removeSuppression, { params: { id: entry!.id } })
      expect(await listed()).toEqual([])
      expect(await recipientOf(one)).toMatchObject({ unsubscribedAt: null, repliedAt: null })
    }
    const acts = await dataOf(account.id).all(sql`SELECT action FROM audit_events WHERE account_id = ${account.id}`)
    expect(acts).toEqual([{ action: 'suppression.remove' }, { action: 'suppression.remove' }])
    await decide('bounced', 'automatic')
    await unsubscribe(
      ctx,
      (
        await unsubscribeUrl(ctx, {
          ...{ accountId: account.id, recipientId: one.recipientId, channel: 'email' },
          hash: await suppressionHash(ctx, account.id, 'email', one.address),
        })
      )
        .split('/')
        .at(-1)!,
    )
    const [theirs] = await listed()
    expect(theirs).toMatchObject({ reason: 'unsubscribed', decided_by: 'recipient', is_removable: false })
    expect((await account.fail(contract.removeSuppression, { params: { id: theirs!.id } })).httpStatus).toBe(409)
  })

  test('applies to every spelling of a mailbox, also for entries from before normalisation', async () => {
    const account = await mintCampaigner()
    const ctx = contextOf(account.id)
    await put(account.id, 'J.Doe+news@googlemail.com', 'unsubscribed')
    const raw = await keyedHash(ctx, `suppressed:${account.id}:email:old.one+a@gmail.com`)
    await suppress(ctx, { accountId: account.id, channel: 'email', hash: raw, reason: 'unsubscribed' })
    const asked = ['jdoe@gmail.com', 'j.d.o.e@gmail.com', 'old.one+a@gmail.com', 'other@gmail.com', 'j.doe@acme.com']
    expect([...(await suppressionReasons(ctx, account.id, 'email', asked)).keys()].toSorted()).toEqual([
      'j.d.o.e@gmail.com',
      'jdoe@gmail.com',
      'old.one+a@gmail.com',
    ])
    const found = async (address: string) =>
      (await account.call(contract.listSuppressions, { query: { address } })).data.suppressions.length
    expect([await found('jdoe@gmail.com'), await found('old.one+a@gmail.com')]).toEqual([1, 1])
  })

  test('belongs to the account', async () => {
    const [account, other] = [await mintCampaigner(), await mintCampaigner()]
    await put(account.id, 'ada@acme.com', 'manual')
    const [{ id } = { id: '' }] = (await account.call(contract.listSuppressions, { query: {} })).data.suppressions
    expect((await other.call(contract.listSuppressions, { query: {} })).data.suppressions).toEqual([])
    expect((await other.fail(contract.removeSuppression, { params: { id } })).httpStatus).toBe(404)
    const ask = (accountId: string) =>
      suppressionReasons(contextOf(accountId), accountId, 'email', ['ada@acme.com', 'b@acme.com'])
    expect([...(await ask(account.id)).keys()]).toEqual(['ada@acme.com'])
    expect([...(await ask(other.id)).keys()]).toEqual([])
  })
})
