import { CallError } from '../../lib/call-error.ts'
import { CallFailure } from '../../ui/call-failure.tsx'
import { ErrorState } from '../../ui/error-state.tsx'

/** Whether somebody may not see keys at all, and so may not make one either. */
export const isRefusal = (error: Error | null): boolean =>
  error instanceof CallError && (error.status === 402 || error.status === 403)

export interface KeyListFailureProps {
  error: Error
  onRetry: () => void
  isRetrying: boolean
}

/** What stands where the keys could not be loaded. */
export function KeyListFailure({ error, onRetry, isRetrying }: KeyListFailureProps) {
  if (isRefusal(error)) return <CallFailure error={error} onRetry={onRetry} isRetrying={isRetrying} />
  const isOffline = error instanceof CallError && error.code === 'network'
  return (
    <ErrorState title={`Error loading API keys: ${error.message}`} onRetry={onRetry} isRetrying={isRetrying}>
      {isOffline ? undefined : 'Please try again in a moment.'}
    </ErrorState>
  )
}
