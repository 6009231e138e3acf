import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import * as plans from '../../../../src/contracts/billing/plans.ts'
import * as contacts from '../../../../src/contracts/contacts/contacts.ts'
import * as crawls from '../../../../src/contracts/crawls/crawls.ts'
import * as siteDownloads from '../../../../src/contracts/site-downloads/site-downloads.ts'
import * as contract from '../../../../src/contracts/statistics/statistics.ts'
import OverviewPage from '../../../../web/app/pages/overview-page.tsx'
import { usage } from '../../features/billing/support.ts'
import { crawlOf, listOf } from '../../features/crawls/support.tsx'
import { downloadId, downloadOf } from '../../features/site-downloads/support.ts'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

const statistics: contract.Statistics = {
  total_data_items: { emails: 1234, phones: 20, names: 3, addresses: 4, companies: 5 },
  success_rate: 97.5,
  total_websites: 6,
  total_crawls: 7,
  ended_crawls: 6,
  website_downloads: {
    total_downloads: 18,
    completed_downloads: 9,
    pending_downloads: 8,
    failed_downloads: 1,
    total_storage_used: 1536,
  },
  campaigns: { total_campaigns: 11, active_campaigns: 2, total_emails_sent: 900, total_sms_sent: 120 },
}

const facets = { people: 31, organizations: 8, countries: [], labels: [] }

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.answer(contract.get, { data: statistics })
  api.answer(contacts.readFacets, { data: facets })
  api.answer(crawls.listRecent, listOf<crawls.Crawl>([]))
  api.answer(siteDownloads.list, listOf<siteDownloads.SiteDownload>([]))
  api.answer(plans.getUsage, { data: usage })
})
const open = () => visit(OverviewPage, '/dashboard')

test('it shows no success rate during the first crawl', async () => {
  api.answer(contract.get, { data: { ...statistics, success_rate: 0, total_crawls: 1, ended_crawls: 0 } })
  open()
  await screen.findByText('1,234')
  expect(facts()['Success rate']).toBe('–')
})

/** Terms and details of the page, in order. */
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  )

test('it welcomes the user and shows every figure of the account', async () => {
  open()
  expect(screen.getByText(/^Welcome\./)).toBeDefined()
  await screen.findByText('1,234')
  expect(facts()).toEqual({
    Emails: '1,234',
    Phones: '20',
    Names: '3',
    Addresses: '4',
    Companies: '5',
    People: '31',
    Organisations: '8',
    'Total data items': '1,266',
    'Total crawls': '76 websites',
    'Success rate': '97.5%',
    Completed: '9',
    'In progress': '8',
    Failed: '1',
    'Storage used': '1.50 KB',
    Total: '11',
    Active: '2',
    'Emails sent': '900',
    'SMS sent': '120',
  })
  expect(screen.queryByText('Demo Mode')).toBeNull()
})

test('a new account sees next steps instead of zeros', async () => {
  const none = { emails: 0, phones: 0, names: 0, addresses: 0, companies: 0 }
  api.answer(contract.get, {
    data: {
      ...statistics,
      total_data_items: none,
      total_crawls: 0,
      website_downloads: { ...statistics.website_downloads, total_downloads: 0 },
      campaigns: { ...statistics.campaigns, total_campaigns: 0 },
    },
  })
  api.answer(contacts.readFacets, { data: { ...facets, people: 0, organizations: 0 } })
  open()
  expect(await screen.findByRole('link', { name: 'Start Crawling' })).toBeDefined()
  await waitFor(() => expect(screen.queryAllByRole('term')).toEqual([]))
})

test('while figures load, their placeholders are shown', () => {
  api.hold(contract.get)
  api.hold(contacts.readFacets)
  open()
  expect(Object.keys(facts())).toHaveLength(18)
  expect(new Set(Object.values(facts()))).toEqual(new Set(['']))
})

test('figures of contacts link to them', async () => {
  open()
  const href = async (total: string) => (await screen.findByRole('link', { name: total })).getAttribute('href')
  expect(await href('31')).toBe('/dashboard/contacts?kind=person')
  expect(await href('8')).toBe('/dashboard/contacts?kind=organization')
})

test('figures of contacts that fail to load are hidden, next to the others', async () => {
  api.refuse(contacts.readFacets, 500, 'internal', 'no')
  open()
  await screen.findByText('1,234')
  await waitFor(() => expect(facts().People).toBe('–'))
})

describe('when the figures cannot be loaded', () => {
  test.each([
    ['fails', 500, 'internal'],
    ['is forbidden', 403, 'forbidden'],
  ] as const)('if the call %s, the page shows sample data, labelled as such', async (_why, status, code) => {
    api.refuse(contract.get, status, code, 'no')
    open()
    expect((await screen.findByRole('alert')).textContent).toContain('Demo Mode')
    expect(facts().Emails).toBe('1,240')
    expect(facts().People).toBe('430')
  })

  test('it retries on request', async () => {
    api.drop(contract.get)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Demo Mode')).toBeDefined()
    api.answer(contract.get, { data: statistics })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('Demo Mode')).toBeNull())
    expect(facts().Emails).toBe('1,234')
  })
})

describe('recent activity', () => {
  test('lists the latest five crawls with their status, each linking to its crawl', async () => {
    const states = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const
    const list = states.map((status) =>
      crawlOf({ status, source: `${status}.example`, reason: 'The server is gone.', items_found: 1, pages_done: 2 }),
    )
    api.answer(crawls.listRecent, listOf(list))
    open()
    const link = await screen.findByRole('link', { name: /running\.example/ })
    expect(link.getAttribute('href')).toBe(`/dashboard/crawl?crawl=${list[1]!.id}`)
    expect(link.textContent).toContain('1 item so far')
    expect(screen.getByRole('link', { name: /completed\.example/ }).textContent).toContain('1 item on 2 pages')
    expect(screen.getByRole('link', { name: /failed\.example/ }).textContent).toContain('The server is gone.')
    expect(within(link).getByText('Running')).toBeDefined()
    expect(screen.getAllByRole('link', { name: /\.example/ })).toHaveLength(5)
    expect(api.seen.find(({ path }) => path.endsWith('/recent-crawls'))?.query.get('per_page')).toBe('5')
  })

  test('offers both ways to start when there is none', async () => {
    open()
    expect((await screen.findByRole('link', { name: 'Start Crawling' })).getAttribute('href')).toBe('/dashboard/crawl')
    // One in the page header, one here.
    const links = screen.getAllByRole('link', { name: 'Download Website' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/dashboard/download-website'))
  })

  const at = (minute: number) => ({ created_at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString() })

  test('merges the latest three downloads with the crawls, by start time', async () => {
    const statuses = ['pending', 'processing', 'completed'] as const
    api.answer(crawls.listRecent, listOf([9, 7, 5, 3, 1].map((n) => crawlOf({ source: `c${n}.example`, ...at(n) }))))
    api.answer(
      siteDownloads.list,
      listOf(
        [8, 6, 4].map((n, index) =>
          downloadOf({ id: downloadId(n), url: `https://d${n}.example/`, status: statuses[index]!, ...at(n) }),
        ),
      ),
    )
    open()
    await screen.findByRole('link', { name: /d8\.example/ })
    const links = screen.getAllByRole('link', { name: /\.example/ })
    expect(links.map((link) => /[cd]\d/.exec(link.textContent)?.[0])).toEqual([
      'c9',
      'd8',
      'c7',
      'd6',
      'c5',
      'd4',
      'c3',
      'c1',
    ])
    expect(links[1]?.getAttribute('href')).toBe('/dashboard/download-website')
    expect(links[1]?.textContent).toContain('Download: 1,200 pages, 1.50 KB')
    expect(
      [1, 3, 5].map((n) => ['Pending', 'Processing', 'Completed'].find((word) => links[n]?.textContent.includes(word))),
    ).toEqual(['Pending', 'Processing', 'Completed'])
    expect(api.seen.find(({ path }) => path.endsWith('/website-downloads'))?.query.get('per_page')).toBe('3')
  })

  test('consisting only of downloads is shown, too', async () => {
    api.answer(siteDownloads.list, listOf([downloadOf({ file_size: null, pages_downloaded: 1, assets_downloaded: 1 })]))
    open()
    expect((await screen.findByRole('link', { name: /acme\.com/ })).textContent).toContain('Download: 1 page, 1 asset')
    expect(screen.queryByText('Nothing yet')).toBeNull()
  })

  test.each([
    ['Crawls could not be loaded.', crawls.listRecent, /acme\.com/],
    ['Website downloads could not be loaded.', siteDownloads.list, /site\.example/],
  ] as const)('shows the half that loaded: %s', async (text, missing, shown) => {
    api.answer(crawls.listRecent, listOf([crawlOf({ source: 'site.example' })]))
    api.answer(siteDownloads.list, listOf([downloadOf()]))
    api.refuse(missing, 500, 'internal', 'no')
    const { user } = open()
    await screen.findByRole('link', { name: shown })
    expect(await screen.findByText(text)).toBeDefined()
    if (missing === crawls.listRecent) api.answer(crawls.listRecent, listOf([crawlOf({ source: 'site.example' })]))
    else api.answer(siteDownloads.list, listOf([downloadOf()]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(text)).toBeNull())
    expect(await screen.findAllByRole('link', { name: /acme\.com|site\.example/ })).toHaveLength(2)
  })

  test.each([crawls.listRecent, siteDownloads.list])('is loading while one of the two is (%#)', (waiting) => {
    api.hold(waiting)
    open()
    expect(screen.getByRole('status', { name: 'Loading recent activity' })).toBeDefined()
  })

  test.each([
    [500, 'internal', "This didn't load"],
    [403, 'forbidden', 'Access Denied'],
    [402, 'subscription_required', 'Subscription Required'],
  ] as const)('rejected with %i says so and keeps the figures', async (status, code, text) => {
    api.refuse(crawls.listRecent, status, code, 'no')
    open()
    expect(await screen.findByText(text)).toBeDefined()
    expect(await screen.findByText('1,234')).toBeDefined()
  })
})
