import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as changeContacts from '../../../../src/contracts/contacts/change-contacts.ts'
import * as contactContract from '../../../../src/contracts/contacts/contact.ts'
import * as contract from '../../../../src/contracts/contacts/contacts.ts'
import * as labelsContract from '../../../../src/contracts/contacts/labels.ts'
import { noteOptOut, optOutHash } from '../../../../src/domain/opt-outs/opt-outs.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { contextOf, dataOf, db, mintAccount } from '../../support/factories.ts'
import { addCrawl } from '../data/support.ts'
import {
  actionsOf,
  detailsOf,
  emailsAndPhonesOf,
  endActions,
  everythingOf,
  mintPeople,
  sayContacts,
} from './support.ts'

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
    expect(await emailsAndPhonesOf(account)).not.toContain('carl@else.example')
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
    expect(await emailsAndPhonesOf(account)).not.toContain(email)
  })
})
