import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as senders from '../../../../src/contracts/senders/deliverability.ts'
import * as contract from '../../../../src/contracts/spam-checks/spam-checks.ts'
import { analysisOf, openAntiSpam, recommendationOf, spamApi, statisticsOf } from './support.tsx'

const selected = () => screen.getByRole('tab', { selected: true }).textContent
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  )

test('it has the views of the specification, and the suppression list', async () => {
  spamApi()
  const { user } = openAntiSpam()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Overview',
    'Recommendations',
    'Spam Analysis',
    'Suppression List',
  ])
  await user.click(screen.getByRole('tab', { name: 'Suppression List' }))
  expect(screen.getByText('The list')).toBeDefined()
})

describe('the spam overview', () => {
  test('shows the rates of sent mail, with one decimal', async () => {
    spamApi()
    openAntiSpam()
    await screen.findByText('Low risk')
    expect(facts()).toEqual({
      'Spam Score': '88100 is best',
      Deliverability: '96.5%1,930 of 2,000',
      'Bounce Rate': '3.5%70 bounces',
      Complaints: '2 (0.1%)',
      Sent: '2,000',
      Delivered: '1,930 (96.5%)',
      Bounced: '70 (3.5%)',
      Unsubscribed: '25 (1.3%)',
      Suppressed: '97',
    })
  })

  test.each([
    [20, '80', 'success'],
    [21, '79', 'warning'],
    [40, '60', 'warning'],
    [41, '59', 'danger'],
  ])('shows a spam score of %d as %s', async (overall_score, text, tone) => {
    spamApi().answer(contract.getSpamStatistics, { data: statisticsOf({ overall_score }) })
    openAntiSpam()
    for (const score of await screen.findAllByText(text)) expect(score.dataset.tone).toBe(tone)
  })

  test.each([
    ['low', 'Low risk', 'success'],
    ['medium', 'Medium risk', 'warning'],
    ['high', 'High risk', 'caution'],
    ['very_high', 'Very high risk', 'danger'],
  ] as const)('colours a %s risk', async (risk_level, label, tone) => {
    spamApi().answer(contract.getSpamStatistics, { data: statisticsOf({ risk_level }) })
    openAntiSpam()
    expect((await screen.findByText(label)).className).toContain(`bg-${tone}-soft`)
  })

  test('shows no rates before the first message', async () => {
    const none = { sent: 0, delivered: 0, decided: 0, bounced: 0, complained: 0, unsubscribed: 0, suppressed: 0 }
    const rates = { delivery_rate: null, bounce_rate: null, complaint_rate: null, unsubscribe_rate: null }
    spamApi().answer(contract.getSpamStatistics, { data: statisticsOf({ ...rates, totals: none }) })
    openAntiSpam()
    expect(await screen.findByText(/Nothing was sent in the last 30 days/)).toBeDefined()
    expect(facts()).toMatchObject({ Deliverability: '–0 of 0', Bounced: '0' })
  })

  test('that fails shows the error and no figures, and can be retried', async () => {
    const api = spamApi()
    api.refuse(contract.getSpamStatistics, 503, 'unavailable', 'Back in a minute.')
    const { user } = openAntiSpam()
    expect((await screen.findByRole('alert')).textContent).toContain('Back in a minute.')
    expect(screen.queryAllByRole('term')).toEqual([])
    api.answer(contract.getSpamStatistics, { data: statisticsOf() })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Low risk')).toBeDefined()
  })

  test('links to the check and to the recommendations, and reloads', async () => {
    const api = spamApi()
    const { user } = openAntiSpam()
    await screen.findByText('Low risk')
    api.answer(contract.getSpamStatistics, { data: statisticsOf({ risk_level: 'high' }) })
    await user.click(screen.getByRole('button', { name: 'Refresh Data' }))
    expect(await screen.findByText('High risk')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'View Recommendations' }))
    expect(selected()).toBe('Recommendations')
    await user.click(screen.getByRole('tab', { name: 'Overview' }))
    await user.click(screen.getByRole('button', { name: 'Run Spam Check' }))
    expect(selected()).toBe('Spam Analysis')
  })
})

describe('recommendations', () => {
  test('list problems first, each once, with the affected senders', async () => {
    const api = spamApi()
    const advice = recommendationOf({ code: 'warm_up', level: 'advice', title: 'Begin slowly', config_id: null })
    api.answer(senders.readRecommendations, { data: { recommendations: [advice, recommendationOf()] } })
    api.answer(contract.getSpamStatistics, { data: statisticsOf({ recommendations: [advice] }) })
    openAntiSpam('recommendations')
    const list = within(await screen.findByRole('list', { name: 'Recommendations' }))
    await list.findByText('Newsletter')
    expect(list.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
      'Publish a DMARC recordProblemNewsletter',
      'Begin slowly',
    ])
  })

  test('without problems say so, next to the general ones', async () => {
    spamApi().answer(senders.readRecommendations, { data: { recommendations: [] } })
    openAntiSpam('recommendations')
    expect(await screen.findByText('Nothing to fix')).toBeDefined()
    expect(screen.getByText('Keep subject lines under 50 characters.')).toBeDefined()
  })

  test('that fail to load leave the general ones', async () => {
    spamApi().refuse(senders.readRecommendations, 503, 'unavailable', 'Back in a minute.')
    openAntiSpam('recommendations')
    expect((await screen.findByRole('alert')).textContent).toContain('Back in a minute.')
    expect(screen.getByText('Keep subject lines under 50 characters.')).toBeDefined()
  })
})

describe('the spam analysis', () => {
  async function open() {
    const api = spamApi()
    const { user } = openAntiSpam('analysis')
    return {
      api,
      user,
      fill: async (label: string, text: string) => user.type(screen.getByLabelText(label), text),
      analyze: () => user.click(screen.getByRole('button', { name: 'Analyze Content' })),
      asked: () => api.seen.filter(({ method }) => method === 'POST').map(({ body }) => body),
    }
  }

  test.each([
    ['Subject', 'Hello'],
    ['Content', 'Dear Ann'],
  ])('requires more than a %s', async (label, text) => {
    const { fill, analyze, asked } = await open()
    await fill(label, text)
    await analyze()
    expect(await screen.findByText('Please enter both subject and content to analyze')).toBeDefined()
    expect(asked()).toEqual([])
  })

  test('shows the inverted score, the issues, and the counts', async () => {
    const { api, fill, analyze, asked } = await open()
    api.answer(contract.analyzeSpam, { data: { analysis: analysisOf() } })
    await fill('Subject', 'HELLO')
    await fill('Content', 'Dear Ann')
    await analyze()
    const score = await screen.findByText('65')
    expect(score.dataset.tone).toBe('warning')
    expect(asked()).toEqual([{ subject: 'HELLO', content: 'Dear Ann', type: 'email', include_unsubscribe: false }])
    expect(screen.getByText('Medium risk')).toBeDefined()
    expect(screen.getByText('Passed')).toBeDefined()
    expect(
      within(screen.getByRole('list', { name: 'Issues' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Words in capitalsWrite them in small letters.−20 points', 'Little textWrite a few sentences.−1 point'])
    expect(facts()).toEqual({ 'Subject length': '18', 'Content length': '1,240', Links: '3', Images: '1' })
    expect(screen.getByText('Describe each picture.')).toBeDefined()
  })

  test('keeps input and result while another view is shown', async () => {
    const { api, user, fill, analyze } = await open()
    api.answer(contract.analyzeSpam, { data: { analysis: analysisOf({ issues: [], recommendations: [] }) } })
    await fill('Subject', 'Hello')
    await fill('Content', 'Dear Ann')
    await analyze()
    await screen.findByText('No problems found.')
    await user.click(screen.getByRole('tab', { name: 'Recommendations' }))
    await user.click(screen.getByRole('tab', { name: 'Spam Analysis' }))
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Hello')
    expect(screen.getByText('No problems found.')).toBeDefined()
  })

  test('that fails says so and keeps the input', async () => {
    const { api, fill, analyze } = await open()
    api.garble(contract.analyzeSpam, 502)
    await fill('Subject', 'Hello')
    await fill('Content', 'Dear Ann')
    await analyze()
    expect(await screen.findByText('Failed to analyze content. Please try again.')).toBeDefined()
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Hello'))
  })
})
