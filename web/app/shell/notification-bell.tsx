import { Bell } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { cn } from '../../ui/cn.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'

export interface BellNotification {
  id: string
  title: string
  message: string
  createdAt: string
  isRead?: boolean
}

export interface NotificationBellProps {
  unreadCount: number
  /** Newest first; five are shown. */
  notifications: readonly BellNotification[]
  isLoading?: boolean
  isFailed?: boolean
  /** Called when a notification is pressed. The panel closes without further action. */
  onSelect?: (notification: BellNotification) => void
}

const shownMax = 5

/** The bell in the header: the unread count, and the latest five notifications in a panel. */
export function NotificationBell({ unreadCount, notifications, isLoading, isFailed, onSelect }: NotificationBellProps) {
  const label = unreadCount > 0 ? `Notifications, ${unreadCount} unread` : 'Notifications'
  return (
    <div className="relative">
      <Popover
        aria-label="Notifications"
        className="w-90"
        trigger={<IconButton icon={Bell} label={label} title="Notifications" />}
      >
        {(close) => (
          <>
            <p className="border-line border-b px-4 py-2.5 font-semibold text-base text-ink">Notifications</p>
            {isLoading ? (
              <TableSkeleton rows={3} label="Loading notifications" />
            ) : isFailed ? (
              <p className="px-4 py-8 text-center text-muted text-sm">We couldn't load your notifications.</p>
            ) : notifications.length === 0 ? (
              <EmptyState art="inbox" title="Nothing new" className="py-8">
                You'll see a notification here when a crawl finishes.
              </EmptyState>
            ) : (
              <ul className="max-h-96 divide-y divide-line overflow-y-auto">
                {notifications.slice(0, shownMax).map((notification) => (
                  <li key={notification.id}>
                    <button
                      type="button"
                      className="flex w-full gap-3 px-4 py-3 text-left transition-colors hover:bg-hover focus-visible:outline-offset-[-2px]"
                      onClick={() => {
                        onSelect?.(notification)
                        close()
                      }}
                    >
                      <span
                        className={cn(
                          'mt-1.5 size-2 shrink-0 rounded-full',
                          notification.isRead ? 'bg-line-strong' : 'bg-brand',
                        )}
                      />
                      <span className="min-w-0 flex-1">
                        <span className="block truncate font-medium text-ink text-sm">
                          {notification.title}
                          {notification.isRead ? null : <span className="sr-only"> (unread)</span>}
                        </span>
                        <span className="line-clamp-2 text-muted text-xs">{notification.message}</span>
                        <RelativeTime value={notification.createdAt} className="text-faint text-xs" />
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <Link
              href={paths.notifications.to()}
              onClick={close}
              className="block rounded-b-lg border-line border-t bg-sunken px-4 py-2.5 text-center font-medium text-brand-text text-sm hover:bg-hover focus-visible:outline-offset-[-2px]"
            >
              View all notifications
            </Link>
          </>
        )}
      </Popover>
      {unreadCount > 0 ? (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -top-0.5 -right-0.5 flex h-4 min-w-4 items-center justify-center rounded-full bg-brand px-1 font-semibold text-2xs text-on-brand tabular-nums ring-2 ring-surface"
        >
          {unreadCount > 99 ? '99+' : unreadCount}
        </span>
      ) : null}
    </div>
  )
}
