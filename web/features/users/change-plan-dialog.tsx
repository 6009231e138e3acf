import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { type AdminUser, ChangeUserPlan } from '../../../src/contracts/users/users.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastUnlessOfField } from '../../ui/toast-failure.ts'
import { useChangeUserPlan, userQueries } from './api.ts'
import { nameOf } from './user-words.ts'

const FAILURE = 'Failed to change the plan'
const NO_PLAN = 'none'

/** Assigns a user a plan free of charge, or removes it. */
export function ChangePlanDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const { data: plans, error, refetch, isFetching } = useQuery(userQueries.plans())
  const change = useChangeUserPlan()
  const form = useContractForm<z.input<typeof ChangeUserPlan>, ChangeUserPlan>(ChangeUserPlan, {
    defaultValues: { plan_id: user.plan?.id ?? null, ends_at: null, reason: '' },
    failureMessage: FAILURE,
  })
  const planId = form.watch('plan_id')
  const endsAt = form.watch('ends_at')
  const onSubmit = form.submit(async (body) => {
    try {
      const { message } = await change.mutateAsync({ params: { id: user.id }, body })
      toast.success(message ?? 'Plan changed')
      onClose()
    } catch (failure) {
      toastUnlessOfField(failure, FAILURE)
    }
  })
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      title={`Change the plan of ${nameOf(user)}`}
      description="A plan you grant is free and keeps today's limits. Cancel or refund a paid period first."
    >
      {error && !plans ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
          <Field label="Plan" error={form.errorOf('plan_id')}>
            <Select
              value={planId ?? NO_PLAN}
              isDisabled={!plans}
              onChange={(value) => {
                form.setValue('plan_id', value === NO_PLAN ? null : value)
                if (value === NO_PLAN) form.setValue('ends_at', null)
              }}
              options={[
                { value: NO_PLAN, label: 'No plan' },
                ...(plans ?? []).map(({ id, display_name, is_active }) => ({
                  value: id,
                  label: is_active ? display_name : `${display_name} (not for sale)`,
                })),
              ]}
            />
          </Field>
          <Field
            label="Ends on"
            aside="Optional"
            hint="Ends at the end of this day (UTC). Leave empty to keep it until someone changes it."
            error={form.errorOf('ends_at')}
          >
            <Input
              type="date"
              disabled={planId === null}
              value={endsAt?.slice(0, 10) ?? ''}
              onChange={({ target: { value } }) => form.setValue('ends_at', value ? `${value}T23:59:59Z` : null)}
            />
          </Field>
          <Field label="Reason" hint="Recorded in the audit trail." error={form.errorOf('reason')} isRequired>
            <Textarea {...form.register('reason')} rows={2} maxLength={500} />
          </Field>
          <FormAlert message={form.formMessage} isOffline={form.isOffline} needsPlan={form.needsPlan} />
          <FormFooter
            isSubmitting={form.isSubmitting}
            onCancel={onClose}
            submit="Change Plan"
            submitting="Changing..."
          />
        </form>
      )}
    </Dialog>
  )
}
