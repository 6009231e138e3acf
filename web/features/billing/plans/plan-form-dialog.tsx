import { useState } from 'react'
import { type AdminPlan, PlanInput } from '../../../../src/contracts/billing/admin-plans.ts'
import { CallError } from '../../../lib/call-error.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { useCreatePlan, useUpdatePlan } from './api.ts'
import { PlanFields } from './plan-fields.tsx'
import { NEW_PLAN, valuesOf } from './plan-form.ts'

/** Creates or edits a plan. */
export function PlanFormDialog({ plan, onClose }: { plan: AdminPlan | null; onClose: () => void }) {
  const create = useCreatePlan()
  const update = useUpdatePlan()
  const form = useContractForm(PlanInput, {
    defaultValues: plan ? valuesOf(plan) : NEW_PLAN,
    failureMessage: plan ? 'Failed to update plan' : 'Failed to create plan',
  })
  const [unconfirmed, setUnconfirmed] = useState<{ body: PlanInput; question: string } | null>(null)
  const send = async (body: PlanInput, confirm_price_change: boolean) => {
    const { message } = plan
      ? await update.mutateAsync({ params: { id: plan.id }, body: { ...body, confirm_price_change } })
      : await create.mutateAsync({ body })
    toast.success(message ?? (plan ? 'Plan updated successfully' : 'Plan created successfully'))
    onClose()
  }
  const onSubmit = form.submit(async (body) => {
    try {
      await send(body, false)
    } catch (error) {
      const question = error instanceof CallError && error.fields.confirm_price_change?.[0]
      if (!question) throw error
      setUnconfirmed({ body, question })
    }
  })
  async function confirm(body: PlanInput) {
    try {
      await send(body, true)
    } catch (error) {
      setUnconfirmed(null)
      toastFailure(error, 'Failed to update plan')
    }
  }
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      size="lg"
      title={plan ? `Edit ${plan.display_name}` : 'Create Plan'}
      description={
        plan
          ? 'Current subscribers keep what they bought until renewal.'
          : "People can choose it as soon as it's active."
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
      {unconfirmed ? (
        <ConfirmDialog
          isOpen
          title="Change the price?"
          confirmLabel="Change Price"
          isPending={update.isPending}
          onConfirm={() => void confirm(unconfirmed.body)}
          onCancel={() => setUnconfirmed(null)}
        >
          {unconfirmed.question}
        </ConfirmDialog>
      ) : null}
    </Dialog>
  )
}
