import type { AdminIncident } from '../../../../src/contracts/status/incidents.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { useDeleteIncident } from './api.ts'

/** Asks for confirmation before an incident is permanently deleted from the status page. */
export function DeleteIncidentDialog({ incident, onClose }: { incident: AdminIncident; onClose: () => void }) {
  const remove = useDeleteIncident()
  async function confirm() {
    try {
      const { message } = await remove.mutateAsync({ params: { id: incident.id } })
      toast.success(message ?? 'Incident deleted')
    } catch (error) {
      toastFailure(error, 'Failed to delete incident')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title="Delete Incident"
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p className="wrap-anywhere">
        Are you sure you want to delete "{incident.title}"? It will also disappear from past incidents on the status
        page. This can't be undone.
      </p>
    </ConfirmDialog>
  )
}
