import { type AdminUser, SuspendUser } from '../../../src/contracts/users/users.ts'
import { toast } from '../../ui/toast.tsx'
import { useSuspendUser } from './api.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { nameOf } from './user-words.ts'

/** Asks for a reason, then suspends a user until an administrator reactivates them. */
export function SuspendUserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const suspend = useSuspendUser()
  async function send(body: SuspendUser) {
    const { message } = await suspend.mutateAsync({ params: { id: user.id }, body })
    toast.success(message ?? 'User suspended successfully')
    onClose()
  }
  return (
    <ReasonDialog
      title={`Suspend ${nameOf(user)}?`}
      description="Until you reactivate the account, no one can sign in, its API keys stop working and nothing runs. No data is lost."
      rules={SuspendUser}
      hint="Stored with the account, visible to administrators."
      submit="Suspend"
      submitting="Suspending..."
      failure="Failed to suspend user"
      isDanger
      onSend={send}
      onClose={onClose}
    />
  )
}
