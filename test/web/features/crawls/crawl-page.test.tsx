import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Crawl } from '../../../../src/contracts/crawls/crawls.ts'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import {
  crawlApi,
  crawlOf,
  FakeWebSocket,
  finished,
  listOf,
  newCrawlId,
  progressOf,
  resultOf,
  visitCrawlPage,
} from './support.tsx'
import { bodyOf, fakeTimeAndSockets, pass, user } from './timed.ts'
// Toasts load with the first one, which a stopped clock does not wait for.
import '../../../../web/ui/toaster.tsx'

fakeTimeAndSockets()

const figure = (label: string) =>
  within(screen.getByRole('region', { name: /^Crawl of/ }))
    .getByText(label)
    .parentElement?.querySelector('dd')?.textContent
const bar = () => screen.getByRole('progressbar', { name: /^Progress of/ }).getAttribute('aria-valuenow')
const startCrawl = async () => {
  await user.type(screen.getByRole('textbox', { name: 'URL' }), 'https://acme.com')
  await user.click(screen.getByRole('button', { name: 'Start Crawl' }))
}
const panel = () => screen.findByRole('region', { name: 'Crawl of acme.com' })
const live = async () => {
  await waitFor(() => expect(FakeWebSocket.all).toHaveLength(1))
  act(() => FakeWebSocket.last.open())
}
const say = (progress: ReturnType<typeof progressOf>) => act(async () => FakeWebSocket.last.say(progress))

describe('a foreground crawl', () => {
  test('shows live progress while its response is pending, stops at 90 %, then shows 100 % for 1.5 s and its results', async () => {
    const api = crawlApi()
    const answer = api.hold(contract.start)
    api.refuse(contract.getProgress, 404, 'not_found', 'Crawl not found')
    const { at } = visitCrawlPage()
    await startCrawl()
    await panel()
    expect(bodyOf(api)).toMatchObject({ url: 'https://acme.com', run_in_background: false })
    const id = bodyOf(api).crawl_id
    expect(at()).toBe(`/dashboard/crawl?crawl=${id}`)

    const crawl = crawlOf({ id, status: 'running', finished_at: null })
    api.answer(contract.get, { data: resultOf(crawl) })
    api.answer(contract.getProgress, { data: progressOf({ step: 'preparing' }) })
    await pass(300)
    await live()
    expect(screen.getByText('Live')).toBeTruthy()
    await say(progressOf({ pages_done: 3, pages_failed: 1, pages_skipped: 2, pages_waiting: 9, items_found: 7 }))
    await pass(20)
    expect(['Items found', 'Pages read', 'Failed', 'Skipped', 'Waiting'].map(figure)).toEqual(['7', '3', '1', '2', '9'])
    await say(progressOf({ step: 'finishing', pages_done: 10, items_found: 7 }))
    await waitFor(() => expect(bar()).toBe('90'))

    const result = resultOf(crawlOf({ id }), { emails: ['a@acme.com', 'b@acme.com'], phones: ['+1 212 555 0142'] })
    api.answer(contract.get, { data: result })
    // On a slow machine the 1.5 s would be over before the check.
    vi.setTimerTickMode('manual')
    await say(finished({ pages_done: 10, items_found: 7 }))
    answer({ data: result })
    expect(bar()).toBe('100')
    await pass(1)
    expect(screen.getByText('Crawl completed successfully!')).toBeTruthy()
    await pass(1400)
    expect(screen.queryByRole('region', { name: 'Crawl of acme.com' })).toBeTruthy()
    await pass(200)
    expect(screen.queryByRole('region', { name: 'Crawl of acme.com' })).toBeNull()
    vi.setTimerTickMode('interval')
    expect(await screen.findByRole('tab', { name: /^Emails/ })).toBeTruthy()
    expect(screen.getAllByText('Crawl completed successfully!')).toHaveLength(1)
  })

  test('that is rejected closes its panel and shows the reason at the field', async () => {
    const api = crawlApi()
    api.refuse(contract.start, 422, 'validation_failed', 'No', { url: ['This address cannot be crawled.'] })
    api.refuse(contract.getProgress, 404, 'not_found', 'Crawl not found')
    const { at } = visitCrawlPage()
    await startCrawl()
    expect(await screen.findByText('This address cannot be crawled.')).toBeTruthy()
    expect(screen.queryByRole('region', { name: /^Crawl of/ })).toBeNull()
    expect(at()).toBe('/dashboard/crawl')
  })

  test('that failed shows its pages with their reasons', async () => {
    const api = crawlApi()
    const reason = "There's no page at this URL."
    const failed = crawlOf({ status: 'failed', reason, pages_done: 0, items_found: 0 })
    api.refuse(contract.start, 422, 'crawl_failed', `Crawl failed. ${reason}`)
    api.answer(contract.getProgress, { data: finished({ status: 'failed', reason, pages_done: 0 }) })
    api.answer(contract.get, { data: resultOf(failed) })
    const { at } = visitCrawlPage()
    await startCrawl()
    expect(await screen.findByText(`Crawl failed. ${reason}`)).toBeTruthy()
    await pass(1600)
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(at()).toMatch(/crawl=/)
  })

  test('that exceeds the response time shows that it continues, and stays followed', async () => {
    const api = crawlApi()
    const crawl = crawlOf({ status: 'running', finished_at: null, run_in_background: true })
    api.answer(contract.start, { data: resultOf(crawl) })
    api.answer(contract.get, { data: resultOf(crawl) })
    api.answer(contract.getProgress, { data: progressOf({ pages_done: 1 }) })
    visitCrawlPage()
    await startCrawl()
    expect(await screen.findByText(contract.FOREGROUND_CONTINUES)).toBeTruthy()
    await panel()
    await live()
    await say(progressOf({ pages_done: 6 }))
    await pass(20)
    expect(figure('Pages read')).toBe('6')
  })

  test('whose response is lost stays followed, because it exists', async () => {
    const api = crawlApi()
    api.garble(contract.start, 504)
    api.answer(contract.getProgress, { data: progressOf({ pages_done: 1 }) })
    api.answer(contract.get, { data: resultOf(crawlOf({ status: 'running', finished_at: null })) })
    visitCrawlPage()
    await startCrawl()
    await panel()
    await live()
    await say(progressOf({ pages_done: 6 }))
    await pass(20)
    expect(figure('Pages read')).toBe('6')
    expect(screen.queryByText('Crawl failed')).toBeNull()
  })
})

test('a background crawl is announced, and shows the same panel', async () => {
  const api = crawlApi()
  const queued = crawlOf({ status: 'queued', started_at: null, finished_at: null, run_in_background: true })
  api.answer(contract.start, { data: resultOf(queued) })
  api.answer(contract.get, { data: resultOf(queued) })
  api.answer(contract.getProgress, { data: progressOf({ status: 'queued', step: 'queued', started_at: null }) })
  visitCrawlPage()
  await user.click(screen.getByRole('checkbox', { name: 'Run in background' }))
  await startCrawl()
  expect(await screen.findByText('Crawl started! You will be notified when complete.')).toBeTruthy()
  await panel()
  expect(bodyOf(api).run_in_background).toBe(true)
})

describe('a running crawl', () => {
  function running(change: Partial<Crawl> = {}) {
    const api = crawlApi()
    const crawl = crawlOf({ status: 'running', finished_at: null, ...change })
    api.answer(contract.listRecent, listOf([crawl]))
    api.answer(contract.getProgress, { data: progressOf({ pages_done: 2 }) })
    api.answer(contract.get, { data: resultOf(crawl) })
    return { api, crawl }
  }

  test('is found again after a reload, and in another tab', async () => {
    const { crawl } = running()
    const { at } = visitCrawlPage()
    await panel()
    expect(at()).toBe(`/dashboard/crawl?crawl=${crawl.id}`)
  })

  test('shows the same in its panel and in the list next to it', async () => {
    running({ status: 'queued', started_at: null, items_found: 0 })
    visitCrawlPage()
    await panel()
    await live()
    await say(progressOf({ pages_done: 3, items_found: 8 }))
    const row = within(screen.getByRole('list', { name: 'Recent crawls' }))
    expect(await row.findByText('8 items so far')).toBeTruthy()
    expect(row.getByText('Running')).toBeTruthy()
  })

  test('is no longer followed once the user starts another crawl', async () => {
    const { crawl } = running()
    const other = crawlOf()
    crawl.id = other.id
    const { api } = running({ id: newCrawlId() })
    api.answer(contract.get, { data: resultOf(other) })
    api.answer(contract.getProgress, { data: finished() })
    const { at } = visitCrawlPage(`/dashboard/crawl?crawl=${other.id}`)
    await user.click(await screen.findByRole('button', { name: 'New Crawl' }))
    await pass(20_000)
    expect(at()).toBe('/dashboard/crawl')
  })

  test('is polled every two seconds while there is no live connection', async () => {
    const { api } = running()
    visitCrawlPage()
    await panel()
    await waitFor(() => expect(FakeWebSocket.all).toHaveLength(1))
    act(() => FakeWebSocket.last.drop())
    expect(await screen.findByText('Every 2 s')).toBeTruthy()
    api.answer(contract.getProgress, { data: progressOf({ pages_done: 8 }) })
    await pass(2100)
    await waitFor(() => expect(figure('Pages read')).toBe('8'))
    api.answer(contract.getProgress, { data: finished({ pages_done: 9 }) })
    api.answer(contract.get, { data: resultOf(crawlOf(), { emails: ['a@acme.com'] }) })
    await pass(2100)
    await pass(1600)
    expect(await screen.findByRole('tab', { name: /^Emails/ })).toBeTruthy()
  })

  test('is cancelled only after a confirmation, and ends when the server reports it', async () => {
    const { api, crawl } = running()
    api.answer(contract.cancel, { data: crawl })
    visitCrawlPage()
    await panel()
    await live()
    const asked = () => api.seen.filter(({ path }) => path.endsWith('/cancel'))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Keep crawling' }))
    expect(asked()).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText(/Pages being read right now will finish/)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Cancel crawl' }))
    expect(asked().map(({ path }) => path)).toEqual([`/api/dashboard/crawls/${crawl.id}/cancel`])
    expect(await screen.findByRole('button', { name: 'Cancelling...' })).toBeTruthy()
    const cancelled = crawlOf({ id: crawl.id, status: 'cancelled', reason: 'The crawl was cancelled.' })
    api.answer(contract.get, { data: resultOf(cancelled) })
    await say(finished({ status: 'cancelled' }))
    expect(await screen.findByText('The crawl was cancelled.')).toBeTruthy()
  })

  test('shows when the browser is offline', async () => {
    running()
    visitCrawlPage()
    await panel()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(await screen.findByText("You're offline")).toBeTruthy()
    vi.restoreAllMocks()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByText("You're offline")).toBeNull()
  })
})
