import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useMarkRead } from './api.ts'

/** Marks a submission as read and shows the result. If opening it triggered the call, only a failure is shown. */
export function useMarkAsRead() {
  const { mutateAsync, isPending, variables } = useMarkRead()
  async function markAsRead(id: string, { isOpened = false } = {}) {
    try {
      const { message = 'Marked as read' } = await mutateAsync({ params: { id } })
      if (!isOpened) toast.success(message)
    } catch (error) {
      toastFailure(error, 'Failed to mark as read')
    }
  }
  return { markAsRead, readingId: isPending ? variables.params.id : undefined }
}
