import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/campaigns/campaigns.ts'
import * as recipientsContract from '../../../../src/contracts/campaigns/recipients.ts'
import { ACTIVITIES } from '../../../../src/contracts/contacts/contact-filter.ts'
import { contactValues, erasedValues } from '../../../../src/db/schema/data/contacts.ts'
import { erasedHash } from '../../../../src/domain/erasures/erased-values.ts'
import { suppress } from '../../../../src/domain/suppressions/suppress.ts'
import { recordOptOut } from '../../../../src/features/opt-outs/record-opt-out.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { numberedId } from '../../../../src/lib/numbered-id.ts'
import { contextOf, dataOf } from '../../support/factories.ts'
import { addContact, addCrawl, addItems } from '../data/support.ts'
import { addCampaign, type Campaigner, draft, mintCampaigner } from './support.ts'

let account: Campaigner
beforeAll(async () => {
  account = await mintCampaigner()
})

const listOf = async (id: string, query: object = {}) =>
  (await account.call(recipientsContract.listRecipients, { params: { id }, query: { per_page: 100, ...query } })).data
    .recipients
const add = async (id: string, body: object) =>
  (await account.call(recipientsContract.addRecipients, { params: { id }, body })).data

describe('contacts as recipients', () => {
  test('are added with their best address, its source and their fields', async () => {
    const { sourceId } = await addCrawl(account.id, 'best.example')
    const contact = await addContact(account.id, sourceId, { name: 'Ada Byron', jobTitle: 'CEO', company: 'Acme' })
    await addItems(account.id, sourceId, [
      { value: 'ada@best.example', contactId: contact },
      { value: 'info@best.example', contactId: contact },
    ])
    const { campaign } = await draft(account)
    const added = await add(campaign.id, {
      selected_contacts: [numberedId(contact, Date.now()), newId()],
      consent: 'Signed up at the fair',
    })
    expect(added).toEqual({ added: 1, known: 0, invalid: 1, suppressed: 0, refused: 0, total_recipients: 1 })
    const [recipient] = await listOf(campaign.id)
    expect(recipient).toMatchObject({
      recipient_email: 'ada@best.example',
      recipient_phone: null,
      recipient_name: 'Ada Byron',
      company: 'Acme',
      data_source: 'Crawl of best.example',
      consent: 'Signed up at the fair',
      fields: { job_title: 'CEO' },
      status: 'pending',
    })
    expect(recipient!.contact_id).not.toBeNull()
  })

  test('get text messages on their mobile, and never on a fax', async () => {
    const { sourceId } = await addCrawl(account.id, 'phones.example')
    const [both, faxOnly] = [
      await addContact(account.id, sourceId, { name: 'Ada Byron' }),
      await addContact(account.id, sourceId, { name: 'Bob Byron' }),
    ]
    await addItems(account.id, sourceId, [
      { type: 'phones', value: '+49 30 901820', normalized: '+4930901820', contactId: both },
      { type: 'phones', value: '+49 171 2345678', normalized: '+491712345678', contactId: both },
      { type: 'phones', value: '+49 30 901821', normalized: '+4930901821', contactId: faxOnly },
    ])
    const ofNumber = (normalized: string) => sql`item = (SELECT number FROM items WHERE normalized = ${normalized})`
    await dataOf(account.id).update(contactValues).set({ phoneKind: 'mobile' }).where(ofNumber('+491712345678'))
    await dataOf(account.id).update(contactValues).set({ phoneKind: 'fax' }).where(ofNumber('+4930901821'))
    const { campaign } = await draft(account, { type: 'sms', content: 'Hi' })
    const ids = [both, faxOnly].map((number) => numberedId(number, Date.now()))
    expect(await add(campaign.id, { selected_contacts: ids })).toMatchObject({ added: 1, invalid: 1 })
    expect((await listOf(campaign.id))[0]!.recipient_phone).toBe('+491712345678')
  })

  test('from a segment are all matches of its filter, each once', async () => {
    const own = await mintCampaigner()
    const { sourceId } = await addCrawl(own.id, 'segment.example')
    for (const at of [1, 2, 3]) {
      const contact = await addContact(own.id, sourceId, { name: `Person Number${at}` })
      await addItems(own.id, sourceId, [{ value: `p${at}@segment.example`, contactId: contact }])
    }
    const nobody = await addContact(own.id, sourceId, { name: 'No Address' })
    expect(nobody).toBeGreaterThan(0)
    const { campaign } = await draft(own)
    const body = { segment: { kind: 'person' as const } }
    const first = await own.call(recipientsContract.addRecipients, { params: { id: campaign.id }, body })
    expect(first.data).toMatchObject({ added: 3, invalid: 1, known: 0, total_recipients: 3 })
    const second = await own.call(recipientsContract.addRecipients, { params: { id: campaign.id }, body })
    expect(second.data).toMatchObject({ added: 0, known: 3, total_recipients: 3 })
    const none = await own.call(recipientsContract.addRecipients, {
      params: { id: campaign.id },
      body: { segment: { source_id: newId() } },
    })
    expect(none.data).toMatchObject({ added: 0, known: 0, invalid: 0 })
  })

  test('from another account are not added', async () => {
    const other = await mintCampaigner()
    const { sourceId } = await addCrawl(other.id)
    const contact = await addContact(other.id, sourceId, { name: 'Ada Byron' })
    const [item] = await addItems(other.id, sourceId, [{ value: 'ada@other.example', contactId: contact }])
    const { campaign } = await draft(account)
    const added = await add(campaign.id, { selected_contacts: [numberedId(contact, Date.now()), item!] })
    expect(added).toMatchObject({ added: 0, invalid: 2, total_recipients: 0 })
  })
})

describe('sources as recipients', () => {
  test('are listed with their address counts, and address by address', async () => {
    const own = await mintCampaigner()
    const { sourceId } = await addCrawl(own.id, 'source.example')
    const contact = await addContact(own.id, sourceId, { name: 'Ada Byron' })
    await addItems(own.id, sourceId, [
      { value: 'ada@source.example', contactId: contact },
      { value: 'office@source.example' },
      { type: 'phones', value: '+49 30 901820', normalized: '+4930901820', contactId: contact },
    ])
    await suppress(contextOf(own.id), {
      accountId: own.id,
      channel: 'email',
      address: 'office@source.example',
      reason: 'unsubscribed',
    })
    const { data } = await own.call(recipientsContract.listDataSources, {})
    expect(data.data_sources).toEqual([
      { source_id: sourceId, source_type: 'crawl', display_name: 'source.example', email_count: 2, phone_count: 1 },
    ])
    const list = async (query: object) => (await own.call(recipientsContract.listSourceContacts, { query })).data
    const emails = await list({ source_type: 'crawl', source_id: sourceId, data_type: 'emails' })
    expect(emails.pagination.total).toBe(2)
    expect(emails.contacts).toMatchObject([
      { email: 'office@source.example', name: null, is_suppressed: true },
      { email: 'ada@source.example', name: 'Ada Byron', phone: '+4930901820', is_suppressed: false },
    ])
    expect((await list({ data_type: 'phones' })).contacts).toMatchObject([{ phone: '+4930901820', name: 'Ada Byron' }])
    expect((await list({ source_type: 'import' })).contacts).toEqual([])
    expect((await list({ search: 'byron' })).contacts).toHaveLength(1)
    const { campaign } = await draft(own)
    const added = await own.call(recipientsContract.addSelectedContacts, {
      params: { id: campaign.id },
      body: { selected_contacts: emails.contacts.map(({ id }) => id) },
    })
    expect(added.data).toMatchObject({ added: 1, suppressed: 1 })
  })
})

describe('people who opted out', () => {
  test('stay excluded from a campaign, however often the address is added', async () => {
    await suppress(contextOf(account.id), {
      accountId: account.id,
      channel: 'email',
      address: 'gone@acme-tools.com',
      reason: 'complained',
    })
    const { campaign } = await draft(account)
    const { sourceId } = await addCrawl(account.id, 'again.example')
    const [item] = await addItems(account.id, sourceId, [
      { value: 'Gone@acme-tools.com', normalized: 'gone@acme-tools.com' },
    ])
    expect(await add(campaign.id, { manual: [{ email: 'GONE@acme-tools.com' }] })).toMatchObject({ suppressed: 1 })
    expect(await add(campaign.id, { selected_contacts: [item!] })).toMatchObject({ suppressed: 1, total_recipients: 0 })
    const imported = await importFile(campaign.id, 'email\ngone@acme-tools.com\nstays@acme-tools.com\n')
    expect(imported).toMatchObject({ suppressed: 1, added: 1, rows: 2 })
  })

  test('stay excluded under other spellings of the mailbox, and one message goes to several spellings', async () => {
    const ctx = contextOf(account.id)
    const mailbox = `gone${newId().slice(-8)}`
    await suppress(ctx, {
      accountId: account.id,
      channel: 'email',
      address: `${mailbox}@gmail.com`,
      reason: 'unsubscribed',
    })
    const kept = `kept${newId().slice(-8)}`
    await recordOptOut(ctx, { kind: 'email', value: `${kept}+a@outlook.com` }, 'mail')
    const { campaign } = await draft(account)
    const twice = `two${newId().slice(-8)}`
    const emails = [
      `g.${mailbox.slice(1)}+x@googlemail.com`,
      `${kept}+b@outlook.com`,
      `${twice}@gmail.com`,
      `${twice}+1@gmail.com`,
    ]
    expect(await add(campaign.id, { manual: emails.map((email) => ({ email })) })).toMatchObject({
      ...{ suppressed: 1, refused: 1, added: 1, known: 1 },
    })
  })

  test('stay excluded after their data is erased', async () => {
    const hash = await erasedHash(contextOf(account.id), account.id, { kind: 'email', value: 'erased@acme-tools.com' })
    await dataOf(account.id)
      .insert(erasedValues)
      .values({ accountId: account.id, hash, erasedAt: new Date().toISOString() })
    const { campaign } = await draft(account)
    expect(await add(campaign.id, { manual: [{ email: 'erased@acme-tools.com' }] })).toMatchObject({
      refused: 1,
      added: 0,
    })
  })
})

const importFile = async (id: string, text: string, fields: Record<string, string> = {}) => {
  const form = new FormData()
  form.set('csv_file', new File([text], 'list.csv', { type: 'text/csv' }))
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return (await account.call(recipientsContract.importRecipients, { params: { id }, body: form as never })).data
}

describe('a CSV file of recipients', () => {
  test('provides its columns as fields, and reports each rejected row', async () => {
    const { campaign } = await draft(account)
    const text = 'email,name,City\nada@csv.example,Ada,Berlin\nnone,Bob,Paris\nada@csv.example,Ada,Rome\n'
    const report = await importFile(campaign.id, text, { consent: 'Asked for it' })
    expect(report).toMatchObject({ rows: 3, added: 1, known: 1, invalid: 1, total_recipients: 1 })
    expect(report.refused).toMatchObject([{ line: 3 }])
    const [recipient] = await listOf(campaign.id)
    expect(recipient).toMatchObject({
      recipient_email: 'ada@csv.example',
      fields: { city: 'Berlin' },
      data_source: 'Import list.csv',
      consent: 'Asked for it',
    })
    const { data } = await account.call(contract.getCampaign, { params: { id: campaign.id } })
    expect(data.campaign.merge_fields).toContain('city')
  })

  test('is rejected as a whole if no column has addresses', async () => {
    const { campaign } = await draft(account)
    const form = new FormData()
    form.set('csv_file', new File(['city\nBerlin\n'], 'list.csv'))
    const params = { id: campaign.id }
    expect((await account.fail(recipientsContract.importRecipients, { params, body: form as never })).httpStatus).toBe(
      422,
    )
  })
})

describe('recipients of a campaign', () => {
  test.each(['sending', 'paused', 'sent', 'cancelled', 'failed'] as const)(
    'cannot change while it is %s',
    async (status) => {
      const { id, recipientIds } = await addCampaign(account.id, { status, rows: [{ state: 'pending' }] })
      const params = { id }
      const tries = [
        account.send(recipientsContract.addRecipients, { params, body: { manual: [{ email: 'new@acme-tools.com' }] } }),
        account.send(recipientsContract.removeRecipients, { params, body: { recipient_ids: recipientIds } }),
        account.send(recipientsContract.addTestRecipients, { params }),
      ]
      for (const response of await Promise.all(tries)) expect(response.status).toBe(409)
      expect(await listOf(id)).toHaveLength(1)
    },
  )

  test('are removed, filtered by state and searched by text', async () => {
    const { campaign } = await draft(account, {
      manual: [{ email: 'a@acme-tools.com', name: 'Ada' }, { email: 'b@acme-tools.com' }],
    })
    const [ada] = await listOf(campaign.id, { search: 'ADA' })
    const body = { recipient_ids: [ada!.id, newId()] }
    const { data } = await account.call(recipientsContract.removeRecipients, { params: { id: campaign.id }, body })
    expect(data.removed).toBe(1)
    expect(await listOf(campaign.id, { status: 'pending' })).toHaveLength(1)
    expect(await listOf(campaign.id, { status: 'sent' })).toEqual([])
  })

  test('are listed, counted and exported by event, latest first', async () => {
    const at = (day: number) => `2026-03-0${day}T12:00:00.000Z`
    const sent = { state: 'sent' as const, sentAt: at(1) }
    const { id } = await addCampaign(account.id, {
      status: 'sent',
      rows: [
        { ...sent, name: 'Ada', openedAt: at(2), clickedAt: at(2) },
        { ...sent, name: 'Ben', openedAt: at(4), repliedAt: at(5) },
        { ...sent, name: 'Cem', sentAt: at(2), unsubscribedAt: at(3) },
        { ...sent, name: 'Dora', state: 'bounced', bouncedAt: at(1) },
        { state: 'skipped', name: 'Eve' },
      ],
    })
    const namesOf = async (query: object) => (await listOf(id, query)).map(({ recipient_name }) => recipient_name)
    const expected = {
      sent: ['Cem', 'Dora', 'Ben', 'Ada'],
      opened: ['Ben', 'Ada'],
      clicked: ['Ada'],
      replied: ['Ben'],
      bounced: ['Dora'],
      unsubscribed: ['Cem'],
      complained: [],
      not_opened: ['Cem', 'Dora'],
      not_clicked: ['Cem', 'Dora', 'Ben'],
      not_replied: ['Cem', 'Dora', 'Ada'],
    } as const
    const { data: counts } = await account.call(recipientsContract.countRecipients, { params: { id } })
    for (const activity of ACTIVITIES) {
      expect(await namesOf({ activity, order: 'latest' }), activity).toEqual(expected[activity])
      expect(counts[activity], activity).toBe(expected[activity].length)
    }
    expect(await namesOf({ activity: 'not_opened', search: 'ce' })).toEqual(['Cem'])
    expect((await listOf(id, { activity: 'replied' }))[0]).toMatchObject({ replied_at: at(5), bounced_at: null })
    const query = { activity: 'opened' as const }
    const csv = await (await account.send(recipientsContract.exportRecipients, { params: { id }, query })).text()
    expect(csv.split('\r\n').filter((line) => line.includes('@'))).toHaveLength(2)
  })

  test('for a test are the account itself', async () => {
    const { campaign } = await draft(account)
    const { data } = await account.call(recipientsContract.addTestRecipients, { params: { id: campaign.id } })
    expect(data).toMatchObject({ added: 1, total_recipients: 1 })
    expect((await listOf(campaign.id))[0]).toMatchObject({
      recipient_email: account.email,
      consent: 'Your own address',
    })
  })

  test('are exported without spreadsheet formulas', async () => {
    const { campaign } = await draft(account, {
      manual: [{ email: 'a@acme-tools.com', name: '=1+1', company: '@SUM(A1)' }],
    })
    const response = await account.send(recipientsContract.exportRecipients, { params: { id: campaign.id } })
    expect(response.headers.get('content-type')).toMatch(/^text\/csv/)
    const text = await response.text()
    expect(text).toContain("a@acme-tools.com,'=1+1,'@SUM(A1),pending")
    expect(text.split('\r\n', 1)[0]).toMatch(/,data_source,consent,.*,complained_at,replied_at$/)
  })

  test('report what happened to their message, including when it was sent', async () => {
    const { id, recipientIds } = await addCampaign(account.id, {
      rows: [{ state: 'sent', sentAt: '2026-01-01T00:00:00.000Z' }],
    })
    const params = { id, recipient_id: recipientIds[0]! }
    const { data } = await account.call(recipientsContract.listRecipientEvents, { params })
    expect(data).toMatchObject([{ kind: 'sent', happened_at: '2026-01-01T00:00:00.000Z' }])
  })
})
