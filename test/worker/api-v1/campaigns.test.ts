import { describe, expect, test } from 'vitest'
import * as contract from '../../../src/contracts/v1/campaigns.ts'
import { newId } from '../../../src/lib/ids.ts'
import { numberedId } from '../../../src/lib/numbered-id.ts'
import { addCampaign, addSender, mintCampaigner } from '../features/campaigns/support.ts'
import { addContact, addCrawl, addItems } from '../features/data/support.ts'
import { againstOpenapi } from '../support/against-openapi.ts'
import { mintAccount } from '../support/factories.ts'
import { mintKey } from '../support/keys.ts'

async function mintCaller() {
  const account = await mintCampaigner()
  return { account, ...againstOpenapi(await mintKey(account.id, { permissions: ['campaigns'] })) }
}
const BODY = { name: 'Spring', type: 'email' as const, subject: 'Hello', content: '<p>Hello {{city|there}}</p>' }

describe('campaigns', () => {
  test('are created for contacts and addresses, from the default sender', async () => {
    const { account, call } = await mintCaller()
    const sender = await addSender(account.id, { isDefault: true })
    const { sourceId } = await addCrawl(account.id)
    const contact = await addContact(account.id, sourceId, { name: 'Ada Byron' })
    await addItems(account.id, sourceId, [{ value: 'ada@acme-tools.com', contactId: contact }])
    const recipients = [
      numberedId(contact, Date.now()),
      newId(),
      { email: 'bob@acme.com', fields: { City: 'Rome' } },
      {},
    ]
    const { data } = await call(contract.create, { body: { ...BODY, recipients, consent: 'Signed up' } })
    expect(data.recipients).toMatchObject({ added: 2, invalid: 2, total_recipients: 2 })
    expect(data.campaign).toMatchObject({ status: 'draft', email_config_id: sender })
    expect(data.campaign.merge_fields).toContain('city')
    const read = await call(contract.get, { params: { id: data.campaign.id } })
    expect(read.data).toEqual(data.campaign)
  })

  test('are created for all matches of a filter, and report who was excluded', async () => {
    const { account, call, fail } = await mintCaller()
    await addSender(account.id, { isDefault: true })
    const { sourceId, crawlId } = await addCrawl(account.id)
    for (const [name, email] of [
      ['Ada Byron', 'ada@acme-tools.com'],
      ['Bob Byron', 'bob@acme-tools.com'],
    ] as const) {
      const contact = await addContact(account.id, sourceId, { name })
      await addItems(account.id, sourceId, [{ value: email, contactId: contact }])
    }
    const audience = { contacts: { crawl_id: crawlId } }
    const { data } = await call(contract.create, { body: { ...BODY, audience, consent: 'Signed up' } })
    expect(data.recipients).toMatchObject({ added: 1, total_recipients: 1 })
    expect(data.audience).toMatchObject({ state: 'done', total: 2, excluded: { same_organization: 1 } })
    const progress = await call(contract.getAudience, { params: { id: data.campaign.id } })
    expect(progress.data.audience).toEqual(data.audience)
    const both = await fail(contract.create, { body: { ...BODY, audience, recipients: [{ email: 'c@acme.com' }] } })
    expect(both.errors).toHaveProperty('audience')
    const misspelt = { ...BODY, audience: { contacts: { crawl: crawlId } } }
    expect((await fail(contract.create, { body: misspelt as never })).httpStatus).toBe(422)
  })

  test('need a sender: the default one, or a named one of the account', async () => {
    const { fail } = await mintCaller()
    expect((await fail(contract.create, { body: BODY })).errors).toHaveProperty('sender_id')
    const other = await addSender((await mintCampaigner()).id)
    expect((await fail(contract.create, { body: { ...BODY, sender_id: other } })).httpStatus).toBe(404)
    expect((await fail(contract.create, { body: { ...BODY, subject: '' } })).errors).toHaveProperty('subject')
  })

  test('are listed newest first, by cursor or by page, filtered by status and type', async () => {
    const { account, call, fail } = await mintCaller()
    for (const status of ['draft', 'sent', 'paused'] as const) await addCampaign(account.id, { status })
    const first = await call(contract.list, { query: { limit: 2 } })
    const second = await call(contract.list, { query: { limit: 2, cursor: first.next_cursor! } })
    expect([...first.data, ...second.data].map(({ status }) => status).toSorted()).toEqual(['draft', 'paused', 'sent'])
    expect(second.next_cursor).toBeNull()
    const paged = await call(contract.list, { query: { limit: 2, page: 1 } })
    expect(paged).toMatchObject({ data: first.data, next_cursor: first.next_cursor })
    expect(await call(contract.list, { query: { limit: 2, page: 2 } })).toMatchObject({
      data: second.data,
      next_cursor: null,
      pagination: { current_page: 2, last_page: 2, per_page: 2, total: 3 },
    })
    const both = await fail(contract.list, { query: { page: 2, cursor: first.next_cursor! } })
    expect(both).toMatchObject({ httpStatus: 422, errors: { page: ['Send cursor or page, not both'] } })
    expect((await call(contract.list, { query: { status: 'sent' } })).data).toHaveLength(1)
    expect((await call(contract.list, { query: { type: 'sms' } })).data).toEqual([])
  })

  test('are scheduled, but not sent while a problem blocks them', async () => {
    const { account, call, fail } = await mintCaller()
    await addSender(account.id, { isDefault: true })
    const made = await call(contract.create, { body: BODY })
    const params = { id: made.data.campaign.id }
    expect((await fail(contract.send, { params, body: {} })).httpStatus).toBe(422)
    const ready = await call(contract.create, {
      body: { ...BODY, recipients: [{ email: 'ada@acme.com' }], consent: 'Signed up' },
    })
    const scheduled_at = '2099-01-01T09:00:00.000Z'
    const sent = await call(contract.send, { params: { id: ready.data.campaign.id }, body: { scheduled_at } })
    expect(sent.data).toMatchObject({ status: 'scheduled', scheduled_at })
  })

  test('need a plan with campaigns and a key with the permission', async () => {
    const poor = await mintAccount()
    await addSender(poor.id, { isDefault: true })
    const key = await mintKey(poor.id, { permissions: ['campaigns'] })
    expect(await key.fail(contract.create, { body: BODY })).toMatchObject({
      code: 'feature_not_in_plan',
      httpStatus: 402,
    })
    const crawler = await mintKey((await mintCampaigner()).id, { permissions: ['crawl'] })
    for (const endpoint of [contract.list, contract.create, contract.get, contract.send])
      expect((await crawler.send(endpoint, { params: { id: newId() }, body: {} })).status).toBe(403)
  })
})
