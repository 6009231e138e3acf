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
      description="For an hour at most you see this account as its owner does, in this tab only. You can look at everything, but change, send, export and delete nothing. Its owner is notified, with your reason."
      rules={ImpersonateUser}
      isRequired
      hint="The owner of the account and the audit trail will show it."
      submit="Impersonate"
      submitting="Opening..."
      failure="Failed to impersonate user"
      onSend={send}
      onClose={onClose}
    />
  )
}
