import type { AdminUser } from '../../../src/contracts/users/users.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useReactivateUser } from './api.ts'
import { nameOf } from './user-words.ts'

/** Asks for confirmation before a suspended user is reactivated. */
export function ReactivateUserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const reactivate = useReactivateUser()
  async function confirm() {
    try {
      const { message } = await reactivate.mutateAsync({ params: { id: user.id } })
      toast.success(message ?? 'User reactivated successfully')
    } catch (error) {
      toastFailure(error, 'Failed to reactivate user')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Reactivate ${nameOf(user)}?`}
      confirmLabel="Reactivate"
      isPending={reactivate.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      They can sign in again, their API keys work again, and paused work resumes.
      {user.suspension_reason ? (
        <span className="wrap-anywhere mt-2 block">Suspended for: {user.suspension_reason}</span>
      ) : null}
    </ConfirmDialog>
  )
}
