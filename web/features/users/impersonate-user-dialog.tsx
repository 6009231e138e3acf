import type { ReturnsOf } from '../../../src/contracts/endpoint.ts'
import { type AdminUser, ImpersonateUser, type impersonateUser } from '../../../src/contracts/users.ts'
import { useImpersonateUser } from './api.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { nameOf } from './user-words.ts'

export type ImpersonationSession = ReturnsOf<typeof impersonateUser>['data']

export interface ImpersonateUserDialogProps {
  user: AdminUser
  onBegin: (session: ImpersonationSession) => Promise<void>
  onClose: () => void
}

/** Asks why, then goes on in the place of a user. */
export function ImpersonateUserDialog({ user, onBegin, onClose }: ImpersonateUserDialogProps) {
  const impersonate = useImpersonateUser()
  async function send(body: ImpersonateUser) {
    const { data } = await impersonate.mutateAsync({ params: { id: user.id }, body })
    await onBegin(data)
  }
  return (
    <ReasonDialog
      title={`Impersonate ${nameOf(user)}?`}
      description="For an hour at most you work in this account, in this tab only. Your other tabs stay yours, and you come back here when you end it. What you do is recorded under your name."
      rules={ImpersonateUser}
      isRequired
      hint="It stands in the audit trail."
      submit="Impersonate"
      submitting="Opening..."
      failure="Failed to impersonate user"
      onSend={send}
      onClose={onClose}
    />
  )
}
