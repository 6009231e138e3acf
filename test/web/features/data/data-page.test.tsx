import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import type { ContextType } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import * as contract from '../../../../src/contracts/data/data.ts'
import * as additions from '../../../../src/contracts/data/data-additions.ts'
import { checkImport } from '../../../../src/contracts/data/imports.ts'
import { isOpenToImpersonators } from '../../../../src/contracts/endpoint.ts'
import * as views from '../../../../src/contracts/list-views/list-views.ts'
import DataPage from '../../../../web/app/pages/data-page.tsx'
import { previewOf } from '../../../../web/features/data/preview.ts'
import { AllowedContext } from '../../../../web/ui/allowed.tsx'
import { Toaster } from '../../../../web/ui/toast.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { userEvent } from '../../support/user-event.ts'
import { CHECKED, importOf } from './support.ts'

afterEach(() => vi.unstubAllGlobals())

const ID = '01a1fbae-fd1b-74fd-b1c1-82f5f0c0276b'
const item: contract.DataItem = {
  id: `${ID}_emails`,
  item_id: ID,
  result_id: ID,
  type: 'emails',
  data: { emails: ['desk@acme.com'] },
  value: 'desk@acme.com',
  normalized: 'desk@acme.com',
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

const SAVED: views.ListView = {
  id: '01a1fbae-fd1b-74fd-b1c1-82f5f0c0277a',
  name: 'Sure emails',
  is_shared: false,
  is_own: true,
  query: { type: 'emails', min_confidence: '0.9', sort: 'oldest' },
  columns: ['content', 'date'],
  updated_at: '2026-11-01T10:00:00.000Z',
}

function visit(
  path: string,
  items: contract.DataItem[] = [item],
  total?: number,
  sources: contract.Source[] = [],
  isAllowed: ContextType<typeof AllowedContext> = () => true,
) {
  const api = fakeApi()
  api.answer(contract.listAll, listOf(items, total))
  api.answer(views.listViews, { data: { views: [SAVED], columns: null } })
  api.answer(additions.listImports, {
    data: [],
    pagination: { current_page: 1, last_page: 1, per_page: 10, total: 0 },
  })
  api.answer(contract.listSources, {
    data: sources,
    pagination: { current_page: 1, last_page: 1, per_page: 100, total: sources.length },
  })
  const { hook, searchHook, history } = memoryLocation({ path, record: true })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Router hook={hook} searchHook={searchHook}>
        <AllowedContext value={isAllowed}>
          <DataPage />
        </AllowedContext>
      </Router>
      <Toaster theme="light" />
    </QueryClientProvider>,
  )
  return { api, history, user: userEvent.setup() }
}

describe('the data page', () => {
  test('offers no checkboxes to users without an action for a selection, as during an impersonation', async () => {
    visit('/dashboard/data', [item], undefined, [], isOpenToImpersonators)
    await screen.findByRole('button', { name: 'desk@acme.com' })
    expect(screen.queryAllByRole('checkbox')).toEqual([])
  })

  test('requests what its URL says', async () => {
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
  ])('export at %s shows: %s', async (path, message, isSelected) => {
    const { user } = visit(path)
    await screen.findByRole('button', { name: 'desk@acme.com' })
    if (isSelected) await user.click(screen.getByRole('checkbox', { name: 'Select desk@acme.com' }))
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    expect(await screen.findByText(message)).toBeDefined()
  })

  test('deletes the selected items after a confirmation', async () => {
    const { api, user } = visit('/dashboard/data')
    await screen.findByRole('button', { name: 'desk@acme.com' })
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Please select items to delete')).toBeDefined()
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete 1 item?' })
    api.answer(contract.remove, { data: { deleted: 1 } })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(api.seen.find(({ method }) => method === 'DELETE')?.body).toEqual({ data_ids: [`${ID}_emails`] }),
    )
  })

  test('offers all matches once a page is selected, and deletes them', async () => {
    const { api, user } = visit('/dashboard/data?type=emails&search=acme', [item], 12_000)
    await screen.findByRole('button', { name: 'desk@acme.com' })
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    await user.click(await screen.findByRole('button', { name: 'Select all 12,000 that match' }))
    expect(await screen.findByText('All 12,000 matching items are selected')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete 12,000 items?' })
    api.answer(contract.remove, { data: { deleted: 12_000 } })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(api.seen.find(({ method }) => method === 'DELETE')?.body).toEqual({
        matching: { type: 'emails', search: 'acme' },
        up_to: ID,
      }),
    )
  })

  test('selecting the first row moves no row, and the actions appear below the list', async () => {
    const { api, user } = visit('/dashboard/data?type=emails')
    await screen.findByRole('button', { name: 'desk@acme.com' })
    const table = screen.getByRole('table', { name: 'Data' })
    await user.click(screen.getByRole('checkbox', { name: 'Select desk@acme.com' }))
    const bar = screen.getByRole('region', { name: 'Selection' })
    expect(table.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(within(bar).getByRole('button', { name: 'Export selected' })).toBeDefined()
    await user.click(within(bar).getByRole('button', { name: 'Delete selected' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete 1 item?' })
    api.answer(contract.remove, { data: { deleted: 1 } })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull())
  })

  test('counts the filters that are behind a button on a phone', async () => {
    visit('/dashboard/data?type=emails&source_type=import&min_confidence=0.9')
    expect(await screen.findByRole('button', { name: 'Filters 3' })).toBeDefined()
  })

  test('clears the selection of all matches when the filter changes', async () => {
    const { user } = visit('/dashboard/data?type=emails', [item], 30)
    await screen.findByRole('button', { name: 'desk@acme.com' })
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    await user.click(await screen.findByRole('button', { name: 'Select all 30 that match' }))
    await screen.findByText('All 30 matching items are selected')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(screen.queryByText('All 30 matching items are selected')).toBeNull())
  })

  describe('a selected item that is not visible', () => {
    const OTHER = '01a1fbae-fd1b-74fd-b1c1-82f5f0c0276c'
    const other = { ...item, id: `${OTHER}_emails`, item_id: OTHER, data: { emails: ['shop@beta.org'] } }
    const tick = (user: ReturnType<typeof visit>['user'], value: string) =>
      user.click(screen.getByRole('checkbox', { name: `Select ${value}` }))
    const search = (user: ReturnType<typeof visit>['user'], text: string) =>
      user.type(screen.getByRole('searchbox', { name: 'Search data' }), `${text}{Enter}`)
    const said = () => screen.getByRole('region', { name: 'Selection' }).querySelector('p')?.textContent

    test('is no longer selected after a search, and neither deleted nor exported', async () => {
      const { api, user } = visit('/dashboard/data')
      await screen.findByRole('button', { name: 'desk@acme.com' })
      await tick(user, 'desk@acme.com')
      api.answer(contract.listAll, listOf([other]))
      await search(user, 'beta')
      await screen.findByRole('button', { name: 'shop@beta.org' })
      expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
      await tick(user, 'shop@beta.org')
      await user.click(screen.getByRole('button', { name: 'Delete' }))
      const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete 1 item?' })
      api.answer(contract.remove, { data: { deleted: 1 } })
      await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
      await waitFor(() =>
        expect(api.seen.find(({ method }) => method === 'DELETE')?.body).toEqual({ data_ids: [`${OTHER}_emails`] }),
      )
    })

    test('stays selected if it is also in the next list', async () => {
      const { api, user } = visit('/dashboard/data', [item, other])
      await screen.findByRole('button', { name: 'desk@acme.com' })
      await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
      expect(said()).toBe('2 selected')
      api.answer(contract.listAll, listOf([other]))
      await search(user, 'beta')
      await waitFor(() => expect(said()).toBe('1 selected'))
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select shop@beta.org' }).checked).toBe(true)
    })

    test('is not selected by clicking a row of the previous list while the next one loads', async () => {
      const { api, user } = visit('/dashboard/data')
      await screen.findByRole('button', { name: 'desk@acme.com' })
      const go = api.hold(contract.listAll)
      await search(user, 'beta')
      await tick(user, 'desk@acme.com')
      go(listOf([other]))
      await screen.findByRole('button', { name: 'shop@beta.org' })
      expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
    })

    test('on other pages of the same list stays selected, and is reported', async () => {
      const { api, user } = visit('/dashboard/data', [item], 40)
      await screen.findByRole('button', { name: 'desk@acme.com' })
      await tick(user, 'desk@acme.com')
      api.answer(contract.listAll, listOf([other], 40))
      await user.click(screen.getByRole('button', { name: 'Next' }))
      await waitFor(() => expect(said()).toBe('1 selected, not on this page'))
      await tick(user, 'shop@beta.org')
      expect(said()).toBe('2 selected, 1 not on this page')
      await user.click(screen.getByRole('button', { name: 'Delete' }))
      const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete 2 items?' })
      expect(dialog.textContent).toContain('1 of them is not on this page.')
    })

    test('is deleted as confirmed, whatever loads behind the dialog', async () => {
      const { api, user } = visit('/dashboard/data')
      await screen.findByRole('button', { name: 'desk@acme.com' })
      await tick(user, 'desk@acme.com')
      const go = api.hold(contract.listAll)
      await search(user, 'beta')
      await user.click(screen.getByRole('button', { name: 'Delete' }))
      const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete 1 item?' })
      go(listOf([other]))
      await screen.findByText('shop@beta.org')
      expect(dialog.textContent).toContain('delete 1 item?')
      api.answer(contract.remove, { data: { deleted: 1 } })
      await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
      await waitFor(() =>
        expect(api.seen.find(({ method }) => method === 'DELETE')?.body).toEqual({ data_ids: [`${ID}_emails`] }),
      )
    })

    test('is not selected again by going back to a list with everything selected', async () => {
      const { api, user } = visit('/dashboard/data?search=desk', [item], 30)
      await screen.findByRole('button', { name: 'desk@acme.com' })
      await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
      await user.click(await screen.findByRole('button', { name: 'Select all 30 that match' }))
      await screen.findByText('All 30 matching items are selected')
      api.answer(contract.listAll, listOf([other]))
      await user.click(screen.getByRole('button', { name: 'Clear' }))
      await screen.findByRole('button', { name: 'shop@beta.org' })
      api.answer(contract.listAll, listOf([item], 30))
      await search(user, 'desk')
      await screen.findByRole('button', { name: 'desk@acme.com' })
      expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
    })
  })

  test('leads a new user to crawling', async () => {
    visit('/dashboard/data', [])
    expect(await screen.findByRole('link', { name: 'Start Crawling' })).toBeDefined()
  })

  test('goes to the last page when its page no longer exists', async () => {
    const { api, history } = visit('/dashboard/data?page=3', [], 40)
    await waitFor(() => expect(history.at(-1)).toBe('/dashboard/data?page=2'))
    expect(history).toHaveLength(1)
    api.answer(contract.listAll, listOf([item], 40))
    expect(screen.queryByText('Nothing matches')).toBeNull()
  })

  test('shows a row for each counted item, even if it is too short for a preview', async () => {
    visit('/dashboard/data', [{ ...item, type: 'names', data: { names: ['Li'] }, value: 'Li' }])
    expect(await screen.findByRole('button', { name: '–' })).toBeDefined()
    expect(screen.getByText('1 item')).toBeDefined()
  })

  test('searches for the first two hundred characters of longer input', async () => {
    const { api } = visit(`/dashboard/data?search=${'x'.repeat(250)}`)
    await screen.findByRole('button', { name: 'desk@acme.com' })
    const { query } = api.seen.find(({ path }) => path === '/api/dashboard/data/all')!
    expect(query.get('search')).toBe('x'.repeat(200))
  })

  test('adds each filter to the history, and a typed search once', async () => {
    const { history, user } = visit('/dashboard/data')
    await screen.findByRole('button', { name: 'desk@acme.com' })
    const box = screen.getByRole('searchbox', { name: 'Search data' })
    await user.type(box, 'ac{Enter}')
    await user.type(box, 'me{Enter}')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(history).toEqual(['/dashboard/data', '/dashboard/data?search=acme', '/dashboard/data'])
  })

  test('names the source of the filter, even if it is too old to be listed', async () => {
    visit(`/dashboard/data?source_id=${ID}`)
    expect(await screen.findByRole('button', { name: 'Source: acme.com' })).toBeDefined()
  })

  test('distinguishes sources with the same name by their dates', async () => {
    const source = { type: 'crawl', name: 'acme.com', crawl_id: null } as const
    const { user } = visit('/dashboard/data', [item], 1, [
      { ...source, id: ID, created_at: '2026-11-17T12:00:00.000Z' },
      { ...source, id: ID.replace('01', '02'), created_at: '2026-11-16T12:00:00.000Z' },
    ])
    await screen.findByRole('button', { name: 'desk@acme.com' })
    await user.click(screen.getByRole('button', { name: 'Source: All Sources' }))
    const options = await screen.findAllByRole('option', { name: /^acme\.com/ })
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'acme.comCrawl · Nov 17, 2026',
      'acme.comCrawl · Nov 16, 2026',
    ])
  })

  test('shows that no item matches the filter', async () => {
    visit('/dashboard/data?search=nobody', [])
    expect(await screen.findByText('Nothing matches')).toBeDefined()
  })
})

test.each([
  [['ab'], ''],
  [['abc'], 'abc'],
  [['x'.repeat(120)], `${'x'.repeat(100)}…`],
])('a preview of %j shows %j', (emails, shown) => {
  expect(previewOf({ ...item, data: { emails } })).toBe(shown)
})

describe('manual entry', () => {
  async function fill() {
    const page = visit('/dashboard/data')
    await page.user.click(await screen.findByRole('button', { name: 'Add Manual' }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.type(dialog.getByLabelText(/^Source Name/), 'Desk')
    await page.user.click(dialog.getByRole('button', { name: 'Add Another Contact' }))
    await page.user.click(dialog.getByRole('button', { name: 'Add Another Contact' }))
    await page.user.type(dialog.getAllByLabelText('Email')[0]!, 'jörg@acme.com')
    await page.user.type(dialog.getAllByLabelText('Phone')[2]!, 'soon')
    const send = () => page.user.click(dialog.getByRole('button', { name: 'Add Contacts' }))
    return { ...page, dialog, send }
  }

  test('marks the row with an error, whatever rows before it are empty', async () => {
    const { api, dialog, send } = await fill()
    const errors = { 'contacts.1.phone': ['Invalid phone number'] }
    api.refuse(additions.addManual, 422, 'validation_failed', 'Invalid phone number', errors)
    await send()
    expect(await dialog.findByText('Invalid phone number')).toBeDefined()
    const phones = dialog.getAllByLabelText('Phone')
    expect(phones.map((phone) => phone.getAttribute('aria-invalid'))).toEqual([null, null, 'true'])
    expect(document.activeElement).toBe(phones[2])
  })

  test('stays open while it is being sent, so that an error is visible', async () => {
    const { api, user, dialog, send } = await fill()
    const go = api.hold(additions.addManual)
    await send()
    await user.keyboard('{Escape}')
    expect(dialog.getByRole('button', { name: 'Adding...' })).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Cancel' }).hasAttribute('disabled')).toBe(true)
    go({ data: { source_id: ID, total_emails: 1, total_phones: 0, total_names: 0, total_companies: 0 } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test.each([
    ['Added 1 email and 1 phone', 1, false],
    ['Added 0 emails and 0 phones', 0, true],
  ])('reports with %j what was added', async (message, added, isKnown) => {
    const { api, send } = await fill()
    const data = { source_id: ID, total_emails: added, total_phones: added, total_names: 0, total_companies: 0 }
    api.answer(additions.addManual, { data, message })
    await send()
    expect(await screen.findByText(message)).toBeDefined()
    expect(screen.queryByText('This source already has all of these contacts.') !== null).toBe(isKnown)
  })
})

test.each([
  [0, null],
  [2, 'This source has 2 of 3 rows already.'],
  [3, 'This source already has all of these rows.'],
])('an import of three rows of which %i are known shows %j', async (known_rows, text) => {
  const { api, user } = visit('/dashboard/data')
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Source Name/), 'Fair')
  await user.upload(
    dialog.getByLabelText(/^CSV File/),
    new File(['email\nann@acme.com\n'], 'a.csv', { type: 'text/csv' }),
  )
  const rows = { rows: 3, taken: 3, known_rows, total_emails: 1 }
  // Toasts outlive the test that caused them.
  const message = `Imported ${3 - known_rows} emails and 0 phones`
  api.answer(additions.importCsv, { data: importOf(rows), message })
  api.answer(checkImport, { data: CHECKED })
  for (const _ of ['Columns', 'Check']) {
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', false))
    await user.click(dialog.getByRole('button', { name: 'Next' }))
  }
  await user.click(await dialog.findByRole('button', { name: 'Import 3 Rows' }))
  const notice = (await screen.findByText(message)).closest('li')!
  expect(notice.textContent).toBe(message + (text ?? ''))
})

describe('saved views of the data page', () => {
  const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

  test('a link to a view opens it with its filters, order and columns', async () => {
    const { history } = visit(`/dashboard/data?view=${SAVED.id}`)
    await screen.findByRole('button', { name: /Sure emails/ })
    await waitFor(() => {
      const address = new URLSearchParams(history.at(-1)?.split('?')[1])
      expect(Object.fromEntries(address)).toEqual({ ...SAVED.query, view: SAVED.id })
    })
    await waitFor(() => expect(headers()).toEqual(expect.arrayContaining(['Content', 'Date'])))
    expect(headers()).not.toContain('Source')
  })

  test('the current list can be saved under a name', async () => {
    const { api, user } = visit('/dashboard/data?type=phones&page=2', [item], 30)
    await user.click(await screen.findByRole('button', { name: /^Views/ }))
    api.answer(views.addView, { data: { ...SAVED, name: 'Phones', query: { type: 'phones' } } })
    await user.type(await screen.findByLabelText('Save the list as it is now'), 'Phones')
    await user.click(screen.getByRole('button', { name: 'Save view' }))
    await waitFor(() => {
      const sent = api.seen.find(({ method, path }) => method === 'POST' && path.includes('/list-views'))
      expect(sent?.body).toMatchObject({ list: 'data', name: 'Phones', query: { type: 'phones' } })
    })
  })

  test('columns can be hidden and are remembered', async () => {
    const { api, user } = visit('/dashboard/data')
    api.answer(views.saveColumns, {})
    await user.click(await screen.findByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Source' }))
    await waitFor(() => expect(headers()).not.toContain('Source'))
    const sent = api.seen.find(({ method, path }) => method === 'PUT' && path.includes('/list-columns'))
    expect(sent?.body).toEqual({ list: 'data', columns: ['content', 'type', 'confidence', 'check', 'date'] })
  })
})
