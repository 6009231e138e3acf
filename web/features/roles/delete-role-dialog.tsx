import type { Role } from '../../../src/contracts/roles/roles.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
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
  async function confirm() {
    try {
      const { message } = await remove.mutateAsync({ params: { id: role.id } })
      toast.success(message ?? 'Role deleted successfully')
      onDeleted?.()
    } catch (error) {
      toastFailure(error, 'Failed to delete role.')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title="Delete Role"
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      Are you sure you want to delete the "{role.name}" role?
      {role.users_count > 0
        ? ` ${pluralize(role.users_count, 'user has', 'users have')} this role and will lose it.`
        : null}{' '}
      This action cannot be undone.
    </ConfirmDialog>
  )
}
