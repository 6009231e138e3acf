import { createMessageBatch, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import * as schedules from '../../../../src/contracts/crawls/crawl-schedules.ts'
import * as contract from '../../../../src/contracts/users/users.ts'
import * as key from '../../../../src/contracts/v1/key.ts'
import * as hooks from '../../../../src/contracts/webhooks/webhooks.ts'
import { accounts } from '../../../../src/db/schema/control/accounts.ts'
import { plans } from '../../../../src/db/schema/control/plans.ts'
import { subscriptions } from '../../../../src/db/schema/control/subscriptions.ts'
import { campaigns } from '../../../../src/db/schema/data/campaigns.ts'
import { crawlSchedules } from '../../../../src/db/schema/data/crawl-schedules.ts'
import { crawls, sources } from '../../../../src/db/schema/data/crawls.ts'
import { csvImports } from '../../../../src/db/schema/data/csv-imports.ts'
import { siteDownloads } from '../../../../src/db/schema/data/site-downloads.ts'
import { webhookDeliveries } from '../../../../src/db/schema/data/webhooks.ts'
import { sendBatch } from '../../../../src/features/campaigns/sending/send-batch.ts'
import { resumeStalledCrawls } from '../../../../src/features/crawls/end/resume-stalled-crawls.ts'
import { runDueSchedules } from '../../../../src/features/crawls/schedules/run-due-schedules.ts'
import { resumeStalledImports } from '../../../../src/features/data/imports/resume-stalled-imports.ts'
import { runImport } from '../../../../src/features/data/imports/run-import.ts'
import { recheckUnknown } from '../../../../src/features/email-checks/recheck-unknown.ts'
import { expireSiteDownloads } from '../../../../src/features/site-downloads/expire-site-downloads.ts'
import { enqueueWebhooks } from '../../../../src/features/webhooks/enqueue-webhooks.ts'
import { sendDueDeliveries } from '../../../../src/features/webhooks/send-due-deliveries.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { consumeBatch } from '../../../../src/queues.ts'
import { crawlSpec } from '../../../support/crawl-spec.ts'
import { waitFor } from '../../../support/wait.ts'
import type { ReceivedWebhook } from '../../../support/webhook-sink.ts'
import { atEachShard, contextOf, dataOf, db, mintAccount } from '../../support/factories.ts'
import { mintKey } from '../../support/keys.ts'
import { ask, mailsTo, PASSWORD, passwordHash } from '../auth/support.ts'
import { clockAt, mintPlan, rowOf as subscriptionRowOf } from '../billing/support.ts'
import {
  addCampaign,
  addSender,
  arrivals,
  campaignOf,
  mintCampaigner,
  quietContext,
  statesOf,
} from '../campaigns/sending/support.ts'
import { addCrawl, addSource } from '../data/support.ts'
import { eventsOf, manager, rowOf } from './support.ts'

const LONG_AGO = '2020-01-01T00:00:00.000Z'
const suspend = async (id: string, reason = '') =>
  (await manager()).call(contract.suspendUser, { params: { id }, body: { reason } })
const reactivate = async (id: string) => (await manager()).call(contract.reactivateUser, { params: { id } })
/** Delivers a queue message to its consumer. */
const come = async (queue: string, body: object) => {
  const message = { id: newId(), timestamp: new Date(), attempts: 1, body }
  await consumeBatch(createMessageBatch(`contactory-${queue}`, [message]), env)
}
/** Runs a clock job at each data database and collects its queue messages. */
async function sentBy(run: (ctx: ReturnType<typeof contextOf>) => Promise<void>): Promise<string> {
  const sent: unknown[] = []
  await atEachShard((ctx) =>
    run({ ...ctx, queues: { ...ctx.queues, send: async (...given: unknown[]) => void sent.push(given) } } as never),
  )
  return JSON.stringify(sent)
}

describe('a suspension', () => {
  test('ends every session immediately, rejects sign-in and keys, and is reverted completely', async () => {
    const user = await mintAccount()
    await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, user.id))
    const robot = await mintKey(user.id)
    // Cached: a key remembered by an isolate does not bypass it.
    await robot.call(key.get, {})
    const administrator = await manager()
    const params = { id: user.id }
    const { user: shown, message } = await administrator.call(contract.suspendUser, {
      ...{ params, body: { reason: ' Sends spam ' } },
    })
    expect(message).toBe('User suspended')
    expect(shown).toMatchObject({ active: false, suspension_reason: 'Sends spam', name: 'Test Person' })
    expect((await user.send(auth.profile)).status).toBe(401)
    expect(await robot.fail(key.get, {})).toMatchObject({ httpStatus: 401, message: 'This API key is not valid.' })
    const signIn = (password: string) => ask(auth.logIn, { body: { email: user.email, password } })
    expect(await signIn('wrong')).toMatchObject({ status: 401, message: 'Invalid email or password.' })
    expect(await signIn(PASSWORD)).toMatchObject({
      ...{ status: 403, message: 'This account is suspended. Please contact support.' },
    })
    const [mail] = await mailsTo(user.email, /Your account was suspended/)
    expect(mail!.text).not.toContain('spam')

    const back = await administrator.call(contract.reactivateUser, { params })
    expect(back).toMatchObject({ message: 'User reactivated', user: { active: true, suspended_at: null } })
    expect((await user.send(auth.profile)).status).toBe(401)
    expect((await signIn(PASSWORD)).status).toBe(200)
    expect((await robot.send(key.get)).status).toBe(200)
    expect(await mailsTo(user.email, /active again/)).toHaveLength(1)
    expect(await eventsOf(user.id)).toMatchObject([
      { action: 'user.suspend', actor_id: administrator.id, after: { reason: 'Sends spam' } },
      { action: 'user.reactivate', before: { reason: 'Sends spam' } },
    ])
  })

  test('happens once among concurrent requests, and is lifted only if there is one', async () => {
    const user = await mintAccount()
    const { send, fail } = await manager()
    const params = { id: user.id }
    expect(await fail(contract.reactivateUser, { params })).toMatchObject({
      ...{ httpStatus: 409, message: 'This user is not suspended.' },
    })
    const statuses = async (endpoint: typeof contract.suspendUser | typeof contract.reactivateUser) => {
      const answers = await Promise.all([1, 2].map(() => send(endpoint, { params, body: {} })))
      return answers.map(({ status }) => status).toSorted()
    }
    expect(await statuses(contract.suspendUser)).toEqual([200, 409])
    expect(await fail(contract.suspendUser, { params, body: {} })).toMatchObject({
      message: 'This user is suspended already.',
    })
    expect(await statuses(contract.reactivateUser)).toEqual([200, 409])
    expect(await eventsOf(user.id)).toHaveLength(2)
    expect(await fail(contract.suspendUser, { params: { id: newId() }, body: {} })).toMatchObject({ httpStatus: 404 })
  })

  test('of oneself is rejected', async () => {
    const administrator = await manager()
    const input = { params: { id: administrator.id }, body: {} }
    expect(await administrator.fail(contract.suspendUser, input)).toMatchObject({
      ...{ httpStatus: 409, message: 'You cannot suspend yourself.' },
    })
    expect(await rowOf(administrator.id)).toMatchObject({ isActive: true })
  })
})

describe('while an account is suspended', () => {
  test('its campaigns stop before the next message, wait with the reason, and lose no recipient', async () => {
    const user = await mintCampaigner()
    const senderId = await addSender(user.id)
    const running = await addCampaign(user.id, { senderId, to: 4, batchSize: 2 })
    const planned = await addCampaign(user.id, { senderId, to: 2, status: 'scheduled', startedAt: null })
    const { ctx } = quietContext(user.id)
    await sendBatch(ctx, running.job)
    expect(await statesOf(user.id, running.id)).toEqual({ sent: 2, pending: 2 })
    await suspend(user.id)
    await dataOf(user.id).update(campaigns).set({ nextAt: LONG_AGO }).where(eq(campaigns.accountId, user.id))
    for (const { job } of [running, planned]) await sendBatch(ctx, job)
    const halted = {
      ...{ status: 'paused', statusReason: 'The account was suspended. Resume the campaign if it is still to go out.' },
      nextAt: null,
    }
    await reactivate(user.id)
    for (const { id } of [running, planned]) expect(await campaignOf(user.id, id)).toMatchObject(halted)
    expect(await statesOf(user.id, running.id)).toEqual({ sent: 2, pending: 2 })
    expect(await arrivals(planned.addresses)).toEqual([0, 0])
  })

  test('its schedules keep their due time, and start once when it is lifted', async () => {
    const user = await mintAccount()
    const request = { types: ['emails'], engine: 'basic', limit: 1, urls: [`${env.SITE_ORIGIN}/shop/`] }
    const body = { frequency: 'weekly', request } as never
    const { id } = (await user.call(schedules.createSchedule, { body })).data
    await dataOf(user.id).update(crawlSchedules).set({ nextRunAt: LONG_AGO }).where(eq(crawlSchedules.id, id))
    const row = async () => (await dataOf(user.id).select().from(crawlSchedules).where(eq(crawlSchedules.id, id)))[0]!
    await suspend(user.id)
    await atEachShard(runDueSchedules)
    expect(await row()).toMatchObject({ nextRunAt: LONG_AGO, lastRunAt: null, failures: 0 })
    await reactivate(user.id)
    await atEachShard(runDueSchedules)
    await atEachShard(runDueSchedules)
    expect(await dataOf(user.id).$count(crawls, eq(crawls.accountId, user.id))).toBe(1)
    expect(await row()).toMatchObject({ failures: 0 })
  })

  test('its webhooks receive nothing, and all events afterwards', async () => {
    const user = await mintCampaigner()
    const name = newId()
    const url = `${env.HOOK_ORIGIN}/${name}/200`
    await user.call(hooks.create, { body: { url, events: ['crawl.failed'] } })
    const arrived = async () => (await fetch(`${env.HOOK_ORIGIN}/${name}`)).json<ReceivedWebhook[]>()
    await suspend(user.id)
    const about = { account_id: user.id, happened_at: LONG_AGO, crawl_id: newId(), name: 'acme.com' }
    await enqueueWebhooks(contextOf(user.id), {
      ...{ kind: 'crawl.failed', id: newId(), is_background: true, reason: null },
      ...about,
    } as never)
    const [delivery] = await dataOf(user.id)
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.accountId, user.id))
    expect(delivery).toMatchObject({ state: 'pending', attempts: 0 })
    await come('webhook-deliveries', { account_id: user.id, delivery_id: delivery!.id })
    expect(await sentBy(sendDueDeliveries)).not.toContain(delivery!.id)
    expect(await arrived()).toEqual([])
    await reactivate(user.id)
    expect(await sentBy(sendDueDeliveries)).toContain(delivery!.id)
    await come('webhook-deliveries', { account_id: user.id, delivery_id: delivery!.id })
    expect(await arrived()).toHaveLength(1)
  })

  test('an import pauses, and is neither ended nor counted as failed', async () => {
    const user = await mintAccount()
    await suspend(user.id)
    const importId = newId()
    const fileKey = `accounts/${user.id}/imports/${importId}.csv`
    await env.FILES.put(fileKey, 'Email\nann@acme-tools.com\n')
    await dataOf(user.id)
      .insert(csvImports)
      .values({
        ...{ id: importId, accountId: user.id, fileName: 'list.csv', sourceName: 'Fair', fileKey },
        ...{ leaseUntil: LONG_AGO, createdAt: LONG_AGO },
      })
    const row = async () => (await dataOf(user.id).select().from(csvImports).where(eq(csvImports.id, importId)))[0]!
    await come('csv-imports', { account_id: user.id, import_id: importId })
    expect(await row()).toMatchObject({ outcome: null, deaths: 0, leaseUntil: LONG_AGO })
    expect(await sentBy(resumeStalledImports)).not.toContain(importId)
    // An import whose message arrived before the suspension.
    await runImport(contextOf(user.id), { import_id: importId })
    expect(await row()).toMatchObject({ outcome: null, deaths: 0, leaseId: null })
    await dataOf(user.id).update(csvImports).set({ leaseUntil: LONG_AGO }).where(eq(csvImports.id, importId))
    await reactivate(user.id)
    expect(await sentBy(resumeStalledImports)).toContain(importId)
  })

  test('a crawl pauses, and continues as if no time had passed', async () => {
    const user = await mintAccount()
    const { crawlId, sourceId } = await addCrawl(user.id)
    const start = `${env.SITE_ORIGIN}/shop/`
    await dataOf(user.id)
      .update(crawls)
      .set({ status: 'running', url: start, urls: [start], heartbeatAt: LONG_AGO })
      .where(eq(crawls.id, crawlId))
    await suspend(user.id)
    const coordinator = env.CRAWL_COORDINATOR.getByName(crawlId)
    const ids = { crawl_id: crawlId, account_id: user.id, source_id: sourceId }
    await coordinator.begin(crawlSpec({ ...ids, start_urls: [start], pages_max: 1 }))
    const stored = () =>
      runInDurableObject(coordinator, async (_, { storage }) => ({
        alarm: await storage.getAlarm(),
        since: storage.kv.get<number>('resting_since'),
        slices: storage.sql.exec('SELECT count(*) AS n FROM slices').one().n,
      }))
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ alarm: null, since: expect.any(Number), slices: 0 }),
    )
    // For longer than any crawl may take.
    await runInDurableObject(coordinator, (_, { storage }) =>
      storage.kv.put('resting_since', Date.now() - 24 * 3_600_000),
    )
    await atEachShard(resumeStalledCrawls)
    expect(await stored()).toMatchObject({ alarm: null, slices: 0 })
    await reactivate(user.id)
    await atEachShard(resumeStalledCrawls)
    const row = async () => (await dataOf(user.id).select().from(crawls).where(eq(crawls.id, crawlId)))[0]!
    await waitFor(async () => expect(await row()).toMatchObject({ status: 'completed', pagesDone: 1 }))
    const rested = await runInDurableObject(coordinator, (_, { storage }) => storage.kv.get<number>('rested_ms'))
    expect(rested).toBeGreaterThanOrEqual(24 * 3_600_000)
  })

  test('no renewal is charged, and its plan stays unchanged', async () => {
    const user = await mintAccount({ plan: null })
    const plan = await mintPlan()
    const at = new Date().toISOString()
    await db.insert(subscriptions).values({
      ...{ id: newId(), accountId: user.id, planId: plan.id, status: 'active', billingCycle: 'monthly' },
      ...{ currentPeriodStart: LONG_AGO, currentPeriodEnd: LONG_AGO, nextAt: LONG_AGO, createdAt: at, updatedAt: at },
    })
    await suspend(user.id)
    await clockAt(new Date())
    expect(await subscriptionRowOf(user)).toMatchObject({ status: 'active', nextAt: LONG_AGO })
    await reactivate(user.id)
    await clockAt(new Date())
    expect((await subscriptionRowOf(user)).status).not.toBe('active')
    await db.delete(subscriptions).where(eq(subscriptions.accountId, user.id))
    await db.delete(plans).where(eq(plans.id, plan.id))
  })

  test('expiring files are kept, and for three more days after it is lifted', async () => {
    const user = await mintAccount()
    const id = newId()
    await dataOf(user.id)
      .insert(siteDownloads)
      .values({
        ...{ id, accountId: user.id, url: 'https://acme.com/', maxDepth: 1, followsExternal: false, pagesMax: 1 },
        ...{ respectsRobots: true, includeTypes: ['html'], rendersPages: false, makesWacz: false, filesMax: 1 },
        ...{ bytesMax: 1, msMax: 1, status: 'completed', fileSize: 5, completedAt: LONG_AGO, expiresAt: LONG_AGO },
        ...{ createdAt: LONG_AGO, heartbeatAt: LONG_AGO },
      } as never)
    const row = async () => (await dataOf(user.id).select().from(siteDownloads).where(eq(siteDownloads.id, id)))[0]!
    await suspend(user.id)
    await atEachShard(expireSiteDownloads)
    expect(await row()).toMatchObject({ fileSize: 5, notice: null })
    await reactivate(user.id)
    await atEachShard(expireSiteDownloads)
    expect((await row()).fileSize).toBe(5)
    expect(Date.parse((await row()).expiresAt!)).toBeGreaterThan(Date.now() + 2 * 86_400_000)
  })

  test('addresses wait for their check, however long it takes', async () => {
    const user = await mintAccount()
    const sourceId = newId()
    await addSource(user.id, { id: sourceId, type: 'import', name: 'Fair', crawlId: null })
    await dataOf(user.id)
      .update(sources)
      .set({ uncheckedSince: new Date().toISOString() })
      .where(eq(sources.id, sourceId))
    await suspend(user.id)
    expect(await sentBy(recheckUnknown)).not.toContain(sourceId)
    await dataOf(user.id).update(sources).set({ uncheckedSince: LONG_AGO }).where(eq(sources.id, sourceId))
    await reactivate(user.id)
    expect(await sentBy(recheckUnknown)).toContain(sourceId)
  })
})
