import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getCalendar } from '../../../../../src/contracts/campaigns/calendar.ts'
import * as taskContract from '../../../../../src/contracts/campaigns/tasks.ts'
import { sendBatch } from '../../../../../src/features/campaigns/sending/send-batch.ts'
import { notifyOf } from '../../../../../src/features/notifications/notify-of.ts'
import { newId } from '../../../../../src/lib/ids.ts'
import { contextOf, dataOf } from '../../../support/factories.ts'
import { crashesAtWrite, crashingContext, isCrash } from '../../../support/mortal-context.ts'
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

type Given = Omit<Parameters<typeof addSequence>[1], 'senderId' | 'to'> &
  Partial<Pick<Parameters<typeof addSequence>[1], 'to'>>

async function begun(given: Given) {
  const account = await mintCampaigner()
  const senderId = await addSender(account.id)
  const clock = clockFrom()
  const sequence = await addSequence(account.id, { senderId, to: 1, ...given })
  const quiet = quietContext(account.id, clock)
  const pass = (hours = Number.POSITIVE_INFINITY) =>
    letTimePass(quiet.ctx, clock, account.id, sequence.id, clock.now.getTime() + hours * HOUR_MS)
  const data = dataOf(account.id)
  const mark = (step: number, address: string, column: string) =>
    data.run(
      sql`UPDATE recipients SET ${sql.raw(column)} = sent_at WHERE campaign_id = ${sequence.steps[step - 1]} AND address = ${address}`,
    )
  const reasons = async (step: number) =>
    Object.fromEntries(
      (await recipientsOf(account.id, sequence.steps[step - 1]!)).map((row) => [row.address, row.stateReason]),
    )
  return { account, senderId, clock, pass, data, mark, reasons, ...quiet, ...sequence }
}

describe('conditions', () => {
  test('route people to different branches, evaluated when a step is due', async () => {
    const { addresses, pass, mark, reasons, account, steps, data } = await begun({
      to: 5,
      follow: [
        { hours: 24, condition: 'opened' },
        { hours: 24, condition: 'not_opened' },
        { hours: 24, condition: 'out_of_office' },
      ],
    })
    const [opener, nobody, late, replier, away] = addresses as [string, string, string, string, string]
    await pass(1)
    await mark(1, opener, 'opened_at')
    await mark(1, replier, 'opened_at')
    await pass(22)
    // Events between the queuing of a step and its due time count.
    await mark(1, late, 'opened_at')
    await mark(1, replier, 'replied_at')
    await pass(2)
    expect(await arrivals([opener, nobody, late, replier, away])).toEqual([2, 1, 2, 1, 1])
    expect(await reasons(2)).toEqual({
      ...{ [opener]: null, [late]: null, [replier]: 'They answered an earlier message.' },
      ...{ [nobody]: 'They opened no earlier message.', [away]: 'They opened no earlier message.' },
    })
    await pass(24)
    expect(await arrivals([opener, nobody, late, replier, away])).toEqual([2, 2, 2, 1, 2])
    expect(await reasons(3)).toMatchObject({ [opener]: 'They opened an earlier message.', [nobody]: null })
    const [row] = (await recipientsOf(account.id, steps[0]!)).filter((one) => one.address === away)
    await data.run(sql`
      INSERT INTO replies (id, account_id, campaign_id, recipient_id, message_id, from_address, text, kind, is_unsure, proof, received_at)
      VALUES (${newId()}, ${account.id}, ${steps[0]}, ${row!.id}, 'x@y', ${away}, 'Away', 'out_of_office', 0, 'message', ${row!.sentAt})`)
    await pass()
    expect(await arrivals([opener, nobody, late, replier, away])).toEqual([2, 2, 2, 1, 3])
    for (const id of steps) expect((await campaignOf(account.id, id)).status).toBe('sent')
    expect(await uncounted(account.id)).toEqual([])
  })

  test('a reply between claim and delivery stops the message, and uses no budget', async () => {
    const { ctx, account, addresses, pass, steps, data, clock, senderId } = await begun({
      to: 2,
      follow: [{ hours: 1 }],
    })
    await pass(0.5)
    clock.now = new Date(clock.now.getTime() + HOUR_MS)
    // Simulates a reply that arrives while the batch composes its messages, right after it claimed the recipients.
    await data.run(
      sql.raw(`
      CREATE TRIGGER answers_late AFTER UPDATE OF state ON recipients WHEN NEW.state = 'claimed' AND NEW.address = '${addresses[0]}'
      BEGIN UPDATE recipients SET replied_at = '2026-01-01T00:00:00.000Z' WHERE campaign_id = '${steps[0]}' AND address = NEW.address; END`),
    )
    await data.run(sql`UPDATE campaigns SET next_at = '2020-01-01T00:00:00.000Z' WHERE id = ${steps[1]}`)
    await sendBatch(ctx, { account_id: account.id, campaign_id: steps[1]! })
    await data.run(sql`DROP TRIGGER answers_late`)
    await pass()
    expect(await arrivals(addresses)).toEqual([1, 2])
    expect(await statesOf(account.id, steps[1]!)).toEqual({ sent: 1, skipped: 1 })
    const used = Object.entries(await spendsOf(account.id, senderId)).filter(([period]) => period.length > 10)
    expect(used.reduce((sum, [, total]) => sum + total, 0)).toBe(3)
  })
})

test('a reply stops follow-ups to everyone at the organization, but not at a mail provider', async () => {
  const { addresses, pass, mark, reasons, data, id } = await begun({
    ...{ to: 4, stopsOrganization: true, follow: [{ hours: 1 }, { hours: 1 }] },
  })
  const [one, other, free, alone] = addresses as [string, string, string, string]
  await data.run(
    sql`UPDATE recipients SET organization = 'harbour.test' WHERE campaign_id = ${id} AND address IN (${one}, ${other})`,
  )
  await pass(0.5)
  await mark(1, one, 'replied_at')
  await mark(1, free, 'unsubscribed_at')
  await pass()
  expect(await arrivals([one, other, free, alone])).toEqual([1, 1, 1, 3])
  expect((await reasons(2))[other]).toMatch(/^Ada \d, of the same organisation, answered\.$/)
})

describe('variants', () => {
  const variants = [
    { subject: 'Second', content: '<p>Two</p>', text_content: null },
    { subject: null, content: '<p>Three</p>', text_content: null },
  ]
  test('are distributed in equal shares, stay with their recipient, and the winner goes to the rest', async () => {
    const { ctx, account, addresses, pass, steps, data, clock } = await begun({
      ...{ to: 9, batchSize: 6, variants, variantTest: { by: 'replies', sample: 20 } },
      follow: [{ hours: 1, variants: variants.slice(0, 1) }],
    })
    await sendBatch(ctx, { account_id: account.id, campaign_id: steps[0]! })
    const first = await recipientsOf(account.id, steps[0]!)
    const sharesOf = (rows: typeof first) =>
      Object.entries(Object.groupBy(rows, ({ stepVariant }) => stepVariant ?? 'none')).map(([name, some]) => [
        name,
        some!.length,
      ])
    expect(sharesOf(first).toSorted()).toEqual([
      ['a', 3],
      ['b', 3],
      ['c', 3],
    ])
    const subjectOf = async (address: string, at = 0) =>
      /^Subject: (.*)$/m.exec((await arrivedAt(address))[at]?.raw ?? '')?.[1]?.trim()
    await pass(0.5)
    for (const { address, stepVariant } of await recipientsOf(account.id, steps[0]!))
      expect(await subjectOf(address)).toBe(stepVariant === 'b' ? 'Second' : 'Hello Ada')
    await pass(1)
    const second = await recipientsOf(account.id, steps[1]!)
    for (const { address, stepVariant, variant } of second) {
      expect(variant).toBe(first.find((row) => row.address === address)!.stepVariant)
      // A reply in the thread repeats the subject of the first message, which differs by variant.
      const thread = variant === 'b' ? 'Re: Second' : 'Re: Hello Ada'
      expect(await subjectOf(address, 1)).toBe(stepVariant === 'b' ? 'Second' : thread)
    }
    expect(clock.now.getTime()).toBeGreaterThan(0)
    expect(addresses).toHaveLength(9)
    expect(await data.all(sql`SELECT variant_winner FROM campaigns WHERE variant_winner IS NOT NULL`)).toEqual([])
  })

  test('a winner by replies is chosen once, and all later recipients get it', async () => {
    const { ctx, account, pass, steps, data } = await begun({
      ...{
        to: 120,
        batchSize: 100,
        variants: variants.slice(0, 1),
        variantTest: { by: 'replies', sample: 40 },
        follow: [],
      },
    })
    await sendBatch(ctx, { account_id: account.id, campaign_id: steps[0]! })
    await data.run(
      sql`UPDATE recipients SET replied_at = sent_at WHERE campaign_id = ${steps[0]} AND step_variant = 'b' AND state = 'sent'`,
    )
    const before = (await recipientsOf(account.id, steps[0]!)).filter(
      (row) => row.stepVariant === 'b' && row.state === 'sent',
    )
    await pass()
    expect(await campaignOf(account.id, steps[0]!)).toMatchObject({ variantWinner: 'b', status: 'sent' })
    const rows = await recipientsOf(account.id, steps[0]!)
    expect(rows.filter(({ stepVariant }) => stepVariant === 'b').length).toBe(before.length + 20)
  })
})

describe('manual steps', () => {
  async function withTasks(given: Partial<Given> = {}) {
    const made = await begun({
      to: 3,
      follow: [
        { hours: 24, kind: 'call', content: 'Call {{first_name}} at {{company|work}}' },
        { hours: 24, subject: 'Last' },
      ],
      ...given,
    })
    const { account } = made
    const list = async (query = {}) => (await account.call(taskContract.listTasks, { query })).data
    const close = (id: string, as: 'done' | 'skipped' = 'done') =>
      account.call(taskContract.closeTask, { params: { id }, body: { as } })
    return { ...made, list, close }
  }

  test('become tasks, and completing one leads to the next step', async () => {
    const { account, addresses, pass, list, close, steps, publishedEvents, senderId, mark } = await withTasks()
    await pass(23)
    expect((await list()).tasks).toEqual([])
    await pass(2)
    const { tasks, pagination } = await list()
    expect(pagination.total).toBe(3)
    expect(tasks[0]).toMatchObject({
      kind: 'call',
      note: 'Call Ada at work',
      state: 'open',
      step: 2,
      campaign_id: steps[0],
    })
    const due = publishedEvents().filter(({ kind }) => kind === 'task.due')
    expect(due).toHaveLength(1)
    await notifyOf(contextOf(account.id), { ...due[0], happened_at: new Date().toISOString() } as never)
    expect(await dataOf(account.id).all(sql`SELECT title FROM notifications WHERE account_id = ${account.id}`)).toEqual(
      [{ title: '3 tasks are due' }],
    )
    // While it waits for people, the campaign keeps checking, and sends nothing.
    await pass(5)
    expect((await list()).tasks).toHaveLength(3)
    expect(await arrivals(addresses)).toEqual([1, 1, 1])
    const of = (address: string) => tasks.find(({ email }) => email === address)!
    const [one, two, three] = addresses as [string, string, string]
    expect((await close(of(one).id)).data.task).toMatchObject({ state: 'done' })
    await close(of(two).id, 'skipped')
    await expect(close(of(two).id)).rejects.toThrow('This task is closed already.')
    await mark(1, three, 'replied_at')
    expect((await list()).tasks).toEqual([])
    expect((await list({ state: 'closed' })).tasks.map(({ state, reason }) => [state, reason]).toSorted()).toEqual([
      ['done', null],
      ['skipped', null],
      ['stopped', 'They answered an earlier message.'],
    ])
    await pass()
    expect(await arrivals([one, two, three])).toEqual([2, 2, 1])
    for (const id of steps) expect((await campaignOf(account.id, id)).status).toBe('sent')
    expect(await uncounted(account.id)).toEqual([])
    const used = Object.entries(await spendsOf(account.id, senderId)).filter(([period]) => period.length > 10)
    expect(used.reduce((sum, [, total]) => sum + total, 0)).toBe(5)
  })

  test('appear in the calendar, with sent and expected messages', async () => {
    const { account, pass, list, close, addresses, mark } = await withTasks()
    await pass(25)
    const dayOf = (days: number) =>
      new Date(Date.now() + days * 24 * HOUR_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
    const [task] = (await list()).tasks
    await close(task!.id)
    await mark(1, addresses.find((address) => address !== task!.email)!, 'replied_at')
    await list()
    const ask = async (campaign_id?: string) =>
      (await account.call(getCalendar, { query: { from: dayOf(0), days: 14, campaign_id } })).data.days
    const days = await ask()
    expect(days).toHaveLength(14)
    const entries = days.flatMap(({ date, entries }) => entries.map((one) => ({ date, ...one })))
    const sum = (kind: string, step: number, what: 'done' | 'planned') =>
      entries.filter((one) => one.kind === kind && one.step === step).reduce((total, one) => total + one[what], 0)
    expect([sum('message', 1, 'done'), sum('call', 2, 'done'), sum('call', 2, 'planned')]).toEqual([3, 1, 1])
    // One is due by the completed task, one is expected after the open one, and the recipient who replied gets nothing.
    expect(sum('message', 3, 'planned')).toBe(2)
    expect(entries.find(({ kind }) => kind === 'message')).toMatchObject({
      campaign_name: 'Autumn',
      sender_name: 'Harbour',
    })
    expect((await ask(newId())).flatMap((day) => day.entries)).toEqual([])
  })

  test('a step for people who replied still reaches them, although they skip the messages before it', async () => {
    const { addresses, pass, mark, list } = await withTasks({
      to: 2,
      follow: [{ hours: 1 }, { hours: 1, kind: 'linkedin', content: 'Connect', condition: 'answered' }],
    })
    await pass(0.5)
    await mark(1, addresses[0]!, 'replied_at')
    await pass(5)
    expect(await arrivals(addresses)).toEqual([1, 2])
    expect((await list()).tasks.map(({ email, kind }) => [email, kind])).toEqual([[addresses[0], 'linkedin']])
  })

  test('survive a crash at any statement, and each task is opened once', async () => {
    const { account, pass, steps, clock, list } = await withTasks({ to: 2 })
    await pass(1)
    clock.now = new Date(clock.now.getTime() + 25 * HOUR_MS)
    let deaths = 0
    for (let at = 1; at < 40; at++) {
      const crashing = crashingContext(account.id, () => clock.now, crashesAtWrite(at))
      const silent = { ...crashing.ctx, log: { error() {}, warn() {}, info() {}, debug() {} } }
      try {
        await sendBatch(silent, { account_id: account.id, campaign_id: steps[1]! })
        break
      } catch (error) {
        if (!isCrash(error)) throw error
        deaths++
        clock.now = new Date(clock.now.getTime() + 2 * 60_000)
        // Two in a row would pause the campaign, which another test covers.
        await dataOf(account.id).run(sql`UPDATE campaigns SET deaths = 0 WHERE id = ${steps[1]}`)
      }
    }
    expect(deaths).toBeGreaterThan(2)
    await pass(1)
    expect((await list()).tasks).toHaveLength(2)
    expect(await uncounted(account.id)).toEqual([])
  })
})
