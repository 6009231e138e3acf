import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as analyticsContract from '../../../../../src/contracts/campaigns/analytics.ts'
import * as contract from '../../../../../src/contracts/campaigns/campaigns.ts'
import * as followUps from '../../../../../src/contracts/campaigns/follow-ups.ts'
import * as recipientsContract from '../../../../../src/contracts/campaigns/recipients.ts'
import * as sendingContract from '../../../../../src/contracts/campaigns/sending.ts'
import { readStatistics } from '../../../../../src/features/statistics/read-statistics.ts'
import { newId } from '../../../../../src/lib/ids.ts'
import { actingFor, dataOf } from '../../../support/factories.ts'
import { addSender, campaignOf, mintCampaigner, quietContext, recipientsOf, statesOf } from '../sending/support.ts'
import { addSequence, clockFrom, HOUR_MS, letTimePass } from './support.ts'

const text = (content: string, more: object = {}) => ({ after_hours: 24, content: `<p>${content}</p>`, ...more })

async function drafted(given: Partial<Parameters<typeof addSequence>[1]> = {}) {
  const account = await mintCampaigner()
  const senderId = await addSender(account.id)
  const draft = { status: 'draft', startedAt: null, nextAt: null } as const
  const sequence = await addSequence(account.id, { senderId, to: 2, follow: [], ...draft, ...given })
  const params = { id: sequence.id }
  const put = async (follow_ups: object[]) =>
    (await account.call(followUps.putFollowUps, { params, body: { follow_ups } as never })).data.follow_ups
  const refused = (follow_ups: object[]) =>
    account.fail(followUps.putFollowUps, { params, body: { follow_ups } as never })
  return { account, senderId, params, put, refused, ...sequence }
}
/** A sequence whose first messages were sent. */
async function sent(given: Partial<Parameters<typeof addSequence>[1]> = {}) {
  const made = await drafted({
    follow: [{ hours: 24 }],
    status: 'sending',
    startedAt: new Date().toISOString(),
    nextAt: new Date().toISOString(),
    ...given,
  })
  const clock = clockFrom()
  const { ctx } = quietContext(made.account.id, clock)
  const pass = (hours = Number.POSITIVE_INFINITY) =>
    letTimePass(ctx, clock, made.account.id, made.id, clock.now.getTime() + hours * HOUR_MS)
  await pass(1)
  return { ...made, pass, clock }
}
const countOf = async (accountId: string, table: string) =>
  (
    await dataOf(accountId).all<{ n: number }>(
      sql`SELECT count(*) AS n FROM ${sql.identifier(table)} WHERE account_id = ${accountId}`,
    )
  )[0]!.n

describe('the list of follow-ups', () => {
  test('is replaced as a whole: steps are added, reordered and removed', async () => {
    const { account, put, params, id } = await drafted()
    const first = await put([text('two'), text('three', { subject: 'News', stop_on_click: true, after_hours: 48 })])
    expect(first).toMatchObject([
      { step: 2, after_hours: 24, subject: null, content: '<p>two</p>', stop_on_click: false, status: 'draft' },
      { step: 3, after_hours: 48, subject: 'News', stop_on_click: true },
    ])
    const [two, three] = first
    const swapped = await put([{ ...text('three again'), id: three!.id }, text('new'), { ...text('two'), id: two!.id }])
    expect(swapped.map(({ id: own, step }) => [own, step])).toEqual([
      [three!.id, 2],
      [expect.any(String), 3],
      [two!.id, 4],
    ])
    expect(await put([{ ...text('alone'), id: two!.id }])).toMatchObject([
      { id: two!.id, step: 2, content: '<p>alone</p>' },
    ])
    const { data } = await account.call(followUps.listFollowUps, { params })
    expect(data.follow_ups).toHaveLength(1)
    expect((await account.call(contract.getCampaign, { params })).data.campaign.follow_up_count).toBe(1)
    const audited = await dataOf(account.id).all(
      sql`SELECT 1 FROM audit_events WHERE account_id = ${account.id} AND action = 'campaign.change-follow-ups' AND object_id = ${id}`,
    )
    expect(audited).toHaveLength(3)
    expect(await put([])).toEqual([])
  })

  test('ends up as one of two concurrent updates, complete', async () => {
    const { account, params } = await drafted()
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) =>
        account.send(followUps.putFollowUps, {
          params,
          body: { follow_ups: [text(name), text(`${name}${name}`)] },
        } as never),
      ),
    )
    const isDone = answers.map(({ status }) => status)
    expect(isDone.every((status) => status === 200 || status === 409)).toBe(true)
    const { data } = await account.call(followUps.listFollowUps, { params })
    const [one, two] = data.follow_ups.map(({ content }) => content.replace(/<\/?p>/g, ''))
    expect(two).toBe(`${one}${one}`)
  })

  test('accepts only follow-ups of its own campaign, each once, and cannot change while sending', async () => {
    const { put, refused } = await drafted()
    const { steps } = await drafted({ follow: [{ hours: 1 }] })
    expect(await refused([{ ...text('x'), id: steps[1] }])).toMatchObject({ httpStatus: 422 })
    expect(await refused([{ ...text('x'), id: newId() }])).toMatchObject({ httpStatus: 422 })
    const [own] = await put([text('x')])
    expect(await refused([text('x'), text('x')].map((one) => ({ ...one, id: own!.id })))).toMatchObject({
      httpStatus: 422,
    })
    expect(await refused([text('x', { after_hours: 0 })])).toMatchObject({ httpStatus: 422 })
    expect(await refused(Array.from({ length: 6 }, () => text('x')))).toMatchObject({ httpStatus: 422 })
    const running = await sent()
    expect(await running.refused([])).toMatchObject({ httpStatus: 409 })
  })

  test('of a paused campaign accepts new texts and delays, also for waiting recipients, and nothing else', async () => {
    const { account, put, refused, params, steps, pass, id } = await sent()
    await account.call(sendingContract.pauseCampaign, { params })
    const own = { ...text('other', { after_hours: 2 }), id: steps[1] }
    expect(await refused([])).toMatchObject({ httpStatus: 409 })
    expect(await refused([own, text('more')])).toMatchObject({ httpStatus: 409 })
    expect(await refused([{ ...own, stop_on_click: true }])).toMatchObject({ httpStatus: 409 })
    await put([own])
    const firsts = await recipientsOf(account.id, id)
    for (const row of await recipientsOf(account.id, steps[1]!)) {
      const before = firsts.find(({ address }) => address === row.address)!
      expect(Date.parse(row.nextAt!) - Date.parse(before.sentAt!)).toBe(2 * HOUR_MS)
    }
    await account.call(sendingContract.resumeCampaign, { params })
    await pass()
    expect(await statesOf(account.id, steps[1]!)).toEqual({ sent: 2 })
  })
})

describe('a follow-up is not a separate campaign', () => {
  test('it is in no list and no count, and its ID gives access only to its recipients and their events', async () => {
    const { account, params, steps, pass } = await sent()
    await pass()
    const { data } = await account.call(contract.listCampaigns, { query: {} })
    expect(data.campaigns.map(({ id }) => id)).toEqual([params.id])
    expect(data.pagination.total).toBe(1)
    const own = { id: steps[1]! }
    for (const endpoint of [
      contract.getCampaign,
      analyticsContract.getCampaignAnalytics,
      sendingContract.getCampaignStatus,
      sendingContract.validateCampaign,
      sendingContract.pauseCampaign,
      contract.deleteCampaign,
    ])
      expect((await account.send(endpoint, { params: own })).status).toBe(404)
    const rows = (await account.call(recipientsContract.listRecipients, { params: own, query: {} })).data.recipients
    expect(rows).toHaveLength(2)
    const events = await account.call(recipientsContract.listRecipientEvents, {
      params: { ...own, recipient_id: rows[0]!.id },
    })
    expect(events.data.map(({ kind }) => kind)).toEqual(['sent'])
    expect((await readStatistics(await actingFor(account.id))).campaigns).toEqual({
      ...{ total_campaigns: 1, active_campaigns: 0, total_emails_sent: 4, total_sms_sent: 0 },
    })
    const overall = (await account.call(analyticsContract.getOverallAnalytics, { query: {} })).data
    expect(overall).toMatchObject({ total_campaigns: 1, total_sent: 4, campaigns_performance: [{ id: params.id }] })
    // The follow-up is sent a day later, which at the end of a month is in one that has no trend yet.
    const all = [...(await recipientsOf(account.id, params.id)), ...(await recipientsOf(account.id, steps[1]!))]
    const soFar = all.filter(({ sentAt }) => sentAt!.slice(0, 7) <= new Date().toISOString().slice(0, 7))
    expect(overall.monthly_trends.reduce((sum, { total_sent }) => sum + total_sent, 0)).toBe(soFar.length)
    const { data: analytics } = await account.call(analyticsContract.getCampaignAnalytics, { params })
    expect(analytics.delivery_stats.sent).toBe(2)
    expect(analytics.steps.map(({ step, statistics }) => [step, statistics.sent_count])).toEqual([
      [1, 2],
      [2, 2],
    ])
    const { progress } = (await account.call(sendingContract.getCampaignProgress, { params })).data
    expect(progress).toMatchObject({
      ...{ total_recipients: 2, sent_count: 2, percent: 100, campaign_status: 'sent' },
      messages: { total: 4, sent: 4, failed: 0, pending: 0 },
    })
  })

  test('it has the settings of its campaign, also after they change', async () => {
    const { account, params, put, steps } = await drafted({ follow: [{ hours: 1 }] })
    const other = await addSender(account.id)
    const window = { days: [1, 2], from: '09:00', until: '17:00', time_zone: 'Europe/Berlin', by_recipient: false }
    const body = {
      name: 'Winter',
      subject: 'Hi',
      content: '<p>Hi</p>',
      email_config_id: other,
      batch_size: 7,
      track_clicks: true,
      window,
    }
    const { data } = await account.call(contract.updateCampaign, { params, body } as never)
    expect((data as { campaign: object }).campaign).toMatchObject({ window, batch_size: 7 })
    expect(await campaignOf(account.id, steps[1]!)).toMatchObject({
      ...{ name: 'Winter', senderId: other, batchSize: 7, trackClicks: true, window, subject: null, status: 'draft' },
      content: '<p>Still there? 2</p>',
    })
    const [, added] = await put([{ ...text('x'), id: steps[1] }, text('y')])
    expect(await campaignOf(account.id, added!.id)).toMatchObject({ senderId: other, batchSize: 7, window })
  })

  test('it is copied and deleted with its campaign, and starts again when that is sent again', async () => {
    const { account, params, steps, pass } = await sent({ follow: [{ hours: 24 }, { hours: 5, subject: 'News' }] })
    await pass()
    const copy = (await account.call(contract.duplicateCampaign, { params, body: { name: 'Copy' } })).data.campaign
    expect(copy.follow_up_count).toBe(2)
    const copied = (await account.call(followUps.listFollowUps, { params: { id: copy.id } })).data.follow_ups
    expect(copied).toMatchObject([
      { step: 2, after_hours: 24, subject: null, status: 'draft', statistics: { total_recipients: 0 } },
      { step: 3, after_hours: 5, subject: 'News', status: 'draft' },
    ])
    await account.call(contract.deleteCampaign, { params: { id: copy.id } })
    expect(await countOf(account.id, 'campaigns')).toBe(3)
    await account.call(sendingContract.resendCampaign, { params, body: {} })
    expect(await statesOf(account.id, steps[0]!)).toEqual({ pending: 2 })
    expect(await statesOf(account.id, steps[1]!)).toEqual({})
    for (const id of steps) expect((await campaignOf(account.id, id)).status).toBe('draft')
    await account.call(contract.deleteCampaign, { params })
    expect(await countOf(account.id, 'campaigns')).toBe(0)
    expect(await countOf(account.id, 'recipients')).toBe(0)
  })
})

test('a problem of a follow-up blocks its campaign, and the forecast includes its delay', async () => {
  const { account, params, put } = await drafted()
  const validate = async () => (await account.call(sendingContract.validateCampaign, { params })).data.validation
  const before = await validate()
  await put([text('Dear {{job_title}}'), text('again', { after_hours: 48 })])
  const after = await validate()
  expect(after.advice.map(({ text: words }) => words)).toContainEqual(
    expect.stringMatching(/^Follow-up 1: 2 recipients have no job_title/),
  )
  const apart = Date.parse(after.forecast!.finishes_at) - Date.parse(before.forecast!.finishes_at)
  expect(apart).toBeGreaterThanOrEqual(72 * HOUR_MS)
  expect(after.can_send).toBe(true)
  await dataOf(account.id).run(
    sql`UPDATE campaigns SET include_unsubscribe = 0, content = '{{unsubscribe_url}}' WHERE id = ${params.id}`,
  )
  await dataOf(account.id).run(sql`UPDATE campaigns SET include_unsubscribe = 0 WHERE follows_id = ${params.id}`)
  const problems = (await validate()).problems
  expect(problems).toMatchObject([
    { code: 'unsubscribe_missing', text: expect.stringMatching(/^Follow-up 1/) },
    { code: 'unsubscribe_missing', text: expect.stringMatching(/^Follow-up 2/) },
  ])
})
