import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/accounts/account-transfer.ts'
import { nextNumber, spendNumbers } from '../../../../src/db/account-numbers.ts'
import { ACCOUNT_TABLES } from '../../../../src/db/account-tables.ts'
import { runBatch } from '../../../../src/db/batch.ts'
import { MOVED_TABLES, STAYING } from '../../../../src/db/moved-tables.ts'
import { campaigns, recipients } from '../../../../src/db/schema/data/campaigns.ts'
import { contactLabels, contacts, labelledContacts } from '../../../../src/db/schema/data/contacts.ts'
import { items, itemTotals } from '../../../../src/db/schema/data/items.ts'
import { messageTemplates } from '../../../../src/db/schema/data/message-templates.ts'
import { suppress } from '../../../../src/domain/suppressions/suppress.ts'
import { suppressionReasons } from '../../../../src/domain/suppressions/suppressions.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { contextOf, dataOf, mintAccount } from '../../support/factories.ts'
import { addCampaign } from '../campaigns/support.ts'
import { addContact, addCrawl, addItems } from '../data/support.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>

/** What the command line does with the file between export and import. */
async function exportOf(account: Account) {
  const { data: head } = await account.call(contract.readTransferHead, {})
  const rows: contract.TransferRow[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = cursor === '' ? {} : { cursor }
    const { data } = (await account.call(contract.readTransferRows, { query })) as {
      data: { rows: contract.TransferRow[]; next_cursor: string | null }
    }
    rows.push(...data.rows)
    cursor = data.next_cursor
  }
  const addresses = new Map(
    rows.filter(({ table }) => table === 'suppressed_addresses').map(({ row }) => [row.hash, row.address]),
  )
  return {
    head,
    rows: rows.flatMap(({ table, row }) => {
      if (table === 'suppressed_addresses') return []
      const address = table === 'suppressions' ? addresses.get(row.hash) : undefined
      return [{ table, row: address === undefined ? row : { ...row, address } }]
    }),
  }
}

async function importInto(account: Account, { head, rows }: Awaited<ReturnType<typeof exportOf>>) {
  await account.call(contract.beginImport, { body: head })
  const present: Record<string, number> = {}
  for (let at = 0; at < rows.length; at += 7) {
    const some = rows.slice(at, at + 7)
    const { data } = await account.call(contract.importRows, { body: { origin: head.origin, rows: some } })
    for (const [table, count] of Object.entries(data.present)) present[table] = (present[table] ?? 0) + count
  }
  return present
}

const countsOf = (rows: readonly contract.TransferRow[]) =>
  Object.fromEntries([...Map.groupBy(rows, ({ table }) => table)].map(([table, some]) => [table, some.length]))

async function rowsOf(accountId: string) {
  const counts: Record<string, number> = {}
  for (const { name, of } of ACCOUNT_TABLES.filter(({ name }) => MOVED_TABLES.some((moved) => moved.name === name))) {
    const [row] = await dataOf(accountId).all<{ rows: number }>(
      sql`SELECT count(*) AS rows FROM ${sql.identifier(name)} WHERE ${of(accountId)}`,
    )
    counts[name] = row!.rows
  }
  return counts
}

/** An account with rows in most tables. Some suppressions have the address, others only its hash. */
async function fill(account: Account) {
  const { id } = account
  const data = dataOf(id)
  const { sourceId } = await addCrawl(id)
  const contact = await addContact(id, sourceId, { name: 'Ada Lovelace', jobTitle: 'Engineer' })
  await addItems(id, sourceId, [
    { value: 'ada@acme-tools.com', contactId: contact },
    { value: 'desk@acme-tools.com' },
    { type: 'phones', value: '+442079460123' },
  ])
  const [label] = await data
    .insert(contactLabels)
    .values({ number: nextNumber(id), accountId: id, kind: 'tag', name: 'Hot', folded: 'hot', createdAt: Date.now() })
    .returning()
  await runBatch(data, [spendNumbers(id, '[1]')])
  await data.insert(labelledContacts).values({ label: label!.number, contact })
  const at = new Date().toISOString()
  const stamp = { accountId: id, createdAt: at, updatedAt: at }
  await data
    .insert(messageTemplates)
    .values({ ...stamp, id: newId(), name: 'Hello', channel: 'email', content: '<p>Hi</p>' })
  const campaign = await addCampaign(id, {
    status: 'sending',
    nextAt: at,
    batchId: newId(),
    rows: [{ state: 'sent', contact }, { state: 'sending' }, { state: 'claimed' }],
  })
  const ctx = contextOf(id)
  const listed = { accountId: id, channel: 'email' as const }
  await suppress(ctx, { ...listed, reason: 'unsubscribed', address: 'desk@acme-tools.com' })
  // Known only by its hash.
  await suppress(ctx, { ...listed, reason: 'manual', address: 'zoe@elsewhere.example' })
  return { campaign, contact }
}

test('an account moves completely, with new IDs and numbers, and a second import changes nothing', async () => {
  const [from, to] = [await mintAccount(), await mintAccount()]
  const { campaign } = await fill(from)
  const file = await exportOf(from)
  expect(await importInto(to, file)).toEqual(countsOf(file.rows))
  const counts = await rowsOf(to.id)
  expect(counts).toEqual(await rowsOf(from.id))
  expect(Object.values(counts).filter((count) => count > 0).length).toBeGreaterThan(10)
  expect(await importInto(to, file)).toEqual(countsOf(file.rows))
  expect(await rowsOf(to.id)).toEqual(counts)

  const data = dataOf(to.id)
  const [moved] = await data.select().from(campaigns).where(eq(campaigns.accountId, to.id))
  expect(moved).toMatchObject({ name: 'Spring', status: 'paused', senderId: null, batchId: null, nextAt: null })
  expect(moved!.id).not.toBe(campaign.id)
  const messages = await data.select().from(recipients).where(eq(recipients.campaignId, moved!.id))
  expect(messages.map(({ state }) => state).toSorted()).toEqual(['pending', 'sent', 'unknown'])
  const contact = messages.find(({ state }) => state === 'sent')!.contact!
  const [person] = await data.select().from(contacts).where(eq(contacts.number, contact))
  expect(person).toMatchObject({ name: 'Ada Lovelace', jobTitle: 'Engineer' })
  const [labelled] = await data.select().from(labelledContacts).where(eq(labelledContacts.contact, contact))
  expect(labelled).toBeDefined()
  const totals = await data.select().from(itemTotals).where(eq(itemTotals.account, person!.account))
  const stored = await data.select().from(items).where(eq(items.account, person!.account))
  expect(totals.reduce((sum, { total }) => sum + total, 0)).toBe(stored.length)
  // The original account is unchanged.
  expect((await exportOf(from)).rows).toEqual(file.rows)
})

test('people who opted out stay excluded, also where only a hash identifies them', async () => {
  const [from, to] = [await mintAccount(), await mintAccount()]
  await fill(from)
  const ctx = contextOf(to.id)
  // The account's own entry becomes the recipient's decision.
  await suppress(ctx, { accountId: to.id, channel: 'email', reason: 'manual', address: 'desk@acme-tools.com' })
  await importInto(to, await exportOf(from))
  const reasons = await suppressionReasons(ctx, to.id, 'email', [
    ...['desk@acme-tools.com', 'zoe@elsewhere.example', 'zara@elsewhere.example', 'ada@elsewhere.example'],
  ])
  expect(Object.fromEntries(reasons)).toEqual({
    'desk@acme-tools.com': 'unsubscribed',
    'zoe@elsewhere.example': 'manual',
    // It has the same first letter and domain as the one that is known only by its hash.
    'zara@elsewhere.example': 'manual',
  })
  // The imported account can be exported the same way.
  const third = await mintAccount()
  await importInto(third, await exportOf(to))
  expect(await suppressionReasons(contextOf(third.id), third.id, 'email', ['zoe@elsewhere.example'])).toHaveProperty(
    'size',
    1,
  )
})

test('an import requires an empty account, a valid file, and only values that an export writes', async () => {
  const [from, to, used] = [await mintAccount(), await mintAccount(), await mintAccount()]
  await fill(from)
  await fill(used)
  const { head, rows } = await exportOf(from)
  expect((await used.send(contract.beginImport, { body: head })).status).toBe(409)
  const send = (some: contract.TransferRow[]) =>
    to.send(contract.importRows, { body: { origin: head.origin, rows: some } })
  expect((await send(rows.slice(0, 1))).status).toBe(409)
  expect((await to.send(contract.beginImport, { body: { ...head, version: 99 } })).status).toBe(422)
  await to.call(contract.beginImport, { body: head })
  expect((await to.send(contract.beginImport, { body: { ...head, origin: newId() } })).status).toBe(409)
  const of = (table: string) => rows.find((row) => row.table === table)!
  for (const [table, change] of [
    ['senders', {}],
    ['accounts', {}],
    ['items', { number: 'x' }],
    ['items', { number: -1 }],
    ['crawls', { status: 'flying' }],
    ['crawls', { types: '{' }],
    ['sightings', { page_url: ' javascript:alert(1)' }],
    ['mentions', { facts: '{"url":"\\n java\\tscript:alert(1)"}' }],
    ['mentions', { facts: '{"parts":[{"profiles":[{"url":"javascript:alert(1)"}]}]}' }],
    ['campaigns', { name: null }],
    ['suppressions', { reason: 'because' }],
    ['suppressions', { hash: 'short' }],
  ] as const) {
    const row = rows.some((one) => one.table === table) ? of(table).row : {}
    expect((await send([{ table, row: { ...row, ...change } }])).status, `${table} ${JSON.stringify(change)}`).toBe(422)
  }
  // The file cannot name another account: it has no column for it.
  await to.call(contract.importRows, {
    body: { origin: head.origin, rows: [{ table: 'crawls', row: { ...of('crawls').row, account_id: from.id } }] },
  })
  expect((await rowsOf(to.id)).crawls).toBe(1)
  expect((await rowsOf(from.id)).crawls).toBe(1)
})

test('every table of an account is transferred or gives a reason why not', () => {
  const moved = MOVED_TABLES.map(({ name }) => name)
  expect([...moved, ...Object.keys(STAYING)].toSorted()).toEqual(ACCOUNT_TABLES.map(({ name }) => name).toSorted())
  expect(moved.filter((name) => name in STAYING)).toEqual([])
})
