import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/accounts/accounts.ts'
import { createThrottle } from '../../../../src/core/throttle.ts'
import {
  CONTROL_TABLES,
  EXPORTS_AT_ONCE,
  EXPORTS_OF_DATABASE,
  exportedColumns,
  NOT_EXPORTED,
  roomAtDatabase,
} from '../../../../src/features/accounts/export-account.ts'
import { dataOf, db } from '../../support/factories.ts'
import { mintKey } from '../../support/keys.ts'
import { passwordHash } from '../auth/support.ts'
import { addCampaign, addSender } from '../campaigns/support.ts'
import { addCrawl, addItems, addPage } from '../data/support.ts'
import { mintHolder } from './support.ts'

test('all data of an account is exported as one file, without secrets', async () => {
  const account = await mintHolder()
  const { crawlId, sourceId, url } = await addCrawl(account.id)
  const values = Array.from({ length: 1_203 }, (_, at) => ({ value: `p${at}@acme-tools.com` }))
  await addItems(account.id, sourceId, values)
  await addPage(account.id, crawlId, url, 'Acme')
  const senderId = await addSender(account.id, { secrets: 'sealed-smtp-password' })
  const campaign = await addCampaign(account.id, { senderId, rows: [{ state: 'sent' }] })
  const text = await (await account.send(contract.exportAccount)).text()
  const file = JSON.parse(text)
  expect(file).toMatchObject({
    profile: { email: account.email },
    crawls: [{ id: crawlId }],
    pages: [{ title: 'Acme' }],
    senders: [{ id: senderId, name: 'Main' }],
    campaigns: [{ id: campaign.id }],
    recipients: [{ id: campaign.recipientIds[0], state: 'sent' }],
  })
  expect(text).not.toContain('sealed-smtp-password')
  expect(file.values.map((row: { value: string }) => row.value).toSorted()).toEqual(
    values.map(({ value }) => value).toSorted(),
  )
  expect(text).not.toContain(passwordHash)
  const other = await mintHolder()
  expect(await (await other.send(contract.exportAccount)).text()).not.toContain('acme-tools')
})

test('the file has keys, webhooks, subscription, payments and the whole audit trail, without their secrets', async () => {
  const account = await mintHolder()
  const at = new Date().toISOString()
  const minted = await mintKey(account.id)
  await dataOf(account.id).run(sql`
    INSERT INTO webhook_endpoints (id, account_id, url, description, events, secret, secret_end, former_secret, created_at, updated_at)
    VALUES ('hook', ${account.id}, 'https://hook.test/', '', '[]', 'canary-secret', 'canary-end', 'canary-former', ${at}, ${at})`)
  const [subscription] = await db.all<{ id: string; plan_id: string }>(
    sql`SELECT id, plan_id FROM subscriptions WHERE account_id = ${account.id}`,
  )
  await db.run(sql`
    INSERT INTO payments (id, account_id, kind, plan_id, billing_cycle, terms, provider, reference, currency, amount_minor, price_minor, created_at, updated_at)
    VALUES ('pay', ${account.id}, 'first', ${subscription!.plan_id}, 'monthly', '{}', 'paystack', 'ref', 'NGN', 1, 1, ${at}, ${at})`)
  await db.run(sql`INSERT INTO payment_methods (account_id, provider, token, label, created_at)
    VALUES (${account.id}, 'paystack', 'canary-token', 'Visa 4242', ${at})`)
  await db.run(sql`INSERT INTO audit_events (id, actor_kind, actor_id, account_id, action, affected, request_id, ip_address, created_at)
    VALUES ('act', 'session', 'administrator', ${account.id}, 'user.update', 1, 'r', '203.0.113.9', ${at})`)
  const text = await (await account.send(contract.exportAccount)).text()
  const file = JSON.parse(text)
  expect(file).toMatchObject({
    api_keys: [{ id: minted.id, account_id: account.id }],
    webhook_endpoints: [{ id: 'hook', url: 'https://hook.test/' }],
    subscriptions: [{ id: subscription!.id }],
    payments: [{ id: 'pay', reference: 'ref' }],
    payment_methods: [{ label: 'Visa 4242' }],
  })
  const acts = file.account_audit_events.map(({ action }: { action: string }) => action)
  expect(acts).toEqual(expect.arrayContaining(['account.export', 'user.update']))
  for (const secret of ['canary', minted.plain, '203.0.113.9']) expect(text.includes(secret) && secret).toBe(false)
})

test('the number of concurrent exports per account is limited, and a finished one makes room', async () => {
  const account = await mintHolder()
  const throttle = createThrottle(env)
  const room = `account-export:${account.id}`
  for (let running = 0; running < EXPORTS_AT_ONCE.attemptsMax; running++)
    await throttle.spend(room, EXPORTS_AT_ONCE, 'running')
  const refused = await account.send(contract.exportAccount)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await throttle.refund(room)
  // Each of these makes room for the next export.
  for (let at = 0; at <= EXPORTS_AT_ONCE.attemptsMax; at++) {
    const answer = await account.send(contract.exportAccount)
    expect(answer.status).toBe(200)
    expect(JSON.parse(await answer.text()).profile.id).toBe(account.id)
  }
})

test('concurrent exports per database are limited, and a rejected one takes no slot', async () => {
  const account = await mintHolder()
  const throttle = createThrottle(env)
  const [row] = await db.all<{ shard: string }>(sql`SELECT shard FROM accounts WHERE id = ${account.id}`)
  const room = roomAtDatabase(row!.shard)
  // Exports that other tests abandoned still occupy slots.
  const isFull = () =>
    throttle.spend(room, EXPORTS_OF_DATABASE, 'full').then(
      () => false,
      () => true,
    )
  let running = 0
  while (!(await isFull())) running++
  expect(running).toBeLessThanOrEqual(EXPORTS_OF_DATABASE.attemptsMax)
  for (let at = 0; at <= EXPORTS_AT_ONCE.attemptsMax; at++) {
    const refused = await account.send(contract.exportAccount)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.text()).toContain('Many exports')
  }
  await throttle.refund(room)
  for (let at = 0; at < 2; at++) {
    const answer = await account.send(contract.exportAccount)
    expect(JSON.parse(await answer.text()).profile.id).toBe(account.id)
  }
})

test('the file contains every table with account data, or a reason why not', async () => {
  const tables = await db.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%\`account_id\`%' ORDER BY name`,
  )
  const exported = CONTROL_TABLES.map(({ table }) => getTableConfig(table).name)
  expect(exported.toSorted()).toEqual(tables.map(({ name }) => name).filter((name) => NOT_EXPORTED[name] === undefined))
  for (const { table } of CONTROL_TABLES) {
    const columns = getTableConfig(table).columns.map(({ name }) => name)
    const left = columns.filter((name) => !exportedColumns(table).includes(name))
    expect(
      left.filter(
        (name) =>
          !/^(?:hash|former_hash|sealed|token|confirm_hash|undo_hash|token_hash|stop_hash|payer_hash|client_secret)$/.test(
            name,
          ),
      ),
    ).toEqual([])
  }
})
