import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { backgroundFacts, createContext } from '../../../../src/core/context.ts'
import { roomiestShard } from '../../../../src/core/roomiest-shard.ts'
import { shards } from '../../../../src/db/schema/control/accounts.ts'
import { reportSizes } from '../../../../src/features/shards/report-sizes.ts'
import { db, mintAccount, shardOf } from '../../support/factories.ts'
import { addCrawl, addItems } from '../data/support.ts'

const ctx = createContext(env, backgroundFacts('test'))

test('a new account goes where there is most room', async () => {
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
  const chosen = await roomiestShard(ctx)
  expect(reports.find(({ name }) => name === chosen)?.bytes).toBe(emptiest)
})

test('one that has just been added, and reported nothing yet, is empty', async () => {
  await db.delete(shards)
  await reportSizes({ ...ctx, shards: new Map([...ctx.shards].slice(0, 2)) })
  expect(await roomiestShard(ctx)).toBe('DATA_3')
})
