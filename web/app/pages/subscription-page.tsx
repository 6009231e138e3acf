import { CurrentSubscription } from '../../features/billing/current-subscription.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export default function SubscriptionPage() {
  return (
    <>
      <PageHeader title="Subscription" description="Your plan and its remaining usage." />
      <CurrentSubscription />
    </>
  )
}
