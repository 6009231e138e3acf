import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import * as usage from '../../../../src/contracts/service-usage/service-usage.ts'
import * as contract from '../../../../src/contracts/system/operations.ts'
import { site } from '../../../../src/contracts/system/system.ts'
import { backgroundFacts, createContext } from '../../../../src/core/context.ts'
import { accounts, shardCounts, shardDays } from '../../../../src/db/schema/control/accounts.ts'
import { mailDomains } from '../../../../src/db/schema/control/mail-domains.ts'
import { outboxMessages } from '../../../../src/db/schema/control/operations.ts'
import { plans } from '../../../../src/db/schema/control/plans.ts'
import { settings } from '../../../../src/db/schema/control/settings.ts'
import { subscriptions } from '../../../../src/db/schema/control/subscriptions.ts'
import { notifications } from '../../../../src/db/schema/data/notifications.ts'
import { siteDownloads } from '../../../../src/db/schema/data/site-downloads.ts'
import { countRows, reportCounts, reportDays } from '../../../../src/domain/shards/shard-counts.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { waitFor } from '../../../support/wait.ts'
import { atEachShard, db, mintAccount, visitor } from '../../support/factories.ts'

const ctx = createContext(env, backgroundFacts('test'))
const operator = () => mintAccount({ isAdmin: true, grants: ['system:manage'] })
const endpoints = {
  info: contract.systemInfo,
  stats: contract.systemStats,
  settings: contract.getSettings,
  usage: usage.readServiceUsage,
}
afterEach(async () => {
  await db.delete(settings)
})

test.each(Object.entries(endpoints))('%s requires permission to manage the system', async (_, endpoint) => {
  const statuses = await Promise.all([
    visitor.send(endpoint),
    (await mintAccount()).send(endpoint),
    (await mintAccount({ isAdmin: true })).send(endpoint),
    (await operator()).send(endpoint),
    (await mintAccount({ isRoot: true })).send(endpoint),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([401, 403, 403, 200, 200])
})

test('environment details are read from the running system', async () => {
  const { data } = await (await operator()).call(contract.systemInfo, {})
  expect(data).toMatchObject({ environment: 'development', debug_mode: true, cache_driver: 'D1 (mail_domains)' })
  expect(data.language_version).toContain(process.versions.node)
  expect(data.framework_version).toMatch(/^Hono \d+\.\d+\.\d+/)
  expect(data.database_driver).toBe(`D1 (SQLite), ${ctx.shards.size + 1} databases`)
})

test('counts cover all data databases, on the first request and after each report', async () => {
  await db.delete(shardCounts)
  const person = await operator()
  const held = async () => {
    const each = await Promise.all([...ctx.shards.values()].map((data) => data.$count(notifications)))
    return each.reduce((sum, count) => sum + count, 0)
  }
  const { data: first } = await person.call(contract.systemStats, {})
  expect(first.total_notifications).toBe(await held())
  expect(first.counted_at).not.toBeNull()
  await atEachShard(async ({ data }) => {
    await data.insert(notifications).values({
      id: newId(),
      accountId: newId(),
      type: 'info',
      title: 'Hello',
      message: 'Hello',
      createdAt: new Date().toISOString(),
    } as typeof notifications.$inferInsert)
  })
  await atEachShard(async ({ data }) => {
    const total = await data.$count(notifications)
    for (const rowsAtOnce of [1, total, total + 1])
      expect(await countRows(data, 'notifications', rowsAtOnce)).toBe(total)
  })
  await atEachShard(reportCounts)
  const { data: second } = await person.call(contract.systemStats, {})
  expect(second.total_notifications).toBe(first.total_notifications + ctx.shards.size)
  expect(second.total_users).toBe(await db.$count(accounts))
  expect(second.database_size.databases).toHaveLength(ctx.shards.size + 1)
  expect(second.database_size.bytes).toBeGreaterThan(0)
})

test('refreshing counts again, at most once a minute', async () => {
  const person = await operator()
  const refreshed = async () => (await person.call(contract.systemStats, { query: { refresh: 'true' } })).data
  const { data: before } = await person.call(contract.systemStats, {})
  const old = new Date(Date.now() - 3_600_000).toISOString()
  await db.update(shardCounts).set({ reportedAt: old })
  const anew = await refreshed()
  expect(anew.counted_at! > old).toBe(true)
  expect((await refreshed()).counted_at).toBe(anew.counted_at)
  expect(anew.total_campaigns).toBe(before.total_campaigns)
})

test('usage sums the days of all data databases, however often they report, and fills gaps with zeros', async () => {
  await db.delete(shardDays)
  await db.delete(shardCounts)
  const before = await (await operator()).call(usage.readServiceUsage, { query: { days: 7 } })
  await atEachShard(async ({ data }) => {
    for (const accountId of [newId(), newId()])
      await data.insert(siteDownloads).values({
        id: newId(),
        accountId,
        url: 'https://acme-tools.com/',
        maxDepth: 1,
        followsExternal: false,
        respectsRobots: true,
        includeTypes: [],
        rendersPages: false,
        makesWacz: false,
        pagesMax: 1,
        filesMax: 1,
        bytesMax: 1,
        msMax: 1,
        status: 'completed',
        createdAt: new Date().toISOString(),
        heartbeatAt: new Date().toISOString(),
      })
  })
  await atEachShard(reportDays)
  await atEachShard(reportDays)
  const { data } = await (await operator()).call(usage.readServiceUsage, { query: { days: 7 } })
  expect(data.days).toHaveLength(7)
  expect(data.days.at(-1)!.date).toBe(new Date().toISOString().slice(0, 10))
  expect(data.totals.downloads - before.data.totals.downloads).toBe(2 * ctx.shards.size)
  expect(data.days[0]!.downloads).toBe(0)
  expect(data.totals.sign_ups).toBeGreaterThan(0)
})

test('clearing the cache deletes cached values, returns the number, and is audited', async () => {
  const person = await operator()
  await db.delete(mailDomains)
  await db
    .insert(mailDomains)
    .values({ domain: 'acme.example', answer: 'accepts', checkedAt: new Date().toISOString() })
  expect(await person.call(contract.clearCache, {})).toMatchObject({
    message: 'Cache cleared successfully',
    data: { cleared: 1 },
  })
  expect(await db.$count(mailDomains)).toBe(0)
  await person.call(contract.clearCache, {})
  const told = await env.DB.prepare(
    "SELECT affected FROM audit_events WHERE action = 'system.clear-cache' AND actor_id = ? ORDER BY id",
  )
    .bind(person.id)
    .all()
  expect(told.results).toEqual([{ affected: 1 }, { affected: 0 }])
})

test('optimizing covers every database, and is audited', async () => {
  const person = await operator()
  const { message, data } = await person.call(contract.optimize, {})
  expect(message).toBe('Application optimized successfully')
  expect(data.databases.map(({ name, ok }) => [name, ok])).toEqual(['DB', ...ctx.shards.keys()].map((n) => [n, true]))
  const told = await env.DB.prepare("SELECT 1 FROM audit_events WHERE action = 'system.optimize' AND actor_id = ?")
    .bind(person.id)
    .all()
  expect(told.results).toHaveLength(1)
})

const free = { displayName: 'Free', description: 'Free', currency: 'NGN', crawlsPerMonth: 1, apiCallsPerDay: 1 }
async function makePlan(priceMonthlyMinor: number): Promise<string> {
  const name = newId()
  const now = new Date().toISOString()
  await db.insert(plans).values({
    ...free,
    ...{ id: newId(), name, priceMonthlyMinor, priceYearlyMinor: 0, maxWebsites: 1, maxApiKeys: 1 },
    ...{ websiteDownloadsPerDay: 1, createdAt: now, updatedAt: now },
  })
  return name
}
const register = (email: string) => {
  const password = 'correct-horse-battery-9'
  return visitor.send(auth.register, { body: { name: 'Ada', email, password, password_confirmation: password } })
}

test('a new account has the default plan, which must cost nothing', async () => {
  const person = await operator()
  const refused = await person.fail(contract.updateSettings, { body: { default_plan: await makePlan(100) } })
  expect(refused.errors).toHaveProperty('default_plan')
  const name = await makePlan(0)
  await person.call(contract.updateSettings, { body: { default_plan: name } })
  const email = `${newId()}@example.org`
  expect((await register(email)).status).toBe(200)
  const rows = await db
    .select({ plan: plans.name, status: subscriptions.status })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .innerJoin(accounts, eq(accounts.id, subscriptions.accountId))
    .where(eq(accounts.email, email))
  expect(rows).toEqual([{ plan: name, status: 'active' }])
  expect((await register(email)).status).toBe(422)
})

test('closed sign-up rejects registrations', async () => {
  await (await operator()).call(contract.updateSettings, { body: { sign_up_open: false } })
  expect((await register(`${newId()}@example.org`)).status).toBe(403)
})

test('mails contain the escaped name of the service, and replies go to support', async () => {
  const body = { site_name: 'Acme & <Sons>', support_email: 'help@acme.example' }
  await (await operator()).call(contract.updateSettings, { body })
  expect((await visitor.call(site, {})).data.name).toBe(body.site_name)
  const email = `${newId()}@example.org`
  await register(email)
  const mail = await waitFor(async () => {
    const [one] = await db.select().from(outboxMessages).where(eq(outboxMessages.to, email))
    expect(one).toBeDefined()
    return one!
  })
  expect(mail.replyTo).toBe(body.support_email)
  expect(mail.text).toContain('Thank you for signing up for Acme & <Sons>.')
  expect(mail.html).toContain('Acme &amp; &lt;Sons&gt;')
  expect(`${mail.subject}${mail.html}${mail.text}`).not.toContain('{{')
})
