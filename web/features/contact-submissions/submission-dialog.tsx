import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ContactSubmission } from '../../../src/contracts/contact-submissions.ts'
import { CallError } from '../../lib/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { submissionQueries } from './api.ts'
import { DeleteSubmissionDialog } from './delete-submission-dialog.tsx'
import { SubmissionDetails } from './submission-details.tsx'
import { SubmissionFooter } from './submission-footer.tsx'
import { useMarkAsRead } from './use-mark-as-read.ts'

export interface SubmissionDialogProps {
  id: string
  /** As the list has it, shown until it is loaded. */
  known: ContactSubmission | undefined
  onClose: () => void
}

/** One submission, by its id alone: a link leads to it whatever page it stands on. Who opens it has read it. */
export function SubmissionDialog({ id, known, onClose }: SubmissionDialogProps) {
  const {
    data: submission,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...submissionQueries.one(id),
    placeholderData: known,
  })
  const [isDeleting, setIsDeleting] = useState(false)
  const { markAsRead, readingId } = useMarkAsRead()
  useReadOnce(submission, markAsRead)
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
            onDelete={() => setIsDeleting(true)}
          />
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
    >
      {submission ? (
        <SubmissionDetails submission={submission} />
      ) : !error ? (
        <TableSkeleton rows={6} label="Loading the submission" />
      ) : error instanceof CallError && error.status === 404 ? (
        <EmptyState art="search" title="This submission is no longer there">
          Somebody deleted it, or the link is wrong.
        </EmptyState>
      ) : (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Dialog>
  )
}

/** Marks it once: where that fails, the button is left. */
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
