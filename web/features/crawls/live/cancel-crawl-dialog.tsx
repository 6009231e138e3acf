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
  /**
   * Called with true once the server accepted the cancellation. The end may take a moment while a slow page is being
   * read.
   */
  onCancelling: (isCancelling: boolean) => void
}

/** Asks for confirmation before a crawl is cancelled, then cancels it. */
export function CancelCrawlDialog({ id, source, isOpen, onClose, onCancelling }: CancelCrawlDialogProps) {
  const client = useQueryClient()
  const cancel = useCancelCrawl()

  async function confirm() {
    try {
      await cancel.mutateAsync({ params: { id } })
      onCancelling(true)
    } catch (error) {
      const isOverAlready = error instanceof CallError && error.status === 409
      if (!isOverAlready) toastFailure(error, "We couldn't cancel the crawl")
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
      No more pages of {source} will be opened. Pages being read right now will finish, and results so far are kept.
    </ConfirmDialog>
  )
}
