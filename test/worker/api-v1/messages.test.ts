import { exports } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createTemplate } from '../../../src/contracts/message-templates/message-templates.ts'
import * as log from '../../../src/contracts/messages/messages.ts'
import * as contract from '../../../src/contracts/v1/messages.ts'
import { runBatch } from '../../../src/db/batch.ts'
import { directMessageEvents, directMessages } from '../../../src/db/schema/data/direct-messages.ts'
import { senders } from '../../../src/db/schema/data/senders.ts'
import { inboundAddress } from '../../../src/domain/delivery-reports/mail-addresses.ts'
import { deliverDirectMessage } from '../../../src/domain/direct-messages/deliver-direct-message.ts'
import { suppressManyStatement } from '../../../src/domain/suppressions/list-statements.ts'
import { suppressionHash } from '../../../src/domain/suppressions/suppressions.ts'
import { newId } from '../../../src/lib/ids.ts'
import { addSender, arrivedAt, mintCampaigner, quietContext } from '../features/campaigns/sending/support.ts'
import { complaintOf, dsnOf, hears, route, suppressionsOf, written } from '../features/inbound-mail/support.ts'
import { againstOpenapi } from '../support/against-openapi.ts'
import { actingFor, dataOf } from '../support/factories.ts'
import { mintKey } from '../support/keys.ts'

const HUMAN = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function mintCaller() {
  const account = await mintCampaigner()
  const senderId = await addSender(account.id)
  await dataOf(account.id).update(senders).set({ isDefault: true }).where(eq(senders.id, senderId))
  const key = await mintKey(account.id, { permissions: ['campaigns'] })
  return { account, senderId, key, ...againstOpenapi(key) }
}
const newAddress = () => `ada.${newId().slice(-10)}@sink.test`
const bodyTo = (email: string, more: object = {}) => ({
  ...{ to: { email, name: 'Ada Byron' }, subject: 'Order {{order}}', html: '<p>Hello {{first_name}}, {{order}}.</p>' },
  ...{ fields: { order: '1042 & more' }, ...more },
})
/** Delivers a message now, whether or not the queue has delivered it. */
async function deliver(accountId: string, id: string) {
  const { ctx, sent } = quietContext(accountId)
  await deliverDirectMessage(
    { ...(await actingFor(accountId)), queues: ctx.queues },
    { account_id: accountId, direct_message_id: id },
  )
  return sent
}
async function rowOf(accountId: string, id: string) {
  const [row] = await dataOf(accountId).select().from(directMessages).where(eq(directMessages.id, id))
  return row!
}
const textsOf = async (address: string) => (await arrivedAt(address)).map((mail) => JSON.stringify(mail))

describe('a message', () => {
  test('is merged, sent once, and reports its delivery status', async () => {
    const { account, call, senderId } = await mintCaller()
    const email = newAddress()
    const { data } = await call(contract.send, {
      body: bodyTo(email, { tags: ['receipt'], metadata: { order_id: '7' } }),
    })
    expect(data).toMatchObject({
      state: 'queued',
      kind: 'transactional',
      sender_id: senderId,
      subject: 'Order 1042 & more',
    })
    await deliver(account.id, data.id)
    await deliver(account.id, data.id)
    const mails = await textsOf(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('Hello Ada, 1042 &amp; more.')
    expect(mails[0]).not.toMatch(/List-Unsubscribe|unsubscribe|Quay 1/i)
    const read = await call(contract.get, { params: { id: data.id } })
    expect(read.data).toMatchObject({ state: 'sent', tags: ['receipt'], metadata: { order_id: '7' } })
    expect(read.data.events.map(({ kind }) => kind)).toEqual(['queued', 'sent'])
    expect((await call(contract.list, { query: { to: email } })).data).toMatchObject([{ id: data.id }])
    expect((await account.call(log.listMessages, { query: { search: email } })).data.messages).toMatchObject([
      { id: data.id, metadata: { order_id: '7' } },
    ])
  })

  test('is stored once per Idempotency-Key, even if the first response was lost', async () => {
    const { account, key } = await mintCaller()
    const email = newAddress()
    const post = async (body: object) => {
      const response = await key.send(contract.send, { body: body as never }, { 'idempotency-key': 'order-1042' })
      return { status: response.status, body: (await response.json()) as { data: { id: string } } }
    }
    const one = await post(bodyTo(email))
    expect(one.status).toBe(202)
    expect((await post(bodyTo(email))).body.data.id).toBe(one.body.data.id)
    expect((await post(bodyTo(newAddress()))).status).toBe(409)
    // The process crashed before it stored the response.
    await dataOf(account.id).run(sql`DELETE FROM idempotent_answers WHERE account_id = ${account.id}`)
    expect((await post(bodyTo(email))).body.data.id).toBe(one.body.data.id)
    const rows = await dataOf(account.id).select().from(directMessages).where(eq(directMessages.accountId, account.id))
    expect(rows).toHaveLength(1)
  })

  test('to a suppressed address is rejected, also if it was suppressed in the meantime', async () => {
    const { account, call, fail } = await mintCaller()
    const email = newAddress()
    const later = { send_at: new Date(Date.now() + 3_600_000).toISOString() }
    const { data } = await call(contract.send, { body: bodyTo(email, later) })
    expect(data.send_at).not.toBeNull()
    const ctx = await actingFor(account.id)
    const hash = await suppressionHash(ctx, account.id, 'email', email)
    await runBatch(ctx.data, [
      suppressManyStatement(
        account.id,
        JSON.stringify([{ channel: 'email', hash, hint: 'a' }]),
        new Date().toISOString(),
      ),
    ])
    const refused = await fail(contract.send, { body: bodyTo(email) })
    expect(refused).toMatchObject({ httpStatus: 422, code: 'recipient_suppressed' })
    await ctx.data.run(sql`UPDATE direct_messages SET next_at = '2020-01-01T00:00:00.000Z' WHERE id = ${data.id}`)
    await deliver(account.id, data.id)
    expect(await rowOf(account.id, data.id)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('suppression'),
    })
    expect(await arrivedAt(email)).toEqual([])
  })

  test('needs a sender and a template of its own account, and a value for every field', async () => {
    const { account, call, fail } = await mintCaller()
    const other = await mintCampaigner()
    const foreignSender = await addSender(other.id)
    const template = async (owner: typeof other) =>
      (
        await owner.call(createTemplate, {
          body: { name: 'Receipt', type: 'email', subject: 'Thanks {{first_name}}', content: '<p>Paid {{sum}}</p>' },
        })
      ).data.template.id
    const to = { email: newAddress(), name: 'Ada Byron' }
    const template_id = await template(account)
    const made = await call(contract.send, { body: { to, template_id, fields: { sum: '5 €' } } })
    expect(made.data.subject).toBe('Thanks Ada')
    expect((await rowOf(account.id, made.data.id)).html).toContain('Paid 5 €')
    for (const body of [bodyTo(to.email, { sender_id: foreignSender }), { to, template_id: await template(other) }])
      expect((await fail(contract.send, { body })).httpStatus).toBe(404)
    const missing = await fail(contract.send, { body: { to, template_id } })
    expect(missing).toMatchObject({ httpStatus: 422, errors: { fields: [expect.stringContaining('sum')] } })
    for (const [more, field] of [
      [{ from: 'nobody@elsewhere.test' }, 'from'],
      [{ html: null }, 'html'],
      [{ subject: 'a\r\nBcc: eve@evil.test' }, 'subject'],
      [{ reply_to: 'not an address' }, 'reply_to'],
      [{ tags: Array(11).fill('a') }, 'tags'],
      [{ send_at: '2099-01-01T00:00:00Z' }, 'send_at'],
      [{ headers: { Bcc: 'eve@evil.test' } }, 'headers'],
      [{ kind: 'marketing', sender_id: await addSender(account.id, { settings: { postalAddress: null } }) }, 'kind'],
    ] as const)
      expect((await fail(contract.send, { body: bodyTo(to.email, more) as never })).errors).toHaveProperty(field)
    await dataOf(account.id).update(senders).set({ fromProof: null }).where(eq(senders.accountId, account.id))
    expect((await fail(contract.send, { body: bodyTo(to.email) })).httpStatus).toBe(409)
  })

  test('can be cancelled while it waits, only by its own account', async () => {
    const { account, call, fail } = await mintCaller()
    const send_at = new Date(Date.now() + 3_600_000).toISOString()
    const { data } = await call(contract.send, { body: bodyTo(newAddress(), { send_at }) })
    const stranger = await mintCampaigner()
    expect((await stranger.send(log.cancelMessage, { params: { id: data.id } })).status).toBe(404)
    expect((await call(contract.cancel, { params: { id: data.id } })).data.state).toBe('cancelled')
    expect((await call(contract.cancel, { params: { id: data.id } })).data.state).toBe('cancelled')
    const sent = (await call(contract.send, { body: bodyTo(newAddress()) })).data.id
    await deliver(account.id, sent)
    expect((await fail(contract.cancel, { params: { id: sent } })).httpStatus).toBe(409)
    expect((await account.call(log.getMessage, { params: { id: data.id } })).data.message.events.at(-1)?.kind).toBe(
      'cancelled',
    )
  })

  test('has the footer and headers of campaigns if it is marketing, and an unsubscribe link if its content asks for one', async () => {
    const { account, call } = await mintCaller()
    const [marketing, asking] = [newAddress(), newAddress()]
    const bodies = [
      bodyTo(marketing, { kind: 'marketing' }),
      bodyTo(asking, { html: '<p>{{order}}</p><a href="{{unsubscribe_url}}">No more</a>' }),
    ]
    for (const body of bodies) await deliver(account.id, (await call(contract.send, { body })).data.id)
    const [[one], [two]] = [await textsOf(marketing), await textsOf(asking)]
    expect(one).toMatch(/List-Unsubscribe-Post/i)
    expect(one).toContain('Quay 1')
    expect(two).toMatch(/List-Unsubscribe-Post/i)
    expect(two).not.toContain('Quay 1')
    const url = /http:\/\/127\.0\.0\.1:8787\/api\/u\/[\w-]+/.exec(two!)![0]
    expect((await exports.default.fetch(new Request(url, { method: 'POST' }))).status).toBe(200)
    expect(await suppressionsOf(account.id)).toEqual([{ reason: 'unsubscribed' }])
  })
})

describe('delivery feedback', () => {
  async function sentMessage(more: object = {}) {
    const caller = await mintCaller()
    const email = newAddress()
    const { data } = await caller.call(contract.send, { body: bodyTo(email, more) })
    await deliver(caller.account.id, data.id)
    await hears(caller.account.id)
    const { ctx, sent } = quietContext(caller.account.id)
    const row = await rowOf(caller.account.id, data.id)
    const inbound = (await inboundAddress(ctx, caller.account.id))!
    return { ...caller, id: data.id, email, ctx, sent, row, inbound }
  }
  const publishedOf = (sent: readonly { message: object }[]) =>
    sent.map(({ message }) => (message as { event?: { kind: string } }).event?.kind)

  test('emits one event per bounce and complaint and suppresses the address; campaigns to it stay unchanged', async () => {
    const one = await sentMessage()
    const campaign = await written(one.account.id, { address: one.email })
    for (const _ of [1, 2])
      await route(one.ctx, one.inbound, dsnOf({ about: one.row.messageId!, recipient: one.email }))
    expect(await rowOf(one.account.id, one.id)).toMatchObject({ state: 'sent', outcome: 'bounced' })
    expect(await suppressionsOf(one.account.id)).toEqual([{ reason: 'bounced' }])
    await route(one.ctx, one.inbound, complaintOf(one.row.messageId!))
    expect(await rowOf(one.account.id, one.id)).toMatchObject({ outcome: 'complained' })
    const { data } = await one.call(contract.get, { params: { id: one.id } })
    expect(data.events.map(({ kind }) => kind)).toEqual(['queued', 'sent', 'bounced', 'complained'])
    const [untouched] = await dataOf(one.account.id).all<{ state: string }>(
      sql`SELECT state FROM recipients WHERE id = ${campaign.recipientId}`,
    )
    expect(untouched).toEqual({ state: 'sent' })
  })

  test('emits events for opens and clicks, and a link leads to its destination at sending time', async () => {
    const one = await sentMessage({
      ...{ html: '<a href="https://acme.test/orders/{{order}}">Open</a>', track_opens: true, track_clicks: true },
    })
    await dataOf(one.account.id).run(
      sql`UPDATE direct_messages SET sent_at = '2026-01-01T00:00:00.000Z' WHERE id = ${one.id}`,
    )
    const [mail] = await textsOf(one.email)
    const urls = [
      ...new Set([...one.row.html!.matchAll(/http:\/\/127\.0\.0\.1:8787\/api\/[oc]\/[^"]+/g)].map(([url]) => url)),
    ]
    expect(urls).toHaveLength(2)
    expect(mail).toContain('/api/o/')
    const ask = (url: string) =>
      exports.default.fetch(new Request(url, { redirect: 'manual', headers: { 'user-agent': HUMAN } }))
    const answers = await Promise.all(urls.map(ask))
    expect(answers.map(({ headers }) => headers.get('location')).filter(Boolean)).toEqual([
      'https://acme.test/orders/1042%20%26%20more',
    ])
    const events = await dataOf(one.account.id)
      .select()
      .from(directMessageEvents)
      .where(eq(directMessageEvents.messageId, one.id))
    expect(events.map(({ kind, isAutomatic }) => [kind, isAutomatic]).toSorted()).toEqual([
      ['clicked', false],
      ['opened', false],
    ])
  })

  test("is delivered to webhooks with the message's tags", async () => {
    const one = await sentMessage({ tags: ['receipt'] })
    await dataOf(one.account.id).run(
      sql`UPDATE webhook_endpoints SET events = ${JSON.stringify(['message.bounced', 'message.sent'])} WHERE account_id = ${one.account.id}`,
    )
    await route(one.ctx, one.inbound, dsnOf({ about: one.row.messageId!, recipient: one.email }))
    expect(publishedOf(one.sent)).toContain('message.bounced')
    const next = await one.call(contract.send, { body: bodyTo(newAddress()) })
    expect(publishedOf(await deliver(one.account.id, next.data.id))).toContain('message.sent')
  })
})
