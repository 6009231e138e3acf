import { render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NotificationBell } from '../../../../web/app/shell/notification-bell.tsx'
import { userEvent } from '../../support/user-event.ts'

const notifications = Array.from({ length: 7 }, (_, index) => ({
  id: String(index),
  title: `Crawl ${index} finished`,
  message: 'ten pages',
  createdAt: new Date().toISOString(),
}))

test('it shows and announces the number of unread ones', () => {
  render(<NotificationBell unreadCount={120} notifications={[]} />)
  expect(screen.getByRole('button', { name: 'Notifications, 120 unread' })).toBeTruthy()
  expect(screen.getByText('99+')).toBeTruthy()
})

test('with none unread there is no badge', () => {
  render(<NotificationBell unreadCount={0} notifications={[]} />)
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeTruthy()
  expect(screen.queryByText('0')).toBeNull()
})

test('it opens the latest five and a link to all of them, and marks the clicked one as read', async () => {
  const onSelect = vi.fn()
  render(<NotificationBell unreadCount={7} notifications={notifications} onSelect={onSelect} />)
  await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }))
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  expect(panel.getAllByRole('listitem')).toHaveLength(5)
  expect(panel.getByRole('link', { name: 'View all notifications' }).getAttribute('href')).toBe(
    '/dashboard/notifications',
  )
  await userEvent.click(panel.getByRole('button', { name: /Crawl 2 finished/ }))
  expect(onSelect).toHaveBeenCalledWith(notifications[2])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
