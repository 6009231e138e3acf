import { Plus } from 'lucide-react'
import { useState } from 'react'
import { createPlan, listAdminPlans } from '../../../src/contracts/billing/admin-plans.ts'
import { PlanFormDialog } from '../../features/billing/plans/plan-form-dialog.tsx'
import { PlanList } from '../../features/billing/plans/plan-list.tsx'
import { PlanStats } from '../../features/billing/plans/plan-stats.tsx'
import { can } from '../../lib/can.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { ForbiddenState } from '../../ui/forbidden-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useViewer } from '../use-viewer-session.ts'

/** Administration of the plans and their prices. */
export default function AdminPlansPage() {
  const { user } = useViewer()
  const [isCreating, setIsCreating] = useState(false)
  if (user && !can(user, listAdminPlans)) return <ForbiddenState />
  return (
    <>
      <PageHeader
        title="Plan Management"
        description="Plans, their limits and their prices."
        actions={
          <Allowed to={createPlan}>
            <Button variant="primary" icon={Plus} onClick={() => setIsCreating(true)}>
              Create Plan
            </Button>
          </Allowed>
        }
      />
      <PlanStats />
      <PlanList onCreate={() => setIsCreating(true)} />
      {isCreating ? <PlanFormDialog plan={null} onClose={() => setIsCreating(false)} /> : null}
    </>
  )
}
