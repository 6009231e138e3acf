import { sql } from 'drizzle-orm'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import * as changeContacts from '../../../../src/contracts/contacts/change-contacts.ts'
import * as contactContract from '../../../../src/contracts/contacts/contact.ts'
import * as contract from '../../../../src/contracts/contacts/contacts.ts'
import * as exportContactsContract from '../../../../src/contracts/contacts/export-contacts.ts'
import * as labelsContract from '../../../../src/contracts/contacts/labels.ts'
import * as dataContract from '../../../../src/contracts/data/data.ts'
import { rebuildContacts } from '../../../../src/domain/contacts/rebuild-contacts.ts'
import { noteOptOut, optOutHash } from '../../../../src/domain/opt-outs/opt-outs.ts'
import {
  continueAction,
  resumeContactActions,
  undoAction,
} from '../../../../src/features/contacts/act/contact-actions.ts'
import { deleteContacts } from '../../../../src/features/contacts/act/delete-contacts.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { numberOfId } from '../../../../src/lib/numbered-id.ts'
import { contextOf, dataOf, db, mintAccount } from '../../support/factories.ts'
import { addCrawl } from '../data/support.ts'
import { type Account, contactsOf, detailsOf, everythingOf, sayContacts, verbsOf } from './support.ts'

/** Ada and Ben share a number; Ben and Carl come from the same crawl. */
async function mintPeople() {
  const account = await mintAccount()
  const { sourceId, crawlId } = await addCrawl(account.id)
  await sayContacts(account.id, sourceId, [
    { name: 'Ada Byron', title: 'Director', emails: ['ada@acme-tools.com'], phones: [{ value: '+4930123456' }] },
    { name: 'Ben Clark', emails: ['ben@acme-tools.com'], phones: [{ value: '+4930123456' }] },
    { name: 'Carl Else', likely: 'carl.else@acme-tools.com' },
  ])
  const all = await contactsOf(account)
  const [ada, ben, carl] = ['Ada Byron', 'Ben Clark', 'Carl Else'].map((name) => all.get(name)!.id) as [
    string,
    string,
    string,
  ]
  return { account, sourceId, crawlId, ada, ben, carl }
}

const namesOf = async (account: Account) => [...(await contactsOf(account)).keys()]
const itemsOf = async (account: Account) =>
  (
    await dataOf(account.id).all<{ normalized: string }>(
      sql`SELECT normalized FROM items WHERE account = (SELECT number FROM account_numbers WHERE account_id = ${account.id}) AND type IN (0, 2) ORDER BY 1`,
    )
  ).map(({ normalized }) => normalized)

/** The context of the account's verbs, some minutes later. */
async function minutesLater(account: Account, minutes: number) {
  const ctx = await verbsOf(account.id)
  const now = new Date(Date.now() + minutes * 60_000)
  return { ...ctx, clock: { now: () => now } }
}

/** Lets the clock commit actions whose undo period is over, and runs their queue messages. */
async function endActions(account: Account, minutes = 3) {
  const ctx = await minutesLater(account, minutes)
  const sent: { action_id?: string }[] = []
  const send = async (_: string, message: object) => void sent.push(message)
  const queues = { ...ctx.queues, send: send as never }
  await resumeContactActions({ ...ctx, queues })
  for (let job = sent.shift(); job; job = sent.shift())
    if (job.action_id) await continueAction({ ...ctx, queues }, job.action_id)
}

const actionsOf = (account: Account) =>
  dataOf(account.id).all(sql`
    SELECT 1 FROM contact_actions WHERE account_id = ${account.id}
    UNION ALL SELECT 1 FROM contact_action_rows WHERE contact >> 28 = (SELECT number FROM account_numbers WHERE account_id = ${account.id})`)

describe('deleting', () => {
  test('removes values that only they have and keeps shared ones', async () => {
    const { account, ada, ben } = await mintPeople()
    const stranger = await mintAccount()
    const foreign = await stranger.call(changeContacts.deleteContacts, { body: { contact_ids: [ada, ben] } })
    expect(foreign.data.deleted).toBe(0)
    const { data, message } = await account.call(changeContacts.deleteContacts, { body: { contact_ids: [ada] } })
    expect([data.deleted, message]).toEqual([1, '1 contact deleted'])
    expect(await namesOf(account)).toEqual(['Ben Clark', 'Carl Else'])
    await endActions(account)
    expect(await itemsOf(account)).toEqual(['+4930123456', 'ben@acme-tools.com'])
    const again = await account.call(changeContacts.deleteContacts, { body: { contact_ids: [ada, newId()] } })
    expect(again.data.deleted).toBe(0)
    const left = await dataOf(account.id).all(
      sql`SELECT 1 FROM mentions WHERE contact NOT IN (SELECT number FROM contacts) UNION ALL SELECT 1 FROM contact_keys WHERE contact NOT IN (SELECT number FROM contacts)`,
    )
    expect(left).toEqual([])
    const [audit] = await dataOf(account.id).all<{ affected: number }>(
      sql`SELECT affected FROM audit_events WHERE account_id = ${account.id} AND action = 'contacts.delete'`,
    )
    expect(audit).toEqual({ affected: 1 })
  })

  test('can be undone for a while, which restores everything', async () => {
    const { account, ada, ben } = await mintPeople()
    await account.call(changeContacts.addNote, { params: { id: ada }, body: { text: 'Met at the fair' } })
    const before = await detailsOf(account, ada)
    const { data } = await account.call(changeContacts.deleteContacts, { body: { contact_ids: [ada, ben] } })
    expect(await namesOf(account)).toEqual(['Carl Else'])
    expect((await account.fail(contract.getContact, { params: { id: ada } })).httpStatus).toBe(404)
    const { data: facets } = await account.call(contract.readFacets, {})
    expect(facets.people).toBe(1)
    const edit = { params: { id: ada }, body: { name: 'Nobody' } }
    expect((await account.fail(changeContacts.editContact, edit)).httpStatus).toBe(404)
    const undo = { params: { id: data.action_id! } }
    const stranger = await mintAccount()
    expect((await stranger.fail(changeContacts.undoContactAction, undo)).httpStatus).toBe(404)
    expect((await account.call(changeContacts.undoContactAction, undo)).data.contacts).toBe(2)
    expect(await detailsOf(account, ada)).toEqual(before)
    expect(await namesOf(account)).toEqual(['Ada Byron', 'Ben Clark', 'Carl Else'])
    expect((await account.fail(changeContacts.undoContactAction, undo)).httpStatus).toBe(404)
    await endActions(account)
    expect(await namesOf(account)).toEqual(['Ada Byron', 'Ben Clark', 'Carl Else'])
    expect(await actionsOf(account)).toEqual([])
  })

  test('is final when the undo period is over, and not before', async () => {
    const { account, ada } = await mintPeople()
    const { data } = await account.call(changeContacts.deleteContacts, { body: { contact_ids: [ada] } })
    await endActions(account, 1)
    expect(await itemsOf(account)).toContain('ada@acme-tools.com')
    await endActions(account)
    await endActions(account)
    expect(await itemsOf(account)).not.toContain('ada@acme-tools.com')
    expect(await actionsOf(account)).toEqual([])
    expect((await account.fail(changeContacts.undoContactAction, { params: { id: data.action_id! } })).httpStatus).toBe(
      404,
    )
  })

  test('stays undone or final when a source mentions the contact again in the meantime', async () => {
    const { account, sourceId, ada } = await mintPeople()
    const { data } = await account.call(changeContacts.deleteContacts, { body: { contact_ids: [ada] } })
    await rebuildContacts(await verbsOf(account.id), [numberOfId(ada)!])
    await sayContacts(account.id, sourceId, [{ name: 'Dora New', emails: ['dora@acme-tools.com'] }])
    expect(await namesOf(account)).toEqual(['Ben Clark', 'Dora New', 'Carl Else'])
    await account.call(changeContacts.undoContactAction, { params: { id: data.action_id! } })
    expect(await namesOf(account)).toEqual(['Ada Byron', 'Ben Clark', 'Dora New', 'Carl Else'])
  })

  test('of thousands runs in steps, continues after a lost message, and is undone in steps', async () => {
    const account = await mintAccount()
    const { sourceId } = await addCrawl(account.id)
    await sayContacts(account.id, sourceId, [{ name: 'Seed One', emails: ['seed@acme-tools.com'] }])
    const total = 21_000
    await dataOf(account.id).run(sql`
      WITH RECURSIVE more(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM more WHERE at < ${total - 1})
      INSERT INTO contacts (number, kind, name, reach, confidence, first_seen_at, updated_at, last_seen_at)
      SELECT (SELECT max(number) FROM contacts WHERE account = own.number) + at, 0, 'P' || at, 1, 50, 0, 0, 0
      FROM more, account_numbers AS own WHERE own.account_id = ${account.id}`)
    const count = async () =>
      (await account.call(contract.listContacts, { query: { per_page: 1, count_all: 'true' } })).pagination.total
    expect(await count()).toBe(total)
    const ctx = await minutesLater(account, 0)
    const lost = { ...ctx, queues: { ...ctx.queues, send: async () => {} } }
    const body = { matching: {}, up_to: (await account.call(contract.listContacts, {})).newest_id! }
    const { total: chosen, actionId } = await deleteContacts(lost, body)
    expect([chosen, await count()]).toEqual([total, 1_000])
    await endActions(account)
    expect(await count()).toBe(0)
    expect(await undoAction(lost, actionId!)).toBe(total)
    expect(await count()).toBe(20_000)
    await endActions(account)
    expect([await count(), await actionsOf(account)]).toEqual([total, []])
  })

  test('by a filter stops at the newest contact that the user saw', async () => {
    const { account, sourceId } = await mintPeople()
    const seen = await account.call(contract.listContacts, {})
    await sayContacts(account.id, sourceId, [{ name: 'Dora New', emails: ['dora@acme-tools.com'] }])
    const body = { matching: { has: 'email' } as const, up_to: seen.newest_id! }
    expect((await account.call(changeContacts.deleteContacts, { body })).data.deleted).toBe(2)
    expect(await namesOf(account)).toEqual(['Dora New', 'Carl Else'])
    const refused = await account.fail(changeContacts.deleteContacts, { body: { matching: {}, up_to: newId() } })
    expect(refused.httpStatus).toBe(409)
    expect((await account.fail(changeContacts.deleteContacts, { body: {} })).httpStatus).toBe(422)
  })
})

describe('labels', () => {
  test('are added and removed, by selection and by filter, and the list reflects it right away', async () => {
    const { account, ada, ben, carl } = await mintPeople()
    const { data: list } = await account.call(labelsContract.addLabel, { body: { kind: 'list', name: 'Fair 2026' } })
    const label = (body: object) =>
      account.call(changeContacts.labelContacts, { body: { label_id: list.id, is_on: true, ...body } as never })
    expect((await label({ contact_ids: [ada, carl, newId()] })).data.changed).toBe(2)
    expect((await label({ contact_ids: [ada] })).data).toEqual({ changed: 0, action_id: null })
    expect((await label({ matching: { has: 'email' } })).data.changed).toBe(1)
    const listed = async () =>
      (await account.call(contract.listContacts, { query: { label_id: list.id } })).data.map(({ id }) => id)
    expect(await listed()).toEqual([ada, ben, carl])
    expect((await label({ matching: { label_id: list.id, search: 'byron' }, is_on: false })).data.changed).toBe(1)
    expect(await listed()).toEqual([ben, carl])
    await account.call(labelsContract.deleteLabel, { params: { id: list.id } })
    expect(await listed()).toEqual([])
    expect((await detailsOf(account, ben)).labels).toEqual([])
  })

  test('are undone only for contacts that the action changed', async () => {
    const { account, ada, ben, carl } = await mintPeople()
    const { data: list } = await account.call(labelsContract.addLabel, { body: { kind: 'list', name: 'Fair' } })
    const label = async (is_on: boolean, contact_ids: string[]) =>
      (await account.call(changeContacts.labelContacts, { body: { label_id: list.id, is_on, contact_ids } })).data
    const undo = (id: string | null) => account.call(changeContacts.undoContactAction, { params: { id: id! } })
    const listed = async () =>
      (await account.call(contract.listContacts, { query: { label_id: list.id } })).data.map(({ id }) => id)
    await label(true, [ada])
    const added = await label(true, [ada, ben])
    expect(added.changed).toBe(1)
    await undo(added.action_id)
    expect(await listed()).toEqual([ada])
    await label(true, [ben, carl])
    const removed = await label(false, [ada, carl])
    expect(await listed()).toEqual([ben])
    await undo(removed.action_id)
    expect(await listed()).toEqual([ada, ben, carl])
    await endActions(account)
    expect(await listed()).toEqual([ada, ben, carl])
    expect(await actionsOf(account)).toEqual([])
  })

  test('have unique names per kind, and may be renamed to a free one', async () => {
    const account = await mintAccount()
    const add = (kind: 'list' | 'tag', name: string) => account.call(labelsContract.addLabel, { body: { kind, name } })
    const hot = (await add('tag', 'Hot')).data
    await add('list', 'hot')
    const cold = (await add('tag', 'Cold')).data
    const refused = await account.fail(labelsContract.addLabel, { body: { kind: 'tag', name: '  HOT ' } })
    expect([refused.httpStatus, refused.message]).toEqual([422, 'There is a tag of this name already'])
    const rename = { params: { id: cold.id }, body: { name: 'hot' } }
    expect((await account.fail(labelsContract.renameLabel, rename)).httpStatus).toBe(422)
    expect(
      (await account.call(labelsContract.renameLabel, { params: { id: hot.id }, body: { name: 'HOT' } })).data.name,
    ).toBe('HOT')
    const stranger = await mintAccount()
    expect((await stranger.fail(labelsContract.renameLabel, rename)).httpStatus).toBe(404)
    expect((await stranger.fail(labelsContract.deleteLabel, { params: { id: hot.id } })).httpStatus).toBe(404)
    const foreign = { body: { contact_ids: [newId()], label_id: hot.id, is_on: true } }
    expect((await stranger.fail(changeContacts.labelContacts, foreign)).httpStatus).toBe(404)
  })

  test('are limited in number', async () => {
    const account = await mintAccount()
    await account.call(labelsContract.addLabel, { body: { kind: 'tag', name: 'First' } })
    await dataOf(account.id).run(sql`
      INSERT INTO contact_labels (number, account_id, kind, name, folded, created_at)
      SELECT (SELECT max(number) FROM contact_labels WHERE account_id = ${account.id}) + 1000 + value, ${account.id}, 'tag', 'T' || value, 't' || value, 0
      FROM json_each(${JSON.stringify(Array.from({ length: contactContract.LABELS_MAX - 1 }, (_, at) => at))})`)
    const refused = await account.fail(labelsContract.addLabel, { body: { kind: 'tag', name: 'One more' } })
    expect([refused.httpStatus, refused.message]).toEqual([
      409,
      'There are 200 lists and tags already. Delete one first.',
    ])
  })
})

test('notes are added, listed newest first and deleted, only within their account', async () => {
  const { account, ada } = await mintPeople()
  const add = (text: string) => account.call(changeContacts.addNote, { params: { id: ada }, body: { text } })
  const [first] = [(await add('One')).data, await add('Two')]
  expect((await detailsOf(account, ada)).notes.map(({ text }) => text)).toEqual(['Two', 'One'])
  const stranger = await mintAccount()
  expect((await stranger.fail(changeContacts.deleteNote, { params: { id: first.id } })).httpStatus).toBe(404)
  await account.call(changeContacts.deleteNote, { params: { id: first.id } })
  expect((await account.fail(changeContacts.deleteNote, { params: { id: first.id } })).httpStatus).toBe(404)
  expect((await detailsOf(account, ada)).notes.map(({ text }) => text)).toEqual(['Two'])
})

describe('an edit', () => {
  test('survives later crawls, can be reverted field by field, and undone', async () => {
    const { account, ada } = await mintPeople()
    const before = await everythingOf(account)
    const edit = (body: changeContacts.EditContact) =>
      account.call(changeContacts.editContact, { params: { id: ada }, body })
    await edit({ name: 'Augusta King', job_title: null, company: 'Acme', country: 'GB' })
    const again = await addCrawl(account.id)
    await sayContacts(account.id, again.sourceId, [
      { name: 'Ada Byron', title: 'Chair', emails: ['ada@acme-tools.com'] },
    ])
    const edited = await detailsOf(account, ada)
    expect(edited).toMatchObject({ name: 'Augusta King', job_title: null, company: 'Acme', country: 'GB' })
    expect(edited.edited.toSorted()).toEqual(['company', 'country', 'job_title', 'name'])
    expect(edited.changes.find(({ kind }) => kind === 'edited')!.text).toBe(
      'By hand: changed the name, job title, company and country.',
    )
    expect((await edit({ found_again: ['job_title', 'name'] })).data).toMatchObject({
      name: 'Ada Byron',
      job_title: 'Chair',
    })
    const undoLast = async () => {
      const change = (await detailsOf(account, ada)).changes.find(
        ({ kind, can_undo }) => kind === 'edited' && can_undo,
      )!
      await account.call(changeContacts.undoContactChange, { params: { id: change.id } })
    }
    await undoLast()
    expect(await detailsOf(account, ada)).toMatchObject({ name: 'Augusta King', company: 'Acme' })
    await undoLast()
    expect((await detailsOf(account, ada)).name).toBe('Ada Byron')
    expect(before).toHaveLength(3)
  })

  test('adds typed values as data of the account, and undoing removes them', async () => {
    const { account, carl } = await mintPeople()
    const before = await everythingOf(account)
    const body = { add_email: 'Carl@Else.example', add_phone: '+49 30 555 5555' }
    const { data } = await account.call(changeContacts.editContact, { params: { id: carl }, body })
    expect(data.emails.map(({ normalized, evidence }) => [normalized, evidence[0]?.source_name])).toEqual([
      ['carl@else.example', 'Added by hand'],
    ])
    expect(data).toMatchObject({ phone: '+49305555555', has_likely_email: false, total_sources: 2 })
    expect(data.changes.filter(({ kind }) => kind === 'updated')).toEqual([])
    // Repeating it changes nothing.
    await account.call(changeContacts.editContact, { params: { id: carl }, body })
    const changes = (await detailsOf(account, carl)).changes.filter(({ kind }) => kind === 'edited')
    expect(changes.map(({ text }) => text)).toEqual([
      'By hand: added the email Carl@else.example and phone +49 30 555 5555.',
    ])
    await account.call(changeContacts.undoContactChange, { params: { id: changes[0]!.id } })
    expect(await everythingOf(account)).toEqual(before)
    expect(await itemsOf(account)).not.toContain('carl@else.example')
  })

  test('removes values and marks one as primary', async () => {
    const { account, ada } = await mintPeople()
    await account.call(changeContacts.editContact, { params: { id: ada }, body: { add_email: 'ada@home.example' } })
    const emails = async () => (await detailsOf(account, ada)).emails
    const [, other] = (await emails()).toSorted(
      (a, b) => (a.value === 'ada@home.example' ? 1 : -1) - (b.value === 'ada@home.example' ? 1 : -1),
    )
    const prefer = (prefer_item_id: string) => ({ params: { id: ada }, body: { prefer_item_id } })
    await account.call(changeContacts.editContact, prefer(other!.item_id))
    expect((await emails())[0]!.value).toBe('ada@home.example')
    expect((await account.fail(changeContacts.editContact, prefer(newId()))).httpStatus).toBe(422)
    const off = { params: { id: ada }, body: { remove_item_ids: [other!.item_id] } }
    await account.call(changeContacts.editContact, off)
    expect((await emails()).map(({ value }) => value)).toEqual(['ada@acme-tools.com'])
    await account.call(changeContacts.editContact, { params: { id: ada }, body: { add_email: 'ada@home.example' } })
    expect((await emails()).map(({ value }) => value).toSorted()).toEqual(['ada@acme-tools.com', 'ada@home.example'])
  })

  test('rejects invalid values and those of owners who opted out', async () => {
    const { account, ada } = await mintPeople()
    const email = `${newId()}@private.example`
    const hash = await optOutHash(contextOf(account.id), { kind: 'email', value: email })
    await db.run(
      sql`INSERT INTO opt_outs (hash, kind, proof, created_at) VALUES (${hash}, 'email', 'mail', ${new Date().toISOString()})`,
    )
    noteOptOut()
    const refused = async (body: changeContacts.EditContact) =>
      account.fail(changeContacts.editContact, { params: { id: ada }, body })
    expect(await refused({ add_email: email })).toMatchObject({
      httpStatus: 422,
      message: 'The owner asked not to be collected',
    })
    expect((await refused({ add_phone: 'call me' })).httpStatus).toBe(422)
    expect(await itemsOf(account)).not.toContain(email)
  })
})

test('values of contacts awaiting deletion are in no list, search or export, and are restored with them', async () => {
  const { account, ada, sourceId } = await mintPeople()
  const ctx = await verbsOf(account.id)
  const valuesOf = async (query: object = {}) => {
    const { data, pagination } = await account.call(dataContract.listAll, { query: { per_page: 100, ...query } })
    return { values: data.map(({ value }) => value), total: pagination.total }
  }
  const exported = async () =>
    (await account.send(dataContract.exportType, { params: { type: 'emails' }, query: { format: 'csv' } })).text()
  const before = await valuesOf()
  expect(before.values).toContain('ada@acme-tools.com')
  const { actionId } = await deleteContacts(ctx, { contact_ids: [ada] })
  const during = await valuesOf()
  expect(during.values).not.toContain('ada@acme-tools.com')
  // Ben has the number as well.
  expect(during.values.some((value) => value.includes('30123456'))).toBe(true)
  expect(during.total).toBe(during.values.length)
  for (const query of [
    { search: 'ada' },
    { source_id: sourceId },
    { type: 'emails' },
    { source_id: sourceId, search: 'ada' },
  ])
    expect((await valuesOf(query)).values).not.toContain('ada@acme-tools.com')
  expect(await exported()).not.toContain('ada@')
  await undoAction(ctx, actionId!)
  expect(await valuesOf()).toEqual(before)
  expect(await exported()).toContain('ada@')
})

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
