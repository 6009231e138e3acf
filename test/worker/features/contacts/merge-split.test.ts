import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as changeContacts from '../../../../src/contracts/contacts/change-contacts.ts'
import type * as contactDetails from '../../../../src/contracts/contacts/contact-details.ts'
import * as contract from '../../../../src/contracts/contacts/contacts.ts'
import * as labelsContract from '../../../../src/contracts/contacts/labels.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { dataOf, mintAccount } from '../../support/factories.ts'
import { addCrawl } from '../data/support.ts'
import { contactsOf, detailsOf, everythingOf, sayContacts } from './support.ts'

const ADA = {
  name: 'Ada Byron',
  title: 'Director',
  emails: ['ada@acme-tools.com'],
  phones: [{ value: '+4930123456' }],
  parts: [{ name: 'A. Lovelace', emails: ['lovelace@acme-tools.com'] }],
}
const BEN = { name: 'Ben Clark', emails: ['ben@acme-tools.com'], phones: [{ value: '+4930999999' }] }
const ACME = {
  kind: 'organization',
  name: 'Acme Tools GmbH',
  relation: 'owner',
  emails: ['info@acme-tools.com'],
} as const

/** An account with two people and their organisation, with labels and notes. */
async function mintOffice() {
  const account = await mintAccount()
  const crawl = await addCrawl(account.id)
  await sayContacts(account.id, crawl.sourceId, [ADA, BEN, ACME])
  const all = await contactsOf(account)
  const [ada, ben, acme] = ['Ada Byron', 'Ben Clark', 'Acme Tools GmbH'].map((name) => all.get(name)!.id) as [
    string,
    string,
    string,
  ]
  const { data: list } = await account.call(labelsContract.addLabel, { body: { kind: 'list', name: 'Fair' } })
  await account.call(changeContacts.labelContacts, { body: { contact_ids: [ben], label_id: list.id, is_on: true } })
  await account.call(changeContacts.addNote, { params: { id: ben }, body: { text: 'Call on Monday' } })
  await account.call(changeContacts.editContact, { params: { id: ben }, body: { job_title: 'Engineer' } })
  return { account, crawl, ada, ben, acme, list }
}

const valuesOf = ({ emails, phones, addresses }: contactDetails.ContactDetails) =>
  [...emails, ...phones, ...addresses].map(({ normalized }) => normalized).toSorted()

describe('merging', () => {
  test('loses no value, label or note, and undoing it restores everything', async () => {
    const { account, ada, ben } = await mintOffice()
    const before = await everythingOf(account)
    const values = [...valuesOf(await detailsOf(account, ada)), ...valuesOf(await detailsOf(account, ben))].toSorted()
    const { data } = await account.call(changeContacts.mergeContacts, {
      body: { into_id: ada, contact_ids: [ada, ben] },
    })
    expect(data.id).toBe(ada)
    const merged = await detailsOf(account, ada)
    expect(valuesOf(merged)).toEqual(values)
    expect(merged.labels.map(({ name }) => name)).toEqual(['Fair'])
    expect(merged.notes.map(({ text }) => text)).toEqual(['Call on Monday'])
    expect(merged.job_title).toBe('Engineer')
    expect(merged.mentions.map(({ reason }) => reason).toSorted()).toContain('by-hand')
    expect(merged.changes[0]).toMatchObject({
      kind: 'merged',
      text: 'Merged with 1 other contact: Ben Clark.',
      can_undo: true,
    })
    expect(merged.changes.filter(({ kind }) => kind === 'updated')).toEqual([])
    expect((await account.fail(contract.getContact, { params: { id: ben } })).httpStatus).toBe(404)

    const undone = await account.call(changeContacts.undoContactChange, { params: { id: data.change_id } })
    expect(undone.data.id).toBe(ada)
    expect(await everythingOf(account)).toEqual(before)
    expect((await detailsOf(account, ada)).changes[0]).toMatchObject({ kind: 'undone', can_undo: false })
    expect((await account.fail(changeContacts.undoContactChange, { params: { id: data.change_id } })).httpStatus).toBe(
      409,
    )
  })

  test('persists when the site is crawled again', async () => {
    const { account, crawl, ada, ben } = await mintOffice()
    await account.call(changeContacts.mergeContacts, { body: { into_id: ada, contact_ids: [ben] } })
    const again = await addCrawl(account.id)
    await sayContacts(account.id, again.sourceId, [ADA, BEN, ACME])
    expect((await contactsOf(account)).has('Ben Clark')).toBe(false)
    expect((await detailsOf(account, ada)).total_sources).toBe(2)
    expect(crawl.sourceId).not.toBe(again.sourceId)
  })

  test('after undoing, values found by a crawl in the meantime go to the right contact', async () => {
    const { account, ada, ben } = await mintOffice()
    const { data } = await account.call(changeContacts.mergeContacts, { body: { into_id: ada, contact_ids: [ben] } })
    const again = await addCrawl(account.id)
    await sayContacts(account.id, again.sourceId, [
      ADA,
      { ...BEN, emails: ['ben@acme-tools.com', 'b2@acme-tools.com'] },
    ])
    await account.call(changeContacts.undoContactChange, { params: { id: data.change_id } })
    expect(valuesOf(await detailsOf(account, ben))).toEqual(['+4930999999', 'b2@acme-tools.com', 'ben@acme-tools.com'])
    expect((await detailsOf(account, ada)).emails.map(({ value }) => value)).not.toContain('b2@acme-tools.com')
  })

  test('is rejected for people with organizations, for a single contact, and on repetition', async () => {
    const { account, ada, ben, acme } = await mintOffice()
    const merge = (into_id: string, ...contact_ids: string[]) =>
      account.fail(changeContacts.mergeContacts, { body: { into_id, contact_ids } })
    expect((await merge(ada, acme)).httpStatus).toBe(409)
    expect((await merge(ada, ada)).httpStatus).toBe(422)
    await account.call(changeContacts.mergeContacts, { body: { into_id: ada, contact_ids: [ben] } })
    expect((await merge(ada, ben)).httpStatus).toBe(404)
  })

  test('cannot be undone once the contact is deleted', async () => {
    const { account, ada, ben } = await mintOffice()
    const { data } = await account.call(changeContacts.mergeContacts, { body: { into_id: ada, contact_ids: [ben] } })
    await account.call(changeContacts.deleteContacts, { body: { contact_ids: [ada] } })
    expect((await account.fail(changeContacts.undoContactChange, { params: { id: data.change_id } })).httpStatus).toBe(
      404,
    )
  })

  test('of organizations keeps their people', async () => {
    const account = await mintAccount()
    const crawl = await addCrawl(account.id)
    const other = {
      kind: 'organization',
      name: 'Acme Werkzeuge AG',
      key: 'acme-tools.com/o2',
      phones: [{ value: '+49301' }],
    } as const
    await sayContacts(account.id, crawl.sourceId, [
      { ...ACME, key: 'acme-tools.com/owner' },
      other,
      { ...BEN, organization: 'Acme Werkzeuge AG', organizationKey: 'acme-tools.com/o2' },
    ])
    const all = await contactsOf(account)
    const [into, gone] = [all.get('Acme Tools GmbH')!.id, all.get('Acme Werkzeuge AG')!.id]
    expect(all.get('Ben Clark')!.organization_id).toBe(gone)
    const { data } = await account.call(changeContacts.mergeContacts, { body: { into_id: into, contact_ids: [gone] } })
    expect((await contactsOf(account)).get('Ben Clark')!.organization_id).toBe(into)
    expect((await detailsOf(account, into)).total_people).toBe(1)
    await account.call(changeContacts.undoContactChange, { params: { id: data.change_id } })
    expect((await contactsOf(account)).get('Ben Clark')!.organization_id).toBe(gone)
  })
})

describe('splitting', () => {
  test('moves a spelling and its values to a contact of its own, and undoing reverts it', async () => {
    const { account, ada } = await mintOffice()
    const before = await everythingOf(account)
    const details = await detailsOf(account, ada)
    const mention = details.mentions[0]!
    const { data } = await account.call(changeContacts.splitContact, {
      params: { id: ada },
      body: { mention_id: mention.id, names: ['A. Lovelace'] },
    })
    const [rest, split] = [await detailsOf(account, ada), await detailsOf(account, data.id)]
    expect(split).toMatchObject({
      name: 'A. Lovelace',
      email: 'lovelace@acme-tools.com',
      total_emails: 1,
      total_phones: 0,
    })
    expect(rest).toMatchObject({ name: 'Ada Byron', total_emails: 1, total_phones: 1 })
    expect([...valuesOf(rest), ...valuesOf(split)].toSorted()).toEqual(valuesOf(details))
    expect(rest.changes[0]).toMatchObject({ kind: 'split', can_undo: true })
    expect(split.changes.map(({ text }) => text)).toEqual(['Split off from Ada Byron.'])

    await account.call(changeContacts.undoContactChange, { params: { id: data.change_id } })
    expect(await everythingOf(account)).toEqual(before)
    expect((await account.fail(contract.getContact, { params: { id: data.id } })).httpStatus).toBe(404)
  })

  test('of a whole mention persists when the site is crawled again, and can be undone after that', async () => {
    const account = await mintAccount()
    const crawl = await addCrawl(account.id)
    await sayContacts(account.id, crawl.sourceId, [ADA, BEN])
    const all = await contactsOf(account)
    const [ada, ben] = [all.get('Ada Byron')!.id, all.get('Ben Clark')!.id]
    await account.call(changeContacts.mergeContacts, { body: { into_id: ada, contact_ids: [ben] } })
    const mention = (await detailsOf(account, ada)).mentions.find(({ parts }) => parts[0]!.name === 'Ben Clark')!
    const { data } = await account.call(changeContacts.splitContact, {
      params: { id: ada },
      body: { mention_id: mention.id },
    })
    const again = await addCrawl(account.id)
    await sayContacts(account.id, again.sourceId, [ADA, BEN])
    expect((await detailsOf(account, data.id)).total_sources).toBe(2)
    expect((await detailsOf(account, ada)).emails.map(({ value }) => value)).not.toContain('ben@acme-tools.com')
    await account.call(changeContacts.undoContactChange, { params: { id: data.change_id } })
    expect((await contactsOf(account)).size).toBe(1)
    expect((await detailsOf(account, ada)).total_emails).toBe(3)
  })

  test('is rejected if nothing would be left, for unknown names, and on repetition', async () => {
    const { account, ada } = await mintOffice()
    const { id: mention_id } = (await detailsOf(account, ada)).mentions[0]!
    const refused = (body: { mention_id: string; names?: string[] }) =>
      account.fail(changeContacts.splitContact, { params: { id: ada }, body })
    expect((await refused({ mention_id })).httpStatus).toBe(409)
    expect((await refused({ mention_id, names: ['Nobody'] })).httpStatus).toBe(422)
    expect((await refused({ mention_id: '1:none' })).httpStatus).toBe(404)
    const body = { mention_id, names: ['A. Lovelace'] }
    await account.call(changeContacts.splitContact, { params: { id: ada }, body })
    expect((await refused(body)).httpStatus).toBe(422)
  })

  test('moves labels and notes of a deleted contact back to the one that stays', async () => {
    const { account, ada, list } = await mintOffice()
    const { id: mention_id } = (await detailsOf(account, ada)).mentions[0]!
    const { data } = await account.call(changeContacts.splitContact, {
      params: { id: ada },
      body: { mention_id, names: ['A. Lovelace'] },
    })
    await account.call(changeContacts.addNote, { params: { id: data.id }, body: { text: 'Mine' } })
    await account.call(changeContacts.labelContacts, {
      body: { contact_ids: [data.id], label_id: list.id, is_on: true },
    })
    await account.call(changeContacts.undoContactChange, { params: { id: data.change_id } })
    const { notes, labels } = await detailsOf(account, ada)
    expect([notes.map(({ text }) => text), labels.map(({ name }) => name)]).toEqual([['Mine'], ['Fair']])
  })
})

test('later changes are not undone', async () => {
  const { account, ada } = await mintOffice()
  const { id: mention_id } = (await detailsOf(account, ada)).mentions[0]!
  const { data } = await account.call(changeContacts.splitContact, {
    params: { id: ada },
    body: { mention_id, names: ['A. Lovelace'] },
  })
  await account.call(changeContacts.deleteContacts, { body: { contact_ids: [data.id] } })
  const refused = await account.fail(changeContacts.undoContactChange, { params: { id: data.change_id } })
  expect([refused.httpStatus, refused.message]).toEqual([
    409,
    'This has changed again since, so it can no longer be undone.',
  ])
  expect((await account.fail(changeContacts.undoContactChange, { params: { id: newId() } })).httpStatus).toBe(404)
  const [left] = await dataOf(account.id).all<{ total: number }>(
    sql`SELECT count(*) AS total FROM mentions WHERE contact NOT IN (SELECT number FROM contacts)`,
  )
  expect(left!.total).toBe(0)
})
