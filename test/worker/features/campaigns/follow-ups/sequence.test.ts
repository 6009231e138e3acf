import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { shardsOf } from '../../../../../src/db/shards.ts'
import { suppress } from '../../../../../src/domain/suppressions/suppress.ts'
import { decideUnknown } from '../../../../../src/features/campaigns/decide-unknown.ts'
import {
  cancelCampaign,
  pauseCampaign,
  resumeCampaign,
  sendCampaign,
} from '../../../../../src/features/campaigns/sending/change-status.ts'
import { sendBatch } from '../../../../../src/features/campaigns/sending/send-batch.ts'
import { continueMoves, requestMove } from '../../../../../src/features/shards/move-account.ts'
import { actingFor, contextOf, dataOf, shardOf } from '../../../support/factories.ts'
import { crashingContext } from '../../../support/mortal-context.ts'
import {
  addSender,
  arrivals,
  arrivedAt,
  campaignOf,
  mintCampaigner,
  quietContext,
  recipientsOf,
  spendsOf,
  statesOf,
} from '../sending/support.ts'
import { addSequence, clockFrom, HOUR_MS, letTimePass, uncounted } from './support.ts'

type Given = Omit<Parameters<typeof addSequence>[1], 'senderId' | 'to' | 'follow'> &
  Partial<Pick<Parameters<typeof addSequence>[1], 'to' | 'follow'>>

async function begun(given: Given = {}, sender: Parameters<typeof addSender>[1] = {}) {
  const account = await mintCampaigner()
  const senderId = await addSender(account.id, sender)
  const clock = clockFrom()
  const sequence = await addSequence(account.id, { senderId, to: 3, follow: [{ hours: 24 }], ...given })
  const quiet = quietContext(account.id, clock)
  const acting = { ...(await actingFor(account.id)), queues: quiet.ctx.queues, clock: quiet.ctx.clock }
  const pass = (hours = Number.POSITIVE_INFINITY) =>
    letTimePass(quiet.ctx, clock, account.id, sequence.id, clock.now.getTime() + hours * HOUR_MS)
  const statuses = () => Promise.all(sequence.steps.map(async (id) => (await campaignOf(account.id, id)).status))
  return { account, senderId, clock, acting, pass, statuses, ...quiet, ...sequence }
}
const header = (raw: string, name: string) =>
  new RegExp(`^${name}:((?:.*\\r?\\n[ \\t])*.*)$`, 'mi').exec(raw)?.[1]?.replace(/\s+/g, ' ').trim()

describe('a sequence', () => {
  test('reaches everyone, each message after its delay and in the thread of the one before, and ends once', async () => {
    const { account, steps, addresses, pass, statuses, publishedEvents } = await begun({
      follow: [{ hours: 24 }, { hours: 48 }],
    })
    await pass(1)
    expect(await arrivals(addresses)).toEqual([1, 1, 1])
    expect(await statuses()).toEqual(['sending', 'sending', 'sending'])
    const waiting = await recipientsOf(account.id, steps[1]!)
    const first = await recipientsOf(account.id, steps[0]!)
    const dueOf = (address: string) => Date.parse(first.find((row) => row.address === address)!.sentAt!) + 24 * HOUR_MS
    expect(waiting.map(({ state, address, nextAt }) => [state, Date.parse(nextAt!) - dueOf(address)])).toEqual(
      addresses.map(() => ['pending', 0]),
    )
    expect((await campaignOf(account.id, steps[1]!)).nextAt).toBe(waiting.map(({ nextAt }) => nextAt!).sort()[0])
    expect((await campaignOf(account.id, steps[0]!)).nextAt).toBeNull()
    await pass(22)
    expect(await arrivals(addresses)).toEqual([1, 1, 1])
    await pass(2)
    expect(await arrivals(addresses)).toEqual([2, 2, 2])
    await pass()
    expect(await arrivals(addresses)).toEqual([3, 3, 3])
    expect(await statuses()).toEqual(['sent', 'sent', 'sent'])
    for (const id of steps) expect(await campaignOf(account.id, id)).toMatchObject({ nextAt: null, batchId: null })
    expect(publishedEvents().map(({ kind }) => kind)).toEqual(['campaign.started', 'campaign.completed'])
    expect(publishedEvents().at(-1)).toMatchObject({ campaign_id: steps[0], sent: 9 })
    const mails = await arrivedAt(addresses[0]!)
    const [one, two, three] = mails.map(({ raw }) => raw) as [string, string, string]
    const ids = mails.map(({ raw }) => header(raw, 'Message-ID'))
    expect(new Set(ids).size).toBe(3)
    expect([one, two, three].map((raw) => header(raw, 'Subject'))).toEqual([
      'Hello Ada',
      'Re: Hello Ada',
      'Re: Hello Ada',
    ])
    expect([one, two, three].map((raw) => header(raw, 'In-Reply-To'))).toEqual([undefined, ids[0], ids[1]])
    expect(header(three, 'References')).toBe(`${ids[0]} ${ids[1]}`)
    expect(header(two, 'List-Unsubscribe')).toMatch(/^<http/)
    expect(two).toMatch(/Quay 1, 20457 Hamburg/)
    expect(await uncounted(account.id)).toEqual([])
  })

  test('a step with a subject of its own starts a new thread, and the next one replies to the first thread', async () => {
    const { addresses, pass } = await begun({ to: 1, follow: [{ hours: 1, subject: 'News' }, { hours: 1 }] })
    await pass()
    const mails = (await arrivedAt(addresses[0]!)).map(({ raw }) => raw)
    expect(mails.map((raw) => header(raw, 'Subject'))).toEqual(['Hello Ada', 'News', 'Re: Hello Ada'])
    expect(header(mails[1]!, 'In-Reply-To')).toBeUndefined()
    expect(header(mails[2]!, 'References')).toBe(header(mails[0]!, 'Message-ID'))
  })

  test('a campaign that sent nothing ends right away, together with its follow-ups', async () => {
    const { account, addresses, pass, statuses, publishedEvents, steps } = await begun({ to: 1 })
    const listed = { accountId: account.id, channel: 'email', reason: 'manual', campaignId: null } as const
    await suppress(contextOf(account.id), { ...listed, address: addresses[0]! })
    await pass()
    expect(await statuses()).toEqual(['failed', 'failed'])
    expect(await statesOf(account.id, steps[1]!)).toEqual({})
    expect(publishedEvents().map(({ kind }) => kind)).toEqual(['campaign.started', 'campaign.failed'])
  })

  test('a sequence whose last waiting recipient is erased still ends', async () => {
    const { account, pass, steps, statuses } = await begun({ to: 1 })
    await pass(1)
    await dataOf(account.id).run(
      sql`UPDATE recipients SET state = 'skipped', next_at = NULL, address = 'erased:' || id WHERE campaign_id = ${steps[1]}`,
    )
    await pass()
    expect(await statuses()).toEqual(['sent', 'sent'])
  })

  test('a scheduled sequence starts with all its steps', async () => {
    const scheduled = { status: 'scheduled', startedAt: null } as const
    const { account, pass, statuses, addresses, steps } = await begun(scheduled)
    await pass(1)
    expect(await statuses()).toEqual(['sending', 'sending'])
    await pass()
    expect(await arrivals(addresses)).toEqual([2, 2, 2])
    expect((await campaignOf(account.id, steps[1]!)).startedAt).not.toBeNull()
  })
})

describe('excluded from follow-ups', () => {
  const now = "strftime('%Y-%m-%dT%H:%M:%fZ')"
  const cases = [
    ['replied_at', now, 'They answered an earlier message.'],
    ['unsubscribed_at', now, 'They unsubscribed.'],
    ['complained_at', now, 'They complained about an earlier message.'],
    ['bounced_at', now, 'An earlier message bounced.'],
    ['clicked_at', now, 'They clicked a link of an earlier message.'],
    ['state', "'bounced'", 'An earlier message bounced.'],
    ['state', "'failed'", 'The message before it did not arrive.'],
    ['opened_at', now, null],
  ] as const

  test('are people who replied, unsubscribed, complained, bounced or clicked, with the reason, for all later steps', async () => {
    const { account, addresses, pass, steps, statuses, senderId } = await begun({
      ...{ to: cases.length, follow: [{ hours: 1, stopsOnClick: true }, { hours: 1 }] },
    })
    await pass(0.5)
    for (const [at, [column, value]] of cases.entries())
      await dataOf(account.id).run(
        sql`UPDATE recipients SET ${sql.raw(column)} = ${sql.raw(value)} WHERE campaign_id = ${steps[0]} AND address = ${addresses[at]}`,
      )
    // A click by a scanner is only an event.
    await pass()
    const rows = await recipientsOf(account.id, steps[1]!)
    const reasons = addresses.map((address) => rows.find((row) => row.address === address)!.stateReason)
    expect(reasons).toEqual(cases.map(([, , reason]) => reason))
    expect(await statesOf(account.id, steps[1]!)).toEqual({ skipped: cases.length - 1, sent: 1 })
    expect(await statesOf(account.id, steps[2]!)).toEqual({ sent: 1 })
    expect(await statuses()).toEqual(['sent', 'sent', 'sent'])
    expect(await uncounted(account.id)).toEqual([])
    // Excluded recipients used no budget.
    const used = Object.entries(await spendsOf(account.id, senderId)).filter(([period]) => period.length > 10)
    expect(used.reduce((sum, [, total]) => sum + total, 0)).toBe(cases.length + 2)
  })

  test('a click ends the sequence only if configured, and a reply to the second message skips the third', async () => {
    const { account, pass, steps } = await begun({ to: 2, follow: [{ hours: 1 }, { hours: 1 }] })
    await pass(0.5)
    await dataOf(account.id).run(sql`UPDATE recipients SET clicked_at = sent_at WHERE campaign_id = ${steps[0]}`)
    await pass(1)
    expect(await statesOf(account.id, steps[1]!)).toEqual({ sent: 2 })
    await dataOf(account.id).run(
      sql`UPDATE recipients SET replied_at = sent_at WHERE id = (SELECT min(id) FROM recipients WHERE campaign_id = ${steps[1]})`,
    )
    await pass()
    expect(await statesOf(account.id, steps[2]!)).toEqual({ sent: 1, skipped: 1 })
  })
})

describe('the status covers all steps', () => {
  test('nothing is sent while paused, whatever is due, and everything once resumed', async () => {
    const { acting, id, addresses, pass, statuses, account, steps } = await begun({
      follow: [{ hours: 24 }, { hours: 24 }],
    })
    await pass(1)
    await pauseCampaign(acting, id)
    expect(await statuses()).toEqual(['paused', 'paused', 'paused'])
    for (const step of steps) expect((await campaignOf(account.id, step)).nextAt).toBeNull()
    expect(await pass(100)).toBe(0)
    expect(await arrivals(addresses)).toEqual([1, 1, 1])
    await resumeCampaign(acting, id)
    expect(await statuses()).toEqual(['sending', 'sending', 'sending'])
    await pass()
    expect(await arrivals(addresses)).toEqual([3, 3, 3])
    expect(await statuses()).toEqual(['sent', 'sent', 'sent'])
  })

  test('no one gets anything after a cancellation', async () => {
    const { acting, id, addresses, pass, statuses } = await begun()
    await pass(1)
    await cancelCampaign(acting, id)
    expect(await statuses()).toEqual(['cancelled', 'cancelled'])
    expect(await pass(100)).toBe(0)
    expect(await arrivals(addresses)).toEqual([1, 1, 1])
  })

  test('sending a draft starts all steps, once', async () => {
    const { acting, id, pass, statuses, addresses } = await begun({ status: 'draft', startedAt: null, nextAt: null })
    await sendCampaign(acting, id, {})
    expect(await statuses()).toEqual(['sending', 'sending'])
    await expect(sendCampaign(acting, id, {})).rejects.toMatchObject({ code: 'conflict' })
    await pass()
    expect(await arrivals(addresses)).toEqual([2, 2, 2])
  })

  test('bounces of a follow-up pause the whole sequence, with one notification', async () => {
    const mark = crypto.randomUUID().slice(0, 8)
    const to = Array.from({ length: 230 }, (_, at) => `${at < 14 ? 'rcpt.550-5.1.1.' : ''}f${at}.${mark}@sink.test`)
    const { account, senderId, pass, statuses, publishedEvents, id, acting, steps } = await begun({
      to,
      batchSize: 1_000,
    })
    await pass(1)
    expect(await statesOf(account.id, id)).toEqual({ sent: 230 })
    await dataOf(account.id).run(
      sql`UPDATE senders SET settings = json_set(settings, '$.port', ${env.SMTP_PORTS.hostile}) WHERE id = ${senderId}`,
    )
    await pass()
    expect(await statuses()).toEqual(['paused', 'paused'])
    expect((await campaignOf(account.id, id)).statusReason).toMatch(/of its messages bounced/)
    expect(publishedEvents().filter(({ kind }) => kind === 'campaign.paused')).toMatchObject([{ campaign_id: id }])
    await resumeCampaign(acting, id)
    await pass()
    expect(await statuses()).toEqual(['sent', 'sent'])
    expect(await statesOf(account.id, steps[1]!)).toEqual({ sent: 216, bounced: 14 })
  })
})

test('first message and follow-ups share the limits of their sender', async () => {
  const limited = { perHour: 4, perDay: 1_000 }
  const { account, senderId, pass, addresses, statuses } = await begun({ to: 6, follow: [{ hours: 1 }] }, limited)
  await pass()
  expect(await statuses()).toEqual(['sent', 'sent'])
  expect(await arrivals(addresses)).toEqual(addresses.map(() => 2))
  const hours = Object.entries(await spendsOf(account.id, senderId)).filter(([period]) => period.length > 10)
  expect(Math.max(...hours.map(([, used]) => used))).toBeLessThanOrEqual(4)
  expect(hours.reduce((sum, [, used]) => sum + used, 0)).toBe(12)
})

test('a queue message delivered twice, or ten times concurrently, sends a follow-up once', async () => {
  const { ctx, account, pass, addresses, steps, clock } = await begun({ to: 8 })
  await pass(1)
  clock.now = new Date(clock.now.getTime() + 24 * HOUR_MS)
  const job = { account_id: account.id, campaign_id: steps[1]! }
  await Promise.all(Array.from({ length: 10 }, () => sendBatch(ctx, job)))
  await pass()
  expect(await arrivals(addresses)).toEqual(addresses.map(() => 2))
})

test('an account that moves during a sequence takes its waiting recipients along, and the sequence continues there', async () => {
  const { account, clock, addresses, pass, id, steps } = await begun({ to: 4, follow: [{ hours: 24 }, { hours: 24 }] })
  await pass(1)
  const target = [...shardsOf(env).keys()].find((name) => name !== shardOf(account.id))!
  const { ctx } = crashingContext(account.id, () => clock.now)
  await requestMove(ctx, account.id, target)
  await continueMoves(ctx)
  const { ctx: quiet } = quietContext(account.id, clock)
  const there = { ...quiet, data: shardsOf(env).get(target)! }
  await letTimePass(there, clock, account.id, id)
  expect(await arrivals(addresses)).toEqual(addresses.map(() => 3))
  const rows = await there.data.all(
    sql`SELECT status FROM campaigns WHERE id IN (${steps[0]}, ${steps[1]}, ${steps[2]})`,
  )
  expect(rows).toEqual([{ status: 'sent' }, { status: 'sent' }, { status: 'sent' }])
})

describe('a recipient with an unknown outcome', () => {
  test('gets the follow-up only after a person confirms that the message arrived', async () => {
    const { account, acting, pass, steps, id } = await begun({ to: 2 })
    await pass(1)
    const [row] = await recipientsOf(account.id, id)
    const data = dataOf(account.id)
    await data.run(sql`DELETE FROM recipients WHERE campaign_id = ${steps[1]} AND address = ${row!.address}`)
    await data.run(sql`UPDATE recipients SET state = 'pending', sent_at = NULL WHERE id = ${row!.id}`)
    for (const state of ['claimed', 'sending', 'unknown'])
      await data.run(sql`UPDATE recipients SET state = ${state} WHERE id = ${row!.id}`)
    expect(await decideUnknown(acting, id, { recipient_ids: [row!.id], as: 'sent' })).toBe(1)
    expect(await statesOf(account.id, steps[1]!)).toEqual({ pending: 2 })
    await pass()
    expect(await statesOf(account.id, steps[1]!)).toEqual({ sent: 2 })
  })

  test('gets all steps when the campaign is sent again, even if the sequence was over', async () => {
    const { account, acting, pass, statuses, addresses, id, steps } = await begun({ to: 2 })
    await pass()
    expect(await statuses()).toEqual(['sent', 'sent'])
    const data = dataOf(account.id)
    const [row] = await recipientsOf(account.id, steps[1]!)
    await data.run(sql`UPDATE recipients SET state = 'pending', sent_at = NULL WHERE id = ${row!.id}`)
    for (const state of ['claimed', 'sending', 'unknown'])
      await data.run(sql`UPDATE recipients SET state = ${state} WHERE id = ${row!.id}`)
    expect(await decideUnknown(acting, steps[1]!, { recipient_ids: [row!.id], as: 'send_again' })).toBe(1)
    expect(await statuses()).toEqual(['sending', 'sending'])
    await pass()
    expect(await statuses()).toEqual(['sent', 'sent'])
    const at = addresses.indexOf(row!.address)
    expect(await arrivals(addresses)).toEqual(addresses.map((_, place) => (place === at ? 3 : 2)))
    expect(await statesOf(account.id, id)).toEqual({ sent: 2 })
  })
})
