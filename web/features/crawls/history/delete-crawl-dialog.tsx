import type { Crawl } from '../../../../src/contracts/crawls/crawls.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { isUnderWay, useDeleteCrawl } from '../api.ts'

/** Asks for confirmation before a crawl and its results are deleted. Open while `crawl` is set. */
export function DeleteCrawlDialog({
  crawl,
  onClose,
  onDeleted,
}: {
  crawl: Crawl | null
  onClose: () => void
  onDeleted: (id: string) => void
}) {
  const remove = useDeleteCrawl()
  async function confirm() {
    if (!crawl) return
    try {
      const { message } = await remove.mutateAsync({ params: { id: crawl.id } })
      toast.success(message ?? 'Crawl deleted successfully')
      onDeleted(crawl.id)
    } catch (error) {
      toastFailure(error, 'Delete failed')
    } finally {
      onClose()
    }
  }
  return (
    <ConfirmDialog
      isOpen={crawl !== null}
      title="Delete this crawl?"
      confirmLabel="Delete"
      isDanger
      isPending={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {crawl ? (
        <>
          {isUnderWay(crawl) ? 'It stops immediately. ' : ''}
          The crawl {crawl.name ? `“${crawl.name}”` : `of ${crawl.source}`} goes with{' '}
          {crawl.items_found === 0 ? 'its pages' : `the ${pluralize(crawl.items_found, 'item')} it found`}. This can't
          be undone, and the crawl still counts against your plan.
        </>
      ) : null}
    </ConfirmDialog>
  )
}
