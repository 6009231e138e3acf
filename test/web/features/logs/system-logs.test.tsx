import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/logs/logs.ts'
import { tailStart, withNewer } from '../../../../web/features/logs/newer-lines.ts'
import { SystemLogsTab } from '../../../../web/features/logs/system-logs-tab.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

const PATH = '/dashboard/admin?tab=logs'
const START_MS = Date.UTC(2026, 0, 1, 12)
const idAt = (second: number) => {
  const hex = (START_MS + second * 1_000).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
const line = (second: number, facts: Partial<contract.LogEntry> = {}): contract.LogEntry => ({
  id: idAt(second),
  created_at: new Date(START_MS + second * 1_000).toISOString(),
  level: 'info',
  event: 'request',
  message: `GET /api/dashboard/profile 200 ${second} ms`,
  request_id: `r-${second}`,
  account_id: null,
  facts: { status: 200 },
  ...facts,
})
const page = (logs: contract.LogEntry[], next_before: string | null = null) => ({
  data: { logs, has_more: next_before !== null, next_before, updated_at: '2026-01-01T12:00:30.000Z' },
})
const failed = line(2, {
  ...{ level: 'error', event: 'request failed', account_id: 'a-1', message: 'error=Error: Disk full' },
  facts: { error: 'Error: Disk full\n    at store (store.ts:1)', tries: 3 },
})

test('shows the last hundred lines with their level, expands one to its facts, and shows the total', async () => {
  const api = fakeApi()
  api.answer(contract.listLogs, page([failed, line(1)]))
  const { user } = visit(SystemLogsTab, PATH)
  const lines = await screen.findByRole('region', { name: 'Log lines' })
  const rows = within(lines).getAllByRole('listitem')
  expect(rows).toHaveLength(2)
  expect(within(rows[0]!).getByText('ERROR')).toBeDefined()
  expect(within(rows[1]!).getByText(/GET \/api\/dashboard\/profile 200 1 ms/)).toBeDefined()
  expect(screen.getByText(/Total: 2 log entries · Last updated: Jan 1, /)).toBeDefined()
  expect(Object.fromEntries(api.seen[0]!.query)).toMatchObject({ lines: '100' })
  await user.click(within(rows[0]!).getByRole('button', { name: /request failed/ }))
  expect(within(rows[0]!).getByText(/at store \(store\.ts:1\)/)).toBeDefined()
  expect(within(rows[0]!).getByText(/"tries": 3/)).toBeDefined()
  expect(within(rows[0]!).getByText('a-1')).toBeDefined()
})

test('has the four levels in its legend, as words', async () => {
  fakeApi().answer(contract.listLogs, page([]))
  visit(SystemLogsTab, PATH)
  const legend = within(await screen.findByRole('list', { name: 'Legend' }))
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'INFO',
    'WARNING',
    'ERROR',
    'DEBUG',
  ])
})

test('requests what the URL says, and stores the selection there', async () => {
  const api = fakeApi()
  api.answer(contract.listLogs, page([failed, line(1)]))
  const { user, history } = visit(SystemLogsTab, `${PATH}&level=error&lines=7&search=disk`)
  await screen.findByRole('region', { name: 'Log lines' })
  expect(Object.fromEntries(api.seen[0]!.query)).toMatchObject({ level: 'error', lines: '100', search: 'disk' })
  await user.click(screen.getByRole('button', { name: 'Lines: Last 100 lines' }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Last 50 lines',
    'Last 100 lines',
    'Last 200 lines',
    'Last 500 lines',
  ])
  await user.click(screen.getByRole('option', { name: 'Last 500 lines' }))
  await user.click(await screen.findByRole('button', { name: 'Show all logs of request r-2' }))
  const last = new URLSearchParams(history.at(-1)!.split('?')[1])
  expect(Object.fromEntries(last)).toMatchObject({ tab: 'logs', lines: '500', request_id: 'r-2' })
  await waitFor(() => expect(api.seen.at(-1)!.query.get('request_id')).toBe('r-2'))
  expect(await screen.findByDisplayValue('r-2')).toBeDefined()
})

test('shows an empty list, a loading error, and denied access', async () => {
  const api = fakeApi()
  api.refuse(contract.listLogs, 503, 'unavailable', 'Back in a minute.')
  const { user } = visit(SystemLogsTab, `${PATH}&search=nobody`)
  expect(await screen.findByText('Back in a minute.')).toBeDefined()
  api.answer(contract.listLogs, page([]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No Logs Found')).toBeDefined()
  expect(screen.getByText(/Total: 0 log entries/)).toBeDefined()
  api.refuse(contract.listLogs, 403, 'forbidden', 'No')
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(await screen.findByText('Access Denied')).toBeDefined()
})

test('refreshes and downloads, and reports the result', async () => {
  const api = fakeApi()
  api.answer(contract.listLogs, page([line(1)]))
  const { user } = visit(SystemLogsTab, `${PATH}&level=info`)
  await screen.findByRole('region', { name: 'Log lines' })
  api.answer(contract.listLogs, page([line(2), line(1)]))
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('Logs refreshed')).toBeDefined()
  expect(screen.getByText(/Total: 2 log entries/)).toBeDefined()
  api.refuse(contract.listLogs, 500, 'internal', 'Something went wrong. Request r1.')
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText(/Something went wrong/)).toBeDefined()
  expect(screen.getByText(/Total: 2 log entries/)).toBeDefined()

  const saved: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    address.includes('/download')
      ? Promise.resolve(
          new Response(address.includes('level=info') ? 'a line\n' : '', {
            headers: { 'content-disposition': 'attachment; filename="system-logs-2026-01-01.txt"' },
          }),
        )
      : answered(address, init),
  )
  await user.click(screen.getByRole('button', { name: 'Download' }))
  expect(await screen.findByText('Logs downloaded')).toBeDefined()
  expect(saved).toEqual(['system-logs-2026-01-01.txt'])
})

test('loads older lines, even if the newest ones do not match', async () => {
  const api = fakeApi()
  api.answer(contract.listLogs, page([], idAt(5)))
  const { user } = visit(SystemLogsTab, `${PATH}&search=disk`)
  expect(await screen.findByText('No matches in the newest lines.')).toBeDefined()
  api.answer(contract.listLogs, page([failed]))
  await user.click(screen.getByRole('button', { name: 'Load older lines' }))
  expect(await screen.findByText(/Disk full/)).toBeDefined()
  expect(api.seen.at(-1)!.query.get('before')).toBe(idAt(5))
  expect(screen.queryByRole('button', { name: 'Load older lines' })).toBeNull()
})

test('the live tail requests newer lines, each once, and pauses while the user reads older ones or hides the page', async () => {
  const api = fakeApi()
  api.answer(contract.listLogs, page([line(20), line(5)]))
  const { user } = visit(SystemLogsTab, PATH)
  const lines = await screen.findByRole('region', { name: 'Log lines' })
  const asked = () => api.seen.filter(({ query }) => query.has('after')).length
  expect(asked()).toBe(0)
  api.answer(contract.listLogs, page([line(21), line(20)]))
  await user.click(screen.getByRole('switch', { name: 'Live tail' }))
  expect(await screen.findByText(/200 21 ms/)).toBeDefined()
  expect(within(lines).getAllByRole('listitem')).toHaveLength(3)
  expect(api.seen.at(-1)!.query.get('after')).toBe(idAt(5))
  const before = asked()
  await act(() => vi.advanceTimersByTimeAsync(3_500))
  await waitFor(() => expect(asked()).toBeGreaterThan(before))

  Object.defineProperty(lines, 'scrollTop', { value: 400, configurable: true })
  fireEvent.scroll(lines)
  expect(await screen.findByText('Live tail is paused while you read older lines.')).toBeDefined()
  const paused = asked()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(asked()).toBe(paused)
  Object.defineProperty(lines, 'scrollTop', { value: 0, configurable: true })
  fireEvent.scroll(lines)
  await waitFor(() => expect(asked()).toBeGreaterThan(paused))

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const hidden = asked()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(asked()).toBeLessThanOrEqual(hidden + 1)
  visibility.mockRestore()
  await user.click(screen.getByRole('switch', { name: 'Live tail' }))
  const off = asked()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(asked()).toBe(off)
})

test('lines still being written are requested again, a gap discards older lines, and the list is bounded', () => {
  const shown = { pages: [page([line(30), line(25), line(15), line(1)]).data], pageParams: [undefined] }
  expect(tailStart(shown)).toBe(idAt(15))
  expect(tailStart({ pages: [] })).toBe('0')
  const merged = withNewer(shown, page([line(31), line(29), line(25)]).data)
  expect(merged.pages[0]!.logs.map(({ id }) => id)).toEqual([31, 30, 29, 25, 15, 1].map(idAt))
  const far = withNewer(shown, page([line(99), line(98)], idAt(98)).data)
  expect(far.pages).toEqual([page([line(99), line(98)], idAt(98)).data])
  const many = Array.from({ length: 1_500 }, (_, at) => line(3_000 - at))
  const bounded = withNewer(
    { pages: [page(many.slice(700)).data], pageParams: [undefined] },
    page(many.slice(0, 700)).data,
  )
  expect(bounded.pages[0]!.logs).toHaveLength(1_000)
  expect(bounded.pages[0]!.next_before).toBe(many[999]!.id)
})
