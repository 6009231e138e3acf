import { useSearchParams } from 'wouter'
import { markAllRead, NOTIFICATION_FILTERS } from '../../../src/contracts/notifications/notifications.ts'
import { MarkAllButton } from '../../features/notifications/mark-all-button.tsx'
import { NotificationCenter } from '../../features/notifications/notification-center.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export default function NotificationsPage() {
  const [search, setSearch] = useSearchParams()
  const filter = NOTIFICATION_FILTERS.find((name) => name === search.get('filter')) ?? 'all'
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1)
  return (
    <>
      <PageHeader
        title="Notifications"
        description="What happened while you were away."
        actions={
          <Allowed to={markAllRead}>
            <MarkAllButton />
          </Allowed>
        }
      />
      <NotificationCenter
        filter={filter}
        page={page}
        onChange={(nextFilter, nextPage, isCorrection = false) =>
          setSearch({ filter: nextFilter, page: String(nextPage) }, { replace: isCorrection })
        }
      />
    </>
  )
}
