import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ServiceContext } from '../../../../src/core/context.ts'
import { asAccount } from '../../../../src/core/for-account.ts'
import { accountNumber, nextNumber, spendNumbers } from '../../../../src/db/account-numbers.ts'
import { runBatch } from '../../../../src/db/batch.ts'
import { formerContacts } from '../../../../src/db/schema/data/items.ts'
import { loadAccount } from '../../../../src/domain/access/load-account.ts'
import type { MentionFacts } from '../../../../src/domain/contacts/store-mentions.ts'
import { makeContacts } from '../../../../src/features/contacts/write/make-contacts.ts'
import { migrateFormerMentions } from '../../../../src/features/contacts/write/migrate-former-mentions.ts'
import { resolveLeftContacts } from '../../../../src/features/contacts/write/resolve-left-contacts.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { numberOfId } from '../../../../src/lib/numbered-id.ts'
import { dataOf, mintAccount } from '../../support/factories.ts'
import { crashesAtWrite, crashesBefore, crashingContext } from '../../support/mortal-context.ts'
import { addCrawl, addItems, addSource } from '../data/support.ts'
import { sourceNumber } from './support.ts'

const now = () => new Date()

type Former = Pick<typeof formerContacts.$inferInsert, 'kind' | 'name' | 'company' | 'jobTitle'>

/** The result of an old crawl: a contact with its values. */
async function addFormer(accountId: string, sourceId: string, said: Former, emails: readonly string[]) {
  const data = dataOf(accountId)
  const [row] = await data.all<{ number: number }>(sql`SELECT ${nextNumber(accountId)} AS number`)
  const id = newId()
  const key = `${said.kind}:${said.name ?? said.company}`
  const pageUrl = 'https://acme-tools.com/team'
  const createdAt = now().toISOString()
  await data
    .insert(formerContacts)
    .values({ number: row!.number, id, accountId, sourceId, key, pageUrl, confidence: 0.9, createdAt, ...said })
  await runBatch(data, [spendNumbers(accountId, '[1]')])
  const ids = await addItems(accountId, sourceId, [
    ...emails.map((value) => ({ value })),
    ...(said.name ? [{ type: 'names' as const, value: said.name, normalized: said.name.toLowerCase() }] : []),
  ])
  for (const item of ids)
    await data.run(sql`UPDATE sightings SET contact = ${row!.number} WHERE item = ${numberOfId(item)}`)
}

async function mintFormer() {
  const account = await mintAccount()
  const { sourceId } = await addCrawl(account.id)
  await addFormer(account.id, sourceId, { kind: 'person', name: 'Ada Byron', jobTitle: 'Countess' }, [
    'ada@acme-tools.com',
  ])
  await addFormer(account.id, sourceId, { kind: 'person', name: 'Bob Ray' }, ['bob@acme-tools.com'])
  await dataOf(account.id).run(
    sql`UPDATE sources SET unresolved_since = '2026-11-01T00:00:00.000Z' WHERE id = ${sourceId}`,
  )
  return { account, sourceId }
}

const peopleOf = (accountId: string) =>
  dataOf(accountId).all(sql`
    SELECT name, job_title, reach, (SELECT count(*) FROM contact_values WHERE contact = contacts.number) AS held
    FROM contacts WHERE account = ${accountNumber(accountId)} AND kind = 0 ORDER BY name`)
const PEOPLE = [
  { name: 'Ada Byron', job_title: 'Countess', reach: 3, held: 2 },
  { name: 'Bob Ray', job_title: null, reach: 3, held: 2 },
]

test('results of old crawls become contacts when their clock job runs', async () => {
  const { account, sourceId } = await mintFormer()
  const { ctx, sent } = crashingContext(account.id, now)
  await resolveLeftContacts({ ...ctx, data: dataOf(account.id) })
  const jobs = sent.filter(({ message }) => (message as { account_id: string }).account_id === account.id)
  expect(jobs.map(({ name, message }) => [name, message])).toEqual([
    ['contacts', { account_id: account.id, source_id: sourceId }],
  ])
  await makeContacts(ctx, { account_id: account.id, source_id: sourceId })
  expect(await peopleOf(account.id)).toEqual(PEOPLE)
  expect(await dataOf(account.id).all(sql`SELECT 1 FROM former_contacts WHERE account_id = ${account.id}`)).toEqual([])
  const [source] = await dataOf(account.id).all(sql`SELECT unresolved_since FROM sources WHERE id = ${sourceId}`)
  expect(source).toEqual({ unresolved_since: null })
})

test('a consumer that crashes at any step is followed by one with the same result', async () => {
  for (let step = 1; ; step++) {
    const { account, sourceId } = await mintFormer()
    const job = { account_id: account.id, source_id: sourceId }
    const dying = crashingContext(account.id, now, crashesAtWrite(step))
    const isOver = await makeContacts(dying.ctx, job).then(
      () => true,
      () => false,
    )
    const { ctx } = crashingContext(account.id, now)
    await makeContacts(ctx, job)
    await makeContacts(ctx, job)
    expect(await peopleOf(account.id)).toEqual(PEOPLE)
    if (isOver) break
  }
})

/** One message after another. */
async function takeAll(background: ServiceContext, accountId: string, sourceId: string): Promise<void> {
  const ctx = asAccount(background, (await loadAccount(background.db, accountId, now()))!)
  while (!(await migrateFormerMentions(ctx, sourceId, 1)));
}

test('a consumer that splits a source and crashes at any write is followed by one that loses and duplicates nothing', async () => {
  for (let write = 1; ; write++) {
    const { account, sourceId } = await mintFormer()
    const [data, { ctx }] = [dataOf(account.id), crashingContext(account.id, now)]
    const job = { account_id: account.id, source_id: sourceId }
    // On the same page, and in a separate chunk.
    await addFormer(account.id, sourceId, { kind: 'organization', company: 'Acme Tools Ltd' }, ['info@acme-tools.com'])
    const dying = crashingContext(
      account.id,
      now,
      crashesBefore(/INSERT INTO mentions|DELETE FROM former_contacts/, write),
    )
    const isOver = await takeAll(dying.ctx, account.id, sourceId).then(
      () => true,
      () => false,
    )
    await takeAll(ctx, account.id, sourceId)
    expect(await data.all(sql`SELECT 1 FROM former_contacts WHERE account_id = ${account.id}`)).toEqual([])
    await makeContacts(ctx, job)
    expect(await peopleOf(account.id)).toEqual(PEOPLE)
    const organizations = await data.all(sql`
      SELECT name, (SELECT group_concat(value) FROM contact_values JOIN items ON items.number = item WHERE contact = contacts.number) AS held
      FROM contacts WHERE account = ${accountNumber(account.id)} AND kind = 1`)
    expect(organizations).toEqual([{ name: 'Acme Tools Ltd', held: 'info@acme-tools.com' }])
    if (isOver) break
  }
})

test("rows of a file that name a company are added beside the company's own row, also if that was migrated before", async () => {
  const account = await mintAccount()
  const sourceId = newId()
  await addSource(account.id, { id: sourceId, type: 'import', name: 'people.csv' })
  await addFormer(account.id, sourceId, { kind: 'organization', name: null, company: 'Acme Ltd' }, [
    'info@acme-tools.com',
  ])
  await addFormer(account.id, sourceId, { kind: 'person', name: 'Ada Byron', company: 'Acme Ltd' }, [
    'ada@acme-tools.com',
  ])
  await takeAll(crashingContext(account.id, now).ctx, account.id, sourceId)
  const told = await dataOf(account.id).all<{ facts: string }>(
    sql`SELECT facts FROM mentions WHERE source = ${await sourceNumber(account.id, sourceId)} ORDER BY key`,
  )
  const emails = told.map(({ facts }) => (JSON.parse(facts) as MentionFacts).parts.flatMap((part) => part.emails))
  expect(emails).toEqual([['info@acme-tools.com'], ['ada@acme-tools.com']])
})

test('a source that a consumer works on is left to it for a minute', async () => {
  const { account } = await mintFormer()
  let time = Date.now()
  const { ctx, sent } = crashingContext(account.id, () => new Date(time))
  const wake = async () => {
    sent.length = 0
    await resolveLeftContacts({ ...ctx, data: dataOf(account.id) })
    return sent.filter(({ message }) => (message as { account_id: string }).account_id === account.id).length
  }
  const first = await wake()
  const atOnce = await wake()
  time += 61_000
  expect([first, atOnce, await wake()]).toEqual([1, 0, 1])
})
