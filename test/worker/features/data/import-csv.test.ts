import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import * as sending from '../../../../src/contracts/campaigns/sending.ts'
import * as changeContacts from '../../../../src/contracts/contacts/change-contacts.ts'
import * as contacts from '../../../../src/contracts/contacts/contacts.ts'
import * as exporting from '../../../../src/contracts/contacts/export-contacts.ts'
import * as contract from '../../../../src/contracts/data/data.ts'
import * as additions from '../../../../src/contracts/data/data-additions.ts'
import { listSuppressions } from '../../../../src/contracts/suppressions/suppressions.ts'
import { waitFor } from '../../../support/wait.ts'
import { textRow, workbookOf } from '../../../support/workbook.ts'
import { mintAccount } from '../../support/factories.ts'
import { draft, mintCampaigner } from '../campaigns/support.ts'
import { csvForm } from './support.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>
const importFile = async (account: Account, content: string | Uint8Array<ArrayBuffer>, source?: string) =>
  await account.call(additions.importCsv, { body: csvForm(content, source) })
const filesOf = async (account: Account) => (await env.FILES.list({ prefix: `accounts/${account.id}/` })).objects

describe('an import', () => {
  test('reports what it added', async () => {
    const account = await mintAccount()
    const { data, message } = await importFile(
      account,
      'Name;E-Mail;Telefon;Firma\nAda Byron;ada@acme.com, byron@acme.com;+44 20 7946 0123;Acme Ltd\n;bob@acme.com;;\n',
    )
    expect(message).toBe('Imported 3 emails and 1 phone')
    expect(data).toMatchObject({
      total_emails: 3,
      total_phones: 1,
      total_names: 1,
      total_companies: 1,
      rows: 2,
      taken: 2,
      refused_rows: 0,
      known_rows: 0,
      refusals: 0,
      refused: [],
    })
  })

  test('suppresses addresses that another product does not write to any more, also when repeated', async () => {
    const account = await mintCampaigner()
    const file = [
      'uuid,email,name,attributes,status,created_at,updated_at',
      '1f,ada@acme.com,Ada Byron,{},enabled,2024-01-02,2024-01-02',
      '2f,Bob@acme.com,Bob Ray,{},blocklisted,2024-01-02,2024-01-02',
      '3f,cy@acme.com,Cy Lee,{},disabled,2024-01-02,2024-01-02',
    ].join('\n')
    for (const source of ['First', 'Again']) expect((await importFile(account, file, source)).data.taken).toBe(3)
    const { data } = await account.call(listSuppressions, { query: {} })
    const entries = data.suppressions.map(({ hint, reason, decided_by }) => [hint, reason, decided_by])
    expect(entries.toSorted()).toEqual([
      [expect.stringMatching(/^b.*@acme\.com$/i), 'unsubscribed', 'recipient'],
      [expect.stringMatching(/^c.*@acme\.com$/), 'manual', 'account'],
    ])
  })

  test('creates one contact from each row', async () => {
    const account = await mintAccount()
    await importFile(account, 'name,email,phone,job title\nAda Byron,ada@acme.com,+442079460123,Countess\n')
    const { data } = await account.call(contract.listByType, { params: { type: 'phones' } })
    const evidence = await waitFor(async () => {
      const answer = await account.call(contract.get, { params: { id: data[0]!.item_id } })
      expect(answer.data.contact).not.toBeNull()
      return answer
    })
    expect(evidence.data).toMatchObject({
      source_type: 'import',
      source_name: 'Fair 2026',
      method: null,
      snippet: null,
    })
    expect(evidence.data.contact).toMatchObject({
      name: 'Ada Byron',
      email: 'ada@acme.com',
      phone: '+442079460123',
      job_title: 'Countess',
    })
    expect(evidence.data.contact?.parts.map(({ type }) => type)).toEqual(['emails', 'phones', 'names'])
  })

  test('stores other columns as fields, which can be edited, exported and merged into campaigns', async () => {
    const account = await mintCampaigner()
    await importFile(
      account,
      'Name,Email,Email status,Industry,First line,City,Id\nAda Byron,ada@acme-fields.com,ok,Tools,"I saw, and liked it",Bonn,7\nBob Ray,bob@acme-fields.com,ok,,,,8\n',
    )
    const ada = await waitFor(async () => {
      const { data } = await account.call(contacts.listContacts, { query: { search: 'Byron' } })
      expect(data).toHaveLength(1)
      return data[0]!
    })
    const params = { id: ada.id }
    const { data } = await account.call(contacts.getContact, { params })
    expect(data.fields).toEqual({ city: 'Bonn', first_line: 'I saw, and liked it', industry: 'Tools' })
    const body = { fields: { industry: 'Machine tools', city: null, size: '40' } }
    const edited = await account.call(changeContacts.editContact, { params, body })
    expect(edited.data.fields).toEqual({
      first_line: 'I saw, and liked it',
      industry: 'Machine tools',
      size: '40',
    })
    // Another import does not overwrite the edit.
    await importFile(account, 'Name,Email,Industry,Team\nAda Byron,ada@acme-fields.com,Toys,Sales\n')
    await waitFor(async () => {
      const again = await account.call(contacts.getContact, { params })
      expect(again.data.fields).toMatchObject({ industry: 'Machine tools', team: 'Sales' })
    })
    const file = await account.send(exporting.exportChosenContacts, { body: { format: 'csv', contact_ids: [ada.id] } })
    expect(await file.text()).toMatch(/,first_line,industry,size,team\r\n/)
    const made = await draft(account, {
      selected_contacts: [ada.id],
      consent: 'Fair',
      content: '<p>{{industry}} {{first_line}} {{nickname}}</p>',
    })
    expect(made.campaign.merge_fields).toEqual(expect.arrayContaining(['industry', 'first_line', 'team']))
    const { problems } = (await account.call(sending.validateCampaign, { params: { id: made.campaign.id } })).data
      .validation
    expect(problems.map(({ code }) => code)).toEqual(['unknown_field'])
    const preview = { type: 'email' as const, subject: 'A', content: '{{industry}}', contact_id: ada.id }
    const shown = await account.call(sending.previewCampaign, { body: preview })
    expect(shown.data).toMatchObject({ recipient: { address: 'ada@acme-fields.com' }, missing: [] })
    expect(shown.data.text).toMatch(/^Machine tools/)
  })

  test('keeps people with a shared mailbox separate', async () => {
    const account = await mintAccount()
    await importFile(account, 'name,email\nAda Byron,desk@acme.com\nBob Ray,desk@acme.com\n')
    const { data } = await account.call(contract.listByType, { params: { type: 'names' } })
    await waitFor(async () => {
      const contacts = await Promise.all(
        data.map(async ({ item_id }) => (await account.call(contract.get, { params: { id: item_id } })).data.contact),
      )
      expect(contacts.map((contact) => [contact?.name, contact?.email])).toEqual([
        ['Bob Ray', 'desk@acme.com'],
        ['Ada Byron', 'desk@acme.com'],
      ])
    })
  })

  test('of the same file under the same name adds nothing, also concurrently', async () => {
    const account = await mintAccount()
    const file = 'name,email\nAda,ada@acme.com\nBob,bob@acme.com\n'
    const [one, two] = await Promise.all([importFile(account, file), importFile(account, file)])
    expect(one.data.total_emails + two.data.total_emails).toBe(2)
    const third = await importFile(account, file.toUpperCase())
    expect(third.data).toMatchObject({ total_emails: 0, total_names: 0, rows: 2, taken: 2, known_rows: 2 })
    const { pagination } = await account.call(contract.listAll, {})
    expect(pagination.total).toBe(4)
    expect((await account.call(contract.listSources, {})).data).toHaveLength(1)
  })

  test('under another name is another source', async () => {
    const account = await mintAccount()
    await importFile(account, 'email\nada@acme.com\n', 'First')
    expect((await importFile(account, 'email\nada@acme.com\n', 'Second')).data.total_emails).toBe(1)
    const { data } = await account.call(contract.listAll, {})
    const evidence = await account.call(contract.get, { params: { id: data[0]!.item_id } })
    expect(evidence.data.sightings.map(({ source_name }) => source_name)).toEqual(['Second', 'First'])
  })

  test('without a valid row leaves nothing behind', async () => {
    const account = await mintAccount()
    const { data } = await importFile(account, 'email\nnobody\n')
    expect(data).toMatchObject({ source_id: null, total_emails: 0, rows: 1, taken: 0, refused_rows: 1 })
    expect((await account.call(contract.listSources, {})).data).toEqual([])
    // Only its rejected rows, which can be downloaded.
    const kept = (await filesOf(account)).filter(({ key }) => !key.includes('/imports/refused/'))
    expect(kept).toEqual([])
  })

  test('counts every rejection and lists the first two hundred', async () => {
    const account = await mintAccount()
    const bad = Array.from({ length: 250 }, (_, index) => `bad${index}`).join('\n')
    const { data } = await importFile(account, `email\nada@acme.com\n${bad}\n`)
    expect(data).toMatchObject({ rows: 251, taken: 1, refused_rows: 250, refusals: 250 })
    expect(data.refused).toHaveLength(200)
    expect(data.refused[0]).toEqual({
      line: 3,
      reason: 'Not a valid email address',
      values: ['bad0'],
      is_partial: false,
    })
  })

  test('handles thousands of rows', async () => {
    const account = await mintAccount()
    const rows = Array.from(
      { length: 3_000 },
      (_, index) => `Person ${index},p${index}@acme.com,+4420794${10_000 + index}`,
    )
    const { data } = await importFile(account, `name,email,phone\n${rows.join('\n')}\n`)
    expect(data).toMatchObject({
      rows: 3_000,
      taken: 3_000,
      total_emails: 3_000,
      total_phones: 3_000,
      total_names: 3_000,
    })
  })

  test('applies the selected column mapping, and stores nothing of ignored columns', async () => {
    const account = await mintAccount()
    const body = csvForm('Reach at,Who,Secret\nada@acme.com,Ada Byron,4711\nnobody,Bob,4712\n')
    body.set('columns', JSON.stringify(['email', 'name', 'ignore']))
    const { data } = await account.call(additions.importCsv, { body })
    expect(data).toMatchObject({ rows: 2, taken: 1, total_emails: 1, total_names: 1, refused: [{ line: 3 }] })
    const [file] = await filesOf(account)
    const kept = await (await env.FILES.get(file!.key))!.text()
    expect(kept).toContain('Ada Byron')
    expect(kept).not.toContain('4711')

    const wrong = csvForm('email\nada@acme.com\n')
    wrong.set('columns', '["nothing"]')
    expect((await account.fail(additions.importCsv, { body: wrong })).errors).toEqual({
      columns: ['Please choose what each column holds'],
    })
  })

  test('accepts a long file name that ends in half a surrogate pair', async () => {
    const account = await mintAccount()
    const body = csvForm('email\nada@acme.com\n', 'List', `${'a'.repeat(199)}😀.csv`)
    expect((await account.call(additions.importCsv, { body })).data.taken).toBe(1)
    expect(await filesOf(account)).toHaveLength(1)
  })

  test('reads Windows-1252 and UTF-16', async () => {
    const account = await mintAccount()
    const latin = Uint8Array.from('email;name\na@acme.de;Zoë Müller\n', (unit) => unit.charCodeAt(0))
    await importFile(account, latin, 'Latin')
    const wide = new Uint8Array(
      [...'\ufeffemail\tname\nb@acme.de\tŁucja Öz\n'].flatMap((unit) => {
        const code = unit.charCodeAt(0)
        return [code & 255, code >> 8]
      }),
    )
    await importFile(account, wide, 'Wide')
    const { data } = await account.call(contract.listByType, { params: { type: 'names' } })
    expect(data.map(({ value }) => value)).toEqual(['Łucja Öz', 'Zoë Müller'])
  })

  test('stores the original file until its last item is deleted', async () => {
    const account = await mintAccount()
    const file = 'email\nada@acme.com\n'
    await importFile(account, file)
    await importFile(account, file)
    const [kept, ...more] = await filesOf(account)
    expect(more).toEqual([])
    expect(await (await env.FILES.get(kept!.key))!.text()).toBe(file)
    const { data } = await account.call(contract.listAll, {})
    await account.call(contract.remove, { body: { data_ids: [data[0]!.id] } })
    expect(await filesOf(account)).toEqual([])
    expect((await account.call(contract.listSources, {})).data).toEqual([])
  })

  test.each([
    ['csv_file', csvForm('colour\nred\n'), "The CSV must contain 'email' or 'phone' columns"],
    ['csv_file', csvForm('name,email\n'), 'The file has headers but no rows below them'],
    ['csv_file', csvForm(''), 'The file is empty'],
    ['csv_file', csvForm('\n\n  \n'), 'The file is empty'],
    ['csv_file', csvForm('email\na@b.com', 'List', 'list.ods'), 'Please choose a .csv, .txt, .xlsx or .json file'],
    ['source_name', csvForm('email\na@b.com', '  '), 'Source name is required'],
    ['csv_file', new FormData(), 'Please choose a CSV file'],
  ])('rejects invalid files as %s', async (field, body, message) => {
    const { fail } = await mintAccount()
    const error = await fail(additions.importCsv, { body })
    expect(error).toMatchObject({ httpStatus: 422, code: 'validation_failed' })
    expect(error.errors?.[field]).toContain(message)
  })

  test('of an Excel workbook reads its list, and stores the workbook', async () => {
    const account = await mintAccount()
    const rows = `${textRow('Name', 'Email')}${textRow('Ada Byron', 'ada@acme.com')}${textRow('Bob Ray', 'nobody')}`
    const workbook = workbookOf({ sheets: [{ name: 'Leads', rows }] })
    const { data } = await account.call(additions.importCsv, { body: csvForm(workbook, 'Fair', 'leads.xlsx') })
    expect(data).toMatchObject({ rows: 2, taken: 1, refused: [{ line: 3, values: ['nobody'] }] })
    const [kept] = await filesOf(account)
    expect(await (await env.FILES.get(kept!.key))!.text()).toContain('"Ada Byron","ada@acme.com"')
    const error = await account.fail(additions.importCsv, { body: csvForm(workbook.slice(0, -30), 'Fair', 'cut.xlsx') })
    expect(error.errors?.csv_file?.[0]).toMatch(/^This file is an Excel workbook/)
  })

  test('reports how many contacts were new, and into which the others were merged', async () => {
    const account = await mintAccount()
    const counted = async (id: string) =>
      await waitFor(async () => {
        const { data } = await account.call(additions.getImport, { params: { id } })
        expect(data.new_contacts).not.toBeNull()
        return data
      })
    const before = await importFile(account, 'name,company,email\nAnn Smith,Acme Ltd,ann@acme.com\n', 'Old')
    expect(await counted(before.data.id)).toMatchObject({ new_contacts: 2, joined_contacts: 0 })
    const rows = [
      'Ann Smith,Acme Ltd,ann@acme.com,',
      // With the same name at the same company, and another address.
      'Ann Smith,Acme Ltd,ann.smith2@acme.com,',
      'Ann Smith,Acme Ltd,,+442079460123',
      'Bob Ray,Bobco Ltd,bob@bobco.com,',
    ]
    const { data } = await importFile(account, `name,company,email,phone\n${rows.join('\n')}\n`, 'New')
    expect(await counted(data.id)).toMatchObject({ new_contacts: 3, joined_contacts: 2 })
    const joined = await account.call(additions.listJoinedContacts, { params: { id: data.id } })
    expect(joined.pagination.total).toBe(2)
    expect(joined.data.map(({ kind, name }) => [kind, name]).toSorted()).toEqual([
      ['organization', 'Acme Ltd'],
      ['person', 'Ann Smith'],
    ])
    const stranger = await mintAccount()
    const refused = await stranger.fail(additions.listJoinedContacts, { params: { id: data.id } })
    expect(refused.httpStatus).toBe(404)
  })

  test('provides a file of all rejected rows, including those that the report does not list', async () => {
    const account = await mintAccount()
    const bad = Array.from({ length: 450 }, (_, index) => `nobody${index}`)
    const { data } = await importFile(account, `email\nada@acme.com\n${bad.join('\n')}\n=1+1\n`)
    expect([data.refused.length, data.refusals]).toEqual([200, 451])
    const response = await account.send(additions.exportRefused, { params: { id: data.id } })
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines).toHaveLength(452)
    expect(lines[1]).toContain('3,Not a valid email address,nobody0,nothing,nobody0')
    expect(lines[450]).toContain('nobody449')
    expect(lines[451]).toContain("'=1+1")
  })

  test('of exactly 10 MB is accepted, and of one byte more rejected', async () => {
    const account = await mintAccount()
    const fill = (size: number) => {
      const bytes = new Uint8Array(size).fill(10)
      bytes.set(new TextEncoder().encode('email\na@acme.com\n'))
      return bytes
    }
    expect((await importFile(account, fill(additions.IMPORT_BYTES_MAX))).data.taken).toBe(1)
    const error = await account.fail(additions.importCsv, { body: csvForm(fill(additions.IMPORT_BYTES_MAX + 1)) })
    expect(error).toMatchObject({ httpStatus: 422, message: 'The file must be at most 10 MB' })
  })
})

describe('a manual entry', () => {
  const add = (account: Account, contacts: object[], source_name = 'Desk') =>
    account.fail(additions.addManual, { body: { source_name, contacts } })

  test('adds rows with an email or a phone, and skips others', async () => {
    const account = await mintAccount()
    const { data, message } = await account.call(additions.addManual, {
      body: {
        source_name: ' Desk ',
        contacts: [
          { email: ' Ada@Acme.com ', phone: '020 7946 0123', name: 'Ada Byron' },
          { email: '', phone: ' ', name: 'Unassigned' },
          { phone: '+44 20 7946 0124' },
        ],
      },
    })
    expect(data).toMatchObject({ total_emails: 1, total_phones: 2, total_names: 1 })
    expect(message).toBe('Added 1 email and 2 phones')
    const list = await account.call(contract.listAll, {})
    expect(list.data.map(({ value, source_name, source_type }) => [value, source_name, source_type])).toEqual([
      ['+44 20 7946 0124', 'Desk', 'manual'],
      ['Ada Byron', 'Desk', 'manual'],
      ['020 7946 0123', 'Desk', 'manual'],
      ['Ada@acme.com', 'Desk', 'manual'],
    ])
  })

  test('normalises names and sources to one visible line', async () => {
    const account = await mintAccount()
    const contacts = [
      { email: 'a@acme.com', name: 'Ada\u0000\r\nByron \u202e\ue000tp' },
      { email: 'b@acme.com', name: `${'x'.repeat(199)}😀` },
      { email: 'c@acme.com', name: 'Bob \ud83d' },
    ]
    await account.call(additions.addManual, { body: { source_name: ' Fair  2026\u200b\r\n', contacts } })
    const { data } = await account.call(contract.listByType, { params: { type: 'names' }, query: { sort: 'oldest' } })
    expect(data.map(({ value }) => value)).toEqual(['Ada Byron tp', `${'x'.repeat(199)}\ufffd`, 'Bob \ufffd'])
    expect(data[0]!.source_name).toBe('Fair 2026')
    const error = await account.send(additions.addManual, { body: { source_name: 'Fair\n2026', contacts } })
    expect(error.status).toBe(422)
  })

  test('with a mistake adds nothing and names each invalid field as it was sent', async () => {
    const account = await mintAccount()
    const error = await add(account, [{ name: 'left out' }, { email: 'a@acme.com' }, { email: 'bad', phone: 'soon' }])
    expect(error).toMatchObject({
      httpStatus: 422,
      errors: { 'contacts.2.email': ['Invalid email address'], 'contacts.2.phone': ['Invalid phone number'] },
    })
    expect((await account.call(contract.listAll, {})).pagination.total).toBe(0)
  })

  test.each([
    [[], 'Desk', 'contacts', 'Add at least one contact with an email or a phone'],
    [[{ name: 'Ada' }], 'Desk', 'contacts', 'Add at least one contact with an email or a phone'],
    [[{ email: 'a@acme.com' }], '  ', 'source_name', 'Source name is required'],
    [[{ email: 'a@acme.com' }], '\u200b\u0000', 'source_name', 'Source name is required'],
  ])('of %j from %j is rejected', async (contacts, source, field, message) => {
    const error = await add(await mintAccount(), contacts, source)
    expect(error.httpStatus).toBe(422)
    expect(error.errors?.[field]).toEqual([message])
  })
})
