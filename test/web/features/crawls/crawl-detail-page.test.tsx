import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import * as details from '../../../../src/contracts/crawls/crawl-details.ts'
import * as schedules from '../../../../src/contracts/crawls/crawl-schedules.ts'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import CrawlDetailPage from '../../../../web/app/pages/crawl-detail-page.tsx'
import SchedulesPage from '../../../../web/app/pages/schedules-page.tsx'
import { startCrawl } from '../../../../web/features/crawls/start-crawl.ts'
import { createQueryClient } from '../../../../web/lib/query-client.ts'
import { Toaster } from '../../../../web/ui/toast.tsx'
import { userEvent } from '../../support/user-event.ts'
import { contactOf } from '../contacts/support.tsx'
import { crawlApi, crawlOf, finished, listOf, resultOf } from './support.tsx'

const previous_id = '01a1fbfb-548d-73ef-a58d-00000000000a'
const crawl = crawlOf({ previous_id })
const instant = '2026-11-20T10:00:00.000Z'
const contact: details.CrawlContact = {
  ...contactOf(1, { name: 'Ada Byron', job_title: 'Engineer', company: 'Acme Ltd', email: 'ada@acme.com' }),
  page_url: 'https://acme.com/team',
}
const comparison = (change: Partial<Awaited<ReturnType<typeof changesOf>>> = {}) => ({ ...changesOf(), ...change })
const changesOf = () => ({
  previous: { id: previous_id, finished_at: instant } as { id: string; finished_at: string } | null,
  counts: { new: 1, gone: 2, same: 7 },
  ...listOf<details.CrawlChange>([
    {
      type: 'emails',
      value: 'new@acme.com',
      page_url: 'https://acme.com/team',
      first_seen_at: instant,
      last_seen_at: instant,
    },
  ]),
})

function mount(path: string) {
  const location = memoryLocation({ path, record: true })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <Route path="/dashboard/crawl/:id" component={CrawlDetailPage} />
        <Route path="/dashboard/schedules" component={SchedulesPage} />
      </Router>
      <Toaster theme="light" />
    </QueryClientProvider>,
  )
}

function openCrawl() {
  const api = crawlApi()
  api.answer(contract.get, { data: resultOf(crawl, { emails: ['ada@acme.com'] }) })
  api.answer(contract.getProgress, { data: finished({ pages_done: 4 }) })
  api.answer(details.listContacts, listOf([contact]))
  api.answer(details.listChanges, comparison())
  return { api, show: () => mount(`/dashboard/crawl/${crawl.id}`) }
}

describe('the page of a crawl', () => {
  test('shows its values, pages, contacts and changes', async () => {
    openCrawl().show()
    expect(await screen.findByRole('heading', { level: 1, name: 'acme.com' })).toBeTruthy()
    const contacts = await screen.findByRole('table', { name: 'Contacts from this crawl' })
    expect(within(contacts).getByText('Ada Byron')).toBeTruthy()
    expect(within(contacts).getByText('Engineer, Acme Ltd')).toBeTruthy()
    expect(within(contacts).getByRole('link', { name: 'Ada Byron' }).getAttribute('href')).toBe(
      `/dashboard/contacts/${contact.id}`,
    )
    expect(
      within(contacts)
        .getByRole('link', { name: /^\/team/ })
        .getAttribute('href'),
    ).toBe(contact.page_url)
    expect(screen.getByRole('link', { name: 'Open in Contacts' }).getAttribute('href')).toBe(
      `/dashboard/contacts?crawl_id=${crawl.id}`,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Show changes' }))
    const changes = await screen.findByRole('table', { name: 'Changes since the previous crawl' })
    expect(within(changes).getByText('new@acme.com')).toBeTruthy()
    expect(changes.compareDocumentPosition(contacts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('link', { name: 'the previous crawl' })).toBeTruthy()
  })

  test('loads removed values on request', async () => {
    const { api, show } = openCrawl()
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Show changes' }))
    await userEvent.click(await screen.findByRole('radio', { name: /Gone/ }))
    const asked = api.seen.filter(({ path }) => path.endsWith('/changes')).map(({ query }) => query.get('kind'))
    expect(asked).toEqual(['new', 'gone'])
  })

  test('shows no changes without a previous crawl, not even briefly', async () => {
    const { api, show } = openCrawl()
    api.answer(contract.get, { data: resultOf({ ...crawl, previous_id: null }, { emails: ['ada@acme.com'] }) })
    show()
    await screen.findByRole('table', { name: 'Contacts from this crawl' })
    expect(screen.queryByRole('button', { name: 'Show changes' })).toBeNull()
    expect(api.seen.some(({ path }) => path.endsWith('/changes'))).toBe(false)
  })

  test('shows no changes if the previous crawl has been deleted', async () => {
    const { api, show } = openCrawl()
    api.answer(details.listChanges, comparison({ previous: null, data: [] }))
    show()
    await screen.findByRole('table', { name: 'Contacts from this crawl' })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show changes' })).toBeNull())
  })

  test('loads no results while the crawl is still being started', async () => {
    const { api, show } = openCrawl()
    const letStart = api.hold(contract.start)
    show()
    const again = await screen.findByRole('button', { name: 'Crawl again' })
    api.refuse(contract.getProgress, 404, 'not_found', 'Crawl not found')
    await userEvent.click(again)
    const isResult = ({ method, path }: { method: string; path: string }) =>
      method === 'GET' && /\/crawls\/[\w-]+$/.test(path)
    await waitFor(() => expect(api.seen.some(({ method }) => method === 'POST')).toBe(true))
    expect(api.seen.filter(isResult).map(({ path }) => path.split('/').at(-1))).toEqual([crawl.id])
    letStart({ data: resultOf(crawl) })
  })

  test('announces the end of a crawl started here, even if it ended before its page could follow it', async () => {
    const { api, show } = openCrawl()
    const running = { ...crawl, status: 'running' as const, finished_at: null }
    api.answer(contract.start, { data: resultOf(running) })
    await startCrawl(crawl.id, { url: 'https://acme.com/', types: ['emails'], run_in_background: true })
    show()
    // The results are shown immediately, without a progress panel in between.
    const contacts = await screen.findByRole('table', { name: 'Contacts from this crawl' })
    expect(await screen.findByText('Crawl completed successfully!')).toBeTruthy()
    expect(contacts.isConnected).toBe(true)
  })

  test('of a deleted crawl says so', async () => {
    const { api, show } = openCrawl()
    api.refuse(contract.get, 404, 'not_found', 'Crawl not found')
    api.refuse(contract.getProgress, 404, 'not_found', 'Crawl not found')
    show()
    expect(await screen.findByText('Crawl not found')).toBeTruthy()
  })

  test('schedules the same crawl', async () => {
    const { api, show } = openCrawl()
    api.refuse(schedules.createSchedule, 409, 'conflict', 'An account has at most 20 schedules.')
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Schedule' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Monthly' }))
    await userEvent.click(screen.getByRole('button', { name: 'Day of the month' }))
    await userEvent.click(await screen.findByRole('option', { name: '31' }))
    expect(screen.getByText('The last day in shorter months.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '07:30' } })
    await userEvent.click(screen.getByRole('button', { name: 'Save schedule' }))
    expect(await screen.findByText('An account has at most 20 schedules.')).toBeTruthy()
    expect(
      api.seen.find(({ method, path }) => method === 'POST' && path.endsWith('/crawl-schedules'))?.body,
    ).toMatchObject({
      frequency: 'monthly',
      run_time: { time: '07:30', day: 31, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      request: { urls: crawl.urls, types: crawl.types, limit: crawl.limit },
    })
  })
})

describe('crawl schedules', () => {
  const schedule: schedules.Schedule = {
    id: '01a1fbfb-548d-73ef-a58d-000000000001',
    name: 'acme.com',
    request: schedules.ScheduledCrawl.parse({ urls: ['https://acme.com/'] }),
    frequency: 'weekly',
    run_time: null,
    is_active: true,
    next_run_at: '2026-11-28T10:00:00.000Z',
    last_run_at: null,
    last_crawl_id: null,
    last_error: null,
    created_at: instant,
  }
  const show = (list: schedules.Schedule[]) => {
    const api = crawlApi()
    api.answer(schedules.listSchedules, listOf(list))
    mount('/dashboard/schedules')
    return api
  }

  test('are listed with their next run, and why the last one did not start', async () => {
    show([
      schedule,
      {
        ...schedule,
        id: '2',
        name: 'beta.org',
        is_active: false,
        next_run_at: null,
        last_error: 'The subscription has ended.',
      },
    ])
    expect(await screen.findByText(/^Next /)).toBeTruthy()
    expect(screen.getByText('The subscription has ended.')).toBeTruthy()
    expect(screen.getByText('Paused')).toBeTruthy()
  })

  test('show when they run; one from before local times keeps its time in UTC until it is changed', async () => {
    const local = { time: '09:00', time_zone: 'Europe/Berlin', weekday: 1, day: 1 }
    const api = show([schedule, { ...schedule, id: '2', name: 'beta.org', run_time: local }])
    expect(await screen.findByText('Weekly on Monday at 09:00, Berlin, Europe')).toBeTruthy()
    expect(screen.getByText('Weekly')).toBeTruthy()
    api.answer(schedules.updateSchedule, { data: schedule })
    await userEvent.click(screen.getByRole('button', { name: 'Change when acme.com is crawled' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Daily' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save schedule' }))
    expect(await screen.findByText('Schedule saved')).toBeTruthy()
    expect(api.seen.find(({ method }) => method === 'PUT')?.body).toEqual({
      frequency: 'daily',
      run_time: { time: '10:00', time_zone: 'UTC', weekday: 5, day: 20 },
    })
  })

  test('are paused with their switch', async () => {
    const api = show([schedule])
    api.answer(schedules.updateSchedule, { data: { ...schedule, is_active: false } })
    await userEvent.click(await screen.findByRole('switch', { name: 'acme.com is active' }))
    expect(api.seen.find(({ method }) => method === 'PUT')?.body).toEqual({ is_active: false })
  })

  test('are deleted after a confirmation', async () => {
    const api = show([schedule])
    api.answer(schedules.deleteSchedule, { message: 'Schedule deleted' })
    await userEvent.click(await screen.findByRole('button', { name: 'Delete acme.com' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(api.seen.some(({ method }) => method === 'DELETE')).toBe(false)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(api.seen.some(({ method }) => method === 'DELETE')).toBe(true)
  })

  test('show a link to create one if there are none', async () => {
    show([])
    expect(await screen.findByText('Nothing is scheduled')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to your crawls' }).getAttribute('href')).toBe('/dashboard/crawl')
  })

  test('that fail to load can be retried', async () => {
    const api = crawlApi()
    api.refuse(schedules.listSchedules, 500, 'internal', 'Something went wrong.')
    mount('/dashboard/schedules')
    expect(await screen.findByText('Something went wrong.')).toBeTruthy()
  })
})
