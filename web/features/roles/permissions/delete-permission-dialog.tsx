import type { PermissionEntry } from '../../../../src/contracts/roles/permission-entries.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { DeletionDialog } from '../../../ui/deletion-dialog.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { useDeletePermission } from './api.ts'

export interface DeletePermissionDialogProps {
  permission: PermissionEntry
  onClose: () => void
  onDeleted?: (() => void) | undefined
}

/** Asks for confirmation before a permission is permanently deleted and removed from every role. */
export function DeletePermissionDialog({ permission, onClose, onDeleted }: DeletePermissionDialogProps) {
  const remove = useDeletePermission()
  const { id, name, roles_count } = permission
  return (
    <DeletionDialog
      title="Delete Permission"
      onDelete={async () => {
        const { message } = await remove.mutateAsync({ params: { id } })
        onDeleted?.()
        return message ?? 'Permission deleted successfully'
      }}
      onFailure={(error) => toastFailure(error, 'Failed to delete permission')}
      onClose={onClose}
    >
      Are you sure you want to delete the "{name}" permission?
      {roles_count > 0 ? ` It will be removed from ${pluralize(roles_count, 'role')}.` : null} This action cannot be
      undone.
    </DeletionDialog>
  )
}
