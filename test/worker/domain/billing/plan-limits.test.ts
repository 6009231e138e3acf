import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as apiKeys from '../../../../src/contracts/api-keys/api-keys.ts'
import * as plansContract from '../../../../src/contracts/billing/plans.ts'
import { StartCrawl } from '../../../../src/contracts/crawls/crawls.ts'
import { StartSiteDownload } from '../../../../src/contracts/site-downloads/site-downloads.ts'
import * as key from '../../../../src/contracts/v1/key.ts'
import * as webhooks from '../../../../src/contracts/webhooks/webhooks.ts'
import type { ServiceContext } from '../../../../src/core/context.ts'
import { plans } from '../../../../src/db/schema/control/plans.ts'
import { webhookDeliveries } from '../../../../src/db/schema/data/webhooks.ts'
import { readUsed } from '../../../../src/domain/billing/plan-limits.ts'
import { createKey } from '../../../../src/features/api-keys/change-key.ts'
import { startCrawl } from '../../../../src/features/crawls/start/start-crawl.ts'
import { startSiteDownload } from '../../../../src/features/site-downloads/start-site-download.ts'
import { enqueueWebhooks } from '../../../../src/features/webhooks/enqueue-webhooks.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { actingFor, contextOf, dataOf, db, mintAccount, type TestPlan } from '../../support/factories.ts'
import { mintKey } from '../../support/keys.ts'

/** Puts the account on a plan from now on. */
const setPlan = (accountId: string, plan: Partial<typeof plans.$inferInsert>) =>
  db.update(plans).set(plan).where(sql`id IN (SELECT plan_id FROM subscriptions WHERE account_id = ${accountId})`)

/** Acts for an account whose crawls and downloads are booked, but never started. */
async function booking(accountId: string): Promise<ServiceContext> {
  const ctx = await actingFor(accountId)
  const idle = () => ({ begin: async () => {} }) as never
  const queues = { ...ctx.queues, send: async () => {} }
  return { ...ctx, queues, coordinators: { ...ctx.coordinators, crawl: idle, siteDownload: idle } }
}

const crawlOf = (url: string) => StartCrawl.parse({ types: ['emails'], engine: 'basic', url, run_in_background: true })
const KEY = { name: 'One of many', permissions: ['read' as const] }

/** Uses up one unit of each limit, the `at`th time. */
const SPENDING: readonly [string, TestPlan, (ctx: ServiceContext, at: number) => Promise<unknown>][] = [
  ['crawls', { crawlsPerMonth: 3 }, (ctx) => startCrawl(ctx, crawlOf('https://acme.com/'))],
  ['websites', { maxWebsites: 3 }, (ctx, at) => startCrawl(ctx, crawlOf(`https://acme-${at}.com/`))],
  ['api_keys', { maxApiKeys: 3 }, (ctx) => createKey(ctx, apiKeys.CreateApiKey.parse(KEY))],
  [
    'site_downloads',
    { websiteDownloadsPerDay: 3 },
    (ctx) => startSiteDownload(ctx, StartSiteDownload.parse({ url: 'https://acme.com/' })),
  ],
]

describe('the last free unit of a plan', () => {
  test.each(SPENDING)('of its %s goes to one of fifty concurrent requests', async (name, plan, spend) => {
    const { id } = await mintAccount({ plan })
    const ctx = await booking(id)
    for (let at = 0; at < 2; at++) await spend(ctx, at)
    const asked = await Promise.allSettled(Array.from({ length: 50 }, (_, at) => spend(ctx, at + 2)))
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 49 }, () => 'limit_reached'))
    const used = await readUsed(ctx, ctx.account!, [name as 'crawls'])
    expect(Object.values(used)).toMatchObject([{ used: 3, limit: 3, remaining: 0, unlimited: false }])
  })

  test('of its API calls goes to one of fifty concurrent requests, and the others learn when to retry', async () => {
    const account = await mintAccount({ plan: { apiCallsPerDay: 3 } })
    const { send, call } = await mintKey(account.id)
    for (let at = 0; at < 2; at++) await call(key.get, {})
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(key.get)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 402)
    expect(refused).toHaveLength(49)
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused[0]!.headers.get('link')).toBe('</dashboard/pricing>; rel="upgrade"')
    expect(await refused[0]!.json()).toMatchObject({
      message: expect.stringMatching(/^You have used all 3 API calls of today\. Upgrade your plan/),
    })
  })
})

test('usage reports when each limit resets, in UTC', async () => {
  const { id } = await mintAccount()
  const ctx = { ...(await actingFor(id)), clock: { now: () => new Date('2026-12-31T23:30:00Z') } }
  const used = await readUsed(ctx, ctx.account!, ['crawls', 'websites', 'api_calls', 'site_downloads', 'api_keys'])
  expect(Object.fromEntries(Object.entries(used).map(([name, { resets_at }]) => [name, resets_at]))).toEqual({
    crawls: '2027-01-01T00:00:00.000Z',
    websites: '2027-01-01T00:00:00.000Z',
    api_calls: '2027-01-01T00:00:00.000Z',
    site_downloads: '2027-01-01T00:00:00.000Z',
    api_keys: null,
  })
})

describe('resources that were created under a larger plan', () => {
  test('keep working as API keys, and only another key is rejected', async () => {
    const account = await mintAccount({ plan: { maxApiKeys: 3 } })
    const held = await Promise.all([1, 2, 3].map(() => mintKey(account.id)))
    await setPlan(account.id, { maxApiKeys: 1 })
    expect(JSON.stringify(await account.call(apiKeys.list, {})).match(/"permissions"/g)).toHaveLength(3)
    for (const { send } of held) expect((await send(key.get)).status).toBe(200)
    expect(await account.fail(apiKeys.create, { body: KEY })).toMatchObject({ httpStatus: 402, code: 'limit_reached' })
    const { api_keys } = (await account.call(plansContract.getUsage, {})).data
    expect(api_keys).toMatchObject({ used: 3, limit: 1, remaining: 0 })
    // Deleting makes room and is never rejected.
    for (const { id } of held) await account.call(apiKeys.remove, { params: { id } })
    await account.call(apiKeys.create, { body: KEY })
  })

  test('stay readable as webhooks without deliveries, and resume with the plan', async () => {
    const account = await mintAccount()
    await setPlan(account.id, { hasWebhooks: true })
    const body = { url: 'https://acme.com/hook', events: ['crawl.started' as const] }
    const { data: made } = await account.call(webhooks.create, { body })
    const params = { id: made.id }
    const ctx = contextOf(account.id)
    const hear = () =>
      enqueueWebhooks({ ...ctx, queues: { ...ctx.queues, send: async () => {} } }, {
        ...{ kind: 'crawl.started', id: newId(), account_id: account.id, happened_at: new Date().toISOString() },
        ...{ crawl_id: newId(), name: 'acme.com', is_background: true },
      } as const)
    const booked = () => dataOf(account.id).$count(webhookDeliveries, eq(webhookDeliveries.endpointId, made.id))
    await hear()
    expect(await booked()).toBe(1)
    await setPlan(account.id, { hasWebhooks: false })
    await hear()
    expect(await booked()).toBe(1)
    expect((await account.call(webhooks.get, { params })).data).toMatchObject({ url: body.url, is_active: true })
    expect((await account.call(webhooks.listDeliveries, { params, query: {} })).data).toHaveLength(1)
    const [delivery] = (await account.call(webhooks.listDeliveries, { params, query: {} })).data
    const refusal = { httpStatus: 402, code: 'feature_not_in_plan' }
    expect(await account.fail(webhooks.sendTest, { params })).toMatchObject(refusal)
    expect(await account.fail(webhooks.replay, { params: { ...params, delivery_id: delivery!.id } })).toMatchObject(
      refusal,
    )
    expect(await account.fail(webhooks.replayFailed, { params })).toMatchObject(refusal)
    await setPlan(account.id, { hasWebhooks: true })
    await hear()
    expect(await booked()).toBe(2)
  })
})
