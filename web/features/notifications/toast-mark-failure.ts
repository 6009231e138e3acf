import { toastFailure } from '../../ui/toast-failure.ts'

/** Shows that a notification could not be marked as read, with the server's reason if there is one. */
export function toastMarkFailure(error: Error): void {
  toastFailure(error, 'Failed to mark notification as read')
}
