import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as changeContacts from '../../../../src/contracts/contacts/change-contacts.ts'
import * as contract from '../../../../src/contracts/contacts/contacts.ts'
import * as dataContract from '../../../../src/contracts/data/data.ts'
import { rebuildContacts } from '../../../../src/domain/contacts/rebuild-contacts.ts'
import { undoAction } from '../../../../src/features/contacts/act/contact-actions.ts'
import { deleteContacts } from '../../../../src/features/contacts/act/delete-contacts.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { numberOfId } from '../../../../src/lib/numbered-id.ts'
import { dataOf, mintAccount } from '../../support/factories.ts'
import { addCrawl } from '../data/support.ts'
import {
  actionsOf,
  detailsOf,
  emailsAndPhonesOf,
  endActions,
  mintPeople,
  minutesLater,
  namesOf,
  sayContacts,
  verbsOf,
} from './support.ts'

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
    expect(await emailsAndPhonesOf(account)).toEqual(['+4930123456', 'ben@acme-tools.com'])
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
    expect(await emailsAndPhonesOf(account)).toContain('ada@acme-tools.com')
    await endActions(account)
    await endActions(account)
    expect(await emailsAndPhonesOf(account)).not.toContain('ada@acme-tools.com')
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
