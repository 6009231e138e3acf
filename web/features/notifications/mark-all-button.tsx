import { useQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { notificationQueries, useMarkAllRead } from './api.ts'

/** Marks all notifications as read. Shown only if there are unread ones. */
export function MarkAllButton() {
  const { data: stats } = useQuery(notificationQueries.stats())
  const markAll = useMarkAllRead()
  if (!stats || stats.unread === 0) return null
  function mark() {
    markAll.mutate(undefined, {
      onSuccess: () => toast.success('All notifications marked as read'),
      onError: (error) => toastFailure(error, 'Failed to mark all notifications as read'),
    })
  }
  return (
    <Button icon={CheckCheck} onClick={mark} isLoading={markAll.isPending}>
      Mark All as Read
    </Button>
  )
}
