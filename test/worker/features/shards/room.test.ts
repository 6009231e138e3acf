import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { backgroundFacts, createContext } from '../../../../src/core/context.ts'
import { accountMoves, shards } from '../../../../src/db/schema/control/accounts.ts'
import { leastLoadedShard } from '../../../../src/domain/shards/least-loaded-shard.ts'
import { relieveFullShards } from '../../../../src/features/shards/relieve-full-shards.ts'
import { reportSizes } from '../../../../src/features/shards/report-sizes.ts'
import { db, mintAccount, shardOf } from '../../support/factories.ts'
import { addCrawl, addItems } from '../data/support.ts'

const ctx = createContext(env, backgroundFacts('test'))

test('a new account is assigned to the database with the most free space', async () => {
  const account = await mintAccount()
  const { sourceId } = await addCrawl(account.id)
  const values = Array.from({ length: 300 }, (_, at) => ({ value: `p${at}@acme-tools.com`, snippet: 'x'.repeat(500) }))
  await addItems(account.id, sourceId, values)
  await reportSizes(ctx)
  const reports = await db.select().from(shards)
  expect(reports.map(({ name }) => name).toSorted()).toEqual(['DATA_1', 'DATA_2', 'DATA_3'])
  const fullest = reports.toSorted((a, b) => b.bytes - a.bytes)[0]!
  expect(fullest.name).toBe(shardOf(account.id))
  const emptiest = Math.min(...reports.map(({ bytes }) => bytes))
  expect(reports.find(({ name }) => name === 'DATA_1')?.bytes).toBeGreaterThan(0)
  const chosen = await leastLoadedShard(ctx)
  expect(reports.find(({ name }) => name === chosen)?.bytes).toBe(emptiest)
})

test('a database that was just added and has no report yet counts as empty', async () => {
  await db.delete(shards)
  await reportSizes({ ...ctx, shards: new Map([...ctx.shards].slice(0, 2)) })
  expect(await leastLoadedShard(ctx)).toBe('DATA_3')
})

describe('a full data database', () => {
  const GB = 1e9
  const report = async (bytes: Record<string, number>) => {
    await db.delete(shards)
    const reportedAt = new Date().toISOString()
    await db.insert(shards).values(Object.entries(bytes).map(([name, size]) => ({ name, bytes: size, reportedAt })))
  }
  const mintHolder = async (values: number) => {
    const account = await mintAccount()
    const { sourceId } = await addCrawl(account.id)
    await addItems(
      account.id,
      sourceId,
      Array.from({ length: values }, (_, at) => ({ value: `p${at}@acme-tools.com` })),
    )
    return account
  }
  beforeEach(async () => {
    await db.delete(accountMoves)
  })
  const moves = () => db.select().from(accountMoves)

  test('moves its largest accounts one by one to the database with the most free space', async () => {
    const accounts = [await mintHolder(2), await mintHolder(400), await mintHolder(3)]
    const largest = accounts[1]!
    const source = shardOf(largest.id)
    const [target, other] = [...ctx.shards.keys()].filter((name) => name !== source)
    await report({ [source]: 7.5 * GB, [target!]: 1 * GB, [other!]: 2 * GB })
    await relieveFullShards(ctx)
    await relieveFullShards(ctx)
    expect(await moves()).toMatchObject([{ accountId: largest.id, source, target }])
  })

  test('moves no account that fits nowhere else, and reports that there is no space', async () => {
    const account = await mintHolder(2)
    const source = shardOf(account.id)
    await report(Object.fromEntries([...ctx.shards.keys()].map((name) => [name, 7.5 * GB])))
    await expect(relieveFullShards(ctx)).rejects.toThrow(`${source}`)
    expect(await moves()).toEqual([])
  })

  test('with free space moves no account', async () => {
    await mintHolder(1)
    await report(Object.fromEntries([...ctx.shards.keys()].map((name) => [name, 6.9 * GB])))
    await relieveFullShards(ctx)
    expect(await moves()).toEqual([])
  })
})
