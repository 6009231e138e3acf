import type { DeadLetter } from '../../../src/contracts/system/operations.ts'
import { DeletionDialog } from '../../ui/deletion-dialog.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useDeleteLetter } from './api.ts'

/** Asks for confirmation before a dead letter is permanently deleted. */
export function DeleteLetterDialog({ letter, onClose }: { letter: DeadLetter; onClose: () => void }) {
  const remove = useDeleteLetter()
  return (
    <DeletionDialog
      title="Delete this message?"
      onDelete={async () => {
        await remove.mutateAsync({ params: { id: letter.id } })
        return 'Message deleted'
      }}
      onFailure={(error) => toastFailure(error, 'Failed to delete message')}
      onClose={onClose}
    >
      {letter.retried_at
        ? 'It has already been retried. Only this record will be deleted.'
        : "Its work will not be done. This can't be undone."}
    </DeletionDialog>
  )
}
