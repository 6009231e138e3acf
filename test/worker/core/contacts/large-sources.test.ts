import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { giveContacts, giveSome } from '../../../../src/core/contacts/give-contacts.ts'
import { refreshContacts } from '../../../../src/core/contacts/refresh-contacts.ts'
import { type MentionToStore, mentionStatements } from '../../../../src/core/contacts/store-mentions.ts'
import { accountNumber } from '../../../../src/db/account-numbers.ts'
import { runBatch } from '../../../../src/db/batch.ts'
import { addCrawl, addItems } from '../../features/data/support.ts'
import { actingFor, dataOf, mintAccount } from '../../support/factories.ts'
import { metered } from '../../support/metered-context.ts'

/** Rows that one statement may read of a source, however large that is: a step has 100 mentions and looks through 500. */
const ROWS_A_STATEMENT_MAX = 6_000
const ROWS = 1_200

const LETTERS = 'abcdefghijklmnopqrst'
const nameOf = (row: number) =>
  `Ann B${LETTERS[row % 20]}${LETTERS[Math.floor(row / 20) % 20]}${LETTERS[Math.floor(row / 400)]}holm`

/** What a row of a file says of somebody at the one company that all of them are of. */
const rowOf = (row: number, said: Partial<MentionToStore['facts']['parts'][number]> = {}): MentionToStore => {
  const name = nameOf(row)
  const key = `row:${name.toLowerCase()}`
  const empty = { job_titles: [], emails: [], phones: [], addresses: [], profiles: [], pages: [] }
  return {
    key,
    site: null,
    facts: {
      key,
      kind: 'person',
      name,
      relation: 'member',
      organization: 'Acme Tools Ltd',
      organization_key: 'row:acme tools',
      parts: [{ ...empty, name, reason: null, emails: [`p${row}@acme-tools.com`], ...said }],
      likely_email: null,
      confidence: 1,
    },
  }
}

async function sourceOf(mentions: readonly MentionToStore[]) {
  const account = await mintAccount()
  const { sourceId } = await addCrawl(account.id)
  const parts = mentions.flatMap(({ facts }) => facts.parts)
  await addItems(
    account.id,
    sourceId,
    [...new Set(parts.flatMap(({ emails }) => emails))].map((value) => ({ value })),
  )
  await runBatch(
    dataOf(account.id),
    mentionStatements({ id: sourceId, accountId: account.id }, mentions, new Date(), sql`true`),
  )
  const [source] = await dataOf(account.id).all<{ number: number }>(
    sql`SELECT number FROM sources WHERE id = ${sourceId}`,
  )
  return { account, sourceId, source: source!.number, ...metered(await actingFor(account.id)) }
}
const contactsOf = (accountId: string) =>
  dataOf(accountId).all<{ number: number; mentions: number }>(sql`
    SELECT number, (SELECT count(*) FROM mentions WHERE contact = contacts.number) AS mentions
    FROM contacts WHERE account = ${accountNumber(accountId)} ORDER BY number`)

test('each step of a large source at one organisation reads no more than a small one does', async () => {
  const { account, sourceId, ctx, costs } = await sourceOf(Array.from({ length: ROWS }, (_, row) => rowOf(row)))
  const places: (string | null)[] = []
  for (let after: string | null = null, steps = 0; steps < 100; steps++) {
    const next = await giveSome(ctx, sourceId, { after, mentionsMax: 300 })
    if (next === 'done') break
    after = next.after
    places.push(after)
  }
  expect(await contactsOf(account.id)).toHaveLength(ROWS)
  expect(costs.filter(({ rowsRead }) => rowsRead > ROWS_A_STATEMENT_MAX)).toEqual([])
  // It goes on where it rested, and not from the beginning.
  const behind = places.filter((place) => place !== null)
  expect(behind).toEqual([...new Set(behind)].toSorted())
  expect(behind.length).toBeGreaterThan(1)
})

test('what comes between two steps gets its contact before the source is done', async () => {
  const { account, sourceId, ctx } = await sourceOf(Array.from({ length: 700 }, (_, row) => rowOf(row)))
  let next = await giveSome(ctx, sourceId, { after: null, mentionsMax: 1_000 })
  expect(next).not.toBe('done')
  const late = rowOf(7_000)
  await addItems(account.id, sourceId, [{ value: 'p7000@acme-tools.com' }])
  await runBatch(
    dataOf(account.id),
    mentionStatements({ id: sourceId, accountId: account.id }, [late], new Date(), sql`true`),
  )
  while (next !== 'done') next = await giveSome(ctx, sourceId, { after: next.after, mentionsMax: 1_000 })
  expect(await contactsOf(account.id)).toHaveLength(701)
})

test('one address of hundreds of people is compared with the first of them, and one profile of all rows makes one contact of the latest', async () => {
  const shared = { emails: ['info@acme-tools.com'], profiles: [] }
  const { account, sourceId, ctx, costs } = await sourceOf(Array.from({ length: 600 }, (_, row) => rowOf(row, shared)))
  expect(await giveContacts(ctx, sourceId)).toBe(true)
  expect(costs.filter(({ rowsRead }) => rowsRead > 2 * ROWS_A_STATEMENT_MAX)).toEqual([])
  expect((await contactsOf(account.id)).reduce((sum, { mentions }) => sum + mentions, 0)).toBe(600)

  const profile = { profiles: ['https://www.linkedin.com/in/ann'] }
  const other = await sourceOf(Array.from({ length: 1_100 }, (_, row) => rowOf(row, profile)))
  expect(await giveContacts(other.ctx, other.sourceId)).toBe(true)
  const contacts = await contactsOf(other.account.id)
  expect(contacts.map(({ mentions }) => mentions)).toEqual([1_100])
  other.costs.length = 0
  await refreshContacts(other.ctx, [contacts[0]!.number])
  const told = other.costs.find(({ query }) => query.includes('source_name'))!
  expect(told.rowsRead).toBeLessThan(ROWS_A_STATEMENT_MAX)
})
