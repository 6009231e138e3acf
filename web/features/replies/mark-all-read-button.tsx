import { CheckCheck } from 'lucide-react'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useMarkAllRepliesRead } from './api.ts'

/** Marks all messages of the inbox as read, regardless of the filters. */
export function MarkAllReadButton() {
  const markAll = useMarkAllRepliesRead()
  function mark() {
    markAll.mutate(undefined, {
      onSuccess: ({ data }) => toast.success(`${pluralize(data.updated, 'message')} marked as read`),
      onError: (error) => toastFailure(error, 'Failed to mark all messages as read'),
    })
  }
  return (
    <Button icon={CheckCheck} onClick={mark} isLoading={markAll.isPending}>
      Mark all read
    </Button>
  )
}
