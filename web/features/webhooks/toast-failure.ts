import { navigate } from 'wouter/use-browser-location'
import { paths } from '../../../src/contracts/app-paths.ts'
import { CallError, messageOf } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.tsx'

/** Says why nothing changed: the server's reason, else `fallback`; with the way to a plan where one is what is missing. */
export function toastFailure(error: unknown, fallback: string): void {
  const isPlan = error instanceof CallError && error.status === 402
  const action = isPlan ? { label: 'Upgrade plan', onClick: () => navigate(paths.pricing.to()) } : undefined
  toast.error(messageOf(error, fallback), { action })
}
