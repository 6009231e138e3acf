import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.tsx'

/**
 * Tells that something did not work, and beneath it why.
 *
 * @param what the specification's text, such as 'Failed to cancel download'
 */
export function toastFailure(what: string, error: unknown): void {
  toast.error(what, { description: reasonOf(error, what) })
}

/** Why a call failed, in the server's words; undefined when they are no more than `what`, or when there are none. */
function reasonOf(error: unknown, what: string): string | undefined {
  if (!(error instanceof CallError)) return undefined
  if (error.code === 'network') return 'No answer came from the server. Check your connection and try again.'
  return error.isFromServer && error.message !== what ? error.message : undefined
}
