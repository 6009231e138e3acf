import { paths } from '../../../src/rules/site/app-paths.ts'
import { CurrentSubscription } from '../../features/billing/current-subscription.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export default function SubscriptionPage() {
  return (
    <>
      <PageHeader
        title="Subscription"
        description="Your plan and its remaining usage."
        actions={
          <>
            <LinkButton href={paths.billingDetails.to()}>Billing details</LinkButton>
            <LinkButton href={paths.usage.to()}>Seats and usage</LinkButton>
          </>
        }
      />
      <CurrentSubscription />
    </>
  )
}
