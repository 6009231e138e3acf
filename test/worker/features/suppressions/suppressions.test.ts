import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/suppressions.ts'
import { suppress, suppressed } from '../../../../src/core/suppressions.ts'
import { suppressions } from '../../../../src/db/schema/data/campaigns.ts'
import { contextOf, dataOf } from '../../support/factories.ts'
import { mintCampaigner } from '../campaigns/support.ts'

const put = (accountId: string, address: string, reason: 'unsubscribed' | 'bounced' | 'complained' | 'manual') =>
  suppress(contextOf(accountId), { accountId, channel: 'email', address, reason })

describe('the list of suppressions', () => {
  test('takes addresses and numbers once, and says what it could not read', async () => {
    const account = await mintCampaigner()
    const addresses = ['Ada@Acme.com', 'ada@acme.com', '+49 171 2345678', 'nobody']
    const { data } = await account.call(contract.addSuppressions, { body: { addresses } })
    expect(data).toEqual({ added: 2, known: 1, invalid: 1 })
    const again = await account.call(contract.addSuppressions, { body: { addresses: ['ada@acme.com'] } })
    expect(again.data).toEqual({ added: 0, known: 1, invalid: 0 })
  })

  test('shows hints, and finds an address only by the whole of it', async () => {
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

  test('keeps whoever said so themselves, and the first reason', async () => {
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

  test("is the account's own", async () => {
    const [account, other] = [await mintCampaigner(), await mintCampaigner()]
    await put(account.id, 'ada@acme.com', 'manual')
    const [{ id } = { id: '' }] = (await account.call(contract.listSuppressions, { query: {} })).data.suppressions
    expect((await other.call(contract.listSuppressions, { query: {} })).data.suppressions).toEqual([])
    expect((await other.fail(contract.removeSuppression, { params: { id } })).httpStatus).toBe(404)
    const ask = (accountId: string) =>
      suppressed(contextOf(accountId), accountId, 'email', ['ada@acme.com', 'b@acme.com'])
    expect([...(await ask(account.id))]).toEqual(['ada@acme.com'])
    expect([...(await ask(other.id))]).toEqual([])
  })
})
