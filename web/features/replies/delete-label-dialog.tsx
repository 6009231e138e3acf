import type { InboxLabel } from '../../../src/contracts/replies/conversations.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useDeleteLabel } from './conversation-api.ts'

export interface DeleteLabelDialogProps {
  label: InboxLabel
  onDeleted: () => void
  onClose: () => void
}

/** Asks before a label is deleted. */
export function DeleteLabelDialog({ label, onDeleted, onClose }: DeleteLabelDialogProps) {
  const remove = useDeleteLabel()
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Delete the label “${label.name}”?`}
      confirmLabel="Delete"
      isPending={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(
          { params: { id: label.id } },
          {
            onSuccess: onDeleted,
            onError: (failure) => toastFailure(failure, 'Failed to delete the label'),
            onSettled: onClose,
          },
        )
      }
    >
      It will be removed from every conversation. The conversations are kept.
    </ConfirmDialog>
  )
}
