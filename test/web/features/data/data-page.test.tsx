import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import * as contract from '../../../../src/contracts/data.ts'
import DataPage from '../../../../web/app/pages/data-page.tsx'
import { previewOf } from '../../../../web/features/data/preview.ts'
import { Toaster } from '../../../../web/ui/toast.tsx'
import { fakeApi } from '../../support/fake-api.ts'

afterEach(() => vi.unstubAllGlobals())

const ID = '01a1fbae-fd1b-74fd-b1c1-82f5f0c0276b'
const item: contract.DataItem = {
  id: `${ID}_emails`,
  item_id: ID,
  result_id: ID,
  type: 'emails',
  data: { emails: ['desk@acme.com'] },
  value: 'desk@acme.com',
  source_id: ID,
  source_type: 'crawl',
  source_name: 'acme.com',
  source: 'acme.com',
  website_url: 'https://acme.com/contact',
  website: { url: 'https://acme.com/' },
  confidence: 0.97,
  method: 'mailto',
  email_check: null,
  mailbox: null,
  extracted_at: '2026-11-01T10:00:00.000Z',
  created_at: '2026-11-01T10:00:00.000Z',
}
const listOf = (data: contract.DataItem[], total = data.length) => ({
  data,
  pagination: { current_page: 1, last_page: Math.ceil(total / 20), per_page: 20, total, page: 1, is_capped: false },
})

function visit(path: string, items: contract.DataItem[] = [item], total?: number) {
  const api = fakeApi()
  api.answer(contract.listAll, listOf(items, total))
  api.answer(contract.listSources, {
    data: [],
    pagination: { current_page: 1, last_page: 1, per_page: 100, total: 0 },
  })
  const { hook, searchHook } = memoryLocation({ path, record: true })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Router hook={hook} searchHook={searchHook}>
        <DataPage />
      </Router>
      <Toaster theme="light" />
    </QueryClientProvider>,
  )
  return { api, user: userEvent.setup() }
}

describe('the data page', () => {
  test('asks the server for what its address says', async () => {
    const { api } = visit('/dashboard/data?type=emails&search=acme&per_page=50&page=2&source_type=crawl')
    await screen.findByRole('button', { name: 'desk@acme.com' })
    const { query } = api.seen.find(({ path }) => path === '/api/dashboard/data/all')!
    expect(Object.fromEntries(query)).toMatchObject({
      type: 'emails',
      search: 'acme',
      per_page: '50',
      page: '2',
      source_type: 'crawl',
    })
  })

  test.each([
    ['/dashboard/data', 'Please select items to export', false],
    ['/dashboard/data', 'Please select a specific data type (Emails, Phones, etc.) to export', true],
  ])('export at %s says: %s', async (path, message, isSelected) => {
    const { user } = visit(path)
    await screen.findByRole('button', { name: 'desk@acme.com' })
    if (isSelected) await user.click(screen.getByRole('checkbox', { name: 'Select desk@acme.com' }))
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    expect(await screen.findByText(message)).toBeDefined()
  })

  test('deletes what is selected, after asking', async () => {
    const { api, user } = visit('/dashboard/data')
    await screen.findByRole('button', { name: 'desk@acme.com' })
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Please select items to delete')).toBeDefined()
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete 1 items?' })
    api.answer(contract.remove, { data: { deleted: 1 } })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(api.seen.find(({ method }) => method === 'DELETE')?.body).toEqual({ data_ids: [`${ID}_emails`] }),
    )
  })

  test('offers everything that matches once a page is selected, and deletes that', async () => {
    const { api, user } = visit('/dashboard/data?type=emails&search=acme', [item], 12_000)
    await screen.findByRole('button', { name: 'desk@acme.com' })
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    await user.click(await screen.findByRole('button', { name: 'Select all 12,000 that match' }))
    expect(await screen.findByText('All 12,000 items that match are selected')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete 12,000 items?' })
    api.answer(contract.remove, { data: { deleted: 12_000 } })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(api.seen.find(({ method }) => method === 'DELETE')?.body).toEqual({
        matching: { type: 'emails', search: 'acme' },
      }),
    )
  })

  test('ticking the first row moves no row, and what can be done with it comes below the list', async () => {
    const { api, user } = visit('/dashboard/data?type=emails')
    await screen.findByRole('button', { name: 'desk@acme.com' })
    const table = screen.getByRole('table', { name: 'Data' })
    await user.click(screen.getByRole('checkbox', { name: 'Select desk@acme.com' }))
    const bar = screen.getByRole('region', { name: 'Selection' })
    expect(table.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(within(bar).getByRole('button', { name: 'Export selected' })).toBeDefined()
    await user.click(within(bar).getByRole('button', { name: 'Delete selected' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete 1 items?' })
    api.answer(contract.remove, { data: { deleted: 1 } })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull())
  })

  test('counts the filters that a phone keeps behind a button', async () => {
    visit('/dashboard/data?type=emails&source_type=import&min_confidence=0.9')
    expect(await screen.findByRole('button', { name: 'Filters (3)' })).toBeDefined()
  })

  test('forgets everything that matched when the filter changes', async () => {
    const { user } = visit('/dashboard/data?type=emails', [item], 30)
    await screen.findByRole('button', { name: 'desk@acme.com' })
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    await user.click(await screen.findByRole('button', { name: 'Select all 30 that match' }))
    await screen.findByText('All 30 items that match are selected')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(screen.queryByText('All 30 items that match are selected')).toBeNull())
  })

  test('leads a newcomer to crawling', async () => {
    visit('/dashboard/data', [])
    expect(await screen.findByRole('link', { name: 'Start Crawling' })).toBeDefined()
  })

  test('says that a filter matches nothing', async () => {
    visit('/dashboard/data?search=nobody', [])
    expect(await screen.findByText('Nothing matches')).toBeDefined()
  })
})

test.each([
  [['ab'], ''],
  [['abc'], 'abc'],
  [['x'.repeat(120)], `${'x'.repeat(100)}…`],
])('a preview of %j shows %j', (emails, shown) => {
  expect(previewOf({ data: { emails } })).toBe(shown)
})
