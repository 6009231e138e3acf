import { navigate } from 'wouter/use-browser-location'
import { paths } from '../../src/rules/site/app-paths.ts'
import { CallError, messageOf } from '../lib/call-error.ts'
import { toast } from './toast.tsx'

/**
 * Shows why an action failed: the server's message, or else `fallback`, such as 'Failed to update profile'. Offers an
 * upgrade if the plan lacks the feature.
 */
export function toastFailure(error: unknown, fallback: string): void {
  const isPlan = error instanceof CallError && error.status === 402
  const isOffline = error instanceof CallError && error.code === 'network'
  toast.error(messageOf(error, fallback), {
    description: isOffline ? "The server didn't respond. Check your connection and try again." : undefined,
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
 * The same for a form submission, unless the server names an invalid field.
 *
 * @throws that error, which the form shows beside the field
 */
export function toastUnlessOfField(error: unknown, fallback: string): void {
  if (error instanceof CallError && Object.keys(error.fields).length > 0) throw error
  toastFailure(error, fallback)
}
