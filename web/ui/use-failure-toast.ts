import { useEffect } from 'react'
import { CallError } from '../lib/call-error.ts'
import { toastFailure } from './toast-failure.ts'

/** Says once why something did not load, in the server's words or in `fallback`. Who may not see it is told in the page alone. */
export function useFailureToast(error: Error | null, fallback: string): void {
  useEffect(() => {
    if (error && !(error instanceof CallError && error.status === 403)) toastFailure(error, fallback)
  }, [error, fallback])
}
