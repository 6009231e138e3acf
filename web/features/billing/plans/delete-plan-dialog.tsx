import type { AdminPlan } from '../../../../src/contracts/billing/admin-plans.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { useDeletePlan } from './api.ts'

/** Asks for confirmation before a plan is permanently deleted. */
export function DeletePlanDialog({ plan, onClose }: { plan: AdminPlan; onClose: () => void }) {
  const remove = useDeletePlan()
  async function confirm() {
    try {
      const { message } = await remove.mutateAsync({ params: { id: plan.id } })
      toast.success(message ?? 'Plan deleted successfully')
    } catch (error) {
      toastFailure(error, 'Failed to delete plan')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title="Delete Plan"
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      Are you sure you want to delete the "{plan.display_name}" plan? This action cannot be undone.
    </ConfirmDialog>
  )
}
