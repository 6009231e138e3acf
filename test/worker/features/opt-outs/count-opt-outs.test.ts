import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { requestPerson } from '../../../../src/contracts/opt-outs/opt-outs.ts'
import { optOutCounts } from '../../../../src/contracts/system/operations.ts'
import { backgroundFacts, createContext } from '../../../../src/core/context.ts'
import { optOuts } from '../../../../src/db/schema/control/opt-outs.ts'
import { countOptOuts } from '../../../../src/features/opt-outs/count-opt-outs.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { db, mintAccount, visitor } from '../../support/factories.ts'

const ctx = createContext(env, backgroundFacts('test'))
const at = (instant: string) => ({ ...ctx, clock: { now: () => new Date(instant) } })
const operator = () => mintAccount({ grants: ['system:manage'] })
type Row = typeof optOuts.$inferInsert
const add = (kind: Row['kind'], proof: Row['proof'], createdAt: string) =>
  db.insert(optOuts).values({ hash: newId(), kind, proof, createdAt })

beforeEach(async () => {
  await db.delete(optOuts)
})

test('counts require permission to manage the system', async () => {
  const statuses = await Promise.all([
    visitor.send(optOutCounts),
    (await mintAccount()).send(optOutCounts),
    (await mintAccount({ isAdmin: true, grants: ['submissions:manage'] })).send(optOutCounts),
    (await operator()).send(optOutCounts),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([401, 403, 403, 200])
})

test('without opt-outs, every kind and proof has a count of zero', async () => {
  const { data } = await (await operator()).call(optOutCounts, {})
  const none = (names: readonly string[], name: string) => names.map((value) => ({ [name]: value, count: 0 }))
  expect(data).toEqual({
    total: 0,
    by_kind: none(['email', 'phone', 'site'], 'kind'),
    by_proof: none(['mail', 'dns', 'file', 'word'], 'proof'),
    by_day: [],
  })
})

test('all opt-outs are counted by kind and proof, and those of the last 90 days by day in UTC, newest first', async () => {
  await add('email', 'mail', '2025-01-01T00:00:00.000Z')
  await add('site', 'dns', '2025-12-11T23:59:59.999Z')
  await add('site', 'file', '2025-12-12T00:00:00.000Z')
  await add('email', 'mail', '2026-03-10T23:59:59.999Z')
  await add('phone', 'word', '2026-03-11T00:00:00.000Z')
  await add('email', 'mail', '2026-03-11T08:00:00.000Z')
  await add('email', 'mail', '2026-03-11T09:00:00.000Z')
  expect(await countOptOuts(at('2026-03-11T12:00:00.000Z'))).toEqual({
    total: 7,
    by_kind: [
      { kind: 'email', count: 4 },
      { kind: 'phone', count: 1 },
      { kind: 'site', count: 2 },
    ],
    by_proof: [
      { proof: 'mail', count: 4 },
      { proof: 'dns', count: 1 },
      { proof: 'file', count: 1 },
      { proof: 'word', count: 1 },
    ],
    by_day: [
      { date: '2026-03-11', kind: 'email', count: 2 },
      { date: '2026-03-11', kind: 'phone', count: 1 },
      { date: '2026-03-10', kind: 'email', count: 1 },
      { date: '2025-12-12', kind: 'site', count: 1 },
    ],
  })
})

test('a repeated request counts once, and no personal data is shown', async () => {
  const body = { phone: '+44 20 7946 0123' }
  const headers = { 'cf-connecting-ip': '203.0.113.90' }
  for (const _ of [1, 2]) expect((await visitor.send(requestPerson, { body }, headers)).ok).toBe(true)
  const [row] = await db.select().from(optOuts)
  const answer = await (await operator()).send(optOutCounts)
  const text = await answer.text()
  expect(JSON.parse(text).data).toMatchObject({ total: 1, by_day: [{ kind: 'phone', count: 1 }] })
  expect(text).not.toContain(row!.hash)
  expect(text).not.toContain('7946')
})
