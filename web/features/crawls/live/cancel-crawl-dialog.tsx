import { useQueryClient } from '@tanstack/react-query'
import { CallError } from '../../../lib/call-error.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { crawlQueries, useCancelCrawl } from '../api.ts'

export interface CancelCrawlDialogProps {
  id: string
  source: string
  isOpen: boolean
  onClose: () => void
  /** True from the answer on: where a page that is being read just then is slow, the end takes a moment. */
  onCancelling: (isCancelling: boolean) => void
}

/** Asks before a crawl is stopped, and stops it. */
export function CancelCrawlDialog({ id, source, isOpen, onClose, onCancelling }: CancelCrawlDialogProps) {
  const client = useQueryClient()
  const cancel = useCancelCrawl()

  async function confirm() {
    try {
      await cancel.mutateAsync({ params: { id } })
      onCancelling(true)
    } catch (error) {
      const isOverAlready = error instanceof CallError && error.status === 409
      if (!isOverAlready) toastFailure(error, 'The crawl could not be cancelled')
      await client.invalidateQueries({ queryKey: crawlQueries.progress(id).queryKey })
    } finally {
      onClose()
    }
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Cancel this crawl?"
      confirmLabel="Cancel crawl"
      cancelLabel="Keep crawling"
      isDanger
      isPending={cancel.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      No further page of {source} is opened. Pages that are being read just now are still finished, and what was found
      stays.
    </ConfirmDialog>
  )
}
