import type { AdminPlan } from '../../../../src/contracts/billing/admin-plans.ts'
import { DeletionDialog } from '../../../ui/deletion-dialog.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { useDeletePlan } from './api.ts'

/** Asks for confirmation before a plan is permanently deleted. */
export function DeletePlanDialog({ plan, onClose }: { plan: AdminPlan; onClose: () => void }) {
  const remove = useDeletePlan()
  return (
    <DeletionDialog
      title="Delete Plan"
      onDelete={async () => {
        const { message } = await remove.mutateAsync({ params: { id: plan.id } })
        return message ?? 'Plan deleted successfully'
      }}
      onFailure={(error) => toastFailure(error, 'Failed to delete plan')}
      onClose={onClose}
    >
      Are you sure you want to delete the "{plan.display_name}" plan? This action cannot be undone.
    </DeletionDialog>
  )
}
