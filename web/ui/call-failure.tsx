import { paths } from '../../src/rules/site/app-paths.ts'
import { CallError, messageOf } from '../lib/call-error.ts'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { ForbiddenState } from './forbidden-state.tsx'
import { LinkButton } from './link-button.tsx'

/** Shown in place of a list or a crawl that could not be loaded, depending on the error. */
export function CallFailure({
  error,
  onRetry,
  isRetrying,
}: {
  error: Error
  onRetry: () => void
  isRetrying?: boolean
}) {
  if (error instanceof CallError && error.code === 'subscription_required') return <SubscriptionRequired />
  if (error instanceof CallError && error.status === 402) return <PlanLacks message={error.message} />
  if (error instanceof CallError && error.status === 403) {
    // The server names the role that a workspace's member needs.
    return <ForbiddenState>{error.isFromServer ? error.message : undefined}</ForbiddenState>
  }
  const message = messageOf(error, 'Check your connection and try again.')
  const requestId = (error instanceof CallError && error.requestId) || undefined
  return (
    <ErrorState
      onRetry={onRetry}
      isRetrying={isRetrying}
      // The message of an unexpected error already contains the request id.
      requestId={requestId && message.includes(requestId) ? undefined : requestId}
    >
      {message}
    </ErrorState>
  )
}

/** For features that the plan lacks, or whose quota is used up. */
function PlanLacks({ message }: { message: string }) {
  return (
    <EmptyState
      art="lock"
      title="Your plan doesn't include this"
      actions={
        <LinkButton href={paths.pricing.to()} variant="primary">
          Upgrade plan
        </LinkButton>
      }
    >
      {message}
    </EmptyState>
  )
}

/** For an account whose subscription ended while the page was open; the texts are the specification's. */
export function SubscriptionRequired() {
  return (
    <EmptyState
      art="lock"
      title="Subscription Required"
      actions={
        <>
          <LinkButton href={paths.pricing.to()} variant="primary">
            View Plans
          </LinkButton>
          <LinkButton href={paths.subscription.to()}>Manage Subscription</LinkButton>
        </>
      }
    >
      You need an active subscription. Your data is safe and unchanged.
    </EmptyState>
  )
}
