import type { Integration } from '../../../src/contracts/integrations/integrations.ts'
import { INTEGRATION_LABELS } from '../../../src/rules/integrations/integration-fields.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastNamedFailure } from '../../ui/toast-failure.ts'
import { useDeleteIntegration } from './api.ts'

export interface DisconnectDialogProps {
  integration: Integration
  name: string
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation before an integration is deleted. */
export function DisconnectDialog({ integration, name, onClose, onDeleted }: DisconnectDialogProps) {
  const remove = useDeleteIntegration()
  const label = INTEGRATION_LABELS[integration.provider]
  async function confirm() {
    try {
      const { message } = await remove.mutateAsync({ params: { id: integration.id } })
      toast.success(message ?? 'Integration disconnected')
      onDeleted()
    } catch (error) {
      toastNamedFailure(error, 'Disconnecting failed')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Disconnect ${label} (${name})?`}
      confirmLabel="Disconnect"
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      Its mapping, log and the links between contacts and records are deleted, and access is revoked. Records in {label}{' '}
      are kept; delete them there if you want. If you reconnect, contacts are matched by email address.
    </ConfirmDialog>
  )
}
