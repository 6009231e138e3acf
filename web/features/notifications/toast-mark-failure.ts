import { messageOf } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.tsx'

/** Says that a notification stays unread, and why if the server gave a reason. */
export function toastMarkFailure(error: Error): void {
  toast.error(messageOf(error, 'Failed to mark notification as read'))
}
