import { navigate } from 'wouter/use-browser-location'
import { paths } from '../../src/contracts/app-paths.ts'
import { CallError, messageOf } from '../lib/call-error.ts'
import { toast } from './toast.tsx'

/**
 * Says why something did not work: in the server's words, else in `fallback`, such as 'Failed to update profile'; with the way to a plan
 * where one is what is missing.
 */
export function toastFailure(error: unknown, fallback: string): void {
  const isPlan = error instanceof CallError && error.status === 402
  const isOffline = error instanceof CallError && error.code === 'network'
  toast.error(messageOf(error, fallback), {
    description: isOffline ? 'No answer came from the server. Check your connection and try again.' : undefined,
    action: isPlan ? { label: 'Upgrade plan', onClick: () => navigate(paths.pricing.to()) } : undefined,
  })
}

/**
 * The same with a name: 'Delete failed: ' and the server's words, or else the error's own message.
 *
 * @param description what happened to the rest
 */
export function toastNamedFailure(error: unknown, what: string, description?: string): void {
  const reason = messageOf(error, error instanceof Error ? error.message : 'Unknown error')
  const isPlan = error instanceof CallError && error.status === 402
  toast.error(`${what}: ${reason}`, {
    description,
    action: isPlan ? { label: 'Upgrade plan', onClick: () => navigate(paths.pricing.to()) } : undefined,
  })
}

/**
 * The same for what a form sent, except where the server says which field is wrong.
 *
 * @throws that error, which the form shows beside the field
 */
export function toastUnlessOfField(error: unknown, fallback: string): void {
  if (error instanceof CallError && Object.keys(error.fields).length > 0) throw error
  toastFailure(error, fallback)
}
