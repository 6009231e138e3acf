import { getUsageReport } from '../../../src/contracts/billing/usage-report.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { UsageReportPanel } from '../../features/billing/usage/usage-report.tsx'
import { can } from '../../lib/can.ts'
import { ForbiddenState } from '../../ui/forbidden-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useViewer } from '../use-viewer-session.ts'

/** Seats and usage of the plan's limits. */
export default function UsagePage() {
  const { user } = useViewer()
  if (user && !can(user, getUsageReport)) return <ForbiddenState />
  return (
    <>
      <PageHeader
        title="Seats and usage"
        description="What is used of your plan, by whom, and by month."
        breadcrumbs={[{ label: 'Subscription', href: paths.subscription.to() }, { label: 'Seats and usage' }]}
      />
      <UsageReportPanel />
    </>
  )
}
