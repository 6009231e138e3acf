import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ContactSubmission } from '../../../src/contracts/contact-messages/submissions.ts'
import { markSubmissionRead } from '../../../src/contracts/contact-messages/submissions.ts'
import { CallError } from '../../lib/call-error.ts'
import { useAllowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { submissionQueries, useMarkUnread } from './api.ts'
import { DeleteSubmissionDialog } from './delete-submission-dialog.tsx'
import { SubmissionAssignee } from './submission-assignee.tsx'
import { SubmissionDetails } from './submission-details.tsx'
import { SubmissionEntries } from './submission-entries.tsx'
import { SubmissionFooter } from './submission-footer.tsx'
import { useMarkAsRead } from './use-mark-as-read.ts'

export interface SubmissionDialogProps {
  id: string
  /** The submission from the list, shown until the full one is loaded. */
  known: ContactSubmission | undefined
  onClose: () => void
}

/**
 * One submission, loaded by its id alone, so that a link works whatever page of the list it is on. Opening it marks it
 * as read.
 */
export function SubmissionDialog({ id, known, onClose }: SubmissionDialogProps) {
  const {
    data: submission,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...submissionQueries.one(id),
    placeholderData: known && { ...known, entries: [] },
  })
  const [isDeleting, setIsDeleting] = useState(false)
  const { markAsRead, readingId } = useMarkAsRead()
  const unread = useMarkUnread()
  const mayMark = useAllowed()(markSubmissionRead)
  async function markAsUnread() {
    try {
      await unread.mutateAsync({ params: { id } })
      toast.success('Marked as unread')
      // If it stayed open, it would be marked as read again immediately.
      onClose()
    } catch (error) {
      toastFailure(error, 'Failed to mark as unread')
    }
  }
  useReadOnce(mayMark ? submission : undefined, markAsRead)
  if (submission && isDeleting)
    return <DeleteSubmissionDialog submission={submission} onClose={() => setIsDeleting(false)} onDeleted={onClose} />
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={submission?.subject ?? 'Contact submission'}
      footer={
        submission ? (
          <SubmissionFooter
            submission={submission}
            isReading={readingId !== undefined}
            onClose={onClose}
            onRead={() => void markAsRead(id)}
            onUnread={() => void markAsUnread()}
            onDelete={() => setIsDeleting(true)}
          />
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
    >
      {submission ? (
        <div className="flex flex-col gap-5">
          <SubmissionDetails submission={submission} />
          <SubmissionAssignee submission={submission} />
          <SubmissionEntries submission={submission} />
        </div>
      ) : !error ? (
        <TableSkeleton rows={6} label="Loading submission" />
      ) : error instanceof CallError && error.status === 404 ? (
        <EmptyState art="search" title="Submission not found">
          It was deleted, or the link is wrong.
        </EmptyState>
      ) : (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Dialog>
  )
}

/** Marks it as read once. If that fails, the button remains. */
function useReadOnce(
  submission: ContactSubmission | undefined,
  markAsRead: (id: string, options: { isOpened: boolean }) => Promise<void>,
) {
  const marked = useRef<string | null>(null)
  useEffect(() => {
    if (!submission || submission.is_read || marked.current === submission.id) return
    marked.current = submission.id
    void markAsRead(submission.id, { isOpened: true })
  })
}
