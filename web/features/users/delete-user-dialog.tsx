import type { AdminUser } from '../../../src/contracts/users/users.ts'
import { DeletionDialog } from '../../ui/deletion-dialog.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useDeleteUser } from './api.ts'
import { emailOf, nameOf } from './user-words.ts'

/** Asks for confirmation before a user is permanently deleted. */
export function DeleteUserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const remove = useDeleteUser()
  return (
    <DeletionDialog
      title="Delete User"
      onDelete={async () => {
        const { message } = await remove.mutateAsync({ params: { id: user.id } })
        return message ?? 'User deleted successfully'
      }}
      onFailure={(error) => toastFailure(error, 'Failed to delete user')}
      onClose={onClose}
    >
      <span className="wrap-anywhere">
        Are you sure you want to delete {nameOf(user)} ({emailOf(user)})? Everything in the account will be deleted too.
        This can't be undone.
      </span>
    </DeletionDialog>
  )
}
