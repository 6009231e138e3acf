import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditStatement } from '../../../src/core/audit.ts'
import { backgroundFacts, createContext, type RequestFacts } from '../../../src/core/context.ts'
import { runBatch, statement } from '../../../src/db/batch.ts'
import { newId } from '../../../src/lib/ids.ts'
import { db, mintAccount } from '../support/factories.ts'

const facts: RequestFacts = { ...backgroundFacts('a-request', 'a-job'), ipAddress: '192.0.2.7' }
const rename = (id: string, name: string) =>
  statement(sql`UPDATE accounts SET name = ${name} WHERE id = ${id} AND name <> ${name}`)
const eventsOf = (accountId: string) =>
  db.all<Record<string, unknown>>(sql`SELECT * FROM audit_events WHERE account_id = ${accountId}`)

test('an audit entry says who did what to whom, and what changed', async () => {
  const { id } = await mintAccount()
  const ctx = createContext(env, { ...facts, actor: { kind: 'stand-in', administratorId: 'admin', sessionId: 's' } })
  const objectId = newId()
  await runBatch(ctx.db, [
    rename(id, 'New'),
    auditStatement(ctx, {
      action: 'subscription.start',
      accountId: id,
      objectId,
      before: { name: 'Old' },
      after: { name: 'New' },
    }),
  ])
  expect(await eventsOf(id)).toEqual([
    {
      id: expect.any(String),
      actor_kind: 'stand-in',
      actor_id: 'admin',
      account_id: id,
      action: 'subscription.start',
      object_id: objectId,
      affected: 1,
      before: '{"name":"Old"}',
      after: '{"name":"New"}',
      request_id: 'a-request',
      ip_address: '192.0.2.7',
      created_at: expect.any(String),
    },
  ])
})

test('an action that changes nothing has no audit entry, and a failed one leaves neither change nor entry', async () => {
  const { id } = await mintAccount()
  const ctx = createContext(env, facts)
  const told = auditStatement(ctx, { action: 'crawl.delete', accountId: id })
  await runBatch(ctx.db, [rename(id, 'Test Person'), told])
  expect(await eventsOf(id)).toEqual([])
  const failing = [rename(id, 'Other'), told, statement(sql`INSERT INTO accounts (id) VALUES (${id})`)]
  await expect(runBatch(ctx.db, failing)).rejects.toThrow()
  expect(await eventsOf(id)).toEqual([])
  expect(await db.all(sql`SELECT name FROM accounts WHERE id = ${id}`)).toEqual([{ name: 'Test Person' }])
})

test('a delete cascade of the statement before it does not count as a change', async () => {
  const { id } = await mintAccount()
  const ctx = createContext(env, facts)
  await runBatch(ctx.db, [
    statement(sql`DELETE FROM accounts WHERE id = ${id}`),
    auditStatement(ctx, { action: 'account.reset-password', accountId: id }),
  ])
  // Entries are kept even after the account is deleted.
  expect(await eventsOf(id)).toMatchObject([{ affected: 1, actor_kind: 'job', actor_id: 'a-job' }])
})
