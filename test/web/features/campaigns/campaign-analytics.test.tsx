import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/campaigns/analytics.ts'
import { campaignOf, campaignsApi, dialog, idOf, openTab, statisticsOf } from './support.tsx'

const rates = {
  delivery_rate: 96.04,
  open_rate: 41,
  click_rate: 12,
  bounce_rate: 3.96,
  complaint_rate: null,
  reply_rate: 4.5,
}
const overall: contract.OverallAnalytics = {
  total_campaigns: 4,
  email_campaigns: 3,
  sms_campaigns: 1,
  total_recipients: 1200,
  total_sent: 1100,
  total_delivered: 1056,
  total_opened: 400,
  total_clicked: 120,
  total_bounced: 44,
  total_failed: 0,
  total_unsubscribed: 2,
  total_complained: 1,
  total_replied: 48,
  overall_delivery_rate: 96.04,
  overall_open_rate: 41,
  overall_click_rate: 12,
  overall_bounce_rate: 3.96,
  overall_complaint_rate: 0.1,
  overall_reply_rate: 4.55,
  reply_trend: [{ date: '2026-11-20', sent: 1000, bounced: 40, replied: 40, reply_rate: 4.17 }],
  senders: [{ sender_id: idOf(8000), name: 'Office', sent: 1100, bounced: 44, replied: 48, reply_rate: 4.55 }],
  campaigns_performance: [{ ...campaignOf(1, { status: 'sent', track_opens: true }), rates }],
  monthly_trends: [
    { month: '2026-10', campaigns_created: 1, total_sent: 100, delivery_rate: null, open_rate: null, reply_rate: 8 },
    { month: '2026-11', campaigns_created: 3, total_sent: 1000, delivery_rate: 96.04, open_rate: 41, reply_rate: 4.17 },
  ],
}
const open = (query = '') => openTab(query, 'analytics')

describe('the analytics of all campaigns', () => {
  test('cover 30 days by default, or another period from the server', async () => {
    const api = campaignsApi()
    api.answer(contract.getOverallAnalytics, { data: overall })
    const { user, history } = open()
    expect(await screen.findByText('1,200')).toBeDefined()
    await user.click(screen.getByRole('radio', { name: '1 Year' }))
    await screen.findByRole('radio', { name: '1 Year', checked: true })
    const periods = api.seen.filter(({ path }) => path.endsWith('/overall')).map(({ query }) => query.get('period'))
    expect(periods).toEqual(['30d', '1y'])
    expect(history.at(-1)).toBe('/dashboard/email-sms?tab=analytics&period=1y')
  })

  test('compare rates with benchmarks, with one decimal', async () => {
    const api = campaignsApi()
    api.answer(contract.getOverallAnalytics, { data: overall })
    open()
    const rateOf = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).parentElement!
    expect((await rateOf('Delivery rate')).textContent).toBe('Delivery rate96.0%2.0 above 94%')
    expect((await rateOf('Open rate')).textContent).toBe('Open rate41.0%19.0 below 60%')
    expect((await rateOf('Click rate')).textContent).toBe('Click rate12.0%as 12%')
    expect((await rateOf('Bounce rate')).textContent).toBe('Bounce rate4.0%0.5 above 3.5%')
    // More bounces are worse.
    expect((await rateOf('Bounce rate')).querySelector('.text-danger-text')).not.toBeNull()
    expect((await rateOf('Delivery rate')).querySelector('.text-success-text')).not.toBeNull()
  })

  test('have tables with the data of their charts', async () => {
    const api = campaignsApi()
    api.answer(contract.getOverallAnalytics, { data: overall })
    open()
    const months = within(await screen.findByRole('table', { name: 'Monthly trends' }))
    expect(months.getAllByRole('row').map((row) => row.textContent)).toContain(
      'Nov 2026Campaigns created3Sent1,000Reply rate4.2%Delivery rate96.0%Open rate41.0%',
    )
    const headline = within(screen.getByRole('region', { name: 'Reply rate' }))
    expect(headline.getByText(/^48 of 1,056 messages that didn’t bounce got a reply/)).toBeDefined()
    const trend = within(headline.getByRole('table', { name: 'Reply rate over time' }))
    expect(trend.getByText('4.2%')).toBeDefined()
    const senders = within(screen.getByRole('table', { name: 'Replies by sender' }))
    expect(senders.getByText('Office').closest('tr')?.textContent).toContain('4.5%')
    const performance = within(screen.getByRole('table', { name: 'Campaign performance' }))
    expect(performance.getByText('96.0%')).toBeDefined()
    expect(screen.getByText('75.0%')).toBeDefined()
  })

  test('show a loading error, and can be retried', async () => {
    const api = campaignsApi()
    api.refuse(contract.getOverallAnalytics, 500, 'internal', 'It broke.')
    const { user } = open()
    expect(await screen.findByText('Error loading analytics')).toBeDefined()
    api.answer(contract.getOverallAnalytics, { data: overall })
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('1,200')).toBeDefined()
  })
})

test('the analytics of one campaign show each day and each link', async () => {
  const api = campaignsApi([campaignOf(1, { status: 'sent' })])
  api.answer(contract.getCampaignAnalytics, {
    data: {
      delivery_stats: { sent: 50, delivered: 48, bounced: 2, failed: 0 },
      engagement_stats: { opened: 20, clicked: 6, unsubscribed: 1, complained: 0, replied: 3 },
      answers: { people: 3, reached: 48, reply_rate: 6.25 },
      senders: [],
      prefetches: { messages: 30, opens_mean_little: true },
      rates,
      timeline: [{ date: '2026-11-20', sent: 50, delivered: 48, opened: 20, clicked: 6, replied: 3 }],
      links: [{ url: 'https://acme.com/offer', clicks: 6 }],
      steps: [],
      subject_test: null,
    },
  })
  openTab(`&campaign=${idOf(1)}&view=analytics`)
  const shown = await dialog('dialog', 'Analytics of Campaign 1')
  const days = within(await shown.findByRole('table', { name: 'Messages by day, in UTC' }))
  expect(days.getByText('Nov 20')).toBeDefined()
  expect(shown.getByText('6.3%')).toBeDefined()
  expect(shown.getByText(/^3 of 48 people/)).toBeDefined()
  expect(shown.getByText('https://acme.com/offer')).toBeDefined()
  expect(shown.getByText("Opens aren't reliable for this campaign")).toBeDefined()
})

test('the analytics of one campaign show each message, and the winner of two subjects', async () => {
  const api = campaignsApi([
    campaignOf(1, {
      status: 'sent',
      track_opens: true,
      subject_b: 'Two',
      subject_test: { share: 20, wait_hours: 4, by: 'opens' },
      subject_winner: 'b',
      subject_decided_by: 'replies',
    }),
  ])
  const step = (n: number, sent: number) => ({
    id: idOf(n),
    step: n,
    kind: 'message' as const,
    variants: null,
    variant_winner: null,
    subject: null,
    statistics: statisticsOf({ sent_count: sent, opened_count: 5 }),
    rates: { ...rates, open_rate: 12.5, click_rate: null },
    replied: n,
  })
  const tried = { sent: 10, opened: 4, prefetched: 6, clicked: 0, replied: 1, reply_rate: 12.5 }
  api.answer(contract.getCampaignAnalytics, {
    data: {
      delivery_stats: { sent: 40, delivered: 0, bounced: 0, failed: 0 },
      engagement_stats: { opened: 5, clicked: 0, unsubscribed: 0, complained: 0, replied: 3 },
      answers: { people: 3, reached: 40, reply_rate: 7.5 },
      senders: [],
      prefetches: { messages: 0, opens_mean_little: false },
      rates: { ...rates, click_rate: null },
      timeline: [],
      links: [],
      steps: [step(1, 40), step(2, 20)],
      subject_test: [
        { variant: 'a', subject: 'One', ...tried, opened: 2 },
        { variant: 'b', subject: 'Two', ...tried },
      ],
    },
  })
  openTab(`&campaign=${idOf(1)}&view=analytics`)
  const shown = await dialog('dialog', 'Analytics of Campaign 1')
  const steps = within(await shown.findByRole('table', { name: 'Figures for each message' }))
  expect(steps.getAllByRole('row').map((row) => row.textContent)).toContain(
    'Follow-up 1Sent20Delivered20Opened5 · 12.5%ClickedNot trackedAnswered2 · 4.5%Unsubscribed0',
  )
  const subjects = within(shown.getByRole('region', { name: 'The two subjects' }))
  expect(subjects.getByText(/^B won by its answers\. Opens weren't reliable/)).toBeDefined()
  expect(subjects.getByText('4 · 40.0%')).toBeDefined()
  expect(subjects.getAllByText('Not tracked')).toHaveLength(2)
  expect(subjects.getByText('Winner').parentElement?.textContent).toContain('Two')
})
