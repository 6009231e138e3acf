import { CallError } from '../../lib/call-error.ts'
import { CallFailure } from '../../ui/call-failure.tsx'
import { ErrorState } from '../../ui/error-state.tsx'

/** Whether the viewer may not list keys, and so may not create one either (402 or 403). */
export const isRefusal = (error: Error | null): boolean =>
  error instanceof CallError && (error.status === 402 || error.status === 403)

export interface KeyListFailureProps {
  error: Error
  onRetry: () => void
  isRetrying: boolean
}

/** Shown in place of the keys if loading them failed. */
export function KeyListFailure({ error, onRetry, isRetrying }: KeyListFailureProps) {
  if (isRefusal(error)) return <CallFailure error={error} onRetry={onRetry} isRetrying={isRetrying} />
  const isOffline = error instanceof CallError && error.code === 'network'
  return (
    <ErrorState title={`Error loading API keys: ${error.message}`} onRetry={onRetry} isRetrying={isRetrying}>
      {isOffline ? undefined : 'Please try again in a moment.'}
    </ErrorState>
  )
}
