import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as changeContacts from '../../../../src/contracts/contacts/change-contacts.ts'
import * as contacts from '../../../../src/contracts/contacts/contacts.ts'
import * as contract from '../../../../src/contracts/data/data.ts'
import * as additions from '../../../../src/contracts/data/data-additions.ts'
import * as imports from '../../../../src/contracts/data/imports.ts'
import type { CsvImportJob } from '../../../../src/contracts/queues.ts'
import { listSuppressions } from '../../../../src/contracts/suppressions/suppressions.ts'
import { loadAccount } from '../../../../src/domain/access/load-account.ts'
import { makeContacts } from '../../../../src/features/contacts/write/make-contacts.ts'
import { cancelImport } from '../../../../src/features/data/imports/cancel-import.ts'
import { importCsv } from '../../../../src/features/data/imports/import-csv.ts'
import { LEASE_MS } from '../../../../src/features/data/imports/limits.ts'
import { resumeStalledImports } from '../../../../src/features/data/imports/resume-stalled-imports.ts'
import { runImport } from '../../../../src/features/data/imports/run-import.ts'
import { undoImport } from '../../../../src/features/data/imports/undo/undo-import.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { waitFor } from '../../../support/wait.ts'
import { textRow, workbookOf } from '../../../support/workbook.ts'
import { dataOf, db, mintAccount } from '../../support/factories.ts'
import { type BeforeStep, crashesAt, crashingContext } from '../../support/mortal-context.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>

function formOf(content: string | Uint8Array<ArrayBuffer>, choices: Record<string, string> = {}, name = 'list.csv') {
  const form = new FormData()
  form.set('csv_file', new File([content], name))
  for (const [field, value] of Object.entries({ source_name: 'Fair', ...choices })) form.set(field, value)
  return form
}

async function importWith(account: Account, content: string | Uint8Array<ArrayBuffer>, choices = {}, name?: string) {
  const { data } = await account.call(additions.importCsv, { body: formOf(content, choices, name) })
  return await waitFor(async () => {
    const report = (await account.call(additions.getImport, { params: { id: data.id } })).data
    if (report.taken > 0) expect(report.new_contacts).not.toBeNull()
    return report
  })
}

async function check(account: Account, content: string | Uint8Array<ArrayBuffer>, choices = {}, name?: string) {
  const form = formOf(content, choices, name)
  form.delete('source_name')
  return (await account.call(imports.checkImport, { body: form })).data
}

const listOf = async (account: Account) =>
  (await account.call(contacts.listContacts, { query: { per_page: 100 } })).data
const namesOf = async (account: Account) => (await listOf(account)).map(({ name }) => name).toSorted()
const contactOf = async (account: Account, id: string) =>
  (await account.call(contacts.getContact, { params: { id } })).data
const valuesOf = async (account: Account) =>
  (await account.call(contract.listAll, { query: { per_page: 100 } })).data.map(({ value }) => value).toSorted()

const BEFORE = 'name,email,phone,company\nAda Byron,ada@acme.com,+44 20 7946 0123,Acme Ltd\n'

describe('rows are merged', () => {
  test.each([
    ['email', 'Ada Byron,ada@acme.com,,', 1],
    ['email', 'Ada Byron,byron@acme.com,,Acme Ltd', 2],
    ['email', 'Ada Byron,,+44 20 7946 0123,Acme Ltd', 2],
    ['email_or_phone', 'Ada Byron,,+44 20 7946 0123,', 1],
    ['email_or_phone', 'Bob Ray,,+44 20 7946 0123,', 2],
    ['name', 'Ada Byron,byron@acme.com,,Acme Ltd', 1],
    ['name', 'Ada Byron,ada@acme.com,,Other Ltd', 2],
    ['never', 'Ada Byron,ada@acme.com,,Acme Ltd', 2],
  ])('by %s: %s', async (merge_by, row, people) => {
    const account = await mintAccount()
    await importWith(account, BEFORE)
    const content = `name,email,phone,company\n${row}\n`
    const planned = await check(account, content, { merge_by })
    expect([planned.new_rows, planned.merged_rows]).toEqual(people === 1 ? [0, 1] : [1, 0])
    await importWith(account, content, { merge_by, source_name: 'Later' })
    const found = (await listOf(account)).filter(({ kind }) => kind === 'person')
    expect(found).toHaveLength(people)
  })

  test('never, if two rows are identical', async () => {
    const account = await mintAccount()
    const twice = 'name,email\nAda Byron,ada@acme.com\nAda Byron,ada@acme.com\n'
    expect(await check(account, twice, { merge_by: 'never' })).toMatchObject({ new_rows: 2, repeated_rows: 0 })
    await importWith(account, twice, { merge_by: 'never' })
    expect(await namesOf(account)).toEqual(['Ada Byron', 'Ada Byron'])
  })
})

describe('existing contacts', () => {
  const LATER = 'name,email,job title,city size\nAda Byron,ada@acme.com,Director,small\n'
  const first = 'name,email,job title\nAda Byron,ada@acme.com,Engineer\n'

  test.each([
    ['keep', 'Engineer', {}],
    ['fill', 'Engineer', { city_size: 'small' }],
    ['file', 'Director', { city_size: 'small' }],
  ])('with the rule “%s”', async (existing, job_title, fields) => {
    const account = await mintAccount()
    await importWith(account, first)
    await importWith(account, LATER, { merge_by: 'email', existing, source_name: 'Later' })
    const [ada] = await listOf(account)
    expect(ada!.job_title).toBe(job_title)
    expect((await contactOf(account, ada!.id)).fields).toEqual(fields)
  })

  test('lose edits to the file if it is newer and has precedence', async () => {
    const account = await mintAccount()
    await importWith(account, first)
    const [ada] = await listOf(account)
    const edit = (job_title: string) =>
      account.call(changeContacts.editContact, { params: { id: ada!.id }, body: { job_title } })
    await edit('Chief')
    await importWith(account, LATER, { merge_by: 'email', existing: 'file', source_name: 'Later' })
    expect((await contactOf(account, ada!.id)).job_title).toBe('Director')
    await edit('President')
    expect((await contactOf(account, ada!.id)).job_title).toBe('President')
  })

  test('get the tags and the list of an import, like new ones', async () => {
    const account = await mintAccount()
    await importWith(account, first)
    await importWith(account, `${first}Bob Ray,bob@acme.com,\n`, { tags: '["Fair 2026"]', list: 'Prospects' })
    const labels = await Promise.all(
      (await listOf(account)).map(async ({ id }) =>
        (await contactOf(account, id)).labels.map(({ kind, name }) => `${kind} ${name}`).toSorted(),
      ),
    )
    expect(labels).toEqual([
      ['list Prospects', 'tag Fair 2026'],
      ['list Prospects', 'tag Fair 2026'],
    ])
  })
})

describe('a dry run of an import', () => {
  test('counts new, merged, repeated, skipped and rejected rows, and writes nothing', async () => {
    const account = await mintAccount()
    await importWith(account, BEFORE)
    const content =
      'name,email,company\nAda Byron,ada@acme.com,Acme Ltd\nCy Lee,cy@other.com,Other\nCy Lee,cy@other.com,\n,nobody,\n'
    const planned = await check(account, content, { merge_by: 'email', existing: 'fill' })
    expect(planned).toMatchObject({
      ...{ rows: 4, new_rows: 1, merged_rows: 1, repeated_rows: 1, skipped_rows: 0, refused_rows: 1 },
      ...{ merged_contacts: 1, new_organizations: 1, refusals: 1 },
    })
    expect(planned.refused).toEqual([
      { line: 5, reason: 'Not a valid email address', values: ['nobody'], is_partial: false },
    ])
    expect(await check(account, content, { merge_by: 'email', existing: 'keep' })).toMatchObject({
      ...{ merged_rows: 0, skipped_rows: 1 },
    })
    expect((await account.call(additions.listImports, {})).data).toHaveLength(1)
  })

  test('counts as many contacts as the import then creates, also from a workbook', async () => {
    const account = await mintAccount()
    const rows = Array.from({ length: 1_500 }, (_, at) => [`P${at} Doe`, `p${at % 1_400}@acme.com`])
    const lines = [['name', 'email'], ...rows].map((cells) => textRow(...cells))
    const book = workbookOf({ sheets: [{ rows: lines.join('') }] })
    const planned = await check(account, book, { merge_by: 'email' }, 'list.xlsx')
    const report = await importWith(account, book, { merge_by: 'email' }, 'list.xlsx')
    expect(report).toMatchObject({ rows: 1_500, total_rows: 1_500, new_contacts: planned.new_rows })
  })

  test('uses the selected encoding and delimiter', async () => {
    const account = await mintAccount()
    const bytes = new Uint8Array([...'name;email\nM'].map((one) => one.charCodeAt(0)).concat([0xfc]))
    const content = new Uint8Array([...bytes, ...new TextEncoder().encode('ller, Ada;ada@acme.com\n')])
    await importWith(account, content, { encoding: 'windows-1252', delimiter: ';', columns: '["name","email"]' })
    expect(await namesOf(account)).toEqual(['Müller, Ada'])
  })
})

describe('rejected rows', () => {
  test('are available as a file with the original columns and reasons, without formulas', async () => {
    const account = await mintAccount()
    const content = 'Mail;Secret;Name\nnobody;=1+1;Ada\ncy@acme.com;x;Cy\n\nalso wrong;y;"Two\nlines"\n'
    const report = await importWith(account, content, { columns: '["email","ignore","name"]' })
    const file = await account.send(additions.exportRefused, { params: { id: report.id } })
    expect((await file.text()).replace('\ufeff', '')).toBe(
      [
        'Line,Reason,Refused values,Imported,Mail,Secret,Name',
        "2,Not a valid email address,nobody,nothing,nobody,'=1+1,Ada",
        '5,Not a valid email address,also wrong,nothing,also wrong,y,"Two\nlines"',
        '',
      ].join('\r\n'),
    )
  })
})

describe('a listmonk JSON export', () => {
  test('imports subscribers with attributes, lists and opt-outs', async () => {
    const account = await mintAccount()
    const subscriber = (email: string, status: string, subscription_status: string) => ({
      ...{ id: 1, uuid: newId(), email, name: `N ${email.slice(0, 3)}`, status, attribs: { city_size: 'big' } },
      lists: [{ id: 1, name: 'News', subscription_status }],
    })
    const results = [
      subscriber('ada@acme.com', 'enabled', 'confirmed'),
      subscriber('bob@acme.com', 'blocklisted', 'confirmed'),
      subscriber('cyx@acme.com', 'enabled', 'unsubscribed'),
    ]
    await importWith(account, JSON.stringify({ data: { results, total: 3 } }), {}, 'subscribers.json')
    const { suppressions } = (await account.call(listSuppressions, { query: {} })).data
    expect(suppressions).toHaveLength(2)
    const ada = (await listOf(account)).find(({ name }) => name === 'N ada')!
    const details = await contactOf(account, ada.id)
    expect(details.fields).toEqual({ city_size: 'big' })
    expect(details.labels.map(({ name }) => name)).toEqual(['News'])
  })

  test('that is damaged, or something else, is rejected', async () => {
    const account = await mintAccount()
    const refusalOf = async (content: string) =>
      (await account.fail(additions.importCsv, { body: formOf(content, {}, 'x.json') })).errors?.csv_file
    expect(await refusalOf('[{"email": "ada@ac')).toEqual([
      'This JSON file is damaged or incomplete. Please export it again',
    ])
    expect(await refusalOf('{"profile": {"a": 1}}')).toEqual([
      'This JSON file holds no list of subscribers. Export subscribers from listmonk as JSON or CSV',
    ])
  })
})

let time = Date.now()
const now = () => new Date(time)
beforeEach(() => {
  time = Date.now()
})

async function processOf(account: Pick<Account, 'id'>, before?: BeforeStep) {
  const process = crashingContext(account.id, now, before)
  return { ...process, ctx: { ...process.ctx, account: await loadAccount(db, account.id, new Date()) } }
}

/** An import whose queue message is lost. */
async function askFor(account: Account, content: string, choices: Partial<additions.ImportCsv> = {}): Promise<string> {
  const { ctx } = await processOf(account)
  const queues = { ...ctx.queues, send: () => Promise.reject(new Error('lost')) }
  const csv_file = new File([content], 'list.csv')
  return (await importCsv({ ...ctx, queues }, { csv_file, source_name: 'Fair', ...choices })).id
}

/** Runs the queue and the clock until nothing is left to do. */
async function finish(account: Account, id: string): Promise<void> {
  for (let round = 0; round < 20; round++) {
    const { ctx, sent } = await processOf(account)
    await runImport(ctx, { import_id: id })
    time += LEASE_MS + 1
    const clock = crashingContext(newId(), now)
    await Promise.all([...clock.ctx.shards.values()].map((data) => resumeStalledImports({ ...clock.ctx, data })))
    const messages = [...sent, ...clock.sent]
    for (const { name, message } of messages)
      if (name === 'contacts') await makeContacts(ctx, message as { account_id: string; source_id: string })
    if (!messages.some(({ name, message }) => name === 'csv-imports' && (message as CsvImportJob).import_id === id))
      return
  }
  throw new Error('The work does not come to an end')
}

const reportOf = async (account: Account, id: string) =>
  (await account.call(additions.getImport, { params: { id } })).data

describe('a cancelled import', () => {
  test('keeps the imported rows, and can be undone', async () => {
    const account = await mintAccount()
    const rows = Array.from({ length: 300 }, (_, at) => `p${at}@acme.com`).join('\n')
    const id = await askFor(account, `email\n${rows}\n`)
    // Cancelled while its consumer is about to write the second batch.
    let batches = 0
    const { ctx } = await processOf(account, async (_, what) => {
      if (/UPDATE csv_imports SET source_id/.test(what) && ++batches === 2)
        await cancelImport((await processOf(account)).ctx, id)
    })
    await runImport(ctx, { import_id: id })
    const report = await reportOf(account, id)
    expect(report).toMatchObject({ state: 'cancelled', taken: 100, rows: 100, total_rows: 300 })
    expect(await valuesOf(account)).toHaveLength(100)
    // Again, and too late.
    await account.call(imports.cancelImport, { params: { id } })
    await finish(account, id)
    expect((await reportOf(account, id)).taken).toBe(100)
  })

  test('of another account is not found, and a finished one cannot be cancelled', async () => {
    const [account, other] = [await mintAccount(), await mintAccount()]
    const { id } = await importWith(account, BEFORE)
    for (const endpoint of [imports.cancelImport, imports.undoImport, imports.previewUndo])
      expect((await other.fail(endpoint, { params: { id } })).httpStatus).toBe(404)
    expect((await account.fail(imports.cancelImport, { params: { id } })).httpStatus).toBe(409)
  })
})

describe('undoing an import', () => {
  const FIRST = 'name,email,job title\nAda Byron,ada@acme.com,Engineer\n'
  const SECOND = [
    'name,email,phone,job title,company,notes',
    'Ada Byron,ada@acme.com,+44 20 7946 0123,Director,,a note',
    'Bob Ray,bob@other.com,,,Other Ltd,',
    'Cy Lee,cy@third.com,,,Third Ltd,',
    'Dee Fox,dee@fourth.com,,,,',
    '',
  ].join('\n')
  const CHOICES = {
    merge_by: 'email',
    existing: 'file',
    tags: ['New tag'],
    list: 'New list',
  } satisfies Partial<additions.ImportCsv>

  async function arrange() {
    const account = await mintAccount()
    await importWith(account, FIRST, { source_name: 'First' })
    const id = await askFor(account, SECOND, CHOICES)
    await finish(account, id)
    const all = await listOf(account)
    const idOf = (name: string) => all.find((one) => one.name === name)!.id
    // Cy was changed afterwards.
    await account.call(changeContacts.editContact, { params: { id: idOf('Cy Lee') }, body: { job_title: 'Boss' } })
    return { account, id, idOf }
  }

  async function expectUndone(account: Account, id: string, ada: string) {
    expect((await reportOf(account, id)).undo).toEqual({ state: 'done', removed: 3, restored: 1, kept: 2 })
    // Cy's organisation is kept with Cy.
    expect(await namesOf(account)).toEqual(['Ada Byron', 'Cy Lee', 'Third Ltd'])
    const details = await contactOf(account, ada)
    expect(details).toMatchObject({ job_title: 'Engineer', phones: [], labels: [], notes: [] })
    expect(await valuesOf(account)).toEqual(['Ada Byron', 'Cy Lee', 'Third Ltd', 'ada@acme.com', 'cy@third.com'])
  }

  test('removes its contacts, restores others and keeps later changes', async () => {
    const { account, id, idOf } = await arrange()
    expect((await reportOf(account, id)).can_undo).toBe(true)
    const preview = (await account.call(imports.previewUndo, { params: { id } })).data
    expect(preview).toEqual({ removed: 3, restored: 1, kept: 2 })
    await undoImport((await processOf(account)).ctx, id)
    await finish(account, id)
    await expectUndone(account, id, idOf('Ada Byron'))
    const again = await account.fail(imports.previewUndo, { params: { id } })
    expect(again.httpStatus).toBe(409)
  })

  test('does each step once when two messages run concurrently', async () => {
    const { account, id, idOf } = await arrange()
    await undoImport((await processOf(account)).ctx, id)
    await Promise.all([finish(account, id), finish(account, id)])
    await finish(account, id)
    await expectUndone(account, id, idOf('Ada Byron'))
  })

  test('completes at whatever step its workers crash', async () => {
    const { account, id, idOf } = await arrange()
    await undoImport((await processOf(account)).ctx, id)
    for (let step = 1; step < 40; step += 3) {
      const { ctx } = await processOf(account, crashesAt(step))
      // Crashed, or finished before that step.
      await runImport(ctx, { import_id: id }).catch(() => {})
    }
    await finish(account, id)
    const stale = await dataOf(account.id).all(sql`SELECT number FROM contacts WHERE is_stale = 1`)
    if (stale.length > 0) await makeContacts((await processOf(account)).ctx, { account_id: account.id })
    await expectUndone(account, id, idOf('Ada Byron'))
  })
})
