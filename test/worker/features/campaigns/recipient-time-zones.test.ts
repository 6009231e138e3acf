import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/campaigns/campaigns.ts'
import * as recipientsContract from '../../../../src/contracts/campaigns/recipients.ts'
import { recipients } from '../../../../src/db/schema/data/campaigns.ts'
import { contacts } from '../../../../src/db/schema/data/contacts.ts'
import { numberedId } from '../../../../src/lib/numbered-id.ts'
import { dataOf } from '../../support/factories.ts'
import { addContact, addCrawl, addItems } from '../data/support.ts'
import { type Campaigner, draft, mintCampaigner } from './support.ts'

let account: Campaigner
beforeAll(async () => {
  account = await mintCampaigner()
})

/** The time zones of recipients by address. */
async function zonesOf(id: string): Promise<Record<string, string | null>> {
  const rows = await dataOf(account.id).select().from(recipients).where(eq(recipients.campaignId, id))
  return Object.fromEntries(rows.map(({ address, timeZone }) => [address, timeZone]))
}

test("a contact's time zone follows from the country of its address, else from a number, if that country has one zone", async () => {
  const { sourceId } = await addCrawl(account.id, 'zones.example')
  const people = [
    ...[
      ['Ada French', 'FR', null],
      ['Bob German', null, '+4930901820'],
      ['Cy American', 'US', '+4930901821'],
    ],
    ...[
      ['Di Canadian', null, '+14165550123'],
      ['Ed Nowhere', null, null],
    ],
  ] as const
  const numbers: number[] = []
  for (const [name, country, phone] of people) {
    const number = await addContact(account.id, sourceId, { name: name! })
    await dataOf(account.id).update(contacts).set({ country }).where(eq(contacts.number, number))
    const [first] = name!.toLowerCase().split(' ')
    await addItems(account.id, sourceId, [
      { value: `${first}@zones.example`, contactId: number },
      ...(phone ? [{ type: 'phones' as const, value: phone, normalized: phone, contactId: number }] : []),
    ])
    numbers.push(number)
  }
  const { campaign } = await draft(account)
  const body = { selected_contacts: numbers.map((number) => numberedId(number, Date.now())) }
  await account.call(recipientsContract.addRecipients, { params: { id: campaign.id }, body })
  const expected = {
    'ada@zones.example': 'Europe/Paris',
    'bob@zones.example': 'Europe/Berlin',
    'cy@zones.example': null,
    'di@zones.example': null,
    'ed@zones.example': null,
  }
  expect(await zonesOf(campaign.id)).toEqual(expected)
  const params = { id: campaign.id }
  const copy = await account.call(contract.duplicateCampaign, { params, body: { name: 'Copy', with_recipients: true } })
  expect(await zonesOf(copy.data.campaign.id)).toEqual(expected)
})

test('a column of a CSV file gives the time zone of its rows', async () => {
  const { campaign } = await draft(account)
  const csv = [
    'email,Time Zone,phone',
    'a@file.example,Asia/Tokyo,+4930901820',
    'b@file.example,europe/london,',
    'c@file.example,Mars/Olympus,+4930901820',
    'd@file.example,,',
  ].join('\n')
  const body = new FormData()
  body.set('csv_file', new File([csv], 'list.csv'))
  await account.call(recipientsContract.importRecipients, { params: { id: campaign.id }, body: body as never })
  const { recipients: rows } = (
    await account.call(recipientsContract.listRecipients, { params: { id: campaign.id }, query: {} })
  ).data
  expect(rows.find(({ recipient_email }) => recipient_email === 'a@file.example')!.fields).toMatchObject({
    time_zone: 'Asia/Tokyo',
  })
  expect(await zonesOf(campaign.id)).toEqual({
    'a@file.example': 'Asia/Tokyo',
    'b@file.example': 'Europe/London',
    'c@file.example': 'Europe/Berlin',
    'd@file.example': null,
  })
})

test('the time zone of text message recipients follows from their numbers', async () => {
  const { campaign } = await draft(account, { type: 'sms', content: 'Hi' })
  const manual = [{ phone: '+33612345678' }, { phone: '+14165550123' }]
  await account.call(recipientsContract.addRecipients, { params: { id: campaign.id }, body: { manual } })
  expect(await zonesOf(campaign.id)).toEqual({ '+33612345678': 'Europe/Paris', '+14165550123': null })
})
