import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as analytics from '../../../../../src/contracts/campaigns/analytics.ts'
import * as recipientsContract from '../../../../../src/contracts/campaigns/recipients.ts'
import * as sendingContract from '../../../../../src/contracts/campaigns/sending.ts'
import type { ServiceContext } from '../../../../../src/core/context.ts'
import { pauseCampaign, resumeCampaign } from '../../../../../src/features/campaigns/sending/change-status.ts'
import { sendBatch } from '../../../../../src/features/campaigns/sending/send-batch.ts'
import { readSubjectFigures } from '../../../../../src/features/campaigns/subject-test/settle-subject.ts'
import { actingFor, dataOf } from '../../../support/factories.ts'
import {
  crashBeforeEach,
  crashesAtWrite,
  crashingContext,
  isCrash,
  LAST_CRASH_MIN,
} from '../../../support/mortal-context.ts'
import { addSequence, clockFrom, HOUR_MS, letTimePass, uncounted } from '../follow-ups/support.ts'
import {
  addSender,
  arrivals,
  arrivedAt,
  campaignOf,
  mintCampaigner,
  quietContext,
  recipientsOf,
} from '../sending/support.ts'

type Given = Partial<Parameters<typeof addSequence>[1]> & {
  readonly share?: number
  readonly by?: 'opens' | 'clicks' | 'replies'
}

async function begun({ share = 50, by = 'opens', ...given }: Given = {}) {
  const account = await mintCampaigner()
  const senderId = await addSender(account.id)
  const clock = clockFrom()
  const sequence = await addSequence(account.id, {
    ...{
      senderId,
      to: 20,
      follow: [],
      trackOpens: true,
      subjectB: 'Second',
      subjectTest: { share, wait_hours: 4, by },
    },
    ...given,
  })
  const quiet = quietContext(account.id, clock)
  const pass = (hours = Number.POSITIVE_INFINITY) =>
    letTimePass(quiet.ctx, clock, account.id, sequence.id, clock.now.getTime() + hours * HOUR_MS)
  const mark = (column: 'opened_at' | 'clicked_at' | 'replied_at', variant: 'a' | 'b', people: number) =>
    dataOf(account.id).run(sql`
      UPDATE recipients SET ${sql.raw(column)} = sent_at WHERE id IN (
        SELECT id FROM recipients WHERE campaign_id = ${sequence.id} AND variant = ${variant} AND state = 'sent' ORDER BY id LIMIT ${people})`)
  /** How many recipients there are per state and subject. */
  const standing = async () => {
    const counts: Record<string, number> = {}
    for (const { state, variant } of await recipientsOf(account.id, sequence.id))
      counts[`${state} ${variant}`] = (counts[`${state} ${variant}`] ?? 0) + 1
    return counts
  }
  const winner = async () => (await campaignOf(account.id, sequence.id)).subjectWinner
  return { account, clock, pass, mark, standing, winner, ...quiet, ...sequence }
}
const subjectOf = (raw: string) => /^Subject: (.*?)\r?$/m.exec(raw)?.[1]

describe('two subjects', () => {
  test('go to half of a share each, and the waiting rest gets the better one', async () => {
    const { account, id, pass, standing, mark, winner, addresses, publishedEvents } = await begun()
    await pass(1)
    expect(await standing()).toEqual({ 'sent a': 5, 'sent b': 5, 'pending null': 10 })
    expect(await campaignOf(account.id, id)).toMatchObject({ status: 'sending', subjectWinner: null })
    for (const { address, variant, state } of await recipientsOf(account.id, id)) {
      const subjects = (await arrivedAt(address)).map(({ raw }) => subjectOf(raw))
      expect(subjects).toEqual(state === 'sent' ? [variant === 'a' ? 'Hello Ada' : 'Second'] : [])
    }
    await mark('opened_at', 'a', 1)
    await mark('opened_at', 'b', 2)
    await pass(2)
    expect(await winner()).toBeNull()
    await pass(2)
    expect(await winner()).toBe('b')
    expect(await standing()).toEqual({ 'sent a': 5, 'sent b': 15 })
    expect(await campaignOf(account.id, id)).toMatchObject({ status: 'sent', nextAt: null })
    expect(await arrivals(addresses)).toEqual(addresses.map(() => 1))
    expect(publishedEvents().map(({ kind }) => kind)).toEqual(['campaign.started', 'campaign.completed'])
    const { data } = await account.call(analytics.getCampaignAnalytics, { params: { id } })
    expect(data.subject_test).toEqual([
      {
        variant: 'a',
        subject: 'Hello {{first_name|there}}',
        sent: 5,
        opened: 1,
        prefetched: 0,
        clicked: 0,
        replied: 0,
        reply_rate: 0,
      },
      { variant: 'b', subject: 'Second', sent: 15, opened: 2, prefetched: 0, clicked: 0, replied: 0, reply_rate: 0 },
    ])
    const { recipients } = (
      await account.call(recipientsContract.listRecipients, { params: { id }, query: { per_page: 50 } })
    ).data
    expect(recipients.filter(({ variant }) => variant === 'b')).toHaveLength(15)
    // Batches of any size add up to the same, with the last one full or empty.
    const whole = await readSubjectFigures({ data: dataOf(account.id) }, { id })
    for (const rows of [1, 7, 10, 20, 21]) {
      const inSteps = await readSubjectFigures({ data: dataOf(account.id) }, { id }, rows)
      expect(inSteps.toSorted((a, b) => a.variant.localeCompare(b.variant))).toEqual(whole)
    }
    expect(await uncounted(account.id)).toEqual([])
  })

  test.each([
    ['nothing happened', 'opens', () => {}, 'a'],
    [
      'both had the same result',
      'opens',
      async (mark: Mark) => [await mark('opened_at', 'a', 2), await mark('opened_at', 'b', 2)],
      'a',
    ],
    [
      'the metric is clicks',
      'clicks',
      async (mark: Mark) => [await mark('opened_at', 'a', 5), await mark('clicked_at', 'b', 1)],
      'b',
    ],
    [
      'the metric is replies',
      'replies',
      async (mark: Mark) => [await mark('clicked_at', 'b', 5), await mark('replied_at', 'a', 1)],
      'a',
    ],
  ] as const)('where %s (%s)', async (_, by, happens, expected) => {
    const { pass, mark, winner, standing } = await begun({ to: 8, by })
    await pass(1)
    await happens(mark)
    await pass()
    expect(await winner()).toBe(expected)
    expect(await standing()).toEqual(expected === 'a' ? { 'sent a': 6, 'sent b': 2 } : { 'sent a': 2, 'sent b': 6 })
  })

  test('tested on everyone wait for nothing', async () => {
    const { pass, standing, account, id } = await begun({ to: 7, share: 100 })
    await pass(0.5)
    expect(await standing()).toEqual({ 'sent a': 4, 'sent b': 3 })
    expect((await campaignOf(account.id, id)).status).toBe('sent')
  })

  test('are not evaluated before every test recipient was emailed, however slow the sender is', async () => {
    const { account, pass, winner, standing, senderId } = await begunSlowly()
    await pass(5)
    // One an hour: after 5 hours not all 10 of them have it.
    expect(await winner()).toBeNull()
    expect((await standing())['pending null']).toBe(10)
    await pass()
    expect(await winner()).toBe('a')
    expect(await standing()).toEqual({ 'sent a': 15, 'sent b': 5 })
    expect(
      await dataOf(account.id).all(
        sql`SELECT 1 FROM sender_spends WHERE sender_id = ${senderId} AND length(period) > 10 AND used > 1`,
      ),
    ).toEqual([])
  })
  const begunSlowly = async () => {
    const made = await begun()
    const { senderId } = await campaignOf(made.account.id, made.id)
    await dataOf(made.account.id).run(sql`UPDATE senders SET per_hour = 1 WHERE id = ${senderId}`)
    return { ...made, senderId }
  }

  test('for very few recipients are tested on one each, and a single recipient gets the first', async () => {
    const few = await begun({ to: 3, share: 10 })
    await few.pass()
    expect(await few.standing()).toEqual({ 'sent a': 2, 'sent b': 1 })
    const alone = await begun({ to: 1, share: 10 })
    await alone.pass()
    expect(await alone.standing()).toEqual({ 'sent a': 1 })
  })

  test('are evaluated after a pause as well, and a follow-up replies to the subject that each recipient got', async () => {
    const { account, ctx, pass, mark, id, steps, clock } = await begun({ to: 6, follow: [{ hours: 24 }] })
    await pass(1)
    await mark('opened_at', 'b', 1)
    const acting = { ...(await actingFor(account.id)), queues: ctx.queues, clock: ctx.clock }
    await pauseCampaign(acting, id)
    clock.now = new Date(clock.now.getTime() + 10 * HOUR_MS)
    await resumeCampaign(acting, id)
    await pass()
    const rows = await recipientsOf(account.id, steps[1]!)
    expect(rows).toHaveLength(6)
    for (const { address, variant } of rows) {
      const subjects = (await arrivedAt(address)).map(({ raw }) => subjectOf(raw))
      const got = variant === 'a' ? 'Hello Ada' : 'Second'
      expect(subjects).toEqual([got, `Re: ${got}`])
    }
    for (const step of steps) expect((await campaignOf(account.id, step)).status).toBe('sent')
  })
})
type Mark = Awaited<ReturnType<typeof begun>>['mark']

/** Crashes the first or the evaluating batch before its nth write. @returns whether it finished */
async function crashAndContinue(batch: 'first' | 'settling', fatal: number): Promise<boolean> {
  const { account, ctx, clock, pass, mark, standing, winner, id, addresses } = await begun({ to: 8 })
  if (batch === 'settling') {
    await pass(1)
    await mark('opened_at', 'b', 1)
    clock.now = new Date(Date.parse((await campaignOf(account.id, id)).nextAt!))
  }
  const crashing = crashingContext(account.id, () => clock.now, crashesAtWrite(fatal))
  const silent: ServiceContext = { ...crashing.ctx, log: { error() {}, warn() {}, info() {}, debug() {} } }
  let isOver = true
  await sendBatch(silent, { account_id: account.id, campaign_id: id }).catch((error: unknown) => {
    if (!isCrash(error)) throw error
    isOver = false
  })
  const settled = await winner()
  if (batch === 'settling') {
    // Later events do not change the winner.
    await mark('opened_at', 'a', settled === null ? 0 : 2)
  }
  await letTimePass(ctx, clock, account.id, id)
  expect(await winner()).toBe(batch === 'settling' ? 'b' : 'a')
  const tried = (await recipientsOf(account.id, id)).filter(
    ({ variant }) => variant === (batch === 'settling' ? 'a' : 'b'),
  )
  expect(tried).toHaveLength(2)
  const states = Object.keys(await standing())
  expect(states.filter((state) => !/^(?:sent|unknown) [ab]$/.test(state))).toEqual([])
  expect((await arrivals(addresses)).filter((times) => times > 1)).toEqual([])
  expect(await campaignOf(account.id, id)).toMatchObject({ status: 'sent', nextAt: null })
  return isOver
}

test.each(['first', 'settling'] as const)(
  'after a crash at any write of the %s batch, test groups are the same, and the winner is chosen once',
  async (batch) => {
    expect(await crashBeforeEach((fatal) => crashAndContinue(batch, fatal))).toBeGreaterThanOrEqual(LAST_CRASH_MIN)
  },
)

test('subject tests need tracking for their metric, and a second subject', async () => {
  const { account, id } = await begun({ status: 'draft', startedAt: null, nextAt: null, trackOpens: false })
  const problems = async () =>
    (await account.call(sendingContract.validateCampaign, { params: { id } })).data.validation.problems.map(
      ({ code }) => code,
    )
  expect(await problems()).toEqual(['subject_test_untracked'])
  await dataOf(account.id).run(sql`UPDATE campaigns SET track_opens = 1, subject_b = NULL WHERE id = ${id}`)
  expect(await problems()).toEqual(['subject_b_missing'])
  const error = await account.fail(sendingContract.sendCampaign, { params: { id }, body: {} })
  expect(error).toMatchObject({ httpStatus: 422 })
})
