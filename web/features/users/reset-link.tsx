import { KeyRound } from 'lucide-react'
import type { AdminUser } from '../../../src/contracts/users/users.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useSendResetLink } from './api.ts'

/** Sends a user a link to choose a new password. Administrators cannot set another user's password. */
export function ResetLink({ user }: { user: AdminUser }) {
  const send = useSendResetLink()
  async function press() {
    try {
      const { message } = await send.mutateAsync({ params: { id: user.id } })
      toast.success(message ?? 'Password reset link sent')
    } catch (error) {
      toastFailure(error, 'Failed to send the reset link')
    }
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line px-3 py-2.5">
      <div className="min-w-0">
        <p className="font-medium text-ink text-sm">Password</p>
        <p className="text-faint text-xs">Only the owner can choose it, using a link we email them.</p>
      </div>
      <Button size="sm" icon={KeyRound} isLoading={send.isPending} onClick={() => void press()}>
        Send reset link
      </Button>
    </div>
  )
}
