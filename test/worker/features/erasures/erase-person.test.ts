import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as additions from '../../../../src/contracts/data/data-additions.ts'
import * as contract from '../../../../src/contracts/erasures/erasures.ts'
import { loadAccount } from '../../../../src/domain/access/load-account.ts'
import { erasePerson } from '../../../../src/features/erasures/erase-person.ts'
import { waitFor } from '../../../support/wait.ts'
import { dataOf, db, mintAccount } from '../../support/factories.ts'
import { crashesAtWrite, crashingContext, SimulatedCrash } from '../../support/mortal-context.ts'
import { csvForm } from '../data/support.ts'
import { contextFor, holdHer, IMPORTED, OTTO, placesThatTell, TELLS, WILMA } from './support.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>

/** An account with her data in every place. */
async function mintHolder(isResolved = true): Promise<Account> {
  const account = await mintAccount()
  if (!isResolved) {
    await holdHer(account.id, false)
    return account
  }
  await account.call(additions.importCsv, { body: csvForm(IMPORTED) as never })
  await account.call(additions.addManual, {
    body: { source_name: 'Desk', contacts: [{ name: WILMA.name, email: WILMA.email, phone: WILMA.phone }] },
  })
  // If another worker holds the account's contacts, a queue message adds the contacts of the rest of an import, and
  // their notes.
  await waitFor(async () => expect(await unresolvedOf(account)).toEqual([]))
  await holdHer(account.id)
  return account
}

const unresolvedOf = (account: Account) =>
  dataOf(account.id).all(sql`SELECT id FROM sources WHERE account_id = ${account.id} AND unresolved_since IS NOT NULL`)

const asked = { email: WILMA.email }

/** The remaining data of everyone else. */
async function leftOf(account: Account) {
  const data = dataOf(account.id)
  const number = sql`(SELECT number FROM account_numbers WHERE account_id = ${account.id})`
  const values = await data.all<{ value: string }>(
    sql`SELECT value FROM items WHERE account = ${number} ORDER BY value`,
  )
  const people = await data.all<{ name: string }>(
    sql`SELECT name FROM contacts WHERE account = ${number} ORDER BY name`,
  )
  const snippets = await data.all<{ snippet: string }>(sql`
    SELECT snippet FROM found_items WHERE account = ${number} AND snippet IS NOT NULL ORDER BY snippet`)
  const hashes = await data.all(sql`SELECT hash FROM erased_values WHERE account_id = ${account.id} ORDER BY hash`)
  return {
    values: values.map(({ value }) => value),
    people: people.map(({ name }) => name),
    snippets: snippets.map(({ snippet }) => snippet),
    hashes: hashes.length,
  }
}

describe('a person', () => {
  test('is found in all data of the account, and shown before anything is deleted', async () => {
    const account = await mintHolder()
    const { data: report } = await account.call(contract.findPerson, { body: asked })
    expect(report.contacts.map(({ name, is_by_name }) => [name, is_by_name])).toContainEqual([WILMA.name, false])
    expect(report.contacts.filter(({ kind, is_by_name }) => kind === 'person' && !is_by_name)).toHaveLength(1)
    expect(report.values.map(({ value }) => value).toSorted()).toEqual(
      [WILMA.email, WILMA.name, '+49 421 5557788'].toSorted(),
    )
    expect(report.sources.map(({ type }) => type).toSorted()).toEqual(['crawl', 'crawl', 'import', 'manual'])
    expect(report).toMatchObject({ total_pages: 4, total_notes: 3 })
    expect(report.imports.map(({ file_name }) => file_name)).toEqual(['list.csv', 'list.csv'])
  })

  test('leaves no trace once erased, while others and their values stay', async () => {
    const account = await mintHolder()
    expect(await placesThatTell(account.id)).not.toEqual([])
    const { data } = await account.call(contract.erasePerson, { body: asked })
    expect(data).toMatchObject({ contacts: 1, values: 3, pages: 4, imports: 2 })
    expect(await placesThatTell(account.id)).toEqual([])
    const left = await leftOf(account)
    expect(left.values).toEqual(
      [
        '+494215557700',
        '+494215557799',
        'Lene Maas',
        'Moorland Press',
        OTTO.name,
        'info@moorland-press.de',
        OTTO.email,
      ].toSorted(),
    )
    expect(left.people).toEqual(['Lene Maas', 'Moorland Press', OTTO.name])
    expect(left.snippets).toEqual(Array(2).fill(`… and ${OTTO.name} (…), …`))
    const { data: after } = await account.call(contract.findPerson, { body: asked })
    expect(after).toMatchObject({ contacts: [], values: [], sources: [], total_pages: 0, imports: [], total_notes: 0 })
  })

  test('does not come back by import, by hand or under another address of the same site', async () => {
    const account = await mintHolder()
    await account.call(contract.erasePerson, { body: asked })
    const { data: report } = await account.call(additions.importCsv, { body: csvForm(IMPORTED, 'Again') as never })
    expect(report).toMatchObject({ taken: 1, refused_rows: 1 })
    expect(report.refused).toEqual([
      { line: 3, reason: 'You had this person erased', values: ['…', '…'], is_partial: false },
    ])
    const other = `Name,Email,Phone\n${WILMA.name},wilma@moorland-press.de,\n${WILMA.name},,+49 421 5557788\n${OTTO.name},,+49 421 5557788`
    await account.call(additions.importCsv, { body: csvForm(other, 'Third') as never })
    const error = await account.fail(additions.addManual, {
      body: { source_name: 'Desk', contacts: [{ email: WILMA.email.toUpperCase() }] },
    })
    expect(error.errors).toEqual({ 'contacts.0.email': ['You had this person erased'] })
    expect(await placesThatTell(account.id)).toEqual([])
    expect((await leftOf(account)).values).not.toContain('wilma@moorland-press.de')
  })

  test.each([
    ['Jörg Müller', 'Joerg Mueller'],
    ['Joerg Mueller', 'Jörg Müller'],
  ])('%s does not come back as %s', async (name, other) => {
    const account = await mintAccount()
    const email = 'mueller@elm-hydraulik.example'
    await account.call(additions.addManual, { body: { source_name: 'Desk', contacts: [{ name, email }] } })
    await account.call(contract.erasePerson, { body: { email } })
    const again = `Name,Email\n${other},j.m@elm-hydraulik.example\n${OTTO.name},otto@elm-hydraulik.example`
    const { data: report } = await account.call(additions.importCsv, { body: csvForm(again, 'Again') as never })
    expect(report).toMatchObject({ taken: 1, refused_rows: 1 })
    expect((await leftOf(account)).values).toEqual([OTTO.name, 'otto@elm-hydraulik.example'])
  })

  test.each([
    ['Jörg Müller', 'Joerg Mueller'],
    ['Joerg Mueller', 'Jörg Müller'],
    ['Jörg Goethe', 'Joerg Goethe'],
  ])('%s is shown for %s', async (name, other) => {
    const account = await mintAccount()
    const contacts = [
      { name, email: 'info@elm-hydraulik.example' },
      { name: 'Jorg Meller', email: 'jm@elm.example' },
    ]
    await account.call(additions.addManual, { body: { source_name: 'Desk', contacts } })
    const { data: report } = await account.call(contract.findPerson, { body: { name: other } })
    expect(report.contacts).toMatchObject([{ name, is_by_name: true }])
  })

  test('may be added again once allowed', async () => {
    const account = await mintHolder()
    await account.call(contract.erasePerson, { body: asked })
    const { data } = await account.call(contract.allowAgain, { body: asked })
    expect(data.allowed).toBeGreaterThan(2)
    expect((await leftOf(account)).hashes).toBe(0)
    const { data: report } = await account.call(additions.importCsv, { body: csvForm(IMPORTED, 'Again') as never })
    expect(report).toMatchObject({ taken: 2, refused_rows: 0 })
  })

  test('of the same name elsewhere is shown, and kept', async () => {
    const account = await mintHolder()
    const namesake = { name: WILMA.name, email: 'wq@harbour-tools.co.uk' }
    await account.call(additions.addManual, { body: { source_name: 'Other', contacts: [namesake] } })
    const { data: report } = await account.call(contract.findPerson, { body: asked })
    const people = report.contacts.filter(({ kind }) => kind === 'person')
    expect(people.map(({ email, is_by_name }) => [email, is_by_name])).toEqual([
      [WILMA.email, false],
      [namesake.email, true],
    ])
    await account.call(contract.erasePerson, { body: asked })
    const left = await leftOf(account)
    expect(left.people).toContain(WILMA.name)
    expect(left.values).toContain(namesake.email)
    expect(left.values).not.toContain(WILMA.email)
    const { data: nothing } = await account.call(contract.erasePerson, { body: { name: WILMA.name } })
    expect(nothing).toMatchObject({ contacts: 0, values: 0 })
    const contact_ids = report.contacts.filter(({ email }) => email === namesake.email).map(({ id }) => id)
    await account.call(contract.erasePerson, { body: { contact_ids } })
    expect(await placesThatTell(account.id)).toEqual([])
    expect((await leftOf(account)).values).not.toContain(namesake.email)
  })

  test('of another account is unaffected, even if their contact ID is given', async () => {
    const [account, other] = [await mintHolder(), await mintHolder()]
    const before = [await leftOf(other), await placesThatTell(other.id)]
    const { data: theirs } = await other.call(contract.findPerson, { body: asked })
    const contact_ids = theirs.contacts.map(({ id }) => id)
    await account.call(contract.erasePerson, { body: { contact_ids } })
    await account.call(contract.erasePerson, { body: asked })
    expect([await leftOf(other), await placesThatTell(other.id)]).toEqual(before)
  })

  test('appears in the audit trail without personal data', async () => {
    const account = await mintHolder()
    const { data } = await account.call(contract.erasePerson, { body: asked })
    const told = await dataOf(account.id).all<{ object_id: string; after: string }>(
      sql`SELECT * FROM audit_events WHERE account_id = ${account.id} AND action = 'person.erase'`,
    )
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ object_id: data.id, after: '{"contacts":1,"values":3}' })
    expect(JSON.stringify(told)).not.toMatch(TELLS)
  })
})

test.each([
  ['assigned results', true],
  ['results of running crawls', false],
])('an erasure of %s that crashes at any step and is repeated has the same result', async (_, isResolved) => {
  const asking = isResolved ? asked : { email: WILMA.email, phone: WILMA.phone }
  const whole = await mintHolder(isResolved)
  await erasePerson(await contextFor(whole.id), asking)
  expect(await placesThatTell(whole.id)).toEqual([])
  const expected = await leftOf(whole)
  const account = await mintHolder(isResolved)
  const holder = await loadAccount(db, account.id, new Date())
  let changes = 0
  for (let isDead = true; isDead; ) {
    const { ctx } = crashingContext(account.id, () => new Date(), crashesAtWrite(++changes))
    isDead = await erasePerson({ ...ctx, account: holder }, asking).then(
      () => false,
      (error: unknown) => {
        for (let at = error; at instanceof Error; at = at.cause) if (at instanceof SimulatedCrash) return true
        throw error
      },
    )
  }
  expect(changes).toBeGreaterThan(15)
  expect(await placesThatTell(account.id)).toEqual([])
  expect(await leftOf(account)).toEqual(expected)
})
