import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { AdminPlan } from '../../../../src/contracts/billing/admin-plans.ts'
import { createPlan } from '../../../../src/contracts/billing/admin-plans.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { CallError, messageOf } from '../../../lib/call-error.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { adminPlanQueries, useTogglePlan } from './api.ts'
import { DeletePlanDialog } from './delete-plan-dialog.tsx'
import { PlanDetailsDialog } from './plan-details-dialog.tsx'
import { PlanFormDialog } from './plan-form-dialog.tsx'
import { PlanTable } from './plan-table.tsx'

/** All plans, including inactive ones, with their actions. */
export function PlanList({ onCreate }: { onCreate: () => void }) {
  const { data: plans, error, refetch, isFetching } = useQuery(adminPlanQueries.list())
  const toggle = useTogglePlan()
  const [asked, setAsked] = useState<{ deed: 'open' | 'edit' | 'delete' | 'deactivate'; plan: AdminPlan } | null>(null)
  const close = () => setAsked(null)
  async function toggleOne({ id }: AdminPlan) {
    try {
      const { message, plan } = await toggle.mutateAsync({ params: { id } })
      toast.success(message ?? (plan.is_active ? 'Plan activated' : 'Plan deactivated'))
    } catch (failure) {
      toastFailure(failure, 'Failed to toggle plan status')
    }
  }
  const isRefused = error instanceof CallError && (error.status === 403 || error.status === 402)
  return (
    <>
      <Card isFlush>
        {error && !plans ? (
          isRefused ? (
            <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          ) : (
            <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
              {messageOf(error, 'Failed to fetch plans data')}
            </ErrorState>
          )
        ) : !plans ? (
          <TableSkeleton rows={4} lines={2} label="Loading plans" />
        ) : plans.length === 0 ? (
          <EmptyState
            title="No plans yet"
            actions={
              <Allowed to={createPlan}>
                <Button variant="primary" icon={Plus} onClick={onCreate}>
                  Create Plan
                </Button>
              </Allowed>
            }
          >
            A plan sets limits and a price. Create one so that people can subscribe.
          </EmptyState>
        ) : (
          <PlanTable
            plans={plans}
            togglingId={toggle.isPending ? toggle.variables.params.id : undefined}
            onOpen={(plan) => setAsked({ deed: 'open', plan })}
            onEdit={(plan) => setAsked({ deed: 'edit', plan })}
            onDelete={(plan) => setAsked({ deed: 'delete', plan })}
            // Confirms first if the plan has subscribers.
            onToggle={(plan) =>
              plan.is_active && plan.subscriptions_count > 0
                ? setAsked({ deed: 'deactivate', plan })
                : void toggleOne(plan)
            }
          />
        )}
      </Card>
      {asked?.deed === 'open' ? <PlanDetailsDialog plan={asked.plan} onClose={close} /> : null}
      {asked?.deed === 'edit' ? <PlanFormDialog plan={asked.plan} onClose={close} /> : null}
      {asked?.deed === 'deactivate' ? (
        <ConfirmDialog
          isOpen
          title={`Deactivate ${asked.plan.display_name}?`}
          confirmLabel="Deactivate"
          isPending={toggle.isPending}
          onConfirm={() => void toggleOne(asked.plan).then(close)}
          onCancel={close}
        >
          {`${pluralize(asked.plan.subscriptions_count, 'subscription has', 'subscriptions have')} this plan. They keep it and renew as before, but no one new can choose it.`}
        </ConfirmDialog>
      ) : null}
      {asked?.deed === 'delete' ? <DeletePlanDialog plan={asked.plan} onClose={close} /> : null}
    </>
  )
}
