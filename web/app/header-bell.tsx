import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { list, markRead as markNotificationRead } from '../../src/contracts/notifications/notifications.ts'
import { notificationQueries, useMarkRead } from '../features/notifications/api.ts'
import { toastMarkFailure } from '../features/notifications/toast-mark-failure.ts'
import { useAllowed } from '../ui/allowed.tsx'
import { NotificationBell } from './shell/notification-bell.tsx'

/** The bell in the dashboard's header, with data from the notifications feature. Absent for roles that see none. */
export function HeaderBell() {
  return useAllowed()(list) ? <Bell /> : null
}

function Bell() {
  const [, navigate] = useLocation()
  const { data, isPending, isError } = useQuery(notificationQueries.bell())
  const markRead = useMarkRead()
  const mayMark = useAllowed()(markNotificationRead)
  const notifications = data?.data ?? []
  return (
    <NotificationBell
      unreadCount={data?.unread_count ?? 0}
      notifications={notifications.map(({ created_at, read, ...shown }) => ({
        ...shown,
        createdAt: created_at,
        isRead: read,
      }))}
      isLoading={isPending}
      // A failed poll keeps the data of the previous one.
      isFailed={isError && !data}
      onSelect={({ id, isRead }) => {
        if (!isRead && mayMark) markRead.mutate({ params: { id } }, { onError: toastMarkFailure })
        const link = notifications.find((notification) => notification.id === id)?.link
        if (link) navigate(link)
      }}
    />
  )
}
