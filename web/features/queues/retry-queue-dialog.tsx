import type { QueueState } from '../../../src/contracts/system/operations.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useRetryQueue } from './api.ts'

/** Maximum number of messages that the server sends again in one call. */
const LETTERS_MAX = 100

/** Asks for confirmation before all dead letters of a queue are sent again. */
export function RetryQueueDialog({ queue: { name, dead }, onClose }: { queue: QueueState; onClose: () => void }) {
  const retry = useRetryQueue()
  async function confirm() {
    try {
      const { data } = await retry.mutateAsync({ params: { name } })
      const left = data.left > 0 ? `, ${pluralize(data.left, 'is', 'are')} left` : ''
      if (data.retried > 0) toast.success(`${pluralize(data.retried, 'message')} sent again${left}`)
      else toast.info('No messages could be retried')
    } catch (error) {
      toastFailure(error, 'Failed to retry messages')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Retry all of ${name}?`}
      confirmLabel="Retry all"
      isPending={retry.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>
        {dead > LETTERS_MAX
          ? `The oldest ${LETTERS_MAX} of ${pluralize(dead, 'message')} will be sent to the queue again.`
          : `${pluralize(dead, 'message')} ${dead === 1 ? 'is' : 'are'} sent to the queue again.`}{' '}
        Completed work isn't repeated.
      </p>
    </ConfirmDialog>
  )
}
