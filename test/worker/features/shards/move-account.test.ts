import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as crawls from '../../../../src/contracts/crawls/crawls.ts'
import * as contract from '../../../../src/contracts/data/data.ts'
import * as additions from '../../../../src/contracts/data/data-additions.ts'
import * as downloads from '../../../../src/contracts/site-downloads/site-downloads.ts'
import { firstNumber, lastNumber } from '../../../../src/db/account-numbers.ts'
import { ACCOUNT_TABLES, DERIVED_TABLES } from '../../../../src/db/account-tables.ts'
import { runBatch, statement } from '../../../../src/db/batch.ts'
import { accounts } from '../../../../src/db/schema/control/accounts.ts'
import { shardsOf } from '../../../../src/db/shards.ts'
import { resumeStalledImports } from '../../../../src/features/data/imports/resume-stalled-imports.ts'
import { continueMoves, requestMove } from '../../../../src/features/shards/move-account.ts'
import { waitUntil } from '../../../support/wait.ts'
import { atEachShard, contextOf, dataOf, db, mintAccount, shardOf } from '../../support/factories.ts'
import { crashesAtWrite, crashingContext } from '../../support/mortal-context.ts'
import { addContact, addCrawl, addItems, addPage, csvForm } from '../data/support.ts'

const HOUR_MS = 3_600_000
type Account = Awaited<ReturnType<typeof mintAccount>>

let time = Date.now()
const now = () => new Date(time)
beforeEach(() => {
  time = Date.now()
})

const shards = shardsOf(env)
const otherThan = (accountId: string) => [...shards.keys()].find((name) => name !== shardOf(accountId))!
const placeOf = async ({ id }: Account) =>
  (await db.select({ shard: accounts.shard }).from(accounts).where(eq(accounts.id, id)))[0]!.shard
/** How many rows of an account each table of a data database has. */
async function rowsAt(shard: string, accountId: string): Promise<Record<string, number>> {
  const counts = await runBatch(
    shards.get(shard)!,
    ACCOUNT_TABLES.map(({ name, of }) =>
      statement<{ rows: number }>(sql`SELECT count(*) AS rows FROM ${sql.identifier(name)} WHERE ${of(accountId)}`),
    ),
  )
  return Object.fromEntries(ACCOUNT_TABLES.map(({ name }, at) => [name, counts[at]![0]!.rows]))
}
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, rows) => all + rows, 0)
const valuesOf = async (account: Account, query: object = {}) =>
  (await account.call(contract.listAll, { query: { per_page: 100, ...query } })).data
    .map(({ value }) => value)
    .toSorted()

/** An account with everything that a crawl creates. */
async function mintOwner(): Promise<Account> {
  const account = await mintAccount()
  const { crawlId, sourceId, url } = await addCrawl(account.id)
  const contact = await addContact(account.id, sourceId, { name: 'Ada Byron' })
  await addItems(account.id, sourceId, [
    { value: 'ada@acme-tools.com', contactId: contact },
    { value: 'Ada Byron', type: 'names', contactId: contact },
    { value: '+44 20 7946 0999', type: 'phones' },
  ])
  await addPage(account.id, crawlId, url, 'Acme')
  return account
}

test('the list of account tables names every table of a data database', async () => {
  const { results } = await env.DATA_1.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE '%_search\\_%' ESCAPE '\\'",
  ).all<{ name: string }>()
  const ours = [...ACCOUNT_TABLES.map(({ name }) => name), ...DERIVED_TABLES]
  const ofPlace = ['held_accounts', 'arriving_accounts', 'd1_migrations']
  expect(results.map(({ name }) => name).toSorted()).toEqual([...ours, ...ofPlace].toSorted())
})

test('an account is complete in its new database, is used there, and its old copy is deleted', async () => {
  const account = await mintOwner()
  const [source, target] = [shardOf(account.id), otherThan(account.id)]
  const [before, values] = [await rowsAt(source, account.id), await valuesOf(account)]
  const { ctx } = crashingContext(account.id, now)
  await requestMove(ctx, account.id, target)
  await continueMoves(ctx)
  expect(await placeOf(account)).toBe(target)
  expect(await rowsAt(target, account.id)).toEqual(before)
  expect(await valuesOf(account)).toEqual(values)
  expect(await valuesOf(account, { search: 'byron' })).toEqual(['Ada Byron'])
  const body = { source_name: 'Fair', contacts: [{ email: 'new@acme-tools.com' }] }
  await account.call(additions.addManual, { body })
  expect(await valuesOf(account)).toHaveLength(values.length + 1)
  // Requests that still use the old database change nothing there.
  await expect(
    dataOf(account.id).run(
      sql`DELETE FROM sightings WHERE source BETWEEN ${firstNumber(account.id)} AND ${lastNumber(account.id)}`,
    ),
  ).rejects.toThrow()
  time += HOUR_MS
  await continueMoves(ctx)
  expect(sum(await rowsAt(source, account.id))).toBe(0)
  await expect(addItems(account.id, 'gone', [{ value: 'late@acme-tools.com' }])).rejects.toThrow()
  expect(await db.all(sql`SELECT 1 FROM account_moves WHERE account_id = ${account.id}`)).toEqual([])
})

test('a moved account can move back the same way', async () => {
  const account = await mintOwner()
  const [source, target] = [shardOf(account.id), otherThan(account.id)]
  const { ctx } = crashingContext(account.id, now)
  for (const place of [target, source]) {
    await requestMove(ctx, account.id, place)
    await expect(requestMove(ctx, account.id, place)).rejects.toThrow('on its way')
    await continueMoves(ctx)
    time += HOUR_MS
    await continueMoves(ctx)
    await addToFair(account, `${place.toLowerCase().replace('_', '-')}@acme-tools.com`)
  }
  expect(await placeOf(account)).toBe(source)
  expect(await valuesOf(account)).toHaveLength(5)
})

test('writes during the move are asked to retry, and reads continue', async () => {
  const account = await mintOwner()
  const values = await valuesOf(account)
  await dataOf(account.id).run(sql`INSERT INTO held_accounts (account_id) VALUES (${account.id})`)
  const body = { source_name: 'Fair', contacts: [{ email: 'new@acme-tools.com' }] }
  expect(await account.fail(additions.addManual, { body })).toMatchObject({
    httpStatus: 503,
    message: 'Your data is being moved to another place. Please try again in a minute.',
  })
  expect(await valuesOf(account)).toEqual(values)
})

const addToFair = (account: Account, email: string) =>
  account.call(additions.addManual, { body: { source_name: 'Fair', contacts: [{ email }] } })

describe('a move whose process crashes', () => {
  test('at any step continues there, and the account has everything once', async () => {
    let changes = Number.POSITIVE_INFINITY
    for (let fatal = 1; fatal <= changes; fatal++) {
      time = Date.now()
      const account = await mintOwner()
      const target = otherThan(account.id)
      const [before, values] = [await rowsAt(shardOf(account.id), account.id), await valuesOf(account)]
      await requestMove(contextOf(account.id), account.id, target)
      const killed = crashingContext(account.id, now, crashesAtWrite(fatal))
      await continueMoves(killed.ctx).catch(() => {})
      // The account is in use the whole time.
      expect(await valuesOf(account)).toEqual(values)
      const next = crashingContext(account.id, now)
      await continueMoves(next.ctx)
      changes = Math.min(changes, next.changes())
      expect(await placeOf(account), `killed before change ${fatal}`).toBe(target)
      expect(await rowsAt(target, account.id)).toEqual(before)
      expect(await valuesOf(account)).toEqual(values)
      await addToFair(account, 'after@acme-tools.com')
      time += HOUR_MS
      const clearing = crashingContext(account.id, now, crashesAtWrite(1 + (fatal % 8)))
      await continueMoves(clearing.ctx).catch(() => {})
      await continueMoves(next.ctx)
      expect(sum(await rowsAt(shardOf(account.id), account.id))).toBe(0)
      expect(await valuesOf(account)).toHaveLength(values.length + 1)
    }
    // At least one write before and after the tables, and one for each table with rows.
    expect(changes).toBeGreaterThan(15)
  })

  test('that only stalled, and resumes after another process finished, changes nothing any more', async () => {
    for (let pausedAt = 2; pausedAt <= 8; pausedAt++) {
      const account = await mintOwner()
      const target = otherThan(account.id)
      await requestMove(contextOf(account.id), account.id, target)
      const [paused, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const slow = crashingContext(account.id, now, async (step) => {
        if (step !== pausedAt) return
        reached.resolve()
        await paused.promise
      })
      const ending = continueMoves(slow.ctx)
      await reached.promise
      await continueMoves(contextOf(account.id))
      expect(await placeOf(account)).toBe(target)
      // Rows deleted in the new database do not come back.
      const [first] = (await account.call(contract.listAll, {})).data
      await account.call(contract.remove, { body: { data_ids: [first!.id] } })
      const left = await valuesOf(account)
      paused.resolve()
      await ending.catch(() => {})
      expect(await valuesOf(account), `paused at ${pausedAt}`).toEqual(left)
    }
  })
})

test('a running crawl continues in the new database, and has every page and value once', async () => {
  const [moved, still] = [await mintAccount(), await mintAccount()]
  const body = {
    types: ['emails' as const],
    engine: 'basic' as const,
    url: `${env.SITE_ORIGIN}/slow/0`,
    limit: 12,
    run_in_background: true,
  }
  const [one, other] = await Promise.all([moved, still].map((account) => account.call(crawls.start, { body })))
  const progress = async (account: Account, id: string) =>
    (await account.call(crawls.getProgress, { params: { id } })).data
  await waitUntil(async () => (await progress(moved, one!.data.crawl.id)).pages_done >= 3)
  const { ctx } = crashingContext(moved.id, now)
  await requestMove(ctx, moved.id, otherThan(moved.id))
  await continueMoves(ctx)
  const ended = async (account: Account, id: string) => {
    await waitUntil(async () => (await progress(account, id)).finished_at, { interval: 200 })
    const { crawl, results } = (await account.call(crawls.get, { params: { id } })).data
    return { status: crawl.status, pages: crawl.pages_done, emails: results.emails?.toSorted() }
  }
  const [here, there] = await Promise.all([ended(moved, one!.data.crawl.id), ended(still, other!.data.crawl.id)])
  expect(here).toEqual(there)
  expect(here.status).toBe('completed')
  expect(await rowsAt(otherThan(moved.id), moved.id)).toMatchObject({ crawls: 1, sources: 1 })
})

test('a running website download is complete in the new database', async () => {
  const [moved, still] = [await mintAccount(), await mintAccount()]
  const body = { url: `${env.OFFLINE_ORIGIN}/`, max_depth: 1 }
  const [one, other] = await Promise.all([moved, still].map((account) => account.call(downloads.start, { body })))
  const { ctx } = crashingContext(moved.id, now)
  await requestMove(ctx, moved.id, otherThan(moved.id))
  await continueMoves(ctx)
  const ended = async (account: Account, id: string) => {
    const read = async () => (await account.call(downloads.get, { params: { id } })).data
    await waitUntil(async () => (await read()).completed_at, { interval: 200 })
    const { status, pages_downloaded, assets_downloaded, progress } = await read()
    return { status, pages_downloaded, assets_downloaded, progress }
  }
  const [here, there] = await Promise.all([ended(moved, one!.data.id), ended(still, other!.data.id)])
  expect(here).toEqual(there)
  expect(here).toMatchObject({ status: 'completed', progress: 100 })
})

test('a running import reads each row once', async () => {
  const account = await mintAccount()
  const rows = Array.from({ length: 6_000 }, (_, at) => `Person ${at},p${at}@acme-tools.com`)
  const form = csvForm(`name,email\n${rows.join('\n')}\n`)
  const asked = await account.call(additions.importCsv, { body: form as never })
  const read = async () => (await account.call(additions.getImport, { params: { id: asked.data.id } })).data
  await requestMove(contextOf(account.id), account.id, otherThan(account.id))
  await continueMoves(contextOf(account.id))
  expect(await placeOf(account)).toBe(otherThan(account.id))
  const clock = { now: () => new Date(Date.now() + HOUR_MS) }
  await waitUntil(
    async () => {
      await atEachShard((ctx) => resumeStalledImports({ ...ctx, clock }))
      return (await read()).state === 'finished'
    },
    { interval: 500 },
  )
  expect(await read()).toMatchObject({ rows: 6_000, taken: 6_000, total_emails: 6_000 })
  expect((await account.call(contract.listAll, { query: { type: 'emails' } })).pagination.total).toBe(6_000)
})
