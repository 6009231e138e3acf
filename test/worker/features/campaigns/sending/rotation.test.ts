import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { campaignSenders } from '../../../../../src/db/schema/data/rotation.ts'
import { resumeCampaign } from '../../../../../src/features/campaigns/sending/change-status.ts'
import { rejoinSender } from '../../../../../src/features/campaigns/sending/rotation/campaign-senders.ts'
import {
  DELETED_REASON,
  OUT_TOO_LONG_REASON,
} from '../../../../../src/features/campaigns/sending/rotation/pick-sender.ts'
import { sendBatch } from '../../../../../src/features/campaigns/sending/send-batch.ts'
import { deleteSender } from '../../../../../src/features/senders/store-sender.ts'
import { actingFor, dataOf, db } from '../../../support/factories.ts'
import { clockFrom, HOUR_MS, letTimePass } from '../follow-ups/support.ts'
import { addRotated } from './rotation-support.ts'
import { addSender, campaignOf, mintCampaigner, quietContext, recipientsOf, spendsOf, statesOf } from './support.ts'

const START = Date.parse('2026-12-01T08:20:00.000Z')
const DAY_MS = 24 * HOUR_MS

const standingsOf = async (accountId: string, campaignId: string) => {
  const rows = await dataOf(accountId)
    .select()
    .from(campaignSenders)
    .where(eq(campaignSenders.campaignId, campaignId))
    .orderBy(campaignSenders.place)
  return rows
}

/** How many recipients in a state each sender has. */
async function sentBy(accountId: string, campaignId: string, state = 'sent'): Promise<Map<string | null, number>> {
  const rows = (await recipientsOf(accountId, campaignId)).filter((row) => row.state === state)
  return new Map([...Map.groupBy(rows, ({ senderId }) => senderId)].map(([id, some]) => [id, some.length]))
}

async function prepare(senders: readonly Parameters<typeof addSender>[1][]) {
  const account = await mintCampaigner()
  const ids: string[] = []
  for (const given of senders) ids.push(await addSender(account.id, given))
  const clock = clockFrom(START)
  const { ctx } = quietContext(account.id, clock)
  const acting = async () => ({ ...(await actingFor(account.id)), clock: ctx.clock, queues: ctx.queues })
  return { account, ids, clock, ctx, acting, due: { nextAt: clock.now.toISOString() } }
}

test('mailboxes share a campaign by their remaining daily limit, and two campaigns share the mailboxes exactly', async () => {
  const limits = [{ perHour: 6, perDay: 15 }, { perDay: 10 }, { perHour: 5, perDay: 100 }]
  const { account, ids, clock, ctx, due } = await prepare(limits)
  const one = await addRotated(account.id, ids, { ...due, to: 30, batchSize: 4 })
  const other = await addRotated(account.id, [ids[2]!, ids[0]!], { ...due, to: 12, batchSize: 7 })
  for (let rounds = 0; rounds < 100; rounds++) {
    const rows = await Promise.all([one, other].map(({ id }) => campaignOf(account.id, id)))
    const times = rows.flatMap(({ nextAt }) => (nextAt === null ? [] : Date.parse(nextAt)))
    if (times.length === 0) break
    clock.now = new Date(Math.max(clock.now.getTime(), Math.min(...times)))
    await Promise.all([one, other].map(({ job }) => sendBatch(ctx, job)))
  }
  expect(await statesOf(account.id, one.id)).toEqual({ sent: 30 })
  expect(await statesOf(account.id, other.id)).toEqual({ sent: 12 })
  const [first, second, third] = await Promise.all(ids.map((id) => spendsOf(account.id, id)))
  expect(first!['2026-12-01T08']).toBe(6)
  expect(second!['2026-12-01']).toBe(10)
  expect(third!['2026-12-01T08']).toBe(5)
  const days = [first!, second!, third!].map((spends) => spends['2026-12-01'] ?? 0)
  expect(days[0]).toBeLessThanOrEqual(15)
  // All of it left today: no one waited for a full mailbox while another had room.
  expect(days.reduce((sum, used) => sum + used, 0)).toBe(42)
  expect(clock.now.getTime()).toBeLessThan(START + 6 * HOUR_MS)
})

test('a mailbox that cannot sign in is excluded and the others take over; the campaign pauses only without any mailbox', async () => {
  const { account, ids, clock, ctx, acting, due } = await prepare([{ password: 'wrong' }, {}])
  const { id } = await addRotated(account.id, ids, { ...due, to: 6, batchSize: 2 })
  await letTimePass(ctx, clock, account.id, id)
  expect(await statesOf(account.id, id)).toEqual({ sent: 6 })
  expect(await sentBy(account.id, id)).toEqual(new Map([[ids[1], 6]]))
  expect(await standingsOf(account.id, id)).toMatchObject([
    { leftOutAt: expect.any(String), leftOutReason: expect.stringMatching(/535|sign|password|authentication/i) },
    { leftOutAt: null },
  ])

  const alone = await addRotated(account.id, [ids[0]!, ids[1]!], { ...due, to: 3, batchSize: 2 })
  await dataOf(account.id).run(sql`UPDATE senders SET is_active = 0 WHERE id = ${ids[1]}`)
  await letTimePass(ctx, clock, account.id, alone.id)
  expect(await campaignOf(account.id, alone.id)).toMatchObject({ status: 'paused', statusReason: expect.any(String) })
  expect(await statesOf(account.id, alone.id)).toEqual({ pending: 3 })
  expect(await sentBy(account.id, alone.id, 'pending')).toEqual(new Map([[null, 3]]))
  // It still cannot send, so it cannot be included again; once it can, resuming includes both again.
  await expect(rejoinSender(await acting(), alone.id, ids[1]!)).rejects.toThrow(/switched off/)
  await dataOf(account.id).run(sql`UPDATE senders SET is_active = 1, is_verified = 1 WHERE account_id = ${account.id}`)
  await resumeCampaign(await acting(), alone.id)
  expect((await standingsOf(account.id, alone.id)).every(({ leftOutAt }) => leftOutAt === null)).toBe(true)
})

test('a mailbox whose messages bounce is excluded, and its bounce count restarts when it is included again', async () => {
  const { account, ids, clock, ctx, acting, due } = await prepare([{}, {}])
  const { id } = await addRotated(account.id, ids, { ...due, to: 130, batchSize: 60 })
  await letTimePass(ctx, clock, account.id, id, START)
  const [sender] = [...(await sentBy(account.id, id)).keys()]
  await dataOf(account.id).run(sql`UPDATE recipients SET state = 'bounced', bounced_at = ${clock.now.toISOString()}
    WHERE id IN (SELECT id FROM recipients WHERE campaign_id = ${id} AND state = 'sent' AND sender_id = ${sender} LIMIT 4)`)
  await letTimePass(ctx, clock, account.id, id)
  expect((await campaignOf(account.id, id)).status).toBe('sent')
  const standing = async () => (await standingsOf(account.id, id)).find((one) => one.senderId === sender)!
  expect(await standing()).toMatchObject({ leftOutReason: expect.stringMatching(/^6\.7 % of its messages bounced/) })
  const other = ids.find((one) => one !== sender)!
  expect((await sentBy(account.id, id)).get(other)).toBe(70)
  const rows = await rejoinSender(await acting(), id, sender!)
  expect(rows.find((row) => row.id === sender)).toMatchObject({ sent: 60, bounced: 4, left_out_at: null })
  expect(await standing()).toMatchObject({ leftOutAt: null, sentBefore: 60, bouncedBefore: 4 })
})

test('a follow-up waits for the mailbox of its thread, and is skipped once that is deleted', async () => {
  const { account, ids, clock, ctx, acting, due } = await prepare([{}, {}, {}])
  const { id, steps } = await addRotated(account.id, ids, {
    ...{ ...due, to: 9, batchSize: 3, follow: [{ hours: 24 }] },
  })
  await letTimePass(ctx, clock, account.id, id, START + HOUR_MS)
  expect(await sentBy(account.id, id)).toEqual(new Map(ids.map((one) => [one, 3])))
  const leaveOut = (sender: string) =>
    dataOf(
      account.id,
    ).run(sql`UPDATE campaign_senders SET left_out_at = ${clock.now.toISOString()}, left_out_reason = 'Too many bounces.'
      WHERE campaign_id = ${id} AND sender_id = ${sender}`)
  await leaveOut(ids[0]!)
  await leaveOut(ids[1]!)
  await letTimePass(ctx, clock, account.id, id, START + 3 * DAY_MS)
  // Only the mailbox that takes part sent a follow-up.
  expect(await sentBy(account.id, steps[1]!)).toEqual(new Map([[ids[2], 3]]))
  expect(await statesOf(account.id, steps[1]!)).toEqual({ sent: 3, pending: 6 })
  await rejoinSender(await acting(), id, ids[0]!)
  await letTimePass(ctx, clock, account.id, id, START + 4 * DAY_MS)
  expect((await sentBy(account.id, steps[1]!)).get(ids[0]!)).toBe(3)
  expect((await campaignOf(account.id, id)).status).toBe('sending')
  await letTimePass(ctx, clock, account.id, id, START + 17 * DAY_MS)
  const skipped = (await recipientsOf(account.id, steps[1]!)).filter(({ state }) => state === 'skipped')
  expect(skipped.map(({ stateReason }) => stateReason)).toEqual(Array(3).fill(OUT_TOO_LONG_REASON))
  expect((await campaignOf(account.id, id)).status).toBe('sent')
})

test('when a mailbox is deleted, the others take over its waiting recipients, and its threads end', async () => {
  const { account, ids, clock, ctx, acting, due } = await prepare([{ perDay: 2 }, {}, {}])
  const { id, steps } = await addRotated(account.id, ids, { ...due, to: 6, batchSize: 2, follow: [{ hours: 1 }] })
  await letTimePass(ctx, clock, account.id, id, START)
  await letTimePass(ctx, clock, account.id, id, START + 60_000)
  expect(await statesOf(account.id, id)).toEqual({ sent: 6 })
  await deleteSender(await acting(), 'email', ids[0]!)
  expect((await campaignOf(account.id, id)).senderId).toBe(ids[1])
  expect((await campaignOf(account.id, steps[1]!)).senderId).toBe(ids[1])
  await letTimePass(ctx, clock, account.id, id)
  const rows = await recipientsOf(account.id, steps[1]!)
  expect(rows.filter(({ state }) => state === 'sent').length).toBe(4)
  expect(rows.filter(({ state }) => state === 'skipped').map(({ stateReason }) => stateReason)).toEqual([
    DELETED_REASON,
    DELETED_REASON,
  ])
  expect((await campaignOf(account.id, id)).status).toBe('sent')
})

test('a domain gets a limited number of messages a day across campaigns; a mail provider is not limited', async () => {
  const { account, ids, clock, ctx, due } = await prepare([{}, {}])
  const domain = `${account.id.slice(-12)}.test`
  const to = (count: number, at: string, from = 0) =>
    Array.from({ length: count }, (_, place) => `p${from + place}@${at}`)
  const one = await addRotated(account.id, ids, {
    ...{ ...due, to: [...to(7, domain), ...to(5, 'gmail.com'), ...to(2, `other.${domain}`)], batchSize: 4 },
    domainLimit: 3,
  })
  const other = await addRotated(account.id, ids, { ...due, to: to(2, domain, 50), batchSize: 4, domainLimit: 3 })
  const at = async (day: number) => {
    await letTimePass(ctx, clock, account.id, one.id, START + HOUR_MS + day * DAY_MS)
    await letTimePass(ctx, clock, account.id, other.id, clock.now.getTime())
    const rows = [...(await recipientsOf(account.id, one.id)), ...(await recipientsOf(account.id, other.id))]
    const sent = rows.filter(({ state }) => state === 'sent')
    return [domain, 'gmail.com', `other.${domain}`].map(
      (name) => sent.filter(({ address }) => address.endsWith(`@${name}`)).length,
    )
  }
  expect(await at(0)).toEqual([3, 5, 2])
  expect(await at(1)).toEqual([6, 5, 2])
  expect(await at(2)).toEqual([9, 5, 2])
  // No batch ran in vain for the rest of the day.
  expect(Date.parse((await campaignOf(account.id, one.id)).sentAt!)).toBeLessThan(START + 2 * DAY_MS)
})

test('a random gap separates two messages of a mailbox, across campaigns', async () => {
  const { account, ids, clock, ctx, due } = await prepare([{}, {}])
  const gap = { min: 60, max: 180 }
  const one = await addRotated(account.id, ids, { ...due, to: 12, gap })
  const other = await addRotated(account.id, [ids[0]!], { ...due, to: 4, gap, domainLimit: 10 })
  for (let rounds = 0; rounds < 200; rounds++) {
    const rows = await Promise.all([one, other].map(({ id }) => campaignOf(account.id, id)))
    const times = rows.flatMap(({ nextAt }) => (nextAt === null ? [] : Date.parse(nextAt)))
    if (times.length === 0) break
    clock.now = new Date(Math.max(clock.now.getTime(), Math.min(...times)))
    for (const { job } of [one, other]) await sendBatch(ctx, job)
  }
  const rows = [...(await recipientsOf(account.id, one.id)), ...(await recipientsOf(account.id, other.id))]
  expect(rows.every(({ state }) => state === 'sent')).toBe(true)
  const gaps = ids.flatMap((id) => {
    const times = rows.filter(({ senderId }) => senderId === id).map(({ sentAt }) => Date.parse(sentAt!))
    const sorted = times.toSorted((a, b) => a - b)
    return sorted.slice(1).map((time, at) => (time - sorted[at]!) / 1_000)
  })
  expect(gaps.length).toBe(14)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(60)
  expect(new Set(gaps).size).toBeGreaterThan(7)
  // No one waits much longer than the gap.
  expect(gaps.filter((seconds) => seconds > 200)).toEqual([])
})

test('recipients at Google get their message from a mailbox at Google while it can send', async () => {
  const { account, ids, clock, ctx, due } = await prepare([
    { settings: { fromEmail: 'bea@gmail.com' }, perDay: 5 },
    { settings: { fromEmail: 'bea@outlook.com' } },
  ])
  const tag = account.id.slice(-12)
  const at = clock.now.toISOString()
  await db.run(sql`INSERT INTO mail_domains (domain, answer, checked_at) VALUES
    (${`g.${tag}.test`}, 'google', ${at}), (${`m.${tag}.test`}, 'microsoft', ${at})`)
  const to = (count: number, kind: string) =>
    Array.from({ length: count }, (_, place) => `p${place}@${kind}.${tag}.test`)
  const { id } = await addRotated(account.id, ids, { ...due, to: [...to(7, 'g'), ...to(7, 'm')], batchSize: 20 })
  await letTimePass(ctx, clock, account.id, id, START + HOUR_MS)
  const rows = await recipientsOf(account.id, id)
  const by = (kind: string, sender: string) =>
    rows.filter(
      ({ address, senderId, state }) => state === 'sent' && senderId === sender && address.includes(`@${kind}.`),
    ).length
  expect([by('g', ids[0]!), by('g', ids[1]!), by('m', ids[0]!), by('m', ids[1]!)]).toEqual([5, 2, 0, 7])
})

test('a mailbox whose provider asks for a pause waits, and is not excluded', async () => {
  const { account, ids, clock, ctx, due } = await prepare([{}, {}])
  const { id } = await addRotated(account.id, ids, { ...due, to: 4, batchSize: 1 })
  const until = new Date(START + 2 * HOUR_MS).toISOString()
  await dataOf(account.id).run(
    sql`UPDATE campaign_senders SET wait_until = ${until}, wait_reason = 'Too many.' WHERE campaign_id = ${id} AND sender_id = ${ids[0]}`,
  )
  await letTimePass(ctx, clock, account.id, id, START + HOUR_MS)
  expect(await sentBy(account.id, id)).toEqual(new Map([[ids[1], 4]]))
})
