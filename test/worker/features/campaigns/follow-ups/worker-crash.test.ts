import { expect, test } from 'vitest'
import type { ServiceContext } from '../../../../../src/core/context.ts'
import { sendBatch } from '../../../../../src/features/campaigns/sending/send-batch.ts'
import {
  crashBeforeEach,
  crashesAtWrite,
  crashingContext,
  isCrash,
  LAST_CRASH_MIN,
} from '../../../support/mortal-context.ts'
import {
  addSender,
  arrivals,
  campaignOf,
  mintCampaigner,
  quietContext,
  recipientsOf,
  spendsOf,
} from '../sending/support.ts'
import { addSequence, clockFrom, HOUR_MS, letTimePass, uncounted } from './support.ts'

const PEOPLE = 3

/**
 * Crashes the batch of a step before its nth write, then lets the clock continue. @returns whether the batch finished
 */
async function crashAndContinue(step: number, fatal: number): Promise<boolean> {
  const account = await mintCampaigner()
  const senderId = await addSender(account.id)
  const clock = clockFrom()
  const { id, addresses, steps } = await addSequence(account.id, {
    ...{ senderId, to: PEOPLE, follow: [{ hours: 1 }, { hours: 2 }] },
  })
  const { ctx, publishedEvents } = quietContext(account.id, clock)
  if (step > 1) {
    await letTimePass(ctx, clock, account.id, id, clock.now.getTime() + (step - 1.5) * HOUR_MS)
    clock.now = new Date(
      Math.max(clock.now.getTime(), Date.parse((await campaignOf(account.id, steps[step - 1]!)).nextAt!)) +
        HOUR_MS / 60,
    )
  }
  const crashing = crashingContext(account.id, () => clock.now, crashesAtWrite(fatal))
  const silent: ServiceContext = { ...crashing.ctx, log: { error() {}, warn() {}, info() {}, debug() {} } }
  let isOver = true
  await sendBatch(silent, { account_id: account.id, campaign_id: steps[step - 1]! }).catch((error: unknown) => {
    if (!isCrash(error)) throw error
    isOver = false
  })
  await letTimePass(ctx, clock, account.id, id)
  const ledgers = await Promise.all(steps.map((one) => recipientsOf(account.id, one)))
  const times = await arrivals(addresses)
  for (const [at, address] of addresses.entries()) {
    const states = ledgers.map((rows) => rows.find((row) => row.address === address)?.state)
    const sent = states.filter((state) => state === 'sent').length
    const unknown = states.filter((state) => state === 'unknown').length
    // Every recipient of a message got the next one; after a message with an unknown outcome they got none.
    expect(states).toEqual([
      ...Array.from({ length: sent }, () => 'sent'),
      ...(unknown ? ['unknown'] : []),
      ...Array.from({ length: 3 - sent - unknown }, () => undefined),
    ])
    expect(sent + unknown === 3 || unknown === 1).toBe(true)
    expect(times[at]).toBeGreaterThanOrEqual(sent)
    expect(times[at]).toBeLessThanOrEqual(sent + unknown)
  }
  for (const one of steps)
    expect(await campaignOf(account.id, one)).toMatchObject({ status: 'sent', nextAt: null, batchId: null })
  const rows = ledgers.flat().length
  const hours = Object.entries(await spendsOf(account.id, senderId)).filter(([period]) => period.length > 10)
  expect(hours.reduce((sum, [, used]) => sum + used, 0)).toBe(rows)
  expect(await uncounted(account.id)).toEqual([])
  const ends = [
    ...crashing.sent
      .filter(({ name }) => name === 'events')
      .map(({ message }) => (message as { event: { kind: string; id: string } }).event),
    ...publishedEvents(),
  ].filter(({ kind }) => kind === 'campaign.completed')
  // A repeated event is handled once, by its ID.
  expect(new Set(ends.map((event) => event.id)).size).toBe(1)
  return isOver
}

test.each([1, 2, 3])(
  'after a crash at any write of the batch of message %i, no one is lost or emailed twice, and the sequence ends',
  async (step) => {
    expect(await crashBeforeEach((fatal) => crashAndContinue(step, fatal))).toBeGreaterThanOrEqual(LAST_CRASH_MIN)
  },
)
