import { eq } from 'drizzle-orm'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/data/data.ts'
import * as additions from '../../../../src/contracts/data/data-additions.ts'
import type { QueryFor } from '../../../../src/contracts/endpoint.ts'
import { items } from '../../../../src/db/schema/data/items.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { numberOfId } from '../../../../src/lib/numbered-id.ts'
import { dataOf, mintAccount } from '../../support/factories.ts'
import { addContact, addCrawl, addItems, addPage } from './support.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>
type Query = Record<string, string | number>
const exportOf = (account: Account, type: string, query: Query = {}) =>
  account.send(contract.exportType, { params: { type }, query })
const firstColumn = async (response: Response) =>
  Papa.parse<string[]>((await response.text()).trimEnd()).data.map((cells) => cells[0])
const totalOf = async (account: Account, query: QueryFor<typeof contract.listAll> = {}) =>
  (await account.call(contract.listAll, { query })).pagination.total

describe('an export', () => {
  test('is a file named after the product, the type and the day', async () => {
    const account = await mintAccount()
    const { sourceId } = await addCrawl(account.id)
    const contactId = await addContact(account.id, sourceId, { name: 'Ada, "Lady" Byron', jobTitle: 'Countess' })
    await addItems(account.id, sourceId, [{ value: 'ada@acme-tools.com', contactId, snippet: 'line\nbreak' }])
    const response = await exportOf(account, 'emails')
    const day = new Date().toISOString().slice(0, 10)
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="contactory-emails-${day}.csv"`)
    expect(response.headers.get('content-type')).toContain('text/csv')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = new TextDecoder().decode(bytes)
    expect(text).toContain('"Ada, ""Lady"" Byron"')
    expect(text.endsWith('\r\n')).toBe(true)
    const [row] = Papa.parse<Record<string, string>>(text.trimEnd(), { header: true }).data
    expect(row).toMatchObject({
      email: 'ada@acme-tools.com',
      name: 'Ada, "Lady" Byron',
      job_title: 'Countess',
      source_type: 'crawl',
      source_name: 'acme-tools.com',
      page_url: 'https://acme-tools.com/contact',
      confidence: '0.95',
      method: 'mailto',
      snippet: 'line\nbreak',
    })
  })

  test('contains every item once, however many batches it takes, in either format', async () => {
    const account = await mintAccount()
    const rows = Array.from({ length: 2_050 }, (_, index) => `p${index}@acme.com`)
    const form = new FormData()
    form.set('csv_file', new File([`email\n${rows.join('\n')}`], 'a.csv'))
    form.set('source_name', 'Many')
    await account.call(additions.importCsv, { body: form })
    const values = await firstColumn(await exportOf(account, 'emails'))
    expect(values).toEqual(['email', ...rows.toReversed()])
    const json = await (await exportOf(account, 'emails', { format: 'json' })).json<{ email: string }[]>()
    expect(json.map(({ email }) => email)).toEqual(rows.toReversed())
  })

  test('applies filters and a selection', async () => {
    const account = await mintAccount()
    const { sourceId, crawlId } = await addCrawl(account.id)
    const [a, b] = await addItems(account.id, sourceId, [
      { value: 'ada@acme-tools.com', confidence: 0.6 },
      { value: 'bob@acme-tools.com' },
      { value: 'Ada', type: 'names' },
    ])
    await account.call(additions.addManual, {
      body: { source_name: 'Desk', contacts: [{ email: 'cy@acme-tools.com' }] },
    })
    const exported = async (query: Query) => (await firstColumn(await exportOf(account, 'emails', query))).slice(1)
    expect(await exported({})).toEqual(['cy@acme-tools.com', 'bob@acme-tools.com', 'ada@acme-tools.com'])
    expect(await exported({ search: 'ada' })).toEqual(['ada@acme-tools.com'])
    expect(await exported({ crawl_id: crawlId, min_confidence: 0.9 })).toEqual(['bob@acme-tools.com'])
    expect(await exported({ source_type: 'manual' })).toEqual(['cy@acme-tools.com'])
    expect(await exported({ ids: `${a}_emails,${newId()}` })).toEqual(['ada@acme-tools.com'])
    const body = { ids: [`${b}_emails`, a!] }
    const posted = await account.send(contract.exportSelection, { params: { type: 'emails' }, body })
    expect((await firstColumn(posted)).slice(1)).toEqual(['bob@acme-tools.com', 'ada@acme-tools.com'])
  })

  test('has phones in E.164 that survive a round trip through an import', async () => {
    const account = await mintAccount()
    const { sourceId } = await addCrawl(account.id)
    await addItems(account.id, sourceId, [{ value: '(020) 7946 0123', normalized: '+442079460123', type: 'phones' }])
    const text = await (await exportOf(account, 'phones')).text()
    expect(text).toContain("\r\n'+442079460123,(020) 7946 0123,")
    const form = new FormData()
    form.set('csv_file', new File([text], 'phones.csv'))
    form.set('source_name', 'Back')
    const other = await mintAccount()
    expect((await other.call(additions.importCsv, { body: form })).data).toMatchObject({ total_phones: 1, refusals: 0 })
    const { data } = await other.call(contract.listAll, {})
    expect(data[0]!.value).toBe('+442079460123')
  })

  test('of emails can be imported completely', async () => {
    const account = await mintAccount()
    const { sourceId } = await addCrawl(account.id)
    const contactId = await addContact(account.id, sourceId, { name: 'Ada Byron', company: '=Acme' })
    const [id] = await addItems(account.id, sourceId, [{ value: 'ada@acme-tools.com', contactId }])
    await dataOf(account.id)
      .update(items)
      .set({ emailCheck: 'unknown', mailbox: 'personal' })
      .where(eq(items.number, numberOfId(id!)!))
    const form = new FormData()
    form.set('csv_file', new File([await (await exportOf(account, 'emails')).text()], 'emails.csv'))
    form.set('source_name', 'Back')
    const { data } = await (await mintAccount()).call(additions.importCsv, { body: form })
    expect(data).toMatchObject({ total_emails: 1, total_names: 1, total_companies: 1, refusals: 0 })
  })

  test('without matches says so, also for an empty selection', async () => {
    const account = await mintAccount()
    const nothing = { httpStatus: 404, message: 'No data to export' }
    expect(await account.fail(contract.exportType, { params: { type: 'emails' } })).toMatchObject(nothing)
    const { sourceId } = await addCrawl(account.id)
    await addItems(account.id, sourceId, [{ value: 'ada@acme-tools.com' }])
    // The typed client omits empty parameters.
    const response = await account.send({ ...contract.exportType, path: '/dashboard/data/emails/export?ids=' })
    expect(response.status).toBe(404)
  })
})

describe('a deletion of data', () => {
  test('accepts row IDs up to their underscore, and counts the deleted items', async () => {
    const account = await mintAccount()
    const { sourceId } = await addCrawl(account.id)
    const [a, b] = await addItems(account.id, sourceId, [{ value: 'a@acme-tools.com' }, { value: 'b@acme-tools.com' }])
    const { data, message } = await account.call(contract.remove, {
      body: { data_ids: [`${a}_emails`, a!.toUpperCase(), `${newId()}_emails`, 'nonsense'] },
    })
    expect(data.deleted).toBe(1)
    expect(message).toBe('1 item deleted')
    expect((await account.call(contract.listAll, {})).data.map(({ item_id }) => item_id)).toEqual([b])
    expect((await account.call(contract.remove, { body: { data_ids: [a!] } })).data.deleted).toBe(0)
  })

  test('with a misspelt filter deletes nothing', async () => {
    const account = await mintAccount()
    const { sourceId } = await addCrawl(account.id)
    await addItems(account.id, sourceId, [{ value: 'a@acme-tools.com' }])
    const matching: object = { source: sourceId }
    expect(await account.fail(contract.remove, { body: { matching } })).toMatchObject({ httpStatus: 422 })
    expect(await totalOf(account)).toBe(1)
  })

  test('of more IDs than a statement has parameters runs in batches', async () => {
    const account = await mintAccount()
    const { sourceId } = await addCrawl(account.id)
    const ids = await addItems(
      account.id,
      sourceId,
      Array.from({ length: 150 }, (_, at) => ({ value: `p${at}@acme.com` })),
    )
    const strange = Array.from({ length: 2_000 }, newId)
    expect((await account.call(contract.remove, { body: { data_ids: [...strange, ...ids] } })).data.deleted).toBe(150)
    expect(await totalOf(account)).toBe(0)
  })

  test("of a filter's matches keeps all other items, and those of other accounts", async () => {
    const [account, other] = [await mintAccount(), await mintAccount()]
    for (const { id } of [account, other]) {
      const { sourceId } = await addCrawl(id)
      const many = Array.from({ length: 1_100 }, (_, at) => ({ value: `ada${at}@acme-tools.com` }))
      await addItems(id, sourceId, [...many, { value: 'bob@acme-tools.com' }, { value: 'Ada', type: 'names' }])
    }
    const matching = { search: 'ada', type: 'emails' as const }
    expect(await totalOf(account, { ...matching, count_all: 'true' })).toBe(1_100)
    expect((await account.call(contract.remove, { body: { matching } })).data.deleted).toBe(1_100)
    expect(await totalOf(account)).toBe(2)
    expect(await totalOf(other)).toBe(1_102)
  })

  test("of a filter's matches keeps items added after the user saw the list", async () => {
    const account = await mintAccount()
    const { sourceId } = await addCrawl(account.id)
    const [, seen] = await addItems(account.id, sourceId, [
      { value: 'a@acme-tools.com' },
      { value: 'b@acme-tools.com' },
    ])
    await addItems(account.id, sourceId, [{ value: 'late@acme-tools.com' }])
    const matching = { search: 'acme-tools' }
    const gone = await account.fail(contract.remove, { body: { matching, up_to: newId() } })
    expect(gone).toMatchObject({ httpStatus: 409, message: 'Your data has changed. Please reload and try again.' })
    expect((await account.call(contract.remove, { body: { matching, up_to: seen! } })).data.deleted).toBe(2)
    const { data } = await account.call(contract.listAll, {})
    expect(data.map(({ value }) => value)).toEqual(['late@acme-tools.com'])
  })

  test.each([
    [{}, 'Please select items to delete'],
    [{ data_ids: [] }, 'Please select items to delete'],
    [{ data_ids: ['_emails', 'x'] }, 'Unable to determine which items to delete'],
  ])('of %j is rejected', async (body, message) => {
    const { fail } = await mintAccount()
    expect(await fail(contract.remove, { body })).toMatchObject({ httpStatus: 422, message })
  })

  test('removes the item from its contact, and a contact without items', async () => {
    const account = await mintAccount()
    const { sourceId } = await addCrawl(account.id)
    const contactId = await addContact(account.id, sourceId, { name: 'Ada' })
    const [name, email] = await addItems(account.id, sourceId, [
      { value: 'Ada', type: 'names', contactId },
      { value: 'ada@acme-tools.com', contactId },
    ])
    await account.call(contract.remove, { body: { data_ids: [email!] } })
    const { contact } = (await account.call(contract.get, { params: { id: name! } })).data
    expect(contact).toMatchObject({ name: 'Ada', email: null })
    expect(contact?.parts.map(({ value }) => value)).toEqual(['Ada'])
  })
})

describe('the evidence of an item', () => {
  test('says where it was found, how, and where else it was seen', async () => {
    const account = await mintAccount()
    const [crawl, again] = [await addCrawl(account.id), await addCrawl(account.id, 'press-site.com')]
    await addPage(account.id, crawl.crawlId, 'https://acme-tools.com/contact', 'Contact us')
    const contactId = await addContact(account.id, crawl.sourceId, { name: 'Ada', jobTitle: 'Countess' })
    const [id] = await addItems(account.id, crawl.sourceId, [
      { value: 'ada@acme-tools.com', snippet: 'Write to ada@acme-tools.com', contactId },
      { value: 'Ada', type: 'names', contactId },
    ])
    await addItems(account.id, again.sourceId, [{ value: 'Ada@acme-tools.com' }])
    const { data } = await account.call(contract.get, { params: { id: id! } })
    expect(data).toMatchObject({
      value: 'ada@acme-tools.com',
      website_url: 'https://acme-tools.com/contact',
      page_title: 'Contact us',
      snippet: 'Write to ada@acme-tools.com',
      method: 'mailto',
      confidence: 0.95,
      contact: { name: 'Ada', job_title: 'Countess' },
    })
    expect(data.contact?.parts.map(({ value }) => value)).toEqual(['ada@acme-tools.com', 'Ada'])
    expect(data.sightings.map(({ source_name }) => source_name)).toEqual(['press-site.com', 'acme-tools.com'])
  })

  test("never shows another account's occurrences, and its items are not found", async () => {
    const [mine, theirs] = [await mintAccount(), await mintAccount()]
    const own = await addCrawl(mine.id)
    const other = await addCrawl(theirs.id)
    const [id] = await addItems(mine.id, own.sourceId, [{ value: 'ada@acme-tools.com' }])
    const [foreign] = await addItems(theirs.id, other.sourceId, [{ value: 'ada@acme-tools.com' }])
    const { sightings } = (await mine.call(contract.get, { params: { id: id! } })).data
    expect(sightings.map(({ source_id }) => source_id)).toEqual([own.sourceId])
    const [refused, missing] = [
      await mine.fail(contract.get, { params: { id: foreign! } }),
      await mine.fail(contract.get, { params: { id: newId() } }),
    ]
    expect({ ...refused, request_id: '' }).toEqual({ ...missing, request_id: '' })
  })
})

test('sources are listed newest first, found by name, and only those with items', async () => {
  const account = await mintAccount()
  const other = await mintAccount()
  const crawl = await addCrawl(account.id, 'acme-tools.com')
  await addItems(account.id, crawl.sourceId, [{ value: 'a@acme-tools.com' }])
  await addCrawl(account.id, 'empty-site.com')
  await account.call(additions.addManual, { body: { source_name: 'Desk', contacts: [{ email: 'b@acme-tools.com' }] } })
  const names = async (query: object) =>
    (await account.call(contract.listSources, { query })).data.map(({ name, type }) => `${type} ${name}`)
  expect(await names({})).toEqual(['manual Desk', 'crawl acme-tools.com'])
  expect(await names({ search: 'ACME' })).toEqual(['crawl acme-tools.com'])
  expect(await names({ type: 'manual' })).toEqual(['manual Desk'])
  expect((await other.call(contract.listSources, {})).data).toEqual([])
})
