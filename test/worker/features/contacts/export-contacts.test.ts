import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import * as exportContactsContract from '../../../../src/contracts/contacts/export-contacts.ts'
import { mintAccount } from '../../support/factories.ts'
import { addCrawl } from '../data/support.ts'
import { type Account, contactsOf, mintPeople, sayContacts } from './support.ts'

describe('an export', () => {
  const exportOf = (account: Account, query: Record<string, string | boolean>) =>
    account.send(exportContactsContract.exportContacts, { query })

  test('keeps the order of the list, for all matches and for selected contacts', async () => {
    const { account } = await mintPeople()
    const namesOf = async (response: Response) => (await response.json<{ name: string }[]>()).map(({ name }) => name)
    const people = { format: 'json', kind: 'person', sort: 'name' } as const
    const up = await namesOf(await exportOf(account, people))
    expect(up).toEqual(up.toSorted())
    expect(await namesOf(await exportOf(account, { ...people, order: 'desc' }))).toEqual(up.toReversed())
    expect(up).toHaveLength(3)
    const ids = [...(await contactsOf(account)).values()].filter(({ kind }) => kind === 'person').map(({ id }) => id)
    const body = { contact_ids: ids, format: 'json', sort: 'name', order: 'desc', include_likely: false } as const
    const chosen = await account.send(exportContactsContract.exportChosenContacts, { body })
    expect(await namesOf(chosen)).toEqual(up.toReversed())
  })

  test.each(exportContactsContract.CONTACT_EXPORT_FORMATS)('as %s contains the matches', async (format) => {
    const { account } = await mintPeople()
    const response = await exportOf(account, { format, has: 'email' })
    expect(response.status).toBe(200)
    const extension = { json: 'json', vcf: 'vcf', xlsx: 'xlsx' }[format as string] ?? 'csv'
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="contactory-contacts(?:-\\w+)?-\\d{4}-\\d\\d-\\d\\d\\.${extension}"$`),
    )
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (format === 'xlsx') {
      expect([...bytes.slice(0, 2)]).toEqual([0x50, 0x4b])
      return
    }
    const text = new TextDecoder().decode(bytes)
    expect(text).toContain('ada@acme-tools.com')
    expect(text).not.toContain('Carl')
    if (format === 'json') expect(JSON.parse(text)).toHaveLength(2)
    else if (format !== 'vcf') expect(Papa.parse(text.trimEnd(), { header: true }).data).toHaveLength(2)
  })

  test('includes guessed addresses only on request', async () => {
    const { account, carl } = await mintPeople()
    expect(await (await exportOf(account, { format: 'json' })).text()).not.toContain('carl.else@')
    expect(await (await exportOf(account, { format: 'json', include_likely: true })).text()).toContain('carl.else@')
    const body = { contact_ids: [carl], format: 'csv', include_likely: true } as const
    const chosen = await (await account.send(exportContactsContract.exportChosenContacts, { body })).text()
    expect(chosen).toContain('carl.else@acme-tools.com')
    expect(chosen).not.toContain('Ada')
  })

  test('of more than one batch has every contact once', async () => {
    const account = await mintAccount()
    const { sourceId } = await addCrawl(account.id)
    const all = Array.from({ length: 620 }, (_, at) => ({
      name: `Person ${at}`,
      key: `acme-tools.com/${at}`,
      emails: [`p${at}@c.example`],
    }))
    await sayContacts(account.id, sourceId, all)
    const json = await (await exportOf(account, { format: 'json' })).json<{ name: string }[]>()
    expect(json.map(({ name }) => name).toSorted()).toEqual(all.map(({ name }) => name).toSorted())
  })

  test('of nothing is rejected, also for contacts of another account', async () => {
    const { ada } = await mintPeople()
    const stranger = await mintAccount()
    expect((await exportOf(stranger, {})).status).toBe(404)
    const body = { contact_ids: [ada] }
    expect((await stranger.send(exportContactsContract.exportChosenContacts, { body })).status).toBe(404)
  })
})
