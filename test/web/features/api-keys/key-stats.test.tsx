import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/api-keys/api-keys.ts'
import ApiKeysPage from '../../../../web/app/pages/api-keys-page.tsx'
import { visit } from '../../support/visit.tsx'
import { dialog, keysApi } from './support.ts'

const DAY_MS = 24 * 3_600_000
const FIRST = Date.UTC(2026, 9, 25)
const none = { requests: 0, refused: 0 }
const statsOf = (change: Partial<contract.ApiKeyStats> = {}): contract.ApiKeyStats => ({
  total_requests: 12_000,
  refused_requests: 480,
  requests_this_minute: 4,
  requests_this_hour: 210,
  requests_today: 1893,
  last_used_at: null,
  days: Array.from({ length: 30 }, (_, n) => ({
    day: new Date(FIRST + n * DAY_MS).toISOString().slice(0, 10),
    ...(n === 29 ? { requests: 1200, refused: 300 } : none),
  })),
  hours: Array.from({ length: 24 }, (_, n) => ({
    hour: `2026-11-23T${String(n).padStart(2, '0')}:00:00.000Z`,
    ...none,
  })),
  ...change,
})

async function openStats(api = keysApi()) {
  const { user } = visit(ApiKeysPage, '/dashboard/api-keys')
  await user.click(await screen.findByRole('button', { name: 'Statistics of Build server' }))
  return { api, user, shown: await dialog() }
}
const answering = (stats: contract.ApiKeyStats) => {
  const api = keysApi()
  api.answer(contract.getStats, { data: stats })
  api.answer(contract.listRequests, { data: [], next_cursor: null })
  return api
}

test('statistics show that they are loading', async () => {
  const api = keysApi()
  api.hold(contract.getStats)
  const { shown } = await openStats(api)
  expect(shown.getByRole('status', { name: 'Loading statistics' })).toBeDefined()
})

test('loading statistics can be retried', async () => {
  const api = keysApi()
  api.refuse(contract.getStats, 503, 'unavailable', 'Not now')
  const { user, shown } = await openStats(api)
  expect(await shown.findByText('Not now')).toBeDefined()
  api.answer(contract.getStats, { data: statsOf() })
  await user.click(shown.getByRole('button', { name: 'Try again' }))
  expect(await shown.findByText('12,480')).toBeDefined()
})

test('statistics have the totals, with their limits', async () => {
  const { shown } = await openStats(answering(statsOf()))
  await shown.findByText('12,480')
  expect(shown.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Total Requests',
    'Passed',
    'Refused',
    'This Minute',
    'This Hour',
    'Today',
  ])
  expect(shown.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
    '12,480',
    '12,000',
    '480',
    '4of 60',
    '210of 1,000',
    '1,893of 10,000',
  ])
  expect(shown.getByText('Never used')).toBeDefined()
})

test('the last 24 hours and 30 days are always available as tables', async () => {
  const { shown } = await openStats(answering(statsOf()))
  const days = within(await shown.findByRole('table', { name: 'Requests of the last 30 days' }))
  expect(days.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Day (UTC)', 'Passed', 'Refused'])
  expect(days.getAllByRole('row')).toHaveLength(31)
  expect(days.getAllByRole('row').at(1)?.textContent).toBe('Oct 2500')
  expect(days.getAllByRole('row').at(-1)?.textContent).toBe('Nov 231,200300')
  const hours = within(shown.getByRole('table', { name: 'Requests of the last 24 hours' }))
  expect(hours.getAllByRole('row').at(-1)?.textContent).toBe('23:0000')
})

test('bars are shown for requests, and replaced by the tables without any', async () => {
  const { user, shown } = await openStats(answering(statsOf()))
  await shown.findByText('12,480')
  expect(shown.getByTitle('Nov 23: 1,200 passed, 300 refused')).toBeDefined()
  // There are no hourly requests to draw.
  expect(shown.getByText('No requests')).toBeDefined()
  await user.click(shown.getByRole('radio', { name: 'Table' }))
  expect(shown.queryByTitle(/passed/)).toBeNull()
  expect(shown.getAllByRole('table')).toHaveLength(2)
})

test('statistics list the latest requests, and load more of them', async () => {
  const api = answering(statsOf())
  const request = {
    method: 'POST',
    status: 403,
    code: 'insufficient_permissions',
    duration_ms: 12,
    ip_address: '203.0.113.7',
  }
  const row = (id: string, path: string) => ({ ...request, id, path, created_at: '2026-11-23T12:00:00.000Z' })
  api.answer(contract.listRequests, { data: [row('2', '/api/v1/crawl')], next_cursor: '2' })
  const { user, shown } = await openStats(api)
  expect(await shown.findByText('POST /api/v1/crawl')).toBeDefined()
  expect(shown.getByText('insufficient_permissions')).toBeDefined()
  api.answer(contract.listRequests, { data: [row('1', '/api/v1/extract')], next_cursor: null })
  await user.click(shown.getByRole('button', { name: 'Show more' }))
  expect(await shown.findByText('POST /api/v1/extract')).toBeDefined()
  expect(api.seen.at(-1)?.query.get('cursor')).toBe('2')
})
