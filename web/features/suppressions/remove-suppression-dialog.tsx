import type { Suppression } from '../../../src/contracts/suppressions.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useRemoveSuppression } from './api.ts'

/** Asks before an address that somebody put on the list by hand may be written to again. */
export function RemoveSuppressionDialog({ suppression, onClose }: { suppression: Suppression; onClose: () => void }) {
  const remove = useRemoveSuppression()
  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id: suppression.id } })
      toast.success(`${suppression.hint} removed`)
    } catch (error) {
      toastFailure(error, 'Failed to remove the address')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Remove ${suppression.hint} from the list?`}
      confirmLabel="Remove"
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      Campaigns may send to it again.
    </ConfirmDialog>
  )
}
