import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as plans from '../../../../src/contracts/billing/plans.ts'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { crawlApi, crawlOf, finished, listOf, resultOf, visitCrawlPage } from './support.tsx'
import { bodyOf, fakeTimeAndSockets, user } from './timed.ts'

fakeTimeAndSockets()

describe('the list of crawls', () => {
  test('without any suggests a first crawl', async () => {
    crawlApi()
    visitCrawlPage()
    expect(await screen.findByText('Your first crawl')).toBeTruthy()
  })

  test.each([
    [402, 'subscription_required', 'Subscription Required'],
    [403, 'forbidden', 'Access Denied'],
    [500, 'internal', "This didn't load"],
  ] as const)('rejected with %i %s shows %s', async (status, code, heading) => {
    crawlApi().refuse(contract.listRecent, status, code, 'No')
    visitCrawlPage()
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
  })

  test('opens a past crawl in place', async () => {
    const api = crawlApi()
    const crawl = crawlOf()
    api.answer(contract.listRecent, listOf([crawl]))
    api.answer(contract.getProgress, { data: finished() })
    api.answer(contract.get, { data: resultOf(crawl, { emails: ['a@acme.com'] }) })
    visitCrawlPage()
    await user.click(await screen.findByRole('button', { name: /^acme\.com/ }))
    expect(await screen.findByRole('tab', { name: /^Emails/ })).toBeTruthy()
  })

  test('repeats a crawl with the same settings', async () => {
    const api = crawlApi()
    const crawl = crawlOf({ types: ['names'], engine: 'basic', check_robot: false, limit: 33 })
    api.answer(contract.listRecent, listOf([crawl]))
    api.hold(contract.start)
    api.refuse(contract.getProgress, 404, 'not_found', 'Crawl not found')
    visitCrawlPage()
    await user.click(await screen.findByRole('button', { name: 'Actions for acme.com' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Crawl again' }))
    expect(bodyOf(api)).toMatchObject({
      url: 'https://acme.com/',
      types: ['names'],
      engine: 'basic',
      check_robot: false,
      limit: 33,
      run_in_background: false,
    })
    expect(bodyOf(api).crawl_id).not.toBe(crawl.id)
  })

  test('deletes a crawl only after a confirmation', async () => {
    const api = crawlApi()
    const crawl = crawlOf()
    api.answer(contract.listRecent, listOf([crawl]))
    api.answer(contract.remove, { message: 'Crawl deleted successfully' })
    visitCrawlPage()
    await user.click(await screen.findByRole('button', { name: 'Actions for acme.com' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const removed = () => api.seen.filter(({ method }) => method === 'DELETE').map(({ path }) => path)
    expect(removed()).toEqual([])
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Crawl deleted successfully')).toBeTruthy()
    expect(removed()).toEqual([`/api/dashboard/crawl-result/${crawl.id}`])
  })

  test('links to the whole history, fifteen a page', async () => {
    const api = crawlApi()
    const crawl = crawlOf()
    api.answer(contract.listRecent, listOf([crawl], 31, 5))
    api.answer(contract.listHistory, listOf([crawl], 31))
    const { at } = visitCrawlPage()
    await user.click(await screen.findByRole('button', { name: 'All 31' }))
    await user.click(await screen.findByRole('button', { name: 'Page 3' }))
    expect(at()).toBe('/dashboard/crawl?history=3')
    const asked = api.seen.filter(({ path }) => path.endsWith('/crawl-history'))
    expect(asked.map(({ query }) => [query.get('page'), query.get('per_page')])).toEqual([
      ['1', '15'],
      ['3', '15'],
    ])
  })

  test('and the plan show "1 crawl" in the singular', async () => {
    const api = crawlApi()
    api.answer(contract.listHistory, listOf([crawlOf()]))
    const one = { used: 1, limit: 1, remaining: 0, unlimited: false, resets_at: null }
    api.answer(plans.getUsage, {
      data: { crawls: one, api_calls: one, websites: one, api_keys: one, site_downloads: one },
    })
    visitCrawlPage('/dashboard/crawl?history=1')
    expect(await screen.findByText('1 crawl')).toBeTruthy()
    expect(await screen.findByText(/^1 of 1 crawl and 1 of 1 website used this month/)).toBeTruthy()
  })
})
