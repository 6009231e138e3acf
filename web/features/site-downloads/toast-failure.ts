import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.tsx'

/**
 * Shows a toast that an action failed, with the reason below.
 *
 * @param what the specification's text, such as 'Failed to cancel download'
 */
export function toastFailure(what: string, error: unknown): void {
  toast.error(what, { description: reasonOf(error, what) })
}

/** Why a call failed, in the server's words. Undefined if there are none, or they only repeat `what`. */
function reasonOf(error: unknown, what: string): string | undefined {
  if (!(error instanceof CallError)) return undefined
  if (error.code === 'network') return "The server didn't respond. Check your connection and try again."
  return error.isFromServer && error.message !== what ? error.message : undefined
}
