import { CallError, messageOf } from '../../lib/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ForbiddenState } from '../../ui/forbidden-state.tsx'
import { FREE_LIMITS } from './free-limits.ts'
import { UsageList } from './usage-list.tsx'
import { RETRIES_MAX, type Retries } from './use-retries.ts'

export interface SubscriptionFailureProps {
  /** Null during a retry. */
  error: Error | null
  retries: Retries
}

/** Shown if the subscription could not be loaded. After three failed retries the free plan's limits are shown. */
export function SubscriptionFailure({ error, retries: { attempt, isSpent, start } }: SubscriptionFailureProps) {
  if (error instanceof CallError && error.status === 403)
    return <ForbiddenState>{error.isFromServer ? error.message : undefined}</ForbiddenState>
  const reason = messageOf(error, 'Failed to load subscription data')
  if (!isSpent) {
    return (
      <Card>
        <ErrorState title={reason} onRetry={start} isRetrying={attempt !== null}>
          {attempt === null ? undefined : (
            <span role="status">
              Retrying... ({attempt}/{RETRIES_MAX})
            </span>
          )}
        </ErrorState>
      </Card>
    )
  }
  return (
    <>
      <Alert
        tone="warning"
        title={reason}
        className="mb-5"
        actions={
          <Button size="sm" onClick={start}>
            Try again
          </Button>
        }
      >
        Until it loads, we show the free plan's limits.
      </Alert>
      <Card title="Free Plan" description="Default limits" className="max-w-xl">
        <UsageList usage={FREE_LIMITS} />
      </Card>
    </>
  )
}
