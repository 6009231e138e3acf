import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Status } from '../../../../src/contracts/status/status.ts'
import * as contract from '../../../../src/contracts/status/status.ts'
import { SERVICE_IDS, SERVICE_NAMES } from '../../../../src/rules/status/status-words.ts'
import { start } from '../../../../web/site/islands/service-status.ts'
import StatusPage from '../../../../web/site/pages/status.page.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { prerender } from '../support.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const days = Array.from({ length: 30 }, (_, index) => ({
  date: new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10),
  uptime: null as number | null,
}))
const statusOf = (change: Partial<Status> = {}): Status => ({
  status: 'operational',
  updated_at: '2026-11-21T10:00:00.000Z',
  is_current: true,
  uptime: 99.99,
  response_time: 31,
  is_target: false,
  measured_since: '2026-10-23',
  active_incidents: 0,
  services: SERVICE_IDS.map((id) => ({
    id,
    name: SERVICE_NAMES[id],
    status: 'operational',
    uptime: 100,
    response_time: 12,
    is_target: false,
    days,
  })),
  incidents: [],
  ...change,
})

function open() {
  const island = prerender(<StatusPage />, 'service-status')
  return { run: () => act(async () => start(island)) }
}
const row = (name: string) => screen.getByRole('heading', { name, level: 3 }).closest('li')!
const figure = (term: string) => screen.getByText(term).closest('div')!
const banner = () => screen.getByRole('heading', { level: 1 })

test('without scripts the page shows the targets, labelled as such, and six services', () => {
  open()
  expect(banner().textContent).toBe('All Systems Operational')
  expect(figure('Overall uptime').textContent).toBe('Overall uptimeTarget99.98%Over 30 days')
  expect(within(figure('Average response')).getByText('245ms')).toBeTruthy()
  expect(within(figure('Active incidents')).getByText('0')).toBeTruthy()
  for (const name of Object.values(SERVICE_NAMES)) {
    expect(within(row(name)).getByText('Operational')).toBeTruthy()
    expect(within(row(name)).getAllByText('Target')).toHaveLength(2)
  }
  // Only the deployment's own incidents are shown.
  expect(document.querySelector('[data-incidents]')?.children).toHaveLength(0)
  expect(screen.getByRole('link', { name: 'Contact Us for Updates' }).getAttribute('href')).toBe('/contact')
})

test('measurements replace the targets', async () => {
  fakeApi().answer(contract.read, { data: statusOf() })
  await open().run()
  expect(within(figure('Overall uptime')).getByText('99.99%')).toBeTruthy()
  expect(within(figure('Average response')).getByText('31ms')).toBeTruthy()
  expect(screen.getByText(/^Last updated Nov 21, 2026/)).toBeTruthy()
  expect([...document.querySelectorAll<HTMLElement>('[data-target]')].every(({ hidden }) => hidden)).toBe(true)
  expect(within(row('API Services')).getByText('12ms')).toBeTruthy()
  expect(screen.getByText('No incidents reported.').hidden).toBe(false)
})

test('a short history shows since when', async () => {
  fakeApi().answer(contract.read, { data: statusOf({ measured_since: '2026-11-20' }) })
  await open().run()
  expect(screen.getByText('Over 30 days, measured since November 20, 2026')).toBeTruthy()
})

test('a value that is not measured yet stays a target', async () => {
  const data = statusOf()
  data.services[4] = { ...data.services[4]!, uptime: 99.98, response_time: 245, is_target: true }
  fakeApi().answer(contract.read, { data })
  await open().run()
  const visible = (name: string) =>
    [...row(name).querySelectorAll<HTMLElement>('[data-target]')].some(({ hidden }) => !hidden)
  expect([visible('SMS Services'), visible('Database')]).toEqual([true, false])
})

test.each([
  ['degraded', 'Some Systems Degraded', 'Degraded'],
  ['outage', 'Service Outage', 'Outage'],
] as const)('a service that is %s is shown in its row and in the banner', async (status, title, word) => {
  const data = statusOf({ status })
  data.services[2] = { ...data.services[2]!, status }
  fakeApi().answer(contract.read, { data })
  await open().run()
  expect(banner().textContent).toBe(title)
  expect(banner().closest<HTMLElement>('[data-banner]')?.dataset.status).toBe(status)
  expect(within(row('Database')).getByText(word)).toBeTruthy()
  expect(row('Database').dataset.status).toBe(status)
  expect(row('API Services').dataset.status).toBe('operational')
})

test('the page does not report a healthy service when measurements have stopped', async () => {
  fakeApi().answer(contract.read, { data: statusOf({ is_current: false }) })
  await open().run()
  expect(banner().textContent).toBe('Live Status Unavailable')
  expect(screen.queryByText('Operational')).toBeNull()
  expect(within(row('Database')).getByText('Not known')).toBeTruthy()
  expect(within(row('Database')).getByText('12ms')).toBeTruthy()
})

test('each day is a bar with a text alternative', async () => {
  const uptimes = [100, 99.65, 98, 70]
  const data = statusOf()
  const measured = days.map((day, index) => ({ ...day, uptime: uptimes[index - 26] ?? null }))
  data.services[0] = { ...data.services[0]!, days: measured }
  fakeApi().answer(contract.read, { data })
  await open().run()
  const history = within(row('API Services')).getByRole('img', { name: 'On the 4 days measured, 2 days with trouble' })
  const bars = [...history.querySelectorAll<HTMLElement>('[data-level]')]
  expect(bars.slice(-5).map(({ dataset }) => dataset.level)).toEqual(['none', 'up', 'up', 'partial', 'down'])
  expect(bars.at(-1)?.title).toBe('November 21, 2026: 70%')
  expect(within(row('Database')).getByRole('img', { name: 'Not measured yet' })).toBeTruthy()
})

test('incidents show their status, date and text, without markup', async () => {
  const incidents = (['investigating', 'monitoring', 'resolved'] as const).map((status, index) => ({
    id: `${index}`,
    title: `Incident ${index}`,
    status,
    date: '2026-11-20T23:30:00.000Z',
    description: '<img src=x onerror=alert(1)>',
  }))
  fakeApi().answer(contract.read, { data: statusOf({ incidents, active_incidents: 2 }) })
  await open().run()
  expect(incidents.map(({ title }) => row(title).querySelector('[data-state]')?.textContent)).toEqual([
    'Investigating',
    'Monitoring',
    'Resolved',
  ])
  expect(within(row('Incident 2')).getByText('November 20, 2026')).toBeTruthy()
  expect(screen.queryByText('Database optimization maintenance')).toBeNull()
  expect(document.querySelector('main img:not([role])')).toBeNull()
  expect(within(figure('Active incidents')).getByText('2')).toBeTruthy()
})

test('ongoing incidents are above the figures with their time, past ones are below', async () => {
  const incidents = (['monitoring', 'resolved'] as const).map((status) => ({
    id: status,
    title: `Incident ${status}`,
    status,
    date: new Date(2026, 10, 21, 9, 30).toISOString(),
    description: 'First line.\nSecond line.',
  }))
  const api = fakeApi()
  api.answer(contract.read, { data: statusOf({ status: 'degraded', incidents, active_incidents: 1 }) })
  await open().run()
  const now = screen.getByRole('region', { name: 'Happening now' })
  expect(within(now).getByText(/^Since Nov 21, 2026, 9:30/)).toBeTruthy()
  expect(within(now).getAllByRole('listitem')).toHaveLength(1)
  expect(now.compareDocumentPosition(figure('Overall uptime'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const past = screen.getByRole('region', { name: 'Past incidents' })
  expect(within(past).getByRole('heading', { level: 3 }).textContent).toBe('Incident resolved')

  api.answer(contract.read, { data: statusOf() })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.queryByRole('region', { name: 'Happening now' })).toBeNull()
})

test('without a response the page does not report a healthy service; a minute later it retries', async () => {
  const api = fakeApi()
  api.drop(contract.read)
  await open().run()
  expect(banner().textContent).toBe('Live Status Unavailable')
  expect(screen.queryByText('Operational')).toBeNull()
  expect(screen.getAllByText('Not known')).toHaveLength(6)
  api.answer(contract.read, { data: statusOf() })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(banner().textContent).toBe('All Systems Operational')
  expect(screen.getAllByText('Operational')).toHaveLength(6)
})

test.each([500, 200])('a response with status %i from another server counts as none', async (status) => {
  fakeApi().garble(contract.read, status)
  await open().run()
  expect(banner().textContent).toBe('Live Status Unavailable')
})
