import { getBillingDetails } from '../../../src/contracts/billing/billing-details.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { BillingDetailsPanel } from '../../features/billing/details/billing-details-panel.tsx'
import { can } from '../../lib/can.ts'
import { ForbiddenState } from '../../ui/forbidden-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useViewer } from '../use-viewer-session.ts'

/** What receipts say about the buyer, and who receives them. */
export default function BillingDetailsPage() {
  const { user } = useViewer()
  if (user && !can(user, getBillingDetails)) return <ForbiddenState />
  return (
    <>
      <PageHeader
        title="Billing details"
        description="Your company on receipts, and who receives them."
        breadcrumbs={[{ label: 'Subscription', href: paths.subscription.to() }, { label: 'Billing details' }]}
      />
      <BillingDetailsPanel />
    </>
  )
}
