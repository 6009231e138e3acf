import { RotateCw } from 'lucide-react'
import { CallError, messageOf } from '../../../lib/call-error.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { CallFailure } from '../../../ui/call-failure.tsx'

/** Shown in place of figures that could not be loaded. */
export function AnalyticsFailure({
  error,
  onRetry,
  isRetrying,
}: {
  error: Error
  onRetry: () => void
  isRetrying: boolean
}) {
  const isRefused = error instanceof CallError && [401, 402, 403].includes(error.status)
  if (isRefused) return <CallFailure error={error} onRetry={onRetry} isRetrying={isRetrying} />
  return (
    <Alert
      tone="danger"
      title="Error loading analytics"
      actions={
        <Button size="sm" icon={RotateCw} isLoading={isRetrying} onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {messageOf(error, 'Check your connection and try again.')}
    </Alert>
  )
}
