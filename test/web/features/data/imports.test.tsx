import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import * as contract from '../../../../src/contracts/data/data.ts'
import * as additions from '../../../../src/contracts/data/data-additions.ts'
import { cancelImport, checkImport, previewUndo, undoImport } from '../../../../src/contracts/data/imports.ts'
import DataPage from '../../../../web/app/pages/data-page.tsx'
import { Toaster } from '../../../../web/ui/toast.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { userEvent } from '../../support/user-event.ts'
import { CHECKED, importOf } from './support.ts'

const NO_PAGES = { current_page: 1, last_page: 1, per_page: 10, total: 0 }
const under = {
  state: 'running',
  progress: 40,
  rows: 2_000,
  total_rows: 5_000,
  taken: 1_990,
  next_line: 2_002,
  finished_at: null,
} as const

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})
const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function visit(imports: additions.ImportReport[] = []) {
  const api = fakeApi()
  const listed = (data: additions.ImportReport[]) => api.answer(additions.listImports, { data, pagination: NO_PAGES })
  listed(imports)
  api.answer(contract.listAll, { data: [], pagination: { ...NO_PAGES, page: 1, is_capped: false } })
  api.answer(checkImport, { data: CHECKED })
  api.answer(contract.listSources, { data: [], pagination: NO_PAGES })
  const { hook, searchHook } = memoryLocation({ path: '/dashboard/data' })
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Router hook={hook} searchHook={searchHook}>
        <DataPage />
      </Router>
      <Toaster theme="light" />
    </QueryClientProvider>,
  )
  const asked = (path: string) => api.seen.filter((one) => one.path === path).length
  return { api, listed, unmount, asked }
}

async function send() {
  // An empty list offers the import as well, once it has loaded.
  await user.click((await screen.findAllByRole('button', { name: 'Import CSV' }))[0]!)
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Source Name/), 'Fair')
  await user.upload(
    dialog.getByLabelText(/^CSV File/),
    new File(['email\nann@acme.com\n'], 'list.csv', { type: 'text/csv' }),
  )
  await confirm(dialog)
}
type Dialog = ReturnType<typeof within>
async function next(dialog: Dialog) {
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', false))
  await user.click(dialog.getByRole('button', { name: 'Next' }))
}
async function toCheck(dialog: Dialog) {
  await next(dialog)
  await dialog.findByRole('region', { name: 'Columns' })
  expect(document.activeElement).toBe(dialog.getByRole('listitem', { current: 'step' }))
  await next(dialog)
}
async function confirm(dialog: Dialog) {
  await toCheck(dialog)
  await user.click(await dialog.findByRole('button', { name: 'Import 3 Rows' }))
}
const bar = () => screen.getByRole('progressbar', { name: 'Progress of list.csv' })

describe('the import dialog', () => {
  test('follows an import that outlasts its response, and announces its end', async () => {
    const { api } = visit()
    const going = importOf({ ...under, id: newId() })
    api.answer(additions.importCsv, { data: going, message: 'The import continues in the background.' })
    api.answer(additions.getImport, { data: going })
    await send()
    const dialog = within(await screen.findByRole('dialog', { name: 'Importing list.csv' }))
    expect(dialog.getByText('2,000 of 5,000 rows so far (40 %).')).toBeDefined()
    expect(bar().getAttribute('aria-valuenow')).toBe('40')
    expect(dialog.getByText(/^You can close this/)).toBeDefined()

    api.answer(additions.getImport, { data: { ...going, state: 'interrupted' } })
    await pass(2_100)
    await dialog.findByText(
      'Incomplete: it was interrupted at line 2,002, with 2,000 of 5,000 rows so far (40 %). It will resume automatically in a minute or two.',
    )
    api.answer(additions.getImport, {
      data: { ...going, state: 'resumed', rows: 4_000, progress: 80, interruptions: 1 },
    })
    await pass(2_100)
    await dialog.findByText('It was interrupted and has resumed: 4,000 of 5,000 rows so far (80 %).')

    const refused = [{ line: 7, reason: 'Not a valid email address', values: ['nobody'], is_partial: false }]
    api.answer(additions.getImport, { data: importOf({ rows: 5_000, taken: 4_999, refusals: 1, refused }) })
    await pass(2_100)
    const report = within(await screen.findByRole('dialog', { name: '4,999 of 5,000 rows taken' }))
    expect(report.getByText('Not a valid email address')).toBeDefined()
    expect(await screen.findByText('Imported')).toBeDefined()
  })

  test('shows beforehand what will be skipped, and afterwards how many contacts are new or merged', async () => {
    const { api } = visit()
    const done = importOf({ rows: 3, taken: 2, new_contacts: null, joined_contacts: null })
    api.answer(additions.importCsv, { data: done, message: 'Imported' })
    api.answer(additions.getImport, { data: done })
    api.answer(additions.listJoinedContacts, {
      data: [
        { contact_id: newId(), kind: 'person', name: 'Ann Smith', organization: 'Acme Ltd', reason: 'same-email' },
      ],
      pagination: { ...NO_PAGES, total: 1 },
    })
    await user.click((await screen.findAllByRole('button', { name: 'Import CSV' }))[0]!)
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Source Name/), 'Fair')
    const text = 'email\nann@acme.com\nnobody\n@acme.com\n'
    await user.upload(dialog.getByLabelText(/^CSV File/), new File([text], 'list.csv', { type: 'text/csv' }))
    const refused = [{ line: 3, reason: 'Not a valid email address', values: ['nobody'], is_partial: false }]
    api.answer(checkImport, { data: { ...CHECKED, new_rows: 1, refused_rows: 2, refusals: 1, refused } })
    await toCheck(dialog)
    expect(await dialog.findByText("2 of 3 rows can't be imported")).toBeDefined()
    expect(dialog.getByText(/Line 3: Not a valid email address/)).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Download Refused Rows' })).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Import 1 Row' }))
    const report = within(await screen.findByRole('dialog', { name: '2 of 3 rows taken' }))
    expect(report.getByText('The rows are being added to your contacts…')).toBeDefined()
    api.answer(additions.getImport, { data: { ...done, new_contacts: 1, joined_contacts: 1 } })
    await pass(2_100)
    expect(await report.findByText('1 new contact. 1 contact already in your contacts was joined:')).toBeDefined()
    expect((await report.findByRole('link', { name: 'Ann Smith' })).getAttribute('href')).toMatch(/contacts\/.+/)
  })

  test('maps the columns automatically, shows the first rows, and sends the selected mapping', async () => {
    const { api } = visit()
    api.answer(additions.importCsv, { data: importOf(), message: 'Imported' })
    await screen.findAllByRole('button', { name: 'Import CSV' })
    const text = 'Reach at,Who,Secret\nann@acme.com,Ann Smith,4711\n'
    const file = new File([text], 'Fair 2026.csv', { type: 'text/csv' })
    // Anywhere on the page.
    fireEvent.drop(document.body, { dataTransfer: { files: [file], types: ['Files'] } })
    const dialog = within(await screen.findByRole('dialog', { name: 'Import CSV' }))
    expect(dialog.getByLabelText(/^Source Name/)).toHaveProperty('value', 'Fair 2026')
    const choice = (header: string) => dialog.getByRole('button', { name: new RegExp(`^${header} holds`) })
    await next(dialog)
    expect(choice('Reach at').textContent).toBe('Email')
    expect(dialog.getByRole('cell', { name: 'Ann Smith' })).toBeDefined()

    const choose = async (header: string, use: string) => {
      await user.click(choice(header))
      await user.click(await screen.findByRole('option', { name: use }))
    }
    await choose('Reach at', "Don't import")
    expect(dialog.getByText('Choose the column that holds email addresses or phone numbers')).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true)
    await choose('Reach at', 'Email')
    await choose('Who', 'Full name')
    await choose('Secret', "Don't import")
    await next(dialog)
    await user.type(await dialog.findByLabelText(/^Tags/), 'Fair, Cold')
    await user.type(dialog.getByLabelText(/^List/), 'Prospects')
    await user.click(dialog.getByRole('radio', { name: /^By name and organisation/ }))
    await user.click(await dialog.findByRole('button', { name: 'Import 3 Rows' }))
    await screen.findByRole('dialog', { name: /rows taken$/ })
    const sent = api.seen.find(({ path }) => path.endsWith('/import-csv'))?.body as FormData
    expect(JSON.parse(String(sent.get('columns')))).toEqual(['email', 'name', 'ignore'])
    expect(JSON.parse(String(sent.get('tags')))).toEqual(['Fair', 'Cold'])
    expect([sent.get('list'), sent.get('merge_by'), sent.get('existing')]).toEqual(['Prospects', 'name', 'fill'])
  })

  test('finds the import whose response was lost', async () => {
    const earlier = importOf({ id: newId() })
    const { api, listed } = visit([earlier])
    await pass(10)
    api.garble(additions.importCsv, 502)
    const begun = importOf({ ...under, id: newId() })
    listed([begun, earlier])
    api.answer(additions.getImport, { data: begun })
    await send()
    await screen.findByRole('dialog', { name: 'Importing list.csv' })
    api.answer(additions.getImport, { data: importOf() })
    await pass(2_100)
    const report = within(await screen.findByRole('dialog', { name: '3 of 3 rows taken' }))
    await user.click(report.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test.each<[string, (api: ReturnType<typeof fakeApi>) => void]>([
    ['was lost before there was one', (api) => api.drop(additions.importCsv)],
    ['is not ours', (api) => api.garble(additions.importCsv, 502)],
  ])('shows a failure if the response %s', async (_, lose) => {
    const { api } = visit([importOf()])
    await pass(10)
    lose(api)
    await send()
    expect(await screen.findByText('Failed to import CSV')).toBeDefined()
  })

  test('shows what was done before a failure, and can retry', async () => {
    const { api } = visit()
    const going = importOf({ ...under, id: newId() })
    api.answer(additions.importCsv, { data: going })
    api.answer(additions.getImport, { data: going })
    await send()
    await screen.findByRole('dialog', { name: 'Importing list.csv' })
    const failure_text = 'It kept failing there.'
    api.answer(additions.getImport, { data: importOf({ ...under, state: 'failed', failure_text, finished_at: 'x' }) })
    await pass(2_100)
    const dialog = within(await screen.findByRole('dialog', { name: 'Import CSV' }))
    expect(
      dialog.getByText(
        'The import of list.csv stopped at line 2,002. It kept failing there. 1,990 rows were imported before it. Import the file again for the rest. Rows already imported stay unchanged.',
      ),
    ).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Import 3 Rows' }).hasAttribute('disabled')).toBe(false)
  })
})

describe('an import', () => {
  test('that is running can be cancelled, after a confirmation', async () => {
    const { api } = visit([importOf({ ...under, id: newId() })])
    const message = 'Import cancelled. 1,990 rows imported before that stay.'
    api.answer(cancelImport, { data: importOf({ state: 'cancelled' }), message })
    await user.click(await screen.findByRole('button', { name: 'Cancel Import' }))
    const asking = within(await screen.findByRole('alertdialog'))
    expect(asking.getByText(/^1,990 rows imported so far stay/)).toBeDefined()
    await user.click(asking.getByRole('button', { name: 'Cancel Import' }))
    expect(await screen.findByText(message)).toBeDefined()
  })

  test('from the past can be undone, after a confirmation with counts', async () => {
    const { api } = visit([importOf({ id: newId(), can_undo: true })])
    api.answer(previewUndo, { data: { removed: 1_200, restored: 3, kept: 1 } })
    api.answer(undoImport, { data: importOf(), message: 'Undoing the import' })
    await user.click(await screen.findByRole('button', { name: 'Import History' }))
    const history = within(await screen.findByRole('dialog', { name: 'Import History' }))
    expect(await history.findByText('3 of 3 rows imported. 2 new contacts, 0 merged.')).toBeDefined()
    await user.click(history.getByRole('button', { name: 'Undo Import' }))
    const asking = within(await screen.findByRole('alertdialog'))
    expect(await asking.findByText('1,200 contacts it created will be deleted.')).toBeDefined()
    expect(asking.getByText('3 existing contacts will lose what it added.')).toBeDefined()
    expect(asking.getByText('1 contact you changed or used since will stay.')).toBeDefined()
    await user.click(asking.getByRole('button', { name: 'Undo Import' }))
    expect(await screen.findByText('The import is being undone')).toBeDefined()
  })
})

describe('the data page shows', () => {
  const list = () => within(screen.getByRole('list', { name: 'Imports' }))

  test.each([
    [{ ...under }, '2,000 of 5,000 rows so far (40 %).'],
    [{ ...under, rows: 0, progress: 0 }, 'It begins.'],
    [{ ...under, state: 'interrupted' as const }, /^Incomplete: it was interrupted at line 2,002/],
    [{ ...under, state: 'resumed' as const }, /^It was interrupted and has resumed/],
  ])('a running import: %j', async (change, text) => {
    visit([importOf(change)])
    expect(await screen.findByText('Importing list.csv into “Fair”')).toBeDefined()
    expect(list().getByText(text)).toBeDefined()
    expect(list().queryByRole('button', { name: 'Dismiss' })).toBeNull()
  })

  test('the end of an import, and its result', async () => {
    const { listed, asked } = visit([importOf({ ...under, state: 'resumed', interruptions: 1 })])
    await screen.findByText('Importing list.csv into “Fair”')
    const before = asked('/api/dashboard/data/all')
    listed([importOf({ interruptions: 1, finished_at: new Date().toISOString(), rows: 5_000, taken: 4_999 })])
    await pass(2_100)
    expect(
      await screen.findByText('4,999 of 5,000 rows of list.csv were imported into “Fair”, each once.'),
    ).toBeDefined()
    await waitFor(() => expect(asked('/api/dashboard/data/all')).toBe(before + 1))
    const polls = asked('/api/dashboard/imports')
    await pass(10_000)
    expect(asked('/api/dashboard/imports')).toBe(polls)
  })

  test('a failed import until it is dismissed, and then never again', async () => {
    const failed = importOf({
      id: newId(),
      state: 'failed',
      taken: 0,
      failure_text: 'The file is incomplete.',
      finished_at: new Date().toISOString(),
    })
    const { unmount } = visit([failed])
    const told = 'Nothing from list.csv was imported. The file is incomplete. Please import it again.'
    expect(await screen.findByText(told)).toBeDefined()
    await user.click(list().getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(told)).toBeNull()
    unmount()
    const { asked } = visit([failed])
    await waitFor(() => expect(asked('/api/dashboard/imports')).toBe(1))
    await pass(10)
    expect(screen.queryByText(told)).toBeNull()
  })

  test.each([
    ['ended while its dialog was open', { finished_at: new Date().toISOString() }],
    ['ended long ago', { interruptions: 2 }],
    ['failed long ago', { state: 'failed' as const, failure_text: 'x' }],
  ])('nothing about an import that %s', async (_, change) => {
    const { asked } = visit([importOf(change)])
    await waitFor(() => expect(asked('/api/dashboard/imports')).toBe(1))
    await pass(10)
    expect(screen.queryByRole('list', { name: 'Imports' })).toBeNull()
  })

  test('nothing without a response', async () => {
    const { api, asked } = visit()
    api.garble(additions.listImports, 500)
    await waitFor(() => expect(asked('/api/dashboard/imports')).toBe(1))
    expect(screen.queryByRole('list', { name: 'Imports' })).toBeNull()
  })
})

const newId = () => crypto.randomUUID()
