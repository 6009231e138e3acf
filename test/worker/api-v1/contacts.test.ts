import { describe, expect, test } from 'vitest'
import * as additions from '../../../src/contracts/data/data-additions.ts'
import * as contract from '../../../src/contracts/v1/contacts.ts'
import { newId } from '../../../src/lib/ids.ts'
import { waitUntil } from '../../support/wait.ts'
import { csvForm } from '../features/data/support.ts'
import { againstOpenapi } from '../support/against-openapi.ts'
import { mintAccount } from '../support/factories.ts'
import { mintKey } from '../support/keys.ts'

const FILE = `Name,Email,Phone,Company,Title
Ada Byron,ada@acme-tools.com,+49 421 5551201,Acme Tools GmbH,Engineer
Bob Crane,,+49 421 5551202,,
Cleo Dent,cleo@harbour-tools.co.uk,,Harbour Tools Ltd,Director
`

async function mintCaller() {
  const account = await mintAccount()
  await account.call(additions.importCsv, { body: csvForm(FILE) as never })
  const caller = againstOpenapi(await mintKey(account.id, { permissions: ['read'] }))
  // Contacts are built from the imported rows in the background: three people and two companies.
  await waitUntil(async () => (await caller.call(contract.list, { query: {} })).data.length === 5)
  return { account, ...caller }
}

describe('contacts', () => {
  test('are listed once each in order of arrival, by cursor', async () => {
    const { call } = await mintCaller()
    const whole = await call(contract.list, { query: {} })
    expect(whole.next_cursor).toBeNull()
    const ids = whole.data.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(whole.data.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ada Byron', 'Bob Crane', 'Cleo Dent']))
    const parts: string[] = []
    for (let cursor: string | undefined; ; ) {
      const part = await call(contract.list, { query: { limit: 2, ...(cursor ? { cursor } : {}) } })
      parts.push(...part.data.map(({ id }) => id))
      if (!part.next_cursor) break
      cursor = part.next_cursor
    }
    expect(parts).toEqual(ids)
  })

  test('are filtered by kind, text, available channels and source', async () => {
    const { account, call } = await mintCaller()
    const namesOf = async (query: object) => (await call(contract.list, { query })).data.map(({ name }) => name)
    expect(await namesOf({ kind: 'person', has: 'email' })).toEqual(['Ada Byron', 'Cleo Dent'])
    expect(await namesOf({ kind: 'person', has: 'phone', limit: 1 })).toEqual(['Ada Byron'])
    expect(await namesOf({ search: 'cleo' })).toEqual(['Cleo Dent'])
    expect(await namesOf({ kind: 'person', title: 'engineer' })).toEqual(['Ada Byron'])
    expect(await namesOf({ crawl_id: newId() })).toEqual([])
    const { data } = await account.call(additions.listImports, {})
    expect(await namesOf({ kind: 'person', source_id: data[0]!.source_id! })).toHaveLength(3)
    expect(await namesOf({ kind: 'person', source_type: 'crawl' })).toEqual([])
  })

  test('are read individually and exported', async () => {
    const { call, send } = await mintCaller()
    const [ada] = (await call(contract.list, { query: { search: 'ada' } })).data
    const { data } = await call(contract.get, { params: { id: ada!.id } })
    expect(data).toMatchObject({ name: 'Ada Byron', emails: [{ value: 'ada@acme-tools.com' }] })
    const file = await send(contract.exportContacts, { query: { format: 'csv', kind: 'person' } })
    expect(await file.text()).toContain('ada@acme-tools.com')
  })

  test('of another account are not found', async () => {
    const [one, two] = [await mintCaller(), await mintCaller()]
    const [ada] = (await one.call(contract.list, { query: { search: 'ada' } })).data
    expect((await two.send(contract.get, { params: { id: ada!.id } })).status).toBe(404)
    const behind = await two.call(contract.list, { query: { cursor: ada!.id } })
    expect(behind.data.every(({ id }) => id !== ada!.id)).toBe(true)
    expect((await one.send(contract.list, { query: { cursor: 'nonsense' } })).status).toBe(400)
  })
})
