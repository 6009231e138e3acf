import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/data/data.ts'
import * as additions from '../../../../src/contracts/data/data-additions.ts'
import { mintAccount } from '../../support/factories.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>

const formOf = (text: string | Uint8Array<ArrayBuffer>, source = 'List', name = 'list.csv') => {
  const form = new FormData()
  form.set('csv_file', new File([text], name, { type: 'text/csv' }))
  form.set('source_name', source)
  return form
}
const importText = async (account: Account, text: string | Uint8Array<ArrayBuffer>, source?: string) =>
  (await account.call(additions.importCsv, { body: formOf(text, source) })).data
const valuesOf = async (account: Account, type: 'emails' | 'phones' | 'names') =>
  (await account.call(contract.listByType, { params: { type } })).data.map(({ value }) => value).toSorted()
const exportOf = async (account: Account, type: 'emails' | 'phones' | 'names', format: 'csv' | 'json' = 'csv') =>
  (await account.send(contract.exportType, { params: { type }, query: { format } })).text()

describe('an import', () => {
  test.each([
    ['commas', 'email,phone,name\nada@acme.com,+442079460123,Ada Byron\n'],
    ['semicolons', 'E-Mail;Telefon;Name\nada@acme.com;+442079460123;Ada Byron\n'],
    ['tabs', 'Email Address\tPhone Number\tFull Name\nada@acme.com\t+442079460123\tAda Byron\n'],
    ['a byte order mark', '\ufeffemail,phone,name\r\nada@acme.com,+442079460123,Ada Byron\r\n'],
    ['quotes', '"email","phone","name"\n"ada@acme.com","+442079460123","Ada Byron"\n'],
  ])('reads a file with %s', async (_, text) => {
    const account = await mintAccount()
    expect(await importText(account, text)).toMatchObject({ total_emails: 1, total_phones: 1, rows: 1, refusals: 0 })
    expect(await valuesOf(account, 'emails')).toEqual(['ada@acme.com'])
    expect(await valuesOf(account, 'names')).toEqual(['Ada Byron'])
  })

  test('accepts the valid rows and says why it rejected the others', async () => {
    const account = await mintAccount()
    const report = await importText(account, 'email,name\nada@acme.com,Ada\nnot an address,Bob\n,Nobody\n')
    expect(report).toMatchObject({ total_emails: 1, rows: 3, taken: 1, refused_rows: 2 })
    expect(report.refused.map(({ line }) => line)).toEqual([3, 4])
    for (const { reason } of report.refused) expect(reason.length).toBeGreaterThan(5)
  })

  test('of the same file twice into one source adds nothing twice', async () => {
    const account = await mintAccount()
    const text = 'email\nada@acme.com\nADA@ACME.COM\nbob@acme.com\n'
    await importText(account, text)
    await importText(account, text)
    expect(await valuesOf(account, 'emails')).toContain('ada@acme.com')
    const { data } = await account.call(contract.listByType, { params: { type: 'emails' } })
    for (const source of new Set(data.map(({ source_id }) => source_id))) {
      const own = data.filter(({ source_id }) => source_id === source).map(({ value }) => value)
      expect(new Set(own).size).toBe(own.length)
    }
  })

  test.each([
    ['no column of an email or a phone', formOf('colour\nred\n')],
    ['a blank source name', formOf('email\na@acme.com\n', '   ')],
    ['another kind of file', formOf('email\na@acme.com\n', 'List', 'list.exe')],
    ['an empty file', formOf('')],
  ])('with %s is rejected', async (_, body) => {
    const { fail } = await mintAccount()
    expect((await fail(additions.importCsv, { body })).httpStatus).toBe(422)
  })

  test('over 10 MB is rejected before it is read', async () => {
    const { send } = await mintAccount()
    const body = formOf(new Uint8Array(10 * 1024 * 1024 + 200_000))
    expect((await send(additions.importCsv, { body })).status).toBe(413)
  })
})

describe('an export', () => {
  test.each(['=1+1', '+1', '-1+2', '@SUM(A1)', '=1,2', '="a"'])('escapes the cell %j', async (cell) => {
    const account = await mintAccount()
    const contacts = [{ email: 'ada@acme.com', phone: '', name: 'Ada Byron' }]
    await account.call(additions.addManual, { body: { source_name: cell, contacts } })
    const text = await exportOf(account, 'emails')
    expect(text).toContain(`'${cell.replaceAll('"', '""')}`)
    expect(text).not.toContain(`,${cell}`)
    expect(text).not.toContain(`,"${cell}`)
  })

  test('keeps phone numbers through a round trip', async () => {
    const account = await mintAccount()
    const contacts = [{ email: '', phone: '+44 20 7946 0123', name: '' }]
    await account.call(additions.addManual, { body: { source_name: 'Own', contacts } })
    const other = await mintAccount()
    await importText(other, await exportOf(account, 'phones'))
    const { data } = await other.call(contract.listByType, { params: { type: 'phones' } })
    const evidence = await other.call(contract.get, { params: { id: data[0]!.item_id } })
    expect(evidence.data.normalized).toBe('+442079460123')
  })

  test('as JSON parses', async () => {
    const account = await mintAccount()
    await importText(account, 'email\nada@acme.com\n')
    expect(JSON.stringify(JSON.parse(await exportOf(account, 'emails', 'json')))).toContain('ada@acme.com')
  })
})

test("another account's items cannot be found, exported or deleted", async () => {
  const owner = await mintAccount()
  const stranger = await mintAccount()
  await importText(owner, 'email\nada@acme.com\n')
  const { data } = await owner.call(contract.listAll, {})
  const { item_id, id } = data[0]!
  expect((await stranger.fail(contract.get, { params: { id: item_id } })).httpStatus).toBe(404)
  expect(await exportOf(stranger, 'emails')).not.toContain('ada@acme.com')
  const body = { format: 'csv' as const, ids: [item_id] }
  const picked = await stranger.send(contract.exportSelection, { params: { type: 'emails' }, body })
  expect(await picked.text()).not.toContain('ada@acme.com')
  expect((await stranger.call(contract.remove, { body: { data_ids: [id] } })).data.deleted).toBe(0)
  expect(await valuesOf(owner, 'emails')).toEqual(['ada@acme.com'])
  expect((await owner.call(contract.remove, { body: { data_ids: [id] } })).data.deleted).toBe(1)
  expect(await valuesOf(owner, 'emails')).toEqual([])
})
