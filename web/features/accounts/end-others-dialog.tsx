import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useEndOtherSessions } from './api.ts'

/** Asks for confirmation before all other sessions are signed out. */
export function EndOthersDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const end = useEndOtherSessions()
  async function confirm() {
    try {
      const { data } = await end.mutateAsync()
      toast.success(`Signed out on ${pluralize(data.ended, 'other device')}`)
    } catch (error) {
      toastFailure(error, 'Failed to sign out the other devices')
    } finally {
      onClose()
    }
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Sign out everywhere else?"
      confirmLabel="Sign out everywhere else"
      isDanger
      isPending={end.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      All your other devices will need to sign in again. Running work continues.
    </ConfirmDialog>
  )
}
