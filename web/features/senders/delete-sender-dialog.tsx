import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastNamedFailure } from '../../ui/toast-failure.ts'
import type { Sender } from './sender-words.ts'

export interface DeleteSenderDialogProps {
  config: Sender
  remove: { mutateAsync: (input: { params: { id: string } }) => Promise<unknown>; isPending: boolean }
  onClose: () => void
}

/** Asks for confirmation before a configuration is deleted. */
export function DeleteSenderDialog({ config, remove, onClose }: DeleteSenderDialogProps) {
  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id: config.id } })
      toast.success(`“${config.name}” deleted`)
    } catch (error) {
      toastNamedFailure(error, 'Delete failed')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Delete the configuration “${config.name}”?`}
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      Its credentials will be deleted, and campaigns that use it can't be sent until you choose another. This can't be
      undone.
    </ConfirmDialog>
  )
}
