import { useEffect } from 'react'
import { CallError } from '../lib/call-error.ts'
import { toastFailure } from './toast-failure.ts'

/** Shows one toast when loading fails, with the server's message or `fallback`. A 403 is shown only on the page. */
export function useFailureToast(error: Error | null, fallback: string): void {
  useEffect(() => {
    if (error && !(error instanceof CallError && error.status === 403)) toastFailure(error, fallback)
  }, [error, fallback])
}
