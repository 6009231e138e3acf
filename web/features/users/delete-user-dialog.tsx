import type { AdminUser } from '../../../src/contracts/users/users.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useDeleteUser } from './api.ts'
import { emailOf, nameOf } from './user-words.ts'

/** Asks for confirmation before a user is permanently deleted. */
export function DeleteUserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const remove = useDeleteUser()
  async function confirm() {
    try {
      const { message } = await remove.mutateAsync({ params: { id: user.id } })
      toast.success(message ?? 'User deleted successfully')
    } catch (error) {
      toastFailure(error, 'Failed to delete user')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title="Delete User"
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <span className="wrap-anywhere">
        Are you sure you want to delete {nameOf(user)} ({emailOf(user)})? Everything in the account will be deleted too.
        This can't be undone.
      </span>
    </ConfirmDialog>
  )
}
