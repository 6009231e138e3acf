import { navigate } from 'wouter/use-browser-location'
import { paths } from '../../../src/contracts/app-paths.ts'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.tsx'

/** The server's words, else those of the error. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Says what did not work, and why: 'Failed to send campaign: {message}'; with the way to a plan where one is what is missing. */
export function toastFailed(what: string, error: unknown): void {
  const isPlan = error instanceof CallError && error.status === 402
  toast.error(`${what}: ${reasonOf(error)}`, {
    action: isPlan ? { label: 'Upgrade plan', onClick: () => navigate(paths.pricing.to()) } : undefined,
  })
}
