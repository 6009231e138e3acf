import type { ApiKey } from '../../../src/contracts/api-keys/api-keys.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useDeleteKey } from './api.ts'

/** Asks for confirmation before a key is deleted. */
export function DeleteKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const remove = useDeleteKey()
  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id: apiKey.id } })
      toast.success('API key deleted successfully')
    } catch (error) {
      toastFailure(error, 'Failed to delete API key')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Delete the API key “${apiKey.name}”?`}
      confirmLabel="Delete"
      isDanger
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      Programs that use it lose access immediately. This can't be undone.
    </ConfirmDialog>
  )
}
