import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ServiceContext } from '../../../../../src/core/context.ts'
import { sendBatch } from '../../../../../src/features/campaigns/sending/send-batch.ts'
import { dataOf } from '../../../support/factories.ts'
import { crashesAtWrite, crashingContext, isCrash } from '../../../support/mortal-context.ts'
import { clockFrom, uncounted } from '../follow-ups/support.ts'
import { addRotated } from './rotation-support.ts'
import { addSender, campaignOf, mintCampaigner, quietContext, spendsOf } from './support.ts'

const PEOPLE = 500
const KILLS = 15
const LIMITS = { perHour: 75, perDay: 175 }
/** Messages whose outcome a crash may leave unknown: five connections, four messages each (`TURN_MESSAGES_MAX`). */
const IN_DOUBT_MAX = 20
/** Of the 30 writes of a full batch, so that most crashes happen, also in small batches. */
const CHANGES = 18

/** Random numbers from 0 to 1, the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Row {
  campaign_id: string
  address: string
  state: string
  sender_id: string | null
  sent_at: string | null
}

test('three mailboxes, 500 people, a follow-up and 15 crashes: no one lost or emailed twice, limits hold, threads keep their mailbox', async () => {
  const random = seeded(35)
  const account = await mintCampaigner()
  const data = dataOf(account.id)
  const domain = `${account.id.slice(-12)}.test`
  const froms = ['one', 'two', 'three'].map((name) => `${name}@${domain}`)
  const senderIds = await Promise.all(
    froms.map((fromEmail) => addSender(account.id, { ...LIMITS, settings: { fromEmail } })),
  )
  const clock = clockFrom(Date.parse('2026-12-01T06:30:00.000Z'))
  const { id, steps } = await addRotated(account.id, senderIds, {
    ...{ to: Array.from({ length: PEOPLE }, (_, at) => `p${at}@${domain}`), batchSize: 25 },
    ...{ nextAt: clock.now.toISOString(), follow: [{ hours: 1 }] },
  })
  const { ctx } = quietContext(account.id, clock)
  let kills = 0
  for (let batches = 0; ; batches++) {
    expect(batches).toBeLessThan(500)
    const [due] = await data.all<{ id: string; next_at: string }>(sql`
      SELECT id, next_at FROM campaigns WHERE (id = ${id} OR follows_id = ${id}) AND next_at IS NOT NULL ORDER BY next_at, step LIMIT 1`)
    if (!due) break
    clock.now = new Date(Math.max(clock.now.getTime(), Date.parse(due.next_at)))
    // Three of four people reply, which leaves fewer follow-ups to send.
    if (due.id !== id)
      await data.run(sql`UPDATE recipients SET replied_at = ${due.next_at}
        WHERE campaign_id = ${id} AND state = 'sent' AND replied_at IS NULL AND rowid % 4 > 0`)
    const dies = kills < KILLS && random() < 0.7
    const crashing = crashingContext(account.id, () => clock.now, crashesAtWrite(1 + Math.floor(random() * CHANGES)))
    const dying: ServiceContext = { ...crashing.ctx, log: { error() {}, warn() {}, info() {}, debug() {} } }
    await sendBatch(dies ? dying : ctx, { account_id: account.id, campaign_id: due.id }).catch((error: unknown) => {
      if (!isCrash(error)) throw error
      kills++
    })
  }
  expect(kills).toBe(KILLS)

  const rows = await data.all<Row>(sql`
    SELECT campaign_id, address, state, sender_id, sent_at FROM recipients WHERE account_id = ${account.id} ORDER BY address`)
  const came = (await (await fetch(`${env.SMTP_ORIGIN}/envelopes?at=${domain}`)).json()) as [from: string, to: string][]
  const arrived = Map.groupBy(came, ([, to]) => to)
  const fromOf = new Map(senderIds.map((sender, at) => [sender, froms[at]!]))
  const byAddress = Map.groupBy(rows, ({ address }) => address)
  expect(byAddress.size).toBe(PEOPLE)
  let unknown = 0
  let followed = 0
  for (const [address, messages] of byAddress) {
    const doubtful = messages.filter(({ state }) => state === 'unknown').length
    const sent = messages.filter(({ state }) => state === 'sent').length
    const skipped = messages.filter(({ state }) => state === 'skipped').length
    unknown += doubtful
    followed += sent === 2 ? 1 : 0
    // They get the first message and its follow-up, unless they replied or the outcome of a message is unknown.
    expect([sent, doubtful, skipped].join()).toMatch(/^(2,0,0|1,0,1|1,1,0|0,1,0)$/)
    const mails = arrived.get(address) ?? []
    expect(mails.length).toBeGreaterThanOrEqual(sent)
    expect(mails.length).toBeLessThanOrEqual(sent + doubtful)
    const senders = new Set(messages.map(({ sender_id }) => sender_id))
    expect(senders.size).toBe(1)
    for (const [from] of mails) expect(from).toBe(fromOf.get([...senders][0]!))
  }
  expect(followed).toBeGreaterThan(PEOPLE / 10)
  expect(unknown).toBeLessThanOrEqual(KILLS * IN_DOUBT_MAX)
  expect(await uncounted(account.id)).toEqual([])
  for (const step of steps) expect(await campaignOf(account.id, step)).toMatchObject({ status: 'sent', batchId: null })

  // Each mailbox sent its share, and never exceeded its hourly or daily limit.
  for (const sender of senderIds) {
    const spends = await spendsOf(account.id, sender)
    const ofPeriods = new Map<string, number>()
    for (const { sender_id, sent_at } of rows)
      if (sender_id === sender && sent_at !== null)
        for (const length of [10, 13])
          ofPeriods.set(sent_at.slice(0, length), (ofPeriods.get(sent_at.slice(0, length)) ?? 0) + 1)
    for (const [period, messages] of ofPeriods) {
      const limit = period.length > 10 ? LIMITS.perHour : LIMITS.perDay
      expect(messages).toBeLessThanOrEqual(limit)
      expect(spends[period]).toBeLessThanOrEqual(limit)
      expect(spends[period]).toBeGreaterThanOrEqual(messages)
    }
    expect([...ofPeriods.keys()].filter((period) => period.length === 10).length).toBeGreaterThan(1)
  }
})
