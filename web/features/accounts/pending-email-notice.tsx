import { cancelEmailChange } from '../../../src/contracts/accounts/accounts.ts'
import { Alert } from '../../ui/alert.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useCancelEmailChange } from './api.ts'

/** A new address that awaits confirmation, with a button that cancels the change. */
export function PendingEmailNotice({ email, pendingEmail }: { email: string; pendingEmail: string }) {
  const cancel = useCancelEmailChange()
  async function forget() {
    try {
      const { message } = await cancel.mutateAsync()
      toast.success(message ?? 'Email change cancelled')
    } catch (error) {
      toastFailure(error, 'Failed to cancel the email change')
    }
  }
  return (
    <Alert
      title="Confirm your new address"
      actions={
        <Allowed to={cancelEmailChange}>
          <Button size="sm" onClick={forget} isLoading={cancel.isPending}>
            Cancel the change
          </Button>
        </Allowed>
      }
    >
      We sent a link to <strong className="wrap-anywhere font-medium text-ink">{pendingEmail}</strong>. Until you follow
      it, your address is still <span className="wrap-anywhere">{email}</span>.
    </Alert>
  )
}
