import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useDeleteWebhook } from './api.ts'
import type { WebhookDialogProps } from './edit-webhook-dialog.tsx'
import { nameOf } from './webhook-words.ts'

/** Asks for confirmation before a webhook is deleted. */
export function DeleteWebhookDialog({
  webhook,
  onClose,
  onDeleted,
}: WebhookDialogProps & { onDeleted?: (() => void) | undefined }) {
  const remove = useDeleteWebhook()
  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id: webhook.id } })
      toast.success('Webhook deleted')
      onDeleted?.()
    } catch (error) {
      toastFailure(error, 'Failed to delete webhook')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Delete the webhook “${nameOf(webhook)}”?`}
      confirmLabel="Delete"
      isDanger
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      Nothing more will be sent to it, and its delivery history will be deleted. This can't be undone.
    </ConfirmDialog>
  )
}
