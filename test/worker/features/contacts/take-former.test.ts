import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountNumber, nextNumber, spendNumbers } from '../../../../src/db/account-numbers.ts'
import { runBatch } from '../../../../src/db/batch.ts'
import { formerContacts } from '../../../../src/db/schema/data/items.ts'
import { makeContacts } from '../../../../src/features/contacts/write/make-contacts.ts'
import { wakeUnresolved } from '../../../../src/features/contacts/write/wake-unresolved.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { numberOfId } from '../../../../src/lib/numbered-id.ts'
import { dataOf, mintAccount } from '../../support/factories.ts'
import { diesAt, mortalContext } from '../../support/mortal-context.ts'
import { addCrawl, addItems } from '../data/support.ts'

const now = () => new Date()

type Former = Pick<typeof formerContacts.$inferInsert, 'kind' | 'name' | 'company' | 'jobTitle'>

/** What a crawl of before left: a contact with its values. */
async function addFormer(accountId: string, sourceId: string, said: Former, emails: readonly string[]) {
  const data = dataOf(accountId)
  const [row] = await data.all<{ number: number }>(sql`SELECT ${nextNumber(accountId)} AS number`)
  const id = newId()
  const pageUrl = 'https://acme-tools.com/team'
  const createdAt = now().toISOString()
  await data
    .insert(formerContacts)
    .values({ number: row!.number, id, accountId, sourceId, key: id, pageUrl, confidence: 0.9, createdAt, ...said })
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

test('what crawls of before left becomes contacts when its turn of the clock comes', async () => {
  const { account, sourceId } = await mintFormer()
  const { ctx, sent } = mortalContext(account.id, now)
  await wakeUnresolved({ ...ctx, data: dataOf(account.id) })
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

test('a consumer that dies before any step is followed by one that makes the same', async () => {
  for (let step = 1; ; step++) {
    const { account, sourceId } = await mintFormer()
    const job = { account_id: account.id, source_id: sourceId }
    const dying = mortalContext(account.id, now, diesAt(step))
    const isOver = await makeContacts(dying.ctx, job).then(
      () => true,
      () => false,
    )
    const { ctx } = mortalContext(account.id, now)
    await makeContacts(ctx, job)
    await makeContacts(ctx, job)
    expect(await peopleOf(account.id)).toEqual(PEOPLE)
    if (isOver) break
  }
})
