import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import * as crawls from '../../../../src/contracts/crawls/crawls.ts'
import * as additions from '../../../../src/contracts/data/data-additions.ts'
import type { DomainEvent } from '../../../../src/contracts/events.ts'
import * as notes from '../../../../src/contracts/notifications/notifications.ts'
import * as contract from '../../../../src/contracts/webhooks/webhooks.ts'
import { plans } from '../../../../src/db/schema/control/plans.ts'
import { webhookDeliveries, webhookEndpoints } from '../../../../src/db/schema/data/webhooks.ts'
import { deliver } from '../../../../src/features/webhooks/deliver.ts'
import { enqueueWebhooks } from '../../../../src/features/webhooks/enqueue-webhooks.ts'
import { deleteOldDeliveries, sendDueDeliveries } from '../../../../src/features/webhooks/send-due-deliveries.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { StepSize } from '../../../../src/lib/step-size.ts'
import { waitFor, waitUntil } from '../../../support/wait.ts'
import type { ReceivedWebhook } from '../../../support/webhook-sink.ts'
import { atEachShard, contextOf, dataOf, db, mintAccount } from '../../support/factories.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>

async function mintHooked() {
  const account = await mintAccount()
  await db
    .update(plans)
    .set({ hasWebhooks: true })
    .where(sql`id IN (SELECT plan_id FROM subscriptions WHERE account_id = ${account.id})`)
  return account
}

/** An endpoint at the sink that responds with a status, and the messages that arrived there. */
async function hook(
  account: Account,
  status: number | string = 200,
  events: contract.WebhookEvent[] = ['crawl.completed'],
) {
  const name = newId()
  const url = `${env.HOOK_ORIGIN}/${name}/${status}`
  const { data } = await account.call(contract.create, { body: { url, events } })
  const arrived = async () => (await fetch(`${env.HOOK_ORIGIN}/${name}`)).json<ReceivedWebhook[]>()
  const read = async () => (await account.call(contract.get, { params: { id: data.id } })).data
  const deliveries = async () =>
    (await account.call(contract.listDeliveries, { params: { id: data.id }, query: {} })).data
  return { ...data, name, arrived, read, deliveries }
}

const completed = (accountId: string): DomainEvent => ({
  kind: 'crawl.completed',
  id: newId(),
  account_id: accountId,
  happened_at: '2026-11-23T10:00:00.000Z',
  crawl_id: newId(),
  name: 'acme.com',
  is_background: true,
  pages: 3,
  items: 4,
  contacts: 2,
  reachable: 1,
  changes: null,
})

/** The context of an account whose queue drops every message, so that a test makes the attempts. */
const forgetful = (accountId: string) => {
  const ctx = contextOf(accountId)
  return { ...ctx, queues: { ...ctx.queues, send: async () => {} } }
}

describe('a webhook message', () => {
  test('arrives signed as specified by Standard Webhooks, once, however often its event is delivered', async () => {
    const account = await mintHooked()
    const { secret, arrived, deliveries } = await hook(account)
    const event = completed(account.id)
    await Promise.all([enqueueWebhooks(contextOf(account.id), event), enqueueWebhooks(contextOf(account.id), event)])
    const [message] = await waitFor(async () => {
      const all = await arrived()
      expect(all).toHaveLength(1)
      return all
    })
    expect(new Webhook(secret).verify(message!.body, message!.headers)).toEqual({
      type: 'crawl.completed',
      timestamp: event.happened_at,
      data: { crawl_id: (event as { crawl_id: string }).crawl_id, name: 'acme.com', pages: 3, items: 4, changes: null },
    })
    const [delivery] = await waitUntil(async () => {
      const all = await deliveries()
      return all[0]?.state === 'delivered' && all
    })
    expect(delivery).toMatchObject({ id: message!.headers['webhook-id'], event: 'crawl.completed', next_at: null })
    expect(delivery!.attempts).toMatchObject([{ http_status: 200, failure: null }])
    expect(delivery!.attempts[0]!.response!.length).toBeLessThanOrEqual(2_000)
  })

  test('is attempted once by concurrent consumers', async () => {
    const account = await mintHooked()
    const { arrived } = await hook(account)
    const ctx = forgetful(account.id)
    await enqueueWebhooks(ctx, completed(account.id))
    const [row] = await dataOf(account.id)
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.accountId, account.id))
    const job = { account_id: account.id, delivery_id: row!.id }
    await Promise.all(Array.from({ length: 8 }, () => deliver(ctx, job)))
    await deliver(ctx, job)
    expect(await arrived()).toHaveLength(1)
  })

  test('goes only to endpoints that subscribe to its event, in its own account', async () => {
    const [account, other] = [await mintHooked(), await mintHooked()]
    const deaf = await hook(account, 200, ['crawl.failed'])
    const foreign = await hook(other)
    await enqueueWebhooks(forgetful(account.id), completed(account.id))
    expect(await deaf.deliveries()).toEqual([])
    expect(await foreign.deliveries()).toEqual([])
  })

  test.each([[500], [404], [302], ['drop']])(
    'with response %s is retried later at the same URL with the same ID',
    async (status) => {
      const account = await mintHooked()
      const { arrived, deliveries, read, name } = await hook(account, status)
      const ctx = forgetful(account.id)
      await enqueueWebhooks(ctx, completed(account.id))
      for (let attempt = 1; attempt <= 10; attempt++) {
        // Due now, whatever the schedule says.
        await dataOf(account.id).run(
          sql`UPDATE webhook_deliveries SET next_at = '2020-01-01T00:00:00.000Z' WHERE account_id = ${account.id} AND state = 'pending'`,
        )
        const [row] = await dataOf(account.id)
          .select()
          .from(webhookDeliveries)
          .where(eq(webhookDeliveries.accountId, account.id))
        await deliver(ctx, { account_id: account.id, delivery_id: row!.id })
      }
      const [delivery] = await deliveries()
      expect(delivery).toMatchObject({ state: 'failed', next_at: null })
      expect(delivery!.attempts).toHaveLength(10)
      const ids = new Set((await arrived()).map(({ headers }) => headers['webhook-id']))
      expect(ids).toEqual(new Set([delivery!.id]))
      expect((await read()).failing_since).not.toBeNull()
      expect(await (await fetch(`${env.HOOK_ORIGIN}/${name}-elsewhere`)).json()).toEqual([])
    },
  )

  test('that its queue lost is found by the clock', async () => {
    const account = await mintHooked()
    const { arrived } = await hook(account)
    await enqueueWebhooks(forgetful(account.id), completed(account.id))
    expect(await arrived()).toEqual([])
    await atEachShard(sendDueDeliveries)
    await waitFor(async () => expect(await arrived()).toHaveLength(1))
  })

  test('is deleted after a month, in steps limited by the size of the texts', async () => {
    const account = await mintHooked()
    const { id } = await hook(account)
    const data = dataOf(account.id)
    const add = (name: string, createdAt: string, bytes: number) =>
      data.run(sql`
        INSERT INTO webhook_deliveries (id, account_id, endpoint_id, event, payload, state, next_at, created_at)
        SELECT ${name} || value, ${account.id}, ${id}, 'crawl.completed', printf('%.*c', ${bytes}, 'x'), 'delivered', ${createdAt}, ${createdAt}
        FROM json_each(${JSON.stringify(Array.from({ length: 30 }, (_, at) => at))})`)
    await add('old', '2020-01-01T00:00:00.000Z', 200_000)
    await add('new', new Date().toISOString(), 10)
    const steps: number[] = []
    const size = new StepSize({ first: 8, max: 500 })
    const note = size.note.bind(size)
    size.note = (rows, units) => {
      steps.push(rows)
      note(rows, units)
    }
    await deleteOldDeliveries(contextOf(account.id), size)
    const left = await data.all<{ id: string }>(sql`SELECT id FROM webhook_deliveries WHERE endpoint_id = ${id}`)
    expect(left).toHaveLength(30)
    expect(left.every(({ id: name }) => name.startsWith('new'))).toBe(true)
    expect(steps.length).toBeGreaterThan(2)
    expect(steps.reduce((sum, rows) => sum + rows)).toBe(30)
  })

  test('waits as long as the response asks for', async () => {
    const account = await mintHooked()
    const { deliveries } = await hook(account, 429)
    const ctx = forgetful(account.id)
    await enqueueWebhooks(ctx, completed(account.id))
    const [row] = await dataOf(account.id)
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.accountId, account.id))
    await deliver(ctx, { account_id: account.id, delivery_id: row!.id })
    const [delivery] = await deliveries()
    expect(Date.parse(delivery!.next_at!) - Date.now()).toBeGreaterThan(7_000_000)
  })

  test('is never sent to a URL that the guard forbids', async () => {
    const account = await mintHooked()
    const { id, name } = await hook(account)
    const ctx = forgetful(account.id)
    await enqueueWebhooks(ctx, completed(account.id))
    const [row] = await dataOf(account.id)
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.accountId, account.id))
    await dataOf(account.id)
      .update(webhookEndpoints)
      .set({ url: 'file:///etc/passwd' })
      .where(eq(webhookEndpoints.id, id))
    await deliver(ctx, { account_id: account.id, delivery_id: row!.id })
    const { data } = await account.call(contract.listDeliveries, { params: { id }, query: {} })
    expect(data[0]!.attempts[0]).toMatchObject({ http_status: null, failure: expect.any(String) })
    expect(await (await fetch(`${env.HOOK_ORIGIN}/${name}`)).json()).toEqual([])
  })
})

describe('a webhook endpoint', () => {
  test('that responds with 410 is disabled, and its account is notified', async () => {
    const account = await mintHooked()
    const { read } = await hook(account, 410)
    await enqueueWebhooks(contextOf(account.id), completed(account.id))
    await waitFor(async () =>
      expect(await read()).toMatchObject({ is_active: false, disabled_reason: expect.stringContaining('410') }),
    )
    await waitFor(async () =>
      expect((await account.call(notes.list, {})).data.map(({ title }) => title)).toEqual(['Webhook switched off']),
    )
  })

  test('without a success for five days is disabled; once enabled again it starts afresh', async () => {
    const account = await mintHooked()
    const { id, url, events, read } = await hook(account, 500)
    await dataOf(account.id)
      .update(webhookEndpoints)
      .set({ failingSince: new Date(Date.now() - 5 * 86_400_000).toISOString() })
      .where(eq(webhookEndpoints.id, id))
    await enqueueWebhooks(contextOf(account.id), completed(account.id))
    await waitFor(async () => expect(await read()).toMatchObject({ is_active: false }))
    const { data } = await account.call(contract.update, { params: { id }, body: { url, events, is_active: true } })
    expect(data).toMatchObject({ is_active: true, disabled_reason: null, failing_since: null })
  })

  test('uses its secret only for its URL: a new URL needs it again, and no previous secret signs there', async () => {
    const account = await mintHooked()
    const { id, url, secret } = await hook(account)
    const rotated = (await account.call(contract.rotateSecret, { params: { id } })).data.secret
    const name = newId()
    const other = `${env.HOOK_ORIGIN}/${name}/200`
    for (const body of [{ url: other }, { url: other, secret: '' }])
      expect(await account.fail(contract.update, { params: { id }, body })).toMatchObject({
        ...{ httpStatus: 422, errors: { secret: [expect.stringMatching(/again/)] } },
      })
    await account.call(contract.update, { params: { id }, body: { url } })
    await account.call(contract.update, { params: { id }, body: { url: other, secret: rotated } })
    await enqueueWebhooks(contextOf(account.id), completed(account.id))
    const [message] = await waitFor(async () => {
      const all = await (await fetch(`${env.HOOK_ORIGIN}/${name}`)).json<ReceivedWebhook[]>()
      expect(all).toHaveLength(1)
      return all
    })
    new Webhook(rotated).verify(message!.body, message!.headers)
    expect(() => new Webhook(secret).verify(message!.body, message!.headers)).toThrow()
  })

  test('with two concurrent changes never gets its URL signed with the other one’s secret', async () => {
    const account = await mintHooked()
    const { id } = await hook(account)
    const secrets = ['A', 'B'].map((letter) => `whsec_${letter.repeat(43)}=`)
    const change = (at: number) =>
      account.send(contract.update, {
        params: { id },
        body: { url: `${env.HOOK_ORIGIN}/${at}/200`, secret: secrets[at] },
      })
    const statuses = (await Promise.all([change(0), change(1)])).map(({ status }) => status)
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
    const [row] = await dataOf(account.id).select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id))
    const place = { accountId: account.id, table: 'webhook_endpoints', rowId: id, column: 'secret' }
    const signs = await contextOf(account.id).sealing.open(row!.secret, place)
    expect(row!.url).toBe(`${env.HOOK_ORIGIN}/${secrets.indexOf(signs)}/200`)
  })

  test('signs with both secrets for a day after a rotation', async () => {
    const account = await mintHooked()
    const { id, secret, arrived } = await hook(account)
    const next = (await account.call(contract.rotateSecret, { params: { id } })).data
    expect(next.secret).not.toBe(secret)
    await enqueueWebhooks(contextOf(account.id), completed(account.id))
    const [message] = await waitFor(async () => {
      const all = await arrived()
      expect(all).toHaveLength(1)
      return all
    })
    for (const each of [secret, next.secret]) new Webhook(each).verify(message!.body, message!.headers)
    await dataOf(account.id)
      .update(webhookEndpoints)
      .set({ formerUntil: '2020-01-01T00:00:00.000Z' })
      .where(eq(webhookEndpoints.id, id))
    await account.call(contract.sendTest, { params: { id } })
    const last = (await arrived()).at(-1)!
    expect(() => new Webhook(secret).verify(last.body, last.headers)).toThrow()
    expect(new Webhook(next.secret).verify(last.body, last.headers)).toMatchObject({ type: 'webhook.test' })
  })

  test('is tested immediately, and failed messages can be resent', async () => {
    const account = await mintHooked()
    const { id, deliveries } = await hook(account, 500)
    const { data: tested } = await account.call(contract.sendTest, { params: { id } })
    expect(tested).toMatchObject({ event: 'webhook.test', state: 'failed', attempts: [{ http_status: 500 }] })
    await enqueueWebhooks(forgetful(account.id), completed(account.id))
    await dataOf(account.id)
      .update(webhookDeliveries)
      .set({ state: 'failed' })
      .where(eq(webhookDeliveries.endpointId, id))
    expect((await account.call(contract.replayFailed, { params: { id } })).data).toEqual({ replayed: 1 })
    const [delivery] = (await deliveries()).filter(({ event }) => event !== 'webhook.test')
    expect(delivery).toMatchObject({ state: 'pending' })
    const params = { id, delivery_id: delivery!.id }
    expect((await account.call(contract.replay, { params })).data).toMatchObject({ id: delivery!.id, state: 'pending' })
  })

  test('does not show its secret again', async () => {
    const account = await mintHooked()
    const { id, secret, secret_end, read } = await hook(account)
    expect(secret.endsWith(secret_end)).toBe(true)
    expect(JSON.stringify([await read(), await account.call(contract.list, {})])).not.toContain(secret)
    expect(JSON.stringify(await dataOf(account.id).select().from(webhookEndpoints))).not.toContain(secret)
    await account.call(contract.remove, { params: { id } })
    expect((await account.send(contract.get, { params: { id } })).status).toBe(404)
  })

  test.each([
    [{ url: 'ftp://acme.com' }, 422],
    [{ url: 'http://user:secret@acme.com/' }, 400],
    [{ events: [] }, 422],
    [{ events: ['everything'] }, 422],
    [{ secret: 'short' }, 422],
  ])('cannot be created with %j', async (wrong, status) => {
    const account = await mintHooked()
    const body = { url: 'https://acme.com/hook', events: ['crawl.completed'], ...wrong }
    expect(await account.fail(contract.create, { body: body as never })).toMatchObject({ httpStatus: status })
  })

  test('requires a plan that includes webhooks', async () => {
    const account = await mintAccount()
    const body = { url: 'https://acme.com/hook', events: ['crawl.completed' as const] }
    expect(await account.fail(contract.create, { body })).toMatchObject({
      httpStatus: 402,
      code: 'feature_not_in_plan',
    })
  })

  test('is limited to twenty per account, also with concurrent requests', async () => {
    const account = await mintHooked()
    const body = { url: 'https://acme.com/hook', events: ['crawl.completed' as const] }
    const made = await Promise.all(Array.from({ length: 25 }, () => account.send(contract.create, { body })))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(made.filter(({ status }) => status === 409)).toHaveLength(5)
  })
})

test('a crawl publishes its start, its pages and its end', async () => {
  const account = await mintHooked()
  const { arrived } = await hook(account, 200, [
    'crawl.started',
    'page.completed',
    'crawl.completed',
    'notification.created',
  ])
  const body = {
    url: `${env.SITE_ORIGIN}/shop/team`,
    types: ['emails' as const],
    engine: 'basic' as const,
    limit: 1,
    run_in_background: true,
  }
  await account.call(crawls.start, { body })
  const types = await waitUntil(async () => {
    const told = (await arrived()).map(({ body: text }) => (JSON.parse(text) as { type: string }).type)
    return told.length >= 4 && told
  })
  expect(types.toSorted()).toEqual(['crawl.completed', 'crawl.started', 'notification.created', 'page.completed'])
})

test('a new contact is published once, to subscribers of contact events', async () => {
  const account = await mintHooked()
  const { arrived } = await hook(account, 200, ['contact.created'])
  for (const source_name of ['Fair', 'Fair again'])
    await account.call(additions.addManual, {
      body: { source_name, contacts: [{ name: 'Ada Byron', email: 'ada@acme-tools.com' }] },
    })
  const told = await waitUntil(async () => {
    const bodies = (await arrived()).map(({ body }) => JSON.parse(body) as { type: string; data: object })
    return bodies.length > 0 && bodies
  })
  expect(told).toMatchObject([
    { type: 'contact.created', data: { contact_id: expect.any(String), kind: 'person', name: 'Ada Byron' } },
  ])
})
