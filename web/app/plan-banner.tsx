import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { paths } from '../../src/rules/site/app-paths.ts'
import { dayText, isInLastDays, mayPayNow } from '../features/billing/plan-facts.ts'
import { subscriptionQuery } from '../queries/billing.ts'
import { Alert } from '../ui/alert.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { LinkButton } from '../ui/link-button.tsx'

const PayNowButton = lazyPart(async () => (await import('../features/billing/pay-now-button.tsx')).PayNowButton)

/**
 * Banner above every dashboard page: a payment failed, or a trial is about to end. Not shown on pages that say so
 * themselves.
 */
export function PlanBanner() {
  const [location] = useLocation()
  const { data: subscription } = useQuery(subscriptionQuery())
  if (!subscription || location === paths.subscription.pattern || location === paths.pricing.pattern) return null
  const { status, plan, current_period_end, grace_ends_at } = subscription
  if (status === 'past_due' && mayPayNow(subscription)) {
    return (
      <div className="print:hidden">
        <Alert isBanner tone="danger" title="Your payment failed" actions={<PayNowButton />}>
          {`You keep ${plan.display_name} until ${dayText(grace_ends_at ?? current_period_end)}. Please pay before then.`}
        </Alert>
      </div>
    )
  }
  if (status === 'trialing' && isInLastDays(subscription)) {
    return (
      <div className="print:hidden">
        <Alert
          isBanner
          tone="warning"
          title={`Your trial of ${plan.display_name} ends on ${dayText(current_period_end)}`}
          actions={
            <LinkButton href={paths.pricing.to()} size="sm" variant="primary">
              View Plans
            </LinkButton>
          }
        >
          It ends automatically. To keep the plan, subscribe before then.
        </Alert>
      </div>
    )
  }
  return null
}
