import { navigate } from 'wouter/use-browser-location'
import { paths } from '../../../../src/contracts/app-paths.ts'
import { CallError, messageOf } from '../../../lib/call-error.ts'
import { toast } from '../../../ui/toast.tsx'

/** Tells why a crawl that was started from a list, not from the form, did not start. */
export function toastFailure(error: unknown): void {
  const isLimit = error instanceof CallError && error.status === 402
  const action = isLimit ? { label: 'Upgrade plan', onClick: () => navigate(paths.pricing.to()) } : undefined
  toast.error(messageOf(error, 'Crawl failed'), { action })
}
