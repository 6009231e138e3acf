import type { ReturnsOf } from '../../../src/contracts/endpoint.ts'
import { type AdminUser, ImpersonateUser, type impersonateUser } from '../../../src/contracts/users/users.ts'
import { useImpersonateUser } from './api.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { nameOf } from './user-words.ts'

export type ImpersonationSession = ReturnsOf<typeof impersonateUser>['data']

export interface ImpersonateUserDialogProps {
  user: AdminUser
  onBegin: (session: ImpersonationSession) => Promise<void>
  onClose: () => void
}

/** Asks for a reason, then starts a read-only impersonation of the user. */
export function ImpersonateUserDialog({ user, onBegin, onClose }: ImpersonateUserDialogProps) {
  const impersonate = useImpersonateUser()
  async function send(body: ImpersonateUser) {
    const { data } = await impersonate.mutateAsync({ params: { id: user.id }, body })
    await onBegin(data)
  }
  return (
    <ReasonDialog
      title={`Impersonate ${nameOf(user)}?`}
      description="You'll see this account as its owner does for up to an hour, in this tab only. You can view everything, but you can't change, send, export or delete anything. The owner is notified of your reason."
      rules={ImpersonateUser}
      isRequired
      hint="Shown to the account owner and in the audit trail."
      submit="Impersonate"
      submitting="Opening..."
      failure="Failed to impersonate user"
      onSend={send}
      onClose={onClose}
    />
  )
}
