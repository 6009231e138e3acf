import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useReplayFailed } from './api.ts'
import type { WebhookDialogProps } from './edit-webhook-dialog.tsx'

/** Asks for confirmation before all failed deliveries are sent again. */
export function ReplayFailedDialog({ webhook, onClose }: WebhookDialogProps) {
  const replay = useReplayFailed()
  async function confirm() {
    try {
      const { data } = await replay.mutateAsync({ params: { id: webhook.id } })
      if (data.replayed === 0) toast.info('No failed messages')
      else toast.success(`Sending ${pluralize(data.replayed, 'message')} again`)
    } catch (error) {
      toastFailure(error, 'Failed to replay messages')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title="Replay all failed messages?"
      confirmLabel="Replay all"
      isPending={replay.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>
        Every failed message to this webhook is sent again with the full number of attempts. Each keeps its ID, so your
        app can recognise duplicates. Tests are skipped.
      </p>
      {webhook.is_active ? null : <p className="mt-2">The webhook is off, so they'll wait until you turn it on.</p>}
    </ConfirmDialog>
  )
}
