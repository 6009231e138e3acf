import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Endpoint } from '../../../../src/contracts/endpoint.ts'
import * as contract from '../../../../src/contracts/notifications/notifications.ts'
import NotificationsPage from '../../../../web/app/pages/notifications-page.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

const notice = (n: number, change: Partial<contract.Notification> = {}): contract.Notification => ({
  id: `01900000-0000-7000-8000-00000000000${n}`,
  type: 'success',
  title: `Crawl ${n} finished`,
  message: 'Ten pages were read.',
  link: null,
  read: false,
  created_at: new Date().toISOString(),
  ...change,
})
const listOf = (data: contract.Notification[], current_page = 1, last_page = 1) => ({
  data,
  unread_count: data.filter(({ read }) => !read).length,
  pagination: { current_page, last_page, per_page: 20, total: data.length },
})

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  api.answer(contract.getStats, { data: { total: 1200, unread: 3, read: 1197, recent_activity: 4 } })
  api.answer(contract.list, listOf([notice(1), notice(2, { read: true })]))
})
const open = (query = '') => visit(NotificationsPage, `/dashboard/notifications${query}`)
const row = (title: RegExp) =>
  within(screen.getAllByRole('listitem').find((item) => title.test(item.textContent)) ?? document.body)

test('while they load it says so', () => {
  api.hold(contract.list)
  open()
  expect(screen.getByRole('status', { name: 'Loading notifications' })).toBeDefined()
})

test.each([
  ['', 'You have no notifications yet.'],
  ['?filter=unread', 'You have no unread notifications.'],
  ['?filter=read', 'You have no read notifications.'],
])('with none at %s it shows: %s', async (query, text) => {
  api.answer(contract.list, listOf([]))
  open(query)
  expect(await screen.findByText('No notifications found')).toBeDefined()
  expect(screen.getByText(text)).toBeDefined()
})

test('a failure is shown and can be retried', async () => {
  api.refuse(contract.list, 500, 'internal', 'broken')
  const { user } = open()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Error loading notifications')
  expect(alert.textContent).toContain('Please try refreshing the page.')
  api.answer(contract.list, listOf([notice(1)]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Crawl 1 finished')).toBeDefined()
})

test('figures that fail to load are left empty, and the list is shown', async () => {
  api.refuse(contract.getStats, 500, 'internal', 'broken')
  open()
  expect(await screen.findByText('Crawl 1 finished')).toBeDefined()
  await waitFor(() =>
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['–', '–', '–']),
  )
})

test('access may be denied', async () => {
  api.refuse(contract.list, 403, 'forbidden', 'no')
  open()
  expect(await screen.findByText('Access Denied')).toBeDefined()
})

test('it shows the figures and each notification by its kind', async () => {
  const kinds = ['success', 'warning', 'error', 'info'] as const
  api.answer(contract.list, listOf(kinds.map((type, n) => notice(n, { type }))))
  open()
  expect(await screen.findByText('Crawl 0 finished')).toBeDefined()
  await screen.findByText('1,200')
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['1,200', '3', '1,197'])
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Success',
    'Warning',
    'Error',
    'Information',
  ])
  expect(row(/Crawl 0/).getByText('just now')).toBeDefined()
})

test('Mark All as Read is shown only while something is unread', async () => {
  const { user } = open()
  api.answer(contract.markAllRead, {})
  const button = await screen.findByRole('button', { name: 'Mark All as Read' })
  api.answer(contract.getStats, { data: { total: 2, unread: 0, read: 2, recent_activity: 0 } })
  await user.click(button)
  expect(await screen.findByText('All notifications marked as read')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark All as Read' })).toBeNull())
})

describe('pages of notifications', () => {
  test('can be navigated, and end at the last', async () => {
    api.answer(contract.list, listOf([notice(1)], 1, 2))
    const { user, history } = open()
    expect(await screen.findByText('Page 1 of 2')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(history.at(-1)).toContain('page=2')
    expect(await screen.findByText('Page 2 of 2')).toBeDefined()
    await waitFor(() => expect(api.seen.at(-1)?.query.get('page')).toBe('2'))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true)
  })

  test('with only one show no pager', async () => {
    open()
    await screen.findByText('Crawl 1 finished')
    expect(screen.queryByText(/^Page /)).toBeNull()
  })

  test('beyond the last link back to it', async () => {
    api.answer(contract.list, listOf([], 3, 2))
    const { history } = open('?page=3')
    await waitFor(() => expect(history.at(-1)).toContain('page=2'))
  })

  test('restart with another filter', async () => {
    api.answer(contract.list, listOf([notice(1)], 2, 3))
    const { user, history } = open('?page=2')
    await screen.findByText('Page 2 of 3')
    await user.click(screen.getByRole('radio', { name: 'Unread Only' }))
    expect(history.at(-1)).toBe('/dashboard/notifications?filter=unread&page=1')
    await waitFor(() => {
      const { query } = api.seen.findLast(({ path }) => path === '/api/dashboard/notifications')!
      expect(Object.fromEntries(query)).toEqual({ filter: 'unread', page: '1', per_page: '20' })
    })
  })
})

const actions: [what: string, title: RegExp, button: string | RegExp, endpoint: Endpoint, failure: string][] = [
  ['read', /Crawl 1/, 'Mark as Read', contract.markRead, 'Failed to mark notification as read'],
  ['unread', /Crawl 2/, 'Mark as Unread', contract.markUnread, 'Failed to mark notification as unread'],
  ['gone', /Crawl 1/, /^Delete/, contract.remove, 'Failed to delete notification'],
]
describe.each(actions)('a notification becomes %s', (what, title, button, endpoint, failure) => {
  test('on request', async () => {
    const { user } = open()
    await screen.findByText('Crawl 1 finished')
    api.answer(endpoint, {})
    await user.click(row(title).getByRole('button', { name: button }))
    const id = notice(what === 'unread' ? 2 : 1).id
    await waitFor(() => expect(api.seen.some(({ method, path }) => method !== 'GET' && path.includes(id))).toBe(true))
    if (what === 'gone') expect(await screen.findByText('Notification deleted successfully')).toBeDefined()
  })

  test('or shows why not', async () => {
    const { user } = open()
    await screen.findByText('Crawl 1 finished')
    api.garble(endpoint, 502)
    await user.click(row(title).getByRole('button', { name: button }))
    expect(await screen.findByText(failure)).toBeDefined()
    api.refuse(endpoint, 409, 'conflict', 'It changed meanwhile')
    await user.click(row(title).getByRole('button', { name: button }))
    expect(await screen.findByText('It changed meanwhile')).toBeDefined()
  })
})

test('its title links to its target, and marks it as read', async () => {
  api.answer(contract.list, listOf([notice(1, { link: '/dashboard/crawl?crawl=1' })]))
  api.answer(contract.markRead, { data: notice(1, { read: true }) })
  const { user, history } = open()
  await user.click(await screen.findByRole('button', { name: 'Crawl 1 finished' }))
  expect(history.at(-1)).toBe('/dashboard/crawl?crawl=1')
  expect(api.seen.some(({ method, path }) => method === 'PUT' && path.endsWith('/read'))).toBe(true)
})
