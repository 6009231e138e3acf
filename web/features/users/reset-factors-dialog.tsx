import { type AdminUser, RequestFactorReset } from '../../../src/contracts/users/users.ts'
import { toast } from '../../ui/toast.tsx'
import { useRequestFactorReset } from './api.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { nameOf } from './user-words.ts'

/** Asks for a reason, then has the lost second factors of a user removed in three days. */
export function ResetFactorsDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const request = useRequestFactorReset()
  async function send(body: RequestFactorReset) {
    const { message } = await request.mutateAsync({ params: { id: user.id }, body })
    toast.success(message ?? 'The reset will be done in three days')
    onClose()
  }
  return (
    <ReasonDialog
      title={`Reset the second factors of ${nameOf(user)}?`}
      description="They are removed in three days, and not earlier. The user gets an email right away and can stop it. Signing in with a factor or a recovery code stops it too."
      rules={RequestFactorReset}
      isRequired
      hint="Kept in the audit trail. Say how you know that the user asked for it."
      submit="Start the reset"
      submitting="Starting..."
      failure="Failed to start the reset"
      isDanger
      onSend={send}
      onClose={onClose}
    />
  )
}
