import { toastFailure } from '../../ui/toast-failure.ts'

/** Says that a notification stays unread, and why if the server gave a reason. */
export function toastMarkFailure(error: Error): void {
  toastFailure(error, 'Failed to mark notification as read')
}
