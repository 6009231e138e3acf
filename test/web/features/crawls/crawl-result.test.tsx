import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as details from '../../../../src/contracts/crawls/crawl-details.ts'
import type { Crawl } from '../../../../src/contracts/crawls/crawls.ts'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { contactOf } from '../contacts/support.tsx'
import {
  crawlApi,
  crawlOf,
  finished,
  listOf,
  newCrawlId,
  pageOf,
  progressOf,
  resultOf,
  visitCrawlPage,
} from './support.tsx'
import { fakeTimeAndSockets, user } from './timed.ts'

fakeTimeAndSockets()

describe('the results of a crawl', () => {
  function over(crawl: Crawl, results: Parameters<typeof resultOf>[1] = {}) {
    const api = crawlApi()
    api.answer(contract.getProgress, { data: finished({ status: crawl.status }) })
    api.answer(contract.get, { data: resultOf(crawl, results) })
    api.answer(contract.listPages, listOf([pageOf()], 25, 10))
    visitCrawlPage(`/dashboard/crawl?crawl=${crawl.id}`)
    return api
  }

  test('start with people and organisations, and count each requested type, without values that resemble URLs or paths', async () => {
    const crawl = crawlOf()
    const api = over(crawl, {
      emails: ['a@acme.com', 'b@acme.com'],
      phones: ['+1 212 555 0142', 'www.acme.com', '/logo.png'],
    })
    api.answer(details.listContacts, listOf([{ ...contactOf(1), page_url: null }]))
    const tabs = await screen.findAllByRole('tab')
    await screen.findByRole('table', { name: 'Contacts from this crawl' })
    expect(tabs.map((tab) => tab.textContent)).toEqual(['People and organisations', 'Emails2', 'Phones1'])
    expect(tabs[0]?.getAttribute('aria-selected')).toBe('true')
    await user.click(screen.getByRole('tab', { name: /^Emails/ }))
    expect(await screen.findByText('a@acme.com')).toBeTruthy()
    expect(screen.getByText('3', { selector: 'strong' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View data' }).getAttribute('href')).toBe(
      `/dashboard/data?crawl_id=${crawl.id}`,
    )
    expect(screen.queryByRole('region', { name: /^Crawl of/ })).toBeNull()
  })

  test('without people open the first non-empty type, until another tab is selected', async () => {
    over(crawlOf(), { emails: [], phones: ['+1 212 555 0142'] })
    await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Phones1'))
    await user.click(screen.getByRole('tab', { name: 'People and organisations' }))
    await waitFor(() =>
      expect(screen.getByRole('tab', { selected: true }).textContent).toBe('People and organisations'),
    )
  })

  test('show numbers in national format, copy them in E.164, and explain why fewer pages were read than requested', async () => {
    const crawl = crawlOf({ limit: 20, pages_done: 14 })
    const api = over(crawl)
    const result = resultOf(crawl, { emails: [], phones: ['+44 (0)20 7946-0018', '116117'] })
    api.answer(contract.get, { data: { ...result, phone_numbers: { '+44 (0)20 7946-0018': '+442079460018' } } })
    expect(await screen.findByText(/^14 of up to 20 pages\. No more links were found\./)).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: /^Phones/ }))
    await user.click(await screen.findByRole('button', { name: 'Copy 020 7946 0018' }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('+442079460018'))
    await user.click(screen.getByRole('button', { name: 'Copy all phones' }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('+442079460018\n116117'))
  })

  test('of a crawl that reached its page limit offer one with the highest limit', async () => {
    const crawl = crawlOf({ limit: 10, pages_done: 10 })
    const api = over(crawl)
    api.refuse(contract.start, 409, 'conflict', 'Not now')
    expect(await screen.findByText(/counts as one more crawl on your plan/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Crawl again with up to 100 pages' }))
    await waitFor(() => expect(api.seen.find(({ method }) => method === 'POST')?.body).toMatchObject({ limit: 100 }))
  })

  test('of a crawl with more known pages continue it up to the highest limit, and show it running again', async () => {
    const now = new Date().toISOString()
    const crawl = crawlOf({ limit: 10, pages_done: 10, more_pages: 90, created_at: now })
    const api = over(crawl)
    expect(await screen.findByText(/doesn't count as another crawl/)).toBeTruthy()
    const running = crawlOf({ ...crawl, status: 'queued', finished_at: null, continued_at: now, limit: 100 })
    api.answer(contract.continueCrawl, { data: running })
    api.answer(contract.getProgress, { data: progressOf({ pages_done: 10, limit: 100 }) })
    api.answer(contract.get, { data: resultOf(running) })
    await user.click(screen.getByRole('button', { name: 'Read 90 more pages' }))
    await screen.findByRole('region', { name: /^Crawl of/ })
    expect(api.seen.find(({ method }) => method === 'POST')?.body).toEqual({ limit: 100 })
  })

  test('are shown as running when another tab continued the crawl', async () => {
    const crawl = crawlOf()
    const api = over(crawl)
    await user.click(await screen.findByRole('button', { name: 'Rename crawl' }))
    const running = { ...crawl, status: 'running' as const, finished_at: null, continued_at: new Date().toISOString() }
    api.answer(contract.update, { data: running })
    api.answer(contract.get, { data: resultOf(running) })
    api.answer(contract.getProgress, { data: progressOf() })
    // Anything that loads the crawl again.
    await user.type(screen.getByRole('textbox', { name: 'Crawl name' }), 'Harbour{Enter}')
    await screen.findByRole('region', { name: /^Crawl of/ })
  })

  test('can be renamed in place, also by keyboard', async () => {
    const crawl = crawlOf()
    const api = over(crawl)
    await user.click(await screen.findByRole('button', { name: 'Rename crawl' }))
    api.answer(contract.update, { data: { ...crawl, name: 'Harbour suppliers' } })
    api.answer(contract.get, { data: resultOf({ ...crawl, name: 'Harbour suppliers' }) })
    await user.type(screen.getByRole('textbox', { name: 'Crawl name' }), 'Harbour suppliers{Enter}')
    expect(await screen.findByRole('link', { name: 'Harbour suppliers' })).toBeTruthy()
    expect(api.seen.find(({ method }) => method === 'PUT')?.body).toEqual({ name: 'Harbour suppliers' })
    await user.click(screen.getByRole('button', { name: 'Rename crawl' }))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('textbox', { name: 'Crawl name' })).toBeNull()
  })

  test('list at the top people who joined, left or changed roles', async () => {
    const crawl = crawlOf({ previous_id: newCrawlId() })
    const api = over(crawl)
    const previous = { id: newCrawlId(), finished_at: '2026-11-01T10:00:00.000Z' }
    const counts = { new: 3, gone: 2, same: 4 }
    api.answer(details.listChanges, { previous, counts, ...listOf<details.CrawlChange>([]) })
    const ada: details.PeopleChange = {
      ...{ contact_id: newCrawlId(), kind: 'person', name: 'Ada Okafor', job_title: 'Chair' },
      ...{ previous_job_title: 'Director', company: 'Acme', page_url: null },
    }
    api.answer(details.listPeopleChanges, {
      previous,
      counts: { joined: 0, left: 0, changed: 1 },
      data: { joined: [], left: [], changed: [ada] },
    })
    expect(await screen.findByText(/1 with a new role; values: 3 new, 2 gone/)).toBeTruthy()
    const list = screen.getByRole('list', { name: 'People and organisations that changed' })
    expect(list.textContent).toBe('New roleAda OkaforDirector →, now Chair')
  })

  test.each([{ pages_done: 9 }, { limit: 100, pages_done: 100 }, { status: 'failed' as const, pages_done: 10 }])(
    'of a crawl with %o offer nothing',
    async (change) => {
      over(crawlOf({ limit: 10, ...change }))
      await screen.findByRole('button', { name: 'Crawl again' })
      expect(screen.queryByRole('button', { name: /up to 100 pages/ })).toBeNull()
    },
  )

  test('list the pages by status, ten at a time, with their reasons', async () => {
    const crawl = crawlOf()
    const api = over(crawl, { emails: ['a@acme.com'] })
    api.answer(
      contract.listPages,
      listOf([pageOf({ state: 'failed', reason_text: 'The server returned an error.', http_status: 503 })], 25, 10),
    )
    await user.click(await screen.findByRole('radio', { name: /^Failed/ }))
    expect(await screen.findByText('The server returned an error. (503)')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    const asked = api.seen.findLast(({ path }) => path.endsWith('/pages'))
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ state: 'failed', page: '2', per_page: '10' })
  })

  test('without any values show No Data Found, and where the crawl looked', async () => {
    over(crawlOf({ items_found: 0, pages_done: 4 }))
    expect(await screen.findByRole('heading', { name: 'No Data Found' })).toBeTruthy()
    expect(screen.getByText(/None of the 4 pages we read has emails or phones\./)).toBeTruthy()
  })

  test.each([
    ['basic', /Try the Default engine/],
    ['serpapi', /Try the Default engine/],
    ['default', /Try more data types or a higher page limit/],
    ['browserless', /Try more data types or a higher page limit/],
  ] as const)('without any values, read by %s, suggest next steps', async (engine, advice) => {
    over(crawlOf({ items_found: 0, engine }))
    expect(await screen.findByText(advice)).toBeTruthy()
  })

  test('of a failure show its reason', async () => {
    over(crawlOf({ status: 'failed', reason: 'The server refused the connection.', pages_done: 0 }))
    expect(await screen.findByText('Crawl failed')).toBeTruthy()
    expect(screen.getByText('The server refused the connection.')).toBeTruthy()
  })

  test('of a crawl that ended early show how many pages each cause excluded', async () => {
    const reason = 'Too many links were broken, so the crawl ended before its limit.'
    const end_reason_text = `${reason.slice(0, -1)}: 100 links lead nowhere.`
    over(crawlOf({ reason, end_reason: 'fruitless', end_reason_text }))
    expect(await screen.findByText(end_reason_text)).toBeTruthy()
    expect(screen.queryByText(reason)).toBeNull()
  })

  test('mention that third-party resources may be missing, and the number of such requests', async () => {
    over(crawlOf({ third_party_requests: 200, third_party_notice: 'More was asked of other websites than it may be.' }))
    expect(await screen.findByText('More was asked of other websites than it may be.')).toBeTruthy()
    expect(screen.getByText(/200 requests to other websites/)).toBeTruthy()
  })

  test('of a deleted crawl say so', async () => {
    const api = crawlApi()
    api.refuse(contract.getProgress, 404, 'not_found', 'Crawl not found')
    visitCrawlPage(`/dashboard/crawl?crawl=${newCrawlId()}`)
    expect(await screen.findByText('Crawl not found')).toBeTruthy()
  })
})
