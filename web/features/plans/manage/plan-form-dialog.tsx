import { type AdminPlan, PlanInput } from '../../../../src/contracts/admin-plans.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCreatePlan, useUpdatePlan } from './api.ts'
import { PlanFields } from './plan-fields.tsx'
import { NEW_PLAN, valuesOf } from './plan-form.ts'

/** Makes a plan, or changes one. */
export function PlanFormDialog({ plan, onClose }: { plan: AdminPlan | null; onClose: () => void }) {
  const create = useCreatePlan()
  const update = useUpdatePlan()
  const form = useContractForm(PlanInput, {
    defaultValues: plan ? valuesOf(plan) : NEW_PLAN,
    failureMessage: plan ? 'Failed to update plan' : 'Failed to create plan',
  })
  const onSubmit = form.submit(async (body) => {
    const { message } = plan
      ? await update.mutateAsync({ params: { id: plan.id }, body })
      : await create.mutateAsync({ body })
    toast.success(message ?? (plan ? 'Plan updated successfully' : 'Plan created successfully'))
    onClose()
  })
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      size="lg"
      title={plan ? `Edit ${plan.display_name}` : 'Create Plan'}
      description={
        plan
          ? 'Whoever has the plan keeps what they bought until it renews.'
          : 'It can be chosen as soon as it is active.'
      }
    >
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
        <PlanFields form={form} />
        <FormAlert message={form.formMessage} isOffline={form.isOffline} needsPlan={form.needsPlan} />
        <FormFooter
          isSubmitting={form.isSubmitting}
          onCancel={onClose}
          submit={plan ? 'Update Plan' : 'Create Plan'}
          submitting="Saving..."
        />
      </form>
    </Dialog>
  )
}
