import type { AdminIncident } from '../../../../src/contracts/status/incidents.ts'
import { DeletionDialog } from '../../../ui/deletion-dialog.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { useDeleteIncident } from './api.ts'

/** Asks for confirmation before an incident is permanently deleted from the status page. */
export function DeleteIncidentDialog({ incident, onClose }: { incident: AdminIncident; onClose: () => void }) {
  const remove = useDeleteIncident()
  return (
    <DeletionDialog
      title="Delete Incident"
      onDelete={async () => {
        const { message } = await remove.mutateAsync({ params: { id: incident.id } })
        return message ?? 'Incident deleted'
      }}
      onFailure={(error) => toastFailure(error, 'Failed to delete incident')}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        Are you sure you want to delete "{incident.title}"? It will also disappear from past incidents on the status
        page. This can't be undone.
      </p>
    </DeletionDialog>
  )
}
