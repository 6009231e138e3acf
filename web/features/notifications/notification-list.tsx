import { CircleAlert, CircleCheck, Info, type LucideIcon, Trash2, TriangleAlert } from 'lucide-react'
import { useLocation } from 'wouter'
import type { Notification } from '../../../src/contracts/notifications/notifications.ts'
import * as contract from '../../../src/contracts/notifications/notifications.ts'
import { Allowed, useAllowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useDeleteNotification, useMarkRead, useMarkUnread } from './api.ts'
import { toastMarkFailure } from './toast-mark-failure.ts'

const marks: Readonly<Record<Notification['type'], { icon: LucideIcon; label: string; look: string }>> = {
  success: { icon: CircleCheck, label: 'Success', look: 'bg-success-soft text-success-text' },
  warning: { icon: TriangleAlert, label: 'Warning', look: 'bg-warning-soft text-warning-text' },
  error: { icon: CircleAlert, label: 'Error', look: 'bg-danger-soft text-danger-text' },
  info: { icon: Info, label: 'Information', look: 'bg-info-soft text-info-text' },
}

/** Notifications with their actions. */
export function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  return (
    <ul aria-label="Notifications">
      {notifications.map((notification) => (
        <NotificationRow key={notification.id} {...notification} />
      ))}
    </ul>
  )
}

function NotificationRow({ id, type, title, message, link, read, created_at }: Notification) {
  const [, navigate] = useLocation()
  const { icon: Icon, label, look } = marks[type]
  const markRead = useMarkRead()
  const mayMark = useAllowed()(contract.markRead)
  const markUnread = useMarkUnread()
  const remove = useDeleteNotification()
  const params = { id }
  const failed = (fallback: string) => (error: Error) => toastFailure(error, fallback)
  const isBusy = markRead.isPending || markUnread.isPending || remove.isPending

  function toggle() {
    if (read) markUnread.mutate({ params }, { onError: failed('Failed to mark notification as unread') })
    else markRead.mutate({ params }, { onError: toastMarkFailure })
  }
  function open() {
    if (!read && mayMark) markRead.mutate({ params }, { onError: toastMarkFailure })
    if (link) navigate(link)
  }
  function discard() {
    remove.mutate(
      { params },
      {
        onSuccess: () => toast.success('Notification deleted successfully'),
        onError: failed('Failed to delete notification'),
      },
    )
  }
  return (
    <li
      className={cn(
        'flex items-start gap-x-3 gap-y-1 border-line border-b px-4 py-3 last:border-b-0 max-sm:flex-wrap sm:gap-x-4',
        !read && 'bg-brand-soft/50',
      )}
    >
      <span className={cn('flex size-7 shrink-0 items-center justify-center rounded-full', look)}>
        <Icon role="img" aria-label={label} className="size-4" strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-3rem)]">
        {link ? (
          <button
            type="button"
            className={cn(
              'rounded-sm text-left text-ink text-sm hover:underline',
              read ? 'font-medium' : 'font-semibold',
            )}
            onClick={open}
          >
            {title}
          </button>
        ) : (
          <p className={cn('text-ink text-sm', read ? 'font-medium' : 'font-semibold')}>{title}</p>
        )}
        <p className="wrap-anywhere text-muted text-sm">{message}</p>
        <RelativeTime value={created_at} className="text-faint text-xs" />
      </div>
      <Allowed to={[contract.markRead, contract.markUnread, contract.remove]}>
        <div className="flex items-center gap-1 max-sm:pl-8 sm:ml-auto">
          <Button size="sm" variant="ghost" disabled={isBusy} onClick={toggle}>
            {read ? 'Mark as Unread' : 'Mark as Read'}
          </Button>
          <IconButton icon={Trash2} size="sm" label={`Delete ${title}`} disabled={isBusy} onClick={discard} />
        </div>
      </Allowed>
    </li>
  )
}
