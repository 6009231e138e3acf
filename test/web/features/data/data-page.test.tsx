import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/data/data.ts'
import * as views from '../../../../src/contracts/list-views/list-views.ts'
import { previewOf } from '../../../../web/features/data/preview.ts'
import { ID, item, listOf, SAVED, visit } from './visit-data-page.tsx'

afterEach(() => vi.unstubAllGlobals())

describe('the data page', () => {
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

  test('counts the filters that are behind a button on a phone', async () => {
    visit('/dashboard/data?type=emails&source_type=import&min_confidence=0.9')
    expect(await screen.findByRole('button', { name: 'Filters 3' })).toBeDefined()
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
