import { exports } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { updateCampaign } from '../../../../src/contracts/campaigns/campaigns.ts'
import { validateCampaign } from '../../../../src/contracts/campaigns/sending.ts'
import * as contract from '../../../../src/contracts/outreach-links/outreach-links.ts'
import * as topicsContract from '../../../../src/contracts/topics/topics.ts'
import { campaigns, recipientEvents, recipients } from '../../../../src/db/schema/data/campaigns.ts'
import {
  clickUrlBase,
  type LinkTarget,
  openUrl,
  readUndoToken,
  signLinkTarget,
  undoToken,
  unsubscribeUrl,
} from '../../../../src/domain/outreach-links/outreach-links.ts'
import { suppressionHash } from '../../../../src/domain/suppressions/suppressions.ts'
import { sendBatch } from '../../../../src/features/campaigns/sending/send-batch.ts'
import { unsubscribe } from '../../../../src/features/outreach-links/unsubscribe.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { dataOf, visitor } from '../../support/factories.ts'
import {
  addCampaign,
  addSender,
  arrivals,
  arrivedAt,
  mintCampaigner,
  quietContext,
  recipientsOf,
  sendAll,
} from '../campaigns/sending/support.ts'

const HUMAN = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const CONTENT =
  '<p><a href="https://harbour.test/a?b=1&amp;c={{company|none}}">one</a> <a href="https://harbour.test/two">two</a></p>'

const ONE = 'https://harbour.test/a?b=1&c={{company|none}}'
const TWO = 'https://harbour.test/two'
type Ctx = Parameters<typeof clickUrlBase>[0]
/** As the message contains it. */
const clickUrl = async (ctx: Ctx, target: LinkTarget, to: string) =>
  `${await clickUrlBase(ctx, target)}/${await signLinkTarget(ctx, target.accountId, to)}`

async function sentTo(to: number, given: Partial<typeof campaigns.$inferInsert> = {}) {
  const account = await mintCampaigner()
  const senderId = await addSender(account.id)
  const campaign = await addCampaign(account.id, { ...given, senderId, to, content: CONTENT })
  const { ctx, publishedEvents } = quietContext(account.id)
  await sendBatch(ctx, campaign.job)
  // Sent some time ago, because faster clicks count as automated.
  await dataOf(account.id)
    .update(recipients)
    .set({ sentAt: '2026-01-01T00:00:00.000Z' })
    .where(sql`campaign_id = ${campaign.id} AND sent_at IS NOT NULL`)
  const rows = await recipientsOf(account.id, campaign.id)
  const targetOf = async (row: (typeof rows)[number]): Promise<LinkTarget> => ({
    ...{ accountId: account.id, recipientId: row.id, channel: 'email' },
    hash: await suppressionHash(ctx, account.id, 'email', row.address),
  })
  const target = await targetOf(rows[0]!)
  return { account, senderId, ctx, publishedEvents, target, targetOf, rows, ...campaign }
}
const ask = (url: string, init: RequestInit = {}) =>
  exports.default.fetch(new Request(url, { redirect: 'manual', ...init }))
const eventsOf = (accountId: string) =>
  dataOf(accountId)
    .select()
    .from(recipientEvents)
    .where(eq(recipientEvents.accountId, accountId))
    .orderBy(recipientEvents.id)
const tokenIn = (url: string) => url.split('/').at(-1)!
const ONE_CLICK: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
}

describe('one-click unsubscribe', () => {
  test('unsubscribes without a redirect, twice with the same response; opening the link changes nothing and shows a page', async () => {
    const { account, ctx, target, id, rows } = await sentTo(1)
    const url = await unsubscribeUrl(ctx, target)
    const listed = () =>
      dataOf(account.id).all(sql`SELECT reason, hint, campaign_id FROM suppressions WHERE account_id = ${account.id}`)
    const opened = await ask(url)
    expect([opened.status, opened.headers.get('location')]).toEqual([
      302,
      `${ctx.config.appUrl}/unsubscribe?token=${tokenIn(url)}`,
    ])
    expect(await listed()).toEqual([])
    const answers = [await ask(url, ONE_CLICK), await ask(url, ONE_CLICK), await ask(url, { method: 'POST' })]
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(bodies).size).toBe(1)
    expect(answers.every(({ headers }) => headers.get('location') === null)).toBe(true)
    expect(await listed()).toEqual([{ reason: 'unsubscribed', hint: expect.stringMatching(/^p•••@/), campaign_id: id }])
    const [row] = await recipientsOf(account.id, id)
    expect(row!.unsubscribedAt).not.toBeNull()
    const events = await dataOf(account.id)
      .select()
      .from(recipientEvents)
      .where(eq(recipientEvents.recipientId, rows[0]!.id))
    expect(events.map(({ kind }) => kind)).toEqual(['unsubscribed'])
  })

  test('with a modified token is not found, with the same response whatever is wrong with it', async () => {
    const { account, ctx, target } = await sentTo(1)
    const token = tokenIn(await unsubscribeUrl(ctx, target))
    const foreign = tokenIn(await openUrl(ctx, target))
    const changed = [...token].map(
      (_, at) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1),
    )
    const wrong = [foreign, ...changed.filter((_, at) => at % 9 === 0), changed.at(-1)!, 'x'.repeat(107)]
    for (const one of wrong) {
      const answer = await ask(`${ctx.config.appUrl}/api/u/${one}`, ONE_CLICK)
      const { request_id, ...body } = await answer.json<Record<string, unknown>>()
      expect(answer.status).toBe(404)
      expect(body).toEqual({ success: false, status: 'error', code: 'not_found', message: 'Link not found' })
      expect((await ask(`${ctx.config.appUrl}/api/u/${one}`)).status).toBe(404)
    }
    expect(await dataOf(account.id).all(sql`SELECT 1 FROM suppressions WHERE account_id = ${account.id}`)).toEqual([])
  })

  test('excludes recipients of later batches from a campaign that is being sent', async () => {
    const { account, ctx, targetOf, rows, id, addresses } = await sentTo(6, { batchSize: 2 })
    const waiting = rows[4]!
    expect(waiting.state).toBe('pending')
    await ask(await unsubscribeUrl(ctx, await targetOf(waiting)), ONE_CLICK)
    await sendAll(ctx, account.id, id)
    expect(await arrivals(addresses)).toEqual([1, 1, 1, 1, 0, 1])
    expect((await recipientsOf(account.id, id))[4]).toMatchObject({ state: 'skipped' })
  })

  test('works after the campaign was deleted', async () => {
    const { account, ctx, target, id } = await sentTo(1)
    await dataOf(account.id).delete(campaigns).where(eq(campaigns.id, id))
    const url = await unsubscribeUrl(ctx, target)
    expect((await ask(url, ONE_CLICK)).status).toBe(200)
    const { data } = await visitor.call(contract.readUnsubscribing, { params: { token: tokenIn(url) } })
    expect(data).toEqual({ channel: 'email', hint: null, sender_name: null, is_unsubscribed: true, topics: [] })
    expect(await dataOf(account.id).all(sql`SELECT reason FROM suppressions WHERE hash = ${target.hash}`)).toEqual([
      { reason: 'unsubscribed' },
    ])
  })

  test('on the page can be undone within the hour by the same person', async () => {
    const { account, ctx, target, id } = await sentTo(1)
    const params = { token: tokenIn(await unsubscribeUrl(ctx, target)) }
    const state = async () => (await visitor.call(contract.readUnsubscribing, { params })).data
    expect(await state()).toMatchObject({ is_unsubscribed: false, sender_name: 'Blue Harbour' })
    const { data } = await visitor.call(contract.unsubscribeOnPage, { params })
    expect(await state()).toMatchObject({ is_unsubscribed: true })
    await visitor.call(contract.undoUnsubscribe, { params, body: { undo: data.undo! } })
    expect(await state()).toMatchObject({ is_unsubscribed: false })
    expect((await recipientsOf(account.id, id))[0]!.unsubscribedAt).toBeNull()
    // After an undo, unsubscribing again is a new event.
    await visitor.call(contract.unsubscribeOnPage, { params })
    const again = await visitor.fail(contract.undoUnsubscribe, { params, body: { undo: data.undo! } })
    expect(again.httpStatus).toBe(409)
    expect(await state()).toMatchObject({ is_unsubscribed: true })
  })

  test('cannot be undone by someone who only has the link of the message, such as its sender', async () => {
    const { account, ctx, target, targetOf, rows } = await sentTo(2)
    const url = await unsubscribeUrl(ctx, target)
    const params = { token: tokenIn(url) }
    const bare = await ask(`${url}/undo`, { method: 'POST' })
    expect(bare.status).toBe(422)
    expect((await visitor.fail(contract.undoUnsubscribe, { params, body: { undo: 'A'.repeat(64) } })).httpStatus).toBe(
      403,
    )
    // By one click, which has no undo, and then again on the page.
    await ask(url, ONE_CLICK)
    expect((await visitor.call(contract.unsubscribeOnPage, { params })).data.undo).toBeNull()
    // Of another message.
    const other = { token: tokenIn(await unsubscribeUrl(ctx, await targetOf(rows[1]!))) }
    const { data } = await visitor.call(contract.unsubscribeOnPage, { params: other })
    expect((await visitor.fail(contract.undoUnsubscribe, { params, body: { undo: data.undo! } })).httpStatus).toBe(403)
    // A person who unsubscribes someone to undo it later loses that once the recipient unsubscribes.
    await ask(await unsubscribeUrl(ctx, await targetOf(rows[1]!)), ONE_CLICK)
    const late = await visitor.fail(contract.undoUnsubscribe, { params: other, body: { undo: data.undo! } })
    expect(late.httpStatus).toBe(409)
    expect(
      await dataOf(account.id).all(sql`SELECT reason FROM suppressions WHERE account_id = ${account.id}`),
    ).toHaveLength(2)
  })

  test('cannot be undone after an hour', async () => {
    const { ctx, target } = await sentTo(1)
    const now = Date.now()
    const token = await undoToken(ctx, target, newId(), now + 1_000)
    expect(await readUndoToken(ctx, target, token, now)).not.toBeNull()
    expect(await readUndoToken(ctx, target, token, now + 1_000)).toBeNull()
    const later = await visitor.fail(contract.undoUnsubscribe, {
      params: { token: tokenIn(await unsubscribeUrl(ctx, target)) },
      body: { undo: await undoToken(ctx, target, newId(), now - 1) },
    })
    expect(later.httpStatus).toBe(403)
  })

  test('of an address that the account had suppressed itself can no longer be reverted by it', async () => {
    const { account, ctx, target } = await sentTo(1)
    await dataOf(account.id).run(sql`
      INSERT INTO suppressions (account_id, channel, hash, hint, reason, created_at)
      VALUES (${account.id}, 'email', ${target.hash}, 'p•••@sink.test', 'manual', '2026-01-01T00:00:00.000Z')`)
    await ask(await unsubscribeUrl(ctx, target), ONE_CLICK)
    expect(await dataOf(account.id).all(sql`SELECT reason FROM suppressions WHERE account_id = ${account.id}`)).toEqual(
      [{ reason: 'unsubscribed' }],
    )
  })
})

describe('a tracked link', () => {
  test('redirects only to a link of the message, whatever the request says', async () => {
    const { account, ctx, target, id } = await sentTo(1, { trackClicks: true })
    const follow = async (url: string) => (await ask(url, { headers: { 'user-agent': HUMAN } })).headers.get('location')
    const home = `${ctx.config.appUrl}/`
    expect(await follow(await clickUrl(ctx, target, ONE))).toBe('https://harbour.test/a?b=1&c=none')
    expect(await follow(`${await clickUrl(ctx, target, TWO)}?url=https://evil.test/`)).toBe(TWO)
    const [signed, base] = [await signLinkTarget(ctx, account.id, TWO), await clickUrlBase(ctx, target)]
    const bytes = Buffer.from(signed, 'base64url')
    const elsewhere = Buffer.concat([bytes.subarray(0, 16), Buffer.from('https://evil.test/')]).toString('base64url')
    const others = await signLinkTarget(ctx, (await mintCampaigner()).id, 'https://evil.test/')
    for (const link of [elsewhere, others, `${signed}A`, signed.slice(0, -4)])
      expect(await follow(`${base}/${link}`)).toBe(home)
    // The holder of a message cannot choose where its links lead.
    const token = tokenIn(await openUrl(ctx, target))
    expect(await follow(`${ctx.config.appUrl}/api/c/${token}/${signed}`)).toBe(home)
    expect((await recipientsOf(account.id, id))[0]!.clickedAt).not.toBeNull()
    const events = await eventsOf(account.id)
    expect(events.map(({ kind, url }) => `${kind} ${url}`)).toEqual([
      'clicked https://harbour.test/a?b=1&c=none',
      'clicked https://harbour.test/two',
    ])
    await dataOf(account.id).delete(campaigns).where(eq(campaigns.id, id))
    expect(await follow(await clickUrl(ctx, target, ONE))).toBe(home)
  })

  test('redirects to the target at sending time, even if the campaign changed', async () => {
    const { account, ctx, id, rows } = await sentTo(1, { trackClicks: true })
    const [mail] = await arrivedAt(rows[0]!.address)
    const html = mail!.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    const links = [...html.matchAll(/href="([^"]*\/api\/c\/[^"]*)"/g)].map(([, link]) => link!)
    expect(links).toHaveLength(2)
    await dataOf(account.id)
      .update(campaigns)
      .set({
        content: '<a href="https://harbour.test/new">new</a> <a href="https://harbour.test/two">two</a>',
        revision: 1,
      })
      .where(eq(campaigns.id, id))
    const led = await Promise.all(
      links.map(async (link) => (await ask(link, { headers: { 'user-agent': HUMAN } })).headers.get('location')),
    )
    expect(led).toEqual(['https://harbour.test/a?b=1&c=none', TWO])
    expect(links[0]).toContain(`${ctx.config.appUrl}/api/c/`)
  })

  test('is stored as a raw event and counted in no rate if a bot follows it or loads the pixel', async () => {
    const { account, ctx, target, id } = await sentTo(1, { trackClicks: true, trackOpens: true })
    const prefetch = 'Mozilla/5.0 Chrome/42.0.2311.135 Safari/537.36 Edge/12.246 Mozilla/5.0'
    const agents = ['Mozilla/5.0', prefetch, 'Barracuda Link Scanner']
    for (const agent of agents) {
      await ask(await openUrl(ctx, target), { headers: { 'user-agent': agent } })
      await ask(await clickUrl(ctx, target, ONE), { headers: { 'user-agent': agent } })
    }
    await ask(await clickUrl(ctx, target, ONE), { method: 'HEAD', headers: { 'user-agent': HUMAN } })
    expect((await recipientsOf(account.id, id))[0]).toMatchObject({ openedAt: null, clickedAt: null })
    const events = await eventsOf(account.id)
    expect(events).toHaveLength(7)
    expect(events.every(({ isAutomatic }) => isAutomatic)).toBe(true)
    // Gmail loads images on behalf of the reader.
    const picture = await ask(await openUrl(ctx, target), { headers: { 'user-agent': 'GoogleImageProxy' } })
    expect(picture.headers.get('content-type')).toBe('image/gif')
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(30)
    expect((await recipientsOf(account.id, id))[0]!.openedAt).not.toBeNull()
  })

  test('right after sending counts as a bot, and the events per message are limited', async () => {
    const { account, ctx, target, id } = await sentTo(1, { trackOpens: true })
    await dataOf(account.id)
      .update(recipients)
      .set({ sentAt: new Date().toISOString() })
      .where(eq(recipients.campaignId, id))
    const url = await openUrl(ctx, target)
    for (let at = 0; at < 60; at++) await ask(url, { headers: { 'user-agent': 'Mozilla/5.0' } })
    expect(await eventsOf(account.id)).toHaveLength(50)
    expect((await recipientsOf(account.id, id))[0]!.openedAt).toBeNull()
  })
})

test('a webhook receives every message event it subscribes to, and nothing else', async () => {
  const { account, ctx, target, id, rows } = await sentTo(1)
  const now = new Date().toISOString()
  const events = ['recipient.unsubscribed', 'recipient.opened']
  await dataOf(account.id).run(sql`
    INSERT INTO webhook_endpoints (id, account_id, url, description, events, secret, secret_end, created_at, updated_at)
    VALUES ('e', ${account.id}, 'https://hook.test/', '', ${JSON.stringify(events)}, 'x', 'x', ${now}, ${now})`)
  const { ctx: quiet, publishedEvents } = quietContext(account.id)
  const token = tokenIn(await unsubscribeUrl(ctx, target))
  await unsubscribe(quiet, token)
  await unsubscribe(quiet, token)
  expect(publishedEvents()).toMatchObject([
    { kind: 'recipient.unsubscribed', campaign_id: id, recipient_id: rows[0]!.id, address: rows[0]!.address },
    { kind: 'recipient.unsubscribed' },
  ])
  // A repeated report is one event.
  expect(new Set(publishedEvents().map((event) => event.id)).size).toBe(1)
})

describe('preferences by topic', () => {
  test('leaving one topic affects only its campaigns, and can be undone by the same person', async () => {
    const sent = await sentTo(1)
    const { account, ctx, target, rows, senderId } = sent
    const topicOf = async (name: string) =>
      (await account.call(topicsContract.createTopic, { body: { name, description: null } })).data.topic.id
    const [news, offers] = [await topicOf('News'), await topicOf('Offers')]
    await ctx.data.run(sql`UPDATE campaigns SET topic_id = ${offers} WHERE id = ${sent.id}`)
    const token = tokenIn(await unsubscribeUrl(ctx, target))
    const read = async () => (await visitor.call(contract.readUnsubscribing, { params: { token } })).data
    expect((await read()).topics.map(({ name, is_of_message, has_left }) => [name, is_of_message, has_left])).toEqual([
      ['Offers', true, false],
      ['News', false, false],
    ])
    const leave = async (topic_id: string) =>
      (await visitor.call(contract.leaveTopic, { params: { token, topic_id } })).data.undo
    const undo = await leave(offers)
    expect(undo).toMatch(/^[\w-]{64}$/)
    expect(await read()).toMatchObject({ is_unsubscribed: false, topics: [{ has_left: true }, { has_left: false }] })
    // The forecast, the start and the batches exclude the same people, for the same reason.
    const address = rows[0]!.address
    for (const [topicId, left] of [
      [offers, 1],
      [news, 0],
      [null, 0],
    ] as const) {
      const next = await addCampaign(account.id, { senderId, topicId, to: 0 })
      await dataOf(account.id).insert(recipients).values({
        id: newId(),
        accountId: account.id,
        campaignId: next.id,
        address,
        dataSource: 'x',
        consent: 'y',
        createdAt: '2026',
      })
      const { data } = await account.call(validateCampaign, { params: { id: next.id } })
      expect(data.validation.recipients).toMatchObject({ total: 1, left_topic: left, sendable: 1 - left })
      await sendBatch(ctx, next.job)
      const [row] = await recipientsOf(account.id, next.id)
      expect(row!.state).toBe(left ? 'skipped' : 'sent')
      if (left) expect(row!.stateReason).toMatch(/this campaign's topic/)
    }
    // A person who only has the link, such as the sender, cannot undo it.
    const takeBack = (token: string, topic_id: string, undo: string) =>
      visitor.send(contract.undoLeaveTopic, { params: { token, topic_id }, body: { undo } })
    expect((await takeBack(token, offers, 'A'.repeat(64))).status).toBe(403)
    expect((await takeBack(token, news, undo!)).status).toBe(403)
    expect((await takeBack(token, offers, undo!)).status).toBe(200)
    expect((await takeBack(token, offers, undo!)).status).toBe(403)
    await leave(offers)
    expect(await leave(offers)).toBeNull()
    // One-click unsubscribe applies to everything, whatever the topic.
    expect((await ask(await unsubscribeUrl(ctx, target), ONE_CLICK)).status).toBe(200)
    expect(await read()).toMatchObject({ is_unsubscribed: true })
    const stranger = await mintCampaigner()
    const theirs = (await stranger.call(topicsContract.createTopic, { body: { name: 'Theirs' } })).data.topic.id
    expect((await visitor.send(contract.leaveTopic, { params: { token, topic_id: theirs } })).status).toBe(404)
    expect((await account.call(topicsContract.listTopics, {})).data.topics).toMatchObject([
      { name: 'News', left: 0 },
      { name: 'Offers', left: 1 },
    ])
  })

  test('topics belong to the account: a used one cannot be deleted, and others are not found', async () => {
    const { account, senderId } = await sentTo(1)
    const { data } = await account.call(topicsContract.createTopic, { body: { name: 'News' } })
    const params = { id: data.topic.id }
    expect((await account.fail(topicsContract.createTopic, { body: { name: ' NEWS' } })).httpStatus).toBe(422)
    const { id } = await addCampaign(account.id, { senderId, topicId: params.id, status: 'scheduled', to: 0 })
    expect((await account.fail(topicsContract.deleteTopic, { params })).httpStatus).toBe(409)
    const body = { topic_id: newId() }
    expect((await account.fail(updateCampaign, { params: { id }, body })).httpStatus).toBe(404)
    await dataOf(account.id).run(sql`UPDATE campaigns SET status = 'cancelled' WHERE id = ${id}`)
    expect(
      (await account.call(topicsContract.updateTopic, { params, body: { description: 'Monthly' } })).data.topic,
    ).toMatchObject({ name: 'News', description: 'Monthly', campaigns: 1 })
    const stranger = await mintCampaigner()
    for (const call of [topicsContract.updateTopic, topicsContract.deleteTopic])
      expect((await stranger.fail(call, { params, body: {} } as never)).httpStatus).toBe(404)
    await account.call(topicsContract.deleteTopic, { params })
    expect((await account.call(topicsContract.listTopics, {})).data.topics).toEqual([])
  })
})
