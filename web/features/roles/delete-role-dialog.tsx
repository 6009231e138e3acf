import type { Role } from '../../../src/contracts/roles/roles.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { DeletionDialog } from '../../ui/deletion-dialog.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useDeleteRole } from './api.ts'

export interface DeleteRoleDialogProps {
  role: Role
  onClose: () => void
  onDeleted?: (() => void) | undefined
}

/** Asks for confirmation before a role is permanently deleted. */
export function DeleteRoleDialog({ role, onClose, onDeleted }: DeleteRoleDialogProps) {
  const remove = useDeleteRole()
  return (
    <DeletionDialog
      title="Delete Role"
      onDelete={async () => {
        const { message } = await remove.mutateAsync({ params: { id: role.id } })
        onDeleted?.()
        return message ?? 'Role deleted successfully'
      }}
      onFailure={(error) => toastFailure(error, 'Failed to delete role.')}
      onClose={onClose}
    >
      Are you sure you want to delete the "{role.name}" role?
      {role.users_count > 0
        ? ` ${pluralize(role.users_count, 'user has', 'users have')} this role and will lose it.`
        : null}{' '}
      This action cannot be undone.
    </DeletionDialog>
  )
}
