import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as analyticsContract from '../../../../src/contracts/campaigns/analytics.ts'
import * as contract from '../../../../src/contracts/campaigns/campaigns.ts'
import { recipientEvents } from '../../../../src/db/schema/data/campaigns.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { dataOf } from '../../support/factories.ts'
import { addCampaign, addSender, mintCampaigner } from './support.ts'

const DAY_MS = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const sumOf = (rows: readonly Record<string, number | string>[], name: string) =>
  rows.reduce((sum, row) => sum + (row[name] as number), 0)

describe('analytics of a campaign', () => {
  test('match the ledger exactly, day by day without gaps', async () => {
    const account = await mintCampaigner()
    const { id, recipientIds } = await addCampaign(account.id, {
      status: 'sent',
      trackOpens: true,
      trackClicks: true,
      content: '<a href="https://acme.com/a">A</a> <a href="https://acme.com/b">B</a>',
      rows: [
        { state: 'sent', sentAt: '2026-03-01T23:59:59.000Z' },
        { state: 'sent', sentAt: '2026-03-02T00:00:00.000Z', openedAt: '2026-03-05T10:00:00.000Z' },
        {
          state: 'delivered',
          sentAt: '2026-03-02T01:00:00.000Z',
          deliveredAt: '2026-03-03T00:00:00.000Z',
          openedAt: '2026-03-03T00:00:00.000Z',
          clickedAt: '2026-03-05T10:00:00.000Z',
          unsubscribedAt: '2026-03-05T11:00:00.000Z',
          repliedAt: '2026-03-04T09:00:00.000Z',
        },
        { state: 'bounced', bouncedAt: '2026-03-02T00:00:00.000Z' },
        { state: 'failed' },
        { state: 'skipped' },
        { state: 'unknown' },
      ],
    })
    const click = { accountId: account.id, campaignId: id, kind: 'clicked' as const, happenedAt: ago(1) }
    for (const [place, isAutomatic] of [
      [2, false],
      [2, false],
      [1, true],
    ] as const)
      await dataOf(account.id)
        .insert(recipientEvents)
        .values({ id: newId(), ...click, recipientId: recipientIds[place]!, url: 'https://acme.com/b', isAutomatic })
    const { data } = await account.call(analyticsContract.getCampaignAnalytics, { params: { id } })
    expect(data.delivery_stats).toEqual({ sent: 4, delivered: 3, bounced: 1, failed: 1 })
    expect(data.engagement_stats).toEqual({ opened: 2, clicked: 1, unsubscribed: 1, complained: 0, replied: 1 })
    expect(data.answers).toEqual({ people: 1, reached: 3, reply_rate: 33.33 })
    expect(data.rates).toEqual({
      delivery_rate: 75,
      open_rate: 66.67,
      click_rate: 33.33,
      bounce_rate: 25,
      complaint_rate: 0,
      reply_rate: 33.33,
    })
    expect(data.timeline.map(({ date }) => date)).toEqual([
      '2026-03-01',
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
    ])
    expect(data.timeline[1]).toEqual({ date: '2026-03-02', sent: 3, delivered: 1, opened: 0, clicked: 0, replied: 0 })
    for (const [name, total] of Object.entries({ sent: 4, delivered: 3, opened: 2, clicked: 1, replied: 1 }))
      expect(sumOf(data.timeline, name), name).toBe(total)
    expect(data.links).toEqual([
      { url: 'https://acme.com/b', clicks: 1 },
      { url: 'https://acme.com/a', clicks: 0 },
    ])
  })

  test('break replies down by sender, step and subject, and count people once', async () => {
    const account = await mintCampaigner()
    const [first, second] = [await addSender(account.id, { name: 'A' }), await addSender(account.id, { name: 'B' })]
    const sent = { state: 'sent' as const, sentAt: ago(3) }
    const { id } = await addCampaign(account.id, {
      status: 'sent',
      senderId: first,
      subjectB: 'Two',
      subjectTest: { share: 100, wait_hours: 1, by: 'replies' },
      rows: [
        { ...sent, variant: 'a', repliedAt: ago(2) },
        { ...sent, variant: 'a' },
        { ...sent, variant: 'b', senderId: second },
        { ...sent, state: 'bounced', variant: 'b', senderId: second, bouncedAt: ago(2) },
        // Of a deleted sender.
        { ...sent, senderId: newId() },
      ],
    })
    const followUp = { status: 'sent' as const, followsId: id, step: 2, afterSeconds: 3_600, senderId: first }
    await addCampaign(account.id, {
      ...followUp,
      rows: [
        // The same person again, and another person.
        { ...sent, sentAt: ago(1), repliedAt: ago(0) },
        { ...sent, sentAt: ago(1), address: 'person2@acme-tools.com', senderId: second, repliedAt: ago(0) },
      ],
    })
    const { data } = await account.call(analyticsContract.getCampaignAnalytics, { params: { id } })
    expect(data.answers).toEqual({ people: 2, reached: 4, reply_rate: 50 })
    expect(data.senders).toEqual([
      { sender_id: first, name: 'A', sent: 3, bounced: 0, replied: 2, reply_rate: 66.67 },
      { sender_id: second, name: 'B', sent: 3, bounced: 1, replied: 1, reply_rate: 50 },
      { sender_id: null, name: null, sent: 1, bounced: 0, replied: 0, reply_rate: 0 },
    ])
    expect(data.steps.map(({ replied, rates }) => [replied, rates.reply_rate])).toEqual([
      [1, 25],
      [2, 100],
    ])
    expect(data.subject_test?.map(({ variant, reply_rate }) => [variant, reply_rate])).toEqual([
      ['a', 50],
      ['b', 0],
    ])
    const overall = (await account.call(analyticsContract.getOverallAnalytics, { query: { period: '7d' } })).data
    expect(overall).toMatchObject({ total_replied: 3, overall_reply_rate: 50, senders: data.senders })
    expect(sumOf(overall.reply_trend as never, 'replied')).toBe(3)
    expect(sumOf(overall.reply_trend as never, 'sent')).toBe(7)
    const quarter = (await account.call(analyticsContract.getOverallAnalytics, { query: { period: '90d' } })).data
    expect(quarter.reply_trend.every(({ date }) => new Date(date).getUTCDay() === 1)).toBe(true)
    expect(sumOf(quarter.reply_trend as never, 'sent')).toBe(7)
  })

  test('of a campaign without messages avoid division by zero', async () => {
    const account = await mintCampaigner()
    const { id } = await addCampaign(account.id, { status: 'draft' })
    const { data } = await account.call(analyticsContract.getCampaignAnalytics, { params: { id } })
    expect(data.timeline).toEqual([])
    expect(Object.values(data.rates)).toEqual([null, null, null, null, null, null])
  })

  test('have no rate for untracked events', async () => {
    const account = await mintCampaigner()
    const { id } = await addCampaign(account.id, { status: 'sent', rows: [{ state: 'sent', sentAt: ago(1) }] })
    const untracked = { delivery_rate: 100, open_rate: null, click_rate: null }
    const { data } = await account.call(analyticsContract.getCampaignAnalytics, { params: { id } })
    expect(data.rates).toMatchObject(untracked)
    const { data: list } = await account.call(contract.listCampaigns, {})
    expect(list.campaigns[0]).toMatchObject({ track_opens: false, track_clicks: false, rates: untracked })
  })

  test('do not change with later events of a recipient', async () => {
    const account = await mintCampaigner()
    const { id, recipientIds } = await addCampaign(account.id, { rows: [{ state: 'pending' }, { state: 'pending' }] })
    const step = (state: string) =>
      dataOf(account.id).run(sql`UPDATE recipients SET state = ${state} WHERE id = ${recipientIds[0]!}`)
    for (const state of ['claimed', 'sending', 'unknown', 'sent', 'delivered', 'bounced']) {
      await step(state)
      const { data } = await account.call(contract.getCampaign, { params: { id } })
      const counted = await dataOf(account.id).all<{ state: string; total: number }>(
        sql`SELECT state, count(*) AS total FROM recipients WHERE campaign_id = ${id} GROUP BY state`,
      )
      const of = (...states: string[]) =>
        counted.filter((row) => states.includes(row.state)).reduce((sum, { total }) => sum + total, 0)
      expect(data.campaign.statistics, state).toMatchObject({
        total_recipients: 2,
        pending_count: of('pending', 'claimed', 'sending'),
        sent_count: of('sent', 'delivered', 'bounced'),
        delivered_count: of('delivered'),
        bounced_count: of('bounced'),
        unknown_count: of('unknown'),
      })
    }
  })
})

describe('overall analytics', () => {
  test('count only what was sent within the period', async () => {
    const account = await mintCampaigner()
    const other = await mintCampaigner()
    await addCampaign(other.id, { status: 'sent', rows: [{ state: 'sent', sentAt: ago(1) }] })
    const recent = await addCampaign(account.id, {
      status: 'sent',
      rows: [
        { state: 'sent', sentAt: ago(2), openedAt: ago(1) },
        { state: 'bounced', bouncedAt: ago(2) },
        { state: 'delivered', sentAt: ago(20), deliveredAt: ago(20) },
        { state: 'failed' },
        { state: 'pending' },
      ],
    })
    await addCampaign(account.id, {
      status: 'sent',
      type: 'sms',
      createdAt: ago(60),
      updatedAt: ago(60),
      rows: [{ state: 'delivered', sentAt: ago(60), deliveredAt: ago(60), address: '+491712345678' }],
    })
    const read = async (period: '7d' | '30d' | '90d' | '1y') =>
      (await account.call(analyticsContract.getOverallAnalytics, { query: { period } })).data
    expect(await read('7d')).toMatchObject({
      total_campaigns: 1,
      email_campaigns: 1,
      sms_campaigns: 0,
      total_sent: 2,
      total_bounced: 1,
      total_delivered: 1,
      total_opened: 1,
      total_failed: 1,
      overall_bounce_rate: 50,
    })
    expect(await read('30d')).toMatchObject({ total_sent: 3, total_delivered: 2 })
    const quarter = await read('90d')
    expect(quarter).toMatchObject({ total_campaigns: 2, sms_campaigns: 1, total_sent: 4, total_delivered: 3 })
    expect(quarter.campaigns_performance).toHaveLength(2)
    expect(quarter.campaigns_performance[0]).toMatchObject({ id: recent.id, statistics: { sent_count: 3 } })
    for (const [name, total] of [
      ['total_sent', 4],
      ['campaigns_created', 2],
    ] as const)
      expect(sumOf(quarter.monthly_trends as never, name), name).toBe(total)
    const months = quarter.monthly_trends.map(({ month }) => month)
    expect(months).toEqual([...new Set(months)].toSorted())
    expect(months.length).toBeGreaterThanOrEqual(3)
    expect(await read('1y')).toMatchObject({ total_sent: 4 })
  })

  test('compute the open rate only from campaigns that track opens', async () => {
    const account = await mintCampaigner()
    const read = async () =>
      (await account.call(analyticsContract.getOverallAnalytics, { query: { period: '30d' } })).data
    const sent = { state: 'sent' as const, sentAt: ago(1) }
    await addCampaign(account.id, { status: 'sent', rows: [sent, sent, sent] })
    expect(await read()).toMatchObject({ overall_open_rate: null, overall_click_rate: null })
    const tracked = { status: 'sent' as const, trackOpens: true, rows: [sent, { ...sent, openedAt: ago(1) }] }
    await addCampaign(account.id, tracked)
    expect(await read()).toMatchObject({ total_sent: 5, overall_open_rate: 50, overall_click_rate: null })
    expect((await read()).monthly_trends.find(({ total_sent }) => total_sent > 0)).toMatchObject({ open_rate: 50 })
  })
})
