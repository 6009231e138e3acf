import { DeletionDialog } from '../../ui/deletion-dialog.tsx'
import { toastNamedFailure } from '../../ui/toast-failure.ts'
import type { Sender } from './sender-words.ts'

export interface DeleteSenderDialogProps {
  config: Sender
  remove: { mutateAsync: (input: { params: { id: string } }) => Promise<unknown>; isPending: boolean }
  onClose: () => void
}

/** Asks for confirmation before a configuration is deleted. */
export function DeleteSenderDialog({ config, remove, onClose }: DeleteSenderDialogProps) {
  return (
    <DeletionDialog
      title={`Delete the configuration “${config.name}”?`}
      onDelete={async () => {
        await remove.mutateAsync({ params: { id: config.id } })
        return `“${config.name}” deleted`
      }}
      onFailure={(error) => toastNamedFailure(error, 'Delete failed')}
      onClose={onClose}
    >
      Its credentials will be deleted, and campaigns that use it can't be sent until you choose another. This can't be
      undone.
    </DeletionDialog>
  )
}
